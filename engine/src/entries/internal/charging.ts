/**
 * What this repository's own packages take of `@evkit/engine/charging` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { findBattery } from '../../charging/battery.js'
export { nearestThumb, type Thumb } from '../../charging/charge-range.js'
export { findCountedCharger, toKilowatts, type TablePower } from '../../charging/charger.js'
export type { DiscoveryCard } from '../../charging/documents/content.codec.js'
export { isTimeBarShown, TIME_BAR_OFFSET } from '../../charging/time-bar.js'
export type { SectionView } from '../../charging/view/charging.view.js'
export type { BoxView, ComparedTypeView } from '../../charging/view/comparison.view.js'
export type { ChargeSlider, Controls } from '../../charging/view/controls.view.js'
export type { EstimatePanel, PowerChart, TimePanel } from '../../charging/view/estimate.view.js'
export { listPlainFields } from '../../charging/view/plain-form.view.js'
