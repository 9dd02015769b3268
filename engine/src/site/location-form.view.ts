import { toUndefined } from '../shared/index.js'
import type { LocationFormContext } from './location-form.machine.js'
import type { LocationFault, LocationFaultTexts } from './location-form.js'

/** What the form of the location dialog shows. */
export interface LocationFormView {
  readonly text: string
  /** What is wrong with the ZIP code; empty when nothing is. */
  readonly error: string
  /** What else went wrong; empty when nothing did. */
  readonly notice: string
  /** Whether an answer is waited for. */
  readonly isBusy: boolean
}

const OF_ZIP: readonly LocationFault[] = ['missing', 'malformed', 'unknown']

/**
 * Shows the form of the location dialog.
 *
 * @param form - What it keeps, and whether an answer is waited for.
 * @param faults - The text of each fault.
 * @returns What was typed, and what is wrong in words.
 * @source B-PRICE-27, D-B-17
 *
 * @example A code nobody has
 * ```ts
 * import { locationFormView } from '@evkit/engine/site'
 * import { option } from 'fp-ts'
 *
 * const form = { text: '00000', fault: option.some('unknown'), position: option.none, isBusy: false } as const
 * const faults = { missing: '', malformed: '', unknown: 'No such code', denied: '', unlocated: '', outside: '', unreached: '' }
 * locationFormView(form, faults) // => { text: '00000', error: 'No such code', notice: '', isBusy: false }
 * ```
 * @category views
 */
export const locationFormView = (
  { text, fault, isBusy }: LocationFormContext & { readonly isBusy: boolean },
  faults: LocationFaultTexts,
): LocationFormView => {
  const what = toUndefined(fault)
  const said = what === undefined ? '' : faults[what]
  const isOfZip = what !== undefined && OF_ZIP.includes(what)
  return { text, error: isOfZip ? said : '', notice: isOfZip ? '' : said, isBusy }
}
