// The road between two positions: small road, links in steps of the same road, small road.
import { function as F, option as O } from 'fp-ts'
import { encodePolyline, type LatLng } from '@evkit/engine/geo'
import type { Route } from '@evkit/engine/route'
import type { AvoidableRoadKind, RouteStep } from '@evkit/engine/internal/route'
import { left, none, right, some, type Either } from '@evkit/engine/shared'
import type { FindMass, Water } from '../basemap/index.js'
import { createAlternative } from './alternative.js'
import { drawWay, toFlatLine, type Point } from './draw.js'
import { isAlternative } from './is-alternative.js'
import { ANY_MASS } from './network-file.js'
import { kindOf, straight, type Network } from './network.js'
import { createSearch, type Stretch, type Way } from './search.js'
import { createSnap, MOST_WATER, type Snap, type Spot } from './snap.js'
import { ACCESS_DETOUR, MAX_ACCESS, minutesOf, weigh, weighAvoided } from './speeds.js'
import { slowInTowns, type FindTown, type Part } from './town-parts.js'

/** Why there is no road. */
export interface RoadFault {
  /** `OFF_THE_MAP`: no road of the network is near an end; `NO_ROAD`: none leads from one to the other. */
  readonly code: 'OFF_THE_MAP' | 'NO_ROAD'
  readonly reason: string
  /** Which place is off the map, by its number in the order of the road: 0 for the origin. */
  readonly place?: number
}

/** How the road leads. */
export interface Wanted {
  /** By which places, in their order. */
  readonly intermediates?: readonly LatLng[]
  readonly avoid?: readonly AvoidableRoadKind[]
  /** `second`: the other road worth driving, where there is one; the first everywhere else. */
  readonly way?: 'second' | undefined
}

/** Finds the road between two positions. */
export type FindRoad = (
  origin: LatLng,
  destination: LatLng,
  wanted?: Wanted,
) => Either<RoadFault, Route>

const METRES = 1000
const HUNDREDTHS = 100
/** [m] A small road that is shorter is left out. */
const SHORTEST_ACCESS = 1

// As the encoded lines are.
const DEGREE_STEPS = 100_000
const roundDegrees = (degrees: number): number => Math.round(degrees * DEGREE_STEPS) / DEGREE_STEPS

const roundMinutes = (minutes: number): number => Math.round(minutes * HUNDREDTHS) / HUNDREDTHS

const accessPart = (metres: number, points: readonly Point[], country: string): Part => ({
  kind: 'access',
  road: '',
  country,
  metres,
  minutes: minutesOf('access', metres / METRES),
  wait: 0,
  points,
  isMain: false,
})

const countryOn = ({ country, from, to }: Network, link: number, share: number): string =>
  country[(share < 1 / 2 ? from[link] : to[link]) ?? 0] ?? ''

const toPart = (
  network: Network,
  { link, start, end }: Stretch,
  points: readonly Point[],
): Part => {
  const driven = Math.abs(end - start)
  const kind = kindOf(network, link)
  return {
    kind,
    road: network.roads[network.road[link] ?? 0] ?? '',
    country: countryOn(network, link, (start + end) / 2),
    metres: (network.metres[link] ?? 0) * driven,
    minutes: (network.minutes[link] ?? 0) * driven,
    wait: network.wait[link] ?? 0,
    points,
    isMain: link < network.mainLinks && (kind === 'motorway' || kind === 'trunk'),
  }
}

const isSameStep = (one: Part, other: Part): boolean =>
  one.kind === other.kind &&
  one.road === other.road &&
  one.country === other.country &&
  one.isMain === other.isMain

