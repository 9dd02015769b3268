import { followSimpleFlow, type SimpleFlow } from '@evkit/engine/forms'
import { Awake } from '../tool/awake.js'
import { useEffect, useState } from 'react'
import { FormStep } from './form-step.js'
import { listVehicles } from './list-vehicles.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import { ThanksStep } from './thanks-step.js'
import { useFollowed } from './use-followed.js'
import { useFormPicker } from './use-form-picker.js'
import { useJourney } from './use-journey.js'
import { useMoves } from './use-moves.js'
import { useTold } from './use-told.js'

// Where the application is: what is entered is told to analytics, also the page it was opened on.
const useFlow = ({ ports, request, page }: LeadFormAppProps) => {
  const [opened] = useState<readonly [SimpleFlow]>([{ page, visit: 1 }])
  const enter = ({ page: next }: SimpleFlow): void => {
    const { app, market } = request
    if (next !== 'left') ports.track({ kind: 'pageView', app, page: next, market })
  }
  const flow = useFollowed({
    start: opened[0],
    follow: followSimpleFlow,
    tell: (next, { type }) => {
      if (type === 'form.handedOver') ports.route.showFinished()
      enter(next)
    },
  })
  useTold(opened, enter)
  const { send } = flow
  useEffect(() => {
    ports.route.settle()
    // A lead that has led away is not sent again: coming back finds the thanks for it.
    if (ports.route.comesBack()) send({ type: 'route.changed', page: 'finished' })
    return ports.route.subscribe((next) => {
      send({ type: 'route.changed', page: next })
    })
  }, [ports, send])
  return flow
}

/** A form application of two pages: the form, and the thanks for it. */
export const LeadFormApp = (props: LeadFormAppProps) => {
  const { request } = props
  const flow = useFlow(props)
  const { page: step, visit } = flow.state
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
