/** The range tools as React components; everything they show and decide comes from the engine. */
export {
  calculatorViewMaker,
  lightViewMaker,
  startCalculatorState,
} from './calculator-first-view.js'
export { CarPriceProvider, useCarPrice } from './car-price-context.js'
export { LightCalculator, pictureOfStart } from './light-calculator.js'
export { RangeCalculator } from './range-calculator.js'
export { useRange } from './range-context.js'
export { RangeTool } from './range-tool.js'
export { firstRangeMapView } from './use-range-map.js'
export { rangeToolViewMaker, startRange } from './range-tool-first-view.js'
export type { RangeMapPorts, RangeMapStart } from './range-map.types.js'
export type {
  LightCalculatorProps,
  RangeCalculatorProps,
  RangePorts,
  RangeToolProps,
} from './range-tool.types.js'
