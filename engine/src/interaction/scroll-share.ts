/** A row overflows when it can be scrolled further than this [px]. @source B-FCAR-09, D-B-22 @category constants */
const SCROLL_LEAST = 1

/**
 * Below this share the way back is closed [1].
 *
 * @source B-FCAR-07
 * @category constants
 */
export const SHARE_PREVIOUS_FROM = 0.01

/**
 * Above this share the way on is closed [1].
 *
 * @source B-FCAR-08
 * @category constants
 */
export const SHARE_NEXT_TO = 0.99

/**
 * From this share on nothing tells that the row goes on [1].
 *
 * @source B-FCAR-10
 * @category constants
 */
export const SHARE_MORE_BELOW = 0.95

/** Where a row is scrolled to, as the browser tells it. */
export interface ScrollPlace {
  /** [px] Below zero from right to left. */
  readonly scrollLeft: number
  /** [px] Width of all of it. */
  readonly scrollWidth: number
  /** [px] Width that is seen. */
  readonly clientWidth: number
}

const roomOf = ({ scrollWidth, clientWidth }: ScrollPlace): number => scrollWidth - clientWidth

/** Tells whether a row is wider than what is seen of it; a pixel is rounding. */
const canScroll = (place: ScrollPlace): boolean => roomOf(place) > SCROLL_LEAST

/** Finds which share of its way a row is scrolled, 0 to 1, in either reading direction. */
export const findScrollShare = (place: ScrollPlace): number =>
  canScroll(place) ? Math.min(Math.abs(place.scrollLeft) / roomOf(place), 1) : 0

/** What a row that scrolls shows beside it. */
export interface ScrollSides {
  /** Arrows and indicator are there at all. */
  readonly isScrollable: boolean
  readonly canGoBack: boolean
  readonly canGoOn: boolean
  /** The row fades at its end. */
  readonly hasMore: boolean
}

/**
 * Resolves what a row that scrolls shows beside it.
 *
 * @source B-FCAR-07, B-FCAR-08, B-FCAR-09, B-FCAR-10
 */
export const resolveScrollSides = (place: ScrollPlace): ScrollSides => {
  const share = findScrollShare(place)
  const isScrollable = canScroll(place)
  return {
    isScrollable,
    canGoBack: isScrollable && share >= SHARE_PREVIOUS_FROM,
    canGoOn: isScrollable && share <= SHARE_NEXT_TO,
    hasMore: isScrollable && share < SHARE_MORE_BELOW,
  }
}

/**
 * Finds how far an arrow scrolls a row: by the whole cards that are seen, one at least.
 *
 * @source D-B-22
 */
export const findScrollStep = (stride: number, clientWidth: number): number =>
  stride > 0 ? Math.max(stride, Math.floor(clientWidth / stride) * stride) : clientWidth

/** The thumb that shows where a row is scrolled to. */
export interface ScrollThumb {
  /** Share of the whole it is long, 0 to 1. */
  readonly size: number
  /** Share of the whole it lies behind the beginning, 0 to 1. */
  readonly start: number
}

/**
 * Finds the thumb that shows where a row is scrolled to.
 *
 * @source D-B-22, B-FCAR-01
 */
export const findScrollThumb = (place: ScrollPlace): ScrollThumb => {
  if (!canScroll(place)) return { size: 1, start: 0 }
  const size = place.clientWidth / place.scrollWidth
  return { size, start: findScrollShare(place) * (1 - size) }
}

/**
 * Finds where a row is scrolled to when its thumb is dragged.
 *
 * @source D-B-22
 */
export const dragScrollThumb = (place: ScrollPlace, moved: number): number => {
  const offset = Math.abs(place.scrollLeft) + moved * place.scrollWidth
  return Math.min(Math.max(0, offset), Math.max(0, roomOf(place)))
}
