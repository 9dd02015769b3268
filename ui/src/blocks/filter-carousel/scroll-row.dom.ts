import {
  dragScrollThumb,
  findScrollStep,
  findScrollThumb,
  fromScrollLeft,
  toScrollLeft,
  type ScrollPlace,
} from '@evkit/engine/interaction'
import { directionOf, wantsStill } from '../../primitives/index.js'

const readPlace = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollPlace => ({
  scrollLeft,
  scrollWidth,
  clientWidth,
})

/**
 * Tells where a row is scrolled to, once a frame while it scrolls or changes its size.
 *
 * @param row - What scrolls; its one child is as wide as what is in it.
 * @param tell - Hears of it, at first at once.
 * @returns How to stop.
 */
export const watchRow = (row: HTMLElement, tell: (place: ScrollPlace) => void): (() => void) => {
  let frame = 0
  const measure = (): void => {
    frame = 0
    tell(readPlace(row))
  }
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(measure)
  }
  row.addEventListener('scroll', ask, { passive: true })
  const sizes = new ResizeObserver(ask)
  for (const element of [row, ...row.children]) sizes.observe(element)
  measure()
  return () => {
    row.removeEventListener('scroll', ask)
    sizes.disconnect()
    cancelAnimationFrame(frame)
  }
}

// [px] From the beginning of a card to that of the next; none with fewer than two.
const readStride = (row: HTMLElement): number => {
  const [first, second] = [...row.querySelectorAll<HTMLElement>('li:not([hidden])')]
  return first === undefined || second === undefined
    ? 0
    : Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
}

/** What arrows do to a row. */
export interface RowSteps {
  /** Scrolls on by the whole cards that are seen, or back. */
  readonly step: (way: 1 | -1) => void
  readonly stop: () => void
}

/** Lets arrows scroll a row: who presses twice goes twice as far, also while it still scrolls. */
export const createSteps = (row: HTMLElement): RowSteps => {
  let aim: number | undefined
  const forget = (): void => {
    aim = undefined
  }
  const stop = new AbortController()
  for (const type of ['scrollend', 'pointerdown', 'wheel'] as const)
    row.addEventListener(type, forget, { passive: true, signal: stop.signal })
  return {
    step: (way) => {
      const direction = directionOf(row)
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
      const room =
        row.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd)
      const from = aim ?? fromScrollLeft(row.scrollLeft, direction)
      const most = row.scrollWidth - row.clientWidth
      aim = Math.min(Math.max(0, from + way * findScrollStep(readStride(row), room)), most)
      row.scrollTo({
        left: toScrollLeft(aim, direction),
        behavior: wantsStill() ? 'instant' : 'smooth',
      })
    },
    stop: () => {
      stop.abort()
    },
  }
}

/** Draws the thumb that shows where a row is scrolled to. */
export const drawThumb = (thumb: HTMLElement, place: ScrollPlace): void => {
  const { size, start } = findScrollThumb(place)
  thumb.style.setProperty('--size', String(size))
  thumb.style.setProperty('--start', String(start))
}

/**
 * Lets a mouse drag the thumb of a row.
 *
 * @param thumb - In the indicator it moves in.
 * @param row - What scrolls.
 * @returns How to stop.
 */
export const hearThumb = (thumb: HTMLElement, row: HTMLElement): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  let held: { readonly x: number; readonly place: ScrollPlace } | undefined
  thumb.addEventListener(
    'pointerdown',
    ({ button, clientX: x, pointerId }) => {
      if (button !== 0) return
      thumb.setPointerCapture(pointerId)
      row.dataset['motion'] = 'dragged'
      held = { x, place: readPlace(row) }
    },
    { signal },
  )
  thumb.addEventListener(
    'pointermove',
    ({ clientX }) => {
      const width = thumb.parentElement?.clientWidth ?? 0
      if (held === undefined || width === 0) return
      const direction = directionOf(row)
      const moved = toScrollLeft((clientX - held.x) / width, direction)
      row.scrollLeft = toScrollLeft(dragScrollThumb(held.place, moved), direction)
    },
    { signal },
  )
  const end = (): void => {
    held = undefined
    delete row.dataset['motion']
  }
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    thumb.addEventListener(type, end, { signal })
  return () => {
    stop.abort()
  }
}
