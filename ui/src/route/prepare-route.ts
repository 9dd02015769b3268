import { listFaultLines } from '@evkit/engine/internal/route'
import { toUndefined } from '@evkit/engine/shared'
import type { PlannerView } from './alternative-view.js'
import { createFocusKeeper } from './focus-keeper.js'
import { routeViewMaker, runFirst, toPlannerInput } from './route-first-view.js'
import { provideRoute } from './route-logic.js'
import { routeSceneKeeper } from './route-scene.js'
import type { RoutePlannerProps } from './route-tool.types.js'

/**
 * Makes what the planner runs on. With a road that is there already its machine starts where the answer has led.
 *
 * @param props - What the planner is given.
 */
export const prepareRoute = (props: Omit<RoutePlannerProps, 'prepared'>) => {
  const input = toPlannerInput(props, props.ports.recent.read())
  const fields = createFocusKeeper()
  const logic = provideRoute(props, fields)
  const { makeView, planNext } = routeViewMaker(props)
  const toScene = routeSceneKeeper(props)
  const isAnswered = props.first.places !== undefined || props.first.road !== undefined
  const ran = isAnswered ? runFirst(input, props.first) : undefined
  const options = ran === undefined ? { input } : { input, snapshot: ran.persisted }
  const context = ran?.snapshot.context
  const untold = context === undefined ? [] : [...listFaultLines(context.faults)]
  return { options, fields, logic, makeView, planNext, toScene, isAnswered, untold, context }
}

/** What the planner runs on. */
export type PreparedRoute = ReturnType<typeof prepareRoute>

/** Draws the road that is there already, so that the planner finds it drawn. */
export const drawFirst = (
  { toScene, context }: PreparedRoute,
  view: PlannerView | undefined,
): void => {
  if (context === undefined || view === undefined) return
  const { ends, trip } = context
  toScene({ view, answer: toUndefined(context.answer), ends, trip })
}
