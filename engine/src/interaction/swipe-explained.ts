import * as O from '#fp-ts/Option'
import { findPosition, findSwipeVelocity, moveSwipe, type Swipe } from './swipe.js'
import { FLICK_VELOCITY, PROJECTION_TIME } from './swipe-target.js'
import { endWheel, STILL_WHEEL, type Wheel } from './wheel.js'

/** Debug information of a swipe: offset, velocity, projected end and target slide. */
export interface SwipeExplanation {
  /** [px] Current scroll offset. */
  readonly position: number
  /** [px/ms] Velocity, positive towards later slides. */
  readonly velocity: number
  /**
   * Why it goes where it goes: nobody holds it; it is not known yet which way it is pulled; the page is scrolled and not
   * the row; it goes to the slide that is nearest; as far as a flick leads; one slide on for one notch of a wheel.
   */
  readonly decision: 'let-go' | 'undecided' | 'page' | 'nearest' | 'flick' | 'notch'
  /** [px] Projected end without snapping: the current offset, or where inertia (momentum) of a flick leads. */
  readonly projected: number
  /** Number of the target slide, from 1. */
  readonly target: number
}

const decide = (
  { grip }: Swipe,
  { moves }: Wheel,
  velocity: number,
): SwipeExplanation['decision'] => {
  if (O.isNone(grip)) return 'let-go'
  if (grip.value.mode === 'vertical') return 'page'
  if (moves === 1) return 'notch'
  if (grip.value.mode === 'undecided') return 'undecided'
  return Math.abs(velocity) < FLICK_VELOCITY ? 'nearest' : 'flick'
}

/**
 * Explains at a time which slide a row would snap to if released, and why.
 *
 * @param row - The swipe state, and the wheel state, if any.
 * @param time - Time stamp on the clock of pointer events [ms].
 * @returns Offset, velocity, and the rule that selects the target slide.
 * @law A row that is let go goes to the slide that was explained.
 * @source B-B-12, D-B-18
 *
 * @example A row at rest
 * ```ts
 * import { UNMEASURED_SWIPE } from '@evkit/engine/blocks'
 * import { explainSwipe } from '@evkit/engine/interaction'
 *
 * explainSwipe({ swipe: UNMEASURED_SWIPE }, 0).decision // => 'let-go'
 * ```
 * @category formulas
 */
export const explainSwipe = (
  { swipe, wheel = STILL_WHEEL }: { readonly swipe: Swipe; readonly wheel?: Wheel },
  time: number,
): SwipeExplanation => {
  const isTurned = wheel.phase === 'turning'
  // A wheel tells nothing when it stops: it is read as it was at its last move.
  const at = isTurned ? wheel.last : time
  const velocity = findSwipeVelocity(swipe, at)
  const decision = decide(swipe, isTurned ? wheel : STILL_WHEEL, velocity)
  const position = findPosition(swipe, time)
  const within = Math.min(Math.max(0, position), swipe.points.at(-1) ?? 0)
  const after = isTurned
    ? endWheel({ swipe, wheel }).swipe
    : moveSwipe(swipe, { type: 'pointer.up', time })
  return {
    position,
    velocity,
    decision,
    projected: decision === 'flick' ? within + PROJECTION_TIME * velocity : within,
    target: after.current,
  }
}
