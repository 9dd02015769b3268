import { none, some, type Option } from '../shared/index.js'
import type { Route } from './route.types.js'

/** The first member of a route that cannot be drawn. */
export const findRouteFault = ({ legs }: Route): Option<string> => {
  const steps = legs.flatMap((leg) => leg.steps)
  if (steps.length === 0) return some('route.legs')
  return none
}
