// What the calls of the route planner are answered from, read and decoded once when the service starts.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { either as E } from 'fp-ts'
import type { Credit } from '@evkit/engine/internal/route'
import { decodeWith, left, right, type Either, type Issue } from '@evkit/engine/shared'
import {
  BasemapFileCodec,
  createCut,
  createFindMass,
  createWater,
  joinRoads,
  listLabels,
  listRoadLines,
  simplifyLine,
  makeMapFiles,
  unpackBasemap,
  type Basemap,
  type MapCut,
  type MapFiles,
  type MapLayers,
  type MapView,
} from '../basemap/index.js'
import {
  createPlaceIndex,
  decodePlaces,
  type Language,
  type PlaceIndex,
  type StoredPlaces,
} from '../places/index.js'
import {
  ANY_MASS,
  createFindTown,
  createRouter,
  decodeNetwork,
  findRoadArea,
  openNetwork,
  type FindRoad,
  type RoadArea,
} from '../roads/index.js'
import { createFindHeights, type FindHeights } from './route/road-heights.js'
import { createFindAlong, type FindAlong } from '../stations/along.js'
import { measureCoverage, type CountryCoverage } from '../stations/coverage.js'
import { createFindNearest } from '../stations/grid.js'
import { joinStations } from '../stations/join.js'
import { listRegistered, nameStations } from '../stations/registers.js'
import { decodeStations, type Stations } from '../stations/station-file.js'
import { readSources, toFaults, type Fault } from '../sources/rows.js'
import { readStationSources } from '../sources/station-rows.js'

/** What the calls of the route planner are answered from. */
export interface MapsStore {
  readonly findRoad: FindRoad
  readonly findHeights: FindHeights
  readonly roadCredit: Credit
  /** The part of the world the roads cover. */
  readonly roadArea: RoadArea
  readonly stations: Stations
  /** How well the stations of each country are known. */
  readonly coverage: readonly CountryCoverage[]
  readonly findAlong: FindAlong
  readonly places: PlaceIndex
  readonly placeCredit: Credit
  /** Cuts a part out of the map, for a picture drawn on the server. */
  readonly cutMap: (view: MapView, language?: Language) => MapCut
  /** The same as files for the map in the browser. */
  readonly files: MapFiles
  /** Who the map comes from. */
  readonly mapCredits: readonly Credit[]
}

type Decode<A> = (document: unknown) => Either<readonly Issue[], A>

/** [°] Lines of roads on the map leave out what is nearer to them: about 50 m. */
const ROAD_TOLERANCE = 0.0005

const readText = (url: URL): string | undefined =>
  existsSync(url) ? readFileSync(url, 'utf8') : undefined

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const readTable = <A>(url: URL, name: string, decode: Decode<A>): Either<readonly Fault[], A> => {
  const text = readText(url)
  if (text === undefined) return left([{ file: name, path: '', text: 'is not there' }])
  const decoded = decode(parse(text))
  return E.isLeft(decoded) ? left(toFaults(name, decoded.left)) : decoded
}

/** Where tables are read from: those of the project, and a folder of imported ones that go before them. */
interface Folders {
  readonly own: URL
  readonly imported: URL | undefined
}

const readEither = <A>(
  { own, imported }: Folders,
  file: string,
  decode: Decode<A>,
): Either<readonly Fault[], A> => {
  const other = imported === undefined ? undefined : new URL(file, imported)
  return other !== undefined && existsSync(other)
    ? readTable(other, other.pathname, decode)
    : readTable(new URL(`tables/${file}`, own), `data/tables/${file}`, decode)
}

const faultsOf = (answers: readonly Either<readonly Fault[], unknown>[]): readonly Fault[] =>
  answers.flatMap((answer) => (E.isLeft(answer) ? answer.left : []))

// Files of stations an importer has written, in order of their names.
const listImports = (imported: URL | undefined): readonly URL[] =>
  imported === undefined || !existsSync(imported)
    ? []
    : readdirSync(imported)
        .filter((name) => /^stations(-[\w-]+)?\.json$/.test(name))
        .sort()
        .map((name) => new URL(name, imported))

