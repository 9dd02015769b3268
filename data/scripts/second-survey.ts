// Points of a survey of roads, joined where they are one junction: each road has points of its own.
import { straight, type Point } from '../roads/index.js'

/** A point of a survey: where it is, the run of points it belongs to, and the name of its place or junction. */
export interface SurveyPoint {
  readonly at: Point
  readonly run: string
  readonly name: string
}

/** Two points that follow each other on a road, by number, with the straight line between them [km]. */
export interface SurveyLink {
  readonly a: number
  readonly b: number
  readonly km: number
  /** Number of the road; empty where it is not known. */
  readonly road: string
}

/** A survey as it was published. */
export interface Survey {
  readonly points: readonly SurveyPoint[]
  readonly links: readonly SurveyLink[]
}

/** How near points of different runs have to be to be one junction [km]. */
export interface JoinRules {
  /** Whatever they are called. */
  readonly same: number
  /** Where their names have a word in common. */
  readonly named: number
  /** Where a run ends. */
  readonly ended: number
}

const METRES = 1000
/** [°] Side of a cell points are looked up by, from south to north; from west to east it is wider. */
const CELL = 0.02
const WIDE_CELL = 0.04
const ROW = 100_000
const KM_PER_DEGREE = 111.195

const keyOf = (row: number, column: number): number => row * ROW + column

/** [km] The straight line between two positions. */
export const kmBetween = (one: Point, other: Point): number => straight(one, other) / METRES

/** Lists points near a position, by number. */
export type FindNear = (at: Point, km: number) => readonly number[]

/** Prepares positions for the question which lie near another. */
export const createFindNear = (points: readonly Point[]): FindNear => {
  const cells = new Map<number, number[]>()
  for (const [at, [lat, lng]] of points.entries()) {
    const key = keyOf(Math.floor(lat / CELL), Math.floor(lng / WIDE_CELL))
    const known = cells.get(key)
    if (known === undefined) cells.set(key, [at])
    else known.push(at)
  }
  return (at, km) => {
    const high = km / KM_PER_DEGREE
    const wide = high / Math.cos((at[0] * Math.PI) / 180)
    const found: number[] = []
    for (let row = Math.floor((at[0] - high) / CELL); row * CELL <= at[0] + high; row += 1) {
      const first = Math.floor((at[1] - wide) / WIDE_CELL)
      for (let column = first; column * WIDE_CELL <= at[1] + wide; column += 1) {
        for (const one of cells.get(keyOf(row, column)) ?? []) {
          if (kmBetween(points[one] ?? at, at) <= km) found.push(one)
        }
      }
    }
    return found
  }
}

// Words of a name that tell its place: short ones and directions are in many.
const SHORTEST_WORD = 4
const COMMON = new Set(['nord', 'west', 'ost', 'süd', 'mitte', 'straße', 'bundesstraße', 'stadt'])

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word)),
  )

const createGroups = (count: number) => {
  const parent = Int32Array.from({ length: count }, (_, at) => at)
  const find = (at: number): number => {
    let root = at
    while (parent[root] !== root) root = parent[root] ?? root
    parent[at] = root
    return root
  }
  return {
    find,
    join: (one: number, other: number): void => {
      const [a, b] = [find(one), find(other)]
      parent[Math.max(a, b)] = Math.min(a, b)
    },
  }
}

const ORIGIN: Point = [0, 0]

/** Tells whether water lies between two positions, so that they are not one junction. */
export type IsApart = (one: Point, other: Point) => boolean

/** Finds the nearest point of each other run within so many km, by run. */
type FindByRun = (at: number, km: number) => ReadonlyMap<string, number>

// The nearest of each other run: a road goes through a town with more than one point of the same name.
const createFindByRun = (points: readonly SurveyPoint[], isApart: IsApart): FindByRun => {
  const findNear = createFindNear(points.map(({ at }) => at))
  return (at, km) => {
    const own = points[at]
    const nearest = new Map<string, readonly [point: number, away: number]>()
    if (own === undefined) return new Map()
    for (const other of findNear(own.at, km)) {
      const { run, at: position } = points[other] ?? own
      if (run === own.run || isApart(own.at, position)) continue
      const away = kmBetween(own.at, position)
      if (away < (nearest.get(run)?.[1] ?? Infinity)) nearest.set(run, [other, away])
    }
    return new Map([...nearest].map(([run, [point]]) => [run, point]))
  }
}

const countLinks = ({ points, links }: Survey): Int32Array => {
  const degree = new Int32Array(points.length)
  for (const { a, b } of links) for (const at of [a, b]) degree[at] = (degree[at] ?? 0) + 1
  return degree
}

/** Tells each point its junction, by the lowest number of the points that are the same one. */
export const findJunctions = (
  survey: Survey,
  rules: JoinRules,
  isApart: IsApart = () => false,
): readonly number[] => {
  const { points } = survey
  const words = points.map(({ name }) => wordsOf(name))
  const groups = createGroups(points.length)
  const findByRun = createFindByRun(points, isApart)
  const distance = (one: number, other: number): number =>
    kmBetween(points[one]?.at ?? ORIGIN, points[other]?.at ?? ORIGIN)
  const isNamedAlike = (one: number, other: number): boolean =>
    [...(words[one] ?? [])].some((word) => words[other]?.has(word))
  const isSame = (at: number, other: number): boolean => {
    const away = distance(at, other)
    if (away <= rules.same) return true
    if (away > rules.named || !isNamedAlike(at, other)) return false
    return findByRun(other, rules.named).get(points[at]?.run ?? '') === at
  }
  for (const at of points.keys()) {
    for (const other of findByRun(at, Math.max(rules.same, rules.named)).values()) {
      if (isSame(at, other)) groups.join(at, other)
    }
  }
  const sizes = new Int32Array(points.length)
  for (const root of points.map((_, at) => groups.find(at))) sizes[root] = (sizes[root] ?? 0) + 1
  const degree = countLinks(survey)
  for (const at of points.keys()) {
    if (degree[at] !== 1 || (sizes[groups.find(at)] ?? 0) > 1) continue
    const near = [...findByRun(at, rules.ended).values()]
    const [nearest] = near.sort((one, other) => distance(at, one) - distance(at, other))
    if (nearest !== undefined) groups.join(at, nearest)
  }
  return points.map((_, at) => groups.find(at))
}
