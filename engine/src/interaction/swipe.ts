import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../shared/index.js'
import { findSpring, releaseSpring, type Spring } from './settle.js'
import {
  chooseSlide,
  findSnapPoints,
  nearestSlide,
  UNMEASURED_SLIDES,
  type SlideLayout,
} from './snap.js'
import { chooseTarget, EDGE_RESISTANCE, resistEnds, undoResistance } from './swipe-target.js'

/** A pointer drags once it has moved further than this [px]. @source B-CAR-05 @category constants */
export const DRAG_THRESHOLD = 2

/** How long a move counts for the speed of a release [ms]. @source D-B-18 @category constants */
export const VELOCITY_WINDOW = 100

/** Where a pointer was, and when. */
interface PointerPlace {
  /** [ms] Of any clock that never goes back. */
  readonly time: number
  /** [px] From the left end of the window. */
  readonly x: number
  /** [px] From its upper end. */
  readonly y: number
}

/** What a pointer does to a row of slides. */
export type SwipeInput =
  | ({ readonly type: 'pointer.down' | 'pointer.move' } & PointerPlace)
  /** It is lifted, or the browser has taken it away. */
  | { readonly type: 'pointer.up' | 'pointer.cancel'; readonly time: number }

/** Where a finger ended, as seen from where it began. */
export type SwipeWay = 'left' | 'right'

/** A row that is held: once it is decided which way it goes it stays so. */
interface Grip {
  readonly mode: 'undecided' | 'horizontal' | 'vertical'
  readonly start: PointerPlace
  readonly last: PointerPlace
  readonly base: number
  readonly shown: number
  readonly recent: readonly PointerPlace[]
}

/** How the row comes to rest. */
interface Settling {
  readonly spring: Spring
  readonly since: number
}

/** State of a swipeable row of slides: dragged, animating or idle. */
export interface Swipe {
  readonly layout: SlideLayout
  /** [px] Snap points of its slides, ascending. */
  readonly points: readonly number[]
  readonly direction: 'ltr' | 'rtl'
  /** Whether the visitor prefers reduced motion: the row then jumps to its target. */
  readonly isMotionReduced: boolean
  /** Number of the current or target slide, from 1. */
  readonly current: number
  readonly grip: Option<Grip>
  readonly settling: Option<Settling>
}

/**
 * Initial state of a row of slides before it is measured.
 *
 * @source D-B-18
 * @category constants
 */
export const UNMEASURED_SWIPE: Swipe = {
  layout: UNMEASURED_SLIDES,
  points: [],
  direction: 'ltr',
  isMotionReduced: false,
  current: 1,
  grip: none,
  settling: none,
}

const maxOf = ({ points }: Swipe): number => points.at(-1) ?? 0
const forwards = ({ direction }: Swipe): number => (direction === 'rtl' ? -1 : 1)
const restOf = ({ points, current }: Swipe): number => points[current - 1] ?? 0

const rawOf = (swipe: Swipe, { base, last, start }: Grip): number =>
  base - forwards(swipe) * (last.x - start.x)

const shownOf = (swipe: Swipe, grip: Grip): number =>
  grip.mode === 'horizontal' ? resistEnds(rawOf(swipe, grip), maxOf(swipe)) : grip.shown

/**
 * Finds where a row is shown at a moment.
 *
 * @source B-CAR-06, B-CAR-07, B-CAR-23, D-B-18
 */
export const findPosition = (swipe: Swipe, time: number): number => {
  if (O.isSome(swipe.grip)) return shownOf(swipe, swipe.grip.value)
  if (O.isNone(swipe.settling)) return restOf(swipe)
  const { spring, since } = swipe.settling.value
  return findSpring(spring, time - since).position
}

/**
 * Tells whether a row is neither held nor on its way.
 *
 * @source B-CAR-23, D-B-18
 */
export const isSwipeAtRest = ({ grip, settling }: Swipe, time: number): boolean =>
  O.isNone(grip) &&
  (O.isNone(settling) || findSpring(settling.value.spring, time - settling.value.since).isAtRest)

/**
 * Tells whether a row is dragged: what is pressed in it then is no click.
 *
 * @source B-CAR-04, B-CAR-05, B-CAR-11
 */
export const isDragged = ({ grip }: Swipe): boolean =>
  O.isSome(grip) && grip.value.mode === 'horizontal'

const release = (swipe: Swipe, current: number, way: Spring & { readonly time: number }): Swipe => {
  const { time, ...spring } = way
  const isThere = spring.from === spring.to || swipe.isMotionReduced
  return {
    ...swipe,
    current,
    grip: none,
    settling: isThere
      ? none
      : some({ spring: releaseSpring({ ...spring, max: maxOf(swipe) }), since: time }),
  }
}

/** Sends a row to a slide: by the spring, from where it is. */
export const sendToSlide = (swipe: Swipe, wanted: number, time: number): Swipe => {
  const current = chooseSlide(swipe.current, wanted, swipe.points.length)
  const from = findPosition(swipe, time)
  return release(swipe, current, { from, to: swipe.points[current - 1] ?? 0, velocity: 0, time })
}

