import {
  findFrame,
  isCarouselAtRest,
  isCarouselDragged,
  type Carousel,
  type CarouselEvent,
  type CarouselSize,
} from '@evkit/engine/blocks'
import { fromScrollLeft, toScrollLeft } from '@evkit/engine/interaction'
import { directionOf, REDUCED_MOTION, wantsStill } from '../../primitives/index.js'
import { hearPresses } from './carousel-presses.dom.js'

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

// [px] The browser rounds what it scrolls to.
const ROUNDING = 1.5

const partOf = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`)

const partsOf = (root: HTMLElement, name: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]

const nothing = (): void => undefined

const readSize = (root: HTMLElement, view: HTMLElement): CarouselSize => {
  const direction = directionOf(root)
  const boxes = partsOf(view, 'slide').map((slide) => slide.getBoundingClientRect())
  const start = (box: DOMRect): number => (direction === 'rtl' ? -box.right : box.left)
  const [first] = boxes
  const last = boxes.at(-1)
  return {
    layout: {
      offsets: first === undefined ? [] : boxes.map((box) => start(box) - start(first)),
      contentWidth:
        first === undefined || last === undefined ? 0 : start(last) + last.width - start(first),
      viewportWidth: view.clientWidth,
    },
    direction,
    isMotionReduced: wantsStill(),
  }
}

// Tells the style sheet a figure; what draws the place of the row by it follows the finger. It is told to that alone:
// told to the whole carousel, each frame would style every slide anew.
const note = ({ style }: HTMLElement, name: string, value: number): void => {
  const text = String(value)
  if (style.getPropertyValue(name) !== text) style.setProperty(name, text)
}

// Draws the row and its dots: scrolled within its ends, and moved beyond them.
const drawer = (root: HTMLElement, view: HTMLElement, { read }: CarouselPorts) => {
  const row = partOf(view, 'slides')
  let drawn = { scroll: Number.NaN, beyond: 0 }
  return {
    lastScroll: () => drawn.scroll,
    draw: (time: number): void => {
      const carousel = read()
      const { position, max, dots } = findFrame(carousel, time)
      const scroll = Math.min(Math.max(0, position), max)
      const beyond = position - scroll
      if (scroll !== drawn.scroll) view.scrollLeft = toScrollLeft(scroll, carousel.swipe.direction)
      if (beyond !== drawn.beyond && row !== null) {
        const moved = -toScrollLeft(beyond, carousel.swipe.direction)
        row.style.transform = beyond === 0 ? '' : `translate3d(${moved}px, 0, 0)`
      }
      drawn = { scroll, beyond }
      for (const bar of partsOf(root, 'progress')) {
        note(bar, '--slides', dots.length)
        note(bar, '--share', max === 0 ? 0 : scroll / max)
      }
      partsOf(root, 'dot').forEach((dot, at) => {
        const shown = String(dots[at] ?? '')
        if (dot.style.opacity !== shown) dot.style.opacity = shown
      })
    },
    forget: (): void => {
      drawn = { ...drawn, scroll: Number.NaN }
    },
  }
}

const offsetOf = (view: HTMLElement, { read }: CarouselPorts): number =>
  fromScrollLeft(view.scrollLeft, read().swipe.direction)

// What the browser does to the row by itself: it scrolls to what is found or gets the focus.
const hearRow = (
  view: HTMLElement,
  ports: CarouselPorts,
  {
    signal,
    forget,
    lastScroll,
    draw,
  }: ReturnType<typeof drawer> & { readonly signal: AbortSignal },
): void => {
  view.addEventListener(
    'scroll',
    () => {
      const isOwn = Math.abs(offsetOf(view, ports) - lastScroll()) < ROUNDING
      if (isOwn || view.dataset['motion'] === 'moving') return
      ports.send({ type: 'row.scrolled', offset: offsetOf(view, ports) })
      forget()
    },
    { signal, passive: true },
  )
  view.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const item = partsOf(view, 'slide').findIndex(
        (slide) => slide !== target && slide.contains(target),
      )
      if (item < 0) return
      ports.send({ type: 'item.focused', item })
      forget()
      draw(performance.now())
    },
    { signal },
  )
}

/**
 * Wakes a carousel the server has drawn: it stays where the visitor has scrolled it to.
 *
 * @param root - The carousel.
 * @param ports - What runs it.
 * @returns How to measure it, and how to stop.
 */
export const wakeCarousel = (root: HTMLElement, ports: CarouselPorts): AwakeCarousel => {
  const view = partOf(root, 'viewport')
  if (view === null) return { measure: nothing, draw: nothing, stop: nothing }
  const stop = new AbortController()
  const { signal } = stop
  const { draw, lastScroll, forget } = drawer(root, view, ports)
  let frame = 0
  const step = (time: number): void => {
    frame = 0
    const isAtRest = isCarouselAtRest(ports.read(), time)
    // While it moves nothing snaps: else the browser would take back what is drawn first.
    if (!isAtRest) view.dataset['motion'] = 'moving'
    draw(time)
    if (isAtRest) view.dataset['motion'] = 'resting'
    if (isAtRest) ports.send({ type: 'row.rested' })
    else if (!isCarouselDragged(ports.read())) wake()
  }
  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(step)
  }
  const measure = (): void => {
    ports.send({ type: 'row.measured', size: readSize(root, view) })
    forget()
    wake()
  }
  ports.send({ type: 'row.measured', size: readSize(root, view) })
  ports.send({ type: 'row.scrolled', offset: offsetOf(view, ports) })
  root.dataset['state'] = 'awake'
  wake()
  hearPresses(view, ports, { signal, wake })
  hearRow(view, ports, { signal, forget, lastScroll, draw })
  window.matchMedia(REDUCED_MOTION).addEventListener('change', measure, { signal })
  const directions = new MutationObserver(measure)
  directions.observe(document.documentElement, { attributeFilter: ['dir'] })
  let isFirst = true
  const sizes = new ResizeObserver(() => {
    if (!isFirst) ports.send({ type: 'size.changed' })
    isFirst = false
  })
  sizes.observe(view)
  return {
    measure,
    draw: wake,
    stop: () => {
      stop.abort()
      sizes.disconnect()
      directions.disconnect()
      cancelAnimationFrame(frame)
      delete root.dataset['state']
    },
  }
}
