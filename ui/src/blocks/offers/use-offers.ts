import { offersMachine, type OffersContent } from '@evkit/engine/blocks'
import { toOfferSetup } from '@evkit/engine/internal/blocks'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { followPage, type OverlayHistory } from '../parts/index.js'

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
  const pages = useSelector(actor, ({ context }) => context)
  useEffect(() => followPage({ actor, history }, true), [actor, history])
  return { actor, pages }
}
