import {
  isPriceMarket,
  NO_CAR_PRICES,
  priceMachine,
  toPricesBody,
  type PriceAnswer,
  type PriceCallTerms,
} from '@evkit/engine/blocks'
import { none, type Option } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { asking } from '../../tool/asking.js'
import type { PricePorts } from './price-ports.js'

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
export interface PriceProviderProps {
  readonly terms: PriceCallTerms
  /** The prices the page came with. */
  readonly preloaded?: Option<PriceAnswer>
  /** Markets that may ask; all of them without it. */
  readonly enabledMarkets?: readonly string[] | 'all'
  readonly ports: PricePorts
  readonly children: ReactNode
}

const startFeed = (props: PriceProviderProps) => {
  const { terms, preloaded = none, enabledMarkets = 'all', ports } = props
  return {
    logic: priceMachine.provide({
      actors: { ask: asking(ports.askPrices) },
      actions: {
        writeLog: (_, { entries }) => {
          entries.forEach(ports.log)
        },
      },
    }),
    input: {
      question: toPricesBody(terms),
      answer: preloaded,
      isEnabled: isPriceMarket(terms.market, enabledMarkets),
      chance: ports.chance(),
    },
  }
}

/** Asks for the prices of a site once for all labels below it. */
export const PriceProvider = (props: PriceProviderProps) => {
  const { ports } = props
  const [{ logic, input }] = useState(() => startFeed(props))
  const actor = useActorRef(logic, { input })
  useEffect(
    () =>
      ports.watchPage((isHidden) => {
        actor.send({ type: isHidden ? 'page.hidden' : 'page.shown' })
      }),
    [actor, ports],
  )
  const answer = useSelector(actor, ({ context }) => context.answer)
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'))
  const known = useMemo(() => ({ answer, isOver }), [answer, isOver])
  return <Prices value={known}>{props.children}</Prices>
}
