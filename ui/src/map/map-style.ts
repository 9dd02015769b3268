import { markLayers, PRESSED_LAYERS } from './mark-layers.js'
import type { MapSource } from './map.types.js'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The colours of a map and the family its names are set in, as the page's theme has them. */
export type MapTheme = Readonly<
  Record<
    | 'sea'
    | 'land'
    | 'border'
    | 'road'
    | 'name'
    | 'halo'
    | 'route'
    | 'middle'
    | 'low'
    | 'reserve'
    | 'beyond'
    | 'casing'
    | 'station'
    | 'mark'
    | 'range'
    | 'font',
    string
  >
>

/** The sources the scene is written into. */
const SCENE_SOURCES = ['circles', 'lines', 'stations', 'marks'] as const

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
  theme: MapTheme,
): readonly LayerSpecification[] => [
  {
    id: `${source}-land`,
    type: 'fill',
    source,
    minzoom,
    maxzoom,
    filter: isGround('land'),
    // Without an outline, which would show where land was cut.
    paint: { 'fill-color': theme.land, 'fill-antialias': false },
  },
  {
    id: `${source}-lakes`,
    type: 'fill',
    source,
    minzoom,
    maxzoom,
    filter: isGround('lake'),
    paint: { 'fill-color': theme.sea },
  },
  {
    id: `${source}-borders`,
    type: 'line',
    source,
    minzoom,
    maxzoom,
    filter: isGround('border'),
    paint: { 'line-color': theme.border, 'line-width': 1, 'line-dasharray': [4, 3] },
  },
]

const roadLayer = (id: string, kinds: readonly string[], theme: MapTheme): LayerSpecification => ({
  id,
  type: 'line',
  source: 'roads',
  minzoom: id === 'roads' ? 0 : SMALL_ROADS_FROM,
  filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': theme.road, 'line-width': widening(0.8, 4) },
})

const groundLayers = (theme: MapTheme): readonly LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': theme.sea } },
  ...LEVELS.flatMap((level) => levelLayers(level, theme)),
  roadLayer('small-roads', ['town', 'access', 'tunnel', 'ferry', 'shuttle'], theme),
  roadLayer('roads', ['motorway', 'trunk'], theme),
]

// The largest places from far away, the others as one comes nearer.
const NAMES = [
  [1, 40, 0],
  [41, 160, 5.5],
  [161, 100_000, 7.5],
] as const

