/**
 * The choice of a vehicle: which ones are offered in which order, the strip they stand in, and what is shown.
 *
 * @module
 */
export { groupVehicles, type VehicleGroup } from './vehicle-groups.js'
export {
  canPressStrip,
  fromScrollLeft,
  isStripThere,
  measureStrip,
  pressStrip,
  resolveStripReveal,
  resolveStripSides,
  settleStrip,
  STRIP_PATIENCE,
  STRIP_STEP,
  STRIP_THROTTLE,
  toScrollLeft,
  UNMEASURED_STRIP,
  type StripPlace,
  type StripPress,
  type StripReveal,
  type StripSides,
  type StripWay,
  type TileStrip,
} from './tile-strip.js'
export { tileStripMachine, type TileStripEvent } from './tile-strip.machine.js'
export {
  toChosenVehicleView,
  toVehiclePickerView,
  type ChosenVehicleView,
  type VehicleGroupView,
  type VehiclePickerInput,
  type VehiclePickerView,
  type VehicleTileView,
} from './vehicle-picker.view.js'
