// Scenes, words and a ground for tests of maps.
import type { LatLng, Viewport } from '@evkit/engine/geo'
import type { MapScene, MapSource, MapWords } from '../../src/map/index.js'

export const GOTHENBURG: LatLng = { lat: 57.70887, lng: 11.97456 }

export const VIEWPORT: Viewport = {
  low: { latitude: 57.6, longitude: 11.8 },
  high: { latitude: 59.4, longitude: 18.2 },
}

export const mapWords: MapWords = {
  label: 'Map of the road',
  skip: 'Past the map',
  open: 'Explore the map',
  opening: 'The map is coming',
  unavailable: 'This browser cannot draw a map',
  controls: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    scrollHint: 'Ctrl and scroll',
    scrollHintMac: 'Cmd and scroll',
    touchHint: 'Two fingers',
    canvas: 'Map',
  },
}

/** A road of two pieces with stations and a stop. */
export const routeScene: MapScene = {
  look: { kind: 'fit', viewport: VIEWPORT },
  lines: [
    { look: 'high', points: [GOTHENBURG, { lat: 58.4, lng: 15.6 }] },
    {
      look: 'beyond',
      points: [
        { lat: 58.4, lng: 15.6 },
        { lat: 59.33, lng: 18.06 },
      ],
    },
  ],
  stations: [
    { id: 'a', name: 'Station A', lat: 57.9, lng: 12.6 },
    { id: 'b', name: 'Station B', lat: 57.901, lng: 12.601 },
    { id: 'c', name: 'Station C', lat: 58.4, lng: 15.6 },
  ],
  circles: [],
  marks: [{ ...GOTHENBURG, look: 'start', text: 'A', name: 'Gothenburg' }],
}

/** The range around a place. */
export const rangeScene: MapScene = {
  look: { kind: 'at', centre: GOTHENBURG, zoom: 4 },
  lines: [],
  stations: [],
  circles: [{ look: 'range', centre: GOTHENBURG, radius: 420_000 }],
  marks: [{ ...GOTHENBURG, look: 'here', text: '', name: 'Here' }],
}

const LAND = {
  type: 'Feature',
  properties: { layer: 'land' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [11, 55],
        [19, 55],
        [19, 62],
        [11, 62],
        [11, 55],
      ],
    ],
  },
}
const NAME = {
  type: 'Feature',
  properties: { layer: 'place', rank: 1, name: 'Örebro' },
  geometry: { type: 'Point', coordinates: [15.2, 59.27] },
}

const toAddress = (features: readonly unknown[]): string =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ type: 'FeatureCollection', features }))}`

/** A ground with a piece of land and a name. */
export const source: MapSource = {
  layers: {
    fine: toAddress([]),
    coarse: toAddress([LAND]),
    world: toAddress([]),
    roads: toAddress([]),
    places: toAddress([NAME]),
  },
  style: '',
}
