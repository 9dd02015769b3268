/**
 * Finds the item a press on the progress bar of a gallery leads to.
 *
 * @param share - Where the bar was pressed, from 0 where reading begins to 1.
 * @param count - How many items there are.
 * @returns Its place, from 1 to `count`; 1 where there is none.
 * @source B-GAL-02, D-B-31
 *
 * @example Five items
 * ```ts
 * import { findGalleryItem } from '@evkit/engine/blocks'
 *
 * findGalleryItem(0.5, 5) // => 3
 * findGalleryItem(1, 5) // => 5
 * ```
 * @category look-ups
 */
export const findGalleryItem = (share: number, count: number): number => {
  const last = Math.max(1, Math.floor(count))
  const place = Math.floor(share * last) + 1
  return Number.isNaN(place) || Number.isNaN(last) ? 1 : Math.min(Math.max(1, place), last)
}
