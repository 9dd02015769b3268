// Map layers as GeoJSON, as a map in the browser takes them.
import type { Language, Spoken } from '../places/index.js'
import type { Layers } from './basemap-file.js'
import type { RoadLine } from './road-lines.js'
import type { Flat } from './shape.js'

type Coordinates = readonly [number, number]

/** One thing on the map. */
interface Feature {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, string | number>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

/** Things on the map. */
export interface FeatureCollection {
  readonly type: 'FeatureCollection'
  readonly features: readonly Feature[]
}

/** A place with a name on the map. */
export interface Label {
  readonly name: string
  /** Its names in other languages, where they are others. */
  readonly spoken?: Spoken
  readonly people: number
  readonly lat: number
  readonly lng: number
}

const toCoordinates = (line: Flat): readonly Coordinates[] =>
  Array.from({ length: line.length / 2 }, (_, at) => [line[at * 2] ?? 0, line[at * 2 + 1] ?? 0])

const toRing = (ring: Flat): readonly Coordinates[] => toCoordinates([...ring, ...ring.slice(0, 2)])

const collect = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

const feature = (
  properties: Feature['properties'],
  type: string,
  coordinates: unknown,
): Feature => ({ type: 'Feature', properties, geometry: { type, coordinates } })

/** Writes land, lakes and borders; `layer` tells them apart: `land`, `lake`, `border`. */
export const toBaseFeatures = ({ land, lakes, borders }: Layers): FeatureCollection =>
  collect([
    ...land.map(({ rings }) => feature({ layer: 'land' }, 'Polygon', rings.map(toRing))),
    ...lakes.map((rings) => feature({ layer: 'lake' }, 'Polygon', rings.map(toRing))),
    ...borders.map((line) => feature({ layer: 'border' }, 'LineString', toCoordinates(line))),
  ])

/** Writes roads, one feature for each road and kind. */
export const toRoadFeatures = (lines: readonly RoadLine[]): FeatureCollection => {
  const groups = new Map<string, RoadLine[]>()
  for (const one of lines) {
    const key = `${one.kind} ${one.road}`
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [one])
    else known.push(one)
  }
  return collect(
    [...groups.values()].map((group) =>
      feature(
        { layer: 'road', kind: group[0]?.kind ?? '', road: group[0]?.road ?? '' },
        'MultiLineString',
        group.map(({ line }) => toCoordinates(line)),
      ),
    ),
  )
}

/** The name of a place in a language. */
export const nameLabel = ({ name, spoken }: Label, language: Language): string =>
  spoken?.[language] ?? name

// The live map draws sign by sign, from left to right: Arabic would come out backwards and in pieces.
const liveLanguage = (language: Language): Language => (language === 'ar' ? 'en' : language)

/** Writes names of places for the live map in a language, most people first; `rank` counts them from 1. */
export const toLabelFeatures = (labels: readonly Label[], language: Language): FeatureCollection =>
  collect(
    labels.map((label, at) => {
      const { people, lat, lng } = label
      const name = nameLabel(label, liveLanguage(language))
      return feature({ layer: 'place', name, people, rank: at + 1 }, 'Point', [lng, lat])
    }),
  )
