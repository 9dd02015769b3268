import type { SwipeInput } from '@evkit/engine/internal/blocks'

const OWN_PRESSES = 'input, select, textarea, [data-no-drag]'

/** What a pointer that may drag tells of itself. */
export interface DragPorts {
  /** Told of all it does. */
  readonly tell: (input: SwipeInput & { readonly isOnVideo?: boolean }) => void
  /** Whether it drags by now: then it is captured, and no click follows it. */
  readonly isDragged: () => boolean
  /** Whether a press is taken; each of a primary button is without it. */
  readonly takes?: (press: PointerEvent) => boolean
  /** Ends it. */
  readonly signal: AbortSignal
}

type End = Extract<SwipeInput, { readonly type: 'pointer.up' | 'pointer.cancel' }>['type']

type Told = (type: End, time: number) => void

interface Gesture extends DragPorts {
  readonly pointerId: number
  readonly ended: (wasDragged: boolean) => void
  readonly lifted: () => void
}

// One pointer from its press until it is lifted, wherever it goes; what it drags may be taken back before that.
const hold = (view: HTMLElement, { pointerId, ...gesture }: Gesture): Told => {
  const down = new AbortController()
  const signal = AbortSignal.any([down.signal, gesture.signal])
  let [isHeld, wasDragged] = [true, false]
  const end: Told = (type, time) => {
    if (!isHeld) return
    isHeld = false
    if (!signal.aborted && view.hasPointerCapture(pointerId)) view.releasePointerCapture(pointerId)
    gesture.ended(wasDragged)
    gesture.tell({ type, time })
  }
  const lift: Told = (type, time) => {
    down.abort()
    end(type, time)
    gesture.lifted()
  }
  const hear = (
    type: 'pointermove' | 'pointerup' | 'pointercancel' | 'lostpointercapture',
    then: (event: PointerEvent) => void,
  ): void => {
    window.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) then(event)
      },
      { signal },
    )
  }
  hear('pointermove', ({ timeStamp: time, clientX: x, clientY: y, pointerType, buttons }) => {
    // Its release was heard by nobody: the mouse was let go outside of the window.
    if (pointerType === 'mouse' && buttons === 0) lift('pointer.up', time)
    if (!isHeld) return
    gesture.tell({ type: 'pointer.move', time, x, y })
    if (!gesture.isDragged()) return
    wasDragged = true
    if (!view.hasPointerCapture(pointerId)) view.setPointerCapture(pointerId)
  })
  hear('pointerup', ({ timeStamp }) => {
    lift('pointer.up', timeStamp)
  })
  hear('pointercancel', ({ timeStamp }) => {
    lift('pointer.cancel', timeStamp)
  })
  // A finger is held by what it touches first, which loses it when the row takes it over: that is no end.
  hear('lostpointercapture', ({ timeStamp, target }) => {
    if (target === view) end('pointer.cancel', timeStamp)
  })
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Escape') end('pointer.cancel', timeStamp)
    },
    { signal },
  )
  return end
}

/**
 * Hears the pointers that drag something, and keeps from the page what they would do to it besides.
 *
 * @param view - What is dragged.
 * @param ports - Who is told.
 * @returns Takes back what is being dragged, at a moment [ms].
 */
export const listenToDrag = (view: HTMLElement, ports: DragPorts): ((time: number) => void) => {
  const { signal } = ports
  let isClickLost = false
  let end: Told | undefined
  const gesture = {
    ...ports,
    ended: (wasDragged: boolean): void => {
      end = undefined
      isClickLost = wasDragged
    },
    // A click that does not come must not take the next one with it.
    lifted: (): void => {
      setTimeout(() => {
        isClickLost = false
      })
    },
  }
  const press = (event: PointerEvent): void => {
    const { timeStamp: time, clientX: x, clientY: y, pointerId } = event
    const at = event.target instanceof Element ? event.target : view
    if (end !== undefined) {
      end('pointer.cancel', time)
      return
    }
    if (event.button !== 0 || !event.isPrimary || at.closest(OWN_PRESSES) !== null) return
    if (ports.takes?.(event) === false) return
    isClickLost = false
    end = hold(view, { ...gesture, pointerId })
    ports.tell({ type: 'pointer.down', time, x, y, isOnVideo: at.closest('video') !== null })
  }
  const click = (event: Event): void => {
    if (!isClickLost) return
    isClickLost = false
    event.preventDefault()
    event.stopPropagation()
  }
  view.addEventListener('pointerdown', press, { signal })
  view.addEventListener('click', click, { signal, capture: true })
  view.addEventListener(
    'dragstart',
    (event) => {
      event.preventDefault()
    },
    { signal },
  )
  return (time) => {
    end?.('pointer.cancel', time)
  }
}
