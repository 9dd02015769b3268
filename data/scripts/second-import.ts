// Roads of the second level as they are kept: a survey joined, held against the known roads and made thin.
import type { FindMass, Water } from '../basemap/index.js'
import { straight, type Point, type Town } from '../roads/index.js'
import { crossRoads } from './second-cross.js'
import { matchKnownRoads, type KnownRoad, type Matched, type Standing } from './second-match.js'
import { findJunctions, kmBetween, type JoinRules, type Survey } from './second-survey.js'
import { listBends, thinLinks, type ThinLink } from './second-thin.js'

/** How a survey is read. */
export interface SurveyRules extends JoinRules {
  /** Whether its points lie between junctions: roads that cross have one there. */
  readonly isCrossed: boolean
  /** [km] As far as this a road leads over water without a bridge that is named: outlines are coarse. */
  readonly mostWater: number
}

/** What a survey is held against. */
export interface SurveyGround {
  readonly known: readonly KnownRoad[]
  /** Nodes of the known roads. */
  readonly nodes: readonly { readonly id: string; readonly at: Point }[]
  readonly findMass: FindMass
  readonly water: Water
  readonly findTown: (at: { readonly lat: number; readonly lng: number }) => Town | undefined
}

/** What is kept of a survey. */
export interface SecondLevel {
  readonly nodes: readonly { readonly junction: number; readonly at: Point }[]
  readonly links: readonly (ThinLink & { readonly isInTown: boolean })[]
  /** Where junctions stand on known roads, or at a node where both ends are the same. */
  readonly joins: readonly (Standing & { readonly junction: number })[]
}

/** [km] Longer links may be ferries or jump a bend. */
const LONGEST = 15
/** [km] Shorter ones are not asked for water. */
const SHORTEST_WET = 0.4
/** [m] In a town that reaches farther, roads that never leave it are streets. */
const LARGE_TOWN = 3000
/** [1] A link within so much of a town is driven as its streets are. */
const INNER = 0.7
/** [km] A road that ends after less leads nowhere. */
const SHORTEST_END = 3
/** [km] What stands nearer to the end of a known road is at its end. */
const AT_END = 0.8
/** [km] As near as this to a node of the known roads a junction is the same one. */
const AT_NODE = 1
/** [km] The line of a known road is not farther from its surveyed points. */
const SHAPE = 0.7
/** [°] Wider than the map. */
const WHOLE = { west: -30, south: 40, east: 40, north: 70 } as const
/** [km] How closely a link is looked at for water, and how much of it may be wet where an end is: outlines are coarse. */
const SAMPLE = 0.5
const MOST_AFLOAT = 1
const ROUNDS = 3
const METRES = 1000

const CROSSING = /br[üu]cke|\bbru\b|brua|broen|\bbro\b|tunnel|undersj|bridge|damm/i

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const latLng = ([lat, lng]: Point) => ({ lat, lng })

// Ferries are not told apart in a survey: what leads over water has a bridge or a tunnel in its name, or is left out.
const listDriven = (
  { points, links }: Survey,
  { mostWater }: SurveyRules,
  { water, findTown, nodes }: SurveyGround,
): readonly number[] => {
  // Farther north no main roads are known that these could lead to.
  const north = nodes.reduce((most, { at: [lat] }) => Math.max(most, lat), -90)
  const townRuns = new Map<string, boolean>()
  for (const { run, at } of points) {
    const isTown = (findTown(latLng(at))?.radius ?? 0) >= LARGE_TOWN
    townRuns.set(run, isTown && townRuns.get(run) !== false)
  }
  const isWet = water.openBox(WHOLE)
  // A measure begins at the coast: a point in the middle of a lake, as ferries have, would be as near as its coast.
  const isAfloat = (from: Point, to: Point, km: number): boolean => {
    if (!isWet(from) && !isWet(to)) return false
    const count = Math.ceil(km / SAMPLE)
    const samples = Array.from({ length: count }, (_, at) =>
      between(from, to, (at + 1 / 2) / count),
    )
    return (samples.filter(isWet).length / count) * km > MOST_AFLOAT
  }
  const isDry = (from: Point, to: Point, km: number): boolean => {
    const wet = water.measure(from, to)
    return km <= SHORTEST_WET ? wet <= km : wet <= mostWater && !isAfloat(from, to, km)
  }
  const endsOf = links.map(({ a, b, km }) => [points[a], points[b], km] as const)
  return [...links.keys()].filter((link) => {
    const [from, to, km] = endsOf[link] ?? []
    if (from === undefined || to === undefined || km === undefined) return false
    const isTooFar = km > LONGEST || Math.max(from.at[0], to.at[0]) > north
    if (isTooFar || townRuns.get(from.run) === true) return false
    return isDry(from.at, to.at, km) || CROSSING.test(from.name) || CROSSING.test(to.name)
  })
}

