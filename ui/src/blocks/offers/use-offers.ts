import { offersMachine, toOfferSetup, type OffersContent } from '@evkit/engine/blocks'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { REDUCED_MOTION } from '../../primitives/index.js'
import type { OverlayHistory } from '../parts/index.js'

/** The overlay of offers that runs on a page. */
export type RunningOffers = ActorRefFrom<typeof offersMachine>

const followPage = (actor: RunningOffers, history: OverlayHistory): (() => void) => {
  const follow = (isFirst: boolean): void => {
    actor.send({ type: 'address.changed', ...history.read(isFirst) })
  }
  const motion = window.matchMedia(REDUCED_MOTION)
  const noteMotion = (): void => {
    actor.send({ type: 'motion.changed', isStill: motion.matches })
  }
  noteMotion()
  follow(true)
  motion.addEventListener('change', noteMotion)
  const stop = history.subscribe(() => {
    follow(false)
  })
  return () => {
    stop()
    motion.removeEventListener('change', noteMotion)
  }
}

/** Runs an overlay of offers; what is open is what the address of the page says. */
export const useOffers = (name: string, content: OffersContent, history: OverlayHistory) => {
  const [logic] = useState(() =>
    offersMachine.provide({
      actions: {
        moveHistory: (_, { steps }) => {
          history.move(steps)
        },
      },
    }),
  )
  const actor = useActorRef(logic, { input: toOfferSetup(name, content) })
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => followPage(actor, history), [actor, history])
  return { actor, pages: snapshot.context, isSliding: snapshot.matches({ open: 'sliding' }) }
}
