// Pinches, keys, wheels and fingers on the picture an overlay shows.
import { UNZOOMED, zoomPicture, type Zoom, type ZoomPoint } from '@evkit/engine/content'

/** What a zoom on the page is run by. */
export interface ZoomPorts {
  /** Told how far the picture is enlarged. */
  readonly tell: (scale: number) => void
}

/** A picture that can be enlarged. */
export interface RunningZoom {
  /** Enlarges it about its middle; below 1 it shrinks [1]. */
  readonly by: (factor: number) => void
  /** Puts it back as large as at first, and takes up the picture of another item, from 1. */
  readonly begin: (item: number) => void
  readonly stop: () => void
}

/** How many times as large a press makes a picture. */
export const ZOOM_STEP = 1.5

// [px] How far an arrow key moves it, and how far a wheel has to be turned to double it.
const ARROW = 80
const WHEEL = 300

const MIDDLE: ZoomPoint = { x: 0, y: 0 }
const ARROWS: Readonly<Record<string, ZoomPoint>> = {
  ArrowLeft: { x: ARROW, y: 0 },
  ArrowRight: { x: -ARROW, y: 0 },
  ArrowUp: { x: 0, y: ARROW },
  ArrowDown: { x: 0, y: -ARROW },
}
const FACTORS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 0.01,
}
const OWN = 'input, select, textarea, video, audio'

const pictureOf = (root: Element, item: number): HTMLElement | null =>
  root
    .querySelectorAll('[data-part="overlay-item"]')
    [item - 1]?.querySelector<HTMLElement>('img[data-part="picture"]') ?? null

const spread = ([a = MIDDLE, b = a]: readonly ZoomPoint[]) => ({
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  length: Math.hypot(a.x - b.x, a.y - b.y),
})

/**
 * Lets a visitor enlarge the picture an overlay shows.
 *
 * @param root - What its items stand in.
 * @param ports - Who is told.
 */
export const runZoom = (root: HTMLElement, { tell }: ZoomPorts): RunningZoom => {
  const stop = new AbortController()
  const { signal } = stop
  let zoom: Zoom = UNZOOMED
  let picture: HTMLElement | null = null
  const isLarge = (): boolean => zoom.scale > 1

  const draw = (next: Zoom): void => {
    const isOther = next.scale !== zoom.scale
    zoom = next
    root.toggleAttribute('data-zoomed', isLarge())
    if (picture !== null)
      picture.style.transform = isLarge()
        ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
        : ''
    if (isOther) tell(zoom.scale)
  }
  const move = (scale: number, from: ZoomPoint, to: ZoomPoint): void => {
    if (picture === null) return
    const { offsetWidth: width, offsetHeight: height } = picture
    draw(zoomPicture(zoom, { scale, from, to, frame: { width, height } }))
  }
  // A point of the window, from the middle of where the picture lies as large as at first.
  const toPoint = ({ clientX, clientY }: MouseEvent): ZoomPoint => {
    const box = picture?.parentElement?.getBoundingClientRect()
    return box === undefined
      ? MIDDLE
      : { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  const press = (event: KeyboardEvent): void => {
    const { key, target } = event
    if (picture === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (target instanceof Element && target.closest(OWN) !== null) return
    const factor = FACTORS[key]
    const by = isLarge() ? ARROWS[key] : undefined
    if (factor === undefined && by === undefined && !(key === 'Escape' && isLarge())) return
    event.preventDefault()
    event.stopPropagation()
    if (by !== undefined) move(1, MIDDLE, by)
    else move(factor ?? 0.01, MIDDLE, MIDDLE)
  }
  root.closest('dialog')?.addEventListener('keydown', press, { signal, capture: true })

  const held = new Map<number, ZoomPoint>()
  const release = ({ pointerId }: PointerEvent): void => {
    held.delete(pointerId)
    if (held.size === 0) root.removeAttribute('data-held')
  }
  root.addEventListener(
    'pointerdown',
    (event) => {
      const isOnPicture = event.target instanceof Element && event.target === picture
      if (!isOnPicture || event.button !== 0 || held.size === 2) return
      held.set(event.pointerId, toPoint(event))
      // The row is swiped by one finger, and only while the picture is as large as at first; a second one takes the swipe
      // back.
      if (!isLarge()) return
      event.stopPropagation()
      picture?.setPointerCapture(event.pointerId)
    },
    { signal, capture: true },
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!held.has(event.pointerId)) return
      const before = spread([...held.values()])
      held.set(event.pointerId, toPoint(event))
      if (held.size === 1 && !isLarge()) return
      root.toggleAttribute('data-held', true)
      const now = spread([...held.values()])
      move(held.size === 2 ? now.length / before.length : 1, before.middle, now.middle)
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, release, { signal })

  root.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, ctrlKey, target } = event
      if (target !== picture || (!ctrlKey && !isLarge())) return
      event.preventDefault()
      event.stopPropagation()
      const at = toPoint(event)
      if (ctrlKey) move(2 ** (-deltaY / WHEEL), at, at)
      else move(1, MIDDLE, { x: -deltaX, y: -deltaY })
    },
    { signal, capture: true, passive: false },
  )
  // Turned or made smaller, it may have come too far.
  const sizes = new ResizeObserver(() => {
    move(1, MIDDLE, MIDDLE)
  })
  sizes.observe(root)

  return {
    by: (factor) => {
      move(factor, MIDDLE, MIDDLE)
    },
    begin: (item) => {
      held.clear()
      root.removeAttribute('data-held')
      draw(UNZOOMED)
      picture = pictureOf(root, item)
    },
    stop: () => {
      stop.abort()
      picture?.style.removeProperty('transform')
      root.removeAttribute('data-zoomed')
      root.removeAttribute('data-held')
      sizes.disconnect()
    },
  }
}
