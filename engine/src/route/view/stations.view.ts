import { wordKm, type RouteWords } from './wording.view.js'
import type { Drive } from '../drive.js'
import type { ChargingStation, Credit } from '../route.types.js'
import type { StationAlong } from '../station-list.js'

/** One station of the list. */
export interface StationView {
  readonly id: string
  readonly name: string
  /** [°] */
  readonly lat: number
  /** [°] */
  readonly lng: number
  /** How far along the road. */
  readonly position: string
  /** How far off the road. */
  readonly off: string
  /** Power and number of points; that nothing is known where nothing is. */
  readonly power: string
  /** Where the data comes from and of when it is. */
  readonly source: string
  /** Everything in one sentence, for the list that stands for the map. */
  readonly sentence: string
}

/** One source of what is shown. */
export interface CreditView {
  readonly text: string
  /** Address of the source; empty when there is none. */
  readonly url: string
  /** Licence, and of when the data is. */
  readonly note: string
}

const wordPower = ({ power, points }: ChargingStation, words: RouteWords): string => {
  const { translate, numbers } = words
  if (power._tag === 'None') return translate('station.power.unknown')
  const value = translate('unit.kW', { value: numbers.number(power.value) })
  return points._tag === 'None'
    ? value
    : translate('station.power.points', { power: value, count: points.value })
}

const wordSource = ({ provider, asOf }: ChargingStation, { translate }: RouteWords): string => {
  if (provider === '' && asOf === '') return ''
  return translate(asOf === '' ? 'station.source' : 'station.source.asOf', { provider, asOf })
}

/**
 * Makes one line of the list of stations.
 *
 * @param along - The station with where it lies.
 * @param words - Messages, number format and unit.
 * @returns Name, distances, power and source in words.
 * @source E-T-12, T-ROUTE-03, E-T-33
 *
 * @example A station whose power is not known says so
 * ```ts
 * import { toStation } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), distance: 'km' } as const
 * toStation({ station: tinyRoute.chargingStations[2], position: 256, off: 0 }, words).power // => 'station.power.unknown'
 * ```
 * @category views
 */
export const toStation = (
  { station, position, off }: StationAlong,
  words: RouteWords,
): StationView => {
  const { id, name, lat, lng } = station
  const texts = {
    position: wordKm(position, words),
    off: wordKm(off, words),
    power: wordPower(station, words),
  }
  return {
    id,
    name,
    lat,
    lng,
    ...texts,
    source: wordSource(station, words),
    sentence: words.translate('station.sentence', { name, ...texts }),
  }
}

/**
 * The stations of a road, in order.
 *
 * @param drive - Road and stations.
 * @param words - Messages, number format and unit.
 * @returns One line a station.
 * @source E-T-12, T-ROUTE-03
 *
 * @example Three stations
 * ```ts
 * import { readDrive } from '@evkit/engine/route'
 * import { toStations } from '@evkit/engine/route/view'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), distance: 'km' } as const
 * drive && toStations(drive, words).length // => 3
 * ```
 * @category views
 */
export const toStations = (drive: Drive, words: RouteWords): readonly StationView[] =>
  drive.stations.map((along) => toStation(along, words))

/**
 * The sources of an answer, each once.
 *
 * @param credits - Sources, perhaps some of them twice.
 * @param words - Messages.
 * @returns Each source once, with its licence and of when it is.
 * @source E-T-33
 *
 * @example Twice the same
 * ```ts
 * import { toCredits } from '@evkit/engine/route/view'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const { credits } = tinyRoute
 * toCredits([...credits, ...credits], { translate: (key: string) => key }).length // => 1
 * ```
 * @category views
 */
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
