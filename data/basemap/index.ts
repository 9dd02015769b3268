/** Land, lakes, borders and roads as a map shows them: kept small, cut for a picture, and handed out as layers. */
export {
  BasemapFileCodec,
  packBasemap,
  unpackBasemap,
  type Basemap,
  type BasemapFile,
  type Land,
  type Layers,
} from './basemap-file.js'
export { createCut, type MapCut, type MapLayers, type MapView } from './cut.js'
export { joinRoads } from './join-roads.js'
export { createFindMass, type FindMass } from './land-mass.js'
export {
  listLabels,
  makeMapFiles,
  MAP_FILES_PATH,
  type MapFiles,
  type MapLayer,
} from './map-files.js'
export { listRoadLines } from './road-lines.js'
export {
  areaOfRing,
  boxOf,
  clipLine,
  clipRing,
  isInRing,
  isTouching,
  partRing,
  shiftLine,
  simplifyLine,
  simplifyRing,
  unrollRing,
  type Box,
  type Flat,
} from './shape.js'
export { createWater, type Water } from './water.js'
