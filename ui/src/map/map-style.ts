import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** The colours of a map, as the page's theme has them. */
export type MapColours = Readonly<
  Record<
    | 'sea'
    | 'land'
    | 'coast'
    | 'border'
    | 'road'
    | 'name'
    | 'halo'
    | 'route'
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
export const SCENE_SOURCES = ['circles', 'lines', 'stations', 'marks'] as const

const FONT = ['sans-serif']

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

const groundLayers = (colours: MapColours): readonly LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
  {
    id: 'land',
    type: 'fill',
    source: 'ground',
    filter: isGround('land'),
    paint: { 'fill-color': colours.land, 'fill-outline-color': colours.coast },
  },
  {
    id: 'lakes',
    type: 'fill',
    source: 'ground',
    filter: isGround('lake'),
    paint: { 'fill-color': colours.sea },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'ground',
    filter: isGround('border'),
    paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 3] },
  },
  {
    id: 'roads',
    type: 'line',
    source: 'ground',
    filter: isGround('road'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.road, 'line-width': widening(0.8, 4) },
  },
]

const nameLayer = (colours: MapColours, rank: number, minzoom: number): LayerSpecification => ({
  id: `names-${rank}`,
  type: 'symbol',
  source: 'ground',
  minzoom,
  filter: ['all', isGround('place'), ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': widening(rank === 1 ? 13 : 11, rank === 1 ? 18 : 15),
    'text-padding': 6,
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
      'circle-color': colours.station,
      'circle-stroke-color': colours.casing,
      'circle-stroke-width': 2,
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
    paint: { 'text-color': colours.casing },
  },
]

const markLayers = (colours: MapColours): readonly LayerSpecification[] => [
  {
    id: 'marks',
    type: 'circle',
    source: 'marks',
    paint: {
      'circle-radius': 11,
      'circle-color': ['match', ['get', 'look'], 'stop', colours.station, colours.mark],
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

const SECOND_NAMES_FROM = 6

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
 * @param ground - Address of the ground.
 * @param colours - Colours of the theme.
 */
export const mapStyle = (ground: string, colours: MapColours): StyleSpecification => {
  const { under, over } = sceneLayers(colours)
  return {
    version: 8,
    sources: { ground: { type: 'geojson', data: ground }, ...sceneSources() },
    layers: [
      ...groundLayers(colours),
      ...under,
      nameLayer(colours, 2, SECOND_NAMES_FROM),
      nameLayer(colours, 1, 0),
      ...over,
    ],
  }
}
