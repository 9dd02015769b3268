// What is looked for in the roads: source rows that cannot be, a network that falls apart, tables that are out of date,
// and pairs of towns.
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { ROAD_KINDS } from '@evkit/engine/route'
import type { Water } from '../basemap/index.js'
import { decodePlaces, type StoredPlace } from '../places/index.js'
import {
  createFindTown,
  createRouter,
  decodeNetwork,
  isCrossing,
  makePieces,
  openNetwork,
  writeNetworkFile,
  type FindRoad,
  type NetworkFile,
} from '../roads/index.js'
import { makeBasemapFile, writeBasemapFile, COVERED } from '../scripts/basemap-document.js'
import {
  makeNetworkFile,
  openFindMass,
  openWater,
  straightMetres,
} from '../scripts/road-document.js'
import type { LinkRow, NodeRow, RoadSources } from '../sources/road-rows.js'
import { toFaults, type Fault, type Rows, type Sources } from '../sources/rows.js'
import { comparePairs, listPairFaults } from './pairs.js'
import { longLinkFaults, pairOf, waterLinkFaults } from './explained-links.js'
import { drawPairs, listOrdinaryFaults } from './ordinary.js'
import { secondRoadFaults } from './second-roads.js'
import { boxFaults, repeated, unknownSources } from './placed.js'

const TABLE = 'data/tables/roads.json'
const BASEMAP = 'data/tables/basemap.json'

/** [m] How much shorter than the straight line a row may say a road is, as an end may stand for a whole city. */
const SHORTFALL = 4000
const METRES = 1000

const coveredFaults = ({ file, rows }: Rows<NodeRow>): readonly Fault[] =>
  rows.flatMap(({ id, lat, lng }) =>
    lat >= COVERED.south && lat <= COVERED.north && lng >= COVERED.west && lng <= COVERED.east
      ? []
      : [{ file, path: id, text: 'lies outside the covered box' }],
  )

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
    .filter(({ kind }) => kind === 'ferry' || kind === 'shuttle' || kind === 'tunnel')
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

/** Faults of the source rows of the roads. */
export const listRoadSourceFaults = (
  roads: RoadSources,
  { sources }: Pick<Sources, 'sources'>,
): readonly Fault[] => {
  const nodes = new Map(roads.nodes.rows.map((row) => [row.id, row]))
  const known = new Set(sources.rows.map(({ id }) => id))
  const { nodes: all, links, places } = roads
  // Their source is that of their survey.
  const { secondNodes: _, secondLinks: __, secondJoins: ___, ...credited } = roads
  return [
    ...Object.values(roads).flatMap((rows: Rows<unknown>) => rows.faults),
    ...Object.values(credited).flatMap((rows: Rows<{ readonly source: string }>) =>
      unknownSources(rows, known),
    ),
    ...repeated(
      all.file,
      all.rows.map(({ id }) => id),
    ),
    ...repeated(
      links.file,
      links.rows.map(({ a, b }) => pairOf(a, b)),
    ),
    ...boxFaults(
      all.file,
      all.rows.map((row) => ({ ...row, path: row.id })),
    ),
    ...boxFaults(
      places.file,
      places.rows.map((row) => ({ ...row, path: row.name })),
    ),
    ...coveredFaults(all),
    ...links.rows.flatMap((link) => linkFaults(links, link, nodes)),
    ...places.rows
      .filter(({ node }) => !nodes.has(node))
      .map(({ name }) => ({ file: places.file, path: name, text: 'stands at no node' })),
    ...longLinkFaults(roads),
    ...crossingFaults(roads),
    ...secondRoadFaults(roads),
  ]
}

/** Nodes that cannot be reached from the first. */
const listLoose = ({
  from,
  to,
  first,
  links,
}: ReturnType<typeof makePieces>): readonly number[] => {
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
    ...listLoose(makePieces(openNetwork(file))).map((node) => ({
      file: TABLE,
      path: nameOf(node),
      text: 'no road leads there from the rest of the network',
    })),
    ...file.nodes.mass.flatMap((mass, node) =>
      mass >= 0 ? [] : [{ file: TABLE, path: nameOf(node), text: 'lies at sea' }],
    ),
  ]
}

const STALE = 'differs from what its sources make: run node .config/run.mjs data:maps'

const staleFaults = (file: string, text: string, wanted: string): readonly Fault[] =>
  text === wanted ? [] : [{ file, path: '', text: STALE }]

/** The network as its sources make it, and the question for a road on it. */
export interface MadeRoads {
  readonly basemap: string
  readonly network: NetworkFile
  readonly water: Water
  readonly findRoad: FindRoad
}

/** Makes base map and network of the sources; towns are those of the places. */
export const makeRoads = (sources: RoadSources, places: readonly StoredPlace[]): MadeRoads => {
  const basemap = makeBasemapFile(sources.islands.rows, sources.narrows.rows)
  const findMass = openFindMass(basemap)
  const water = openWater(basemap)
  const network = makeNetworkFile(sources, { places, findMass, water })
  return {
    basemap: writeBasemapFile(basemap),
    network,
    water,
    findRoad: createRouter(openNetwork(network), {
      findMass,
      water,
      findTown: createFindTown(places),
    }),
  }
}

/** Reads the places of the table; none where it cannot be read, which another check tells. */
export const readTowns = (folder: URL): readonly StoredPlace[] => {
  const read = decodePlaces(
    JSON.parse(readFileSync(new URL('tables/places.json', folder), 'utf8')) as unknown,
  )
  return E.isRight(read) ? read.right.places : []
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
  const towns = readTowns(folder)
  const made = makeRoads(roads, towns)
  const table = writeNetworkFile(made.network)
  return [
    ...staleFaults(BASEMAP, read('basemap.json'), made.basemap),
    ...staleFaults(TABLE, read('roads.json'), table),
    ...listNetworkFaults(made.network, roads),
    ...waterLinkFaults(roads, made.water),
    ...listPairFaults(roads.pairs.file, comparePairs(roads.pairs, made.findRoad)),
    ...listOrdinaryFaults(
      roads.ordinaryPairs.file,
      comparePairs(roads.ordinaryPairs, made.findRoad),
      drawPairs(table, towns, made.findRoad),
    ),
  ]
}
