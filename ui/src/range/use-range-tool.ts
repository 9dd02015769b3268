import {
  clearRangeSelection,
  rangeToolMachine,
  readRangeSelection,
  writeRangeSelection,
  type RangeToolEvent,
} from '@evkit/engine/range'
import type { RangeToolView } from '@evkit/engine/range/view'
import { parseQuery } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useToolView } from '../tool/index.js'
import { rangeToolViewMaker, startRange } from './range-tool-first-view.js'
import type { RangeToolProps } from './range-tool.types.js'
import { useFeed } from './use-feed.js'
import { useKeptUnits } from '../tool/use-kept-units.js'

const toLogic = ({ ports }: RangeToolProps) =>
  rangeToolMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeRangeSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearRangeSelection(parseQuery(ports.address.read())))
      },
    },
  })

/** What the range tool shows and can be told. */
export interface RunningRangeTool {
  readonly view: RangeToolView
  readonly send: (event: RangeToolEvent) => void
  /** Whether its slider is held. */
  readonly isHeld: boolean
}

/** Runs the range tool and makes the view of its state; the address is the one source of what is chosen. */
export const useRangeTool = (props: RangeToolProps): RunningRangeTool => {
  const { cars, ports, onFeed } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: startRange(props),
    makeView: rangeToolViewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const state = useSelector(actor, (snapshot) => snapshot.context)
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches({ slider: 'dragging' }))
  const view = useToolView({
    state,
    isFirst:
      state.selection === made.input.selection &&
      state.override === made.input.override &&
      state.feed === made.input.feed &&
      state.announced._tag === 'None',
    firstView: props.firstView,
    isHeld,
    // News of the data counts while the slider is held, as it does at any other time.
    isAtOnce: true,
    makeView: made.makeView,
    ports,
  })
  const send = useKeptUnits<RangeToolEvent>(ports.units, actor.send.bind(actor))
  const feed = useFeed(made.input.feed, ports)
  useEffect(() => {
    if (feed === made.input.feed) return
    actor.send({ type: 'feed.changed', feed })
    onFeed?.(feed)
  }, [actor, feed, made, onFeed])
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const read = readRangeSelection(parseQuery(ports.address.read()), cars)
        actor.send({ type: 'address.changed', ...read })
      }),
    [actor, ports, cars],
  )
  return { view, send, isHeld }
}
