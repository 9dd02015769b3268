import * as O from '#fp-ts/Option'
import { some } from '../shared/index.js'
import { takeRoute, WITHOUT_ROUTE, type PlannerChange, type PlannerState } from './planner-state.js'
import type { RouteEnds } from './route-ends.js'

/** The same places by the other of the two roads between them. @source E-T-146 */
export const byOtherWay = <Ends extends Pick<RouteEnds, 'way'>>(ends: Ends): Ends => ({
  ...ends,
  way: ends.way ? undefined : 'second',
})

/** The other of two roads is taken: at once where it is there; else it is asked for. */
export const takeOtherWay = (state: PlannerState): PlannerChange => {
  const other = O.isSome(state.alternative) ? state.alternative.value : state.alternative
  return {
    ...WITHOUT_ROUTE,
    ...(O.isSome(other) && { ...takeRoute(state, other.value), alternative: some(state.answer) }),
    ends: byOtherWay(state.ends),
    hasChanged: true,
  }
}
