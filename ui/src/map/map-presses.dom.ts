import { option as O } from 'fp-ts'
import { findExpansionZoom, toMapZoom, type ClusterIndex } from '@evkit/engine/geo'
import { Popup, type Map as Canvas, type MapGeoJSONFeature } from 'maplibre-gl'

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
  canvas.on('click', 'stations', ({ features }) => {
    const [feature] = features ?? []
    const place = feature === undefined ? undefined : toPlace(feature)
    if (feature === undefined || place === undefined) return
    const zoom = findExpansionZoom(shown.index, Number(feature.properties['cluster']))
    if (O.isSome(zoom)) canvas.easeTo({ center: place, zoom: toMapZoom(zoom.value) })
    else nameAt(canvas, place, String(feature.properties['name']))
  })
  canvas.on('click', 'marks', ({ features }) => {
    const [feature] = features ?? []
    const place = feature === undefined ? undefined : toPlace(feature)
    if (feature === undefined || place === undefined) return
    nameAt(canvas, place, String(feature.properties['name']))
    const id = String(feature.properties['id'])
    if (id !== '') onMark(id)
  })
}

const PRESSED = ['stations', 'marks']

/**
 * Shows by the pointer what can be pressed: one look under it for all layers, and none while the map is moved, as each
 * costs part of a frame.
 */
export const listenToPointer = (canvas: Canvas): void => {
  canvas.on('mousemove', ({ point }) => {
    if (canvas.isMoving()) return
    const layers = PRESSED.filter((layer) => canvas.getLayer(layer) !== undefined)
    const isOver = canvas.queryRenderedFeatures(point, { layers }).length > 0
    canvas.getCanvas().style.cursor = isOver ? 'pointer' : ''
  })
}
