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

/** Plans how a page scrolls to a form after a choice: later the first time, and at once for who wants less motion. */
export const planScroll = ({ hadPurpose, isStill }: ScrollQuery): ScrollPlan => ({
  delay: hadPurpose ? SCROLL_DELAY : FIRST_SCROLL_DELAY,
  behavior: isStill ? 'auto' : 'smooth',
})
