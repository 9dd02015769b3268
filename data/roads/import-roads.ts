// A road network of lines in GeoJSON. Lines that share a position meet there, and nowhere else.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { measureDistance } from '@evkit/engine/geo'
import { ROAD_KINDS } from '@evkit/engine/route'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'
import { ANY_MASS, listSizeIssues, POSITION_STEPS, type NetworkFile } from './network-file.js'

const Position = t.readonlyArray(t.number)
const LineCodec = t.type({
  type: t.literal('LineString'),
  coordinates: t.readonlyArray(Position),
})
const LinesCodec = t.type({
  type: t.literal('MultiLineString'),
  coordinates: t.readonlyArray(t.readonlyArray(Position)),
})
const Feature = t.type({
  type: t.literal('Feature'),
  geometry: t.union([LineCodec, LinesCodec]),
  properties: t.union([t.record(t.string, t.unknown), t.null, t.undefined]),
})
const Collection = t.type(
  { type: t.literal('FeatureCollection'), features: t.readonlyArray(t.unknown) },
  'FeatureCollection',
)

/** A line that was left out, by its position in the file. */
export interface LeftOut {
  /** Number of the feature, from 0. */
  readonly at: number
  readonly reason: string
}

/** What came of a file of roads. */
export interface RoadImport {
  readonly file: NetworkFile
  readonly leftOut: readonly LeftOut[]
}

/** How the imported network is credited. */
export type RoadCredit = NetworkFile['credit']

interface Way {
  readonly keys: readonly string[]
  readonly kind: number
  readonly road: string
}

const NORTH = 90
const EAST = 180

// Kinds as OpenStreetMap calls them, beside our own.
const KINDS: Readonly<Record<string, (typeof ROAD_KINDS)[number]>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'trunk',
  trunk_link: 'trunk',
  primary: 'trunk',
  primary_link: 'trunk',
}

const textOf = (properties: Readonly<Record<string, unknown>>, name: string): string => {
  const value = properties[name]
  return typeof value === 'string' ? value.trim() : ''
}

const kindOf = (properties: Readonly<Record<string, unknown>>): number => {
  const name = textOf(properties, 'highway') || textOf(properties, 'kind')
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
  return ROAD_KINDS.indexOf(kind ?? 'access')
}

const keyOf = ([lng = NaN, lat = NaN]: readonly number[]): string | undefined =>
  Math.abs(lat) <= NORTH && Math.abs(lng) <= EAST
    ? `${Math.round(lat * POSITION_STEPS)} ${Math.round(lng * POSITION_STEPS)}`
    : undefined

const readWays = (feature: unknown): Either<string, readonly Way[]> => {
  const decoded = decodeWith(Feature, feature)
  if (E.isLeft(decoded)) return left('is no line')
  const { geometry, properties } = decoded.right
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates
  const facts = properties ?? {}
  const road = textOf(facts, 'ref') || textOf(facts, 'road') || textOf(facts, 'name')
  const ways: Way[] = []
  for (const line of lines) {
    const keys = line.flatMap((position) => keyOf(position) ?? [])
    if (keys.length !== line.length) return left('has a position that is not on earth')
    const apart = keys.filter((key, at) => at === 0 || key !== keys[at - 1])
    if (apart.length > 1) ways.push({ keys: apart, kind: kindOf(facts), road })
  }
  return ways.length === 0 ? left('has fewer than two positions') : right(ways)
}

// Nodes stand where a line starts or ends, and where lines share a position.
const findNodes = (ways: readonly Way[]): ReadonlySet<string> => {
  const uses = new Map<string, number>()
  for (const { keys } of ways) {
    for (const [at, key] of keys.entries()) {
      const isEnd = at === 0 || at === keys.length - 1
      uses.set(key, (uses.get(key) ?? 0) + (isEnd ? 2 : 1))
    }
  }
  return new Set([...uses].filter(([, count]) => count > 1).map(([key]) => key))
}

interface Link {
  readonly from: string
  readonly to: string
  readonly metres: number
  readonly way: Way
}

const pointOf = (key: string): { readonly lat: number; readonly lng: number } => {
  const [lat = 0, lng = 0] = key.split(' ').map((step) => Number(step) / POSITION_STEPS)
  return { lat, lng }
}

// [m] A link that bends far from the straight line is cut, so that it can be drawn and joined.
const LONGEST_LINK = 20_000

const splitWay = (way: Way, nodes: ReadonlySet<string>): readonly Link[] => {
  const links: Link[] = []
  let from = way.keys[0] ?? ''
  let metres = 0
  for (const [at, key] of way.keys.entries()) {
    if (at === 0) continue
    metres += measureDistance(pointOf(way.keys[at - 1] ?? ''), pointOf(key))
    if (!nodes.has(key) && metres < LONGEST_LINK) continue
    links.push({ from, to: key, metres: Math.ceil(metres), way })
    from = key
    metres = 0
  }
  return links
}

/** Makes a network of lines in GeoJSON, or tells why the file is none. Lines that cannot be used are left out and told. */
export const importRoads = (
  document: unknown,
  credit: RoadCredit,
): Either<readonly Issue[], RoadImport> => {
  const decoded = decodeWith(Collection, document)
  if (E.isLeft(decoded)) return decoded
  const leftOut: LeftOut[] = []
  const ways = decoded.right.features.flatMap((feature, at) => {
    const read = readWays(feature)
    if (E.isRight(read)) return read.right
    leftOut.push({ at, reason: read.left })
    return []
  })
  const junctions = findNodes(ways)
  const links = ways.flatMap((way) => splitWay(way, junctions))
  if (links.length === 0) {
    return left([
      { path: 'features', expected: 'a line at least', actual: 'none that can be used' },
    ])
  }
  const nodes = [...new Set(links.flatMap(({ from, to }) => [from, to]))].sort()
  const placeOf = new Map(nodes.map((key, at) => [key, at]))
  const roads = [...new Set(links.map(({ way }) => way.road))].sort()
  const roadOf = new Map(roads.map((road, at) => [road, at]))
  const steps = nodes.map((key) => key.split(' ').map(Number))
  const file: NetworkFile = {
    format: 'evkit-roads-1',
    credit,
    roads,
    nodes: {
      lat: steps.map(([lat = 0]) => lat),
      lng: steps.map(([, lng = 0]) => lng),
      mass: nodes.map(() => ANY_MASS),
    },
    links: {
      from: links.map(({ from }) => placeOf.get(from) ?? 0),
      to: links.map(({ to }) => placeOf.get(to) ?? 0),
      metres: links.map(({ metres }) => metres),
      kind: links.map(({ way }) => way.kind),
      road: links.map(({ way }) => roadOf.get(way.road) ?? 0),
    },
    crossings: [],
  }
  const issues = listSizeIssues(file)
  return issues.length > 0 ? left(issues) : right({ file, leftOut })
}
