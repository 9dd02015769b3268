import { findGlideShare } from '@evkit/engine/blocks'

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
}

const middleOf = (element: Element, isRow: boolean): number => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return isRow ? left + width / 2 : top + height / 2
}

const findWay = (element: Element | undefined): Way | undefined => {
  const scroller = element?.closest<HTMLElement>(SCROLLER)
  if (element === undefined || scroller === null || scroller === undefined) return undefined
  const isRow = scroller.dataset['part'] === ROW
  const side = isRow ? 'scrollLeft' : 'scrollTop'
  return {
    scroller,
    side,
    from: scroller[side],
    by: middleOf(element, isRow) - middleOf(scroller, isRow),
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

/** The item of an overlay nearest to the middle of what scrolls it, from 1; 1 where there is none. */
export const findShownItem = (root: Element): number => {
  const distances = listItems(root).map((item) => Math.abs(findWay(item)?.by ?? 0))
  return Math.max(0, distances.indexOf(Math.min(...distances))) + 1
}
