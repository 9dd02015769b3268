/**
 * How fast a released row comes to rest, as the frequency of a critically damped spring [1/ms].
 *
 * @source D-B-18, B-CAR-23
 * @category constants
 */
export const SETTLE_OMEGA = 0.018

/** Closer than this a row has come to rest [px]. @source D-B-18 @category constants */
const REST_DISTANCE = 0.5

/** Slower than this a row has come to rest [px/ms]. @source D-B-18 @category constants */
const REST_SPEED = 0.01

/**
 * How long a row takes to come to rest at most [ms].
 *
 * @source D-B-18
 * @category constants
 */
export const SETTLE_TIMEOUT = 1000

/** A row on its way to where it rests. */
export interface Spring {
  /** [px] Where it was let go. */
  readonly from: number
  /** [px] Where it comes to rest. */
  readonly to: number
  /** [px/ms] How fast it was let go, towards later slides above 0. */
  readonly velocity: number
}

/** A way that must not lead further out than it began. */
interface Bounded extends Spring {
  /** [px] Where the last slide rests. */
  readonly max: number
}

// Distance and its change at the beginning, of a critically damped spring.
const startOf = ({ from, to, velocity }: Spring): readonly [number, number] => {
  const distance = from - to
  return [distance, velocity + SETTLE_OMEGA * distance]
}

const positionOf = (spring: Spring, elapsed: number): number => {
  const [distance, change] = startOf(spring)
  return spring.to + (distance + change * elapsed) * Math.exp(-SETTLE_OMEGA * elapsed)
}

const isWithin = (spring: Bounded): boolean => {
  const [, change] = startOf(spring)
  const turn = spring.velocity / (SETTLE_OMEGA * change)
  if (!(turn > 0 && Number.isFinite(turn))) return true
  const furthest = positionOf(spring, turn)
  return furthest >= Math.min(spring.from, 0) && furthest <= Math.max(spring.from, spring.max)
}

/** Lets a row go: as fast as it was, or from standing where it would else go out of its bounds. */
export const releaseSpring = (spring: Bounded): Spring => {
  const { from, to, velocity } = spring
  return { from, to, velocity: isWithin(spring) ? velocity : 0 }
}

/** Where a row is some time after it was let go, and whether it has come to rest; then it is there exactly. */
export const findSpring = (
  spring: Spring,
  elapsed: number,
): { readonly position: number; readonly isAtRest: boolean } => {
  const time = Math.max(0, elapsed)
  const [, change] = startOf(spring)
  const position = positionOf(spring, time)
  const speed = change * Math.exp(-SETTLE_OMEGA * time) - SETTLE_OMEGA * (position - spring.to)
  const isNear = Math.abs(position - spring.to) < REST_DISTANCE && Math.abs(speed) < REST_SPEED
  const isAtRest = isNear || time >= SETTLE_TIMEOUT
  return { position: isAtRest ? spring.to : position, isAtRest }
}
