import type { Flag } from './features.js'
import type { FormParameters } from './parameters.js'
import type { AppId } from './purpose.js'

/** The form whose labels are asked about. */
export interface ConversationInput {
  readonly app: AppId
  /** Market slug. */
  readonly market: string
  readonly query: FormParameters
}

/** Tells whether a form asks in whole sentences: the Swedish quote form, while its flag is on. */
export const isConversational = (
  { app, market, query }: ConversationInput,
  flags: readonly Flag[],
): boolean =>
  query.disableexperiments !== true &&
  app === 'quote' &&
  market === 'se' &&
  flags.includes('ConversationalForm')
