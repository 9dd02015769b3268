import { findCarBy } from '../car/index.js'
import { none, snapValue, some, toNumber, type Option, type StepperGrid } from '../shared/index.js'
import type { ContentNumber, CostCar, CostCarItem, CostCars } from './cost.types.js'

const decimalsOf = (value: ContentNumber): { readonly decimals?: number } => {
  const decimals = toNumber(value, Number.NaN)
  return Number.isNaN(decimals) ? {} : { decimals }
}

const toGrids = (item: CostCarItem): CostCar['grids'] => {
  const mileage: StepperGrid = {
    min: item.mileageMinValue,
    max: item.mileageMaxValue,
    step: item.mileageStep,
    ...decimalsOf(item.mileageDecimal),
  }
  const energyCost: StepperGrid = {
    min: item.energyCostMinValue,
    max: item.energyCostMaxValue,
    step: item.energyCostStep,
    ...decimalsOf(item.energyCostDecimal),
  }
  return { mileage, energyCost }
}

/** Makes a car type of content ready for use. */
export const toCostCar = (item: CostCarItem): CostCar => {
  const grids = toGrids(item)
  return {
    type: item.type,
    energyConsumption: toNumber(item.energyConsumption, Number.NaN),
    grids,
    starts: {
      mileage: snapValue(item.mileageDefaultValue, grids.mileage),
      energyCost: snapValue(item.energyCostDefaultValue, grids.energyCost),
    },
  }
}

/** Makes the car types of content ready for use, in the order of content. */
export const toCostCars = (items: readonly CostCarItem[]): Option<CostCars> => {
  const [first, ...rest] = items.map(toCostCar)
  return first === undefined ? none : some([first, ...rest])
}

/**
 * Finds a car type by its name: exact match first, else case-insensitive and trimmed.
 *
 * @param cars - The car types.
 * @param type - Name to search for.
 * @returns The car type, or `none`.
 * @source T-COST-02, D-T-14
 *
 * @example Case does not matter
 * ```ts
 * import { findCostCar } from '@evkit/engine/cost'
 * import { toUndefined } from '@evkit/engine/shared'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * toUndefined(findCostCar(tinyCostCars, ' ex30 '))?.type // => 'EX30'
 * ```
 * @category look-ups
 */
export const findCostCar = (cars: CostCars, type: string): Option<CostCar> =>
  findCarBy('type', cars, type)
