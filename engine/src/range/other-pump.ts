import { none, some, type Km, type Option } from '../shared/index.js'
import type { RangeEstimate, RangeFamily } from './range.types.js'
import { resolveRange } from './resolve.js'

/** Finds the range of an estimate with the heat pump the other way: without one where the figure has one. */
export const findOtherPump = (family: RangeFamily, estimate: RangeEstimate): Option<Km> => {
  const { temperature, climate, heatpump, drivingProfile, km } = estimate
  const answer = resolveRange(family, {
    temperature,
    climate,
    heatpump: !heatpump,
    drivingProfile,
  })
  return answer.corrected.length > 0 || answer.km === km ? none : some(answer.km)
}
