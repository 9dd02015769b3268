// Numbers of roads for a survey that has none: a run of points is the road whose numbered places stand along it.
import type { Point } from '../roads/index.js'
import { createFindNear, type SurveyPoint } from './second-survey.js'

/** A place on a road whose number is known. */
export interface NumberedPlace {
  readonly at: Point
  readonly road: string
}

/** [km] How far a place may be from a point of its road. */
const NEAR = 0.3
/** A run has the number of so many places at least, and of most of those near it: roads that cross it have some too. */
const LEAST = 3
const LEAST_SHARE = 0.6

/** Finds the number of each run of points that has one, as it is written on signs. */
export const nameRuns = (
  points: readonly SurveyPoint[],
  places: readonly NumberedPlace[],
): ReadonlyMap<string, string> => {
  const findNear = createFindNear(points.map(({ at }) => at))
  const votes = new Map<string, Map<string, number>>()
  for (const { at, road } of places) {
    const runs = new Set(findNear(at, NEAR).map((point) => points[point]?.run ?? ''))
    for (const run of runs) {
      const counts = votes.get(run) ?? new Map<string, number>()
      counts.set(road, (counts.get(road) ?? 0) + 1)
      votes.set(run, counts)
    }
  }
  return new Map(
    [...votes].flatMap(([run, counts]) => {
      const total = [...counts.values()].reduce((sum, one) => sum + one, 0)
      const [first] = [...counts].sort(([, one], [, other]) => other - one)
      if (first === undefined || first[1] < LEAST || first[1] < total * LEAST_SHARE) return []
      return [[run, first[0].replace(/^([A-Z])(\d)/, '$1 $2')] as const]
    }),
  )
}
