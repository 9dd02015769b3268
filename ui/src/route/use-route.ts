import { routeAddress, type PlannerState, type RouteEvent } from '@evkit/engine/route'
import { parseQuery, toUndefined } from '@evkit/engine/shared'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MapPorts, MapScene } from '../map/index.js'
import { useToolView } from '../tool/index.js'
import type { PlannerView } from './alternative-view.js'
import type { FocusKeeper } from './focus-keeper.js'
import { prepareRoute, type PreparedRoute } from './prepare-route.js'
import type { PlannedAddress } from './kept.types.js'
import type { DrawnCode } from './road-parts.types.js'
import type { RoutePlannerProps } from './route-tool.types.js'
import { useFollowedRoad } from './use-followed-road.js'
import { useHere } from './use-here.js'

/** The running planner: what is shown, what lies on the map, and the ways to act. */
export interface RunningRoute {
  readonly view: PlannerView
  readonly scene: MapScene
  readonly isUsed: boolean
  readonly send: (event: RouteEvent) => void
  readonly askHere: () => void
  /** Hands the visitor a file of the drive as it is planned; false where that cannot be done. */
  readonly save: () => Promise<boolean>
  /** Draws the address of the drive as a code; undefined where that cannot be done. */
  readonly drawLink: () => Promise<DrawnCode | undefined>
  /** The trip as it would be kept. */
  readonly trip: PlannedAddress
  readonly fields: FocusKeeper
  readonly mapPorts: MapPorts
}

const messageOf = (fault: unknown): string =>
  fault instanceof Error ? fault.message : String(fault)

type Send = RunningRoute['send']

// The drawn map stands from the start. Of a live one that fails the machine writes the line of the log, and no one else.
const useMapPorts = ({ openMap, drawGround }: MapPorts, send: Send): MapPorts => {
  useEffect(() => {
    send({ type: 'map.ready' })
  }, [send])
  return useMemo(
    () => ({
      openMap,
      drawGround,
      logFault: (fault) => {
        send({ type: 'map.failed', message: messageOf(fault) })
      },
    }),
    [openMap, drawGround, send],
  )
}

// The address is the one source of what is chosen; what it cannot have is said until the next choice.
const useAddress = ({ ports, choices, start }: RoutePlannerProps, send: Send) => {
  const [corrections, setCorrections] = useState(start.corrections)
  useEffect(
    () =>
      ports.address.subscribe(() => {
        const read = routeAddress.read(parseQuery(ports.address.read()), choices)
        setCorrections(read.corrections)
        send({ type: 'address.changed', ...read.selection })
      }),
    [ports, choices, send],
  )
  return corrections
}

const NONE: RoutePlannerProps['start']['corrections'] = []

// What asks for a road although nothing has changed.
const ASKING: readonly RouteEvent['type'][] = ['search.ask', 'retry.ask', 'address.changed']

const useSave = (
  { driveOf, ports, translate }: RoutePlannerProps,
  actor: Pick<ReturnType<typeof useActorRef<PreparedRoute['logic']>>, 'getSnapshot'>,
): RunningRoute['save'] =>
  useCallback(async () => {
    const { ends, trip, answer } = actor.getSnapshot().context
    const parts = driveOf(trip)
    return (
      parts !== undefined &&
      ports.saveDrive({ ends, trip, answer, parts, site: translate('stop.site') })
    )
  }, [actor, driveOf, ports, translate])

const useDrawLink = ({ ports }: RoutePlannerProps): RunningRoute['drawLink'] =>
  useCallback(() => ports.drawCode(ports.link()), [ports])

const useTrip = ({ ends, trip }: Pick<PlannerState, 'ends' | 'trip'>): PlannedAddress =>
  useMemo(
    () => ({
      query: routeAddress.write({ ends, trip }, []),
      from: ends.origin.text,
      to: ends.destination.text,
    }),
    [ends, trip],
  )

/** Runs the planner and makes the view of its state. */
export const useRoute = (props: RoutePlannerProps): RunningRoute => {
  const { ports, firstView } = props
  const [made] = useState(() => props.prepared ?? prepareRoute(props))
  const actor = useActorRef(made.logic, made.options)
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const [first] = useState({ context, value })
  const [hasAsked, setAsked] = useState(false)
  const send = useCallback<Send>(
    (event) => {
      if (ASKING.includes(event.type)) setAsked(true)
      actor.send(event)
    },
    [actor],
  )
  const here = useHere(props, (place) => {
    send({ type: 'place.select', field: 'origin', place })
  })
  const asked = useAddress(props, send)
  const corrections = context.hasChanged ? NONE : asked
  const road = useFollowedRoad(context, made.planNext)
  const state = useMemo(
    () => ({ state: context, phase: value, here: here.phase, corrections, road }),
    [context, value, here.phase, corrections, road],
  )
  const view = useToolView({
    state,
    isFirst:
      context === first.context &&
      value.search === first.value.search &&
      value.assist === first.value.assist &&
      value.settling === first.value.settling &&
      value.map !== 'failed' &&
      here.phase === 'idle',
    firstView,
    makeView: made.makeView,
    ports,
  })
  // What the server's answers have led to is kept and logged as if it had happened here, once.
  useEffect(() => {
    if (!made.isAnswered) return
    ports.recent.keep(first.context.recent)
    made.untold.splice(0).forEach(ports.log)
  }, [made, ports, first])
  return {
    view,
    scene: made.toScene({ view, ...context, answer: toUndefined(context.answer) }),
    isUsed: context.hasChanged || hasAsked,
    send,
    askHere: here.ask,
    save: useSave(props, actor),
    drawLink: useDrawLink(props),
    trip: useTrip(context),
    fields: made.fields,
    mapPorts: useMapPorts(ports.map, send),
  }
}
