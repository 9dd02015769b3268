/** Cars and scenes drawn by this project: pure functions from a description to a standalone vector picture. */
export type { Season, Time } from './air.js'
export { drawByName, findPicture, type NamedPicture } from './by-name.js'
export { COLOUR_LABELS, type Colour } from './colour.js'
export { BODIES, COLOURS, drawCar, type CarSpec, type CarView } from './draw-car.js'
export type { Body } from './form.js'
export { drawScene, SCENES, type SceneName, type SceneSpec } from './scene.js'
