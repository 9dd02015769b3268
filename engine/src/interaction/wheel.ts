import { FLICK_VELOCITY } from './swipe-target.js'
import { findSwipeVelocity, moveSwipe, sendToSlide, type Swipe } from './swipe.js'

/** How long a wheel must stand still for its gesture to be over [ms]. @source B-B-12 @category constants */
export const WHEEL_PAUSE = 100

/** How long after a gesture a wheel that still runs on is ignored [ms]. @source B-B-12 @category constants */
export const WHEEL_TAIL = 800

/** Below this share of its fastest move a wheel that was flicked only runs on [1]. @source B-B-12 @category constants */
const WHEEL_FADE = 0.7

/** A wheel tells of a way already gone: how long that took [ms]. @source B-B-12 @category constants */
const WHEEL_FRAME = 16

/** A wheel that has moved once, and at least this far, has clicked over a notch [px]. @source B-B-12 @category constants */
const WHEEL_NOTCH = 40

/** How far a wheel or two fingers on a pad have turned. */
export interface WheelMove {
  /** [ms] Of the clock of the row's pointers. */
  readonly time: number
  /** [px] To the right. */
  readonly x: number
  /** [px] Downwards. */
  readonly y: number
}

/** What is known of a wheel over a row of slides. */
export interface Wheel {
  readonly phase: 'still' | 'turning' | 'fading'
  /** [px] All of the way of this gesture. */
  readonly way: number
  /** How many moves this gesture has. */
  readonly moves: number
  /** [px] The longest move of this gesture. */
  readonly peak: number
  /** [ms] When it moved last. */
  readonly last: number
  /** [ms] When its gesture ended. */
  readonly ended: number
}

/** A wheel that stands still. */
export const STILL_WHEEL: Wheel = { phase: 'still', way: 0, moves: 0, peak: 0, last: 0, ended: 0 }

/** A row of slides, and the wheel over it. */
export interface WheelState {
  readonly swipe: Swipe
  readonly wheel: Wheel
}

/**
 * Tells whether a wheel turns sideways: then it moves a row, and the page stays.
 *
 * @source B-B-12
 */
export const isSideways = ({ x, y }: Pick<WheelMove, 'x' | 'y'>): boolean =>
  Math.abs(x) > Math.abs(y)

// One move says nothing of a speed: a notch is for the next slide, less than that leads back.
const endOneMove = (swipe: Swipe, { way, last }: Wheel): Swipe => {
  const forwards = swipe.direction === 'rtl' ? 1 : -1
  const by = Math.abs(way) < WHEEL_NOTCH ? 0 : forwards * Math.sign(way)
  return sendToSlide(swipe, swipe.current + by, last)
}

/** Ends the gesture of a wheel: the row goes where a finger of that speed would have sent it, and one notch by one slide. */
export const endWheel = ({ swipe, wheel }: WheelState): WheelState => ({
  swipe:
    wheel.moves === 1
      ? endOneMove(swipe, wheel)
      : moveSwipe(swipe, { type: 'pointer.up', time: wheel.last }),
  wheel: { ...wheel, phase: 'fading', ended: wheel.last },
})

const beginWheel = ({ swipe, wheel }: WheelState, time: number): WheelState => ({
  swipe: moveSwipe(swipe, { type: 'pointer.down', time: time - WHEEL_FRAME, x: 0, y: 0 }),
  wheel: { ...wheel, phase: 'turning', way: 0, moves: 0, peak: 0 },
})

const isTail = ({ phase, last, ended }: Wheel, time: number): boolean =>
  phase === 'fading' && time - last < WHEEL_PAUSE && time - ended < WHEEL_TAIL

/**
 * Turns the wheel over a row: its way counts as that of a finger, and it lets go once it only runs on. What it runs on
 * after that moves nothing.
 */
export const turnWheel = (wheeled: WheelState, move: WheelMove): WheelState => {
  const { wheel } = wheeled
  if (isTail(wheel, move.time)) {
    return { ...wheeled, wheel: { ...wheel, last: move.time } }
  }
  const turning = wheel.phase === 'turning' ? wheeled : beginWheel(wheeled, move.time)
  const { way, moves, peak } = turning.wheel
  const isFlicked = Math.abs(findSwipeVelocity(turning.swipe, turning.wheel.last)) >= FLICK_VELOCITY
  if (isFlicked && Math.abs(move.x) < WHEEL_FADE * peak) {
    const ended = endWheel(turning)
    return { ...ended, wheel: { ...ended.wheel, last: move.time } }
  }
  const next = {
    way: way - move.x,
    moves: moves + 1,
    peak: Math.max(peak, Math.abs(move.x)),
    last: move.time,
  }
  return {
    swipe: moveSwipe(turning.swipe, { type: 'pointer.move', time: move.time, x: next.way, y: 0 }),
    wheel: { ...turning.wheel, ...next },
  }
}
