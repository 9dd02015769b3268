import { simpleFlowMachine } from '@evkit/engine/forms'
import { Awake } from '../tool/awake.js'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { FormStep } from './form-step.js'
import { listVehicles } from './list-vehicles.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import { ThanksStep } from './thanks-step.js'
import { useFormPicker } from './use-form-picker.js'
import { useJourney } from './use-journey.js'
import { useLatest } from './use-latest.js'
import { useMoves } from './use-moves.js'

const wholeOf = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot

/** A form application of two pages: the form, and the thanks for it. */
export const LeadFormApp = (props: LeadFormAppProps) => {
  const { ports, request, page } = props
  const latest = useLatest(ports)
  const [logic] = useState(() =>
    simpleFlowMachine.provide({
      actions: {
        showPage: () => {
          latest.current.route.showFinished()
        },
        trackPage: (_, place) => {
          latest.current.track({ kind: 'pageView', ...place, market: request.market })
        },
      },
    }),
  )
  const flow = useActorRef(logic, { input: { app: request.app, page } })
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
  const moves = useMoves(flow)
  const { found, prefill, chosen, loaded, tell } = useJourney(props)
  const { drawPicker, loadFor } = useFormPicker(props, found)
  const isFirst = visit === 1
  return (
    <>
      {step === 'finished' ? (
        <ThanksStep app={props} chosen={chosen}>
          {loaded === undefined ? null : (
            <loaded.Summary app={props} ports={loaded.ports} page="finished" chosen={chosen} />
          )}
        </ThanksStep>
      ) : (
        <FormStep
          key={visit}
          app={isFirst ? props : { ...props, firstView: undefined }}
          moves={moves}
          found={found}
          prefill={isFirst ? prefill : undefined}
          drawPicker={drawPicker}
          onView={loadFor}
        />
      )}
      {loaded === undefined ? null : (
        <loaded.Journey
          app={props}
          ports={loaded.ports}
          vehicles={listVehicles(props.configuration, request)}
          keepsStored={false}
          tell={tell}
        />
      )}
      <Awake onAwake={props.onAwake} />
    </>
  )
}
