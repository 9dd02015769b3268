import {
  listClusters,
  toClusterZoom,
  toLine,
  toRing,
  type ClusterIndex,
  type Viewport,
} from '@evkit/engine/geo'
import { toCoordinates } from '@evkit/engine/internal/geo'
import type { GeoJSONSource } from 'maplibre-gl'
import type { MapScene, MapStation } from './map.types.js'

/** Things on the map, as the live map takes them. */
export type FeatureCollection = Extract<
  Parameters<GeoJSONSource['setData']>[0],
  { readonly type: 'FeatureCollection' }
>
type Feature = FeatureCollection['features'][number]

const collect = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
})

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y]

/** The circles of a scene. */
export const circleFeatures = ({ circles }: MapScene): FeatureCollection =>
  collect(
    circles.map(({ look, centre, radius }) => ({
      type: 'Feature',
      properties: { look },
      geometry: {
        type: 'Polygon',
        coordinates: [toCoordinates(toRing(centre, radius)).map(pair)],
      },
    })),
  )

/** The lines of a scene. */
export const lineFeatures = ({ lines }: MapScene): FeatureCollection =>
  collect(
    lines.map(({ look, points }) => ({
      type: 'Feature',
      properties: { look },
      geometry: { type: 'LineString', coordinates: toCoordinates(toLine(points)).map(pair) },
    })),
  )

/** The marks of a scene. */
export const markFeatures = ({ marks }: MapScene): FeatureCollection =>
  collect(
    marks.map(({ id = '', look, text, name, lat, lng }) => ({
      type: 'Feature',
      properties: { id, look, text, name },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )

/** The stations of a part of the earth, those near to each other as one with their count. */
export const stationFeatures = (
  index: ClusterIndex,
  stations: readonly MapStation[],
  view: { readonly viewport: Viewport; readonly zoom: number },
): FeatureCollection =>
  collect(
    listClusters(index, { viewport: view.viewport, zoom: toClusterZoom(view.zoom) }).map(
      (shown) => ({
        type: 'Feature',
        properties:
          shown.kind === 'cluster'
            ? { cluster: shown.id, count: shown.count, name: '' }
            : { cluster: -1, count: 1, name: stations[shown.at]?.name ?? '' },
        geometry: { type: 'Point', coordinates: [shown.lng, shown.lat] },
      }),
    ),
  )
