/**
 * Finds the item a press on the progress bar of a gallery leads to.
 *
 * @source B-GAL-02, D-B-31
 */
export const findGalleryItem = (share: number, count: number): number => {
  const last = Math.max(1, Math.floor(count))
  const place = Math.floor(share * last) + 1
  return Number.isNaN(place) || Number.isNaN(last) ? 1 : Math.min(Math.max(1, place), last)
}