const nameLayer = (
  [first, last, minzoom]: (typeof NAMES)[number],
  theme: MapTheme,
): LayerSpecification => ({
  id: `names-${first}`,
  type: 'symbol',
  source: 'places',
  minzoom,
  filter: ['all', ['>=', ['get', 'rank'], first], ['<=', ['get', 'rank'], last]],
  layout: {
    'text-field': ['get', 'name'],
    // Drawn from the fonts of the page, not from a server of glyphs.
    'text-font': [theme.font],
    'text-size': widening(first === 1 ? 13 : 12, first === 1 ? 18 : 15),
    'text-padding': 2,
    // A mark on the place leaves its name free, and what stands under it sends it to another side.
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 1.15,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: {
    'text-color': theme.name,
    'text-halo-color': theme.halo,
    'text-halo-width': 1.5,
  },
})

const circleLayers = (theme: MapTheme): readonly LayerSpecification[] => [
  {
    id: 'range',
    type: 'fill',
    source: 'circles',
    filter: isLook('range'),
    paint: { 'fill-color': theme.range, 'fill-opacity': 0.35 },
  },
  {
    id: 'range-edge',
    type: 'line',
    source: 'circles',
    filter: isLook('range'),
    paint: { 'line-color': theme.range, 'line-width': 2 },
  },
  {
    id: 'return-edge',
    type: 'line',
    source: 'circles',
    filter: isLook('return'),
    paint: { 'line-color': theme.range, 'line-width': 2, 'line-dasharray': [4, 3] },
  },
  {
    id: 'band-edges',
    type: 'line',
    source: 'circles',
    filter: isLook('least', 'most'),
    paint: { 'line-color': theme.range, 'line-width': 1, 'line-dasharray': [2, 5] },
  },
]

const LINE = { 'line-cap': 'round', 'line-join': 'round' } as const

type LineLayer = Extract<LayerSpecification, { readonly type: 'line' }>

const lineLayer = (
  id: string,
  looks: readonly string[],
  paint: NonNullable<LineLayer['paint']>,
): LineLayer => ({
  id: `line-${id}`,
  type: 'line',
  source: 'lines',
  filter: isLook(...looks),
  layout: LINE,
  paint,
})

const dashed = (
  colour: string,
  width: number,
  [dash, gap]: readonly [number, number],
): NonNullable<LineLayer['paint']> => ({
  'line-color': colour,
  'line-width': width,
  'line-dasharray': [dash, gap],
})

// As the drawn map has them: each with a colour and a pattern of its own.
const lineLayers = (theme: MapTheme): readonly LayerSpecification[] => [
  {
    id: 'line-casing',
    type: 'line',
    source: 'lines',
    filter: ['!', isLook('modelled')],
    layout: LINE,
    paint: { 'line-color': theme.casing, 'line-width': 8 },
  },
  lineLayer('high', ['plain', 'high'], { 'line-color': theme.route, 'line-width': 5 }),
  lineLayer('middle', ['middle'], { 'line-color': theme.middle, 'line-width': 7 }),
  // A light core makes two lines of it: not only its colour tells it apart.
  lineLayer('middle-core', ['middle'], { 'line-color': theme.casing, 'line-width': 2.5 }),
  lineLayer('low', ['low'], dashed(theme.low, 5, [2.4, 1.4])),
  { ...lineLayer('reserve', ['reserve'], dashed(theme.reserve, 5, [0.7, 0.7])), layout: {} },
  lineLayer('carried', ['carried'], dashed(theme.name, 2, [3, 2])),
  lineLayer('beyond', ['beyond'], dashed(theme.beyond, 5, [0.2, 1.8])),
  // Dots over the line that is there.
  lineLayer('modelled', ['modelled'], dashed(theme.name, 2, [0.1, 2.9])),
]

const stationLayers = (theme: MapTheme): readonly LayerSpecification[] => [
  {
    id: PRESSED_LAYERS.stations,
    type: 'circle',
    source: 'stations',
    paint: {
      'circle-radius': ['step', ['get', 'count'], 5, 2, 11, 10, 14, 100, 18],
      'circle-color': theme.casing,
      'circle-stroke-color': theme.station,
      'circle-stroke-width': ['step', ['get', 'count'], 2.5, 2, 1.5],
    },
  },
  {
    id: 'station-counts',
    type: 'symbol',
    source: 'stations',
    filter: ['>', ['get', 'count'], 1],
    layout: {
      // Times, as a number alone is that of a stop.
      'text-field': ['concat', '×', ['to-string', ['get', 'count']]],
      'text-font': [theme.font],
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': theme.station },
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
  theme: MapTheme,
): {
  readonly under: readonly LayerSpecification[]
  readonly over: readonly LayerSpecification[]
} => ({
  under: [...circleLayers(theme), ...lineLayers(theme)],
  over: [...stationLayers(theme), ...markLayers(theme)],
})

/**
 * The style of our maps: a ground of our own, without a tile server and without glyphs of a server.
 *
 * @param layers - Addresses of the ground's layers.
 * @param theme - Colours of the theme.
 */
export const mapStyle = (layers: Layers, theme: MapTheme): StyleSpecification => {
  const { under, over } = sceneLayers(theme)
  return {
    version: 8,
    sources: {
      ...Object.fromEntries(
        Object.entries(layers).map(([name, data]) => [name, { type: 'geojson', data }]),
      ),
      ...sceneSources(),
    },
    layers: [
      ...groundLayers(theme),
      ...under,
      ...NAMES.map((names) => nameLayer(names, theme)).reverse(),
      ...over,
    ],
  }
}
