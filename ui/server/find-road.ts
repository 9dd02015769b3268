// The road an address asks for, found before the page is rendered: so it is there at once, and without scripts.
import { either as E, option as O } from 'fp-ts'
import {
  cutText,
  findEmptyField,
  findPlaces,
  fromLatLng,
  isSamePlace,
  readRoute,
  resolveEnds,
  writeEnds,
  type RouteEnds,
} from '@evkit/engine/route'
import { parseQuery } from '@evkit/engine/shared'
import { createAskMaps, type MapsClient } from '../src/shell/ports/ask-maps.js'
import type { FoundRoad } from '../src/shell/render.types.js'

// [ms] How long a page waits for a road of another service; then it comes without one and its script asks.
const ROAD_TIMEOUT = 2500

const NOTHING_TO_CHOOSE = {
  cars: [],
  temperatures: [],
  profiles: [],
  defaults: { temperature: '', climate: true, profile: '' },
}

const textsOf = ({ origin, destination }: RouteEnds) => ({
  start: cutText(origin.text),
  destination: cutText(destination.text),
})

/** Finds the road of an address; nothing for an address that names no two places. */
export const findRoad = async (
  search: string,
  client: MapsClient,
): Promise<FoundRoad | undefined> => {
  const query = parseQuery(search)
  const { ends } = readRoute(query, NOTHING_TO_CHOOSE)
  if (O.isSome(findEmptyField(ends))) return undefined
  const ask = createAskMaps(client)
  const signal = AbortSignal.timeout(ROAD_TIMEOUT)
  const places = O.isSome(findPlaces(ends)) ? undefined : await ask.resolve(textsOf(ends), signal)
  const known =
    places !== undefined && E.isRight(places) ? resolveEnds(ends, places.right).ends : ends
  const found = findPlaces(known)
  const resolved = `?${writeEnds(known, query)}`
  // What leads to no two places is told by the machine, which is given the same answers.
  if (O.isNone(found)) return { resolved, first: places === undefined ? {} : { places } }
  if (isSamePlace(known)) return { resolved, first: {} }
  const { origin, destination } = found.value
  const road = await ask.route(
    { origin: fromLatLng(origin.location), destination: fromLatLng(destination.location) },
    signal,
  )
  return { resolved, first: { road } }
}
