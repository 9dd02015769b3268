/**
 * Savings: what driving electrically saves on fuel and taxes against another car, with the trace of each figure, its
 * sensitivity and its break-even.
 *
 * The formulas first ({@link fuelSavings}, {@link explainTax}, {@link addSavings}), then all figures of the page at
 * once ({@link savingsFigures}), its address ({@link savingsAddress}) and its machine ({@link savingsMachine}). What
 * the page shows is {@link savingsView}; its content is read by {@link SavingsContentCodec}.
 *
 * @module
 */
export {
  nextConfigurationCall,
  NO_ANSWERS,
  resolveConfiguration,
  type CarConfiguration,
  type ConfigurationAnswers,
  type ConfigurationQuestion,
} from '../savings/car-configuration.js'
export {
  clientConfigurationCall,
  tokenConfigurationCall,
  tokenGeneratorCall,
} from '../savings/documents/configuration.api.js'
export {
  joinSavings,
  SavingsContentCodec,
  type SavingsContent,
} from '../savings/documents/savings.codec.js'
export { FUEL_FORMULAS } from '../savings/fuel-formulas.js'
export { fuelSavings } from '../savings/fuel-savings.js'
export { savingsFigures, toFuelQuery } from '../savings/savings-figures.js'
export { findSavingsCar, SAVINGS_SLIDERS, startValues } from '../savings/savings-setup.js'
export { addSavings, SAVINGS_TOTAL } from '../savings/savings-total.js'
export { savingsMachine, type SavingsEvent } from '../savings/savings.machine.js'
export type { SavingsState } from '../savings/savings.tool.js'
export type {
  FuelQuery,
  SavingsCar,
  SavingsSetup,
  SavingsSlider,
} from '../savings/savings.types.js'
export { savingsAddress, startSavings } from '../savings/savings.url.js'
export {
  explainTax,
  PAYMENTS_PER_YEAR,
  TAX_SAVING,
  TAX_VALUE,
  type TaxFrequency,
} from '../savings/tax.js'
export { savingsView, type SavingsView } from '../savings/view/savings.view.js'
export { listBreakEvens, rankSavingsInputs } from '../savings/what-if.js'
