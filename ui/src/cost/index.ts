/** The charging cost calculator as React components; everything it shows and decides comes from the engine. */
export { CostCalculator } from './cost-calculator.js'
export { costViewMaker, startCost } from './cost-first-view.js'
export type { CostCalculatorProps, CostPorts } from './cost-tool.types.js'
