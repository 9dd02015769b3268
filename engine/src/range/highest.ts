import { none, some, type Option } from '../shared/index.js'
import { nearestPlaces } from './look-up.js'
import type { HighestCell, HighestColumn, RangeFamily, RangeQuery } from './range.types.js'
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
export type HighestQuery = Pick<RangeQuery, 'temperature' | 'climate' | 'drivingProfile'>

const coldestNearest = (column: HighestColumn, celsius: number) =>
  column.cells[nearestPlaces(column.temperatures, celsius).from]

/** Finds the highest figure of the chosen profile at the temperature and climate setting, whatever the heat pump. */
export const findHighest = (
  family: RangeFamily,
  query: HighestQuery,
  mode: HighestMode = 'profile',
): Option<HighestCell> => {
  const { on, off, either } = family.highest
  const wanted = query.climate ? on : off
  const column = wanted.cells.length > 0 ? wanted : either
  if (column.cells.length === 0) return none
  const cells = coldestNearest(column, resolveCelsius(query.temperature))
  return cells === undefined ? none : some(cells[mode === 'highest' ? 'any' : query.drivingProfile])
}
