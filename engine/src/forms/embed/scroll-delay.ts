/**
 * How long a page waits before it scrolls to a form whose purpose was there before [ms].
 *
 * @source F-EMB-08, F-CONST-27
 * @category constants
 */
export const SCROLL_DELAY = 250

/**
 * How long a page waits before it scrolls to a form whose purpose was chosen for the first time [ms]: the form has to be drawn first.
 *
 * @source F-EMB-08, F-CONST-27
 * @category constants
 */
export const FIRST_SCROLL_DELAY = 750

/**
 * How near a form has to come before it is loaded [px].
 *
 * @source F-EMB-04, F-CONST-26
 * @category constants
 */
export const LAZY_MARGIN = 2500

/** What decides how a page scrolls to a form. */
export interface ScrollQuery {
  /** A purpose was chosen before this choice. */
  readonly hadPurpose: boolean
  /** The visitor wants less motion. */
  readonly isStill: boolean
}

/** How a page scrolls to a form. */
export interface ScrollPlan {
  /** [ms] Until it scrolls. */
  readonly delay: number
  /** In the words of the platform. */
  readonly behavior: 'auto' | 'smooth'
}

/**
 * Plans how a page scrolls to the form that was chosen.
 *
 * @param query - Whether there was a purpose before, and whether motion is wanted.
 * @returns When and how.
 * @law Whoever wants less motion sees none.
 * @source F-EMB-06, F-EMB-08, F-EMB-09
 *
 * @example The first choice, with less motion
 * ```ts
 * import { planScroll } from '@evkit/engine/forms'
 *
 * planScroll({ hadPurpose: false, isStill: true }) // => { delay: 750, behavior: 'auto' }
 * planScroll({ hadPurpose: true, isStill: false }) // => { delay: 250, behavior: 'smooth' }
 * ```
 * @category resolution
 */
export const planScroll = ({ hadPurpose, isStill }: ScrollQuery): ScrollPlan => ({
  delay: hadPurpose ? SCROLL_DELAY : FIRST_SCROLL_DELAY,
  behavior: isStill ? 'auto' : 'smooth',
})
