import type { RouteWords } from './wording.view.js'
import type { Credit } from '../route.types.js'

/** One source of what is shown. */
export interface CreditView {
  readonly text: string
  /** Address of the source; empty when there is none. */
  readonly url: string
  /** Licence, and of when the data is. */
  readonly note: string
}

/** The sources of an answer, each once. */
export const toCredits = (
  credits: readonly Credit[],
  { translate }: Pick<RouteWords, 'translate'>,
): readonly CreditView[] => {
  const once = new Map(credits.map((credit) => [credit.text, credit]))
  return [...once.values()].map(({ text, url, licence, asOf }) => ({
    text,
    url,
    note: asOf === '' ? licence : translate('credit.asOf', { licence, asOf }),
  }))
}