/** Puts a row on a slide: it is there at once. */
export const putOnSlide = (swipe: Swipe, wanted: number): Swipe => ({
  ...swipe,
  current: chooseSlide(swipe.current, wanted, swipe.points.length),
  grip: none,
  settling: none,
})

/**
 * Notes where the browser itself has scrolled a row: it stands there, between slides too, until something moves it.
 *
 * @source D-B-18, E-B-16
 */
export const standAt = (swipe: Swipe, offset: number): Swipe => {
  const at = Math.min(Math.max(0, offset), maxOf(swipe))
  return {
    ...putOnSlide(swipe, nearestSlide(swipe.points, at, 0)),
    settling: some({ spring: { from: at, to: at, velocity: 0 }, since: 0 }),
  }
}

/**
 * Lays a row out anew.
 *
 * @source B-CAR-14, B-CAR-15, D-B-19
 */
export const layOutSlides = (swipe: Swipe, layout: SlideLayout): Swipe =>
  putOnSlide({ ...swipe, layout, points: findSnapPoints(layout) }, swipe.current)

const press = (swipe: Swipe, at: PointerPlace): Swipe => {
  const shown = findPosition(swipe, at.time)
  const base = undoResistance(shown, maxOf(swipe))
  const grip: Grip = { mode: 'undecided', start: at, last: at, base, shown, recent: [at] }
  return { ...swipe, grip: some(grip), settling: none }
}

const decide = ({ mode, start }: Grip, { x, y }: PointerPlace): Grip['mode'] => {
  const [across, along] = [Math.abs(x - start.x), Math.abs(y - start.y)]
  if (mode !== 'undecided') return mode
  if (across > DRAG_THRESHOLD && across >= along) return 'horizontal'
  return along > DRAG_THRESHOLD && along > across ? 'vertical' : 'undecided'
}

const drag = (swipe: Swipe, at: PointerPlace): Swipe => {
  if (O.isNone(swipe.grip)) return swipe
  const grip = swipe.grip.value
  const recent = grip.recent.filter(({ time }) => at.time - time <= VELOCITY_WINDOW)
  return {
    ...swipe,
    grip: some({ ...grip, mode: decide(grip, at), last: at, recent: [...recent, at] }),
  }
}

// [px/ms] Of the moves shortly before the release, towards later slides above 0.
const velocityOf = (swipe: Swipe, grip: Grip, time: number): number => {
  const kept = grip.recent.filter((one) => time - one.time <= VELOCITY_WINDOW)
  const [first, last] = [kept[0], kept.at(-1)]
  if (first === undefined || last === undefined || last.time <= first.time) return 0
  return (-forwards(swipe) * (last.x - first.x)) / (last.time - first.time)
}

/** [px/ms] How fast a held row is pulled, towards later slides above 0; 0 when nobody holds it. */
export const findSwipeVelocity = (swipe: Swipe, time: number): number =>
  O.isSome(swipe.grip) ? velocityOf(swipe, swipe.grip.value, time) : 0

const lift = (swipe: Swipe, time: number): Swipe => {
  if (O.isNone(swipe.grip)) return swipe
  const grip = swipe.grip.value
  if (grip.mode !== 'horizontal') return sendToSlide(swipe, swipe.current, time)
  const raw = rawOf(swipe, grip)
  const pulled = velocityOf(swipe, grip, time)
  const { points, current } = swipe
  const target = chooseTarget({ points, current, raw, velocity: pulled })
  const isOutside = raw < 0 || raw > maxOf(swipe)
  const velocity = isOutside ? EDGE_RESISTANCE * pulled : pulled
  const way = { from: shownOf(swipe, grip), to: points[target - 1] ?? 0, velocity, time }
  return release(swipe, target, way)
}

/**
 * Moves a row by what a pointer does.
 *
 * @source B-CAR-04, B-CAR-08, B-CAR-09, B-CAR-22, D-B-18
 */
export const moveSwipe = (swipe: Swipe, input: SwipeInput): Swipe => {
  switch (input.type) {
    case 'pointer.down':
      return O.isSome(swipe.grip)
        ? sendToSlide(swipe, swipe.current, input.time)
        : press(swipe, input)
    case 'pointer.move':
      return drag(swipe, input)
    case 'pointer.up':
      return lift(swipe, input.time)
    case 'pointer.cancel':
      return O.isSome(swipe.grip) ? sendToSlide(swipe, swipe.current, input.time) : swipe
  }
}

/** Finds what a release would report: which way the finger went, of a drag that did not end where it began. */
export const findSwipeWay = ({ grip }: Swipe): Option<SwipeWay> => {
  if (O.isNone(grip) || grip.value.mode !== 'horizontal') return none
  const moved = grip.value.last.x - grip.value.start.x
  if (moved === 0) return none
  return some(moved < 0 ? 'left' : 'right')
}
