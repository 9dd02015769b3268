import { BETTER, markBest } from '../best-figure.js'
import type {
  ComparedFact,
  ComparedFigure,
  ComparedRow,
  ComparedRowId,
  ComparedVersion,
  ComparisonSources,
} from '../comparison.types.js'
import { toCarFigures, toVersion } from './car-figures.view.js'

const ROWS: readonly ComparedRowId[] = ['price', 'range', 'fast', 'wallbox', 'cost', 'savings']

interface RowParts {
  readonly id: string
  readonly figures: readonly (ComparedFigure | undefined)[]
  readonly better: 'lower' | 'higher' | undefined
}

const toRow = ({ id, figures, better }: RowParts): ComparedRow => {
  const values = figures.map((figure) => figure?.value)
  const best = better === undefined ? [] : markBest(values, better)
  return {
    id,
    cells: figures.map((figure, at) => figure && { ...figure, isBest: best[at] === true }),
  }
}

const findFigure = (
  { figures }: ComparedFact,
  { name, version }: ComparedVersion,
): ComparedFigure | undefined => {
  const found = figures.find((one) => one.name === name && (one.version ?? version) === version)
  if (found === undefined) return undefined
  // Two figures worded the same are the same.
  const { text, value } = figures.find((one) => one.text === found.text) ?? found
  return { text, value }
}

/**
 * Builds a comparison table of versions of cars: price, range, charging times, charging cost, savings, and the published
 * figures that are handed in. Each figure of a tool
 * equals its tool's and links to it, and the best of each row is marked; savings are not, because the petrol cars they
 * compare with differ.
 *
 * @param cars - Display name and motor key of each column; unknown ones are allowed, and without a motor key the version
 * that goes the furthest is compared.
 * @param sources - Data of the tools, weather conditions, site, prices and messages.
 * @returns The rows with data, one cell a column; prices in [money], ranges in [km or mi] by site, charging times from 10
 * to 80 % in [min], costs in [money/month].
 * @law Any cars give a cell a column, and nothing is thrown.
 * @law What is marked best is best by its value.
 * @source B-T-05, E-B-74
 *
 * @example The longer range is the best
 * ```ts
 * import { compareCars } from '@evkit/engine/compare'
 * import { tinyCalculatorContent, tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const cars = ['EX30', 'EX90', 'Van'].map((name) => ({ name, version: '' }))
 * const translate = (key: string) => key
 * const range = { content: tinyCalculatorContent, state: tinyCalculatorInput, translate }
 * const frame = { site: 'se', locale: 'sv', chargingSegments: { canonical: 'charging', recognised: [] } }
 * const [row] = compareCars(cars, { tools: { range }, frame, findPrice: () => undefined, translate })
 * row?.id // => 'range'
 * row?.cells.map((cell) => cell && [cell.value, cell.isBest]) // => [[500, true], [480, false], undefined]
 * ```
 * @category views
 */
export const compareCars = (
  cars: readonly ComparedVersion[],
  sources: ComparisonSources,
): readonly ComparedRow[] => {
  const versions = cars.map((car) => toVersion(car, sources))
  const columns = versions.map((car) => toCarFigures(car, sources))
  const { facts = [] } = sources.tools
  return [
    ...ROWS.map((id) =>
      toRow({ id, figures: columns.map((column) => column[id]), better: BETTER[id] }),
    ),
    ...facts.map((fact) =>
      toRow({
        id: fact.id,
        figures: versions.map((car) => findFigure(fact, car)),
        better: fact.better,
      }),
    ),
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined))
}
