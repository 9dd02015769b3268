import type { QuoteChoice } from '@evkit/engine/forms'
import { none, some } from '@evkit/engine/shared'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Awake } from '../../tool/awake.js'
import { FormWait } from '../form-parts.js'
import { Journey, Summary } from '../journey/journey.js'
import { listVehicles } from '../list-vehicles.js'
import { ThanksStep } from '../thanks-step.js'
import { leadStepLater } from './lead-step-later.js'
import { ModelStep } from './model-step.js'
import type { QuoteAppProps } from './quote-app.types.js'
import { drawProgress } from './quote-progress.js'
import type { StepsProps } from './quote-steps.types.js'
import { RetailerStep } from './retailer-step.js'
import { useFound } from './use-found.js'
import { useQuoteFlow } from './use-quote-flow.js'

// A page that is gone to takes the focus with its heading, as one that is loaded would.
const useArrival = (arrival: string, hasMoved: boolean) => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasMoved) root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [arrival, hasMoved])
  return root
}

const ChoiceSteps = ({
  running,
  offer,
  vehicles,
  found,
  children,
}: StepsProps & { readonly children: ReactNode }) => {
  const { flow, send, journey, retailers } = running
  return flow.page === 'modelSelector' ? (
    <ModelStep
      above={drawProgress(offer, flow, flow.page)}
      app={offer}
      ports={journey}
      vehicles={vehicles}
      chosen={found.chosen.vehicle}
      onChoose={(vehicle) => {
        send({ type: 'vehicle.choose', vehicle })
      }}
    />
  ) : (
    <RetailerStep
      above={drawProgress(offer, flow, 'retailerSelector')}
      app={offer}
      retailers={retailers}
      chosen={found.chosen.retailer}
      onChoose={(retailer) => {
        send({ type: 'retailer.choose', retailer })
      }}
      onChange={() => {
        send({ type: 'choice.change', choice: 'retailer' })
      }}
      onCallback={(retailerId) => {
        send({ type: 'callback.choose', retailerId })
      }}
    >
      {children}
    </RetailerStep>
  )
}

interface AllProps extends StepsProps {
  readonly configuration: QuoteAppProps['configuration']
  readonly part: ReturnType<typeof leadStepLater.usePart>
}

const Steps = (props: AllProps) => {
  const { running, offer, found } = props
  const { flow, send, journey } = running
  const change = useCallback(
    (choice: QuoteChoice) => {
      send({ type: 'choice.change', choice })
    },
    [send],
  )
  const summary = { app: offer, ports: journey, chosen: found.chosen }
  switch (flow.page) {
    case 'modelSelector':
    case 'retailerSelector':
      return (
        <ChoiceSteps {...props}>
          <Summary
            {...summary}
            chosen={{ ...found.chosen, retailer: none }}
            page="retailerSelector"
            onChange={change}
          />
        </ChoiceSteps>
      )
    case 'form':
      return props.part === undefined ? (
        <FormWait text={running.app.wordsOf(some(props.configuration)).translate('Loading')} />
      ) : (
        <props.part.LeadStep key={flow.visit} {...props}>
          <Summary {...summary} page="form" onChange={change} />
        </props.part.LeadStep>
      )
    case 'finished':
      return (
        <ThanksStep app={running.app} chosen={found.chosen}>
          <Summary {...summary} page="finished" />
        </ThanksStep>
      )
    // The visitor is on the way to another page.
    case 'left':
      return null
  }
}

const begin = (): void => {
  // What comes too late is asked for again when it is needed.
  leadStepLater.load().catch(() => undefined)
}

/** The quote application: a vehicle, a retailer, the form, and the thanks for it. */
export const QuoteApp = (props: QuoteAppProps) => {
  const { configuration } = props
  const running = useQuoteFlow(props)
  const { flow, entry, app, journey } = running
  const { page: step, visit, hasMoved } = flow
  const vehicles = listVehicles(some(configuration), { purpose: 'OFFER_REQUEST' })
  const found = useFound(app.request.query, vehicles)
  const offer = useMemo(
    () => ({
      ...app,
      request: { ...app.request, purpose: 'OFFER_REQUEST' as const },
    }),
    [app],
  )
  const part = leadStepLater.usePart(step === 'form', app.ports.log)
  const arrival = step === 'form' && part === undefined ? 'waiting' : step
  const root = useArrival(`${arrival} ${visit}`, hasMoved)
  return (
    // It only hears that somebody has begun.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={root} onFocus={begin}>
      <Steps
        configuration={configuration}
        part={part}
        running={running}
        offer={offer}
        vehicles={vehicles}
        found={found}
      />
      <Journey
        key={`${found.key} ${entry}`}
        app={step === 'finished' ? { ...app, page: 'finished' } : app}
        ports={journey}
        vehicles={vehicles}
        keepsStored={hasMoved}
        tell={found.tell}
      />
      <Awake onAwake={props.onAwake} />
    </div>
  )
}
