import { routeMachine, type PlannerInput, type PlannerState } from '@evkit/engine/route'
import { routeView, type RouteView, type RouteViewInput } from '@evkit/engine/route/view'
import { numberFormat } from '@evkit/engine/site'
import { createActor, SimulatedClock } from 'xstate'
import type { RoutePlannerProps } from './route-tool.types.js'

/** What the view of a state is made from besides content. */
export type RouteSnapshot = Pick<RouteViewInput, 'state' | 'phase' | 'here' | 'corrections'>

type StartProps = Pick<RoutePlannerProps, 'start' | 'choices' | 'visit' | 'firstAnswer'>

/** What the machine is started with. */
export const toPlannerInput = (
  { start: { ends, trip }, choices, visit }: Omit<StartProps, 'firstAnswer'>,
  recent: PlannerInput['recent'],
): PlannerInput => ({ ends, trip, choices, visit, recent })

/** The machine as it stands after its first question, which is answered with the road that is already there. */
export const runFirst = (input: PlannerInput, answer: StartProps['firstAnswer']) => {
  const logic = routeMachine.provide({
    actions: {
      findRoute: ({ self }, { request }) => {
        if (answer !== undefined) self.send({ type: 'route.answered', request, answer })
      },
    },
  })
  // Its clock stands still, so no time-out is left behind on a server.
  const actor = createActor(logic, { input, clock: new SimulatedClock() }).start()
  const ran = { snapshot: actor.getSnapshot(), persisted: actor.getPersistedSnapshot() }
  actor.stop()
  return ran
}

/** What is known before anything has happened: the state the address holds, with the road if it is there already. */
export const startRoute = (props: StartProps): RouteSnapshot => {
  const { snapshot } = runFirst(toPlannerInput(props, []), props.firstAnswer)
  return {
    state: snapshot.context,
    phase: snapshot.value,
    here: 'idle',
    corrections: props.start.corrections,
  }
}

type ViewProps = Pick<
  RoutePlannerProps,
  | 'content'
  | 'translate'
  | 'locale'
  | 'distance'
  | 'listsOf'
  | 'carOf'
  | 'chargingPath'
  | 'findCharger'
>

/** Makes the function that turns a state into what is shown; formats are made once, lists and car once a setting. */
export const routeViewMaker = (props: ViewProps): ((snapshot: RouteSnapshot) => RouteView) => {
  const { content, translate, distance, listsOf, carOf, chargingPath, findCharger } = props
  const numbers = numberFormat(props.locale)
  const conditionsOf = (trip: PlannerState['trip']) => ({ lists: listsOf(trip), car: carOf(trip) })
  let last: ({ readonly trip: PlannerState['trip'] } & ReturnType<typeof conditionsOf>) | undefined
  return (snapshot) => {
    const { trip } = snapshot.state
    if (last?.trip !== trip) last = { trip, ...conditionsOf(trip) }
    return routeView({
      ...snapshot,
      lists: last.lists,
      car: last.car,
      content,
      chargingPath,
      findCharger,
      distance,
      translate,
      numbers,
    })
  }
}
