import { tileStripMachine } from '@evkit/engine/forms'
import { resolveStripSides, type StripSides, type StripWay } from '@evkit/engine/internal/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type RefObject } from 'react'
import type { SnapshotFrom } from 'xstate'
import { observeStrip, scrollStrip } from './tile-strip.dom.js'

/** A strip of tiles, and what moves it. */
export interface TileStripWays {
  readonly sides: StripSides
  /** A press of a button, with the time of the event. */
  readonly press: (way: StripWay, now: number) => void
}

const sidesOf = ({ context }: SnapshotFrom<typeof tileStripMachine>): StripSides =>
  resolveStripSides(context)

const isSame = (a: StripSides, b: StripSides): boolean =>
  a.fits === b.fits && a.previous === b.previous && a.next === b.next

/**
 * Runs a strip of tiles.
 *
 * @param strip - The element that scrolls.
 * @param content - What stands in it: measured anew when it is another.
 */
export const useTileStrip = (
  strip: RefObject<HTMLElement | null>,
  content: object,
): TileStripWays => {
  const [logic] = useState(() =>
    tileStripMachine.provide({
      actions: {
        scrollStrip: (_, { offset }) => {
          if (strip.current !== null) scrollStrip(strip.current, offset)
        },
      },
    }),
  )
  const actor = useActorRef(logic)
  useEffect(() => {
    if (strip.current === null) return
    return observeStrip(strip.current, {
      measured: (place) => {
        actor.send({ type: 'strip.measured', place })
      },
      held: () => {
        actor.send({ type: 'strip.hold' })
      },
    })
  }, [actor, strip, content])
  return {
    sides: useSelector(actor, sidesOf, isSame),
    press: (way, now) => {
      actor.send({ type: 'button.press', way, now })
    },
  }
}
