import { MILES_PER_KM, toUndefined } from '../../shared/index.js'
import type { DistanceUnit, NumberFormat } from '../../site/index.js'
import type { Flag } from '../features.js'
import type { Dealer } from '../forms.types.js'
import { linkPhone } from '../phone.js'
import { listAddressLines } from '../postal-address.js'
import type { FormWords, SectionText } from '../view/form-words.js'
import type { RetailerCard } from './retailer-picker-view.types.js'

/** What puts retailers into words. */
export interface RetailerWords extends FormWords {
  readonly numbers: NumberFormat
  /** Unit distances are shown in. */
  readonly distance: DistanceUnit
}

/**
 * Puts a distance into words of the site's unit.
 *
 * @param km - [km] 0 or more.
 * @param words - Number format and unit.
 * @param text - Texts by key.
 * @returns The distance with one decimal and its unit.
 * @source F-RET-22, E-F-42
 *
 * @example Miles where the site uses miles
 * ```ts
 * import { wordDistance } from '@evkit/engine/forms/retailer-picker'
 * import { numberFormat } from '@evkit/engine/site'
 *
 * const text = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
 * wordDistance(3.2, { numbers: numberFormat('sv'), distance: 'km' }, text) // => 'DistanceKm 3,2'
 * wordDistance(3.2, { numbers: numberFormat('en-GB'), distance: 'mi' }, text) // => 'DistanceMiles 2.0'
 * ```
 * @category formatting
 */
export const wordDistance = (
  km: number,
  { numbers, distance }: Pick<RetailerWords, 'numbers' | 'distance'>,
  text: SectionText,
): string =>
  distance === 'km'
    ? text('DistanceKm', { value: numbers.decimal(km, 1) })
    : text('DistanceMiles', { value: numbers.decimal(km * MILES_PER_KM, 1) })

/** What a retailer is put into words with. */
export interface CardSource {
  readonly words: RetailerWords
  readonly text: SectionText
  readonly flags: readonly Flag[]
  /** Code of the country addresses are written for; of no country where it is left out. */
  readonly country?: string
  /** Id of the chosen one; empty when none is. */
  readonly chosenId: string
}

/**
 * Makes the card of a retailer.
 *
 * @param dealer - The retailer.
 * @param source - Words, flags, and which is chosen.
 * @param mark - What it is called on the map; empty without one.
 * @returns Name, address, phone and distance, in words.
 * @source F-RET-22, F-FLAG-22, E-F-42, E-T-65
 *
 * @example Its address
 * ```ts
 * import { toRetailerCard } from '@evkit/engine/forms/retailer-picker'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyDealer } from '@evkit/engine/testing'
 *
 * const words = { translate: String, dictionary: new Map(), nameCountry: String, compare: () => 0, numbers: numberFormat('en'), distance: 'mi' } as const
 * toRetailerCard(tinyDealer, { words, text: String, flags: [], country: 'GB', chosenId: '' }, '').lines // => ['1 High Street', 'Maidenhead SL6 4FL']
 * ```
 * @category view
 */
export const toRetailerCard = (
  dealer: Dealer,
  { words, text, flags, country, chosenId }: CardSource,
  mark: string,
): RetailerCard => {
  const km = toUndefined(dealer.distanceToAddress)
  const phone = dealer.phone.trim()
  return {
    id: dealer.dealerId,
    mark,
    name: dealer.name,
    lines: listAddressLines(dealer.address, flags, country),
    phone,
    phoneHref: linkPhone(phone),
    distance: km === undefined ? '' : wordDistance(km, words, text),
    isChosen: dealer.dealerId === chosenId,
  }
}
