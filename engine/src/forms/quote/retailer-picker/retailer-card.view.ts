import { MILES_PER_KM, toUndefined } from '../../../shared/index.js'
import type { DistanceUnit, NumberFormat } from '../../../site/index.js'
import {
  type Flag,
  type FormWords,
  linkPhone,
  listAddressLines,
  type Retailer,
  type SectionText,
} from '../../lead/index.js'
import type { RetailerCard } from './retailer-picker-view.types.js'

/** What puts retailers into words. */
export interface RetailerWords extends FormWords {
  readonly numbers: NumberFormat
  /** Unit distances are shown in. */
  readonly distance: DistanceUnit
}

/** Puts a distance into words of the site's unit. */
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
  readonly words: Pick<RetailerWords, 'numbers' | 'distance'>
  readonly text: SectionText
  readonly flags: readonly Flag[]
  /** Code of the country addresses are written for; of no country where it is left out. */
  readonly country?: string
  /** Id of the chosen one; empty when none is. */
  readonly chosenId: string
}

/** Makes the card of a retailer. */
export const toRetailerCard = (
  retailer: Retailer,
  { words, text, flags, country, chosenId }: CardSource,
  mark: string,
): RetailerCard => {
  const km = toUndefined(retailer.distanceToAddress)
  const phone = retailer.phone.trim()
  return {
    id: retailer.dealerId,
    mark,
    name: retailer.name,
    lines: listAddressLines(retailer.address, flags, country),
    phone,
    phoneHref: linkPhone(phone),
    distance: km === undefined ? '' : wordDistance(km, words, text),
    isChosen: retailer.dealerId === chosenId,
  }
}
