import type { MapSource } from './map.types.js'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The colours of a map, as the page's theme has them. */
export type MapColours = Readonly<
  Record<
    | 'sea'
    | 'land'
    | 'border'
    | 'road'
    | 'name'
    | 'halo'
    | 'route'
    | 'later'
    | 'reserve'
    | 'beyond'
    | 'casing'
    | 'station'
    | 'mark'
    | 'range',
    string
  >
>

/** The sources the scene is written into. */
const SCENE_SOURCES = ['circles', 'lines', 'stations', 'marks'] as const

// Drawn from the fonts of the page, not from a server of glyphs.
const FONT = ['Figtree Variable']
const COARSE_FROM = 3
const FINE_FROM = 6
const SMALL_ROADS_FROM = 7
const CLOSEST = 24

const isLook = (...looks: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', 'look'],
  ['literal', [...looks]],
]
const isGround = (layer: string): ExpressionSpecification => ['==', ['get', 'layer'], layer]

const widening = (low: number, high: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  low,
  12,
  high,
]

type Layers = MapSource['layers']

// Zooms between which each level of detail is drawn. Outside of the covered part only the world is there: it lies under
// the finer levels.
const LEVELS = [
  ['world', 0, CLOSEST],
  ['coarse', COARSE_FROM, FINE_FROM],
  ['fine', FINE_FROM, CLOSEST],
] as const

const levelLayers = (
  [source, minzoom, maxzoom]: (typeof LEVELS)[number],
  colours: MapColours,
): readonly LayerSpecification[] => [
  {
    id: `${source}-land`,
    type: 'fill',
    source,
    minzoom,
    maxzoom,
    filter: isGround('land'),
    // Without an outline, which would show where land was cut.
    paint: { 'fill-color': colours.land, 'fill-antialias': false },
  },
  {
    id: `${source}-lakes`,
    type: 'fill',
    source,
    minzoom,
    maxzoom,
    filter: isGround('lake'),
    paint: { 'fill-color': colours.sea },
  },
  {
    id: `${source}-borders`,
    type: 'line',
    source,
    minzoom,
    maxzoom,
    filter: isGround('border'),
    paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] },
  },
]

const roadLayer = (
  id: string,
  kinds: readonly string[],
  colours: MapColours,
): LayerSpecification => ({
  id,
  type: 'line',
  source: 'roads',
  minzoom: id === 'roads' ? 0 : SMALL_ROADS_FROM,
  filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': colours.road, 'line-width': widening(0.8, 4) },
})

const groundLayers = (colours: MapColours): readonly LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
  ...LEVELS.flatMap((level) => levelLayers(level, colours)),
  roadLayer('small-roads', ['access', 'tunnel', 'ferry'], colours),
  roadLayer('roads', ['motorway', 'trunk'], colours),
]

// The largest places from far away, the others as one comes nearer.
const NAMES = [
  [1, 40, 0],
  [41, 160, 5.5],
  [161, 100_000, 7.5],
] as const

