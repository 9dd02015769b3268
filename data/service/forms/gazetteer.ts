// Where a typed text is, inside one market: towns and postal codes of its retailers, then the places of its country.
import { option as O } from 'fp-ts'
import { none, some, type Option } from '@evkit/engine/shared'
import type { Prediction } from '@evkit/engine/forms'
import type { GeoPoint } from '@evkit/engine/internal/forms'
import type { RetailerDocument, FormsMarket } from '../../content/forms-assemble.js'
import { foldName, findLanguage, type FoundPlace, type PlaceIndex } from '../../places/index.js'

/** [places] Looked through for those of the country. */
const WIDE = 60
const SHORTEST_ZIP = 2

const foldZip = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '')

const sharedStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const pointOf = ({ geoCode }: RetailerDocument): GeoPoint => geoCode

/**
 * Finds where a postal code is: that of the retailer whose code begins most like it, at least by two characters. Only a
 * text with a digit is a code.
 */
export const findZip = ({ retailers }: FormsMarket, text: string): Option<GeoPoint> => {
  const wanted = foldZip(text)
  if (!/\d/.test(wanted)) return none
  const best = retailers
    .map((retailer) => ({
      retailer,
      shared: sharedStart(foldZip(retailer.address.postalCode), wanted),
    }))
    .reduce<{ readonly retailer: RetailerDocument; readonly shared: number } | undefined>(
      (top, one) => (top === undefined || one.shared > top.shared ? one : top),
      undefined,
    )
  return best !== undefined && best.shared >= SHORTEST_ZIP ? some(pointOf(best.retailer)) : none
}

const findTown = ({ retailers }: FormsMarket, text: string): Option<GeoPoint> => {
  const wanted = foldName(text)
  if (wanted === '') return none
  const found = retailers.find(({ address }) => foldName(address.city) === wanted)
  const district = retailers.find(({ address }) => foldName(address.district ?? '') === wanted)
  const retailer = found ?? district
  return retailer === undefined ? none : some(pointOf(retailer))
}

const listPlaces = (
  { entry }: FormsMarket,
  places: PlaceIndex,
  text: string,
): readonly FoundPlace[] =>
  places
    .search(text, WIDE, findLanguage(entry.locale))
    .filter(({ country }) => country === entry.country)

const findPlace = (market: FormsMarket, places: PlaceIndex, text: string): Option<GeoPoint> => {
  const wanted = foldName(text)
  const found = listPlaces(market, places, text).find(({ name, also }) =>
    [name, ...also].some((one) => foldName(one) === wanted),
  )
  return found === undefined ? none : some({ latitude: found.lat, longitude: found.lng })
}

// `1 High Street, SL6 4FL Maidenhead`: the last part says most; then fewer and fewer of its first words.
const listReadings = (text: string): readonly string[] =>
  text
    .split(/[,،]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reverse()
    .flatMap((part) => {
      const words = part.split(/\s+/)
      return words.map((_, at) => words.slice(at).join(' '))
    })

const MOST_READINGS = 24

/** Finds where an address is. */
export const findAddress = (
  market: FormsMarket,
  places: PlaceIndex,
  text: string,
): Option<GeoPoint> => {
  const readings = listReadings(text).slice(0, MOST_READINGS)
  for (const reading of readings) {
    for (const found of [
      findTown(market, reading),
      findPlace(market, places, reading),
      findZip(market, reading),
    ]) {
      if (O.isSome(found)) return found
    }
  }
  return none
}

const MOST_PREDICTIONS = 8

/** Places and postal codes of a market a text may begin. */
export const predict = (
  market: FormsMarket,
  places: PlaceIndex,
  text: string,
): readonly Prediction[] => {
  const folded = foldName(text)
  const zip = foldZip(text)
  if (folded === '' && zip === '') return []
  const codes = /\d/.test(zip)
    ? market.retailers.filter(({ address }) => foldZip(address.postalCode).startsWith(zip))
    : []
  const towns = market.retailers.filter(({ address }) => foldName(address.city).startsWith(folded))
  const all: readonly Prediction[] = [
    ...codes.map(({ dealerId, address }) => ({
      id: `zip-${dealerId}`,
      text: address.postalCode,
      type: 'postal_code' as const,
    })),
    ...(folded === '' ? [] : listPlaces(market, places, text)).map(({ id, address }) => ({
      id,
      text: address,
      type: 'geocode' as const,
    })),
    ...(folded === '' ? [] : towns).map(({ dealerId, address }) => ({
      id: `town-${dealerId}`,
      text: address.city,
      type: 'geocode' as const,
    })),
  ]
  const seen = new Set<string>()
  return all
    .filter((one) => {
      // The place index says `Malmö, Sweden`, a retailer `Malmö`: it is one town.
      const name = foldName(one.text.split(',')[0] ?? '')
      if (seen.has(name)) return false
      seen.add(name)
      return true
    })
    .slice(0, MOST_PREDICTIONS)
}
