import { defaultCostSelection } from '../cost/cost-selection.js'
import { toCostCar } from '../cost/cost-car.js'
import type { CostCar, CostCarItem } from '../cost/cost.types.js'
import type { CostState } from '../cost/cost.tool.js'
import type { CostContent } from '../cost/documents/cost.codec.js'

/** A car type: 1,000 to 40,000 a year by 500, 0.10 to 0.90 a kWh by 0.01, 18 kWh for 100 km. */
export const tinyCostItem: CostCarItem = {
  type: 'EX30',
  mileageDefaultValue: 15000,
  mileageMaxValue: 40000,
  mileageMinValue: 1000,
  mileageDecimal: 0,
  mileageStep: 500,
  energyCostDecimal: 2,
  energyCostDefaultValue: 0.28,
  energyCostMaxValue: 0.9,
  energyCostMinValue: 0.1,
  energyCostStep: 0.01,
  energyConsumption: 18,
}

/** A second car type with other defaults. */
const largeItem: CostCarItem = {
  ...tinyCostItem,
  type: 'EX90',
  mileageDefaultValue: 20000,
  energyCostDefaultValue: 0.3,
  energyConsumption: 22,
}

/** Two car types of the cost calculator: EX30 and EX90. */
export const tinyCostCars: readonly [CostCar, CostCar] = [
  toCostCar(tinyCostItem),
  toCostCar(largeItem),
]

/** Cost calculator content in pounds, with one provenance. */
export const tinyCostContent: CostContent = {
  labels: {
    costHeading: 'Charging cost',
    costPrefix: '£',
    costSuffix: '/month',
    mileageLabel: 'Mileage',
    mileageSuffix: 'km/year',
    energyCostLabel: 'Household electricity',
    energyCostSuffix: '£/kWh',
  },
  items: [tinyCostItem, largeItem],
  currency: 'GBP',
  provenance: [
    {
      id: 'electricity',
      value: 0.28,
      unit: 'GBP/kWh',
      period: '2025',
      source: 'A source',
      url: '',
      retrieved: '2026-11-20',
      basis: 'example',
    },
  ],
  messages: {},
}

/** Initial state of the cost calculator: first car type, in kilometres. */
export const tinyCostState: CostState = {
  cars: tinyCostCars,
  selection: defaultCostSelection(tinyCostCars[0]),
  corrections: [],
  contentDistance: 'km',
  shownDistance: 'km',
}
