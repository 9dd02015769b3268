// The network beside pairs of towns whose length by road, and sometimes time, is known: most must be near, none far.
import { either as E, option as O } from 'fp-ts'
import type { Route } from '@evkit/engine/route'
import type { FindRoad } from '../roads/index.js'
import type { PairRow, RoadSources } from '../sources/road-rows.js'
import type { Fault } from '../sources/rows.js'

/** One pair and what the network says. */
export interface PairComparison extends PairRow {
  /** [km] Length by the network; NaN where it knows no road. */
  readonly found: number
  /** [min] Time by the network, waits for ferries included. */
  readonly foundMinutes: number
  /** [1] Deviation of the length, share of the usual one. */
  readonly deviation: number
}

// [1] What all pairs that are held must keep: median, share within how much, and the most there may be.
const PAIR_LIMITS = { median: 0.025, near: 0.08, share: 0.9, most: 0.2 } as const
// [1] Share of the known times that must lie within how much.
const TIME_LIMITS = { near: 0.12, share: 0.9 } as const

const METRES = 1000
const HUNDRED = 100

const waitsOf = ({ legs }: Route): number =>
  legs
    .flatMap(({ steps }) => steps)
    .reduce((total, { wait }) => total + O.getOrElse(() => 0)(wait), 0)

/** Compares every pair with the network. */
export const comparePairs = (
  pairs: RoadSources['pairs'],
  findRoad: FindRoad,
): readonly PairComparison[] =>
  pairs.rows.map((pair) => {
    const road = findRoad(
      { lat: pair.fromLat, lng: pair.fromLng },
      { lat: pair.toLat, lng: pair.toLng },
    )
    const found = E.isRight(road) ? O.getOrElse(() => NaN)(road.right.distance) / METRES : NaN
    const foundMinutes = E.isRight(road)
      ? O.getOrElse(() => NaN)(road.right.minutes) + waitsOf(road.right)
      : NaN
    return { ...pair, found, foundMinutes, deviation: (found - pair.km) / pair.km }
  })

/** Pairs that are held: read in a table or usual, and neither doubtful nor of 1979. */
const isHeld = ({ sure }: PairRow): boolean => sure !== 'low' && sure !== 'old'

/** How far off each pair is, the nearest first. */
export const sizes = (pairs: readonly PairComparison[]): readonly number[] =>
  pairs.map(({ deviation }) => Math.abs(deviation)).sort((one, other) => one - other)

const shareOf = (values: readonly number[], most: number): number =>
  values.filter((value) => value <= most).length / Math.max(1, values.length)

const timeDeviations = (pairs: readonly PairComparison[]): readonly number[] =>
  pairs.flatMap(({ minutes, foundMinutes }) =>
    minutes === null ? [] : [Math.abs(foundMinutes / minutes - 1)],
  )

/** A share as it is printed. */
export const percent = (share: number): string => `${(share * HUNDRED).toFixed(1)} %`

/** The middle of values in order. */
export const medianOf = (values: readonly number[]): number => values[values.length >> 1] ?? NaN

/** The pairs as lines to print: how near they are, and each that is far with its cause. */
export const listPairLines = (pairs: readonly PairComparison[]): readonly string[] => {
  const describe = (name: string, some: readonly PairComparison[]): string =>
    `${name}: ${some.length} pairs, median ${percent(medianOf(sizes(some)))}, ` +
    `${percent(shareOf(sizes(some), PAIR_LIMITS.near))} within ${percent(PAIR_LIMITS.near)}`
  const times = timeDeviations(pairs)
  return [
    '',
    describe('lengths that are held', pairs.filter(isHeld)),
    describe(
      'lengths of 1979',
      pairs.filter(({ sure }) => sure === 'old'),
    ),
    describe(
      'doubtful lengths',
      pairs.filter(({ sure }) => sure === 'low'),
    ),
    `times: ${times.length} pairs, ${percent(shareOf(times, TIME_LIMITS.near))} within ${percent(TIME_LIMITS.near)}`,
    ...pairs
      .filter(({ deviation }) => !(Math.abs(deviation) <= PAIR_LIMITS.most))
      .map(
        ({ from, to, found, km, deviation, why }) =>
          `${from} to ${to}: ${found.toFixed(0)} km by the network, ${km} km, ${percent(deviation)}: ${why}`,
      ),
  ]
}

/** What the network breaks of the limits. */
export const listPairFaults = (
  file: string,
  pairs: readonly PairComparison[],
): readonly Fault[] => {
  const held = pairs.filter(isHeld)
  const values = sizes(held)
  const times = timeDeviations(pairs)
  const fault = (path: string, text: string): Fault => ({ file, path, text })
  return [
    ...(medianOf(values) <= PAIR_LIMITS.median
      ? []
      : [fault('', `the median of the lengths is ${percent(medianOf(values))} off`)]),
    ...(shareOf(values, PAIR_LIMITS.near) >= PAIR_LIMITS.share
      ? []
      : [fault('', `only ${percent(shareOf(values, PAIR_LIMITS.near))} of the lengths are near`)]),
    ...(shareOf(times, TIME_LIMITS.near) >= TIME_LIMITS.share
      ? []
      : [fault('', `only ${percent(shareOf(times, TIME_LIMITS.near))} of the times are near`)]),
    ...pairs
      .filter(({ deviation, why }) => !(Math.abs(deviation) <= PAIR_LIMITS.most) && why === '')
      .map(({ from, to, found, km }) =>
        fault(
          `${from} to ${to}`,
          `${found.toFixed(0)} km by the network, ${km} km, without a cause`,
        ),
      ),
  ]
}
