import {
  resolveFlags,
  moveQuery,
  quoteFlowMachine,
  writeQuotePath,
  type QuoteFlowInput,
  type QuotePageMove,
} from '@evkit/engine/forms'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import { useLatest } from '../use-latest.js'
import type { QuoteAppProps } from './quote-app.types.js'

interface FlowOutside {
  readonly show: (move: QuotePageMove) => void
  readonly journey: JourneyPorts
  readonly app: LeadFormAppProps
}

const createFlowLogic = (latest: { readonly current: FlowOutside }) =>
  quoteFlowMachine.provide({
    actions: {
      showPage: (_, move) => {
        latest.current.show(move)
      },
      keepVehicle: (_, vehicle) => {
        latest.current.journey.keepVehicle(vehicle)
      },
      keepRetailer: (_, retailer) => {
        latest.current.journey.keepRetailer(retailer)
      },
      dropChoice: (_, { choices }) => {
        choices.forEach(latest.current.journey.dropChoice)
      },
      trackPage: (_, { page }) => {
        const { ports, request } = latest.current.app
        ports.track({ kind: 'pageView', app: 'quote', page, market: request.market })
      },
    },
  })

const wholeOf = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot

const toFlowInput = ({ page, configuration }: QuoteAppProps): QuoteFlowInput => {
  const { features, dynamicFeatures, purposeConfigs } = configuration.marketConfiguration
  return {
    page,
    flags: resolveFlags(features, dynamicFeatures).on,
    needsRetailer: purposeConfigs.get('OFFER_REQUEST')?.retailer !== false,
  }
}

/**
 * The query a page was entered with, which is what the page is about; and the query as it is now, which holds what is
 * chosen on the page itself as well.
 */
const useAddress = ({ market, page, search, route }: QuoteAppProps) => {
  const now = useRef({ page, search })
  const [entry, setEntry] = useState(search)
  const show = useCallback(
    ({ page: next, move }: QuotePageMove) => {
      now.current = { page: next, search: moveQuery(now.current.search, move) }
      setEntry(now.current.search)
      route.show(writeQuotePath(market, next) + now.current.search)
    },
    [market, route],
  )
  const rewrite = useCallback(
    (query: string) => {
      now.current = { ...now.current, search: query }
      route.rewrite(writeQuotePath(market, now.current.page) + query)
    },
    [market, route],
  )
  const follow = useCallback((place: { readonly page: typeof page; readonly search: string }) => {
    now.current = place
    setEntry(place.search)
  }, [])
  return { entry, now, show, rewrite, follow }
}

/** Runs the quote application: where it is, and the form its address means. */
export const useQuoteFlow = (props: QuoteAppProps) => {
  const { formOf, route } = props
  const { entry, now, show, rewrite, follow } = useAddress(props)
  const { app, journey: asked, retailers } = useMemo(() => formOf(entry), [formOf, entry])
  const journey = useMemo<JourneyPorts>(
    () => ({ ...asked, search: () => now.current.search, rewrite }),
    [asked, now, rewrite],
  )
  const latest = useLatest({ show, journey, app })
  const [{ logic, input }] = useState(() => ({
    logic: createFlowLogic(latest),
    input: toFlowInput(props),
  }))
  const flow = useActorRef(logic, { input })
  const { value: step, context } = useSelector(flow, wholeOf)
  const { comesBack } = app.ports.route
  useEffect(() => {
    // A lead that has led away is not sent again: coming back finds the thanks for it.
    if (comesBack()) flow.send({ type: 'route.changed', page: 'finished' })
  }, [comesBack, flow])
  useEffect(
    () =>
      route.subscribe((place) => {
        follow(place)
        flow.send({ type: 'route.changed', page: place.page })
      }),
    [route, follow, flow],
  )
  return { flow, step, context, entry, app, journey, retailers }
}
