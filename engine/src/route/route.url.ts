import * as O from '#fp-ts/Option'
import { flagParameter, numberParameter, type AddressParameter } from '../tool/index.js'
import { EMPTY_ENDS, type RouteEnds } from './route-ends.js'
import { defineRouteAddress, listEndRows, type EndParameter } from './route-places.url.js'
import { readClockTime, writeClockTime, type TripClock } from './trip-clock.js'
import { resolveNames, type StationChoice } from './station-choice.js'
import {
  DEFAULT_TRIP,
  resolveTrip,
  TRIP_SLIDERS,
  type TripChoices,
  type TripSettings,
  type TripSlider,
} from './trip.js'

/** What an address holds of the road: its places, and the settings of the drive. */
export interface RouteSelection {
  readonly ends: RouteEnds
  readonly trip: TripSettings
}

/** Parameters that are lists of names: operators, and ids of stations. */
type NamesParameter = 'prefer' | 'avoid' | 'without' | 'stopAt'

/** Name of a query parameter of the route planner. */
export type RouteParameter =
  | EndParameter
  | TripSlider
  | NamesParameter
  | TripClock['of']
  | 'model'
  | 'powerTrain'
  | 'temperatureIndex'
  | 'climate'
  | 'heatPump'
  | 'profile'
  | 'assumed'
  | 'assumedSites'
  | 'power'
  | 'points'
  | 'plug'
  | 'plan'
  | 'date'

type Row = AddressParameter<RouteSelection, TripChoices, RouteParameter>

const changeTrip = (
  selection: RouteSelection,
  change: Partial<TripSettings>,
  choices: TripChoices,
): RouteSelection => ({
  ...selection,
  trip: resolveTrip({ ...selection.trip, ...change }, choices),
})

// What is not offered falls back; a car starts with its first motor.
const textRow = (
  name: RouteParameter,
  member: 'car' | 'motor' | 'temperature' | 'profile' | 'plug' | 'aim' | 'date',
): Row => ({
  name,
  correction: name,
  read: (text, selection, choices) =>
    changeTrip(selection, { ...(member === 'car' ? { motor: '' } : {}), [member]: text }, choices),
  isKept: (text, { trip }) => text.trim().toLowerCase() === trip[member].toLowerCase(),
  write: ({ trip }) => trip[member] || undefined,
})

// What a drive starts with is not written.
const unlessUsual = (row: Row, isUsual: (trip: TripSettings) => boolean): Row => ({
  ...row,
  write: (selection) => (isUsual(selection.trip) ? undefined : row.write(selection)),
})

const flagRow = (
  name: RouteParameter,
  member: 'climate' | 'heatPump' | 'isAssumed' | 'hasAssumedSites',
): Row =>
  flagParameter({
    name,
    correction: name,
    words: ['true', 'false'],
    get: ({ trip }: RouteSelection) => trip[member],
    set: (selection, isOn) => ({ ...selection, trip: { ...selection.trip, [member]: isOn } }),
  })

const numberRow = (name: RouteParameter, member: TripSlider | 'leastPower' | 'leastPoints'): Row =>
  numberParameter({
    name,
    correction: name,
    get: ({ trip }) => trip[member],
    set: (selection, value, choices) => changeTrip(selection, { [member]: value }, choices),
  })

const SEPARATOR = ';'

const namesRow = (
  name: NamesParameter,
  member: keyof Pick<StationChoice, 'preferred' | 'avoided' | 'struck' | 'fixed'>,
): Row => ({
  name,
  correction: name,
  read: (text, selection, choices) =>
    changeTrip(selection, { [member]: resolveNames(text.split(SEPARATOR)) }, choices),
  isKept: (text, { trip }) => text === trip[member].join(SEPARATOR),
  write: ({ trip }) => trip[member].join(SEPARATOR) || undefined,
})

const clockRow = (of: TripClock['of']): Row => ({
  name: of,
  correction: of,
  read: (text, selection) => {
    const at = readClockTime(text)
    return O.isNone(at)
      ? undefined
      : { ...selection, trip: { ...selection.trip, clock: { of, at } } }
  },
  write: ({ trip: { clock } }) =>
    clock.of === of && O.isSome(clock.at) ? writeClockTime(clock.at.value) : undefined,
})

// What older addresses do not have is written only where it is not as usual: they stay as they are.
const UNLESS_USUAL: readonly TripSlider[] = ['arrival', 'limit', 'traffic']

