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
 * @source B-PRICE-27, D-B-17
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
