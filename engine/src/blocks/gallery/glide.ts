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
 * @param elapsed - Since it began to move [ms].
 * @returns From 0, where it began, to 1, where the item is.
 * @law It never goes back.
 * @source D-B-34
 *
 * @example Half of the time is half of the way
 * ```ts
 * import { findGlideShare } from '@evkit/engine/blocks'
 *
 * findGlideShare(1050) // => 0.5
 * findGlideShare(2100) // => 1
 * ```
 * @category look-ups
 */
export const findGlideShare = (elapsed: number): number => {
  const time = Math.min(Math.max(0, elapsed / OVERLAY_SCROLL), 1)
  return time < HALF ? STEEP * time ** CUBIC : 1 - STEEP * (1 - time) ** CUBIC
}
