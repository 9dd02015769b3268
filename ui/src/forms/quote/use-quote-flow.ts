import { resolveFlags } from '@evkit/engine/forms'
import { quoteFlowMachine, type QuoteFlowInput } from '@evkit/engine/forms/journey'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { JourneyPorts } from '../lead-form-app.types.js'
import { createOutside } from '../outside.js'
import type { QuoteAppProps, QuoteRoute } from './quote-app.types.js'

interface FlowOutside {
  readonly route: QuoteRoute
  readonly journey: JourneyPorts
}

const outside = createOutside<FlowOutside>()

const flowLogic = quoteFlowMachine.provide({
  actions: {
    showPage: (flow, { address }) => {
      outside.of(flow).route.show(address)
    },
    rewritePage: (flow, { address }) => {
      outside.of(flow).route.rewrite(address)
    },
    keepVehicle: (flow, vehicle) => {
      outside.of(flow).journey.keepVehicle(vehicle)
    },
    keepDealer: (flow, dealer) => {
      outside.of(flow).journey.keepDealer(dealer)
    },
    dropChoice: (flow, { choices }) => {
      choices.forEach(outside.of(flow).journey.dropChoice)
    },
  },
})

const wholeOf = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot

const toFlowInput = ({ market, page, search, configuration }: QuoteAppProps): QuoteFlowInput => {
  const { features, dynamicFeatures, purposeConfigs } = configuration.marketConfiguration
  return {
    market,
    page,
    search,
    flags: resolveFlags(features, dynamicFeatures).on,
    needsRetailer: purposeConfigs.get('OFFER_REQUEST')?.retailer !== false,
  }
}

/** Runs the quote application: where it is, and the form its address means. */
export const useQuoteFlow = (props: QuoteAppProps) => {
  const { formOf, route } = props
  const flow = useActorRef(flowLogic, { input: toFlowInput(props) })
  const { value: step, context } = useSelector(flow, wholeOf)
  const { entry } = context
  const { app, journey: asked, retailers } = useMemo(() => formOf(entry), [formOf, entry])
  const journey = useMemo<JourneyPorts>(
    () => ({
      ...asked,
      search: () => flow.getSnapshot().context.search,
      rewrite: (query) => {
        flow.send({ type: 'query.rewrite', search: query })
      },
    }),
    [asked, flow],
  )
  useLayoutEffect(() => {
    outside.give(flow.system, { route, journey })
  }, [flow, route, journey])
  useEffect(() => {
    // A lead that has led away is not sent again: coming back finds the thanks for it.
    if (app.ports.route.comesBack())
      flow.send({ type: 'route.changed', page: 'finished', search: window.location.search })
    return route.subscribe((place) => {
      flow.send({ type: 'route.changed', ...place })
    })
  }, [app, route, flow])
  return { flow, step, context, app, journey, retailers }
}
