import * as O from '#fp-ts/Option'
import { MOTOR_TYPES, type MotorType } from '../car/index.js'
import { type Option } from '../shared/index.js'
import { foldModel, type FamilyKey } from './family.js'
import type { RangeData, RangeFamily, RangeModel } from './range.types.js'

const findModel = (data: RangeData, model: string): RangeModel | undefined =>
  data.named.get(model) ?? data.models.get(foldModel(model))

/**
 * Looks up the range family (range data of one model and drivetrain).
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
): Option<RangeFamily> => O.fromNullable(findModel(data, model)?.families[drivetrain])

/** Lists the drivetrains the data has for a model. */
export const listDrivetrains = (data: RangeData, model: string): readonly MotorType[] => {
  const families = findModel(data, model)?.families
  return MOTOR_TYPES.filter((type) => (families?.[type]?.entries.length ?? 0) > 0)
}

const distance = (celsius: number | undefined, wanted: number): number =>
  celsius === undefined ? Infinity : Math.abs(celsius - wanted)

/** Finds the places of the temperatures nearest to a wanted one, by halving. */
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
