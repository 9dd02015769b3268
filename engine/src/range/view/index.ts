/**
 * What the range tools show: the state of a machine and the content of the site as plain data, every text in the page's
 * language, every name and announcement in it.
 *
 * @module
 */
export { listBeside, type BesideFact, type BesideInput } from './beside.view.js'
export {
  calculatorPanel,
  wordCalculatorConditions,
  wordCalculatorCorrection,
  wordCalculatorLive,
  type CalculatorFigures,
} from './calculator-figure.view.js'
export {
  calculatorView,
  findCarPicture,
  type CalculatorCarChoice,
  type CalculatorView,
  type CalculatorViewInput,
  type CarSectionView,
  type Explained,
  type HabitsSectionView,
} from './calculator.view.js'
export {
  toMotorChoices,
  toProfileChoices,
  toTemperatureSlider,
  toUnitControls,
  type TemperatureSlider,
  type UnitControls,
} from './controls.view.js'
export { toLabels, type RangeLabels } from './labels.view.js'
export { lightCalculatorView, type LightCalculatorView, type LightViewInput } from './light.view.js'
export {
  figurePanel,
  waitingPanel,
  type FactTable,
  type FigureInput,
  type FigurePanel,
  type RangeChart,
  type RangePanel,
  type SensitivityView,
  type WaitingPanel,
} from './panel.view.js'
export {
  rangeMapView,
  type DrawnRing,
  type PositionPhase,
  type RangeMapInput,
  type RangeMapView,
  type RingView,
} from './range-map.view.js'
export {
  rangeToolView,
  wordRangeCorrection,
  type RangeOnMap,
  type RangeToolView,
  type RangeToolViewInput,
} from './range-tool.view.js'
export { tabsView, type TabsView, type TabView } from './tabs.view.js'
export { toToolControls, type RangeToolControls } from './tool-controls.view.js'
export { listRangeExplanations } from './trace.view.js'
export {
  fillMapText,
  fillTemperature,
  speakIndex,
  wordCelsius,
  wordColder,
  wordDistance,
  wordFigure,
  wordIndex,
  wordKm,
  wordRangeConditions,
  type Conditions,
  type Figure,
  type Words,
} from './wording.view.js'
