// The layers of the map as files: each is named by what is in it, so that it may be kept for ever.
import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '../places/index.js'
import type { Basemap } from './basemap-file.js'
import type { MapLayers } from './cut.js'
import {
  toBaseFeatures,
  toLabelFeatures,
  toRoadFeatures,
  type FeatureCollection,
  type Label,
} from './geojson.js'

/** Layers of the map, by name. */
export const MAP_LAYERS = ['fine', 'coarse', 'world', 'roads', 'places'] as const
/** Name of a layer. */
export type MapLayer = (typeof MAP_LAYERS)[number]

/** What the map in the browser is made of. */
export interface MapFiles {
  /** Address of each layer. */
  readonly addresses: Readonly<Record<MapLayer, string>>
  /** Address of the names in each language. */
  readonly names: Readonly<Record<Language, string>>
  /** GeoJSON by address. */
  readonly texts: ReadonlyMap<string, string>
}

/** Where the files are served. */
export const MAP_FILES_PATH = '/maps/'

const HASH_LENGTH = 16
const FEWEST_PEOPLE = 30_000

const nameOf = (layer: MapLayer, text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  return `${MAP_FILES_PATH}${layer}-${hash}.json`
}

const isOnMap = ({ box }: Basemap, { people, lat, lng }: Label): boolean =>
  people >= FEWEST_PEOPLE &&
  lng >= box.west &&
  lng <= box.east &&
  lat >= box.south &&
  lat <= box.north

/** Picks the places whose names the map shows: those with 30,000 people and more, most first. */
export const listLabels = (basemap: Basemap, places: readonly Label[]): readonly Label[] =>
  places.filter((place) => isOnMap(basemap, place))

/** Makes the files of the map. */
export const makeMapFiles = ({ basemap, roads, labels }: MapLayers): MapFiles => {
  const layers: Readonly<Record<MapLayer, FeatureCollection>> = {
    fine: toBaseFeatures(basemap.fine),
    coarse: toBaseFeatures(basemap.coarse),
    world: toBaseFeatures(basemap.world),
    roads: toRoadFeatures(roads),
    places: toLabelFeatures(labels, LANGUAGES[0]),
  }
  const files = MAP_LAYERS.map((layer) => {
    const text = JSON.stringify(layers[layer])
    return { layer, address: nameOf(layer, text), text }
  })
  const names = LANGUAGES.map((language) => {
    const text = JSON.stringify(toLabelFeatures(labels, language))
    return { language, address: nameOf('places', text), text }
  })
  return {
    names: Object.fromEntries(
      names.map(({ language, address }) => [language, address]),
    ) as MapFiles['names'],
    addresses: Object.fromEntries(
      files.map(({ layer, address }) => [layer, address]),
    ) as MapFiles['addresses'],
    texts: new Map([...files, ...names].map(({ address, text }) => [address, text])),
  }
}
