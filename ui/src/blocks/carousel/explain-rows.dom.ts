// For who makes pages: draws over each row of slides where it snaps, how fast it is pulled, and why it goes where it goes.
import { explainSwipe, type SwipeExplanation } from '@evkit/engine/interaction'
import styles from './explain-rows.module.css'
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

const make = (className: string | undefined, parent: HTMLElement): HTMLElement => {
  const element = document.createElement('div')
  element.className = className ?? ''
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
  const over = make(styles.row, view.closest('dialog') ?? document.body)
  over.setAttribute('aria-hidden', 'true')
  over.dataset['part'] = 'explained-row'
  const points = make(undefined, over)
  const projected = make(styles.projected, over)
  const text = make(styles.text, over)
  const [now, last] = [make(undefined, text), make(undefined, text)]
  now.dataset['part'] = 'explained-now'
  last.dataset['part'] = 'explained-last'
  const bar = make(styles.bar, make(styles.speed, text))
  let before: SwipeExplanation | undefined

  const drawPoints = (places: readonly number[], { target }: SwipeExplanation): void => {
    while (points.childElementCount > places.length) points.lastElementChild?.remove()
    places.forEach((place, at) => {
      const point =
        points.children[at] instanceof HTMLElement
          ? points.children[at]
          : make(styles.point, points)
      if (point.childElementCount === 0) make(styles.name, point).textContent = String(at + 1)
      point.style.left = `${place}px`
      point.toggleAttribute('data-target', at + 1 === target)
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
