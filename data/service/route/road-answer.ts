// The answer to the question for a road: the road, the stations along it, how well they are known, and who they come from.
import { either as E } from 'fp-ts'
import { decodePolyline, type Line } from '@evkit/engine/geo'
import { joinLines } from '@evkit/engine/internal/geo'
import type { Route, RouteAnswer } from '@evkit/engine/route'
import { some } from '@evkit/engine/shared'
import type { FoundRoad, FoundStations, Maps } from './ports.js'
import { listZones } from './road-zones.js'

/** The line of a road; a step that cannot be read is left out. */
export const lineOf = ({ legs }: Route): Line =>
  joinLines(
    legs
      .flatMap(({ steps }) => steps)
      .flatMap(({ polyline }) => {
        const line = decodePolyline(polyline)
        return E.isRight(line) ? [line.right] : []
      }),
  )

const countriesOf = ({ legs }: Route): readonly string[] =>
  legs.flatMap(({ steps }) => steps.map(({ country }) => country))

// The road with its time zones, as far as they are known.
const withZones = (route: Route): Route => {
  const zones = listZones(route)
  return zones.length > 0 ? { ...route, zones } : route
}

/** Puts a road and the stations along it together. */
export const joinAnswer = (
  { route, credits }: FoundRoad,
  found: FoundStations,
  findCoverage: Maps['findCoverage'],
): RouteAnswer => ({
  route: withZones(route),
  chargingStations: found.stations,
  stationsAlong: some(found.count),
  coverage: findCoverage(countriesOf(route)),
  credits: [...credits, ...found.credits],
})
