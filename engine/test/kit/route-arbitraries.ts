import fc from 'fast-check'
import { none, some, type Option } from '../../src/shared/index.js'
import type { ChargeMinutes } from '../../src/route/stop-search.js'
import type { Trip, TripStation } from '../../src/route/trip-check.js'

const STEP = 10
const LEVELS = 11

const anyNumber = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.double({ min, max, noNaN: true, noDefaultInfinity: true }),
  )

const anyPower = (isKnown: boolean): fc.Arbitrary<Option<number>> =>
  fc.constantFrom(11, 50, 150, 250).map((power) => (isKnown ? some(power) : none))

const stationAt = (position: fc.Arbitrary<number>): fc.Arbitrary<TripStation> =>
  fc
    .record({
      id: fc.uuid(),
      position,
      off: fc.oneof(fc.constant(0), anyNumber(0, 10)),
      isKnown: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    })
    .chain(({ isKnown, ...station }) => anyPower(isKnown).map((power) => ({ ...station, power })))

const anyCarried = (length: number): fc.Arbitrary<Trip['carried']> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(anyNumber(0, length), anyNumber(0, length))
        .map(([a, b]) => [{ from: Math.min(a, b), to: Math.max(a, b) }]),
    },
  )

const anyDriving = fc.oneof(fc.constant(none), anyNumber(0, 900).map(some))
const anyAssumed = fc.oneof(fc.constant(none), fc.constant(some(50)))

const anyLooseTrip = (most: number): fc.Arbitrary<Trip> =>
  anyNumber(20, 1500).chain((length) =>
    fc.record({
      length: fc.constant(length),
      driving: anyDriving,
      range: anyNumber(120, 600),
      start: fc.oneof(fc.constantFrom(20, 50, 90, 100), anyNumber(0, 100)),
      reserve: fc.oneof(fc.constantFrom(0, 10, 20), anyNumber(0, 40)),
      stations: fc.array(stationAt(anyNumber(0, length)), { maxLength: most }),
      carried: anyCarried(length),
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
      return fc.record({
        length: fc.constant(length),
        driving: anyDriving,
        range: anyNumber(gap * 1.5, gap * 4),
        start: fc.oneof(fc.constantFrom(80, 90, 100), anyNumber(60, 100)),
        reserve: fc.oneof(fc.constantFrom(0, 10, 20), anyNumber(0, 20)),
        stations: fc.tuple(...Array.from({ length: count }, (_, at) => around(at))),
        carried: anyCarried(length),
        assumedPower: fc.oneof({ weight: 3, arbitrary: fc.constant(some(50)) }, anyAssumed),
      })
    })

/** Generates drives with up to so many stations: most need stops and can be driven, some not, some without a stop. */
export const anyTrip = (most: number): fc.Arbitrary<Trip> =>
  most === 0
    ? anyLooseTrip(most)
    : fc.oneof(
        { weight: 1, arbitrary: anyLooseTrip(most) },
        { weight: 3, arbitrary: anyLongTrip(most) },
      )

/** Generates charging times: by power and level, never falling with a longer charge, some levels missing. */
export const anyChargeMinutes = (levels: readonly number[]): fc.Arbitrary<ChargeMinutes> =>
  fc
    .array(fc.integer({ min: 0, max: 40 }), { minLength: LEVELS, maxLength: LEVELS })
    .map((steps): ChargeMinutes => (power, from, to) => {
      if (!levels.includes(to)) return none
      const minutes = steps
        .slice(from / STEP, to / STEP)
        .reduce((sum, step) => sum + (step * STEP) / power, 0)
      return some(Math.ceil(minutes * STEP) / STEP)
    })
