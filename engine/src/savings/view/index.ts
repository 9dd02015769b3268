/**
 * What the savings page shows: plain data, every text in the page's language.
 *
 * @module
 */
export { examplePart, withExamplePart } from './example-part.view.js'
export {
  savingsView,
  type FuelView,
  type SavingsView,
  type SavingsViewInput,
  type TotalView,
} from './savings.view.js'
export { toTaxView, type InformationalView, type TaxRowView, type TaxView } from './tax.view.js'
export {
  toWhatIf,
  type BreakdownView,
  type BreakEvenView,
  type SavingsBar,
  type Stack,
  type StackPart,
  type WhatIfView,
} from './what-if.view.js'
export {
  findSliderOrigin,
  toSavingsSlider,
  wordMoney,
  wordSaving,
  wordSavingsConditions,
  type SavingsParts,
  type SavingWords,
} from './wording.view.js'
