// What is looked for in the roads: source rows that cannot be, a network that falls apart, tables that are out of date,
// and the usual trips.
import { readFileSync } from 'node:fs'
import { either as E, option as O } from 'fp-ts'
import type { LatLng } from '@evkit/engine/geo'
import { ROAD_KINDS } from '@evkit/engine/route'
import {
  createRouter,
  decodeNetwork,
  isCrossing,
  openNetwork,
  writeNetworkFile,
  type FindRoad,
  type NetworkFile,
} from '../roads/index.js'
import { makeBasemapFile, writeBasemapFile, COVERED } from '../scripts/basemap-document.js'
import { makeStationFile } from '../scripts/station-document.js'
import { writeStationFile } from '../stations/station-file.js'
import { makeNetworkFile, openFindMass, straightMetres } from '../scripts/road-document.js'
import type { Country, LinkRow, NodeRow, RoadSources, UsualTripRow } from '../sources/road-rows.js'
import { toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'

const TABLE = 'data/tables/roads.json'
const STATIONS = 'data/tables/stations.json'
const BASEMAP = 'data/tables/basemap.json'

/** How far a usual trip may lie from its usual length: share of the latter. */
export const TRIP_TOLERANCE = 0.05

/** [m] How much shorter than the straight line a row may say a road is, as an end may stand for a whole city. */
const SHORTFALL = 4000
const METRES = 1000

// Around each country, islands included [°]: south, north, west, east.
const BOXES: Readonly<Record<Country, readonly [number, number, number, number]>> = {
  BE: [49.4, 51.6, 2.5, 6.5],
  DE: [47.2, 55.1, 5.8, 15.1],
  DK: [54.5, 57.8, 8, 15.3],
  FR: [41.3, 51.2, -5.2, 9.6],
  GB: [49.8, 60.9, -8.7, 1.8],
  IE: [51.4, 55.5, -10.7, -5.9],
  LU: [49.4, 50.2, 5.7, 6.6],
  NL: [50.7, 53.6, 3.3, 7.3],
  NO: [57.9, 71.2, 4.5, 31.2],
  SE: [55.3, 69.1, 10.9, 24.2],
}

/** One position of a file, and what to call it. */
interface Placed extends LatLng {
  readonly path: string
  readonly country: Country
}

const boxFaults = (file: string, places: readonly Placed[]): readonly Fault[] =>
  places.flatMap(({ path, country, lat, lng }) => {
    const [south, north, west, east] = BOXES[country]
    return lat >= south && lat <= north && lng >= west && lng <= east
      ? []
      : [{ file, path, text: `${lat}, ${lng} is not in ${country}` }]
  })

const coveredFaults = ({ file, rows }: Rows<NodeRow>): readonly Fault[] =>
  rows.flatMap(({ id, lat, lng }) =>
    lat >= COVERED.south && lat <= COVERED.north && lng >= COVERED.west && lng <= COVERED.east
      ? []
      : [{ file, path: id, text: 'lies outside the covered box' }],
  )

const repeated = (file: string, keys: readonly string[]): readonly Fault[] => {
  const seen = new Set<string>()
  return keys.flatMap((path) => {
    if (seen.has(path)) return [{ file, path, text: 'is there twice' }]
    seen.add(path)
    return []
  })
}

const pairOf = (a: string, b: string): string => [a, b].sort().join(' to ')

const linkFaults = (
  { file }: Rows<LinkRow>,
  link: LinkRow,
  nodes: ReadonlyMap<string, NodeRow>,
): readonly Fault[] => {
  const path = pairOf(link.a, link.b)
  const [a, b] = [nodes.get(link.a), nodes.get(link.b)]
  if (a === undefined || b === undefined)
    return [{ file, path, text: 'has an end that is no node' }]
  if (link.a === link.b) return [{ file, path, text: 'leads back to where it starts' }]
  const line = straightMetres(a, b)
  return link.km > 0 && line - link.km * METRES <= SHORTFALL
    ? []
    : [
        {
          file,
          path,
          text: `${link.km} km, but ${(line / METRES).toFixed(1)} km in a straight line`,
        },
      ]
}

const crossingFaults = ({ links, crossings }: RoadSources): readonly Fault[] => {
  const pairs = links.rows
    .filter(({ kind }) => kind === 'ferry' || kind === 'tunnel')
    .map(({ a, b }) => pairOf(a, b))
  const timed = crossings.rows.map(({ a, b }) => pairOf(a, b))
  return [
    ...pairs
      .filter((path) => !timed.includes(path))
      .map((path) => ({ file: links.file, path, text: 'is a crossing without a time' })),
    ...timed
      .filter((path) => !pairs.includes(path))
      .map((path) => ({ file: crossings.file, path, text: 'is no ferry or tunnel' })),
    ...repeated(crossings.file, timed),
  ]
}

const unknownSources = (
  { file, rows }: Rows<{ readonly source: string }>,
  known: ReadonlySet<string>,
): readonly Fault[] =>
  [...new Set(rows.map(({ source }) => source))]
    .filter((source) => !known.has(source))
    .map((source) => ({
      file,
      path: 'source',
      text: `names the source ${source}, which is not in sources.json`,
    }))

/** Faults of the source rows of the roads and stations. */
export const listRoadSourceFaults = (
  roads: RoadSources,
  { sources }: Pick<Sources, 'sources'>,
): readonly Fault[] => {
  const nodes = new Map(roads.nodes.rows.map((row) => [row.id, row]))
  const known = new Set(sources.rows.map(({ id }) => id))
  const { nodes: all, links, places, stations, trips } = roads
  const names = new Set(places.rows.map(({ name }) => name))
  return [
    ...Object.values(roads).flatMap((rows: Rows<unknown>) => rows.faults),
    ...Object.values(roads).flatMap((rows: Rows<{ readonly source: string }>) =>
      unknownSources(rows, known),
    ),
    ...repeated(
      all.file,
      all.rows.map(({ id }) => id),
    ),
    ...repeated(
      stations.file,
      stations.rows.map(({ id }) => id),
    ),
    ...repeated(
      links.file,
      links.rows.map(({ a, b }) => pairOf(a, b)),
    ),
    ...repeated(
      trips.file,
      trips.rows.map(({ from, to, source }) => `${pairOf(from, to)} by ${source}`),
    ),
    ...boxFaults(
      all.file,
      all.rows.map((row) => ({ ...row, path: row.id })),
    ),
    ...boxFaults(
      places.file,
      places.rows.map((row) => ({ ...row, path: row.name })),
    ),
    ...boxFaults(
      stations.file,
      stations.rows.map((row) => ({ ...row, path: row.id })),
    ),
    ...coveredFaults(all),
    ...links.rows.flatMap((link) => linkFaults(links, link, nodes)),
    ...places.rows
      .filter(({ node }) => !nodes.has(node))
      .map(({ name }) => ({ file: places.file, path: name, text: 'stands at no node' })),
    ...trips.rows
      .filter(({ from, to }) => !names.has(from) || !names.has(to))
      .map(({ from, to }) => ({
        file: trips.file,
        path: pairOf(from, to),
        text: 'has an end that is no place',
      })),
    ...crossingFaults(roads),
  ]
}

/** Nodes that cannot be reached from the first. */
const listLoose = ({
  from,
  to,
  first,
  links,
}: ReturnType<typeof openNetwork>): readonly number[] => {
  const isReached = new Uint8Array(first.length - 1)
  const open = [0]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isReached[node] === 1) continue
    isReached[node] = 1
    for (const link of links.subarray(first[node], first[node + 1])) {
      open.push(from[link] ?? 0, to[link] ?? 0)
    }
  }
  return [...isReached.keys()].filter((node) => isReached[node] === 0)
}

