// The road between two positions: small road, links in steps of the same road, small road.
import { function as F, option as O } from 'fp-ts'
import { encodePolyline, type LatLng } from '@evkit/engine/geo'
import type { RoadKind, Route, RouteStep } from '@evkit/engine/route'
import { left, right, some, type Either } from '@evkit/engine/shared'
import type { FindMass } from '../basemap/index.js'
import { drawWay, toFlatLine, type Point } from './draw.js'
import { ANY_MASS } from './network-file.js'
import { kindOf, straight, type Network } from './network.js'
import { createSearch, type Stretch } from './search.js'
import { createSnap, type Snap, type Spot } from './snap.js'
import { ACCESS_DETOUR, KM_WEIGHT, MAX_ACCESS, minutesOf } from './speeds.js'

/** Why there is no road. */
export interface RoadFault {
  /** `OFF_THE_MAP`: no road of the network is near an end; `NO_ROAD`: none leads from one to the other. */
  readonly code: 'OFF_THE_MAP' | 'NO_ROAD'
  readonly reason: string
}

/** Finds the road between two positions. */
export type FindRoad = (origin: LatLng, destination: LatLng) => Either<RoadFault, Route>

const METRES = 1000
const HUNDREDTHS = 100
/** [m] A small road that is shorter is left out. */
const SHORTEST_ACCESS = 1

interface Part {
  readonly kind: RoadKind
  readonly road: string
  /** [m] */
  readonly metres: number
  /** [min] */
  readonly minutes: number
  readonly points: readonly Point[]
}

// As the encoded lines are.
const DEGREE_STEPS = 100_000
const roundDegrees = (degrees: number): number => Math.round(degrees * DEGREE_STEPS) / DEGREE_STEPS

const roundMinutes = (minutes: number): number => Math.round(minutes * HUNDREDTHS) / HUNDREDTHS

const accessPart = (metres: number, from: Point, to: Point): Part => ({
  kind: 'access',
  road: '',
  metres,
  minutes: minutesOf('access', metres / METRES),
  points: [from, to],
})

// Stretches of the same road and kind are one step.
const listParts = (network: Network, way: readonly Stretch[], start: Point): readonly Part[] => {
  const lines = drawWay(network, way)
  const parts: Part[] = []
  let last = start
  for (const [at, { link, start: from, end: to }] of way.entries()) {
    const driven = Math.abs(to - from)
    const kind = kindOf(network, link)
    const road = network.roads[network.road[link] ?? 0] ?? ''
    const points = lines[at] ?? []
    const metres = (network.metres[link] ?? 0) * driven
    const minutes = (network.minutes[link] ?? 0) * driven
    const before = parts.at(-1)
    if (before?.kind === kind && before.road === road) {
      parts[parts.length - 1] = {
        ...before,
        metres: before.metres + metres,
        minutes: before.minutes + minutes,
        points: [...before.points, ...points],
      }
    } else parts.push({ kind, road, metres, minutes, points: [last, ...points] })
    last = points.at(-1) ?? last
  }
  return parts
}

const toStep = ({ kind, road, metres, minutes, points }: Part): RouteStep => ({
  polyline: encodePolyline(toFlatLine(points)),
  distance: some(Math.round(metres)),
  minutes: some(roundMinutes(minutes)),
  road,
  kind,
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

const toRoute = (parts: readonly Part[]): Route => {
  const points = parts.flatMap((part) => part.points)
  const lats = points.map(([lat]) => lat)
  const lngs = points.map(([, lng]) => lng)
  const steps = parts.map(toStep)
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
    legs: [{ steps }],
    distance: some(sum(steps, 'distance')),
    minutes: some(roundMinutes(sum(steps, 'minutes'))),
  }
}

const costOf = (parts: readonly Part[]): number =>
  parts.reduce((total, { minutes, metres }) => total + minutes + (metres / METRES) * KM_WEIGHT, 0)

const offTheMap = (end: string): RoadFault => ({
  code: 'OFF_THE_MAP',
  reason: `No road of the network within ${MAX_ACCESS} km of the ${end}`,
})

const NO_ROAD: RoadFault = {
  code: 'NO_ROAD',
  reason: 'No road of the network leads from the origin to the destination',
}

// The small road straight from one end to the other, where both are near each other.
const directPart = (from: Spot, to: Spot): Part | undefined => {
  const [a, b] = [[from.lat, from.lng] as const, [to.lat, to.lng] as const]
  const metres = straight(a, b) * ACCESS_DETOUR
  return from.mass === to.mass && metres <= MAX_ACCESS * METRES
    ? accessPart(metres, a, b)
    : undefined
}

/** Prepares a network for questions. `findMass` keeps small roads from leading across water; without it they may. */
export const createRouter = (network: Network, findMass?: FindMass): FindRoad => {
  const snap = createSnap(network)
  const findWay = createSearch(network)

  const place = ({ lat, lng }: LatLng): Spot | undefined => {
    if (findMass === undefined) return { lat, lng, mass: ANY_MASS }
    const mass = findMass(lat, lng)
    return mass === ANY_MASS ? undefined : { lat, lng, mass }
  }

  const join = (spot: Spot | undefined): readonly [Spot, Snap] | undefined => {
    const found = spot === undefined ? undefined : snap(spot)
    return spot === undefined || found === undefined ? undefined : [spot, found]
  }

  return (origin, destination) => {
    const start = join(place(origin))
    if (start === undefined) return left(offTheMap('origin'))
    const end = join(place(destination))
    if (end === undefined) return left(offTheMap('destination'))
    const [[from, on], [to, off]] = [start, end]
    const direct = directPart(from, to)
    const way = findWay(on, off)
    if (way === undefined) return direct === undefined ? left(NO_ROAD) : right(toRoute([direct]))
    const parts = [
      accessPart(on.access, [from.lat, from.lng], [on.lat, on.lng]),
      ...listParts(network, way, [on.lat, on.lng]),
      accessPart(off.access, [off.lat, off.lng], [to.lat, to.lng]),
    ].filter(({ kind, metres }) => kind !== 'access' || metres >= SHORTEST_ACCESS)
    const isDirect =
      direct !== undefined && (parts.length === 0 || costOf([direct]) <= costOf(parts))
    return right(toRoute(isDirect ? [direct] : parts))
  }
}
