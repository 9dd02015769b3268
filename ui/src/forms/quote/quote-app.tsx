import type { QuoteChoice, Vehicle } from '@evkit/engine/forms'
import type { PickerSectionView } from '@evkit/engine/forms/view'
import { findInsideSalesId, showsRetailer } from '@evkit/engine/forms/journey'
import { none, some } from '@evkit/engine/shared'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Awake } from '../../tool/awake.js'
import { FormStep, ThanksStep } from '../app-steps.js'
import { FormWait } from '../form-parts.js'
import { isRetailerPending } from '../journey/found.js'
import { Journey, Summary } from '../journey/journey.js'
import { listVehicles } from '../list-vehicles.js'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import type { DrawPicker } from '../lead-form.types.js'
import { FormPicker } from '../pickers/form-picker.js'
import { useMoves } from '../use-moves.js'
import { ModelStep } from './model-step.js'
import type { QuoteAppProps } from './quote-app.types.js'
import { drawProgress } from './quote-progress.js'
import { RetailerStep } from './retailer-step.js'
import { useFound, type Found } from './use-found.js'
import { useQuoteFlow } from './use-quote-flow.js'

// A page that is gone to takes the focus with its heading, as one that is loaded would.
const useArrival = (arrival: string, hasMoved: boolean) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasMoved) root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [arrival, hasMoved])
  return root
}

interface StepsProps {
  readonly running: ReturnType<typeof useQuoteFlow>
  /** The application as an offer: the pages before the form speak of one, whatever the form will be for. */
  readonly offer: LeadFormAppProps
  /** Those of an offer. */
  readonly vehicles: readonly Vehicle[]
  readonly found: Found
}

const usePickers = ({ running, vehicles, found }: StepsProps): DrawPicker => {
  const { app, journey, retailers } = running
  const { request, configuration } = app
  const { dealer } = found.chosen
  const isPending = isRetailerPending(request.query, found.events)
  const insideSales =
    configuration._tag === 'None'
      ? none
      : findInsideSalesId(configuration.value.marketConfiguration)
  const isOnCard = showsRetailer({ request, page: 'form', dealer, insideSales })
  return useCallback(
    (view: PickerSectionView, actions) => {
      if (view.kind === 'dealerpicker' && isPending) return <FormWait text={view.label} />
      // What stands on the card is not asked for again.
      if (view.kind === 'dealerpicker' && isOnCard && view.error === '') return null
      return (
        <FormPicker
          app={app}
          vehicles={vehicles}
          ports={journey}
          retailers={retailers}
          view={view}
          actions={actions}
        />
      )
    },
    [app, vehicles, journey, retailers, isPending, isOnCard],
  )
}

const ChoiceSteps = ({
  running,
  offer,
  vehicles,
  found,
  children,
}: StepsProps & { readonly children: ReactNode }) => {
  const { flow, step, context, journey, retailers } = running
  return step === 'modelSelector' ? (
    <ModelStep
      above={drawProgress(offer, context, step)}
      app={offer}
      ports={journey}
      vehicles={vehicles}
      chosen={found.chosen.vehicle}
      onChoose={(vehicle) => {
        flow.send({ type: 'vehicle.choose', vehicle })
      }}
    />
  ) : (
    <RetailerStep
      above={drawProgress(offer, context, 'retailerSelector')}
      app={offer}
      retailers={retailers}
      chosen={found.chosen.dealer}
      onChoose={(dealer) => {
        flow.send({ type: 'retailer.choose', dealer })
      }}
      onChange={() => {
        flow.send({ type: 'choice.change', choice: 'retailer' })
      }}
      onCallback={(retailerId) => {
        flow.send({ type: 'callback.choose', retailerId })
      }}
    >
      {children}
    </RetailerStep>
  )
}

const LeadStep = (props: StepsProps & { readonly children: ReactNode }) => {
  const { running, found, children } = props
  const { flow, context, app } = running
  const drawPicker = usePickers(props)
  const moves = useMoves(flow)
  return (
    <FormStep
      app={context.hasMoved ? { ...app, firstView: undefined } : app}
      moves={moves}
      found={found.events}
      prefill={context.visit === 1 ? found.prefill : undefined}
      drawPicker={drawPicker}
      above={drawProgress(app, context, 'form')}
    >
      {children}
    </FormStep>
  )
}

const Steps = (props: StepsProps) => {
  const { running, offer, found } = props
  const { flow, step, context, journey } = running
  const change = useCallback(
    (choice: QuoteChoice) => {
      flow.send({ type: 'choice.change', choice })
    },
    [flow],
  )
  const summary = { app: offer, ports: journey, chosen: found.chosen }
  switch (step) {
    case 'modelSelector':
    case 'retailerSelector':
      return (
        <ChoiceSteps {...props}>
          <Summary
            {...summary}
            chosen={{ ...found.chosen, dealer: none }}
            page="retailerSelector"
            onChange={change}
          />
        </ChoiceSteps>
      )
    case 'form':
      return (
        <LeadStep key={context.visit} {...props}>
          <Summary {...summary} page="form" onChange={change} />
        </LeadStep>
      )
    case 'finished':
      return (
        <ThanksStep app={running.app} chosen={found.chosen}>
          <Summary {...summary} page="finished" />
        </ThanksStep>
      )
    // The visitor is on the way to another page, or has not yet come to this one.
    case 'left':
    case 'deciding':
      return null
  }
}

/** The quote application: a vehicle, a retailer, the form, and the thanks for it. */
export const QuoteApp = (props: QuoteAppProps) => {
  const { configuration } = props
  const running = useQuoteFlow(props)
  const { step, context, entry, app, journey } = running
  const vehicles = listVehicles(some(configuration), { purpose: 'OFFER_REQUEST' })
  const found = useFound(app.request.query, vehicles)
  const offer = useMemo(
    () => ({
      ...app,
      request: { ...app.request, purpose: 'OFFER_REQUEST' as const },
    }),
    [app],
  )
  const root = useArrival(`${step} ${context.visit}`, context.hasMoved)
  return (
    <div ref={root}>
      <Steps running={running} offer={offer} vehicles={vehicles} found={found} />
      <Journey
        key={`${found.key} ${entry}`}
        app={step === 'finished' ? { ...app, page: 'finished' } : app}
        ports={journey}
        vehicles={vehicles}
        keepsStored={context.hasMoved}
        tell={found.tell}
      />
      <Awake onAwake={props.onAwake} />
    </div>
  )
}
