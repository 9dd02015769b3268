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
 * @param place - Where the row is scrolled to.
 * @returns Whether it can be scrolled at all, back and on, and whether it fades at its end.
 * @law What cannot be scrolled leads neither back nor on.
 * @source B-FCAR-07, B-FCAR-08, B-FCAR-09, B-FCAR-10
 *
 * @example At its beginning
 * ```ts
 * import { resolveScrollSides } from '@evkit/engine/interaction'
 *
 * const sides = resolveScrollSides({ scrollLeft: 0, scrollWidth: 1000, clientWidth: 400 })
 * sides.canGoBack // => false
 * sides.canGoOn // => true
 * ```
 * @category resolution
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
 * @param stride - [px] From the beginning of a card to that of the next.
 * @param clientWidth - [px] Width that is seen.
 * @returns A whole number of cards; what is seen when nothing is known of the cards.
 * @source D-B-22
 *
 * @example Three cards of four hundred
 * ```ts
 * import { findScrollStep } from '@evkit/engine/interaction'
 *
 * findScrollStep(400, 1240) // => 1200
 * findScrollStep(400, 360) // => 400
 * ```
 * @category formulas
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
 * @param place - Where the row is scrolled to.
 * @returns Its length and its place, as shares of the indicator; all of it when nothing scrolls.
 * @law A thumb never leaves its indicator.
 * @source D-B-22, B-FCAR-01
 *
 * @example Half way
 * ```ts
 * import { findScrollThumb } from '@evkit/engine/interaction'
 *
 * findScrollThumb({ scrollLeft: 300, scrollWidth: 1000, clientWidth: 400 }) // => { size: 0.4, start: 0.3 }
 * ```
 * @category formulas
 */
export const findScrollThumb = (place: ScrollPlace): ScrollThumb => {
  if (!canScroll(place)) return { size: 1, start: 0 }
  const size = place.clientWidth / place.scrollWidth
  return { size, start: findScrollShare(place) * (1 - size) }
}

/**
 * Finds where a row is scrolled to when its thumb is dragged.
 *
 * @param place - Where the row was when the thumb was taken.
 * @param moved - Share of the indicator the thumb was moved, towards the end above 0.
 * @returns [px] Offset from where the row begins, within its ends.
 * @law A dragged thumb never leaves its indicator.
 * @source D-B-22
 *
 * @example A quarter of the indicator
 * ```ts
 * import { dragScrollThumb } from '@evkit/engine/interaction'
 *
 * dragScrollThumb({ scrollLeft: 0, scrollWidth: 1000, clientWidth: 500 }, 0.25) // => 250
 * ```
 * @category formulas
 */
export const dragScrollThumb = (place: ScrollPlace, moved: number): number => {
  const offset = Math.abs(place.scrollLeft) + moved * place.scrollWidth
  return Math.min(Math.max(0, offset), Math.max(0, roomOf(place)))
}
