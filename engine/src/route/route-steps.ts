import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { decodePolyline, LINE_STRIDE, type Line } from '../geo/index.js'
import { none, some, type Option } from '../shared/index.js'
import type { Route, RouteStep } from './route.types.js'

const STEP_PATH = 'polyline'

/** A step of a route with its line, if that can be read. */
export interface ReadStep {
  readonly step: RouteStep
  readonly line: Option<Line>
  /** Where it stands in the answer. */
  readonly path: string
}

/** Reads the lines of all steps. */
export const readSteps = ({ legs }: Route): readonly ReadStep[] =>
  legs.flatMap(({ steps }, leg) =>
    steps.map((step, at) => {
      const decoded = decodePolyline(step.polyline)
      return {
        step,
        line: E.isRight(decoded) ? some(decoded.right) : none,
        path: `route.legs.${leg}.steps.${at}.${STEP_PATH}`,
      }
    }),
  )

const pointsOf = ({ line }: ReadStep): number =>
  O.isSome(line) ? line.value.length / LINE_STRIDE : 0

/** Finds what makes steps ones that cannot be drawn. */
export const findFault = (steps: readonly ReadStep[]): Option<string> => {
  const broken = steps.find(({ line }) => O.isNone(line))
  if (broken !== undefined) return some(broken.path)
  return steps.reduce((sum, step) => sum + pointsOf(step), 0) > 1 ? none : some('route.legs')
}

/** Finds what makes a route one that cannot be drawn. */
export const findRouteFault = (route: Route): Option<string> => findFault(readSteps(route))
