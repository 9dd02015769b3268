import { option as O } from 'fp-ts'
import { UNMEASURED_SWIPE } from '@evkit/engine/blocks'
import { layOutSlides, moveSwipe, standAt } from '@evkit/engine/internal/blocks'
import {
  dragScrollThumb,
  findScrollStep,
  findScrollThumb,
  toScrollLeft,
  type ScrollPlace,
} from '@evkit/engine/internal/interaction'
import { directionOf } from '../../primitives/index.js'
import { listenToDrag } from '../carousel/drag.dom.js'
import { readRow, runSwipedRow } from '../carousel/swiped-row.dom.js'

/** Where a row is scrolled to. */
export const readPlace = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollPlace => ({
  scrollLeft,
  scrollWidth,
  clientWidth,
})

/** Draws the thumb that shows where a row is scrolled to. */
export const drawThumb = (thumb: HTMLElement, place: ScrollPlace): void => {
  const { size, start } = findScrollThumb(place)
  thumb.style.setProperty('--size', String(size))
  thumb.style.setProperty('--start', String(start))
}

const hearThumb = (parts: {
  readonly row: HTMLElement
  readonly thumb: HTMLElement
  readonly signal: AbortSignal
  readonly stand: () => void
}): void => {
  const { row, thumb, signal, stand } = parts
  let taken = { x: 0, place: readPlace(row) }
  const move = (x: number): void => {
    const direction = directionOf(row)
    const moved = toScrollLeft((x - taken.x) / (thumb.parentElement?.clientWidth ?? 1), direction)
    row.scrollLeft = toScrollLeft(dragScrollThumb(taken.place, moved), direction)
  }
  listenToDrag(thumb, {
    signal,
    isDragged: () => true,
    tell: (input) => {
      if (input.type === 'pointer.down') {
        stand()
        taken = { x: input.x, place: readPlace(row) }
      } else if (input.type === 'pointer.move') move(input.x)
      row.dataset['motion'] = 'x' in input ? 'moving' : 'resting'
    },
  })
}

/** What moves a row besides its own scrolling. */
export interface RowSteering {
  /** Scrolls on by the whole cards that are seen, or back: who presses twice goes twice as far, also while it scrolls. */
  readonly step: (way: 1 | -1) => void
  readonly toStart: () => void
  readonly stop: () => void
}

/**
 * Steers a row that scrolls: a mouse swipes its cards as it does those of a carousel, and drags its thumb. A finger and a
 * wheel scroll it as they do any list.
 *
 * @param row - What scrolls; its one child is the list of cards.
 * @param thumb - In the indicator it moves in.
 */
export const steerRow = (row: HTMLElement, thumb: HTMLElement): RowSteering => {
  const stop = new AbortController()
  const { signal } = stop
  const cards = row.querySelector('ul') ?? row
  let swipe = UNMEASURED_SWIPE
  let aim: number | undefined
  const swiped = runSwipedRow({
    ...{ view: row, slides: cards, signal },
    read: () => swipe,
    tell: (input) => {
      swipe = moveSwipe(swipe, input)
    },
    takes: ({ pointerType }) => {
      stand()
      return pointerType === 'mouse' && swipe.points.length > 1
    },
  })
  // Whatever moved it before, from now on it is where it stands.
  const stand = (): void => {
    const { layout, ...more } = readRow(row, [
      ...cards.querySelectorAll<HTMLElement>(':scope > :not([hidden])'),
    ])
    // Cards come to rest where the page begins: what is beside them is not seen of a whole one.
    const edges = row.scrollWidth - layout.contentWidth
    const seen = { ...layout, viewportWidth: layout.viewportWidth - edges }
    swipe = layOutSlides({ ...swipe, ...more }, seen)
    swipe = standAt(swipe, swiped.readOffset())
    swiped.adopt()
    row.dataset['motion'] = 'resting'
    aim = undefined
  }
  // Who scrolls it in another way takes it out of its settling.
  const leave = (): void => {
    if (O.isNone(swipe.grip) && row.dataset['motion'] === 'moving') stand()
  }
  row.addEventListener('wheel', leave, { signal, passive: true })
  row.addEventListener('keydown', leave, { signal })
  row.addEventListener(
    'scrollend',
    () => {
      aim = undefined
    },
    { signal },
  )
  hearThumb({ row, thumb, signal, stand })
  return {
    step: (way) => {
      const from = aim ?? swiped.readOffset()
      stand()
      const { layout, points, direction, isMotionReduced } = swipe
      const to = from + way * findScrollStep(layout.offsets[1] ?? 0, layout.viewportWidth)
      aim = Math.min(Math.max(0, to), points.at(-1) ?? 0)
      row.scrollTo({
        left: toScrollLeft(aim, direction),
        behavior: isMotionReduced ? 'instant' : 'smooth',
      })
    },
    toStart: () => {
      stand()
      row.scrollTo({ left: 0, behavior: 'instant' })
    },
    stop: () => {
      stop.abort()
    },
  }
}
