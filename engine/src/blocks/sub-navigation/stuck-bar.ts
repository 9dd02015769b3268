import { isBarFixed, type BarPlace } from '../../interaction/index.js'

/**
 * How long scrolling must rest before the bar looks where it is [ms].
 *
 * @source B-NAV-28
 * @category constants
 */
export const SUBNAV_SCROLL_DEBOUNCE = 10

/** What a sub-navigation knows of its place. */
export interface StuckBar {
  /** Where it was seen last. */
  readonly place: BarPlace
  readonly isStuck: boolean
}

/** A bar that nothing is known of yet. */
export const LOOSE_BAR: StuckBar = {
  place: { top: Infinity, viewportHeight: Infinity },
  isStuck: false,
}

/** Notes where the bar was seen last. */
export const noteBarPlace = (bar: StuckBar, place: BarPlace): StuckBar => ({ ...bar, place })

/** Tells whether the bar is stuck where it was seen last. */
export const judgeBar = (bar: StuckBar): StuckBar => ({ ...bar, isStuck: isBarFixed(bar.place) })
