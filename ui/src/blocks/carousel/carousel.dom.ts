import { option as O } from 'fp-ts'
import { findFrame, type Carousel, type CarouselEvent } from '@evkit/engine/blocks'
import type { CarouselSize } from '@evkit/engine/internal/blocks'
import { isSideways } from '@evkit/engine/internal/interaction'
import { REDUCED_MOTION } from '../../primitives/index.js'
import { readRow, runSwipedRow, type SwipedRow } from './swiped-row.dom.js'

/** What a carousel on the page is run by. */
export interface CarouselPorts {
  readonly read: () => Carousel
  readonly send: (event: CarouselEvent) => void
}

/** A carousel on the page. */
export interface AwakeCarousel {
  /** Measures it and tells of its size. */
  readonly measure: () => void
  /** Draws until it has come to rest. */
  readonly draw: () => void
  readonly stop: () => void
}

// [px] What a line of a wheel is.
const LINE = 16

const partOf = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`)

const partsOf = (root: Element, name: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]

const nothing = (): void => undefined

const readSize = (view: HTMLElement): CarouselSize => readRow(view, partsOf(view, 'slide'))

// Tells the style sheet a figure; what draws the place of the row by it follows the finger. It is told to that alone:
// told to the whole carousel, each frame would style every slide anew.
const note = ({ style }: HTMLElement, name: string, value: number): void => {
  const text = String(value)
  if (style.getPropertyValue(name) !== text) style.setProperty(name, text)
}

const drawProgress = (controls: Element | null, carousel: Carousel, time: number): void => {
  if (controls === null) return
  const { position, max, dots } = findFrame(carousel, time)
  for (const bar of partsOf(controls, 'progress')) {
    note(bar, '--slides', dots.length)
    note(bar, '--share', max === 0 ? 0 : Math.min(Math.max(0, position), max) / max)
  }
  partsOf(controls, 'dot').forEach((dot, at) => {
    const shown = String(dots[at] ?? '')
    if (dot.style.opacity !== shown) dot.style.opacity = shown
  })
}

/** A carousel that is woken. */
interface Waking {
  readonly view: HTMLElement
  readonly ports: CarouselPorts
  readonly row: SwipedRow
  readonly signal: AbortSignal
}

/** What the browser does to a row by itself. */
interface BrowsersScroll {
  /** Tells where it has moved the row. */
  readonly follow: () => void
  readonly isUnderWay: () => boolean
}

// It scrolls to what is found or gets the focus, and goes on with what was begun before the carousel woke: a finger that
// still pans, or a wheel or a key whose scroll still runs.
const hearBrowser = ({ view, ports: { read, send }, row, signal }: Waking): BrowsersScroll => {
  const follow = (): void => {
    send({ type: 'row.scrolled', offset: row.readOffset() })
    row.adopt()
    row.draw()
  }
  follow()
  const { points, current } = read().swipe
  // A list that snaps stands between slides only while it is moved.
  let isUnderWay = !row.isAt(points[current - 1] ?? 0)
  view.addEventListener(
    'scroll',
    () => {
      // By slides of another size its place would name another slide: that is measured first.
      const isStale = view.clientWidth !== read().swipe.layout.viewportWidth
      if (isStale || row.isAt() || view.dataset['motion'] === 'moving') return
      isUnderWay = true
      follow()
    },
    { signal, passive: true },
  )
  view.addEventListener(
    'scrollend',
    () => {
      isUnderWay = false
    },
    { signal, passive: true },
  )
  return { follow, isUnderWay: () => isUnderWay }
}

const hearFocus = ({ view, ports: { send }, row, signal }: Waking): void => {
  view.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const item = partsOf(view, 'slide').findIndex(
        (slide) => slide !== target && slide.contains(target),
      )
      if (item < 0) return
      send({ type: 'item.focused', item })
      row.put(performance.now())
    },
    { signal },
  )
}

const hearWheel = (
  { view, ports: { read, send }, row, signal }: Waking,
  browsers: BrowsersScroll,
): void => {
  const turn = (event: WheelEvent): void => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    const [x, y] = [event.deltaX * unit, event.deltaY * unit]
    if (!event.cancelable || browsers.isUnderWay()) return
    if (!isSideways({ x, y }) || read().swipe.points.length <= 1) return
    event.preventDefault()
    send({ type: 'wheel.moved', time: event.timeStamp, x, y })
    row.draw()
  }
  view.addEventListener('wheel', turn, { signal, passive: false })
}

/**
 * Wakes a carousel the server has drawn: it stays where the visitor has scrolled it to, and what the visitor still does to
 * it goes on.
 *
 * @param root - The carousel.
 * @param ports - What runs it.
 * @returns How to measure it, and how to stop.
 */
export const wakeCarousel = (root: HTMLElement, ports: CarouselPorts): AwakeCarousel => {
  const { read, send } = ports
  const view = partOf(root, 'viewport')
  const slides = partOf(root, 'slides')
  if (view === null || slides === null) return { measure: nothing, draw: nothing, stop: nothing }
  const stop = new AbortController()
  const { signal } = stop
  send({ type: 'row.measured', size: readSize(view) })
  const row = runSwipedRow({
    ...{ view, slides, signal },
    read: () => read().swipe,
    readWheel: () => read().wheel,
    tell: send,
    takes: () => {
      // It is caught where it is by now.
      if (browsers.isUnderWay()) browsers.follow()
      return true
    },
    follow: (time) => {
      // Beside the slides, which may be many and are looked through in no frame.
      drawProgress(view.nextElementSibling, read(), time)
    },
    rested: () => {
      send({ type: 'row.rested' })
    },
  })
  const waking = { view, ports, row, signal }
  const browsers = hearBrowser(waking)
  hearFocus(waking)
  hearWheel(waking, browsers)
  root.dataset['state'] = 'awake'
  const measure = (): void => {
    row.cancel()
    send({ type: 'row.measured', size: readSize(view) })
    if (row.isTaken()) row.put(performance.now())
    else browsers.follow()
    row.draw()
  }
  window.matchMedia(REDUCED_MOTION).addEventListener('change', measure, { signal })
  const directions = new MutationObserver(measure)
  directions.observe(document.documentElement, { attributeFilter: ['dir'] })
  let isFirst = true
  const sizes = new ResizeObserver(() => {
    const { grip, layout } = read().swipe
    const isAsWide = view.clientWidth === layout.viewportWidth
    // A picture that makes a row higher ends no drag; a row of another width is put right before anything else.
    if (O.isSome(grip) && !isAsWide) measure()
    if (!isFirst && !(O.isSome(grip) && isAsWide)) send({ type: 'size.changed' })
    isFirst = false
  })
  sizes.observe(view)
  return {
    measure,
    draw: row.draw,
    stop: () => {
      stop.abort()
      sizes.disconnect()
      directions.disconnect()
      delete root.dataset['state']
    },
  }
}
