import { resolveFlags, type QuoteChoice } from '@evkit/engine/forms'
import { quoteFlowMachine, type QuoteFlowInput } from '@evkit/engine/forms/journey'
import type { PickerSectionView } from '@evkit/engine/forms/view'
import { some } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Awake } from '../../tool/index.js'
import { FormStep, ThanksStep } from '../app-steps.js'
import { Journey, Summary } from '../journey/journey.js'
import type { JourneyPorts } from '../lead-form-app.types.js'
import type { DrawPicker } from '../lead-form.types.js'
import { createOutside } from '../outside.js'
import { FormPicker } from '../pickers/form-picker.js'
import { ModelStep } from './model-step.js'
import type { QuoteAppProps, QuoteRoute } from './quote-app.types.js'
import { RetailerStep } from './retailer-step.js'
import { useFound } from './use-found.js'

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

const wholeOf = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot

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

const useFlow = (props: QuoteAppProps) => {
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

// A page that is gone to takes the focus with its heading, as one that is loaded would.
const useArrival = (arrival: string, hasMoved: boolean) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasMoved) root.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [arrival, hasMoved])
  return root
}

/** The quote application: a vehicle, a retailer, the form, and the thanks for it. */
export const QuoteApp = (props: QuoteAppProps) => {
  const { configuration } = props
  const { flow, step, context, app, journey, retailers } = useFlow(props)
  const { visit, entry, hasMoved } = context
  const vehicles = useMemo(
    () => configuration.vehicleConfigurations.get('OFFER_REQUEST') ?? [],
    [configuration],
  )
  const found = useFound(app.request.query, vehicles)
  // The pages before the form speak of an offer, whatever the form will be for.
  const offer = useMemo(
    () => ({
      ...app,
      configuration: some(configuration),
      page: step === 'finished' ? ('finished' as const) : ('form' as const),
    }),
    [app, configuration, step],
  )
  const change = useCallback(
    (choice: QuoteChoice) => {
      flow.send({ type: 'choice.change', choice })
    },
    [flow],
  )
  const moves = useMemo(
    () => ({
      handOver: () => {
        flow.send({ type: 'form.handedOver' })
      },
      leave: () => {
        flow.send({ type: 'form.redirecting' })
      },
    }),
    [flow],
  )
  const isOnCard = app.request.query.retailerid !== undefined && found.chosen.dealer._tag === 'Some'
  const drawPicker = useCallback<DrawPicker>(
    (view: PickerSectionView, ways) =>
      view.kind === 'dealerpicker' && isOnCard && view.error === '' ? null : (
        <FormPicker app={offer} ports={journey} retailers={retailers} view={view} ways={ways} />
      ),
    [offer, journey, retailers, isOnCard],
  )
  const root = useArrival(`${String(step)} ${visit}`, hasMoved)
  const summary = { app: offer, ports: journey, chosen: found.chosen }
  return (
    <div ref={root}>
      {step === 'modelSelector' ? (
        <ModelStep
          app={offer}
          ports={journey}
          vehicles={vehicles}
          chosen={found.chosen.vehicle}
          onChoose={(vehicle) => {
            flow.send({ type: 'vehicle.choose', vehicle })
          }}
        />
      ) : null}
      {step === 'retailerSelector' ? (
        <RetailerStep
          app={offer}
          retailers={retailers}
          chosen={found.chosen.dealer}
          onChoose={(dealer) => {
            flow.send({ type: 'retailer.choose', dealer })
          }}
          onCallback={(retailerId) => {
            flow.send({ type: 'callback.choose', retailerId })
          }}
        >
          <Summary {...summary} page="retailerSelector" onChange={change} />
        </RetailerStep>
      ) : null}
      {step === 'form' ? (
        <FormStep
          key={visit}
          app={hasMoved ? { ...app, firstView: undefined } : app}
          moves={moves}
          found={found.events}
          prefill={visit === 1 ? found.prefill : undefined}
          drawPicker={drawPicker}
        >
          <Summary {...summary} page="form" onChange={change} />
        </FormStep>
      ) : null}
      {step === 'finished' ? (
        <ThanksStep app={offer} chosen={found.chosen}>
          <Summary {...summary} page="finished" />
        </ThanksStep>
      ) : null}
      <Journey
        key={`${found.key} ${entry}`}
        app={offer}
        ports={journey}
        vehicles={vehicles}
        keepsStored={hasMoved}
        tell={found.tell}
      />
      <Awake onAwake={props.onAwake} />
    </div>
  )
}
