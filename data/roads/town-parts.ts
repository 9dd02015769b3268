// Where a trip begins and ends in a town it is slow: what lies within the built-up area is driven at the speed of towns.
import type { LatLng } from '@evkit/engine/geo'
import type { RoadKind } from '@evkit/engine/internal/route'
import type { Point } from './draw.js'
import { isModelled, straight } from './network.js'
import { SPEEDS } from './speeds.js'

/** A piece of a road that becomes a step. */
export interface Part {
  readonly kind: RoadKind
  readonly road: string
  readonly country: string
  /** [m] */
  readonly metres: number
  /** [min] */
  readonly minutes: number
  /** [min] Before a crossing leaves; 0 elsewhere. */
  readonly wait: number
  readonly points: readonly Point[]
  /** Whether it is a main road, which leads into a town without its streets. */
  readonly isMain: boolean
}

/** A built-up area. */
export interface Town extends LatLng {
  /** [m] How far it reaches. */
  readonly radius: number
  /** [1] How much slower it is than towns of its country are. */
  readonly slowness: number
}

/** Finds the town a position is in. */
export type FindTown = (at: LatLng) => Town | undefined

/** Where a trip begins and ends, and how fast towns are driven by country [km/h]. */
interface Ends {
  readonly first: Town | undefined
  readonly last: Town | undefined
  readonly speeds: ReadonlyMap<string, number>
}

const ORIGIN: Point = [0, 0]
const METRES = 1000
const MINUTES = 60

/** [1] A motorway or a main trunk road leads into the inner part of a town; there the streets begin. */
const INNER = 0.6

const reachOf = (town: Town, { isMain }: Part): number =>
  isMain ? town.radius * INNER : town.radius

const isSlowed = ({ kind }: Part): boolean =>
  kind === 'motorway' || kind === 'trunk' || kind === 'access' || isModelled(kind)

const isIn = ({ lat, lng }: Town, reach: number, point: Point): boolean =>
  straight([lat, lng], point) <= reach

// [1] Which share of a line lies before it leaves a town, found between its points.
const shareWithin = (town: Town, part: Part): number => {
  const { points } = part
  const reach = reachOf(town, part)
  const lengths = points.slice(1).map((to, at) => straight(points[at] ?? to, to))
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const out = points.findIndex((point) => !isIn(town, reach, point))
  if (out < 0 || total === 0) return 1
  if (out === 0) return 0
  const before = lengths.slice(0, out - 1).reduce((sum, one) => sum + one, 0)
  const [a, b] = [points[out - 1] ?? ORIGIN, points[out] ?? ORIGIN]
  const [near, far] = [straight([town.lat, town.lng], a), straight([town.lat, town.lng], b)]
  const reached = far > near ? (reach - near) / (far - near) : 0
  return (before + reached * (lengths[out - 1] ?? 0)) / total
}

const between = ([lat0, lng0]: Point, [lat1, lng1]: Point, share: number): Point => [
  lat0 + (lat1 - lat0) * share,
  lng0 + (lng1 - lng0) * share,
]

// Cuts a line at a share of its length.
const cutPoints = (
  points: readonly Point[],
  share: number,
): readonly [readonly Point[], readonly Point[]] => {
  const lengths = points.slice(1).map((to, at) => straight(points[at] ?? to, to))
  let left = share * lengths.reduce((sum, one) => sum + one, 0)
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [points[at] ?? ORIGIN, points[at + 1] ?? ORIGIN]
    if (left <= length) {
      const cut = between(from, to, length > 0 ? left / length : 0)
      return [
        [...points.slice(0, at + 1), cut],
        [cut, ...points.slice(at + 1)],
      ]
    }
    left -= length
  }
  return [points, points.slice(-1)]
}

const toTown = (part: Part, { slowness }: Town, speeds: Ends['speeds']): Part => {
  const speed = (speeds.get(part.country) ?? SPEEDS.town) / slowness
  return { ...part, kind: 'town', minutes: (part.metres / METRES / speed) * MINUTES }
}

// A shorter rest is not worth a step.
const SHORTEST = 0.05

const slowStart = (
  parts: readonly Part[],
  town: Town | undefined,
  speeds: Ends['speeds'],
): readonly Part[] => {
  if (town === undefined) return parts
  const slowed: Part[] = []
  for (const [at, part] of parts.entries()) {
    const share = shareWithin(town, part)
    if (share < SHORTEST) return [...slowed, ...parts.slice(at)]
    if (!isSlowed(part)) {
      slowed.push(part)
    } else if (share > 1 - SHORTEST) {
      slowed.push(toTown(part, town, speeds))
    } else {
      const [inside, outside] = cutPoints(part.points, share)
      const rest = 1 - share
      slowed.push(toTown({ ...part, points: inside, metres: part.metres * share }, town, speeds), {
        ...part,
        points: outside,
        metres: part.metres * rest,
        minutes: part.minutes * rest,
      })
    }
    if (share < 1) return [...slowed, ...parts.slice(at + 1)]
  }
  return slowed
}

const turn = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, points: [...part.points].reverse() })).reverse()

/** Makes what a way has of the towns at its ends as slow as towns are; motorways stay as they are. */
export const slowInTowns = (
  parts: readonly Part[],
  { first, last, speeds }: Ends,
): readonly Part[] => turn(slowStart(turn(slowStart(parts, first, speeds)), last, speeds))
