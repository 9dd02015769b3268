// The road an address asks for, found before the page is rendered: so it is there at once, and without scripts.
import { either as E, option as O } from 'fp-ts'
import {
  endsAddress,
  type ResolveAnswer,
  type RouteEnds,
  type RouteReply,
} from '@evkit/engine/route'
import {
  askRoad,
  byOtherWay,
  findEmptyField,
  findPlaces,
  isSamePlace,
  resolveEnds,
  toResolveQuestion,
} from '@evkit/engine/internal/route'
import { parseQuery } from '@evkit/engine/shared'
import {
  createMapsClient,
  type MapsClient,
  type MapsClientInput,
} from '../src/shell/ports/maps/maps-client.js'
import type { FoundRoad } from '../src/shell/render.types.js'

// [ms] How long a page waits for a road of another service; then it comes without one and its script asks.
const ROAD_TIMEOUT = 2500

interface Found {
  readonly ends: RouteEnds
  /** The last answer about places, where it has led to none for a text. */
  readonly missing?: RouteReply<ResolveAnswer>
}

// Two texts at a time, as the page asks; each answer leaves fewer of them.
const findEnds = async (
  ends: RouteEnds,
  client: MapsClient,
  signal: AbortSignal,
): Promise<Found> => {
  if (O.isSome(findPlaces(ends))) return { ends }
  const places = await client.resolve(toResolveQuestion({ ends }), signal)
  if (E.isLeft(places)) return { ends, missing: places }
  const { ends: resolved, faults } = resolveEnds(ends, places.right)
  return faults.length > 0
    ? { ends: resolved, missing: places }
    : findEnds(resolved, client, signal)
}

/** Finds the road of an address; nothing for an address that names no two places. */
export const findRoad = async (
  search: string,
  input: MapsClientInput,
): Promise<FoundRoad | undefined> => {
  const query = parseQuery(search)
  const { ends } = endsAddress.read(query, undefined).selection
  if (O.isSome(findEmptyField(ends))) return undefined
  const client = createMapsClient(input)
  const signal = AbortSignal.timeout(ROAD_TIMEOUT)
  const { ends: known, missing } = await findEnds(ends, client, signal)
  const found = findPlaces(known)
  const resolved = `?${endsAddress.write({ ends: known }, query)}`
  // What leads to no places is told by the machine, which is given the same answer.
  if (O.isNone(found)) return { resolved, first: missing === undefined ? {} : { places: missing } }
  if (isSamePlace(known)) return { resolved, first: {} }
  // By places in between there is no other road.
  const other = found.value.via.length === 0 ? askRoad(byOtherWay(found.value)) : undefined
  const [road, alternative] = await Promise.all([
    client.route(askRoad(found.value), signal),
    other && client.route(other, signal),
  ])
  return { resolved, first: { road, ...(alternative === undefined ? {} : { alternative }) } }
}
