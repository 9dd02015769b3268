// Where drawing is slow, a map that is dragged is moved as a picture, and drawn anew when it is let go.
import type { Spot } from '@evkit/engine/geo'
import { isFilled, isPulled } from './held-picture.js'

/** What is held. */
export interface HoldOptions {
  /** What is seen of the picture. */
  readonly place: HTMLElement
  /** The picture, larger than its place on every side. */
  readonly sheet: HTMLElement
  /** Draws the picture anew, as it was moved [px]; it is back in its place then. */
  readonly redraw: (moved: Spot) => void
}

/** A picture that can be held. */
export interface Hold {
  readonly isHeld: () => boolean
  readonly close: () => void
}

const STILL: Spot = { x: 0, y: 0 }

// Fingers move the map by its own rules: one scrolls the page, two move the map. Shift and drag draws a box.
const isHold = ({ pointerType, button, shiftKey, target }: PointerEvent): boolean =>
  pointerType !== 'touch' && button === 0 && !shiftKey && target instanceof HTMLCanvasElement

const keepFromMap =
  (isKept: () => boolean) =>
  (event: Event): void => {
    if (isKept()) event.stopPropagation()
  }

/** Lets a picture be moved by mouse or pen. */
export const holdPicture = ({ place, sheet, redraw }: HoldOptions): Hold => {
  const stop = new AbortController()
  const how = { capture: true, signal: stop.signal }
  let from: Spot | undefined
  let reach = STILL
  let moved = STILL
  let isHeld = false
  let isPress = true

  const put = (spot: Spot): void => {
    moved = spot
    sheet.style.translate = `${spot.x}px ${spot.y}px`
  }
  const letGo = (): void => {
    from = undefined
    if (!isHeld) return
    isHeld = false
    redraw(moved)
    put(STILL)
  }
  const take = (event: PointerEvent): void => {
    isPress = true
    if (!isHold(event)) return
    from = { x: event.clientX, y: event.clientY }
    reach = {
      x: (sheet.clientWidth - place.clientWidth) / 2,
      y: (sheet.clientHeight - place.clientHeight) / 2,
    }
  }
  const move = ({ clientX, clientY, buttons, target, pointerId }: PointerEvent): void => {
    if (from === undefined) return
    if (buttons === 0) {
      letGo()
      return
    }
    const next = { x: Math.round(clientX - from.x), y: Math.round(clientY - from.y) }
    if (!isHeld && isPulled(next)) {
      isHeld = true
      isPress = false
      if (target instanceof Element) target.setPointerCapture(pointerId)
    }
    if (!isHeld) return
    if (isFilled(next, reach)) {
      put(next)
      return
    }
    redraw(next)
    put(STILL)
    from = { x: clientX, y: clientY }
  }

  sheet.addEventListener('pointerdown', take, how)
  sheet.addEventListener('pointermove', move, how)
  sheet.addEventListener('pointerup', letGo, how)
  sheet.addEventListener('pointercancel', letGo, how)
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