const sliderRow = (slider: TripSlider): Row => {
  const row = numberRow(slider, slider)
  return UNLESS_USUAL.includes(slider)
    ? unlessUsual(row, (trip) => trip[slider] === DEFAULT_TRIP[slider])
    : row
}

/**
 * Parses and serializes the route planner's query parameters. Parsing is total: each missing or invalid parameter falls
 * back to its default.
 *
 * | parameter                                 | accepted                                      | else                       |
 * | ----------------------------------------- | --------------------------------------------- | -------------------------- |
 * | `from`, `fromAt`, `to`, `toAt`, `via1` …  | see {@link endsAddress}                       |                            |
 * | `avoidRoads`, `way`                       | see {@link endsAddress}                       |                            |
 * | `model`                                   | a car, case-insensitively                     | the first car              |
 * | `powerTrain`                              | a motor of the car                            | its first motor            |
 * | `temperatureIndex`, `profile`             | one that is offered                           | the page's                 |
 * | `climate`, `heatPump`, `assumed`          | `true` or `false`                             | the page's                 |
 * | `assumedSites`                            | `true` or `false`                             | `true`                     |
 * | `start`, `reserve`, `width`               | a number; put on the grid                     | 90, 10, 5                  |
 * | `arrival`, `traffic`                      | a number; put on the grid                     | 10, 0                      |
 * | `limit`                                   | a number; put on the grid                     | 100                        |
 * | `power`, `plug`                           | a least power [kW] and a plug that is offered | any                        |
 * | `points`                                  | a least number of charging points offered     | any                        |
 * | `prefer`, `avoid`                         | names of operators, at most 20, `;` between   | none                       |
 * | `without`, `stopAt`                       | ids of stations, at most 20, `;` between      | none                       |
 * | `plan`                                    | `fastest`, `fewest` or `cheapest`             | `fastest`                  |
 * | `leave`, `arrive`                         | a time of day, such as `08:30`                | no time                    |
 * | `date`                                    | the day of that time, such as `2026-12-24`    | no date                    |
 *
 * @law Any query gives a valid route.
 * @law Reading a written route gives the route back.
 * @law Writing what was read from a route address changes nothing more.
 * @source B-T-02, E-T-17, E-T-27, D-T-14, E-T-92, E-T-93, E-T-94, E-T-123, E-T-140, E-T-148
 *
 * @example A place and a text
 * ```ts
 * import { routeAddress } from '@evkit/engine/route'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyChoices } from '@evkit/engine/testing'
 *
 * const query = parseQuery('?from=Lund&fromAt=55.70466,13.19101&to=Malmö&start=101')
 * const { selection, corrections } = routeAddress.read(query, tinyChoices)
 * selection.ends.origin.place._tag // => 'Some'
 * selection.ends.destination // => { text: 'Malmö', place: { _tag: 'None' } }
 * corrections // => ['start']
 * routeAddress.write(selection, []).slice(0, 40) // => 'from=Lund&fromAt=55.70466,13.19101&to=Ma'
 * ```
 * @category state
 */
export const routeAddress = /*#__PURE__*/ defineRouteAddress<
  RouteSelection,
  TripChoices,
  RouteParameter
>({
  start: (choices) => ({ ends: EMPTY_ENDS, trip: resolveTrip({}, choices) }),
  parameters: [
    .../*#__PURE__*/ listEndRows<RouteSelection, RouteParameter>(),
    textRow('model', 'car'),
    { ...textRow('powerTrain', 'motor'), alias: 'version' },
    textRow('temperatureIndex', 'temperature'),
    flagRow('climate', 'climate'),
    unlessUsual(flagRow('heatPump', 'heatPump'), ({ heatPump }) => heatPump),
    textRow('profile', 'profile'),
    ...TRIP_SLIDERS.map(sliderRow),
    flagRow('assumed', 'isAssumed'),
    unlessUsual(flagRow('assumedSites', 'hasAssumedSites'), (trip) => trip.hasAssumedSites),
    unlessUsual(numberRow('power', 'leastPower'), ({ leastPower }) => leastPower === 0),
    unlessUsual(numberRow('points', 'leastPoints'), ({ leastPoints }) => leastPoints === 0),
    textRow('plug', 'plug'),
    namesRow('prefer', 'preferred'),
    namesRow('avoid', 'avoided'),
    namesRow('without', 'struck'),
    namesRow('stopAt', 'fixed'),
    unlessUsual(textRow('plan', 'aim'), ({ aim }) => aim === 'fastest'),
    clockRow('leave'),
    clockRow('arrive'),
    textRow('date', 'date'),
  ],
})
