import {
  routeMachine,
  type PlannerInput,
  type PlannerState,
  type RouteViewInput,
} from '@evkit/engine/route'
import { routeFrame } from '@evkit/engine/internal/route'
import { pending } from '@evkit/engine/internal/shared'
import { numberFormat } from '@evkit/engine/site'
import { createActor, fromPromise, SimulatedClock, type PromiseActorLogic } from 'xstate'
import type { PlannerView } from './alternative-view.js'
import type { RoadParts } from './road-parts.types.js'
import type { FirstAnswers, RoutePlannerProps } from './route-tool.types.js'

/** What the view of a state is made from besides content. */
export type RouteSnapshot = Pick<RouteViewInput, 'state' | 'phase' | 'here' | 'corrections'>

type StartProps = Pick<RoutePlannerProps, 'start' | 'choices' | 'visit' | 'first'>

/** What the machine is started with. */
export const toPlannerInput = (
  { start: { ends, trip }, choices, visit }: Omit<StartProps, 'first'>,
  recent: PlannerInput['recent'],
): PlannerInput => ({ ends, trip, choices, visit, recent })

// A question whose answer is there already is answered at once; without one it waits.
const answering = <Reply, Question>(
  output: Reply | undefined,
): PromiseActorLogic<Reply, Question> => {
  const waiting = fromPromise<Reply, Question>(pending)
  if (output === undefined) return waiting
  return {
    ...waiting,
    getInitialSnapshot: () => ({ status: 'done', output, error: undefined, input: undefined }),
  }
}

/** The machine as it stands after its first questions, as far as they are answered already. */
export const runFirst = (input: PlannerInput, { places, road, alternative }: FirstAnswers) => {
  const logic = routeMachine.provide({
    actors: {
      resolvePlaces: answering(places),
      findRoute: answering(road),
      findAlternative: answering(alternative),
    },
  })
  // Its clock stands still, so no time-out is left behind on a server.
  const actor = createActor(logic, { input, clock: new SimulatedClock() }).start()
  // A form sent without scripts is a search.
  if (places !== undefined) actor.send({ type: 'search.ask' })
  const ran = { snapshot: actor.getSnapshot(), persisted: actor.getPersistedSnapshot() }
  actor.stop()
  return ran
}

/** What is known before anything has happened: the state the address holds, with the road if it is there already. */
export const startRoute = (props: StartProps): RouteSnapshot => {
  const { snapshot } = runFirst(toPlannerInput(props, []), props.first)
  return {
    state: snapshot.context,
    phase: snapshot.value,
    here: 'idle',
    corrections: props.start.corrections,
  }
}

type ViewProps = Pick<
  RoutePlannerProps,
  'content' | 'translate' | 'locale' | 'distance' | 'listsOf' | 'driveOf' | 'road'
>

/** Makes the function that turns a state into what is shown; formats are made once, lists and car once a setting. */
export const routeViewMaker = (props: ViewProps): ((snapshot: RouteSnapshot) => PlannerView) => {
  const { content, translate, distance, listsOf, driveOf, road } = props
  const numbers = numberFormat(props.locale)
  const conditionsOf = (trip: PlannerState['trip']) => ({
    lists: listsOf(trip),
    drive: driveOf(trip),
  })
  interface Known extends ReturnType<typeof conditionsOf> {
    readonly trip: PlannerState['trip']
    readonly parts: RoadParts | undefined
  }
  let last: Known | undefined
  return (snapshot) => {
    const { trip } = snapshot.state
    // What is known of a car comes with what draws a road.
    const parts = road.find()
    if (last?.trip !== trip || last.parts !== parts) last = { trip, parts, ...conditionsOf(trip) }
    const words = { distance, translate, numbers }
    const view = { ...snapshot, ...words, lists: last.lists, content }
    const input = last.drive && { ...words, ...last.drive, state: snapshot.state }
    return {
      ...routeFrame(view, input && parts?.driveView(input)),
      alternative: input && parts?.alternativeView(input),
    }
  }
}
