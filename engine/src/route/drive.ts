import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import type { Option } from '../shared/index.js'
import { readRouteLine, type RouteLine } from './route-line.js'
import type { ChargingStation, CountryCoverage, RouteAnswer } from './route.types.js'
import { filterUsable } from './left-out.js'
import type { StationChoice } from './station-choice.js'
import { listStations, type StationAlong } from './station-list.js'

/** The road of an answer with its stations in order. */
export interface Drive {
  readonly road: RouteLine
  readonly stations: readonly StationAlong[]
  /** How well the stations are known in the countries of the road. */
  readonly coverage: readonly CountryCoverage[]
  /** How many stations are known along the road in all; none when the service does not say. */
  readonly stationsAlong: Option<number>
}

// Reading the line and finding the stations beside it is done once an answer, however often the page is drawn.
const drives = /*#__PURE__*/ new WeakMap<RouteAnswer, Option<Drive>>()

/**
 * Decodes the route of a response and sorts its charging stations along it; the result is cached by response.
 *
 * @param answer - The route response.
 * @returns The route with its stations; `none` when its polyline cannot be decoded.
 * @source B-T-02, T-ROUTE-11
 *
 * @example The road of the examples
 * ```ts
 * import { readDrive } from '@evkit/engine/route'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyRoute } from '@evkit/engine/testing'
 *
 * toUndefined(readDrive(tinyRoute))?.stations.length // => 3
 * ```
 * @category look-ups
 */
export const readDrive = (answer: RouteAnswer): Option<Drive> => {
  const known = drives.get(answer)
  if (known !== undefined) return known
  const { route, chargingStations, coverage, stationsAlong } = answer
  const drive: Option<Drive> = pipe(
    readRouteLine(route),
    O.map((road) => ({
      road,
      stations: listStations(road, chargingStations),
      coverage,
      stationsAlong,
    })),
  )
  drives.set(answer, drive)
  return drive
}

/**
 * Lists the stations of an answer the plan may use.
 *
 * @source E-T-98
 */
export const listUsable = (
  answer: RouteAnswer,
  choice: StationChoice,
): readonly ChargingStation[] =>
  pipe(
    readDrive(answer),
    O.match(
      () => [],
      ({ stations }) => filterUsable(stations, choice).map(({ station }) => station),
    ),
  )
