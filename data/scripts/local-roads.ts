// Roads between neighbouring towns where no table of roads was at hand: worked out of where places are, and called modelled.
import { ROAD_KINDS } from '@evkit/engine/route'
import type { FindMass, Water } from '../basemap/index.js'
import type { StoredPlace } from '../places/index.js'
import {
  createSnap,
  openNetwork,
  positionOn,
  POSITION_STEPS,
  SHARE_STEPS,
  SPEEDS,
  straight,
  type Network,
  type NetworkFile,
  type Point,
  type Snap,
} from '../roads/index.js'
import { listNeeded } from './needed-roads.js'
import { createPlane, type Plane, type PlanePoint } from './gabriel.js'

/** What modelled roads are made of beside the known ones. */
export interface LocalGround {
  readonly places: readonly StoredPlace[]
  readonly findMass: FindMass
  readonly water: Water
  /** [km/h] How fast they are driven, by country. */
  readonly speeds: ReadonlyMap<string, number>
  /** Countries with real roads of the second level. */
  readonly surveyed: ReadonlySet<string>
}

/** The same, with the question whether a position lies on water. */
interface Ground extends LocalGround {
  readonly isWet: (at: Point) => boolean
}

/** Smaller places are villages on the way. */
const LEAST_PEOPLE = 1500
/** [km] As far as this a modelled road leads over water: outlines are coarse, and rivers have bridges. */
const MOST_WATER = 0.25
/** [°] Farther south and north no roads are known that these could lead to. */
const AREA = { south: 46.65, north: 61.6 } as const
/** [km] Neighbours are not farther from each other; [1] how many of the nearest are looked at. */
const NEIGHBOURS = { farthest: 60, most: 60 } as const
/**
 * [1] How much longer a local road is than the straight line between two neighbouring towns, and [1/km] by how much more for
 * each kilometre beyond some: towns far apart have hills, moors or forests between them. In mountains it follows valleys.
 */
const TERRAINS = {
  usual: { detour: 1.1, empty: 0.0067 },
  norway: { detour: 1.2, empty: 0.0067 },
  highlands: { detour: 1.2, empty: 0.01 },
} as const
/** [km] From here on towns count as far apart. */
const FAR = 15
/** [°] The Highlands lie north of here in Great Britain. */
const HIGHLANDS = 56.3
/** [km] How far a town may be from a known road to be joined to it, and to how many. */
const JOINS = { farthest: 8, most: 3 } as const
/** [1] How far beside the middle of a line over water a road is looked for, to one side and the other. */
const ASIDE = [0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48]
/** [m] Towns join a known road at the same place where they are no farther apart. */
const SPACING = 1000

/** [°] Wider than the map. */
const WHOLE = { west: -30, south: 40, east: 40, north: 70 } as const

const METRES = 1000
const KM_PER_DEGREE = 111.195
const HALF_TURN = 180
// [°] Where lengths are true on the plane that neighbours are looked for on. Angles, which decide, are true everywhere.
const MIDDLE = 54

interface Node {
  readonly at: Point
  readonly mass: number
  readonly country: string
}

const steps = (degrees: number): number => Math.round(degrees * POSITION_STEPS)

const kept = ([lat, lng]: Point): Point => [
  steps(lat) / POSITION_STEPS,
  steps(lng) / POSITION_STEPS,
]

const listTowns = ({ places, findMass }: LocalGround): readonly Node[] =>
  places
    .filter(({ people, lat }) => people >= LEAST_PEOPLE && lat >= AREA.south && lat <= AREA.north)
    .map(({ lat, lng, country }): Node => ({ at: [lat, lng], mass: findMass(lat, lng), country }))
    .filter(({ mass }) => mass >= 0)

const KIND = ROAD_KINDS.indexOf('local-modelled')

/** All towns, and their places on a plane. */
interface Towns {
  readonly all: readonly Node[]
  readonly plane: Plane
}

interface Road {
  readonly from: Node
  readonly to: Node
}

const terrainOf = ({ country, at: [lat] }: Node): keyof typeof TERRAINS => {
  if (country === 'NO') return 'norway'
  return country === 'GB' && lat > HIGHLANDS ? 'highlands' : 'usual'
}

const lengthOf = ({ from, to }: Road): number => {
  const metres = straight(kept(from.at), kept(to.at))
  const { detour, empty } = TERRAINS[terrainOf(from.at[0] > to.at[0] ? from : to)]
  return Math.ceil(metres * (detour + Math.max(0, metres / METRES - FAR) * empty))
}

