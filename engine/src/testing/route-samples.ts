import { startClock } from '../site/zone-clock.js'
import { none, some } from '../shared/index.js'
import type { ChargeMinutes } from '../route/search-nodes.js'
import type { ChargingStation, Place, PlaceDetails, RouteAnswer } from '../route/route.types.js'
import { startPlanner, type PlannerInput, type PlannerState } from '../route/planner-state.js'
import { writePlace, type RouteEnds } from '../route/route-ends.js'
import type { CarInConditions } from '../route/make-trip.js'
import type { Trip, TripStation, TripStretch } from '../route/trip-check.js'
import { toTripTerms } from '../route/trip-terms.js'
import { resolveTrip, type TripChoices } from '../route/trip.js'
import type { RouteViewInput } from '../route/view/route.view.js'

const place = (id: string, name: string, at: readonly [lat: number, lng: number]): Place => ({
  id,
  name,
  address: `${name}, Sweden`,
  location: { lat: at[0], lng: at[1] },
})

/** Three towns of the examples. */
export const tinyPlaces = {
  gothenburg: place('p1', 'Gothenburg', [57.70887, 11.97456]),
  lund: place('p2', 'Lund', [55.70466, 13.19101]),
  stockholm: place('p3', 'Stockholm', [59.32938, 18.06871]),
} as const

/** A place as a service tells it. */
export const tellPlace = ({ id, name, address, location }: Place): PlaceDetails => ({
  id,
  name,
  address: some(address),
  location: some(location),
})

/**
 * Origin with a place, and an empty destination.
 *
 * @source D-T-17
 * @category testing
 */
export const tinyEnds: RouteEnds = {
  origin: {
    text: writePlace(tinyPlaces.gothenburg),
    place: some(tinyPlaces.gothenburg),
  },
  destination: { text: '', place: none },
  via: [],
  avoid: [],
}

const station = (
  id: string,
  name: string,
  at: Pick<ChargingStation, 'lat' | 'lng' | 'power'>,
): ChargingStation => ({
  id,
  name,
  ...at,
  points: none,
  operator: '',
  connectors: [],
  country: '',
  asOf: '2019',
  provider: 'example',
  licence: 'CC0',
})

/**
 * A route of two steps with three charging stations: the worked example of the specification.
 *
 * @source T-ROUTE-11, T-API-02
 * @category testing
 */
export const tinyRoute: RouteAnswer = {
  route: {
    viewport: {
      low: { latitude: 38.5, longitude: -126.453 },
      high: { latitude: 43.252, longitude: -120.2 },
    },
    legs: [
      {
        steps: [
          {
            polyline: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
            distance: some(800_000),
            minutes: some(480),
            wait: none,
            road: 'E 6',
            kind: 'motorway',
            country: '',
          },
        ],
      },
    ],
    distance: some(800_000),
    minutes: some(480),
  },
  chargingStations: [
    station('s1', 'Depot', { lat: 38.6, lng: -120.25, power: some(150) }),
    station('s2', 'Harbour', { lat: 41.5, lng: -122.7, power: some(50) }),
    station('s3', 'Mill', { lat: 40.7, lng: -120.95, power: none }),
  ],
  stationsAlong: none,
  coverage: [],
  credits: [{ text: 'Example roads', url: '', licence: 'CC0', asOf: '' }],
}

/**
 * Options of a trip: two cars, three temperatures.
 *
 * @source B-T-02
 * @category testing
 */
export const tinyChoices: TripChoices = {
  cars: [
    { name: 'EX30', motors: ['SM', 'TMP'] },
    { name: 'EX90', motors: ['TM'] },
  ],
  temperatures: ['0', '1', '2', '3', '4'],
  profiles: ['road', 'city', 'highway', 'combined'],
  defaults: { temperature: '3', climate: true, profile: 'combined' },
}

/** What the planner of the examples is started with: Gothenburg as origin. */
export const tinyPlannerInput: PlannerInput = {
  ends: tinyEnds,
  trip: resolveTrip({}, tinyChoices),
  choices: tinyChoices,
  recent: [],
  visit: 'k3v9',
}

