/**
 * Maps: a picture the server draws, a live map in its place once it is wanted. The one door to MapLibre.
 *
 * @module
 */
export { GROUND_PATH, MOST_FREE, readGroundLook, writeGroundAddress } from './ground-address.js'
export { drawGround, groundView, type GroundCut, type GroundView } from './ground-paths.js'
export { GroundPicture } from './ground-picture.js'
export { MapFrame, type MapFrameProps } from './map-frame.js'
export type { MapPorts } from './map-keeper.js'
export { openMap } from './open-map.js'
export { STANDING_GROUND, toMapWords } from './map-words.js'
export type {
  MapCircle,
  MapCredit,
  MapLine,
  MapLook,
  MapMark,
  MapScene,
  MapSource,
  MapStation,
  MapWords,
} from './map.types.js'
