import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import {
  chargingMachine,
  clearSelection,
  readSelection,
  writeSelection,
  type ChargingEvent,
} from '@evkit/engine/charging'
import { parseQuery } from '@evkit/engine/shared'
import type { ChargingToolProps, ChargingToolState } from './charging-tool.types.js'
import { toFirstState, toStart, viewMaker } from './first-view.js'
import { useToolView } from '../tool/index.js'

const toLogic = ({ ports }: ChargingToolProps) =>
  chargingMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearSelection(parseQuery(ports.address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })

/** Runs the charging machine and makes the view of its state; the address is the one source of what is chosen. */
export const useCharging = (props: ChargingToolProps): ChargingToolState => {
  const { firstView, ports } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: { ...toFirstState(props), ...toStart(props) },
    makeView: viewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const view = useToolView({
    state,
    isFirst: state.selection === made.input.selection && state.announced._tag === 'None',
    firstView,
    makeView: made.makeView,
    ports,
  })
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const read = readSelection(parseQuery(ports.address.read()), made.input)
        actor.send({ type: 'address.changed', ...read })
      }),
    [actor, ports, made],
  )
  const send = useCallback(
    (event: ChargingEvent) => {
      actor.send(event)
    },
    [actor],
  )
  return { view, send }
}