// Stretches of the same road, kind and country are one step; what is waited for is one of its own.
const listParts = (network: Network, way: readonly Stretch[], start: Point): readonly Part[] => {
  const lines = drawWay(network, way)
  const parts: Part[] = []
  let last = start
  for (const [at, stretch] of way.entries()) {
    const part = toPart(network, stretch, lines[at] ?? [])
    const before = parts.at(-1)
    if (part.wait === 0 && before !== undefined && isSameStep(before, part)) {
      parts[parts.length - 1] = {
        ...before,
        metres: before.metres + part.metres,
        minutes: before.minutes + part.minutes,
        points: [...before.points, ...part.points],
      }
    } else parts.push({ ...part, points: [last, ...part.points] })
    last = part.points.at(-1) ?? last
  }
  return parts
}

const toStep = ({ kind, road, country, metres, minutes, wait, points }: Part): RouteStep => ({
  polyline: encodePolyline(toFlatLine(points)),
  distance: some(Math.round(metres)),
  minutes: some(roundMinutes(minutes)),
  wait: wait > 0 ? some(wait) : none,
  road,
  kind,
  country,
})

const sum = (steps: readonly RouteStep[], of: 'distance' | 'minutes'): number =>
  steps.reduce((total, step) => {
    const value = step[of]
    return (
      total +
      F.pipe(
        value,
        O.getOrElse(() => 0),
      )
    )
  }, 0)

const toRoute = (legs: readonly (readonly Part[])[]): Route => {
  const points = legs.flat().flatMap((part) => part.points)
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  const made = legs.map((parts) => ({ steps: parts.map(toStep) }))
  const steps = made.flatMap((leg) => leg.steps)
  return {
    viewport: {
      low: {
        latitude: roundDegrees(Math.min(...lats)),
        longitude: roundDegrees(Math.min(...lngs)),
      },
      high: {
        latitude: roundDegrees(Math.max(...lats)),
        longitude: roundDegrees(Math.max(...lngs)),
      },
    },
    legs: made,
    distance: some(sum(steps, 'distance')),
    minutes: some(roundMinutes(sum(steps, 'minutes'))),
  }
}

const costOf = (parts: readonly Part[], avoid: readonly AvoidableRoadKind[]): number =>
  parts.reduce(
    (total, { kind, minutes, wait, metres }) =>
      total + weighAvoided(avoid, kind, wait + weigh(minutes, metres)),
    0,
  )

const offTheMap = (place: number, last: number): RoadFault => {
  const between = place < last ? `place ${place} in between` : 'destination'
  const end = place === 0 ? 'origin' : between
  return {
    code: 'OFF_THE_MAP',
    reason: `No road of the network within ${MAX_ACCESS} km of the ${end}`,
    place,
  }
}

const NO_ROAD: RoadFault = {
  code: 'NO_ROAD',
  reason: 'No road of the network leads from the origin to the destination',
}

const pointOf = ({ lat, lng }: LatLng): Point => [lat, lng]

/** The road between two places that follow each other. */
interface Leg {
  readonly first: readonly Part[]
  /** The other way, where it is asked for and there is one. */
  readonly second?: readonly Part[] | undefined
}

type Weighed = Required<Pick<Wanted, 'avoid'>> & Pick<Wanted, 'way'>

interface Joined {
  readonly spot: Spot
  readonly snaps: readonly Snap[]
}

// A way with the small roads to it and from it; those too short to tell are left out.
const joinParts = (
  network: Network,
  [from, to]: readonly [Joined, Joined],
  { start, end, stretches }: Way,
): readonly Part[] => {
  const accessFrom = ({ access, link, share }: Snap, points: readonly Point[]): Part =>
    accessPart(access, points, countryOn(network, link, share))
  const begin: Point = [start.lat, start.lng]
  const driven = listParts(network, stretches, begin)
  // Where the drawn road ends, to the last digit: the same place worked out in another way may be rounded to another.
  const last = driven.at(-1)?.points.at(-1) ?? [end.lat, end.lng]
  return [
    accessFrom(start, [pointOf(from.spot), ...start.by, begin]),
    ...driven,
    accessFrom(end, [last, ...[...end.by].reverse(), pointOf(to.spot)]),
  ].filter(({ kind, metres }) => kind !== 'access' || metres >= SHORTEST_ACCESS)
}

