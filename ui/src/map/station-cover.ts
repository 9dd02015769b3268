import { toClusterZoom, type Viewport } from '@evkit/engine/geo'
import { MERCATOR_LATITUDE } from '@evkit/engine/internal/geo'

/** What a map looks at. */
export interface StationView {
  readonly viewport: Viewport
  /** Zoom of the map, with fractions. */
  readonly zoom: number
}

// On each side half of what is seen: the next small move finds its stations on the map.
const AROUND = 0.5

/** A wider view: whoever lays its stations onto the map need not do so again for what lies within. */
export const widen = ({ viewport: { low, high }, zoom }: StationView): StationView => {
  const across = (high.longitude - low.longitude) * AROUND
  const up = (high.latitude - low.latitude) * AROUND
  return {
    zoom,
    viewport: {
      low: {
        latitude: Math.max(-MERCATOR_LATITUDE, low.latitude - up),
        longitude: low.longitude - across,
      },
      high: {
        latitude: Math.min(MERCATOR_LATITUDE, high.latitude + up),
        longitude: high.longitude + across,
      },
    },
  }
}

/** Whether the stations of one view are those of another: its clusters, and all of its part of the earth. */
export const isCovered = (
  cover: StationView | undefined,
  { viewport, zoom }: StationView,
): boolean =>
  cover !== undefined &&
  toClusterZoom(cover.zoom) === toClusterZoom(zoom) &&
  cover.viewport.low.longitude <= viewport.low.longitude &&
  cover.viewport.low.latitude <= viewport.low.latitude &&
  cover.viewport.high.longitude >= viewport.high.longitude &&
  cover.viewport.high.latitude >= viewport.high.latitude
