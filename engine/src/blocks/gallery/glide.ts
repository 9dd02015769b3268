/** How long an overlay waits before it brings its item into view [ms]. @source B-GAL-17, D-B-34 @category constants */
export const OVERLAY_SCROLL_DELAY = 400

/** How long an overlay takes to bring its item into view [ms]. @source B-GAL-17, D-B-34 @category constants */
export const OVERLAY_SCROLL = 2100

const HALF = 0.5
const CUBIC = 3
const STEEP = 4

/**
 * Finds which part of its way an overlay has come that brings an item into view: slow, fast, slow.
 *
 * @source D-B-34
 */
export const findGlideShare = (elapsed: number): number => {
  const time = Math.min(Math.max(0, elapsed / OVERLAY_SCROLL), 1)
  return time < HALF ? STEEP * time ** CUBIC : 1 - STEEP * (1 - time) ** CUBIC
}
