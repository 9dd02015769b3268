import { fitViewport, type Picture } from '@evkit/engine/geo'
import { toUndefined } from '@evkit/engine/shared'
import type { MapLook } from './map.types.js'

/** [px] Height of every map. */
const MAP_HEIGHT = 600

/**
 * The drawn picture is larger than what is seen of it. One that looks at a part of the earth shrinks with the map, with
 * the part in the middle 1200 × 600 of it; one that looks at a place keeps its size, and the map shows its middle.
 */
const SIZES = {
  fit: { width: 1600, height: 2000 },
  at: { width: 1600, height: MAP_HEIGHT },
} as const

/** [px] Width of a map from which a picture that fits a part of the earth no longer grows. */
const FULL_WIDTH = 1200

// Fitting into 800 × 600 leaves 600 × 400 for the part: a quarter of the map's width free on each side, however narrow.
const FITTED = { width: 800, height: MAP_HEIGHT }

const SOMEWHERE = { centre: { lat: 0, lng: 0 }, zoom: 0 }

/** The drawn picture of a look: where it looks and how large it is. */
export const pictureOf = (look: MapLook): Picture =>
  look.kind === 'at'
    ? { centre: look.centre, zoom: look.zoom, ...SIZES.at }
    : {
        ...(toUndefined(fitViewport({ viewport: look.viewport, ...FITTED })) ?? SOMEWHERE),
        ...SIZES.fit,
      }

/** Where the live map has to look to take the place of the picture without a jump. */
export const takeOver = (look: MapLook, width: number): Pick<Picture, 'centre' | 'zoom'> => {
  const { centre, zoom } = pictureOf(look)
  const shrink = look.kind === 'at' ? 1 : Math.min(1, width / FULL_WIDTH)
  return { centre, zoom: zoom + Math.log2(shrink) }
}

/** Where a map of a size looks. */
export const cameraOf = (look: MapLook, width: number): Pick<Picture, 'centre' | 'zoom'> =>
  look.kind === 'at'
    ? look
    : (toUndefined(fitViewport({ viewport: look.viewport, width, height: MAP_HEIGHT })) ??
      SOMEWHERE)
