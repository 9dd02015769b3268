// Where a survey follows a road that is known already: the same road is not taken twice, and what meets it gets its place on it.
import FlatQueue from 'flatqueue'
import type { Point } from '../roads/index.js'
import { createFindNear, kmBetween, type Survey } from './second-survey.js'

/** A known road between two nodes, with its length [km]. */
export interface KnownRoad {
  readonly a: string
  readonly b: string
  readonly from: Point
  readonly to: Point
  readonly km: number
}

/** Where a junction stands on a known road: at a share of it from its first end. */
export interface Standing {
  readonly a: string
  readonly b: string
  readonly share: number
}

/** What a survey has in common with known roads. */
export interface Matched {
  /** By junction. */
  readonly standings: ReadonlyMap<number, readonly Standing[]>
  /** Links of the survey that are known roads, by number. */
  readonly links: ReadonlySet<number>
}

/** [km] How far a point may be from the end of a known road to be there. */
const END = 2.5
/** [1] How often what lies between is counted. */
const END_WEIGHT = 2
/** [km] What a change of runs costs, and each point on the way: main roads have few. */
const CHANGE = 2
const STEP = 0.3
/** [1] A match is between so much shorter and so much longer than the road: pieces are straight. */
const LEAST = 0.84
const MOST = 1.06
/** [km] Ends that were placed by hand make short roads longer or shorter. */
const SLACK = 0.8
/** [km] How much longer than the road is looked. */
const BEYOND = 10
const BEYOND_SHARE = 0.15

interface Way {
  readonly points: readonly number[]
  readonly links: readonly number[]
  readonly shares: readonly number[]
}

interface Step {
  readonly to: number
  readonly km: number
  /** Nothing where runs are changed at a junction. */
  readonly link: number
}

const NONE = -1

const listSteps = ({ points, links }: Survey, junctions: readonly number[]): readonly Step[][] => {
  const steps: Step[][] = points.map(() => [])
  for (const [link, { a, b, km }] of links.entries()) {
    steps[a]?.push({ to: b, km, link })
    steps[b]?.push({ to: a, km, link })
  }
  const members = new Map<number, number[]>()
  for (const [at, junction] of junctions.entries()) {
    members.set(junction, [...(members.get(junction) ?? []), at])
  }
  for (const some of members.values()) {
    for (const one of some) {
      for (const to of some) if (to !== one) steps[one]?.push({ to, km: 0, link: NONE })
    }
  }
  return steps
}

/** A search along the survey that has ended: the point it ended at, and how each was reached. */
interface Ended {
  readonly last: number
  readonly via: ReadonlyMap<number, readonly [before: number, step: Step]>
}

interface Ends {
  readonly starts: readonly number[]
  /** [km] What each point there is from the beginning of the road, and from its end; both are counted often. */
  readonly toStart: (at: number) => number
  readonly toEnd: (at: number) => number
  readonly most: number
}

const walk = (
  steps: readonly (readonly Step[])[],
  { starts, toStart, toEnd, most }: Ends,
): Ended | undefined => {
  const cost = new Map<number, number>()
  const via = new Map<number, readonly [before: number, step: Step]>()
  const heap = new FlatQueue()
  const reach = (at: number, price: number): boolean => {
    if (price >= (cost.get(at) ?? Infinity)) return false
    cost.set(at, price)
    heap.push(at, price)
    return true
  }
  for (const at of starts) reach(at, toStart(at))
  let [last, least] = [NONE, most]
  for (
    let price = heap.peekValue();
    price !== undefined && price < least;
    price = heap.peekValue()
  ) {
    const at = heap.pop() ?? 0
    if (price !== cost.get(at)) continue
    const total = price + toEnd(at)
    if (total < least) [last, least] = [at, total]
    for (const step of steps[at] ?? []) {
      const next = price + (step.link === NONE ? CHANGE : step.km + STEP)
      if (reach(step.to, next)) via.set(step.to, [at, step])
    }
  }
  return last === NONE ? undefined : { last, via }
}

const listBack = ({ last, via }: Ended): readonly (readonly [before: number, step: Step])[] => {
  const way: (readonly [number, Step])[] = []
  for (let before = via.get(last); before !== undefined; before = via.get(before[0])) {
    way.unshift(before)
  }
  return way
}

const measureWay = (
  { km, from, to }: KnownRoad,
  ended: Ended,
  positionOf: (at: number) => Point,
): Way | undefined => {
  const way = listBack(ended)
  const [[start] = [ended.last]] = way
  const points = [start, ...way.map(([, step]) => step.to)]
  const first = kmBetween(from, positionOf(start))
  const last = kmBetween(to, positionOf(ended.last))
  const total = way.reduce((sum, [, step]) => sum + step.km, first + last)
  if (total < km * LEAST - SLACK || total > km * MOST + SLACK) return undefined
  let sum = first
  const shares = [sum / total, ...way.map(([, step]) => (sum += step.km) / total)]
  return { points, shares, links: way.map(([, { link }]) => link).filter((link) => link !== NONE) }
}

/** Finds where a survey follows known roads. */
export const matchKnownRoads = (
  survey: Survey,
  junctions: readonly number[],
  known: readonly KnownRoad[],
): Matched => {
  const { points } = survey
  const steps = listSteps(survey, junctions)
  const positionOf = (at: number): Point => points[at]?.at ?? [0, 0]
  const findNear = createFindNear(points.map(({ at }) => at))

  const trace = (road: KnownRoad): Way | undefined => {
    const { from, to, km } = road
    const ends = new Set(findNear(to, END))
    const ended = walk(steps, {
      starts: findNear(from, END),
      toStart: (at) => END_WEIGHT * kmBetween(from, positionOf(at)),
      toEnd: (at) => (ends.has(at) ? END_WEIGHT * kmBetween(to, positionOf(at)) : Infinity),
      most: km * (1 + BEYOND_SHARE) + BEYOND,
    })
    return ended === undefined ? undefined : measureWay(road, ended, positionOf)
  }

  const standings = new Map<number, Standing[]>()
  const links = new Set<number>()
  for (const road of known) {
    const way = trace(road)
    if (way === undefined) continue
    for (const link of way.links) links.add(link)
    for (const [place, at] of way.points.entries()) {
      const junction = junctions[at] ?? at
      const some = standings.get(junction) ?? []
      if (some.some(({ a, b }) => a === road.a && b === road.b)) continue
      standings.set(junction, [...some, { a: road.a, b: road.b, share: way.shares[place] ?? 0 }])
    }
  }
  return { standings, links }
}
