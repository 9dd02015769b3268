import {
  clearCostSelection,
  costMachine,
  readCostSelection,
  writeCostSelection,
  type CostEvent,
} from '@evkit/engine/cost'
import type { CostView } from '@evkit/engine/cost/view'
import { parseQuery } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { keepDistance, useKeptDistance, useToolView } from '../tool/index.js'
import { costViewMaker, startCost } from './cost-first-view.js'
import type { CostCalculatorProps } from './cost-tool.types.js'

const toLogic = ({ ports }: CostCalculatorProps) =>
  costMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeCostSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearCostSelection(parseQuery(ports.address.read())))
      },
      keepUnits: (_, { distance }) => {
        keepDistance(ports.units, distance)
      },
    },
  })

/** What the cost calculator shows and can be told. */
export interface RunningCost {
  readonly view: CostView
  readonly send: (event: CostEvent) => void
  /** Whether one of its sliders is held. */
  readonly isHeld: boolean
}

/** Runs the cost calculator and makes the view of its state. */
export const useCost = (props: CostCalculatorProps): RunningCost => {
  const { cars, ports } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: startCost(props),
    makeView: costViewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ slider: 'dragging' }))
  const view = useToolView({
    state,
    isFirst:
      state.selection === made.input.selection &&
      state.shownDistance === made.input.shownDistance &&
      state.announced._tag === 'None',
    firstView: props.firstView,
    isHeld,
    makeView: made.makeView,
    ports,
  })
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const read = readCostSelection(parseQuery(ports.address.read()), cars)
        actor.send({ type: 'address.changed', ...read })
      }),
    [actor, ports, cars],
  )
  const send = useCallback(
    (event: CostEvent) => {
      actor.send(event)
    },
    [actor],
  )
  useKeptDistance(ports.units, (distance) => {
    actor.send({ type: 'distance.choose', distance })
  })
  return { view, send, isHeld }
}
