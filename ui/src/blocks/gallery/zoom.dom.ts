// Pinches, keys, wheels and fingers on the picture an overlay shows.
import { UNZOOMED, zoomPicture, type Zoom, type ZoomPoint } from '@evkit/engine/internal/content'

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
// Smaller than this it is as large as at first.
const NONE = 0.01
const FACTORS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': NONE,
}
const OWN = 'input, select, textarea, video, audio'

const pictureOf = (root: Element, item: number): HTMLElement | null => {
  const items = root.querySelectorAll('[data-part="overlay-item"]')
  return items[item - 1]?.querySelector<HTMLElement>('img[data-part="picture"]') ?? null
}

const spread = ([a = MIDDLE, b = a]: readonly ZoomPoint[]) => ({
  middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  length: Math.hypot(a.x - b.x, a.y - b.y),
})

/** A picture while it is enlarged. */
interface Held {
  readonly root: HTMLElement
  readonly picture: () => HTMLElement | null
  readonly isLarge: () => boolean
  /** Enlarges it [1], and brings what lay at one point to another. */
  readonly move: (scale: number, from: ZoomPoint, to: ZoomPoint) => void
  /** A point of the window, from the middle of where the picture lies as large as at first. */
  readonly toPoint: (event: MouseEvent) => ZoomPoint
  readonly signal: AbortSignal
}

const hold = (root: HTMLElement, { tell }: ZoomPorts, signal: AbortSignal) => {
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
  const held: Held = {
    root,
    picture: () => picture,
    isLarge,
    move: (scale, from, to) => {
      if (picture === null) return
      const { offsetWidth: width, offsetHeight: height } = picture
      draw(zoomPicture(zoom, { scale, from, to, frame: { width, height } }))
    },
    toPoint: ({ clientX, clientY }) => {
      const box = picture?.parentElement?.getBoundingClientRect()
      return box === undefined
        ? MIDDLE
        : { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
    },
    signal,
  }
  const take = (item: number): void => {
    draw(UNZOOMED)
    picture = pictureOf(root, item)
  }
  return { held, take }
}

const isOwn = ({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(OWN) !== null)

const listenToKeys = ({ root, picture, isLarge, move, signal }: Held): void => {
  const press = (event: KeyboardEvent): void => {
    if (picture() === null || isOwn(event)) return
    const by = isLarge() ? ARROWS[event.key] : undefined
    const isLeft = event.key === 'Escape' && isLarge()
    const factor = isLeft ? NONE : FACTORS[event.key]
    if (factor === undefined && by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    move(factor ?? 1, MIDDLE, by ?? MIDDLE)
  }
  root.closest('dialog')?.addEventListener('keydown', press, { signal, capture: true })
}

const listenToPointers = ({ root, picture, isLarge, move, toPoint, signal }: Held) => {
  const points = new Map<number, ZoomPoint>()
  const press = (event: PointerEvent): void => {
    const isOnPicture = event.target instanceof Element && event.target === picture()
    if (!isOnPicture || event.button !== 0 || points.size === 2) return
    points.set(event.pointerId, toPoint(event))
    // The row is swiped by one finger, and only while the picture is as large as at first; a second one takes the swipe
    // back.
    if (!isLarge()) return
    event.stopPropagation()
    picture()?.setPointerCapture(event.pointerId)
  }
  const follow = (event: PointerEvent): void => {
    if (!points.has(event.pointerId)) return
    const before = spread([...points.values()])
    points.set(event.pointerId, toPoint(event))
    if (points.size === 1 && !isLarge()) return
    root.toggleAttribute('data-held', true)
    const now = spread([...points.values()])
    move(points.size === 2 ? now.length / before.length : 1, before.middle, now.middle)
  }
  const release = ({ pointerId }: PointerEvent): void => {
    points.delete(pointerId)
    if (points.size === 0) root.removeAttribute('data-held')
  }
  root.addEventListener('pointerdown', press, { signal, capture: true })
  window.addEventListener('pointermove', follow, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, release, { signal })
  return () => {
    points.clear()
    root.removeAttribute('data-held')
  }
}

const listenToWheel = ({ root, picture, isLarge, move, toPoint, signal }: Held): void => {
  const turn = (event: WheelEvent): void => {
    const { deltaX, deltaY, ctrlKey, target } = event
    if (target !== picture() || (!ctrlKey && !isLarge())) return
    event.preventDefault()
    event.stopPropagation()
    const at = toPoint(event)
    if (ctrlKey) move(2 ** (-deltaY / WHEEL), at, at)
    else move(1, MIDDLE, { x: -deltaX, y: -deltaY })
  }
  root.addEventListener('wheel', turn, { signal, capture: true, passive: false })
}

/**
 * Lets a visitor enlarge the picture an overlay shows.
 *
 * @param root - What its items stand in.
 * @param ports - Who is told.
 */
export const runZoom = (root: HTMLElement, ports: ZoomPorts): RunningZoom => {
  const stop = new AbortController()
  const { held, take } = hold(root, ports, stop.signal)
  listenToKeys(held)
  const letGo = listenToPointers(held)
  listenToWheel(held)
  // Turned or made smaller, it may have come too far.
  const sizes = new ResizeObserver(() => {
    held.move(1, MIDDLE, MIDDLE)
  })
  sizes.observe(root)
  return {
    by: (factor) => {
      held.move(factor, MIDDLE, MIDDLE)
    },
    begin: (item) => {
      letGo()
      take(item)
    },
    stop: () => {
      stop.abort()
      letGo()
      held.picture()?.style.removeProperty('transform')
      root.removeAttribute('data-zoomed')
      sizes.disconnect()
    },
  }
}
