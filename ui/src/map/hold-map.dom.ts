// Where drawing is slow, a map follows mouse and pen by itself: its library would move it with a drawing only.
import type { Spot } from '@evkit/engine/geo'
import { isPulled } from './held-map.js'

/** What is held. */
export interface HoldOptions {
  readonly sheet: HTMLElement
  /** A pull begins. */
  readonly take: () => void
  /** Pulled so far since then [px]. */
  readonly pull: (moved: Spot) => void
  readonly letGo: () => void
}

/** A map that can be held. */
export interface Hold {
  readonly isHeld: () => boolean
  readonly close: () => void
}

// Fingers move the map by its own rules: one scrolls the page, two move the map. Shift and drag draws a box.
const isHold = ({ pointerType, button, shiftKey, target }: PointerEvent): boolean =>
  pointerType !== 'touch' && button === 0 && !shiftKey && target instanceof HTMLCanvasElement

const keepFromMap =
  (isKept: () => boolean) =>
  (event: Event): void => {
    if (isKept()) event.stopPropagation()
  }

/** Lets a map be pulled by mouse or pen. */
export const holdMap = ({ sheet, take, pull, letGo }: HoldOptions): Hold => {
  const stop = new AbortController()
  const how = { capture: true, signal: stop.signal }
  let from: Spot | undefined
  let isHeld = false
  let isPress = true

  const end = (): void => {
    from = undefined
    if (!isHeld) return
    isHeld = false
    letGo()
  }
  const press = (event: PointerEvent): void => {
    isPress = true
    if (isHold(event)) from = { x: event.clientX, y: event.clientY }
  }
  const move = ({ clientX, clientY, buttons, target, pointerId }: PointerEvent): void => {
    if (from === undefined) return
    if (buttons === 0) {
      end()
      return
    }
    const moved = { x: Math.round(clientX - from.x), y: Math.round(clientY - from.y) }
    if (!isHeld) {
      if (!isPulled(moved)) return
      isHeld = true
      isPress = false
      if (target instanceof Element) target.setPointerCapture(pointerId)
      take()
    }
    pull(moved)
  }

  sheet.addEventListener('pointerdown', press, how)
  sheet.addEventListener('pointermove', move, how)
  sheet.addEventListener('pointerup', end, how)
  sheet.addEventListener('pointercancel', end, how)
  // The map would move itself with the one, and take the end of a pull for a press with the other.
  sheet.addEventListener(
    'mousedown',
    keepFromMap(() => from !== undefined),
    how,
  )
  sheet.addEventListener(
    'click',
    keepFromMap(() => !isPress),
    how,
  )
  return {
    isHeld: () => isHeld,
    close: () => {
      stop.abort()
    },
  }
}
