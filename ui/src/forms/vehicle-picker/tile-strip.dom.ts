import { resolveStripReveal, type StripPlace } from '@evkit/engine/internal/forms'
import { fromScrollLeft, toScrollLeft } from '@evkit/engine/internal/interaction'
import { directionOf, watchRow } from '../../primitives/index.js'

const readPlace = (strip: HTMLElement): StripPlace => ({
  offset: fromScrollLeft(strip.scrollLeft, directionOf(strip)),
  room: Math.max(0, strip.scrollWidth - strip.clientWidth),
})

/** Scrolls a strip to an offset, as its style says: smoothly, or at once for who wants no motion. */
export const scrollStrip = (strip: HTMLElement, offset: number): void => {
  strip.scrollTo({ left: toScrollLeft(offset, directionOf(strip)) })
}

/**
 * Scrolls a strip so that a tile is in view; the page stays where it is.
 *
 * @param strip - The strip.
 * @param control - What the tile is chosen with; as large as the tile.
 * @param behavior - `auto` as the style of the strip says.
 */
export const revealTile = (
  strip: HTMLElement,
  control: HTMLElement,
  behavior: 'auto' | 'instant',
): void => {
  const direction = directionOf(strip)
  const place = readPlace(strip)
  const edge = Number.parseFloat(getComputedStyle(strip).paddingInlineStart)
  const own = strip.getBoundingClientRect()
  const tile = control.getBoundingClientRect()
  const before = direction === 'rtl' ? own.right - tile.right : tile.left - own.left
  const start = before - edge + place.offset
  const offset = resolveStripReveal({
    place,
    width: strip.clientWidth - 2 * edge,
    tile: { start, end: start + tile.width },
  })
  if (offset !== place.offset) strip.scrollTo({ left: toScrollLeft(offset, direction), behavior })
}

/** Whether the focus came by the keyboard: a strip that moves under a pointer would take its target away. */
export const isFocusShown = (control: HTMLElement): boolean => control.matches(':focus-visible')

/** What is heard of a strip. */
export interface StripListener {
  readonly measured: (place: StripPlace) => void
  /** The visitor moves it by hand. */
  readonly held: () => void
}

/**
 * Tells where a strip is scrolled to, and when the visitor takes it.
 *
 * @param strip - The strip.
 * @param tell - Hears of it.
 * @returns How to stop.
 */
export const observeStrip = (strip: HTMLElement, tell: StripListener): (() => void) => {
  const stop = new AbortController()
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const) {
    strip.addEventListener(type, tell.held, { passive: true, signal: stop.signal })
  }
  const unwatch = watchRow(strip, () => {
    tell.measured(readPlace(strip))
  })
  return () => {
    stop.abort()
    unwatch()
  }
}
