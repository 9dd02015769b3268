/**
 * What this repository's own packages take of `@evkit/engine/range` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { RANGE_MAP_ZOOM } from '../../range/circle.js'
export { findDrivetrain, foldModel, parseFamilyKey, writeFamilyKey } from '../../range/family.js'
export type { RangeEntry, RangeFamilyDocument } from '../../range/range.types.js'
export { resolveFirstTab, toTabInteraction, type ToolTab } from '../../range/tabs.js'
export { stepTemperature } from '../../range/temperature-slider.js'
export {
  toProfileChoices,
  toTemperatureSlider,
  type TemperatureSlider,
  type UnitControls,
} from '../../range/view/controls.view.js'
export type { RangeLabels } from '../../range/view/labels.view.js'
export type { FigurePanel, RangeChart, RangePanel } from '../../range/view/panel.view.js'
export { listCalculatorFields } from '../../range/view/plain-form.view.js'
export type { RingView } from '../../range/view/range-map.view.js'
export { tabsView } from '../../range/view/tabs.view.js'
