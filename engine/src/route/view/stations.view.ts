import { option as O } from 'fp-ts'
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
  if (O.isNone(power)) return translate('station.power.unknown')
  const value = translate('unit.kW', { value: numbers.number(power.value) })
  return O.isNone(points)
    ? value
    : translate('station.power.points', { power: value, count: points.value })
}

const wordSource = ({ provider, asOf }: ChargingStation, { translate }: RouteWords): string => {
  if (provider === '' && asOf === '') return ''
  return translate(asOf === '' ? 'station.source' : 'station.source.asOf', { provider, asOf })
}

/** Makes one line of the list of stations. */
const toStation = (
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
    leftOut: O.isNone(reason) ? '' : words.translate(`station.${reason.value}`),
  }
}

/** The stations of a road, in order. */
export const toStations = (
  drive: Drive,
  trip: Pick<TripSettings, 'width' | 'isAssumed'>,
  words: RouteWords,
): readonly StationView[] => drive.stations.map((along) => toStation(along, trip, words))

/** Counts the stations a plan leaves out for one reason. */
export const countLeftOut = (
  { stations }: Drive,
  trip: Pick<TripSettings, 'width' | 'isAssumed'>,
  reason: LeftOut,
): number =>
  stations.filter((along) => {
    const found = whyLeftOut(along, trip)
    return O.isSome(found) && found.value === reason
  }).length

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