/**
 * Initial state of the route planner.
 *
 * @source D-T-17
 * @category testing
 */
export const tinyPlanner: PlannerState = /*#__PURE__*/ startPlanner(tinyPlannerInput)

/** A road that is driven at one pace, of which nothing is known but how long it takes. */
export const tinyStretch = (length: number, range: number): TripStretch => ({
  from: 0,
  to: length,
  kind: 'motorway',
  pace: some(100),
  range: some(range),
  minutes: length * 0.6,
})

const tripStation = (
  id: string,
  at: Pick<TripStation, 'position' | 'off' | 'power'>,
): TripStation => ({ id, ...at, price: none, disfavour: 0, isFixed: false })

/** A drive of 350 km with 300 km of range: not without charging. */
export const tinyTrip: Trip = {
  length: 350,
  stretches: [tinyStretch(350, 300)],
  offRange: 300,
  driving: some(210),
  carried: 0,
  start: 90,
  reserve: 10,
  arrival: 10,
  limit: 100,
  stations: [
    tripStation('s1', { position: 100, off: 0, power: some(150) }),
    tripStation('s2', { position: 200, off: 0, power: some(150) }),
    tripStation('s3', { position: 220, off: 2, power: none }),
  ],
  stays: [],
  assumedPower: none,
  stopMinutes: 0,
}

/** Times to charge of the examples: 60 kWh at the power of the charger, twice as slow above 80 %. */
const tinyMinutes: ChargeMinutes = (power, from, to) => {
  const fast = Math.max(0, Math.min(to, 80) - from)
  const slow = Math.max(0, to - Math.max(from, 80))
  return some(Math.max(1, Math.ceil(((fast + 2 * slow) * 36) / power)))
}

/**
 * Creates a sample car whose range is the same at any speed.
 *
 * @param range - [km] Range from full to empty.
 * @returns The car, with 60 kWh and sample charging times.
 * @source B-T-02, E-T-90
 *
 * @example The same at any pace
 * ```ts
 * import { tinyDriven } from '@evkit/engine/testing'
 *
 * tinyDriven(400).rangeAt(130) // => 400
 * ```
 * @category testing
 */
export const tinyDriven = (range: number): CarInConditions => ({
  rangeAt: () => range,
  minutes: tinyMinutes,
  usableKwh: 60,
  efficiencyAt: () => 0.95,
})

/**
 * Input of `routeView` in the initial state, without messages and number format.
 *
 * @source T-ROUTE-01
 * @category testing
 */
export const tinyRouteView: Omit<RouteViewInput, 'translate' | 'numbers'> = {
  state: tinyPlanner,
  phase: { search: 'idle', assist: 'quiet', map: 'loading', settling: 'settled' },
  content: {
    heading: 'Route planner',
    description: 'The road, the stations along it, and where to stop.',
    showStatusMessages: true,
  },
  here: 'idle',
  lists: {
    cars: [
      { value: 'EX30', label: 'EX30' },
      { value: 'EX90', label: 'EX90' },
    ],
    motors: [{ value: 'SM', label: 'Single Motor' }],
    temperatures: [{ value: '3', label: '20°C' }],
    profiles: [{ value: 'combined', label: 'Mixed' }],
    hasHeatPump: true,
  },
  car: /*#__PURE__*/ some(/*#__PURE__*/ tinyDriven(400)),
  otherCars: () => [],
  terms: /*#__PURE__*/ toTripTerms({ stopMinutes: 0 }),
  prices: { currency: '', note: '' },
  nameCountry: (code) => code,
  chargingPath: '/uk/electrification/charging-your-car/public/',
  findCharger: (power) => some({ current: power > 22 ? 'DC' : 'AC', power: `${power}kW` }),
  today: '2026-11-30',
  startClock,
  nameDay: (days) => `day ${days}`,
  corrections: [],
  distance: 'km',
}
