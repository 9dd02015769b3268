import { option as O } from 'fp-ts'
import type { LatLng } from '../geo/index.js'
import {
  findParameter,
  none,
  some,
  toNumber,
  toUndefined,
  writeQuery,
  type Option,
  type Query,
} from '../shared/index.js'
import { cutText } from './questions.js'
import { EMPTY_END, isPlace, type RouteEnd, type RouteEnds } from './route-ends.js'
import type { Place } from './route.types.js'
import {
  resolveTrip,
  TRIP_SLIDERS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'

/**
 * The parameters of the planner's address, in the order they are written. `fromAt` and `toAt` are latitude and longitude
 * with five decimals; `climate` and `assumed` are `true` or `false`.
 *
 * @source B-T-02, E-T-17
 * @category constants
 */
export const ROUTE_PARAMETERS = [
  'from',
  'fromAt',
  'to',
  'toAt',
  'model',
  'powerTrain',
  'temperatureIndex',
  'climate',
  'profile',
  'start',
  'reserve',
  'width',
  'assumed',
] as const
/** Name of a parameter of the planner's address. */
export type RouteParameter = (typeof ROUTE_PARAMETERS)[number]

/** What an address holds, with what had to be corrected to get it. */
export interface ReadRoute {
  readonly ends: RouteEnds
  readonly trip: TripSettings
  /** What the address asked for and could not be had. */
  readonly corrections: readonly RouteParameter[]
}

const DECIMALS = 5
const PLACE = /^\s*([+-]?\d{1,3}(?:\.\d{1,17})?)\s*,\s*([+-]?\d{1,3}(?:\.\d{1,17})?)\s*$/

const round = (degrees: number): number => {
  const rounded = Number(degrees.toFixed(DECIMALS))
  return rounded === 0 ? 0 : rounded // an address knows no negative nought
}

const readAt = (text: string): Option<LatLng> => {
  const [, lat, lng] = PLACE.exec(text) ?? []
  return lat === undefined || lng === undefined
    ? none
    : some({ lat: round(Number(lat)), lng: round(Number(lng)) })
}

interface ReadEnd {
  readonly end: RouteEnd
  readonly corrections: readonly RouteParameter[]
}

const readEnd = (query: Query, name: 'from' | 'to'): ReadEnd => {
  const text = cutText(toUndefined(findParameter(query, name)) ?? '')
  const given = findParameter(query, `${name}At`)
  if (text === '') return { end: EMPTY_END, corrections: [] }
  const typed: RouteEnd = { text, place: none }
  if (O.isNone(given)) return { end: typed, corrections: [] }
  const location = readAt(given.value)
  const refused: ReadEnd = { end: typed, corrections: [`${name}At`] }
  if (O.isNone(location)) return refused
  const place: Place = { id: '', name: text, address: text, location: location.value }
  return isPlace(place) ? { end: { text, place: some(place) }, corrections: [] } : refused
}

const readFlag = (query: Query, name: RouteParameter): boolean | undefined => {
  const text = toUndefined(findParameter(query, name))
  return text === 'true' || text === 'false' ? text === 'true' : undefined
}

const readTrip = (query: Query): Partial<TripSettings> => {
  const text = (name: RouteParameter): string | undefined => toUndefined(findParameter(query, name))
  const value = (slider: TripSlider): number => toNumber(text(slider), Number.NaN)
  const climate = readFlag(query, 'climate')
  const isAssumed = readFlag(query, 'assumed')
  return {
    car: text('model') ?? '',
    motor: text('powerTrain') ?? '',
    temperature: text('temperatureIndex') ?? '',
    profile: text('profile') ?? '',
    ...(climate === undefined ? {} : { climate }),
    ...(isAssumed === undefined ? {} : { isAssumed }),
    start: value('start'),
    reserve: value('reserve'),
    width: value('width'),
  }
}

const TEXTS = [
  ['car', 'model'],
  ['motor', 'powerTrain'],
  ['temperature', 'temperatureIndex'],
  ['profile', 'profile'],
] as const

const FLAGS = [
  ['climate', 'climate'],
  ['isAssumed', 'assumed'],
] as const

const listCorrections = (query: Query, trip: TripSettings): readonly RouteParameter[] => {
  const asked = (name: RouteParameter): string | undefined =>
    toUndefined(findParameter(query, name))
  return [
    ...TEXTS.filter(([member, name]) => {
      const text = asked(name)?.trim().toLowerCase()
      return text !== undefined && text !== trip[member].toLowerCase()
    }).map(([, name]) => name),
    ...FLAGS.filter(([member, name]) => {
      const text = asked(name)
      return text !== undefined && text !== String(trip[member])
    }).map(([, name]) => name),
    ...TRIP_SLIDERS.filter((slider) => {
      const text = asked(slider)
      return text !== undefined && toNumber(text, Number.NaN) !== trip[slider]
    }),
  ]
}

/**
 * Reads what an address holds. Total: every part that is missing or not valid falls back on its own.
 *
 * | parameter                      | accepted                                            | else                     |
 * | ------------------------------ | --------------------------------------------------- | ------------------------ |
 * | `from`, `to`                   | any text; cut to 200 characters                     | an empty input           |
 * | `fromAt`, `toAt`               | latitude and longitude on the globe, beside a text  | a text without its place |
 * | `model`                        | a car, case-insensitively                           | the first car            |
 * | `powerTrain`                   | a motor of the car                                  | its first motor          |
 * | `temperatureIndex`, `profile`  | one that is offered                                 | the page's               |
 * | `climate`, `assumed`           | `true` or `false`                                   | the page's               |
 * | `start`, `reserve`, `width`    | a number; put on the grid                           | 90, 10, 5                |
 *
 * @param query - The address, parsed.
 * @param choices - What can be chosen.
 * @returns Ends and settings, all valid, and what was asked for and could not be had.
 * @law Any query gives a valid route.
 * @law Reading a written route gives the route back.
 * @source B-T-02, E-T-17, E-T-27
 *
 * @example A place and a text
 * ```ts
 * import { readRoute } from '@evkit/engine/route'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyChoices } from '@evkit/engine/testing'
 *
 * const query = parseQuery('?from=Lund&fromAt=55.70466,13.19101&to=Malmö&start=101')
 * const { ends, corrections } = readRoute(query, tinyChoices)
 * ends.origin.place._tag // => 'Some'
 * ends.destination // => { text: 'Malmö', place: { _tag: 'None' } }
 * corrections // => ['start']
 * ```
 * @category state
 */
export const readRoute = (query: Query, choices: TripChoices): ReadRoute => {
  const origin = readEnd(query, 'from')
  const destination = readEnd(query, 'to')
  const trip = resolveTrip(readTrip(query), choices)
  return {
    ends: { origin: origin.end, destination: destination.end },
    trip,
    corrections: [
      ...origin.corrections,
      ...destination.corrections,
      ...listCorrections(query, trip),
    ],
  }
}

type Pairs = readonly (readonly [string, string])[]

const listEnd = ({ text, place }: RouteEnd, name: 'from' | 'to'): Pairs => {
  const cut = cutText(text)
  if (cut === '') return []
  if (O.isNone(place)) return [[name, cut]]
  const { lat, lng } = place.value.location
  return [
    [name, cut],
    [`${name}At`, `${round(lat)},${round(lng)}`],
  ]
}

/**
 * Writes ends and settings into an address.
 *
 * @param route - Ends and settings.
 * @param query - The address as it is now.
 * @returns The query text without `?`: our parameters in order, the others untouched behind them.
 * @law Writing what was read from a route address changes nothing more.
 * @source B-T-02, E-T-17, D-T-14
 *
 * @example A place has its position beside it
 * ```ts
 * import { writeRoute } from '@evkit/engine/route'
 * import { tinyPlanner } from '@evkit/engine/testing'
 *
 * writeRoute(tinyPlanner, []).slice(0, 48) // => 'from=Gothenburg,+Sweden&fromAt=57.70887,11.97456'
 * ```
 * @category state
 */
export const writeRoute = (
  { ends, trip }: { readonly ends: RouteEnds; readonly trip: TripSettings },
  query: Query,
): string =>
  writeQuery(
    [
      ...listEnd(ends.origin, 'from'),
      ...listEnd(ends.destination, 'to'),
      ['model', trip.car],
      ...(trip.motor === '' ? [] : ([['powerTrain', trip.motor]] as const)),
      ['temperatureIndex', trip.temperature],
      ['climate', String(trip.climate)],
      ['profile', trip.profile],
      ...TRIP_SLIDERS.map((slider) => [slider, String(trip[slider])] as const),
      ['assumed', String(trip.isAssumed)],
    ],
    ROUTE_PARAMETERS,
    query,
  )

/**
 * The parameters that hold both ends: texts, and the positions of the places they mean.
 *
 * @source B-T-02, E-T-17
 * @category constants
 */
export const END_PARAMETERS = [
  'from',
  'fromAt',
  'to',
  'toAt',
] as const satisfies readonly RouteParameter[]

/**
 * Writes both ends into an address and leaves everything else of it.
 *
 * @param ends - Both ends; one without a text is left out.
 * @param query - The address as it is.
 * @returns The query without `?`.
 * @source B-T-02, E-T-17
 *
 * @example A text has got its place
 * ```ts
 * import { writeEnds } from '@evkit/engine/route'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyEnds } from '@evkit/engine/testing'
 *
 * writeEnds(tinyEnds, parseQuery('from=Gothenburg&start=80')) // => 'from=Gothenburg,+Sweden&fromAt=57.70887,11.97456&start=80'
 * ```
 * @category state
 */
export const writeEnds = ({ origin, destination }: RouteEnds, query: Query): string =>
  writeQuery([...listEnd(origin, 'from'), ...listEnd(destination, 'to')], END_PARAMETERS, query)

/** Takes the planner's own parameters out of an address. */
export const clearRoute = (query: Query): string => writeQuery([], ROUTE_PARAMETERS, query)