const readStations = ({ own, imported }: Folders): Either<readonly Fault[], Stations> => {
  const rows = readStationSources(own)
  const { sources } = readSources(own)
  const faults = [rows.registers, ...rows.files.map(({ stations }) => stations)].flatMap(
    (one) => one.faults,
  )
  if (faults.length > 0) return left(faults)
  const registered = listRegistered(rows, sources)
  const imports = listImports(imported).map((file) =>
    readTable(file, fileURLToPath(file), decodeStations),
  )
  const broken = faultsOf(imports)
  if (broken.length > 0) return left(broken)
  return right(
    imports.reduce(
      (stations, read) => (E.isRight(read) ? joinStations(stations, read.right) : stations),
      registered,
    ),
  )
}

// Stations without a name are called by the place they are at.
const nameByPlaces = (stations: Stations, { places }: StoredPlaces): Stations => {
  const findNearest = createFindNearest(places)
  return {
    ...stations,
    stations: nameStations(
      stations.stations,
      (at, within) => places[findNearest(at, within)]?.name ?? '',
    ),
  }
}

const decodeBasemap = (document: unknown): Either<readonly Issue[], Basemap> => {
  const decoded = decodeWith(BasemapFileCodec, document)
  return E.isLeft(decoded) ? decoded : right(unpackBasemap(decoded.right))
}

const readMaps = (folders: Folders): Either<readonly Fault[], MapsStore> => {
  const network = readEither(folders, 'roads.json', decodeNetwork)
  const stations = readStations(folders)
  const places = readEither<StoredPlaces>(folders, 'places.json', decodePlaces)
  const basemap = readEither(folders, 'basemap.json', decodeBasemap)
  if (E.isLeft(network) || E.isLeft(stations) || E.isLeft(places) || E.isLeft(basemap)) {
    return left(faultsOf([network, stations, places, basemap]))
  }
  // A network that does not know its land may lie anywhere, so water cannot be looked for.
  const knowsLand = network.right.nodes.mass.some((mass) => mass !== ANY_MASS)
  const { fine } = basemap.right
  const findMass = knowsLand ? createFindMass(fine.land) : undefined
  const water = knowsLand ? createWater(basemap.right) : undefined
  const opened = openNetwork(network.right)
  const layers: MapLayers = {
    basemap: basemap.right,
    roads: joinRoads(listRoadLines(opened)).map((road) => ({
      ...road,
      line: simplifyLine(road.line, ROAD_TOLERANCE),
    })),
    labels: listLabels(basemap.right, places.right.places),
  }
  const named = nameByPlaces(stations.right, places.right)
  return right({
    findRoad: createRouter(opened, {
      findMass,
      water,
      findTown: createFindTown(places.right.places),
    }),
    findHeights: createFindHeights(places.right.places),
    roadCredit: network.right.credit,
    roadArea: findRoadArea(opened, places.right.places, { findMass, water }),
    stations: named,
    coverage: measureCoverage(opened, named.stations),
    findAlong: createFindAlong(named.stations),
    places: createPlaceIndex(places.right),
    placeCredit: places.right.credit,
    cutMap: createCut(layers),
    files: makeMapFiles(layers),
    mapCredits: [{ ...basemap.right.credit, asOf: '' }, network.right.credit, places.right.credit],
  })
}

const FILES = ['roads.json', 'places.json', 'basemap.json']
const REGISTERS = 'sources/stations/'

// What the files are known by without being read: where they are, how large, and when they were written.
const stampOf = ({ own, imported }: Folders): string => {
  const registers = new URL(REGISTERS, own)
  const rows = existsSync(registers) ? readdirSync(registers) : []
  return [
    ...rows.map((file) => new URL(file, registers)),
    ...listImports(imported),
    ...FILES.flatMap((file) => [
      new URL(`tables/${file}`, own),
      ...(imported === undefined ? [] : [new URL(file, imported)]),
    ]),
  ]
    .map((url) => {
      const known = statSync(url, { throwIfNoEntry: false })
      return `${url.href} ${known?.size ?? ''} ${known?.mtimeMs ?? ''}`
    })
    .join('\n')
}

type Opened = Either<readonly Fault[], MapsStore>

let last: { readonly stamp: string; readonly opened: Opened } | undefined

/**
 * Reads and decodes everything the route planner is answered from; `imported` holds what the importers wrote. The same
 * files are read once: making them ready takes half a second, which a server that reads its data for every request, as
 * while developing, does not have.
 */
export const openMaps = (own: URL, imported?: URL): Opened => {
  const folders = { own, imported }
  const stamp = stampOf(folders)
  const opened = last?.stamp === stamp ? last.opened : readMaps(folders)
  last = { stamp, opened }
  return opened
}
