import type { Carousel, Swipe } from '@evkit/engine/blocks'
import {
  findPosition,
  isDragged,
  isSwipeAtRest,
  type CarouselSize,
} from '@evkit/engine/internal/blocks'
import { fromScrollLeft, toScrollLeft } from '@evkit/engine/internal/interaction'
import { directionOf, wantsStill } from '../../primitives/index.js'
import { listenToDrag, type DragPorts } from './drag.dom.js'

/** What a row that is swiped is run by. */
export interface SwipedRowPorts extends Omit<DragPorts, 'isDragged'> {
  /** What scrolls. */
  readonly view: HTMLElement
  /** What is in it. */
  readonly slides: HTMLElement
  readonly read: () => Swipe
  /** The wheel that turns it, where one does. */
  readonly readWheel?: () => Carousel['wheel']
  /** Draws what goes with its place. */
  readonly follow?: (time: number) => void
  /** Told once it has come to rest. */
  readonly rested?: () => void
}

/** Told by a row that it can be swiped from now on; it carries how the row is read. */
export type SwipedRowEvent = CustomEvent<Pick<SwipedRowPorts, 'view' | 'read' | 'readWheel'>>

/** A row on the page that pointers swipe. */
export interface SwipedRow {
  /** [px] Where the browser has it, from its beginning. */
  readonly readOffset: () => number
  /** Draws until it has come to rest. */
  readonly draw: () => void
  /** Draws it at once, wherever it is now. */
  readonly put: (time: number) => void
  /** Takes it as it stands: the browser itself has moved it there. */
  readonly adopt: () => void
  /** Whether the browser has it at a place [px]; at the one it was drawn at or taken without it. */
  readonly isAt: (place?: number) => boolean
  /** Whether it has ever been moved from here: before that its place is the browser's. */
  readonly isTaken: () => boolean
  /** Takes a drag back. */
  readonly cancel: () => void
}

/** Measures a row, and how its page is read. */
export const readRow = (view: HTMLElement, items: readonly HTMLElement[]): CarouselSize => {
  const direction = directionOf(view)
  const boxes = items.map((item) => item.getBoundingClientRect())
  const starts = boxes.map(({ left, right }) => (direction === 'rtl' ? -right : left))
  const [first = 0] = starts
  return {
    layout: {
      offsets: starts.map((start) => start - first),
      contentWidth: (starts.at(-1) ?? 0) + (boxes.at(-1)?.width ?? 0) - first,
      viewportWidth: view.clientWidth,
    },
    direction,
    isMotionReduced: wantsStill(),
  }
}

// [px] The browser rounds what it scrolls to.
const ROUNDING = 1.5

/**
 * Runs a row that pointers swipe: it is scrolled within its ends, and moved beyond them. While it moves it is marked as
 * `moving`, so that nothing snaps: else the browser would take back what is drawn first.
 */
export const runSwipedRow = (ports: SwipedRowPorts): SwipedRow => {
  const { view, slides, read } = ports
  let [scrolled, beyond, frame, isTaken] = [0, 0, 0, false]
  const adopt = (): void => {
    scrolled = findPosition(read(), performance.now())
  }
  const show = (time: number): void => {
    const swipe = read()
    const position = findPosition(swipe, time)
    const within = Math.min(Math.max(0, position), swipe.points.at(-1) ?? 0)
    if (within !== scrolled) {
      view.scrollLeft = toScrollLeft(within, swipe.direction)
      isTaken = true
    }
    if (position - within !== beyond) {
      beyond = position - within
      const moved = -toScrollLeft(beyond, swipe.direction)
      slides.style.transform = beyond === 0 ? '' : `translate3d(${moved}px, 0, 0)`
    }
    scrolled = within
    ports.follow?.(time)
  }
  const step = (time: number): void => {
    frame = 0
    const isAtRest = isSwipeAtRest(read(), time)
    if (!isAtRest) view.dataset['motion'] = 'moving'
    show(time)
    if (isAtRest) {
      view.dataset['motion'] = 'resting'
      ports.rested?.()
    } else if (!isDragged(read())) draw()
  }
  const draw = (): void => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  const cancel = listenToDrag(view, {
    ...ports,
    isDragged: () => isDragged(read()),
    tell: (input) => {
      ports.tell(input)
      if (input.type !== 'pointer.down') draw()
    },
  })
  ports.signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
  })
  const readOffset = (): number => fromScrollLeft(view.scrollLeft, read().direction)
  view.dispatchEvent(new CustomEvent('row', { bubbles: true, detail: ports }))
  return {
    readOffset,
    draw,
    put: (time) => {
      scrolled = readOffset()
      show(time)
    },
    adopt,
    isAt: (place = scrolled) => Math.abs(readOffset() - place) < ROUNDING,
    isTaken: () => isTaken,
    cancel: () => {
      cancel(performance.now())
    },
  }
}