const nameLayer = (
  [first, last, minzoom]: (typeof NAMES)[number],
  colours: MapColours,
): LayerSpecification => ({
  id: `names-${first}`,
  type: 'symbol',
  source: 'places',
  minzoom,
  filter: ['all', ['>=', ['get', 'rank'], first], ['<=', ['get', 'rank'], last]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': widening(first === 1 ? 13 : 12, first === 1 ? 18 : 15),
    'text-padding': 6,
    // A mark on the place leaves its name free.
    'text-offset': [0, 1.5],
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: {
    'text-color': colours.name,
    'text-halo-color': colours.halo,
    'text-halo-width': 1.5,
  },
})

const circleLayers = (colours: MapColours): readonly LayerSpecification[] => [
  {
    id: 'range',
    type: 'fill',
    source: 'circles',
    filter: isLook('range'),
    paint: { 'fill-color': colours.range, 'fill-opacity': 0.35 },
  },
  {
    id: 'range-edge',
    type: 'line',
    source: 'circles',
    filter: isLook('range'),
    paint: { 'line-color': colours.range, 'line-width': 2 },
  },
  {
    id: 'return-edge',
    type: 'line',
    source: 'circles',
    filter: isLook('return'),
    paint: { 'line-color': colours.range, 'line-width': 2, 'line-dasharray': [4, 3] },
  },
  {
    id: 'band-edges',
    type: 'line',
    source: 'circles',
    filter: isLook('least', 'most'),
    paint: { 'line-color': colours.range, 'line-width': 1, 'line-dasharray': [2, 5] },
  },
]

const LINE = { 'line-cap': 'round', 'line-join': 'round' } as const

const lineLayers = (colours: MapColours): readonly LayerSpecification[] => [
  {
    id: 'line-casing',
    type: 'line',
    source: 'lines',
    layout: LINE,
    paint: { 'line-color': colours.casing, 'line-width': 8 },
  },
  {
    id: 'line-reachable',
    type: 'line',
    source: 'lines',
    filter: isLook('plain', 'reachable'),
    layout: LINE,
    paint: { 'line-color': colours.route, 'line-width': 5 },
  },
  {
    id: 'line-later',
    type: 'line',
    source: 'lines',
    filter: isLook('later'),
    layout: LINE,
    paint: { 'line-color': colours.later, 'line-width': 7 },
  },
  {
    // A light core makes two lines of it: not only its colour tells it apart.
    id: 'line-later-core',
    type: 'line',
    source: 'lines',
    filter: isLook('later'),
    layout: LINE,
    paint: { 'line-color': colours.casing, 'line-width': 2.5 },
  },
  {
    id: 'line-reserve',
    type: 'line',
    source: 'lines',
    filter: isLook('reserve'),
    layout: LINE,
    paint: { 'line-color': colours.reserve, 'line-width': 5, 'line-dasharray': [2.4, 1.4] },
  },
  {
    id: 'line-beyond',
    type: 'line',
    source: 'lines',
    filter: isLook('beyond'),
    layout: LINE,
    paint: { 'line-color': colours.beyond, 'line-width': 5, 'line-dasharray': [0.2, 1.8] },
  },
]

const stationLayers = (colours: MapColours): readonly LayerSpecification[] => [
  {
    id: 'stations',
    type: 'circle',
    source: 'stations',
    paint: {
      'circle-radius': ['step', ['get', 'count'], 5, 2, 11, 10, 14, 100, 18],
      'circle-color': colours.casing,
      'circle-stroke-color': colours.station,
      'circle-stroke-width': 2.5,
    },
  },
  {
    id: 'station-counts',
    type: 'symbol',
    source: 'stations',
    filter: ['>', ['get', 'count'], 1],
    layout: {
      'text-field': ['to-string', ['get', 'count']],
      'text-font': FONT,
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colours.station },
  },
]

const markLayers = (colours: MapColours): readonly LayerSpecification[] => [
  {
    id: 'marks',
    type: 'circle',
    source: 'marks',
    paint: {
      'circle-radius': ['match', ['get', 'look'], 'here', 7, 'chosen', 15, 11],
      'circle-color': ['match', ['get', 'look'], ['stop', 'choice'], colours.station, colours.mark],
      'circle-stroke-color': colours.casing,
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'mark-texts',
    type: 'symbol',
    source: 'marks',
    layout: {
      'text-field': ['get', 'text'],
      'text-font': FONT,
      'text-size': 13,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colours.casing },
  },
]

/** The sources of the scene, empty. */
export const sceneSources = (): StyleSpecification['sources'] =>
  Object.fromEntries(
    SCENE_SOURCES.map((name) => [
      name,
      { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    ]),
  )

/** The layers of the scene, lowest first; what goes over the ground and under its names, and what goes over all. */
export const sceneLayers = (
  colours: MapColours,
): {
  readonly under: readonly LayerSpecification[]
  readonly over: readonly LayerSpecification[]
} => ({
  under: [...circleLayers(colours), ...lineLayers(colours)],
  over: [...stationLayers(colours), ...markLayers(colours)],
})

/**
 * The style of our maps: a ground of our own, without a tile server and without glyphs of a server.
 *
 * @param layers - Addresses of the ground's layers.
 * @param colours - Colours of the theme.
 */
export const mapStyle = (layers: Layers, colours: MapColours): StyleSpecification => {
  const { under, over } = sceneLayers(colours)
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(
        Object.entries(layers).map(([name, data]) => [name, { type: 'geojson', data }]),
      ),
      ...sceneSources(),
    },
    layers: [
      ...groundLayers(colours),
      ...under,
      ...NAMES.map((names) => nameLayer(names, colours)).reverse(),
      ...over,
    ],
  }
}
