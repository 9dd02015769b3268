import * as O from '#fp-ts/Option'
import { defaultSavingsSelection } from '../savings/savings-selection.js'
import { toSavingsSetup } from '../savings/savings-setup.js'
import type { SavingsSetup, TaxItem } from '../savings/savings.types.js'
import type { SavingsState } from '../savings/savings.tool.js'
import type { TaxSides } from '../savings/tax.js'
import type { SavingsContent } from '../savings/documents/savings.codec.js'

const tax = (taxId: string, frequency: string, amount: number): TaxItem => ({
  taxId,
  name: taxId === 'road' ? 'Road tax' : 'Tax',
  frequency,
  tags: [],
  amount: O.some(amount),
})

/** A road tax of 10 a year for the main car and 190 for the other, and a tax only the other car has. */
export const tinyTaxes: TaxSides = {
  main: { ownership: [tax('road', 'Yearly', 10)], informational: [tax('sales', 'Yearly', 5000)] },
  comparison: {
    ownership: [tax('road', 'Yearly', 190), tax('fuel', 'Monthly', 5)],
    informational: [],
  },
}

/** Savings content in euros and l/100 km, with two cars. */
export const tinySavingsContent: SavingsContent = {
  heading: 'What you save',
  text: 'Against a petrol car.',
  sliders: {
    mileage: {
      default: 15000,
      min: 0,
      max: 40000,
      step: 1000,
      decimals: 0,
      label: 'Mileage',
      suffix: 'km/year',
    },
    fuelCost: {
      default: 1.8,
      min: 1,
      max: 2.5,
      step: 0.05,
      decimals: 2,
      label: 'Fuel price',
      suffix: '€/l',
    },
    fuelEconomy: {
      default: 7,
      min: 3,
      max: 15,
      step: 0.5,
      decimals: 1,
      label: 'Fuel economy',
      suffix: 'l/100 km',
    },
    energyCost: {
      default: 0.3,
      min: 0.1,
      max: 0.9,
      step: 0.01,
      decimals: 2,
      label: 'Energy price',
      suffix: '€/kWh',
    },
  },
  cars: [
    { type: 'EX30', model: 'ex30-bev', energyConsumptionValue: 18 },
    {
      type: 'EX90',
      model: 'ex90-bev',
      energyConsumptionValue: 22,
      comparison: { name: 'a large petrol car', model: 'petrol-large', fuelEconomy: 9 },
    },
  ],
  comparison: { name: 'a petrol car', model: 'petrol' },
  salesModel: 'retail',
  currency: 'EUR',
  provenance: [
    {
      id: 'fuel',
      value: 1.8,
      unit: 'EUR/l',
      period: '2025',
      source: 'A source',
      url: '',
      retrieved: '2026-11-20',
      basis: 'example',
    },
  ],
  taxBasis: 'example',
  messages: {},
}

const found = toSavingsSetup(tinySavingsContent, 'metric')

/** Savings setup of {@link tinySavingsContent} in metric units. */
export const tinySavingsSetup: SavingsSetup = O.getOrElse<SavingsSetup>(() => {
  throw new Error('The tiny content has no car.')
})(found)

/** Initial state of the savings page, with the taxes of both cars: 3,240 saved on fuel, 540 on taxes. */
export const tinySavingsState: SavingsState = {
  setup: tinySavingsSetup,
  selection: defaultSavingsSelection(tinySavingsSetup),
  corrections: [],
  shownDistance: 'km',
  main: { status: 'OK', taxes: tinyTaxes.main },
  comparison: { status: 'OK', taxes: tinyTaxes.comparison },
  registry: new Map(),
}
