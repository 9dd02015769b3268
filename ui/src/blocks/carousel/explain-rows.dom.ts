// For who makes pages: draws over each row of slides where it snaps, how fast it is pulled, and why it goes where it goes.
import { explainSwipe, type SwipeExplanation } from '@evkit/engine/interaction'
import type { SwipedRowEvent } from './swiped-row.dom.js'

type Row = SwipedRowEvent['detail']

const DECISIONS: Readonly<Record<SwipeExplanation['decision'], string>> = {
  'let-go': 'nobody holds it',
  undecided: 'no way yet',
  page: 'down the page: the row stays',
  nearest: 'slow: the nearest slide',
  flick: 'a flick: on from where it would end',
  notch: 'one notch of a wheel: the next slide',
}

// [px/ms] What fills half of the bar; its marks stand at a tenth of it, where a flick begins.
const FULL_SPEED = 3

const HELD: readonly SwipeExplanation['decision'][] = ['nearest', 'flick', 'notch']

// Written by the script: no page has a style sheet for what its visitors never see.
const LOOKS = {
  row: 'position:fixed;z-index:1000;overflow:hidden;pointer-events:none;outline:1px dashed #555;outline-offset:-1px;direction:ltr;color:#fff;font:600 0.75rem/1.4 ui-monospace,monospace',
  plain: '',
  point: 'position:absolute;top:0;bottom:0;width:2px;background:#0b57d0',
  projected: 'position:absolute;top:0;bottom:0;width:0;border-left:2px dashed #7b1fa2',
  name: 'position:absolute;top:0;left:0;padding:0 0.375rem;background:inherit',
  text: 'position:absolute;bottom:0;left:0;right:0;padding:0.25rem 0.5rem;background:#111d',
  speed:
    'position:relative;height:0.375rem;margin-top:0.25rem;background:linear-gradient(#fff,#fff) 45% 0/1px 100% no-repeat,linear-gradient(#fff,#fff) 55% 0/1px 100% no-repeat,#444',
  bar: 'position:absolute;top:0;bottom:0;background:#6dd58c',
} as const

const TARGET = '#c2185b'
const OTHER = '#0b57d0'

const make = (look: keyof typeof LOOKS, parent: HTMLElement): HTMLElement => {
  const element = document.createElement('div')
  element.style.cssText = LOOKS[look]
  parent.append(element)
  return element
}

const writeState = (explained: SwipeExplanation, slides: number): string =>
  [
    `at ${Math.round(explained.position)} px`,
    `${explained.velocity.toFixed(2)} px/ms`,
    `${DECISIONS[explained.decision]}, ${explained.target} of ${slides}`,
  ].join(' · ')

/** A row, and what is drawn over it. */
interface Drawn {
  readonly draw: (time: number) => void
  readonly remove: () => void
}

const overRow = ({ view, read, readWheel }: Row): Drawn => {
  const over = make('row', view.closest('dialog') ?? document.body)
  over.setAttribute('aria-hidden', 'true')
  over.dataset['part'] = 'explained-row'
  const points = make('plain', over)
  const projected = make('projected', over)
  const text = make('text', over)
  const [now, last] = [make('plain', text), make('plain', text)]
  now.dataset['part'] = 'explained-now'
  last.dataset['part'] = 'explained-last'
  const bar = make('bar', make('speed', text))
  let before: SwipeExplanation | undefined

  const drawPoints = (places: readonly number[], { target }: SwipeExplanation): void => {
    while (points.childElementCount > places.length) points.lastElementChild?.remove()
    places.forEach((place, at) => {
      const point =
        points.children[at] instanceof HTMLElement ? points.children[at] : make('point', points)
      if (point.childElementCount === 0) make('name', point).textContent = String(at + 1)
      point.style.left = `${place}px`
      point.style.background = at + 1 === target ? TARGET : OTHER
    })
  }

  const draw = (time: number): void => {
    const swipe = read()
    const wheel = readWheel?.()
    const explained = explainSwipe({ swipe, ...(wheel ? { wheel } : {}) }, time)
    const { left, top, width, height } = view.getBoundingClientRect()
    Object.assign(over.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    const toPlace = (point: number): number =>
      swipe.direction === 'rtl' ? width - (point - explained.position) : point - explained.position
    drawPoints(swipe.points.map(toPlace), explained)
    projected.style.left = `${toPlace(explained.projected)}px`
    projected.hidden = explained.decision !== 'flick'
    now.textContent = writeState(explained, swipe.points.length)
    if (before !== undefined && HELD.includes(before.decision) && explained.decision === 'let-go') {
      last.textContent = `let go: ${writeState({ ...before, target: swipe.current }, swipe.points.length)}`
    }
    const share = Math.min(1, Math.abs(explained.velocity) / FULL_SPEED) * 50
    bar.style.width = `${share}%`
    bar.style.left = explained.velocity < 0 ? `${50 - share}%` : '50%'
    before = explained
  }
  return {
    draw,
    remove: () => {
      over.remove()
    },
  }
}

/**
 * Draws over every row of slides that wakes from now on.
 *
 * @returns Takes it away again.
 */
export const explainRows = (): (() => void) => {
  const rows = new Map<HTMLElement, Drawn>()
  const stop = new AbortController()
  let frame = 0
  const drawAll = (time: number): void => {
    for (const [view, drawn] of rows) {
      if (view.isConnected) drawn.draw(time)
      else {
        drawn.remove()
        rows.delete(view)
      }
    }
  }
  const follow = (): void => {
    drawAll(performance.now())
    frame = requestAnimationFrame(follow)
  }
  document.addEventListener(
    'row',
    (event) => {
      const { detail } = event as SwipedRowEvent
      rows.get(detail.view)?.remove()
      rows.set(detail.view, overRow(detail))
    },
    { signal: stop.signal },
  )
  // Before the row hears of it: what decides is what it was at that moment.
  window.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      drawAll(timeStamp)
    },
    { signal: stop.signal, capture: true },
  )
  follow()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
    for (const drawn of rows.values()) drawn.remove()
    rows.clear()
  }
}
