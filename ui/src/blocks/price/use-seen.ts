import { useEffect } from 'react'
import type { PricePorts } from './price-ports.js'

interface PriceActor {
  readonly send: (event: { readonly type: 'price.stale' }) => void
}

/** Asks anew each time prices have been seen for as long as they hold. */
export const useSeen = (actor: PriceActor, ports: Pick<PricePorts, 'watchSeen'>): void => {
  useEffect(
    () =>
      ports.watchSeen(() => {
        actor.send({ type: 'price.stale' })
      }),
    [actor, ports],
  )
}
