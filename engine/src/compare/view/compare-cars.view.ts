import { BETTER, markBest } from '../best-figure.js'
import type {
  ComparedFigure,
  ComparedRow,
  ComparedRowId,
  ComparisonSources,
} from '../comparison.types.js'
import { toCarFigures } from './car-figures.view.js'

const ROWS: readonly ComparedRowId[] = [
  'price',
  'drives',
  'range',
  'fast',
  'wallbox',
  'cost',
  'savings',
]

const toRow = (
  id: ComparedRowId,
  figures: readonly (ComparedFigure | undefined)[],
): ComparedRow => {
  const better = BETTER[id]
  const values = figures.map((figure) => figure?.value)
  const best = better === undefined ? [] : markBest(values, better)
  return {
    id,
    cells: figures.map((figure, at) => figure && { ...figure, isBest: best[at] === true }),
  }
}

/**
 * Builds a comparison table of cars: price, drives, range, charging times, charging cost and savings. Each figure
 * equals its tool's and links to it, and the best of each row is marked; savings are not, because the petrol cars they
 * compare with differ.
 *
 * @param names - Display names of the cars, in column order; unknown names are allowed.
 * @param sources - Data of the tools, weather conditions, site, prices and messages.
 * @returns The rows with data, one cell a car; prices in [money], ranges in [km or mi] by site, charging times from 10
 * to 80 % in [min], costs in [money/month].
 * @law Any names give a cell a car, and nothing is thrown.
 * @law What is marked best is best by its value.
 * @source B-T-05
 *
 * @example The longer range is the best
 * ```ts
 * import { compareCars } from '@evkit/engine/compare'
 * import { tinyCalculatorContent, tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const translate = (key: string) => key
 * const range = { content: tinyCalculatorContent, state: tinyCalculatorInput, translate }
 * const frame = { site: 'se', locale: 'sv', chargingSegments: { canonical: 'charging', recognised: [] } }
 * const [row] = compareCars(['EX30', 'EX90', 'Van'], { tools: { range }, frame, findPrice: () => undefined, translate })
 * row?.id // => 'range'
 * row?.cells.map((cell) => cell && [cell.value, cell.isBest]) // => [[500, true], [480, false], undefined]
 * ```
 * @category views
 */
export const compareCars = (
  names: readonly string[],
  sources: ComparisonSources,
): readonly ComparedRow[] => {
  const cars = names.map((name) => toCarFigures(name, sources))
  return ROWS.map((id) =>
    toRow(
      id,
      cars.map((car) => car[id]),
    ),
  ).filter(({ cells }) => cells.some((cell) => cell !== undefined))
}
