// What the browser says of the visitor's preferences and of the direction of the text.

/** The media query of who wants less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor wants less motion. */
export const wantsStill = (): boolean => window.matchMedia(REDUCED_MOTION).matches

/** The direction in which an element reads. */
export const directionOf = (element: Element): 'ltr' | 'rtl' =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
