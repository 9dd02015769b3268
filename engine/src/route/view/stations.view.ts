import { wordKm, type RouteWords } from './wording.view.js'
import type { Drive } from '../drive.js'
import type { ChargingStation, Credit } from '../route.types.js'
import { whyLeftOut, type LeftOut, type StationAlong } from '../station-list.js'
import type { TripSettings } from '../trip.js'

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
  /** Why it is not planned with; empty when it is. */
  readonly leftOut: string
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
 * @param trip - What the visitor has set: by it a station is left out of the plan.
 * @param words - Messages, number format and unit.
 * @returns Name, distances, power and source in words, and why the plan leaves it out.
 * @source E-T-12, T-ROUTE-03, E-T-33, E-T-62
 *
 * @example A station whose power is not known says so
 * ```ts
 * import { toStation } from '@evkit/engine/route/view'
 * import { numberFormat } from '@evkit/engine/site'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const words = { translate: (key: string) => key, numbers: numberFormat('en'), distance: 'km' } as const
 * const along = { station: tinyRoute.chargingStations[2], position: 256, off: 0 }
 * toStation(along, { width: 5, isAssumed: false }, words).leftOut // => 'station.powerUnknown'
 * ```
 * @category views
 */
export const toStation = (
  along: StationAlong,
  trip: Pick<TripSettings, 'width' | 'isAssumed'>,
  words: RouteWords,
): StationView => {
  const { station, position, off } = along
  const reason = whyLeftOut(along, trip)
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
    leftOut: reason._tag === 'None' ? '' : words.translate(`station.${reason.value}`),
  }
}

/**
 * The stations of a road, in order.
 *
 * @param drive - Road and stations.
 * @param trip - What the visitor has set: by it stations are left out of the plan.
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
 * drive && toStations(drive, { width: 5, isAssumed: true }, words).length // => 3
 * ```
 * @category views
 */
export const toStations = (
  drive: Drive,
  trip: Pick<TripSettings, 'width' | 'isAssumed'>,
  words: RouteWords,
): readonly StationView[] => drive.stations.map((along) => toStation(along, trip, words))

/**
 * Counts the stations a plan leaves out for one reason.
 *
 * @param drive - Road and stations.
 * @param trip - What the visitor has set.
 * @param reason - The reason.
 * @returns How many, 0 or more.
 * @source E-T-62
 *
 * @example One of the examples says nothing of its power
 * ```ts
 * import { readDrive } from '@evkit/engine/route'
 * import { countLeftOut } from '@evkit/engine/route/view'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * const drive = toUndefined(readDrive(tinyRoute))
 * drive && countLeftOut(drive, { width: 5, isAssumed: false }, 'powerUnknown') // => 1
 * ```
 * @category views
 */
export const countLeftOut = (
  { stations }: Drive,
  trip: Pick<TripSettings, 'width' | 'isAssumed'>,
  reason: LeftOut,
): number =>
  stations.filter((along) => {
    const found = whyLeftOut(along, trip)
    return found._tag === 'Some' && found.value === reason
  }).length

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
