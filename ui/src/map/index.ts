/**
 * Maps: a picture the server draws, a live map in its place once it is wanted. The one door to MapLibre.
 *
 * @module
 */
export { MAP_HEIGHT, pictureOf } from './camera.js'
export { MapFrame, type MapFrameProps } from './map-frame.js'
export type { MapPorts } from './map-keeper.js'
export { toMapWords } from './map-words.js'
export type {
  MapCircle,
  MapCredit,
  MapGround,
  MapLine,
  MapLook,
  MapMark,
  MapScene,
  MapSource,
  MapStation,
  MapWords,
} from './map.types.js'
export { GroundPicture, ScenePicture } from './scene-picture.js'
