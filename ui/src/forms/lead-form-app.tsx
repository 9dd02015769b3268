import { simpleFlowMachine } from '@evkit/engine/forms/lead'
import { toThanksView } from '@evkit/engine/forms/view'
import { Awake } from '../tool/index.js'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { FormThanks } from './form-parts.js'
import type { LeadFormAppPorts, LeadFormAppProps } from './lead-form-app.types.js'
import { LeadForm } from './lead-form.js'
import type { FormScreen } from './lead-form-logic.js'
import { FormFrame } from './form-frame.js'
import { createOutside } from './outside.js'
import { useJourney, type AppJourney } from './use-journey.js'
import { useLeadForm } from './use-lead-form.js'

interface StepProps {
  readonly app: LeadFormAppProps
  readonly moves: Omit<FormScreen, 'focus'>
  readonly journey: AppJourney
}

const FormStep = ({ app, moves, journey: { found, prefill } }: StepProps) => {
  const { ports, wordsOf } = app
  const { view, send, root } = useLeadForm(app, moves)
  useEffect(() => {
    found.forEach(send)
  }, [found, send])
  useEffect(() => {
    if (prefill !== undefined) send(prefill)
  }, [prefill, send])
  const { titlePrefix, header } = view
  useEffect(() => {
    if (header.heading !== '') ports.setTitle(`${titlePrefix}${header.heading}`)
  }, [ports, titlePrefix, header.heading])
  const loadingText = useMemo(
    () => wordsOf(app.configuration).translate('Loading'),
    [wordsOf, app.configuration],
  )
  return (
    // It only hears that somebody has begun.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div ref={root} onFocus={ports.warmUp}>
      <LeadForm view={view} send={send} loadingText={loadingText} />
    </div>
  )
}

const ThanksStep = ({ app, journey }: Omit<StepProps, 'moves'>) => {
  const { request, surroundings, configuration, wordsOf, ports } = app
  const { chosen, loaded } = journey
  const thanks = useMemo(
    () =>
      toThanksView({
        request,
        configuration,
        vehicle: chosen.vehicle,
        origin: surroundings.origin,
        words: wordsOf(configuration),
      }),
    [request, surroundings, configuration, wordsOf, chosen],
  )
  useEffect(() => {
    ports.setTitle(thanks.heading)
  }, [ports, thanks.heading])
  return (
    <FormFrame maxWidth="thanks">
      <FormThanks thanks={thanks}>
        {loaded === undefined ? null : (
          <loaded.Summary app={app} ports={loaded.ports} page="finished" chosen={chosen} />
        )}
      </FormThanks>
    </FormFrame>
  )
}

const flowPorts = createOutside<LeadFormAppPorts>()

const flowLogic = simpleFlowMachine.provide({
  actions: {
    showPage: (flow) => {
      flowPorts.of(flow).route.showFinished()
    },
  },
})

const wholeOf = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot

/** A form application of two pages: the form, and the thanks for it. */
export const LeadFormApp = (props: LeadFormAppProps) => {
  const { ports, request, page } = props
  const flow = useActorRef(flowLogic, { input: { app: request.app, page } })
  useLayoutEffect(() => {
    flowPorts.give(flow.system, ports)
  }, [flow, ports])
  const { value: step, context } = useSelector(flow, wholeOf)
  const { visit } = context
  useEffect(() => {
    ports.route.settle()
    // A lead that has led away is not sent again: coming back finds the thanks for it.
    if (ports.route.comesBack()) flow.send({ type: 'route.changed', page: 'finished' })
    return ports.route.subscribe((next) => {
      flow.send({ type: 'route.changed', page: next })
    })
  }, [ports, flow])
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
  const journey = useJourney(props)
  const { loaded, tell } = journey
  const isFirst = visit === 1
  return (
    <>
      {step === 'finished' ? (
        <ThanksStep app={props} journey={journey} />
      ) : (
        <FormStep
          key={visit}
          app={isFirst ? props : { ...props, firstView: undefined }}
          moves={moves}
          journey={isFirst ? journey : { ...journey, prefill: undefined }}
        />
      )}
      {loaded === undefined ? null : (
        <loaded.Journey app={props} ports={loaded.ports} tell={tell} />
      )}
      <Awake onAwake={props.onAwake} />
    </>
  )
}
