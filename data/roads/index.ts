/** A road network and the way through it: read, opened, asked for a road, and the area it covers. */
export { bend, mirror, type Point } from './draw.js'
export { importRoads } from './import-roads.js'
export {
  ANY_MASS,
  decodeNetwork,
  POSITION_STEPS,
  SHARE_STEPS,
  writeNetworkFile,
  type NetworkFile,
} from './network-file.js'
export {
  isCrossing,
  isModelled,
  kindOf,
  openNetwork,
  otherEnd,
  straight,
  type Network,
} from './network.js'
export { listCountryRoads } from './country-roads.js'
export { findRoadArea, type RoadArea } from './road-area.js'
export { resolveKind, resolveSpeedKind } from './road-kind.js'
export { createSnap, positionOn, type Snap } from './snap.js'
export { makePieces } from './pieces.js'
export { SPEEDS } from './speeds.js'
export { createFindTown } from './towns.js'
export type { Town } from './town-parts.js'
export { createRouter, type FindRoad, type RoadFault } from './route.js'
export { isAlternative } from './is-alternative.js'
export { MAX_ACCESS } from './speeds.js'
