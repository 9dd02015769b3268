import {
  calculatorMachine,
  clearCalculatorSelection,
  feedOf,
  readCalculatorSelection,
  writeCalculatorSelection,
  type CalculatorEvent,
  type CalculatorState,
} from '@evkit/engine/range'
import type { CalculatorView } from '@evkit/engine/range/view'
import { parseQuery } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useToolView } from '../tool/index.js'
import { calculatorViewMaker } from './calculator-first-view.js'
import type { RangeCalculatorProps } from './range-tool.types.js'
import { useFeed } from './use-feed.js'
import { useKeptUnits } from '../tool/use-kept-units.js'

const toLogic = ({ ports }: RangeCalculatorProps) =>
  calculatorMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeCalculatorSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearCalculatorSelection(parseQuery(ports.address.read())))
      },
    },
  })

/** What the calculator shows and can be told. */
export interface RunningCalculator {
  readonly view: CalculatorView
  readonly send: (event: CalculatorEvent) => void
  /** Whether its slider is held. */
  readonly isHeld: boolean
}

/** Runs the calculator and makes the view of its state; the address is the one source of what is chosen. */
export const useCalculator = (
  props: RangeCalculatorProps,
  start: CalculatorState,
): RunningCalculator => {
  const { firstView, ports } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: start,
    feed: feedOf('', start.data),
    makeView: calculatorViewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ slider: 'dragging' }))
  const view = useToolView({
    state,
    isFirst:
      state.selection === start.selection &&
      state.override === start.override &&
      state.data === start.data &&
      state.isStale === start.isStale &&
      state.announced._tag === 'None',
    firstView,
    isHeld,
    makeView: made.makeView,
    ports,
  })
  const send = useKeptUnits<CalculatorEvent>(ports.units, actor.send.bind(actor))
  const feed = useFeed(made.feed, ports)
  useEffect(() => {
    if (feed !== made.feed && feed.data._tag === 'Some')
      actor.send({ type: 'data.changed', data: feed.data.value, isStale: feed.isStale })
  }, [actor, feed, made])
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const { cars, data, defaultClimate } = actor.getSnapshot().context
        const query = parseQuery(ports.address.read())
        const read = readCalculatorSelection(query, { cars, data, defaultClimate })
        if (read._tag === 'Some') actor.send({ type: 'address.changed', ...read.value })
      }),
    [actor, ports],
  )
  return { view, send, isHeld }
}
