/**
 * How long scrolling must rest before the bar looks where it is [ms].
 *
 * @source B-NAV-28
 * @category constants
 */
export const SUBNAV_SCROLL_DEBOUNCE = 10
