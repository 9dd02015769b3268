import { nearestSlide } from './snap.js'

/** How much of the way past an end is shown, 0 to 1. @source B-CAR-07 @category constants */
export const EDGE_RESISTANCE = 0.4

/**
 * From this speed on a release is a flick [px/ms].
 *
 * @source B-CAR-09, D-B-18
 * @category constants
 */
export const FLICK_VELOCITY = 0.3

/** How far ahead a flick is thought to go on [ms]. @source D-B-18 @category constants */
export const PROJECTION_TIME = 200

/** What is shown of a row that is pulled: all of the way within its ends, less beyond them. */
export const resistEnds = (raw: number, max: number): number => {
  if (raw < 0) return EDGE_RESISTANCE * raw
  return raw > max ? max + EDGE_RESISTANCE * (raw - max) : raw
}

/** How far a row was pulled that shows like this: the other way round. */
export const undoResistance = (shown: number, max: number): number => {
  if (shown < 0) return shown / EDGE_RESISTANCE
  return shown > max ? max + (shown - max) / EDGE_RESISTANCE : shown
}

/** A row that is let go. */
export interface SwipeRelease {
  /** [px] Where its slides rest, rising. */
  readonly points: readonly number[]
  /** The slide it was on before, from 1. */
  readonly current: number
  /** [px] How far it was pulled, without resistance. */
  readonly raw: number
  /** [px/ms] How fast, towards later slides above 0. */
  readonly velocity: number
  /** [px/ms] From this speed on it is a flick; 0.3 unless given. */
  readonly flickVelocity?: number
  /** [ms] How far ahead a flick is thought to go on; 200 unless given. */
  readonly projectionTime?: number
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

// The nearest slide to where a flick would end, none that lies against it.
const flickSlide = (release: SwipeRelease, reached: number): number => {
  const { points, current, velocity, projectionTime = PROJECTION_TIME } = release
  const rest = clamp(reached + projectionTime * velocity, 0, points.at(-1) ?? 0)
  const nearest = nearestSlide(points, rest, velocity)
  const slide =
    velocity > 0
      ? Math.max(nearest, points.findIndex((point) => point >= reached) + 1)
      : Math.min(nearest, points.findLastIndex((point) => point <= reached) + 1)
  const pulled = release.raw - (points[current - 1] ?? 0)
  const isHeldBack = slide === current && velocity * pulled > 0
  return isHeldBack ? slide + Math.sign(velocity) : slide
}

/** Chooses the slide a released row goes to, from 1. */
export const chooseTarget = (release: SwipeRelease): number => {
  const { points, current, raw, velocity, flickVelocity = FLICK_VELOCITY } = release
  const reached = clamp(raw, 0, points.at(-1) ?? 0)
  const slide =
    Math.abs(velocity) < flickVelocity
      ? nearestSlide(points, reached, raw - (points[current - 1] ?? 0))
      : flickSlide(release, reached)
  return clamp(slide, 1, Math.max(1, points.length))
}