/** Faults of a network: its shape, pieces that hang loose, roads shorter than a straight line, nodes at sea. */
export const listNetworkFaults = (document: unknown, { nodes }: RoadSources): readonly Fault[] => {
  const decoded = decodeNetwork(document)
  if (E.isLeft(decoded)) return toFaults(TABLE, decoded.left)
  const file = decoded.right
  const nameOf = (node: number | undefined): string => nodes.rows[node ?? -1]?.id ?? String(node)
  const lengths = file.links.metres.flatMap((metres, link) => {
    const [a, b] = [nodes.rows[file.links.from[link] ?? -1], nodes.rows[file.links.to[link] ?? -1]]
    if (a === undefined || b === undefined || metres >= straightMetres(a, b)) return []
    return [{ file: TABLE, path: pairOf(a.id, b.id), text: 'is shorter than a straight line' }]
  })
  const untimed = file.links.kind.flatMap((kind, link) => {
    const isTimed = file.crossings.some(([one]) => one === link)
    return isCrossing(ROAD_KINDS[kind] ?? 'trunk') === isTimed
      ? []
      : [{ file: TABLE, path: `links.${link}`, text: 'expected a time for each crossing only' }]
  })
  return [
    ...lengths,
    ...untimed,
    ...listLoose(openNetwork(file)).map((node) => ({
      file: TABLE,
      path: nameOf(node),
      text: 'no road leads there from the rest of the network',
    })),
    ...file.nodes.mass.flatMap((mass, node) =>
      mass >= 0 ? [] : [{ file: TABLE, path: nameOf(node), text: 'lies at sea' }],
    ),
  ]
}

