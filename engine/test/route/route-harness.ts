// A planner with its ports written down: what it asked for, aborted, logged and wrote.
import { createActor, SimulatedClock } from 'xstate'
import { routeMachine, type PlannerInput, type RouteEvent } from '@evkit/engine/route'
import type { LogEntry } from '@evkit/engine/shared'
import { tinyPlannerInput } from '@evkit/engine/testing'

/** One request as it was asked. */
export interface Asked {
  readonly call: 'suggest' | 'place' | 'origin-destination' | 'get-route'
  readonly request: number
  readonly session?: string
  readonly input?: string
}

export const startRoute = (input: Partial<PlannerInput> = {}) => {
  const asked: Asked[] = []
  const cancelled: string[] = []
  const focused: string[] = []
  const kept: number[] = []
  const written: string[] = []
  const logged: LogEntry[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    routeMachine.provide({
      actions: {
        askSuggestions: (_, params) => asked.push({ call: 'suggest', ...params }),
        askPlace: (_, params) => asked.push({ call: 'place', ...params }),
        resolvePlaces: (_, params) => asked.push({ call: 'origin-destination', ...params }),
        findRoute: (_, params) => asked.push({ call: 'get-route', ...params }),
        cancel: (_, { lane }) => cancelled.push(lane),
        focusField: (_, { field }) => focused.push(field),
        keepRecent: (_, { places }) => kept.push(places.length),
        writeAddress: (_, { ends, trip }) =>
          written.push(`${ends.origin.text} > ${ends.destination.text} at ${trip.start}`),
        writeLog: (_, { entries }) => logged.push(...entries),
      },
    }),
    { input: { ...tinyPlannerInput, ...input }, clock },
  ).start()
  const send = (event: RouteEvent): void => {
    actor.send(event)
  }
  return {
    actor,
    asked,
    cancelled,
    clock,
    focused,
    kept,
    logged,
    send,
    written,
    context: () => actor.getSnapshot().context,
    state: (region: 'search' | 'assist' | 'map' | 'settling') =>
      actor.getSnapshot().value[region] as string,
    last: () => asked.at(-1)?.request ?? 0,
  }
}
