import type { AppliedStep, Option, Step, StepperGrid } from '../shared/index.js'
import type { UnitSystem } from '../site/index.js'

/** Name of one of the four sliders of fuel savings. */
export type SavingsSlider = 'mileage' | 'fuelCost' | 'fuelEconomy' | 'energyCost'

/** A number for each slider, in the unit of content. */
export type SavingsValues = Readonly<Record<SavingsSlider, number>>

/** A number of content: numeric text counts as its number. */
export type SliderNumber = number | string

/** One slider as content gives it: its seven members. */
export interface SliderContent {
  /** [unit of the slider] */
  readonly default: SliderNumber
  /** [unit of the slider] */
  readonly min: SliderNumber
  /** [unit of the slider] */
  readonly max: SliderNumber
  /** [unit of the slider] Width of a step. */
  readonly step: SliderNumber
  /** Decimals shown, 0 to 20. */
  readonly decimals: SliderNumber
  readonly label: string
  /** Unit as content words it. */
  readonly suffix: string
}

/** Input of {@link fuelSavings}. */
export interface FuelQuery extends SavingsValues {
  /** [kWh/100 km] Energy of the electric car from the wall; it has no slider. */
  readonly energyConsumption: number
  /** [year] Years the savings are summed over. */
  readonly years: number
}

/** Fuel savings with the two sums they are the difference of. */
export interface FuelFigure {
  /** [money] Over all years; negative when driving electrically costs more. */
  readonly value: number
  /** [money] Fuel of the comparison car over all years. */
  readonly fuel: number
  /** [money] Energy of the electric car over all years. */
  readonly energy: number
  readonly trace: Step
}

/** An electric car of the savings page. */
export interface SavingsCar {
  /** Name, as displayed and written to the URL. */
  readonly type: string
  /** Key its taxes are requested with. */
  readonly model: string
  /** [kWh/100 km] NaN when content has none. */
  readonly energyConsumption: number
  /** The car it is compared with. */
  readonly comparison: ComparisonCar
  /** [unit of the slider] Fuel economy of that car: where its slider starts, on the slider's grid. */
  readonly fuelEconomy: number
}

/** A car with an engine that an electric car is compared with. */
export interface ComparisonCar {
  /** Name shown. */
  readonly name: string
  /** Key its taxes are requested with. */
  readonly model: string
}

/** At least one car; the first is the one to start with. */
export type SavingsCars = readonly [SavingsCar, ...SavingsCar[]]

/** Everything a visitor can choose on the savings page. */
export interface SavingsSelection {
  readonly car: SavingsCar
  readonly values: SavingsValues
  /** Whether fuel savings count. */
  readonly includeFuel: boolean
}

/** Constant setup of the savings page: cars, slider grids, defaults, unit system and years. */
export interface SavingsSetup {
  readonly cars: SavingsCars
  readonly grids: Readonly<Record<SavingsSlider, StepperGrid>>
  /**
   * Defaults, clamped and snapped to the grid like any other value; the fuel economy is that of the first car's
   * comparison.
   */
  readonly starts: SavingsValues
  readonly includeFuel: boolean
  /** Unit system of content; it chooses the formula. */
  readonly system: UnitSystem
  /** [year] Years fuel savings are summed over. */
  readonly years: number
  /** [year] Years of ownership, by which taxes are multiplied. */
  readonly multiplier: number
}

/** One tax of one car. */
export interface TaxItem {
  /** What tells it from other taxes; names may differ between cars. */
  readonly taxId: string
  readonly name: string
  /** `Yearly`, `Quarterly` or `Monthly`; anything else has no value. */
  readonly frequency: string
  /** For content to filter by; passed through. */
  readonly tags: readonly string[]
  /** [money a payment] None when it is no finite number. */
  readonly amount: Option<number>
}

/** The taxes of one car. */
export interface TaxGroups {
  /** What owning the car costs; compared and summed. */
  readonly ownership: readonly TaxItem[]
  /** Listed, never summed. */
  readonly informational: readonly TaxItem[]
}

/** One tax of both cars. */
export interface TaxRow {
  readonly taxId: string
  readonly name: string
  readonly tags: readonly string[]
  /** [money] Over the ownership; none when the car does not have this tax or its value is not known. */
  readonly mainCarValue: Option<number>
  /** [money] Over the ownership. */
  readonly comparisonCarValue: Option<number>
  /** [money] Comparison less main; none unless both are known. */
  readonly savingsValue: Option<number>
  /** How the saving came about; none unless both are known. */
  readonly trace: Option<AppliedStep>
}

/** One number that counts towards the total. */
export interface CountedValue {
  readonly id: string
  readonly step: Step
}

/** The total of all savings. */
export interface SavingsTotal {
  /** [money] Whole amount, half away from zero. */
  readonly value: number
  /** [money] The sum before rounding. */
  readonly sum: number
  readonly trace: AppliedStep
}
