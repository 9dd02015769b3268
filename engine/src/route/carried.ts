import type { CarriedSpan } from './trip-check.js'

/** Turns a place on the road into the distance driven by then: a ferry carries the car and counts nothing. */
export const toDriven = (position: number, carried: readonly CarriedSpan[]): number =>
  carried.reduce(
    (driven, { from, to }) => driven - Math.max(0, Math.min(position, to) - from),
    position,
  )

/** Kilometres the car is carried before it has driven so far; what ends at the quay does not board. */
export const carriedBefore = (driven: number, carried: readonly CarriedSpan[]): number =>
  carried.reduce(
    (before, { from, to }) => (from - before < driven ? before + (to - from) : before),
    0,
  )
