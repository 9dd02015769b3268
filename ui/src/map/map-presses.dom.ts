import { option as O } from 'fp-ts'
import { toMapZoom, type ClusterIndex } from '@evkit/engine/geo'
import { findExpansionZoom } from '@evkit/engine/internal/geo'
import { Popup, type Map as Canvas, type MapGeoJSONFeature } from 'maplibre-gl'
import { PRESSED_LAYERS } from './mark-layers.js'

const toPlace = ({ geometry }: MapGeoJSONFeature): [number, number] | undefined => {
  if (geometry.type !== 'Point') return undefined
  const [lng = 0, lat = 0] = geometry.coordinates
  return [lng, lat]
}

const nameAt = (canvas: Canvas, place: [number, number], name: string): void => {
  if (name !== '') {
    new Popup({ closeButton: false, offset: 12 }).setLngLat(place).setText(name).addTo(canvas)
  }
}

/**
 * Answers to a press on the map: a station or a place says its name, a cluster falls apart, a place with an id is told.
 *
 * @param shown - What the map shows; its index is read at every press.
 * @param onMark - Told the id of a place that was pressed.
 */
export const listenToPresses = (
  canvas: Canvas,
  shown: { readonly index: ClusterIndex },
  onMark: (id: string) => void,
): void => {
  canvas.on('click', PRESSED_LAYERS.stations, ({ features }) => {
    const [feature] = features ?? []
    const place = feature === undefined ? undefined : toPlace(feature)
    if (feature === undefined || place === undefined) return
    const zoom = findExpansionZoom(shown.index, Number(feature.properties['cluster']))
    if (O.isSome(zoom)) canvas.easeTo({ center: place, zoom: toMapZoom(zoom.value) })
    else nameAt(canvas, place, String(feature.properties['name']))
  })
  canvas.on('click', PRESSED_LAYERS.marks, ({ features }) => {
    const [feature] = features ?? []
    const place = feature === undefined ? undefined : toPlace(feature)
    if (feature === undefined || place === undefined) return
    nameAt(canvas, place, String(feature.properties['name']))
    const id = String(feature.properties['id'])
    if (id !== '') onMark(id)
  })
}

/**
 * Shows by the pointer what can be pressed: one look under it for all layers, and none while the map is moved, as each
 * costs part of a frame.
 *
 * @param onPoint - Told the id of the mark under the pointer when it is another one than before.
 */
export const listenToPointer = (
  canvas: Canvas,
  onPoint: (id: string | undefined) => void,
): void => {
  let last: string | undefined
  const tell = (id: string | undefined): void => {
    if (id === last) return
    last = id
    onPoint(id)
  }
  canvas.on('mousemove', ({ point }) => {
    if (canvas.isMoving()) return
    const layers = Object.values(PRESSED_LAYERS).filter(
      (layer) => canvas.getLayer(layer) !== undefined,
    )
    const found = canvas.queryRenderedFeatures(point, { layers })
    canvas.getCanvas().style.cursor = found.length > 0 ? 'pointer' : ''
    const ids = found.map(({ properties }) => String(properties['id'] ?? ''))
    tell(ids.find((id) => id !== ''))
  })
  canvas.on('mouseout', () => {
    tell(undefined)
  })
}
