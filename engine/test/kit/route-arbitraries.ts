import fc from 'fast-check'
import { none, some, type Option } from '../../src/shared/index.js'
import type { ChargedCar, ChargeMinutes } from '../../src/route/search-nodes.js'
import type {
  Trip,
  TripCold,
  TripStation,
  TripStay,
  TripStretch,
} from '../../src/route/trip-check.js'

const STEP = 10
const LEVELS = 11

const anyNumber = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
  )

const anyPower = (isKnown: boolean): fc.Arbitrary<Option<number>> =>
  fc.constantFrom(11, 50, 150, 250).map((power) => (isKnown ? some(power) : none))

const anyPrice = fc.constantFrom(0, 0.29, 0.5, 0.79).map(some)

const stationAt = (position: fc.Arbitrary<number>): fc.Arbitrary<TripStation> =>
  fc
    .record({
      id: fc.uuid(),
      position,
      off: fc.oneof(fc.constant(0), anyNumber(0, 10)),
      price: anyPrice,
      disfavour: fc.constantFrom(0, 0, 0, 10),
      isFixed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      isKnown: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    })
    .chain(({ isKnown, ...station }) => anyPower(isKnown).map((power) => ({ ...station, power })))

const stayAt = (position: fc.Arbitrary<number>): fc.Arbitrary<TripStay> =>
  fc.record({
    id: fc.uuid(),
    position,
    minutes: fc.constantFrom(0, 30, 480),
    power: fc.oneof(fc.constant(none), fc.constantFrom(11, 50).map(some)),
  })

/** Cuts a road into stretches: each as slow or fast as another share of the range, some of them carried. */
const anyStretches = (length: number, range: number): fc.Arbitrary<readonly TripStretch[]> =>
  fc
    .array(
      fc.record({
        end: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        share: fc.constantFrom(0.8, 1, 1, 1.3, 0),
        minutes: fc.integer({ min: 0, max: 200 }),
        climbed: fc.constantFrom(0, 0, 0, 7.5, -4, -60),
      }),
      { maxLength: 4 },
    )
    .map((cuts) => {
      const ends = [...cuts.map(({ end }) => end * length).sort((a, b) => a - b), length]
      return ends.map((to, at) => {
        const { share, minutes, climbed } = cuts[at] ?? { share: 1, minutes: 60, climbed: 0 }
        const [from, isCarried] = [at === 0 ? 0 : ends[at - 1]!, share === 0]
        return {
          from,
          to,
          kind: isCarried ? ('ferry' as const) : ('motorway' as const),
          pace: isCarried ? none : some(100),
          range: isCarried ? none : some(range * share),
          minutes: to > from ? minutes : 0,
          ...(climbed === 0 || isCarried ? {} : { climb: { rise: 0, fall: 0, used: climbed } }),
        }
      })
    })

const anyDriving = fc.oneof(fc.constant(none), anyNumber(0, 900).map(some))
const anyAssumed = fc.oneof(fc.constant(none), fc.constant(some(50)))
const anyRest = {
  carried: fc.constant(0),
  arrival: fc.constantFrom(0, 10, 10, 40),
  limit: fc.constantFrom(100, 100, 80, 65),
  stopMinutes: fc.constantFrom(0, 5),
  driving: anyDriving,
}

const inOrder = (stays: readonly TripStay[]): readonly TripStay[] =>
  [...stays].sort((a, b) => a.position - b.position)

const anyLooseTrip = (most: number): fc.Arbitrary<Trip> =>
  fc.tuple(anyNumber(20, 1500), anyNumber(120, 600)).chain(([length, range]) =>
    fc.record({
      ...anyRest,
      length: fc.constant(length),
      stretches: anyStretches(length, range),
      offRange: fc.constantFrom(range, range * 1.5),
      start: fc.oneof(fc.constantFrom(20, 50, 90, 100), anyNumber(0, 100)),
      reserve: fc.oneof(fc.constantFrom(0, 10, 20), anyNumber(0, 40)),
      stations: fc.array(stationAt(anyNumber(0, length)), { maxLength: most }),
      stays: fc.array(stayAt(anyNumber(0, length)), { maxLength: most > 0 ? 1 : 0 }).map(inOrder),
      assumedPower: anyAssumed,
    }),
  )

// Stations lie all along the road, and a charge reaches the next one or the one after: there is something to choose.
const anyLongTrip = (most: number): fc.Arbitrary<Trip> =>
  fc
    .tuple(anyNumber(300, 1500), fc.integer({ min: Math.ceil(most / 2), max: most }))
    .chain(([length, count]) => {
      const gap = length / (count + 1)
      const around = (at: number) => stationAt(anyNumber(gap * (at + 0.6), gap * (at + 1.4)))
      return anyNumber(Math.max(2, gap * 1.5), Math.min(1500, gap * 4)).chain((range) =>
        fc.record({
          ...anyRest,
          length: fc.constant(length),
          stretches: anyStretches(length, range),
          offRange: fc.constant(range),
          start: fc.oneof(fc.constantFrom(80, 90, 100), anyNumber(60, 100)),
          reserve: fc.oneof(fc.constantFrom(0, 10, 20), anyNumber(0, 20)),
          stations: fc.tuple(...Array.from({ length: count }, (_, at) => around(at))),
          stays: fc.array(stayAt(anyNumber(0, length)), { maxLength: 1 }).map(inOrder),
          assumedPower: fc.oneof({ weight: 3, arbitrary: fc.constant(some(50)) }, anyAssumed),
        }),
      )
    })

/** Generates how cold a battery is and how it warms: on the drive as well as not on it, and so that a stay cools it or does not. */
export const anyCold: fc.Arbitrary<TripCold> = fc.record({
  timesAtStart: fc.constantFrom(1.3, 1.7, 3),
  timesDriven: fc.constantFrom(1, 1.2),
  warming: fc.constantFrom(60, 120, 400),
  cooling: fc.constantFrom(30, 480, 1000),
})

const mayBeCold = (trips: fc.Arbitrary<Trip>): fc.Arbitrary<Trip> =>
  fc.oneof(
    trips,
    fc.tuple(trips, anyCold).map(([trip, cold]) => ({ ...trip, cold })),
  )

/** Generates drives with up to so many stations: most need stops and can be driven, some not, some without a stop. */
export const anyTrip = (most: number): fc.Arbitrary<Trip> =>
  most === 0
    ? anyLooseTrip(most)
    : mayBeCold(
        fc.oneof(
          { weight: 1, arbitrary: anyLooseTrip(most) },
          { weight: 3, arbitrary: anyLongTrip(most) },
        ),
      )

/** Generates charging times: by power and level, never falling with a longer charge, some levels missing. */
const anyChargeMinutes = (levels: readonly number[]): fc.Arbitrary<ChargeMinutes> =>
  fc
    .array(fc.integer({ min: 0, max: 40 }), { minLength: LEVELS, maxLength: LEVELS })
    .map((steps): ChargeMinutes => (power, from, to) => {
      if (!levels.includes(to)) return none
      const minutes = steps
        .slice(from / STEP, to / STEP)
        .reduce((sum, step) => sum + (step * STEP) / power, 0)
      return some(Math.ceil(minutes * STEP) / STEP)
    })

/** Generates what a plan needs to know of a car. */
export const anyCar = (levels: readonly number[]): fc.Arbitrary<ChargedCar> =>
  anyChargeMinutes(levels).map((minutes) => ({
    minutes,
    usableKwh: 60,
    efficiencyAt: (power) => (power > 22 ? 0.95 : 0.9),
  }))
