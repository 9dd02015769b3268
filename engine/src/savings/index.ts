/**
 * Savings: what driving electrically saves on fuel and taxes against another car, with how each figure came about, what
 * moves it most, and where it turns to zero.
 *
 * The formulas first ({@link fuelSavings}, {@link compareTaxes}, {@link addSavings}), then all figures of the page at
 * once ({@link savingsFigures}), its address ({@link savingsAddress}) and its machine ({@link savingsMachine}). What
 * the page shows is `@evkit/engine/savings/view`; reading and checking content and car configurations is
 * `@evkit/engine/savings/documents`.
 *
 * @module
 */
export {
  CONFIGURATION_STATUSES,
  LOADING_CONFIGURATION,
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  resolveTaxStatus,
  TAX_STATUSES,
  type CallAnswer,
  type CarConfiguration,
  type ClientConfiguration,
  type ConfigurationAnswers,
  type ConfigurationCall,
  type ConfigurationQuestion,
  type ConfigurationStatus,
  type TaxStatus,
  type TaxStatusInput,
  type TokenConfiguration,
} from './car-configuration.js'
export {
  FUEL_FORMULAS,
  FUEL_SAVINGS,
  FUEL_SAVINGS_IMPERIAL,
  FUEL_SAVINGS_US,
} from './fuel-formulas.js'
export { fuelSavings, SAVINGS_YEARS } from './fuel-savings.js'
export { savingsFigures, toFuelQuery, type SavingsFigures } from './savings-figures.js'
export {
  chooseSavingsCar,
  defaultSavingsSelection,
  placeSavingsSlider,
} from './savings-selection.js'
export {
  findSavingsCar,
  startValues,
  SAVINGS_SLIDERS,
  toSavingsGrid,
  toSavingsSetup,
  type SavingsContentParts,
} from './savings-setup.js'
export {
  addSavings,
  reduceSavings,
  SAVINGS_TOTAL,
  totalRegistered,
  type RegisteredTotal,
  type SavingsAction,
  type SavingsRegistry,
} from './savings-total.js'
export { unhandledAction } from './savings.errors.js'
export { savingsMachine, type SavingsEvent } from './savings.machine.js'
export {
  savingsTool,
  type SavingsChoice,
  type SavingsNews,
  type SavingsState,
} from './savings.tool.js'
export type {
  ComparisonCar,
  CountedValue,
  FuelFigure,
  FuelQuery,
  SavingsCar,
  SavingsCars,
  SavingsSelection,
  SavingsSetup,
  SavingsSlider,
  SavingsTotal,
  SavingsValues,
  SliderContent,
  SliderNumber,
  TaxGroups,
  TaxItem,
  TaxRow,
} from './savings.types.js'
export { savingsAddress, type SavingsCorrection, type SavingsStart } from './savings.url.js'
export {
  compareTaxes,
  explainTax,
  OWNERSHIP_MULTIPLIER,
  PAYMENTS_PER_YEAR,
  TAX_SAVING,
  TAX_VALUE,
  type TaxFrequency,
  type TaxSides,
} from './tax.js'
export {
  listBreakEvens,
  rankSavingsInputs,
  splitSavings,
  type BreakEven,
  type CostPart,
  type SavingsBreakdown,
} from './what-if.js'