const speedOf = ({ from }: Road, { speeds }: LocalGround): number =>
  speeds.get(from.country) ?? SPEEDS['local-modelled']

const onPlane = ([lat, lng]: Point): PlanePoint => {
  const scale = Math.cos((MIDDLE * Math.PI) / HALF_TURN) * KM_PER_DEGREE
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / HALF_TURN / 2))
  return { x: lng * scale, y: ((north * HALF_TURN) / Math.PI) * scale }
}

// Past a lake or a bay: by a place beside the middle of the line, the nearest that is dry on both sides of it.
const listAround = ({ from, to }: Road, { water, isWet }: Ground): readonly Road[] => {
  const [[lat, lng], [toLat, toLng]] = [from.at, to.at]
  const shrink = Math.cos((((lat + toLat) / 2) * Math.PI) / HALF_TURN)
  for (const share of ASIDE) {
    const by = kept([
      (lat + toLat) / 2 + (toLng - lng) * shrink * share,
      (lng + toLng) / 2 - ((toLat - lat) / shrink) * share,
    ])
    // A measure begins at the coast, so a place at sea would be as near as its coast.
    if (isWet(by)) continue
    const isDry = [from.at, to.at].every((end) => water.measure(end, by) <= MOST_WATER)
    if (!isDry) continue
    const node = { ...from, at: by }
    return [
      { from, to: node },
      { from: node, to },
    ]
  }
  return []
}

const listBetween = (towns: Towns, ground: Ground): readonly Road[] =>
  towns.plane.listNeighbours(NEIGHBOURS).flatMap(([one, other]) => {
    const [from, to] = [towns.all[one], towns.all[other]]
    if (from === undefined || to === undefined || from.mass !== to.mass) return []
    const road = { from, to }
    const isDry = ground.water.measure(from.at, to.at) <= MOST_WATER
    return isDry ? [road] : listAround(road, ground)
  })

/** Where towns join known roads, and the nodes that come to stand on these. */
interface Joins {
  readonly roads: readonly Road[]
  readonly splits: readonly (readonly [link: number, share: number, node: Node])[]
  /** Nodes of the network that towns are joined to, by number. */
  readonly ends: ReadonlyMap<Node, number>
}

const listJoins = (network: Network, towns: Towns, { water }: LocalGround): Joins => {
  const findSnaps = createSnap(network)
  const known = new Map<string, Node>()
  const splits: (readonly [number, number, Node])[] = []
  const ends = new Map<Node, number>()
  const nodeAt = ({ link, share }: Snap, town: Node): Node => {
    const parts = Math.max(1, Math.round((network.metres[link] ?? 0) / SPACING))
    const part = Math.round(share * parts)
    const end = part === 0 ? network.from[link] : part === parts ? network.to[link] : undefined
    const key = end === undefined ? `${link} ${part}` : `${end}`
    const before = known.get(key)
    if (before !== undefined) return before
    const steps = Math.round((part / parts) * SHARE_STEPS)
    const node = { ...town, at: kept(positionOn(network, link, steps / SHARE_STEPS)) }
    known.set(key, node)
    if (end === undefined) splits.push([link, steps, node])
    else ends.set(node, end)
    return node
  }
  const roads = towns.all.flatMap((town) => {
    const [lat, lng] = town.at
    const isFree = (snap: Snap): boolean =>
      !towns.plane.isBetween(onPlane(town.at), onPlane([snap.lat, snap.lng]))
    const snaps = findSnaps({ lat, lng, mass: town.mass })
      .filter((snap) => straight(town.at, [snap.lat, snap.lng]) <= JOINS.farthest * METRES)
      .filter((snap) => water.measure(town.at, [snap.lat, snap.lng]) <= MOST_WATER)
      .filter(isFree)
      .slice(0, JOINS.most)
    const nodes = [...new Set(snaps.map((snap) => nodeAt(snap, town)))]
    // It stands beside the place that was looked at, where another town joins too.
    return nodes
      .filter(({ at }) => water.measure(town.at, at) <= MOST_WATER)
      .map((to): Road => ({ from: town, to }))
  })
  return { roads, splits, ends }
}

