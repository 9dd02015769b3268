import { fromSpot, toSpot, type LatLng, type Picture } from '@evkit/engine/geo'
import { drawLine } from '@evkit/engine/internal/geo'
import { partOf, pictureOf } from './camera.js'
import { pickGroundNames } from './ground-names.js'
import type { MapGround, MapLook } from './map.types.js'
import { writeLines, writeRings } from './path-text.js'

type Flat = readonly number[]

/** A part of the ground, cut for a picture: longitudes and latitudes in turn [°], rings open. */
export interface GroundCut {
  readonly land: readonly (readonly Flat[])[]
  readonly lakes: readonly (readonly Flat[])[]
  readonly borders: readonly Flat[]
  readonly roads: readonly { readonly line: Flat }[]
  readonly labels: readonly { readonly name: string; readonly lat: number; readonly lng: number }[]
}

/** The part of the ground a picture shows. */
export interface GroundView {
  readonly box: {
    readonly west: number
    readonly south: number
    readonly east: number
    readonly north: number
  }
  readonly width: number
}

/** The part of the ground the picture of a look shows, for whoever cuts it. */
export const groundView = (look: MapLook): GroundView => {
  const picture = pictureOf(look)
  const low = fromSpot(picture, { x: 0, y: picture.height })
  const high = fromSpot(picture, { x: picture.width, y: 0 })
  return {
    box: { west: low.lng, south: low.lat, east: high.lng, north: high.lat },
    width: picture.width,
  }
}

const turned = (flat: Flat): Float64Array =>
  Float64Array.from(flat, (_, at) => flat[at % 2 === 0 ? at + 1 : at - 1] ?? 0)

const toSpots = (picture: Picture, flat: Flat): Float64Array => drawLine(picture, turned(flat))

const toPixel = (picture: Picture, place: LatLng) => {
  const { x, y } = toSpot(picture, place)
  return { x: Math.round(x), y: Math.round(y) }
}

const freeOf = (look: MapLook): readonly LatLng[] => (look.kind === 'fit' ? (look.free ?? []) : [])

/** Writes a part of the ground as paths in the pixels of the picture of a look. */
export const drawGround = (look: MapLook, cut: GroundCut): MapGround => {
  const picture = pictureOf(look)
  const rings = (shapes: GroundCut['land']): string =>
    writeRings(shapes.flat().map((ring) => toSpots(picture, ring)))
  const lines = (list: readonly Flat[]): string =>
    writeLines(list.map((line) => toSpots(picture, line)))
  return {
    land: rings(cut.land),
    lakes: rings(cut.lakes),
    borders: lines(cut.borders),
    roads: lines(cut.roads.map(({ line }) => line)),
    names: pickGroundNames({
      names: cut.labels.map((label) => ({ ...toPixel(picture, label), text: label.name })),
      part: partOf(look),
      marks: freeOf(look).map((place) => toPixel(picture, place)),
    }),
  }
}
