import { isCarouselDragged, type CarouselEvent } from '@evkit/engine/blocks'
import { isSideways } from '@evkit/engine/interaction'
import type { CarouselPorts } from './carousel.dom.js'

const OWN_PRESSES = 'input, select, textarea, [data-no-drag]'
// [px] What a line of a wheel is.
const LINE = 16

/** How long presses are heard, and what draws what they have moved. */
interface Hearing {
  readonly signal: AbortSignal
  readonly wake: () => void
}

type Tell = (event: CarouselEvent) => void

interface Hold {
  readonly pointerId: number
  readonly signal: AbortSignal
  readonly end: (type: 'pointer.up' | 'pointer.cancel', time: number) => void
}

// While a finger is down, wherever it goes.
const hearHold =
  (view: HTMLElement, { read }: CarouselPorts, tell: Tell) =>
  ({ pointerId, signal, end }: Hold): void => {
    const on = (
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
    on('pointermove', ({ timeStamp: time, clientX: x, clientY: y, pointerType, buttons }) => {
      // Its release was heard by nobody: the mouse was let go outside of the window.
      if (pointerType === 'mouse' && buttons === 0) {
        end('pointer.up', time)
        return
      }
      tell({ type: 'pointer.move', time, x, y })
      if (isCarouselDragged(read()) && !view.hasPointerCapture(pointerId))
        view.setPointerCapture(pointerId)
    })
    on('pointerup', ({ timeStamp }) => {
      end('pointer.up', timeStamp)
    })
    on('pointercancel', ({ timeStamp }) => {
      end('pointer.cancel', timeStamp)
    })
    // A finger is held by what it touches first, which loses it when the row takes it over: that is no end.
    on('lostpointercapture', ({ timeStamp, target }) => {
      if (target === view) end('pointer.cancel', timeStamp)
    })
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Escape') end('pointer.cancel', timeStamp)
      },
      { signal },
    )
  }

const hearPointers = (view: HTMLElement, ports: CarouselPorts, { signal, wake }: Hearing): void => {
  let isClickLost = false
  let held: AbortController | undefined
  const tell: Tell = (event) => {
    ports.send(event)
    wake()
  }
  const hold = hearHold(view, ports, tell)
  const end: Hold['end'] = (type, time) => {
    held?.abort()
    held = undefined
    isClickLost = isCarouselDragged(ports.read())
    // A click that does not come must not take the next one with it.
    setTimeout(() => {
      isClickLost = false
    })
    tell({ type, time })
  }
  const press = (event: PointerEvent): void => {
    const { timeStamp: time, clientX: x, clientY: y, pointerId } = event
    const on = event.target instanceof Element ? event.target : view
    if (held !== undefined) {
      end('pointer.cancel', time)
      return
    }
    if (event.button !== 0 || !event.isPrimary || on.closest(OWN_PRESSES) !== null) return
    held = new AbortController()
    ports.send({ type: 'pointer.down', time, x, y, isOnVideo: on.closest('video') !== null })
    hold({ pointerId, signal: held.signal, end })
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
  signal.addEventListener('abort', () => held?.abort())
}

/** Hears fingers, mice and wheels over a row until it is told to stop. */
export const hearPresses = (view: HTMLElement, ports: CarouselPorts, hearing: Hearing): void => {
  hearPointers(view, ports, hearing)
  const turn = (event: WheelEvent): void => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    const [x, y] = [event.deltaX * unit, event.deltaY * unit]
    if (!isSideways({ x, y }) || ports.read().swipe.points.length <= 1) return
    event.preventDefault()
    ports.send({ type: 'wheel.moved', time: event.timeStamp, x, y })
    hearing.wake()
  }
  view.addEventListener('wheel', turn, { signal: hearing.signal, passive: false })
}
