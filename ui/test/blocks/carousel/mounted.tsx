// A carousel on a page, as the server draws it and as it is once awake.
import '../../../src/tokens/base.css'
import type { LogEntry, Translate } from '@evkit/engine/shared'
import { createRef, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { vi } from 'vitest'
import {
  Carousel,
  type CarouselHandle,
  type CarouselProps,
} from '../../../src/blocks/carousel/index.js'
import { mountedRoot } from '../../roots.js'

/** Texts of a carousel. */
const translate: Translate = (key, values = {}) => {
  const { number = '', total = '', count = '' } = values
  const texts: Readonly<Record<string, string>> = {
    'carousel.role': 'carousel',
    'carousel.slide-role': 'slide',
    'carousel.slide': `${number} of ${total}`,
    'carousel.previous': 'Previous slide',
    'carousel.next': 'Next slide',
    'carousel.dot': `Slide ${number} of ${total}`,
    'carousel.shown': `Slide ${number} of ${total}`,
    'filter.models': `${count} models`,
    'filter.scroll-back': 'Back',
    'filter.scroll-on': 'On',
  }
  return texts[key] ?? key
}

/** A carousel on a page. */
export interface Mounted {
  readonly host: HTMLElement
  readonly root: HTMLElement
  readonly view: HTMLElement
  readonly part: (name: string) => HTMLElement | null
  readonly parts: (name: string) => readonly HTMLElement[]
  readonly swipes: string[]
  readonly changes: number[]
  readonly logged: LogEntry[]
  readonly handle: { readonly current: CarouselHandle | null }
  readonly wake: () => void
  readonly current: () => number
}

let root: Root | undefined
let host: HTMLElement | undefined

/** Slides with a link each. */
export const makeSlides = (count: number): CarouselProps['slides'] =>
  Array.from({ length: count }, (_, at) => ({
    key: String(at),
    content: (
      <div className={`test-card hue-${at % 5}`}>
        <h3>Model {at + 1}</h3>
        <a href={`/model-${at + 1}`}>Discover model {at + 1}</a>
      </div>
    ),
  }))

const SHEET = `
  .test-card { min-block-size: 16rem; padding: 1.5rem; background: var(--surface-raised); border-radius: var(--radius-large);
    display: grid; align-content: end; gap: 0.5rem; border: 1px solid var(--line); }
`

/** Draws a carousel as the server does. */
export const mount = (
  more: Partial<CarouselProps> & {
    readonly count?: number
    readonly width?: number
    readonly dir?: 'ltr' | 'rtl'
  } = {},
): Mounted => {
  const { count = 5, width, dir = 'ltr', ...props } = more
  root?.unmount()
  root = undefined
  host?.remove()
  document.documentElement.dir = dir
  const element = document.createElement('div')
  const sheet = document.createElement('style')
  sheet.textContent = SHEET
  const place = document.createElement('div')
  if (width !== undefined) place.style.inlineSize = `${width}px`
  element.append(sheet, place)
  document.body.append(element)
  host = element
  const [swipes, changes, logged]: [string[], number[], LogEntry[]] = [[], [], []]
  const handle = createRef<CarouselHandle>()
  const tree = (
    <StrictMode>
      <Carousel
        label="Models"
        slides={makeSlides(count)}
        translate={translate}
        onSwipe={(way) => swipes.push(way)}
        onChange={(slide) => changes.push(slide)}
        log={(entry) => logged.push(entry)}
        ref={handle}
        {...props}
      />
    </StrictMode>
  )
  place.innerHTML = renderToString(tree)
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const section = part('carousel')
  const view = part('viewport')
  return {
    host: place,
    root: section ?? place,
    view: view ?? place,
    part,
    parts: (name) => [...place.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)],
    swipes,
    changes,
    logged,
    handle,
    wake: () => {
      flushSync(() => {
        root = mountedRoot(hydrateRoot(place, tree))
      })
    },
    current: () =>
      [...place.querySelectorAll('[data-part="dots"] button')].findIndex((dot) =>
        dot.hasAttribute('aria-current'),
      ) + 1,
  }
}

/** Presses, moves and lets go, as a finger would; a step every 16 ms. */
export const drag = async (
  view: HTMLElement,
  steps: readonly (readonly [number, number])[],
  end: 'pointerup' | 'pointercancel' | 'none' = 'pointerup',
): Promise<void> => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'releasePointerCapture').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'hasPointerCapture').mockReturnValue(true)
  const box = view.getBoundingClientRect()
  const fire = (type: string, [x, y]: readonly [number, number]): void => {
    const place = { clientX: box.left + 200 + x, clientY: box.top + 40 + y }
    const on = document.elementFromPoint(place.clientX, place.clientY) ?? view
    const target = type === 'pointerdown' && view.contains(on) ? on : view
    target.dispatchEvent(
      new PointerEvent(type, {
        ...place,
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 7,
        button: 0,
      }),
    )
  }
  fire('pointerdown', [0, 0])
  for (const step of steps) {
    await new Promise((done) => setTimeout(done, 16))
    fire('pointermove', step)
  }
  if (end !== 'none') fire(end, steps.at(-1) ?? [0, 0])
}
