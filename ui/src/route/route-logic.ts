import {
  routeMachine,
  writeRoute,
  type Lane,
  type Numbered,
  type RouteEvent,
} from '@evkit/engine/route'
import { parseQuery } from '@evkit/engine/shared'
import type { FocusKeeper } from './focus-keeper.js'
import type { Ask, RoutePlannerPorts } from './route-tool.types.js'

interface Call<Question extends object, Answer> {
  readonly lane: Lane
  readonly ask: Ask<Question, Answer>
  readonly numbered: Numbered<Question>
  readonly toEvent: (answer: Answer, request: number) => RouteEvent
  readonly self: { readonly send: (event: RouteEvent) => void }
}

// One request a lane: the next one, or its cancelling, aborts it. An answer nobody waits for is told to nobody.
const createLanes = () => {
  const running = new Map<Lane, AbortController>()
  const cancel = (lane: Lane): void => {
    running.get(lane)?.abort()
    running.delete(lane)
  }
  const call = <Question extends object, Answer>(asked: Call<Question, Answer>): void => {
    const { lane, ask, numbered, toEvent, self } = asked
    const { request, ...question } = numbered
    cancel(lane)
    const controller = new AbortController()
    running.set(lane, controller)
    void ask(question as unknown as Question, controller.signal).then((reply) => {
      if (controller.signal.aborted) return
      self.send(
        reply._tag === 'Right'
          ? toEvent(reply.right, request)
          : { type: 'request.failed', request, failure: reply.left },
      )
    })
  }
  return { cancel, call }
}

/** The planner's machine with the outside it asks. */
export const provideRoute = (ports: RoutePlannerPorts, fields: FocusKeeper) => {
  const { cancel, call } = createLanes()
  const { ask } = ports
  return routeMachine.provide({
    actions: {
      askSuggestions: ({ self }, numbered) => {
        call({
          lane: 'assist',
          ask: ask.suggest,
          numbered,
          self,
          toEvent: (answer, request) => ({ type: 'suggestions.answered', request, answer }),
        })
      },
      askPlace: ({ self }, numbered) => {
        call({
          lane: 'assist',
          ask: ask.place,
          numbered,
          self,
          toEvent: (details, request) => ({ type: 'place.answered', request, details }),
        })
      },
      resolvePlaces: ({ self }, numbered) => {
        call({
          lane: 'search',
          ask: ask.resolve,
          numbered,
          self,
          toEvent: (answer, request) => ({ type: 'places.resolved', request, answer }),
        })
      },
      findRoute: ({ self }, numbered) => {
        call({
          lane: 'search',
          ask: ask.route,
          numbered,
          self,
          toEvent: (answer, request) => ({ type: 'route.answered', request, answer }),
        })
      },
      cancel: (_, { lane }) => {
        cancel(lane)
      },
      focusField: (_, { field }) => {
        fields.focus(field)
      },
      keepRecent: (_, { places }) => {
        ports.recent.keep(places)
      },
      writeAddress: (_, { ends, trip }) => {
        ports.address.write(writeRoute({ ends, trip }, parseQuery(ports.address.read())))
      },
      writeLog: (_, { entries }) => {
        entries.forEach(ports.log)
      },
    },
  })
}
