// What a planner is given over the engine's own samples.
import { routeAddress } from '@evkit/engine/route'
import { parseQuery, some } from '@evkit/engine/shared'
import { tinyChoices, tinyDriven, tinyRouteView } from '@evkit/engine/testing'
import type { DriveParts } from '../../src/route/index.js'

/** The parts of a drive whose car reaches so far [km]. */
export const driveParts = (range: number): DriveParts => {
  const { otherCars, terms, prices, nameCountry, chargingPath, findCharger } = tinyRouteView
  const { today, nameDay, startClock } = tinyRouteView
  const site = { otherCars, terms, prices, nameCountry, chargingPath, findCharger }
  return { ...site, today, nameDay, startClock, car: some(tinyDriven(range)) }
}

/** What the planner is given at an address. */
export const readStart = (search: string) => {
  const { selection, corrections } = routeAddress.read(parseQuery(search), tinyChoices)
  return { ...selection, corrections }
}
