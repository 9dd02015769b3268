import {
  mediaHighlightsMachine,
  toMediaSetup,
  type MediaHighlightsContent,
} from '@evkit/engine/blocks'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { EventFromLogic } from 'xstate'

const CARDS = '[data-part="highlight"]'
const TEXT = '[data-part="highlight-text"] > *'

/** Gives the turn to one card of a block at a time, and measures its texts. */
export const useMediaTurns = (content: MediaHighlightsContent) => {
  const root = useRef<HTMLDivElement>(null)
  const measured = useRef<() => void>(() => undefined)
  const [logic] = useState(() =>
    mediaHighlightsMachine.provide({
      actions: {
        measure: () => {
          measured.current()
        },
      },
    }),
  )
  const actor = useActorRef(logic, { input: toMediaSetup(content) })
  const turns = useSelector(actor, ({ context }) => context)
  const send = (event: EventFromLogic<typeof mediaHighlightsMachine>): void => {
    actor.send(event)
  }
  useEffect(() => {
    const { current } = root
    if (current === null) return
    const measure = (): void => {
      const cards = [...current.querySelectorAll(CARDS)]
      actor.send({
        type: 'texts.measured',
        heights: cards.map((card) => card.querySelector(TEXT)?.getBoundingClientRect().height ?? 0),
        letter: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      })
    }
    measured.current = measure
    measure()
    let isFirst = true
    const sizes = new ResizeObserver(() => {
      if (!isFirst) actor.send({ type: 'size.changed' })
      isFirst = false
    })
    sizes.observe(current)
    void document.fonts.ready.then(measure)
    return () => {
      sizes.disconnect()
    }
  }, [actor])
  return { root, turns, send }
}