// Links between junctions, the shorter of two.
const listEdges = (
  { points, links }: Survey,
  junctions: readonly number[],
  driven: readonly number[],
): readonly ThinLink[] => {
  const edges = new Map<string, ThinLink>()
  const at = (junction: number): Point => points[junction]?.at ?? [0, 0]
  const ends = links.map(({ a, b }) => [junctions[a] ?? a, junctions[b] ?? b] as const)
  for (const number of driven) {
    const [[one, other], link] = [ends[number] ?? [0, 0], links[number]]
    if (one === other || link === undefined) continue
    const km = Math.max(link.km, kmBetween(at(one), at(other)))
    const edge = { a: one, b: other, km, road: link.road }
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`
    const known = edges.get(key)
    if (known === undefined || known.km > edge.km) edges.set(key, edge)
  }
  return [...edges.values()]
}

type Standings = ReadonlyMap<number, readonly Standing[]>

const atNode = (id: string): readonly Standing[] => [{ a: id, b: id, share: 0 }]

// A junction at the end of a known road, or beside one of its nodes, is that node.
const settle = (
  { standings }: Matched,
  { known, nodes }: SurveyGround,
  used: ReadonlyMap<number, Point>,
): Standings => {
  const lengths = new Map(known.map(({ a, b, km }) => [`${a} ${b}`, km]))
  const settled = new Map<number, readonly Standing[]>()
  for (const [junction, some] of standings) {
    const ends = some.flatMap(({ a, b, share }) => {
      const km = lengths.get(`${a} ${b}`) ?? 0
      if (share * km < AT_END) return [a]
      return (1 - share) * km < AT_END ? [b] : []
    })
    settled.set(junction, ends[0] === undefined ? some : atNode(ends[0]))
  }
  for (const { id, at } of nodes) {
    let [nearest, least]: [number | undefined, number] = [undefined, AT_NODE * METRES]
    for (const [junction, where] of used) {
      if (Math.abs(where[0] - at[0]) > 0.01) continue
      const away = straight(where, at)
      if (away < least) [nearest, least] = [junction, away]
    }
    if (nearest !== undefined && !settled.has(nearest)) settled.set(nearest, atNode(id))
  }
  return settled
}

const countEnds = (links: readonly ThinLink[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { a, b } of links)
    for (const end of [a, b]) counts.set(end, (counts.get(end) ?? 0) + 1)
  return counts
}

// What no link joins to the known roads is left out.
const listJoined = (links: readonly ThinLink[], standings: Standings): readonly ThinLink[] => {
  const beside = new Map<number, number[]>()
  for (const { a, b } of links) {
    beside.set(a, [...(beside.get(a) ?? []), b])
    beside.set(b, [...(beside.get(b) ?? []), a])
  }
  const reached = new Set([...standings.keys()].filter((junction) => beside.has(junction)))
  // What is added while the set is walked is walked too.
  for (const junction of reached) for (const next of beside.get(junction) ?? []) reached.add(next)
  return links.filter(({ a }) => reached.has(a))
}

const shorten = (
  edges: readonly ThinLink[],
  standings: Standings,
  at: (junction: number) => Point,
): readonly ThinLink[] => {
  const isKept = (junction: number): boolean => standings.has(junction)
  let links = edges
  for (let round = 0; round < ROUNDS; round += 1) {
    const thin = thinLinks(links, { at, isKept })
    const counts = countEnds(thin)
    const isLoose = (junction: number): boolean => counts.get(junction) === 1 && !isKept(junction)
    links = thin.filter(({ a, b, km }) => km >= SHORTEST_END || (!isLoose(a) && !isLoose(b)))
  }
  return links
}

// Surveyed points on known roads that give these their line, beside those where a road of the second level meets them.
const listShape = (
  known: readonly KnownRoad[],
  standings: Standings,
  {
    at,
    isMet,
  }: { readonly at: (junction: number) => Point; readonly isMet: (junction: number) => boolean },
): ReadonlySet<number> => {
  const byRoad = new Map<string, { readonly junction: number; readonly share: number }[]>()
  for (const [junction, some] of standings) {
    for (const { a, b, share } of some) {
      const key = `${a} ${b}`
      byRoad.set(key, [...(byRoad.get(key) ?? []), { junction, share }])
    }
  }
  const shape = new Set<number>()
  for (const { a, b, from, to } of known) {
    const on = (byRoad.get(`${a} ${b}`) ?? []).sort((one, other) => one.share - other.share)
    const line = [-1, ...on.map(({ junction }) => junction), -2]
    const place = (one: number): Point => (one === -1 ? from : one === -2 ? to : at(one))
    let start = 0
    for (let end = 1; end < line.length; end += 1) {
      if (end < line.length - 1 && !isMet(line[end] ?? 0)) continue
      const bends = listBends(line.slice(start, end + 1), place, { tolerance: SHAPE })
      for (const one of bends) if (one >= 0) shape.add(one)
      start = end
    }
  }
  return shape
}

/** Makes the roads of the second level of a survey. */
export const makeSecondLevel = (
  published: Survey,
  rules: SurveyRules,
  ground: SurveyGround,
): SecondLevel => {
  const survey = rules.isCrossed ? crossRoads(published) : published
  const { points } = survey
  const at = (junction: number): Point => points[junction]?.at ?? [0, 0]
  const junctions = findJunctions(survey, rules, ground.water.openNarrows(WHOLE))
  const matched = matchKnownRoads(survey, junctions, ground.known)
  const driven = listDriven(survey, rules, ground).filter((link) => !matched.links.has(link))
  const edges = listEdges(survey, junctions, driven)
  const used = new Map(edges.flatMap(({ a, b }) => [a, b]).map((one) => [one, at(one)]))
  const standings = settle(matched, ground, used)
  const isOnLand = (junction: number): boolean => ground.findMass(...at(junction)) >= 0
  const links = listJoined(
    shorten(edges, standings, at).filter(({ a, b }) => isOnLand(a) && isOnLand(b)),
    standings,
  )
  const met = new Set(links.flatMap(({ a, b }) => [a, b]))
  const shape = listShape(ground.known, standings, { at, isMet: (one) => met.has(one) })
  const kept = [...new Set([...met, ...shape])].sort((one, other) => one - other)
  const isInner = (junction: number): boolean => {
    const town = ground.findTown(latLng(at(junction)))
    return (
      town !== undefined &&
      town.radius >= LARGE_TOWN &&
      straight([town.lat, town.lng], at(junction)) < town.radius * INNER
    )
  }
  return {
    nodes: kept.map((junction) => ({ junction, at: at(junction) })),
    links: links.map((link) => ({ ...link, isInTown: isInner(link.a) && isInner(link.b) })),
    joins: kept.flatMap((junction) =>
      (standings.get(junction) ?? []).map((standing) => ({ ...standing, junction })),
    ),
  }
}
