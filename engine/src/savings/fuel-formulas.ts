import {
  appliedTerm,
  constantTerm,
  defineFormula,
  inputTerm,
  KM_PER_MILE,
  LITRES_PER_GALLON,
  LITRES_PER_US_GALLON,
  PER_HUNDRED,
  type Formula,
  type FormulaInput,
  type Term,
  type Unit,
} from '../shared/index.js'
import type { UnitSystem } from '../site/index.js'
import type { FuelQuery } from './savings.types.js'

type FuelTerm = Term<keyof FuelQuery>
/** A formula of the fuel saving. */
type FuelFormula = Formula<keyof FuelQuery>

const METRIC = ['T-FUEL-05'] as const
const IMPERIAL = ['T-FUEL-06'] as const
const US = ['B-T-10', 'D-T-35'] as const

const HUNDRED = {
  name: 'perHundred',
  unit: 'km/100 km',
  rules: METRIC,
  value: PER_HUNDRED,
} as const
const MILE = {
  name: 'kmPerMile',
  unit: 'km/mi',
  rules: ['T-CONST-10'],
  value: KM_PER_MILE,
} as const

const hundredsOf = (km: FuelTerm): FuelTerm =>
  appliedTerm({ name: 'hundredsOfKm', unit: '100 km/year', rules: METRIC }, 'divide', [
    km,
    constantTerm('perHundred'),
  ])

const energyOf = (hundreds: FuelTerm): FuelTerm =>
  appliedTerm({ name: 'yearlyEnergyCost', unit: 'money/year', rules: METRIC }, 'multiply', [
    appliedTerm({ name: 'yearlyEnergy', unit: 'kWh/year', rules: METRIC }, 'multiply', [
      hundreds,
      inputTerm('energyConsumption'),
    ]),
    inputTerm('energyCost'),
  ])

const fuelOf = (litres: FuelTerm, price: FuelTerm): FuelTerm =>
  appliedTerm({ name: 'yearlyFuelCost', unit: 'money/year', rules: METRIC }, 'multiply', [
    litres,
    price,
  ])

const overYears = (fuel: FuelTerm, energy: FuelTerm, name: string): FuelTerm =>
  appliedTerm({ name, unit: 'money', rules: ['T-FUEL-07'] }, 'multiply', [
    inputTerm('years'),
    appliedTerm({ name: 'yearlyFuelSavings', unit: 'money/year', rules: METRIC }, 'subtract', [
      fuel,
      energy,
    ]),
  ])

// Without a fuel economy above 0 there is no figure: the saving is 0 (D-T-35).
const whileEconomyCounts = (savings: FuelTerm): FuelTerm =>
  appliedTerm({ name: 'fuelSavings', unit: 'money', rules: ['D-T-35'] }, 'ifPositive', [
    savings,
    inputTerm('fuelEconomy'),
  ])

const inputsOf = (
  mileage: Unit,
  economy: Unit,
  price: Unit,
): readonly FormulaInput<keyof FuelQuery>[] => [
  { name: 'mileage', unit: mileage, rules: ['T-FUEL-02'] },
  { name: 'fuelCost', unit: price, rules: ['T-FUEL-02'] },
  { name: 'fuelEconomy', unit: economy, rules: ['T-FUEL-02'] },
  { name: 'energyCost', unit: 'money/kWh', rules: ['T-FUEL-02'] },
  { name: 'energyConsumption', unit: 'kWh/100 km', rules: ['T-FUEL-04'] },
  { name: 'years', unit: 'year', rules: ['T-FUEL-07', 'T-CONST-12'] },
]

const metricResult = (): FuelTerm => {
  const hundreds = hundredsOf(inputTerm('mileage'))
  const litres = appliedTerm({ name: 'yearlyLitres', unit: 'l/year', rules: METRIC }, 'multiply', [
    hundreds,
    inputTerm('fuelEconomy'),
  ])
  return overYears(fuelOf(litres, inputTerm('fuelCost')), energyOf(hundreds), 'fuelSavings')
}

const kilometres = (): FuelTerm =>
  appliedTerm({ name: 'yearlyKm', unit: 'km/year', rules: IMPERIAL }, 'multiply', [
    inputTerm('mileage'),
    constantTerm('kmPerMile'),
  ])

const milesResult = (gallon: Unit, price: FuelTerm): FuelTerm => {
  const gallons = appliedTerm({ name: 'yearlyGallons', unit: gallon, rules: IMPERIAL }, 'divide', [
    inputTerm('mileage'),
    inputTerm('fuelEconomy'),
  ])
  const litres = appliedTerm(
    { name: 'yearlyLitres', unit: 'l/year', rules: IMPERIAL },
    'multiply',
    [gallons, constantTerm('litresPerGallon')],
  )
  return whileEconomyCounts(
    overYears(fuelOf(litres, price), energyOf(hundredsOf(kilometres())), 'savingsOverYears'),
  )
}

const pricePerLitre = (): FuelTerm =>
  appliedTerm({ name: 'pricePerLitre', unit: 'money/l', rules: US }, 'divide', [
    inputTerm('fuelCost'),
    constantTerm('litresPerGallon'),
  ])

/** Fuel savings where mileage is in kilometres and economy in litres for 100 kilometres. */
const FUEL_SAVINGS = /*#__PURE__*/ defineFormula<keyof FuelQuery>('fuel-savings', {
  rules: METRIC,
  inputs: /*#__PURE__*/ inputsOf('km/year', 'l/100 km', 'money/l'),
  constants: [HUNDRED],
  result: /*#__PURE__*/ metricResult(),
})

/** Fuel savings where mileage is in miles, economy in miles per imperial gallon, and fuel is sold by the litre. */
export const FUEL_SAVINGS_IMPERIAL = /*#__PURE__*/ defineFormula<keyof FuelQuery>(
  'fuel-savings-imperial',
  {
    rules: IMPERIAL,
    inputs: /*#__PURE__*/ inputsOf('mi/year', 'mpg', 'money/l'),
    constants: [
      HUNDRED,
      MILE,
      {
        name: 'litresPerGallon',
        unit: 'l/gal',
        rules: ['T-CONST-13'],
        value: LITRES_PER_GALLON,
      },
    ],
    result: /*#__PURE__*/ milesResult('gal/year', /*#__PURE__*/ inputTerm('fuelCost')),
  },
)

/** Fuel savings in US units, where content declares them: miles, miles per US gallon, fuel sold by the US gallon. */
export const FUEL_SAVINGS_US = /*#__PURE__*/ defineFormula<keyof FuelQuery>('fuel-savings-us', {
  rules: US,
  inputs: /*#__PURE__*/ inputsOf('mi/year', 'US mpg', 'money/US gal'),
  constants: [
    HUNDRED,
    MILE,
    { name: 'litresPerGallon', unit: 'l/US gal', rules: US, value: LITRES_PER_US_GALLON },
  ],
  result: /*#__PURE__*/ milesResult('US gal/year', /*#__PURE__*/ pricePerLitre()),
})

/**
 * Formulas of the fuel saving, by unit system.
 *
 * @source D-T-35, B-T-10
 * @category formulas
 */
export const FUEL_FORMULAS: Readonly<Record<UnitSystem, FuelFormula>> = {
  metric: FUEL_SAVINGS,
  imperial: FUEL_SAVINGS_IMPERIAL,
  us: FUEL_SAVINGS_US,
}
