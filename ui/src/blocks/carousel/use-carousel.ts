import { option as O } from 'fp-ts'
import { carouselMachine, type Carousel, type CarouselEvent } from '@evkit/engine/blocks'
import type { Log } from '@evkit/engine/internal/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { wakeCarousel, type AwakeCarousel } from './carousel.dom.js'
import { SWIPE_EVENT } from '../../tool/swipe-event.js'

/** What a carousel tells the page. */
export interface CarouselListener {
  /** A drag has ended: which way the finger went. */
  readonly onSwipe?: ((way: 'left' | 'right') => void) | undefined
  /** Another slide is the current one. */
  readonly onChange?: ((slide: number) => void) | undefined
  readonly log?: Log | undefined
}

/** A carousel, and what moves it. */
export interface RunningCarousel {
  readonly carousel: Carousel
  readonly send: (event: CarouselEvent) => void
}

const carouselOf = ({ context }: SnapshotFrom<typeof carouselMachine>): Carousel => context

// A finger that moves the row changes nothing that React draws.
const isSame = (a: Carousel, b: Carousel): boolean =>
  a.swipe.current === b.swipe.current && a.swipe.layout === b.swipe.layout

/**
 * Runs a carousel.
 *
 * @param root - Its element.
 * @param options - Whether arrow keys move it, how many items are in it, and who is told what.
 */
export const useCarousel = (
  root: RefObject<HTMLElement | null>,
  options: CarouselListener & { readonly isKeyboard: boolean; readonly count: number },
): RunningCarousel => {
  const { isKeyboard, count } = options
  const listener = useRef(options)
  const awake = useRef<AwakeCarousel>(undefined)
  useEffect(() => {
    listener.current = options
  })
  const [logic] = useState(() =>
    carouselMachine.provide({
      actions: {
        reportSwipe: (_, { way }) => {
          if (O.isNone(way)) return
          listener.current.onSwipe?.(way.value)
          root.current?.dispatchEvent(
            new CustomEvent(SWIPE_EVENT, { bubbles: true, detail: way.value }),
          )
        },
        // What is measured is told to the machine, which has to have come to its end before.
        measure: () => {
          queueMicrotask(() => awake.current?.measure())
        },
        writeLog: (_, { entries }) => {
          for (const entry of entries) listener.current.log?.(entry)
        },
      },
    }),
  )
  const actor = useActorRef(logic, { input: { isKeyboard } })
  const carousel = useSelector(actor, carouselOf, isSame)
  useEffect(() => {
    if (root.current === null) return
    const woken = wakeCarousel(root.current, {
      read: () => actor.getSnapshot().context,
      send: (event) => {
        actor.send(event)
      },
    })
    awake.current = woken
    // A wheel that stands still lets the row go after a while, and nothing on the page tells of that.
    let row = actor.getSnapshot().value.row
    const following = actor.subscribe(({ value }) => {
      if (value.row !== row && value.row === 'settling') woken.draw()
      ;({ row } = value)
    })
    return () => {
      following.unsubscribe()
      woken.stop()
    }
  }, [actor, root])
  useEffect(() => {
    awake.current?.measure()
  }, [count])
  const { current } = carousel.swipe
  const told = useRef(current)
  useEffect(() => {
    if (told.current === current) return
    told.current = current
    listener.current.onChange?.(current)
  }, [current])
  return {
    carousel,
    send: (event) => {
      actor.send(event)
      awake.current?.draw()
    },
  }
}
