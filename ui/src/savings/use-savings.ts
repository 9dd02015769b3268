import { resolveMotion } from '@evkit/engine/interaction'
import {
  clearSavingsSelection,
  readSavingsSelection,
  savingsFigures,
  savingsMachine,
  writeSavingsSelection,
  type SavingsCar,
  type SavingsEvent,
} from '@evkit/engine/savings'
import type { SavingsView } from '@evkit/engine/savings/view'
import { parseQuery } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { keepDistance, useKeptDistance, useToolView } from '../tool/index.js'
import { savingsViewMaker, startSavings } from './savings-first-view.js'
import type { SavingsToolProps } from './savings-tool.types.js'

const toLogic = ({ ports, configurations }: SavingsToolProps) =>
  savingsMachine.provide({
    actions: {
      writeAddress: (_, { selection }) => {
        ports.address.write(writeSavingsSelection(selection, parseQuery(ports.address.read())))
      },
      clearAddress: () => {
        ports.address.write(clearSavingsSelection(parseQuery(ports.address.read())))
      },
      keepUnits: (_, { distance }) => {
        keepDistance(ports.units, distance)
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
      loadConfiguration: ({ self }, { side, model }) => {
        const known = configurations[model]
        const answer =
          known === undefined ? ports.askForConfiguration(model) : Promise.resolve(known)
        void answer.then((configuration) => {
          self.send({ type: 'configuration.answered', side, model, configuration })
        })
      },
    },
  })

type Send = (event: SavingsEvent) => void
type SavingsActor = ActorRefFrom<typeof savingsMachine>

const isDragging = (snapshot: SnapshotFrom<typeof savingsMachine>): boolean =>
  snapshot.matches({ slider: 'dragging' })

// Taxes the page came without are asked for when it wakes; those of another car when it is chosen.
const useMissingTaxes = (props: SavingsToolProps, car: SavingsCar, send: Send): void => {
  const { configurations, ports } = props
  const [missing] = useState(() =>
    (
      [
        ['main', car.model],
        ['comparison', car.comparison.model],
      ] as const
    ).filter(([, model]) => configurations[model] === undefined),
  )
  useEffect(() => {
    for (const [side, model] of missing.splice(0)) {
      void ports.askForConfiguration(model).then((configuration) => {
        send({ type: 'configuration.answered', side, model, configuration })
      })
    }
  }, [missing, ports, send])
}

/** What follows a held slider at once. */
export interface LiveSavings {
  readonly actor: SavingsActor
  readonly isMotionReduced: () => boolean
}

/** What the savings page shows and can be told. */
export interface RunningSavings {
  readonly view: SavingsView
  readonly send: Send
  /** Whether one of its sliders is held. */
  readonly isHeld: boolean
  readonly live: LiveSavings
}

/**
 * The total as it is now: the one thing that follows a held slider at once. A view of the whole page takes a good part
 * of a frame to make, and comes a moment later.
 */
export const useTotalNow = ({
  actor,
  isMotionReduced,
}: LiveSavings): Pick<SavingsView['total'], 'value' | 'motion'> => {
  const value = useSelector(actor, (snapshot) => savingsFigures(snapshot.context).total.value)
  return { value, motion: resolveMotion(useSelector(actor, isDragging), isMotionReduced()) }
}

/** Runs the savings page and makes the view of its state. */
export const useSavings = (props: SavingsToolProps): RunningSavings => {
  const { ports, setup } = props
  const [made] = useState(() => ({
    logic: toLogic(props),
    input: startSavings(props),
    makeView: savingsViewMaker(props),
  }))
  const actor = useActorRef(made.logic, { input: made.input })
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isHeld = useSelector(actor, isDragging)
  const state = useMemo(
    () => ({
      state: context,
      announced: context.announced,
      isDragging: isHeld,
      isMotionReduced: ports.isMotionReduced(),
    }),
    [context, isHeld, ports],
  )
  const view = useToolView({
    state,
    isFirst:
      context.selection === made.input.selection &&
      context.main === made.input.main &&
      context.shownDistance === made.input.shownDistance &&
      context.announced._tag === 'None' &&
      !isHeld,
    firstView: props.firstView,
    isHeld,
    makeView: made.makeView,
    ports,
  })
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const read = readSavingsSelection(parseQuery(ports.address.read()), setup)
        actor.send({ type: 'address.changed', ...read })
      }),
    [actor, ports, setup],
  )
  const send = useCallback(
    (event: SavingsEvent) => {
      actor.send(event)
    },
    [actor],
  )
  useKeptDistance(ports.units, (distance) => {
    actor.send({ type: 'distance.choose', distance })
  })
  useMissingTaxes(props, made.input.selection.car, send)
  const live = useMemo(
    () => ({ actor, isMotionReduced: ports.isMotionReduced }),
    [actor, ports.isMotionReduced],
  )
  return { view, send, isHeld, live }
}
