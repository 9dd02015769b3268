/** Snap points closer to each other than this are one [px]. @source D-B-19 @category constants */
const SNAP_MERGE = 1

/** Sizes of a row of slides. */
export interface SlideLayout {
  /** [px] Where each item begins, in the reading direction. */
  readonly offsets: readonly number[]
  /** [px] Width of all items together. */
  readonly contentWidth: number
  /** [px] How much of them is seen at once. */
  readonly viewportWidth: number
}

/** A row nobody has measured. */
export const UNMEASURED_SLIDES: SlideLayout = { offsets: [], contentWidth: 0, viewportWidth: 0 }

const pointOf = ({ offsets, contentWidth, viewportWidth }: SlideLayout, at: number): number => {
  const room = Math.max(0, contentWidth - viewportWidth)
  return Math.min(Math.max(0, (offsets[at] ?? 0) - (offsets[0] ?? 0)), room)
}

/** Finds where a row comes to rest: the beginning of each item it can be moved to, rising, none twice. */
export const findSnapPoints = (layout: SlideLayout): readonly number[] =>
  layout.offsets.reduce<readonly number[]>((points, _, at) => {
    const point = pointOf(layout, at)
    const last = points.at(-1)
    return last === undefined || point - last >= SNAP_MERGE ? [...points, point] : points
  }, [])

/** The slide whose snap point is nearest, from 1; of two as near the later one when `towards` is above 0. */
export const nearestSlide = (points: readonly number[], x: number, towards: number): number => {
  const nearest = points.reduce((best, point, at) => {
    const gain = Math.abs((points[best] ?? 0) - x) - Math.abs(point - x)
    return gain > 0 || (gain === 0 && towards > 0) ? at : best
  }, 0)
  return nearest + 1
}

/** The slide an item belongs to, from 1: the one that shows it. */
export const slideOfItem = (layout: SlideLayout, item: number): number =>
  nearestSlide(findSnapPoints(layout), pointOf(layout, item), 0)

/** Where between the slides a row is: 2.5 is half way from the second to the third. */
export const toSlidePosition = (points: readonly number[], x: number): number => {
  const after = points.findIndex((point) => point > x)
  if (after < 0) return Math.max(1, points.length)
  const [from = 0, to = 0] = points.slice(after - 1)
  return after === 0 ? 1 : after + (x - from) / (to - from)
}

/** Chooses a slide: the next whole number within 1 and the total; what is no number chooses nothing. */
export const chooseSlide = (current: number, wanted: number, total: number): number =>
  Number.isFinite(wanted) ? Math.min(Math.max(1, Math.round(wanted)), Math.max(1, total)) : current

/** The items of which at least a pixel is seen, as the first and the last of them, from 0. */
export const findItemsInView = (
  { offsets, contentWidth, viewportWidth }: SlideLayout,
  x: number,
): { readonly first: number; readonly last: number } => {
  const [start = 0] = offsets
  const isSeen = (offset: number, at: number): boolean =>
    (offsets[at + 1] ?? contentWidth + start) - start - x >= SNAP_MERGE &&
    offset - start - x <= viewportWidth - SNAP_MERGE
  return {
    first: Math.max(0, offsets.findIndex(isSeen)),
    last: Math.max(0, offsets.findLastIndex(isSeen)),
  }
}
