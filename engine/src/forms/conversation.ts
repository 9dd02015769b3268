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

/**
 * Tells whether a form asks in whole sentences: the Swedish quote form, while its flag is on.
 *
 * @param form - The form.
 * @param flags - Flags that are on.
 * @returns False for every other form, and with experiments switched off by the address.
 * @law With experiments switched off by the address, no form asks in sentences.
 * @source F-ROUTE-34, F-EMB-31, F-EMB-32, F-FLAG-14, F-CFG-59, D-F-46
 *
 * @example A contact form does not
 * ```ts
 * import { isConversational } from '@evkit/engine/forms'
 *
 * isConversational({ app: 'quote', market: 'se', query: {} }, ['ConversationalForm']) // => true
 * isConversational({ app: 'contact', market: 'se', query: {} }, ['ConversationalForm']) // => false
 * ```
 * @category predicates
 */
export const isConversational = (
  { app, market, query }: ConversationInput,
  flags: readonly Flag[],
): boolean =>
  query.disableexperiments !== true &&
  app === 'quote' &&
  market === 'se' &&
  flags.includes('ConversationalForm')
