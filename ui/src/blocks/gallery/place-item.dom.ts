import { findGlideShare } from '@evkit/engine/internal/blocks'

const ITEM = '[data-part="overlay-item"]'
const ROW = 'viewport'
const SCROLLER = `[data-part="${ROW}"], [data-part="overlay-list"]`

/** How a scrolled part gets an item to its middle. */
interface Way {
  readonly scroller: HTMLElement
  readonly side: 'scrollLeft' | 'scrollTop'
  /** [px] */
  readonly from: number
  /** [px] */
  readonly by: number
  /** [px] How far from the middle the whole of it is still in view. */
  readonly room: number
}

const halve = (element: Element, isRow: boolean) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const half = (isRow ? width : height) / 2
  return { half, middle: half + (isRow ? left : top) }
}

const findWay = (element: Element | undefined): Way | undefined => {
  const scroller = element?.closest<HTMLElement>(SCROLLER)
  if (element === undefined || scroller === null || scroller === undefined) return undefined
  const isRow = scroller.dataset['part'] === ROW
  const side = isRow ? 'scrollLeft' : 'scrollTop'
  const [own, whole] = [halve(element, isRow), halve(scroller, isRow)]
  return {
    scroller,
    side,
    from: scroller[side],
    by: own.middle - whole.middle,
    room: whole.half - own.half,
  }
}

const listItems = (root: Element): readonly Element[] => [...root.querySelectorAll(ITEM)]

const go = ({ scroller, side, from, by }: Way, share: number): void => {
  scroller[side] = from + by * share
}

/** Puts an item of an overlay, from 1, into the middle of what scrolls it, at once. */
export const placeItem = (root: Element, item: number): void => {
  const way = findWay(listItems(root)[item - 1])
  if (way !== undefined) go(way, 1)
}

/** Moves an item of an overlay, from 1, into the middle of what scrolls it; answers how to stop. */
export const glideToItem = (root: Element, item: number): (() => void) => {
  const way = findWay(listItems(root)[item - 1])
  if (way === undefined) return () => undefined
  const start = performance.now()
  const step = (time: number): void => {
    const share = findGlideShare(time - start)
    go(way, share)
    if (share < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
  }
}

/**
 * The item of an overlay nearest to the middle of what scrolls it, from 1; 1 where there is none. The current one is it
 * for as long as the whole of it is in view.
 */
export const findShownItem = (root: Element, current = 0): number => {
  const ways = listItems(root).map(findWay)
  const distances = ways.map((way) => Math.abs(way?.by ?? 0))
  const nearest = Math.max(0, distances.indexOf(Math.min(...distances))) + 1
  const now = ways[current - 1]
  return now !== undefined && Math.abs(now.by) <= now.room ? current : nearest
}