/** What is known of the land beside the network itself. */
export interface Surroundings {
  /** Keeps trips on the land they begin on; without it they may begin anywhere. */
  readonly findMass?: FindMass | undefined
  /** Keeps small roads from leading across water; without it they may. */
  readonly water?: Water | undefined
  /** The town a position is in, where a trip begins and ends slowly. */
  readonly findTown?: FindTown | undefined
}

/** Prepares a network for questions. */
export const createRouter = (
  network: Network,
  { findMass, water, findTown }: Surroundings = {},
): FindRoad => {
  const findSnaps = createSnap(network, water)
  const findWay = createSearch(network)
  const findAlternative = createAlternative(network)

  const place = ({ lat, lng }: LatLng): Spot | undefined => {
    if (findMass === undefined) return { lat, lng, mass: ANY_MASS }
    const mass = findMass(lat, lng)
    return mass === ANY_MASS ? undefined : { lat, lng, mass }
  }

  const join = (spot: Spot | undefined): Joined | undefined => {
    if (spot === undefined) return undefined
    const snaps = findSnaps(spot)
    return snaps.length === 0 ? undefined : { spot, snaps }
  }

  const countryAt = ({ link, share }: Snap): string => countryOn(network, link, share)

  // The small road straight from one end to the other, where both are near each other.
  const directPart = ({ spot, snaps: [near] }: Joined, to: Joined): Part | undefined => {
    const [a, b] = [pointOf(spot), pointOf(to.spot)]
    const metres = straight(a, b) * ACCESS_DETOUR
    if (spot.mass !== to.spot.mass || metres > MAX_ACCESS * METRES) return undefined
    if (water !== undefined && water.measure(a, b) > MOST_WATER) return undefined
    return accessPart(metres, [a, b], near === undefined ? '' : countryAt(near))
  }

  const findLeg = (from: Joined, to: Joined, { avoid, way }: Weighed): Leg | undefined => {
    const direct = directPart(from, to)
    const found = findWay(from.snaps, to.snaps, { avoid })
    if (found === undefined) return direct && { first: [direct] }
    const parts = joinParts(network, [from, to], found)
    const isDirect =
      direct !== undefined &&
      (parts.length === 0 || costOf([direct], avoid) <= costOf(parts, avoid))
    if (isDirect) return { first: [direct] }
    const other =
      way &&
      findAlternative(found, (penalties) => findWay(from.snaps, to.snaps, { avoid, penalties }))
    return { first: parts, second: other && joinParts(network, [from, to], other) }
  }

  const slow = (parts: readonly Part[], from: LatLng, to: LatLng): readonly Part[] =>
    findTown === undefined
      ? parts
      : slowInTowns(parts, { first: findTown(from), last: findTown(to), speeds: network.townSpeed })

  return (origin, destination, { intermediates = [], avoid = [], way } = {}) => {
    const joined = [origin, ...intermediates, destination].map((at) => join(place(at)))
    const off = joined.indexOf(undefined)
    if (off >= 0) return left(offTheMap(off, joined.length - 1))
    const places = joined.flatMap((one) => (one === undefined ? [] : [one]))
    const legs = places.slice(1).flatMap((to, at) => {
      const from = places[at] ?? to
      const leg = findLeg(from, to, { avoid, way: intermediates.length === 0 ? way : undefined })
      const slowed = (parts: readonly Part[]) => slow(parts, from.spot, to.spot)
      return leg === undefined
        ? []
        : [{ first: slowed(leg.first), second: leg.second && slowed(leg.second) }]
    })
    if (legs.length < places.length - 1) return left(NO_ROAD)
    const first = toRoute(legs.map(({ first: parts }) => parts))
    const [second] = legs.flatMap(({ second: parts }) => (parts === undefined ? [] : [parts]))
    const other = second && toRoute([second])
    return right(other && isAlternative(first, other) ? { ...other, way: 'second' } : first)
  }
}
