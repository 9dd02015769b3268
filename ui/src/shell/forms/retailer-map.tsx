// The map of retailers: the picker hands over what it shows, the map folder draws it. Loaded with the first such picker.
import { option as O } from 'fp-ts'
import type { GeoPoint } from '@evkit/engine/internal/forms'
import type { LatLng } from '@evkit/engine/geo'
import type { Translate } from '@evkit/engine/shared'
import { useMemo, type ReactNode } from 'react'
import type { RetailerMapDrawing } from '../../forms/index.js'
import {
  MapFrame,
  type MapLook,
  type MapMark,
  type MapPorts,
  type MapScene,
  type MapWords,
} from '../../map/index.js'
import type { RetailerMapData } from './retailer-map-data.js'

/** What a map of retailers is given by its page. */
export interface RetailerMapStart extends RetailerMapData {
  readonly words: MapWords
  readonly ports: MapPorts
}

type View = RetailerMapDrawing['view']

// A single retailer is shown with its town around it.
const TOWN_ZOOM = 12

const toLatLng = ({ latitude, longitude }: GeoPoint): LatLng => ({ lat: latitude, lng: longitude })

const fitAll = (points: readonly GeoPoint[]): MapLook => {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    kind: 'fit',
    viewport: {
      low: { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
      high: { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
    },
  }
}

/** Where a map of retailers looks: at all of them. */
export const toLook = ({ centre, zoom, marks }: View): MapLook => {
  const [first, second] = marks
  if (first === undefined) return { kind: 'at', centre: toLatLng(centre), zoom }
  return second === undefined
    ? { kind: 'at', centre: toLatLng(first.position), zoom: TOWN_ZOOM }
    : fitAll(marks.map(({ position }) => position))
}

const toScene = (view: View): MapScene => {
  const marks = view.marks.map(({ id, text, name, position, isChosen }): MapMark => ({
    ...toLatLng(position),
    id,
    text,
    name,
    look: isChosen ? 'chosen' : 'choice',
  }))
  return {
    look: toLook(view),
    lines: [],
    stations: [],
    circles: [],
    marks: O.isSome(view.here)
      ? [{ ...toLatLng(view.here.value), look: 'here', text: '', name: '' }, ...marks]
      : marks,
  }
}

/** The words around a map of retailers, from the texts of a market. */
export const toRetailerMapWords = (translate: Translate): MapWords => ({
  label: translate('MapLabel'),
  skip: translate('MapSkip'),
  open: translate('MapOpen'),
  opening: translate('MapOpening'),
  unavailable: translate('MapUnavailable'),
  controls: {
    zoomIn: translate('MapZoomIn'),
    zoomOut: translate('MapZoomOut'),
    scrollHint: translate('MapScrollHint'),
    scrollHintMac: translate('MapScrollHintMac'),
    touchHint: translate('MapTouchHint'),
    canvas: translate('MapCanvas'),
  },
})

const RetailerMap = ({ view, onChoose, ...start }: RetailerMapDrawing & RetailerMapStart) => {
  const scene = useMemo(() => toScene(view), [view])
  return <MapFrame {...start} scene={scene} isToolUsed={false} onMark={onChoose} />
}

/** Makes what draws the map beside the list of retailers. */
export const createDrawRetailerMap =
  (start: RetailerMapStart) =>
  (drawing: RetailerMapDrawing): ReactNode => <RetailerMap {...start} {...drawing} />
