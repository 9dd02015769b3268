/**
 * What the charging page shows: the state of the machine and the content of the site as plain data, every text in the
 * page's language, every name and announcement in it.
 *
 * @module
 */
export {
  chargingView,
  type BoxView,
  type ChargingView,
  type ChargingViewInput,
  type ComparedTypeView,
  type SectionView,
} from './charging.view.js'
export {
  listControls,
  wordCorrection,
  type CarPicker,
  type ChargeSlider,
  type Controls,
  type ThumbView,
} from './controls.view.js'
export {
  estimatePanel,
  type EstimatePanel,
  type MissingPanel,
  type PanelInput,
  type PowerChart,
  type SideFact,
  type TimePanel,
} from './estimate.view.js'
export { listPlainFields, type PlainField } from './plain-form.view.js'
export { listExplanations } from './trace.view.js'
export {
  wordBesideTime,
  wordCharge,
  wordConditions,
  wordDuration,
  wordExactTime,
  wordMotor,
  type Figure,
} from './wording.view.js'
