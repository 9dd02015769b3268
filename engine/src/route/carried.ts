import type { CarriedSpan } from './trip-check.js'

/**
 * Turns a place on the road into the distance driven by then: a ferry carries the car and counts nothing.
 *
 * @param position - [km] Place on the road, from its start.
 * @param carried - Parts on which the car is carried, in the order of the road.
 * @returns [km] Distance driven; the place itself on a road without a ferry.
 * @law Distance driven never falls along the road.
 * @source B-T-02
 *
 * @example Behind a ferry of 20 km
 * ```ts
 * import { toDriven } from '@evkit/engine/route'
 *
 * toDriven(150, [{ from: 100, to: 120 }]) // => 130
 * toDriven(110, [{ from: 100, to: 120 }]) // => 100
 * ```
 * @category conversions
 */
export const toDriven = (position: number, carried: readonly CarriedSpan[]): number =>
  carried.reduce(
    (driven, { from, to }) => driven - Math.max(0, Math.min(position, to) - from),
    position,
  )

/**
 * Kilometres the car is carried before it has driven so far; what ends at the quay does not board.
 *
 * @param driven - [km] Distance driven.
 * @param carried - Parts on which the car is carried, in the order of the road.
 * @returns [km] How far it has been carried by then.
 * @source B-T-02
 *
 * @example At the quay and behind it
 * ```ts
 * import { carriedBefore } from '@evkit/engine/route'
 *
 * carriedBefore(100, [{ from: 100, to: 120 }]) // => 0
 * carriedBefore(101, [{ from: 100, to: 120 }]) // => 20
 * ```
 * @category conversions
 */
export const carriedBefore = (driven: number, carried: readonly CarriedSpan[]): number =>
  carried.reduce(
    (before, { from, to }) => (from - before < driven ? before + (to - from) : before),
    0,
  )
