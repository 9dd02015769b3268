import type { ComparedRowId } from './comparison.types.js'

/** Which figure of a row is the better one; of the others none is. Columns are sorted by these rows, and by published figures. */
export const BETTER: Readonly<Partial<Record<ComparedRowId, 'lower' | 'higher'>>> = {
  price: 'lower',
  range: 'higher',
  fast: 'lower',
  wallbox: 'lower',
  cost: 'lower',
}

/**
 * Marks the best value(s) of a comparison row: the minimum or maximum.
 *
 * @param figures - One displayed figure a column; `undefined` where unknown.
 * @param better - Whether lower or higher is better.
 * @returns One boolean a column: true for every best figure, ties included; all false where fewer than two are known,
 * or all are equal.
 * @source B-T-05
 *
 * @example The fastest of three
 * ```ts
 * import { markBest } from '@evkit/engine/compare'
 *
 * markBest([26, 28, undefined], 'lower') // => [true, false, false]
 * ```
 * @category predicates
 */
export const markBest = (
  figures: readonly (number | undefined)[],
  better: 'lower' | 'higher',
): readonly boolean[] => {
  const known = figures.filter((figure) => figure !== undefined)
  const best = better === 'lower' ? Math.min(...known) : Math.max(...known)
  const isTold = known.some((figure) => figure !== best)
  return figures.map((figure) => isTold && figure === best)
}
