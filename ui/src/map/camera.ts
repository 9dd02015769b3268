import { fitViewport, toSpot, type Picture } from '@evkit/engine/geo'
import { CLOSEST_FIT, FIT_PADDING } from '@evkit/engine/internal/geo'
import { toUndefined } from '@evkit/engine/shared'
import type { MapLook } from './map.types.js'

/** [px] Height of every map. */
const MAP_HEIGHT = 600

/**
 * The drawn picture is larger than what is seen of it. Of one that looks at a part of the earth the part fills the map,
 * but for the room around it; one that looks at a place keeps its size, and the map shows its middle.
 */
const SIZES = {
  fit: { width: 1600, height: 2600 },
  at: { width: 1600, height: MAP_HEIGHT },
} as const

// Fitting into 800 × 600 leaves 600 × 400 for the part: a quarter of the map's width free on each side, however narrow.
const FITTED = { width: 800, height: MAP_HEIGHT }

/** [px] Largest part of a picture a look can be about. */
const WIDEST_PART = FITTED.width - 2 * FIT_PADDING
const HIGHEST_PART = FITTED.height - 2 * FIT_PADDING

/** A part of a picture [px]. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SOMEWHERE = { centre: { lat: 0, lng: 0 }, zoom: 0 }

/** The drawn picture of a look: where it looks and how large it is. */
export const pictureOf = (look: MapLook): Picture =>
  look.kind === 'at'
    ? { centre: look.centre, zoom: look.zoom, ...SIZES.at }
    : {
        ...(toUndefined(fitViewport({ viewport: look.viewport, ...FITTED })) ?? SOMEWHERE),
        ...SIZES.fit,
      }

/** The part of its picture a look is about, in the picture's pixels; all of it for a look at a place. */
export const partOf = (look: MapLook): Box => {
  const picture = pictureOf(look)
  const { width, height, zoom } = picture
  if (look.kind === 'at') return { x: 0, y: 0, width, height }
  const { low, high } = look.viewport
  const south = toSpot(picture, { lat: low.latitude, lng: low.longitude })
  const north = toSpot(picture, { lat: high.latitude, lng: high.longitude })
  const isClosest = zoom >= CLOSEST_FIT
  const across = isClosest ? WIDEST_PART : Math.max(1, Math.abs(north.x - south.x))
  const down = isClosest ? HIGHEST_PART : Math.max(1, Math.abs(south.y - north.y))
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

// How much a part shrinks on a narrow map, so that its texts do not.
const SPANS = [
  [450, 'wide'],
  [225, 'middle'],
] as const

/** What of a look the camera goes by: where names make room does not move it. */
export const targetOf = (look: MapLook): object => (look.kind === 'at' ? look : look.viewport)

/** How wide the part a look is about is, of three kinds. */
export const spanOf = ({ width }: Pick<Box, 'width'>): 'wide' | 'middle' | 'narrow' =>
  SPANS.find(([least]) => width > least)?.[1] ?? 'narrow'

/** Where a map of a width looks, drawn or live. */
export const cameraOf = (look: MapLook, width: number): Pick<Picture, 'centre' | 'zoom'> =>
  look.kind === 'at'
    ? look
    : (toUndefined(fitViewport({ viewport: look.viewport, width, height: MAP_HEIGHT })) ??
      SOMEWHERE)
