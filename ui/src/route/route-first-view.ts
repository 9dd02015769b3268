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

/** The state a road is shown by, and which plans stand side by side: it follows what is chosen. */
export interface FollowedRoad {
  readonly state: PlannerState
  readonly compare: 'all' | 'known'
}

/** What the view of a state is made from besides content. */
export interface RouteSnapshot extends Pick<
  RouteViewInput,
  'state' | 'phase' | 'here' | 'corrections'
> {
  readonly road: FollowedRoad
}

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
    road: { state: snapshot.context, compare: 'all' },
  }
}

type ViewProps = Pick<
  RoutePlannerProps,
  'content' | 'translate' | 'locale' | 'distance' | 'listsOf' | 'driveOf' | 'road'
>

/** What turns a state into what is shown. */
export interface RouteViewMaker {
  readonly makeView: (snapshot: RouteSnapshot) => PlannerView
  /** Works out one more of the plans that a view compares; false where none is missing. */
  readonly planNext: (state: PlannerState) => boolean
}

interface Conditions {
  readonly key: string
  readonly parts: RoadParts | undefined
  readonly drive: ReturnType<ViewProps['driveOf']>
}

interface ShownRoad extends Pick<PlannerView, 'alternative'> {
  readonly of: FollowedRoad
  readonly parts: RoadParts | undefined
  readonly drive: ReturnType<RoadParts['driveView']>
}

/** Makes what turns a state into what is shown; formats are made once, the car once a setting, the road once a state. */
export const routeViewMaker = (props: ViewProps): RouteViewMaker => {
  const { content, translate, distance, listsOf, driveOf, road } = props
  const words = { distance, translate, numbers: numberFormat(props.locale) }
  let conditions: Conditions | undefined
  let shown: ShownRoad | undefined
  const inputOf = ({ state, compare }: FollowedRoad) => {
    // What is known of a car comes with what draws a road; a car is the same for every aim.
    const parts = road.find()
    const key = JSON.stringify({ ...state.trip, aim: '' })
    if (conditions?.key !== key || conditions.parts !== parts)
      conditions = { key, parts, drive: driveOf(state.trip) }
    return conditions.drive && { ...words, ...conditions.drive, state, compare }
  }
  const showRoad = (of: FollowedRoad): ShownRoad => {
    const parts = road.find()
    if (shown?.of === of && shown.parts === parts) return shown
    const input = inputOf(of)
    shown = {
      of,
      parts,
      drive: input && parts?.driveView(input),
      alternative: input && parts?.alternativeView(input),
    }
    return shown
  }
  return {
    makeView: (snapshot) => {
      const { drive, alternative } = showRoad(snapshot.road)
      const frame = { ...snapshot, ...words, lists: listsOf(snapshot.state.trip), content }
      return { ...routeFrame(frame, drive), alternative }
    },
    planNext: (state) => {
      const input = inputOf({ state, compare: 'known' })
      return input !== undefined && road.find()?.planNext(input) === true
    },
  }
}
