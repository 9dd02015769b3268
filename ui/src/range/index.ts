/** The range tools as React components; everything they show and decide comes from the engine. */
export {
  calculatorViewMaker,
  startCalculatorState,
  toFirstCalculatorState,
} from './calculator-first-view.js'
export { RangeCalculator } from './range-calculator.js'
export type { RangeCalculatorProps, RangePorts } from './range-tool.types.js'
