import {
  calculatorMachine,
  clearCalculatorSelection,
  readCalculatorSelection,
  writeCalculatorSelection,
  type CalculatorEvent,
  type CalculatorState,
} from '@evkit/engine/range'
import type { CalculatorView } from '@evkit/engine/range/view'
import { parseQuery, toUndefined } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWarmUp } from '../tool/index.js'
import { calculatorViewMaker } from './calculator-first-view.js'
import type { RangeCalculatorProps } from './range-tool.types.js'
import { readUnits, writeUnits } from './unit-memory.js'
import { useFeed } from './use-feed.js'

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

/** Runs the calculator and makes the view of its state; the address is the one source of what is chosen. */
export const useCalculator = (
  props: RangeCalculatorProps,
  start: CalculatorState,
): { readonly view: CalculatorView; readonly send: (event: CalculatorEvent) => void } => {
  const { firstView, ports } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: start,
    makeView: calculatorViewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const isFirst =
    state.selection === start.selection &&
    state.override === start.override &&
    state.data === start.data &&
    state.announced._tag === 'None'
  const view = useMemo(
    () => (isFirst && firstView !== undefined ? firstView : made.makeView(state)),
    [isFirst, firstView, made, state],
  )
  const send = useCallback(
    (event: CalculatorEvent) => {
      if (event.type === 'units.choose') {
        const kept = { ...readUnits(ports.units.read()), ...event.override }
        ports.units.write(writeUnits(kept))
      }
      actor.send(event)
    },
    [actor, ports],
  )
  useWarmUp(
    useCallback(() => {
      made.makeView(actor.getSnapshot().context)
    }, [made, actor]),
  )
  const feed = useFeed('', start.data, ports)
  const latest = toUndefined(feed.data)
  useEffect(() => {
    if (latest !== undefined && latest !== start.data)
      actor.send({ type: 'data.changed', data: latest })
  }, [actor, latest, start])
  useEffect(() => {
    const override = readUnits(ports.units.read())
    if (Object.keys(override).length > 0) actor.send({ type: 'units.choose', override })
  }, [actor, ports])
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
  useEffect(() => {
    ports.setTitle(view.title)
  }, [ports, view.title])
  return { view, send }
}