// What hangs together with what is known, from there on.
const listReached = (roads: readonly Road[], starts: Iterable<Node>): ReadonlySet<Node> => {
  const beside = new Map<Node, Node[]>()
  const note = (one: Node, other: Node): void => {
    const known = beside.get(one)
    if (known === undefined) beside.set(one, [other])
    else known.push(other)
  }
  for (const { from, to } of roads) {
    note(from, to)
    note(to, from)
  }
  const reached = new Set(starts)
  // What is added while the set is walked is walked too.
  for (const node of reached) for (const next of beside.get(node) ?? []) reached.add(next)
  return reached
}

/** Modelled roads by the numbers of their ends, and the nodes that are new. */
interface Numbered {
  readonly nodes: readonly Node[]
  readonly numberOf: (node: Node) => number
}

const numberNodes = (
  file: NetworkFile,
  { splits, ends }: Joins,
  roads: readonly Road[],
): Numbered => {
  const on = splits.map(([, , node]) => node)
  // Towns, places beside water, and what stands on known roads.
  const between = roads.flatMap(({ from, to }) => [from, to])
  const nodes = [...new Set([...between, ...on])].filter((node) => !ends.has(node))
  const first = file.nodes.lat.length
  const numbers = new Map([...ends, ...nodes.map((node, at) => [node, first + at] as const)])
  return { nodes, numberOf: (node) => numbers.get(node) ?? 0 }
}

const addRoads = (
  file: NetworkFile,
  joins: Joins,
  { roads, ground }: { readonly roads: readonly Road[]; readonly ground: LocalGround },
): NetworkFile => {
  const { nodes, numberOf } = numberNodes(file, joins, roads)
  const countries = file.countries ?? []
  const { nodes: old, links } = file
  return {
    ...file,
    nodes: {
      country: [...(old.country ?? []), ...nodes.map((node) => countries.indexOf(node.country))],
      lat: [...old.lat, ...nodes.map(({ at: [lat] }) => steps(lat))],
      lng: [...old.lng, ...nodes.map(({ at: [, lng] }) => steps(lng))],
      mass: [...old.mass, ...nodes.map(({ mass }) => mass)],
    },
    links: {
      from: [...links.from, ...roads.map(({ from }) => numberOf(from))],
      to: [...links.to, ...roads.map(({ to }) => numberOf(to))],
      metres: [...links.metres, ...roads.map((road) => lengthOf(road))],
      kind: [...links.kind, ...roads.map(() => KIND)],
      speed: [...(links.speed ?? []), ...roads.map((road) => speedOf(road, ground))],
      road: [...links.road, ...roads.map(() => Math.max(0, file.roads.indexOf('')))],
    },
    splits: [
      ...(file.splits ?? []),
      ...joins.splits.map(([link, share, node]): [number, number, number] => [
        link,
        share,
        numberOf(node),
      ]),
    ],
  }
}

// Joins that are still of use: without the others the network has fewer nodes.
const onlyUsed = ({ roads, splits, ends }: Joins, used: readonly Road[]): Joins => {
  const touched = new Set(used.flatMap(({ from, to }) => [from, to]))
  return {
    roads,
    splits: splits.filter(([, , node]) => touched.has(node)),
    ends: new Map([...ends].filter(([node]) => touched.has(node))),
  }
}

/** Adds modelled roads to a network: between neighbouring towns, and from each to the known roads it lies near. */
export const addLocalRoads = (file: NetworkFile, ground: LocalGround): NetworkFile => {
  const network = openNetwork(file)
  const all = listTowns(ground)
  const towns = { all, plane: createPlane(all.map(({ at }) => onPlane(at))) }
  const joins = listJoins(network, towns, ground)
  const isWet = ground.water.openBox(WHOLE)
  const found = [...joins.roads, ...listBetween(towns, { ...ground, isWet })]
  const first = file.links.from.length
  const numbers = found.map((_, at) => first + at)
  const isSurveyed = ({ from, to }: Road): boolean =>
    ground.surveyed.has(from.country) && ground.surveyed.has(to.country)
  const isAsked = (link: number): boolean => {
    const road = found[link - first]
    return road !== undefined && isSurveyed(road)
  }
  const needed = listNeeded(addRoads(file, joins, { roads: found, ground }), {
    joins: numbers.slice(0, joins.roads.length),
    between: numbers.slice(joins.roads.length),
    isAsked,
  })
  const wanted = found.filter((_, at) => needed.has(first + at))
  const on = joins.splits.map(([, , node]) => node)
  const reached = listReached(wanted, [...joins.ends.keys(), ...on])
  const roads = wanted.filter(({ from }) => reached.has(from))
  return addRoads(file, onlyUsed(joins, roads), { roads, ground })
}
