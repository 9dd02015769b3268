/** Thumbnails that are seen at once where there are more than fit. @source B-GAL-07 @category constants */
const THUMBS_VISIBLE = 5

/** From one thumbnail to the next [px]. @source B-GAL-06 @category constants */
const THUMB_STEP = 62

/** Height of the strip with its arrows [px]: those of five thumbnails and two arrows. @source B-GAL-06 @category constants */
const THUMB_PANEL = 372

/** More thumbnails than these have arrows. @source B-GAL-07 @category constants */
const THUMB_ARROWS_ABOVE = 6

// The chosen thumbnail is the third of five, where there are as many before it.
const BEFORE = 2

/** One thumbnail on, or back. */
export type StripStep = 1 | -1

/** A strip of thumbnails as it is drawn. */
export interface ThumbStrip {
  /** [px] With its arrows. */
  readonly height: number
  /** How many thumbnails are seen at once. */
  readonly visible: number
  readonly hasArrows: boolean
  /** [px] How far it is scrolled; whole steps. */
  readonly offset: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

const lastFirst = (count: number): number =>
  count > THUMB_ARROWS_ABOVE ? count - THUMBS_VISIBLE : 0

const clampFirst = (first: number, count: number): number =>
  Math.min(Math.max(0, first), lastFirst(count))

/** Finds which thumbnail a strip begins with, from 0, when another one is chosen: the chosen one has neighbours at both sides. */
export const followThumb = (selected: number, count: number): number =>
  clampFirst(selected - 1 - BEFORE, count)

/** Moves a strip by one thumbnail; it stays at its ends. */
export const moveStrip = (first: number, by: StripStep, count: number): number =>
  clampFirst(first + by, count)

/** Draws a strip that begins with a thumbnail. */
export const drawStrip = (first: number, count: number): ThumbStrip => {
  const hasArrows = count > THUMB_ARROWS_ABOVE
  const begin = clampFirst(first, count)
  return {
    height: hasArrows ? THUMB_PANEL : count * THUMB_STEP,
    visible: hasArrows ? THUMBS_VISIBLE : count,
    hasArrows,
    offset: begin * THUMB_STEP,
    isFirst: begin === 0,
    isLast: begin === lastFirst(count),
  }
}
