import type { Step, StepperGrid } from '../shared/index.js'

/** A number of content: numeric text counts as its number. */
export type ContentNumber = number | string

/** One car type of the cost calculator as content gives it: its twelve members. */
export interface CostCarItem {
  /** Name of the car type, shown on its tab and written to the address. */
  readonly type: string
  /** [km/year or mi/year, the site's unit] */
  readonly mileageDefaultValue: ContentNumber
  /** [km/year or mi/year] */
  readonly mileageMaxValue: ContentNumber
  /** [km/year or mi/year] */
  readonly mileageMinValue: ContentNumber
  /** Decimals shown, 0 to 20. */
  readonly mileageDecimal: ContentNumber
  /** [km/year or mi/year] Width of a step. */
  readonly mileageStep: ContentNumber
  /** Decimals shown, 0 to 20. */
  readonly energyCostDecimal: ContentNumber
  /** [money/kWh] */
  readonly energyCostDefaultValue: ContentNumber
  /** [money/kWh] */
  readonly energyCostMaxValue: ContentNumber
  /** [money/kWh] */
  readonly energyCostMinValue: ContentNumber
  /** [money/kWh] Width of a step. */
  readonly energyCostStep: ContentNumber
  /** [kWh/100 km] Energy from the wall, charging losses included. */
  readonly energyConsumption: ContentNumber
}

/** The labels of the cost calculator. */
export interface CostLabels {
  readonly costHeading: string
  /** Stands before the figure, such as a currency sign. */
  readonly costPrefix: string
  /** Stands behind the figure, such as `/month`. */
  readonly costSuffix: string
  readonly mileageLabel: string
  readonly mileageSuffix: string
  readonly energyCostLabel: string
  readonly energyCostSuffix: string
}

/** The two sliders of the calculator. */
export type CostSlider = 'mileage' | 'energyCost'

/** A number for each slider. */
export type CostValues = Readonly<Record<CostSlider, number>>

/** A validated car type: consumption, grids and defaults of its sliders. */
export interface CostCar {
  readonly type: string
  /** [kWh/100 km] NaN when content has none. */
  readonly energyConsumption: number
  readonly grids: Readonly<Record<CostSlider, StepperGrid>>
  /** Defaults, clamped and snapped to the grid like any other value. */
  readonly starts: CostValues
}

/** Non-empty list of car types; the first is the default. */
export type CostCars = readonly [CostCar, ...CostCar[]]

/** Everything a visitor can choose in the calculator. */
export interface CostSelection {
  readonly car: CostCar
  /** In the unit of content, on the grid of the car type. */
  readonly values: CostValues
}

/** Input of {@link monthlyCost}. */
export interface CostQuery {
  /** [km/year or mi/year] 0 or more. */
  readonly mileage: number
  /** [kWh/100 km] 0 or more. */
  readonly energyConsumption: number
  /** [money/kWh] 0 or more. */
  readonly energyCost: number
}

/** A monthly cost with the figures on the way to it. */
export interface CostFigure {
  /** [money/month] Exact, or rounded up when asked for. */
  readonly value: number
  /** [kWh/year] Not rounded. */
  readonly yearlyEnergy: number
  /** [money/year] Not rounded. */
  readonly yearlyCost: number
  /** How the value came about. */
  readonly trace: Step
}
