import { findCarBy } from '../car/index.js'
import { none, snapValue, some, toNumber, type Option, type StepperGrid } from '../shared/index.js'
import type { UnitSystem } from '../site/index.js'
import { SAVINGS_YEARS } from './fuel-savings.js'
import type {
  ComparisonCar,
  SavingsCar,
  SavingsCars,
  SavingsSetup,
  SavingsSlider,
  SavingsValues,
  SliderContent,
  SliderNumber,
} from './savings.types.js'
import { OWNERSHIP_MULTIPLIER } from './tax.js'

/**
 * Names of the four sliders, in display order.
 *
 * @source T-FUEL-02
 * @category constants
 */
export const SAVINGS_SLIDERS = ['mileage', 'fuelCost', 'fuelEconomy', 'energyCost'] as const

/** What content says about the savings page, as far as figures depend on it. */
export interface SavingsContentParts {
  readonly sliders: Readonly<Record<SavingsSlider, SliderContent>>
  readonly cars: readonly {
    readonly type: string
    readonly model: string
    readonly energyConsumptionValue: SliderNumber
    readonly comparison?: ComparisonCar & { readonly fuelEconomy: SliderNumber }
  }[]
  /** What a car is compared with that names no car of its own. */
  readonly comparison: ComparisonCar
  readonly includeFuelDefault?: boolean
  readonly years?: number
  readonly ownershipMultiplier?: number
}

/** Makes the grid of a slider from its content. */
const toSavingsGrid = ({ min, max, step, decimals }: SliderContent): StepperGrid => {
  const digits = toNumber(decimals, Number.NaN)
  return { min, max, step, ...(Number.isNaN(digits) ? {} : { decimals: digits }) }
}

const positive = (value: number | undefined, fallback: number): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : fallback

const toCars = (parts: SavingsContentParts, grid: StepperGrid): readonly SavingsCar[] =>
  parts.cars.map(({ type, model, energyConsumptionValue, comparison }) => {
    const { name, model: other } = comparison ?? parts.comparison
    return {
      type,
      model,
      energyConsumption: toNumber(energyConsumptionValue, Number.NaN),
      comparison: { name, model: other },
      fuelEconomy: snapValue(comparison?.fuelEconomy ?? parts.sliders.fuelEconomy.default, grid),
    }
  })

const bySlider = <A>(make: (slider: SavingsSlider) => A): Readonly<Record<SavingsSlider, A>> => ({
  mileage: make('mileage'),
  fuelCost: make('fuelCost'),
  fuelEconomy: make('fuelEconomy'),
  energyCost: make('energyCost'),
})

/** Makes what stays the same while the page is open. */
export const toSavingsSetup = (
  parts: SavingsContentParts,
  system: UnitSystem,
): Option<SavingsSetup> => {
  const grids = bySlider((slider) => toSavingsGrid(parts.sliders[slider]))
  const [first, ...rest] = toCars(parts, grids.fuelEconomy)
  if (first === undefined) return none
  const defaults: SavingsValues = bySlider((slider) =>
    snapValue(parts.sliders[slider].default, grids[slider]),
  )
  const starts = { ...defaults, fuelEconomy: first.fuelEconomy }
  return some({
    cars: [first, ...rest],
    grids,
    starts,
    includeFuel: parts.includeFuelDefault ?? true,
    system,
    years: positive(parts.years, SAVINGS_YEARS),
    multiplier: positive(parts.ownershipMultiplier, OWNERSHIP_MULTIPLIER),
  })
}

/**
 * Returns the default slider values of a car: content's defaults, and the fuel economy of its comparison car.
 *
 * @param setup - Defaults on their grids.
 * @param car - The car.
 * @returns A value for each slider.
 * @source E-T-43, T-FUEL-03
 *
 * @example The petrol car of a larger one needs more
 * ```ts
 * import { startValues } from '@evkit/engine/savings'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const [first, second = first] = tinySavingsSetup.cars
 * startValues(tinySavingsSetup, second).fuelEconomy // => 9
 * ```
 * @category look-ups
 */
export const startValues = (
  { starts }: SavingsSetup,
  { fuelEconomy }: SavingsCar,
): SavingsValues => ({ ...starts, fuelEconomy })

/**
 * Finds a car by its name: exact match first, else case-insensitive and trimmed.
 *
 * @param cars - The cars.
 * @param type - Name to search for.
 * @returns The car, or `none`.
 * @source D-T-14
 *
 * @example Case does not matter
 * ```ts
 * import { findSavingsCar } from '@evkit/engine/savings'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * toUndefined(findSavingsCar(tinySavingsSetup.cars, 'ex90'))?.model // => 'ex90-bev'
 * ```
 * @category look-ups
 */
export const findSavingsCar = (cars: SavingsCars, type: string): Option<SavingsCar> =>
  findCarBy('type', cars, type)
