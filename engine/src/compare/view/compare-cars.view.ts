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
 * Compares cars by price, drives, range, charging times, charging cost and savings: each figure as the tool it comes from
 * shows it, with the way to that tool, and the best of each row marked. Savings are not, as each car is held against
 * another petrol car.
 *
 * @param names - Display names of the cars, in the order of the columns; any text is taken.
 * @param sources - What the tools answer from, the weather, the site, prices and messages.
 * @returns The rows something is known for, with a cell a car; prices in [money], ranges in [km or mi] by the site, charging
 * times from 10 to 80 % in [min], costs in [money a month].
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
