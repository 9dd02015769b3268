import { NO_CAR_PRICES, type PriceAnswer } from '@evkit/engine/blocks'
import type { Option } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { startPriceFeed, type PriceFeedTerms } from './price-feed.js'
import { useSeen } from './use-seen.js'

/** What is known of the prices of the site. */
export interface KnownPrices {
  readonly answer: Option<PriceAnswer>
  /** Whether no answer will come. */
  readonly isOver: boolean
}

const Prices = createContext<KnownPrices | undefined>(undefined)

/** Finds what is known of the prices of the site. Throws outside of a provider. */
export const useCarPrices = (): KnownPrices => {
  const known = use(Prices)
  if (known === undefined) throw new Error(NO_CAR_PRICES)
  return known
}

/** Props of what gives the labels below it their prices. */
export interface PriceProviderProps extends PriceFeedTerms {
  readonly children: ReactNode
}

/** Asks for the prices of a site once for all labels below it. */
export const PriceProvider = (props: PriceProviderProps) => {
  const { ports } = props
  const [{ logic, input }] = useState(() => startPriceFeed(props))
  const actor = useActorRef(logic, { input })
  useSeen(actor, ports)
  const answer = useSelector(actor, ({ context }) => context.answer)
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'))
  const known = useMemo(() => ({ answer, isOver }), [answer, isOver])
  return <Prices value={known}>{props.children}</Prices>
}