/** One usual trip and what the network says. */
export interface TripComparison extends UsualTripRow {
  /** [km] Length by the network; NaN where it knows no road. */
  readonly found: number
  /** [1] Deviation of the network, share of the usual length. */
  readonly deviation: number
}

/** Compares every usual trip with the network. */
export const compareTrips = (
  sources: RoadSources,
  findRoad: FindRoad,
): readonly TripComparison[] => {
  const places = new Map(sources.places.rows.map((row) => [row.name, row]))
  return sources.trips.rows.flatMap((trip) => {
    const [from, to] = [places.get(trip.from), places.get(trip.to)]
    if (from === undefined || to === undefined) return []
    const road = findRoad(from, to)
    const metres = E.isRight(road) ? road.right.distance : undefined
    const found = metres !== undefined && O.isSome(metres) ? metres.value / METRES : NaN
    return [{ ...trip, found, deviation: (found - trip.km) / trip.km }]
  })
}

const isWithin =
  (tolerance: number) =>
  (trip: TripComparison): boolean =>
    Math.abs(trip.deviation) <= tolerance

const HUNDRED = 100

/** The usual trips as lines to print: those that are held, and how the others compare. */
export const listTripLines = (trips: readonly TripComparison[]): readonly string[] => {
  const held = trips.filter((trip) => trip.held === 'yes')
  const tenth = TRIP_TOLERANCE * 2
  return [
    '',
    'trip                                 network   usual     deviation',
    ...held.map(({ from, to, found, km, deviation }) =>
      [
        `${from} to ${to}`.padEnd(36),
        `${found.toFixed(0)} km`.padEnd(9),
        `${km} km`.padEnd(9),
        `${(deviation * HUNDRED).toFixed(1)} %`,
      ].join(' '),
    ),
    `all ${trips.length} trips of the tables: ${trips.filter(isWithin(TRIP_TOLERANCE)).length} within 5 %, ` +
      `${trips.filter(isWithin(tenth)).length} within 10 %`,
  ]
}

const tripFaults = (sources: RoadSources, trips: readonly TripComparison[]): readonly Fault[] =>
  trips
    .filter((trip) => trip.held === 'yes' && !isWithin(TRIP_TOLERANCE)(trip))
    .map(({ from, to, found, km }) => ({
      file: sources.trips.file,
      path: pairOf(from, to),
      text: `${found.toFixed(0)} km by the network, more than 5 % from the usual ${km} km`,
    }))

const STALE = 'differs from what its sources make: run node .config/run.mjs data:maps'

const staleFaults = (file: string, text: string, wanted: string): readonly Fault[] =>
  text === wanted ? [] : [{ file, path: '', text: STALE }]

/** The network as its sources make it, and the question for a road on it. */
export interface MadeRoads {
  readonly basemap: string
  readonly network: NetworkFile
  readonly findRoad: FindRoad
}

/** Makes base map and network of the sources. */
export const makeRoads = (sources: RoadSources): MadeRoads => {
  const basemap = makeBasemapFile(sources.islands.rows)
  const findMass = openFindMass(basemap)
  const network = makeNetworkFile(sources, findMass)
  return {
    basemap: writeBasemapFile(basemap),
    network,
    findRoad: createRouter(openNetwork(network), findMass),
  }
}

/** Everything that is wrong with the roads. */
export const listRoadFaults = (
  folder: URL,
  roads: RoadSources,
  sources: Sources,
): readonly Fault[] => {
  const read = (name: string): string => readFileSync(new URL(`tables/${name}`, folder), 'utf8')
  const faults = listRoadSourceFaults(roads, sources)
  if (faults.length > 0) return faults
  const made = makeRoads(roads)
  return [
    ...staleFaults(BASEMAP, read('basemap.json'), made.basemap),
    ...staleFaults(TABLE, read('roads.json'), writeNetworkFile(made.network)),
    ...staleFaults(
      STATIONS,
      read('stations.json'),
      writeStationFile(makeStationFile(roads, sources)),
    ),
    ...listNetworkFaults(made.network, roads),
    ...tripFaults(roads, compareTrips(roads, made.findRoad)),
  ]
}
