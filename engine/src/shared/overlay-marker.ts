/**
 * What the fragment of an address begins with that opens an overlay.
 *
 * @source B-NAV-16, D-B-04
 * @category constants
 */
export const OVERLAY_MARKER = '#overlay-'
