// A part of the map for a picture that is drawn on the server: cut to what is seen, no finer than its pixels.
import type { Basemap, Layers } from './basemap-file.js'
import { LANGUAGES, type Language } from '../places/index.js'
import { nameLabel, type Label } from './geojson.js'
import { joinRoads } from './join-roads.js'
import type { RoadLine } from './road-lines.js'
import {
  boxOf,
  clipLine,
  clipRing,
  isTouching,
  simplifyLine,
  simplifyRing,
  type Box,
  type Flat,
} from './shape.js'

/** What is on the map. */
export interface MapLayers {
  readonly basemap: Basemap
  readonly roads: readonly RoadLine[]
  /** Most people first. */
  readonly labels: readonly Label[]
}

/** What of the map is seen. */
export interface MapView {
  /** [°] */
  readonly box: Box
  /** [px] Width of the picture, above 0. */
  readonly width: number
}

/** A part of the map. Lines are longitudes and latitudes in turn [°]; rings are open. */
export interface MapCut {
  readonly land: readonly (readonly Flat[])[]
  readonly lakes: readonly (readonly Flat[])[]
  readonly borders: readonly Flat[]
  readonly roads: readonly RoadLine[]
  readonly labels: readonly Label[]
}

// [px] Lines and small things are left out below these.
const TOLERANCE = 0.6
const LEAST_SIZE = 2.5
const FINE_BELOW = 0.012
const MOST_LABELS = 24
const APART = 90
const STEPS = 10_000
// [1] What lies a little outside is drawn too, so that no cut edge is seen.
const MARGIN = 0.02

const round = (line: Flat): Flat => line.map((value) => Math.round(value * STEPS) / STEPS)

const sizeOf = (line: Flat): number => {
  const { west, east, south, north } = boxOf(line)
  return Math.max(east - west, north - south)
}

const widen = ({ west, south, east, north }: Box): Box => {
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return { west: west - x, south: south - y, east: east + x, north: north + y }
}

interface Lens {
  readonly box: Box
  /** [°] Size of a pixel. */
  readonly pixel: number
}

const cutRings = (shapes: readonly (readonly Flat[])[], { box, pixel }: Lens) =>
  shapes
    .filter(([outline = []]) => isTouching(boxOf(outline), box))
    .map((rings) =>
      rings
        .map((ring) => simplifyRing(clipRing(ring, box), pixel * TOLERANCE))
        .filter((ring) => ring.length > 0 && sizeOf(ring) >= pixel * LEAST_SIZE)
        .map(round),
    )
    .filter(([outline]) => outline !== undefined)

const cutLines = (lines: readonly Flat[], { box, pixel }: Lens): readonly Flat[] =>
  lines
    .filter((line) => isTouching(boxOf(line), box))
    .flatMap((line) => clipLine(line, box))
    .map((line) => round(simplifyLine(line, pixel * TOLERANCE)))

// Main roads on any picture, the others only where a pixel is small.
const SMALL_ROADS_BELOW = 0.004

const cutRoads = (roads: readonly RoadLine[], lens: Lens): readonly RoadLine[] =>
  roads
    .filter(({ kind }) => kind === 'motorway' || kind === 'trunk' || lens.pixel < SMALL_ROADS_BELOW)
    .flatMap((road) => cutLines([road.line], lens).map((line) => ({ ...road, line })))

// The largest places that are far enough from each other to be read.
const pickLabels = (labels: readonly Label[], { box, pixel }: Lens): readonly Label[] => {
  const picked: Label[] = []
  const apart = pixel * APART
  for (const label of labels) {
    if (picked.length === MOST_LABELS) break
    const { lng, lat } = label
    if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) continue
    const isFree = picked.every(
      (one) => Math.abs(one.lng - lng) > apart || Math.abs(one.lat - lat) > apart / 3,
    )
    if (isFree) picked.push(label)
  }
  return picked
}

const joinLayers = (near: Layers, far: Layers): Layers => ({
  land: [...near.land, ...far.land],
  lakes: [...near.lakes, ...far.lakes],
  borders: [...near.borders, ...far.borders],
})

/** Cuts a part out of the map for a picture of a width. */
const cutMap = ({ basemap, roads, labels }: MapLayers, { box, width }: MapView): MapCut => {
  const pixel = (box.east - box.west) / Math.max(width, 1)
  const lens: Lens = { box: widen(box), pixel }
  const near = pixel < FINE_BELOW ? basemap.fine : basemap.coarse
  const { land, lakes, borders } = joinLayers(near, basemap.world)
  return {
    land: cutRings(
      land.map(({ rings }) => rings),
      lens,
    ),
    lakes: cutRings(lakes, lens),
    borders: cutLines(borders, lens),
    roads: cutRoads(roads, lens),
    labels: pickLabels(labels, { box, pixel }),
  }
}

const MOST_CUTS = 32
const KEY_STEPS = 1000

const keyOf = ({ box, width }: MapView): string =>
  [box.west, box.south, box.east, box.north]
    .map((degrees) => Math.round(degrees * KEY_STEPS))
    .concat(width)
    .join()

/** Prepares a map for pictures; the last ones are remembered, as pages start with the same few. */
export const createCut = (layers: MapLayers): ((view: MapView, language?: Language) => MapCut) => {
  const known = new Map<string, MapCut>()
  // Pictures name no roads: one goes on as another where they meet.
  const roads = joinRoads(layers.roads.map((road) => ({ ...road, road: '' })))
  const nameAll = (cut: MapCut, language: Language): MapCut => ({
    ...cut,
    labels: cut.labels.map((label) => ({ ...label, name: nameLabel(label, language) })),
  })
  return (view, language = LANGUAGES[0]) => {
    const key = `${keyOf(view)} ${language}`
    const cut = known.get(key) ?? nameAll(cutMap({ ...layers, roads }, view), language)
    known.delete(key)
    known.set(key, cut)
    const [oldest] = known.keys()
    if (known.size > MOST_CUTS && oldest !== undefined) known.delete(oldest)
    return cut
  }
}
