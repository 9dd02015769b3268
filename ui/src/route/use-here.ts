import { option as O } from 'fp-ts'
import type { Place } from '@evkit/engine/route'
import { toLatLng, type HerePhase } from '@evkit/engine/internal/route'
import { none, type Translate } from '@evkit/engine/shared'
import { geolocationMachine } from '@evkit/engine/site'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { asking } from '../tool/asking.js'
import type { RoutePlannerPorts } from './route-tool.types.js'

interface HereProps {
  readonly ports: RoutePlannerPorts
  readonly translate: Translate
}

const toLogic = ({ ports, translate }: HereProps, choose: (place: Place) => void) =>
  geolocationMachine.provide({
    actors: { askPosition: asking(ports.geolocation.ask) },
    actions: {
      refetch: (_, { live }) => {
        if (O.isNone(live)) return
        const name = translate('here.place')
        choose({ id: '', name, address: name, location: toLatLng(live.value) })
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })

/** Asks for the visitor's position when the visitor wants it, and makes it a place to drive from. */
export const useHere = (
  props: HereProps,
  choose: (place: Place) => void,
): { readonly phase: HerePhase; readonly ask: () => void } => {
  const [made] = useState(() => ({
    logic: toLogic(props, choose),
    // What is found is for this visit only.
    input: {
      isSupported: props.ports.geolocation.isSupported,
      isFunctional: false,
      location: none,
    },
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const phase = useSelector(actor, ({ value }) => value)
  const ask = useCallback(() => {
    actor.send({ type: 'position.ask' })
  }, [actor])
  return { phase, ask }
}
