/**
 * Prefix of URL fragments (hashes) that open an overlay.
 *
 * @source B-NAV-16, D-B-04
 * @category constants
 */
export const OVERLAY_MARKER = '#overlay-'
