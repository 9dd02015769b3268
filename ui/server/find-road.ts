// The road an address asks for, found before the page is rendered: so it is there at once, and without scripts.
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
import { createAskMaps, type AskMaps } from '../src/shell/ports/ask-maps.js'
import type { FoundRoad } from '../src/shell/render.types.js'

/** What the road is asked with. */
export interface RoadClient {
  /** The segment of the path that names the maps service. */
  readonly maps: string
  /** Answers our own service, without a network. */
  readonly fetch: typeof fetch
}

// [ms] How long a page waits for a road of another service; then it comes without one and its script asks.
const PATIENCE = 2500

const NOTHING_TO_CHOOSE = {
  cars: [],
  temperatures: [],
  profiles: [],
  defaults: { temperature: '', climate: true, profile: '' },
}

const resolvePlaces = async (
  ends: RouteEnds,
  ask: AskMaps,
  signal: AbortSignal,
): Promise<RouteEnds> => {
  if (findPlaces(ends)._tag === 'Some') return ends
  const texts = { start: cutText(ends.origin.text), destination: cutText(ends.destination.text) }
  const answer = await ask.resolve(texts, signal)
  return answer._tag === 'Right' ? resolveEnds(ends, answer.right).ends : ends
}

/** Finds the road of an address; nothing for an address that names no two places. */
export const findRoad = async (
  search: string,
  client: RoadClient,
): Promise<FoundRoad | undefined> => {
  const query = parseQuery(search)
  const { ends } = readRoute(query, NOTHING_TO_CHOOSE)
  if (findEmptyField(ends)._tag === 'Some') return undefined
  const ask = createAskMaps(client)
  const signal = AbortSignal.timeout(PATIENCE)
  const known = await resolvePlaces(ends, ask, signal)
  const resolved = `?${writeEnds(known, query)}`
  const places = findPlaces(known)
  if (places._tag === 'None' || isSamePlace(known)) return { resolved, answer: undefined }
  const { origin, destination } = places.value
  const answer = await ask.route(
    { origin: fromLatLng(origin.location), destination: fromLatLng(destination.location) },
    signal,
  )
  return { resolved, answer: answer._tag === 'Right' ? answer.right : undefined }
}
