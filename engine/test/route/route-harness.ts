// A planner with its ports written down: what it asked for, gave up, logged and wrote.
import { createActor, SimulatedClock } from 'xstate'
import { routeMachine } from '../../src/route/route.machine.js'
import type { RouteCalls } from '../../src/route/route.types.js'
import type { PlannerInput } from '../../src/route/planner-state.js'
import type { RequestFailure, RouteReply } from '../../src/route/route.errors.js'
import type { RouteEvent } from '../../src/route/planner-event.js'
import { left, right } from '../../src/shared/option.js'
import type { LogEntry } from '../../src/shared/log.js'
import { makePort } from '../../src/testing/port.js'
import { tinyPlannerInput } from '../../src/testing/route-samples.js'

type Call = 'suggest' | 'place' | 'origin-destination' | 'get-route' | 'alternative'

/** One request as it was asked. */
export interface Asked {
  readonly call: Call
  readonly session?: string
  readonly input?: string
  readonly answer: (answer: unknown) => void
  readonly fail: (failure: RequestFailure) => void
  readonly isGivenUp: () => boolean
}

export const startRoute = (input: Partial<PlannerInput> = {}) => {
  const asked: Asked[] = []
  const alternatives: Asked[] = []
  const focused: string[] = []
  const kept: number[] = []
  const written: string[] = []
  const logged: LogEntry[] = []
  const clock = new SimulatedClock()
  const portOf = <Name extends keyof RouteCalls, Nothing = never>(call: Call) =>
    makePort<RouteCalls[Name]['question'] | Nothing, RouteReply<RouteCalls[Name]['answer']>>(
      ({ question, answer, isGivenUp }) => {
        if (question === undefined) return
        // The other road is asked for beside the rest.
        const list = call === 'alternative' ? alternatives : asked
        list.push({
          call,
          ...question,
          answer: (told) => {
            answer(right(told as RouteCalls[Name]['answer']))
          },
          fail: (failure) => {
            answer(left(failure))
          },
          isGivenUp,
        })
      },
    ).logic
  const actor = createActor(
    routeMachine.provide({
      actors: {
        askSuggestions: portOf<'suggest'>('suggest'),
        askPlace: portOf<'place'>('place'),
        resolvePlaces: portOf<'resolve'>('origin-destination'),
        findRoute: portOf<'route'>('get-route'),
        findAlternative: portOf<'route', undefined>('alternative'),
      },
      actions: {
        focusField: (_, { field }) => focused.push(field),
        saveRecent: (_, { places }) => kept.push(places.length),
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
    alternatives,
    clock,
    focused,
    kept,
    logged,
    send,
    written,
    /** Answers the last question. */
    answer: (answer: RouteCalls[keyof RouteCalls]['answer']) => {
      asked.at(-1)?.answer(answer)
    },
    fail: (failure: RequestFailure) => {
      asked.at(-1)?.fail(failure)
    },
    context: () => actor.getSnapshot().context,
    state: (region: 'search' | 'assist' | 'map' | 'settling') =>
      actor.getSnapshot().value[region] as string,
  }
}
