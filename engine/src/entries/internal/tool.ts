/**
 * What this repository's own packages take of `@evkit/engine/tool` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export {
  keepAddress,
  readKept,
  removeKept,
  renameKept,
  restoreKept,
  writeKept,
  listKept,
  type KeptAddress,
  type RemovedAddress,
} from '../../tool/kept-addresses.js'
export {
  nameTrip,
  sayKept,
  toKeepView,
  toKeptList,
  toKeptName,
  type KeepAnswer,
  type KeepView,
  type KeptNameView,
} from '../../tool/kept-addresses.view.js'
export type { Named } from '../../tool/tool.types.js'
export { readNumber } from '../../tool/typed-number.js'
export { toUnitOverride, type UnitsAction } from '../../tool/units.js'
// A drive as a file comes with what saves it, apart from the planner.
export { listTimesAtPlaces } from '../../route/trip-moments.js'
export { writeGpx } from '../../route/view/gpx.view.js'
