import * as O from '#fp-ts/Option'
import { wordKm, type RouteWords } from './wording.view.js'
import type { Drive } from '../drive.js'
import type { ChargingStation } from '../route.types.js'
import { whyLeftOut } from '../left-out.js'
import type { StationChoice } from '../station-choice.js'
import type { StationAlong } from '../station-list.js'
import type { TripSettings } from '../trip.js'

/** One station of the list. */
export interface StationView {
  readonly id: string
  readonly name: string
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
  /** Text of the button that plans a stop here, or takes that back. */
  readonly stop: string
  /** What that changes. */
  readonly change: Pick<TripSettings, 'struck' | 'fixed'>
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

/** Names a station, with who runs it where its name does not say so. */
export const nameStation = ({ name, operator }: ChargingStation): string =>
  operator === '' || name.toLowerCase().includes(operator.toLowerCase())
    ? name
    : `${name} (${operator})`

const toggleStop = (
  id: string,
  { fixed, struck }: StationChoice,
): Pick<TripSettings, 'struck' | 'fixed'> =>
  fixed.includes(id)
    ? { fixed: fixed.filter((one) => one !== id), struck }
    : { fixed: [...fixed, id], struck: struck.filter((one) => one !== id) }

/** Makes one line of the list of stations. */
const toStation = (along: StationAlong, choice: StationChoice, words: RouteWords): StationView => {
  const { station, position, off } = along
  const { translate } = words
  const reason = whyLeftOut(along, choice)
  const { id } = station
  const name = nameStation(station)
  const texts = {
    position: wordKm(position, words),
    off: wordKm(off, words),
    power: wordPower(station, words),
  }
  return {
    id,
    name,
    ...texts,
    source: wordSource(station, words),
    sentence: translate('station.sentence', { name, ...texts }),
    leftOut: O.isNone(reason) ? '' : translate(`station.${reason.value}`),
    stop: translate(choice.fixed.includes(id) ? 'station.unfix' : 'station.fix'),
    change: toggleStop(id, choice),
  }
}

/** How many stations the list shows at most: on a long road through many there are hundreds. @source E-T-98 @category constants */
const MOST_LISTED = 60

const powerOf = ({ station: { power } }: StationAlong): number => O.getOrElse(() => 0)(power)

// Of each piece of the road the strongest that is planned with, so that the list has some of everywhere.
const pickStations = (
  stations: readonly StationAlong[],
  choice: StationChoice,
): readonly StationAlong[] => {
  if (stations.length <= MOST_LISTED) return stations
  const size = stations.length / MOST_LISTED
  return Array.from({ length: MOST_LISTED }, (_, at) =>
    stations
      .slice(Math.floor(at * size), Math.floor((at + 1) * size))
      .reduce<StationAlong | undefined>((best, one) => {
        const rank = (along: StationAlong): number =>
          O.isNone(whyLeftOut(along, choice)) ? powerOf(along) + 1 : 0
        return best !== undefined && rank(best) >= rank(one) ? best : one
      }, undefined),
  ).flatMap((one) => (one === undefined ? [] : [one]))
}

/** The stations of a road in order: all of them, or of very many some of each piece of the road. */
export const toStations = (
  { stations }: Pick<Drive, 'stations'>,
  choice: StationChoice,
  words: RouteWords,
): readonly StationView[] =>
  pickStations(stations, choice).map((along) => toStation(along, choice, words))
