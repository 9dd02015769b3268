import { MOTOR_TYPES, type MotorType } from '../car/index.js'
import { none, some, type Option } from '../shared/index.js'
import { foldModel, type FamilyKey } from './family.js'
import type { RangeData, RangeFamily, RangeModel } from './range.types.js'

const findModel = (data: RangeData, model: string): RangeModel | undefined =>
  data.named.get(model) ?? data.models.get(foldModel(model))

/**
 * Finds a family.
 *
 * @param data - The range data, made by `toRangeData`.
 * @param key - Model, case-insensitively, and drivetrain.
 * @returns The family, or `none`.
 * @source T-CALC-19, D-T-30
 *
 * @example A model name of an object's own is no model
 * ```ts
 * import { findFamily, toRangeData } from '@evkit/engine/range'
 * import { option } from 'fp-ts'
 *
 * findFamily(toRangeData([]), { model: 'constructor', drivetrain: 'Twin' }) // => option.none
 * ```
 * @category look-ups
 */
export const findFamily = (
  data: RangeData,
  { model, drivetrain }: FamilyKey,
): Option<RangeFamily> => {
  const family = findModel(data, model)?.families[drivetrain]
  return family === undefined ? none : some(family)
}

/**
 * Lists the drivetrains the data has for a model.
 *
 * @param data - The range data.
 * @param model - Model, case-insensitively.
 * @returns Drivetrains with at least one usable entry, in display order, whatever the order of the data.
 * @source T-CALC-19, T-CALC-21
 *
 * @example Display order
 * ```ts
 * import { listDrivetrains } from '@evkit/engine/range'
 * import { gridData } from '@evkit/engine/testing'
 *
 * listDrivetrains(gridData, 'EX30') // => ['Single', 'Single-with-Extended', 'Twin']
 * ```
 * @category look-ups
 */
export const listDrivetrains = (data: RangeData, model: string): readonly MotorType[] => {
  const families = findModel(data, model)?.families
  return MOTOR_TYPES.filter((type) => (families?.[type]?.entries.length ?? 0) > 0)
}

const distance = (celsius: number | undefined, wanted: number): number =>
  celsius === undefined ? Infinity : Math.abs(celsius - wanted)

/**
 * Finds the places of the temperatures nearest to a wanted one, by halving.
 *
 * @param temperatures - [°C] Rising, each once; at least one.
 * @param wanted - [°C] Any finite number.
 * @returns First and one past the last place; more than one place when several are equally near.
 * @source D-T-24, T-RANGE-16
 *
 * @example 15 lies between 10 and 20
 * ```ts
 * import { nearestPlaces } from '@evkit/engine/range'
 *
 * nearestPlaces([-5, 0, 10, 20, 35], 15) // => { from: 2, to: 4 }
 * nearestPlaces([-5, 0, 10, 20, 35], 16) // => { from: 3, to: 4 }
 * ```
 * @category look-ups
 */
export const nearestPlaces = (
  temperatures: readonly number[],
  wanted: number,
): { readonly from: number; readonly to: number } => {
  const count = temperatures.length
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((temperatures[middle] ?? wanted) < wanted) low = middle + 1
    else high = middle
  }
  const above = low < count ? distance(temperatures[low], wanted) : Infinity
  if (above === 0) return { from: low, to: low + 1 }
  const below = low > 0 ? distance(temperatures[low - 1], wanted) : Infinity
  const least = Math.min(above, below)
  let from = low
  let to = low
  while (from > 0 && distance(temperatures[from - 1], wanted) === least) from -= 1
  while (to < count && distance(temperatures[to], wanted) === least) to += 1
  return { from, to }
}
