import { none, some, type Option } from '../shared/index.js'
import { nearestPlaces } from './look-up.js'
import type { HighestCell, HighestColumn, RangeFamily, RangeWish } from './range.types.js'
import { resolveCelsius } from './temperature.js'

/**
 * The two ways to read "highest": over the entries of the chosen profile, or over all three profiles too.
 *
 * @source D-T-28
 * @category constants
 */
export const HIGHEST_MODES = ['profile', 'highest'] as const
/** How the calculator's figure is chosen; `profile` is what the pages show. */
export type HighestMode = (typeof HIGHEST_MODES)[number]

/** What the calculator's figure is asked for. */
export type HighestWish = Pick<RangeWish, 'temperature' | 'climate' | 'drivingProfile'>

const coldestNearest = (column: HighestColumn, celsius: number) =>
  column.cells[nearestPlaces(column.temperatures, celsius).from]

/**
 * Finds the calculator's figure: the highest of the chosen profile among the entries at the temperature and climate
 * setting, whether with heat pump or without.
 *
 * | step              | entries that stay                                              |
 * | ----------------- | -------------------------------------------------------------- |
 * | climate           | those with the wanted setting; all of them if there is none    |
 * | temperature       | the nearest; of two equally near the colder                    |
 * | profile           | the highest of its column; if that is 0 of combined, city, highway |
 *
 * @param family - The family.
 * @param wish - Temperature, climate and profile.
 * @param mode - `profile` as the pages show it, or `highest` over all three profiles.
 * @returns The figure with its entry, or `none` when the family has no usable entry: 0 km.
 * @law The highest figure is what a plain comparison of all entries gives.
 * @source T-CALC-16, D-T-28
 *
 * @example The entry with heat pump wins
 * ```ts
 * import { findHighest } from '@evkit/engine/range'
 * import { gridFamily } from '@evkit/engine/testing'
 *
 * const found = findHighest(gridFamily, { temperature: 20, climate: true, drivingProfile: 'highway' })
 * found._tag === 'Some' && found.value.km // => 360
 * ```
 * @category look-ups
 */
export const findHighest = (
  family: RangeFamily,
  wish: HighestWish,
  mode: HighestMode = 'profile',
): Option<HighestCell> => {
  const { on, off, either } = family.highest
  const wanted = wish.climate ? on : off
  const column = wanted.cells.length > 0 ? wanted : either
  if (column.cells.length === 0) return none
  const cells = coldestNearest(column, resolveCelsius(wish.temperature))
  return cells === undefined ? none : some(cells[mode === 'highest' ? 'any' : wish.drivingProfile])
}
