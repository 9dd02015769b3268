/**
 * Events by which a visitor reaches for the page. A pointer has to move: where it lies while the page loads, the browser
 * says by itself that it is over something.
 */
export const REACHES = ['pointermove', 'touchstart', 'focusin', 'keydown'] as const
