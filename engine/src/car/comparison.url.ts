import { findParameter, toUndefined, type Query } from '../shared/index.js'

/** Parameters of the address that name the cars of a comparison, one a column. @source B-T-05 @category constants */
export const COMPARED_CARS = ['car1', 'car2', 'car3', 'car4'] as const

const FEWEST = 2

/** The cars of a comparison. */
export interface Comparison {
  /** Slugs, no two the same, in the order of the columns. */
  readonly cars: readonly string[]
  /** Whether the address asks for a car that the line-up does not have. */
  readonly isCorrected: boolean
}

const wantedCars = (query: Query): readonly string[] =>
  COMPARED_CARS.map((name) =>
    (toUndefined(findParameter(query, name)) ?? '').trim().toLowerCase(),
  ).filter((slug) => slug !== '')

const unique = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)]

/**
 * Reads which cars an address compares.
 *
 * @param query - The address, parsed: slugs in `car1` to `car4`, with or without regard to case; an empty one is no car.
 * @param lineUp - Slugs of the line-up.
 * @returns Two to four cars as long as the line-up has two: its first ones stand in for what is not asked for.
 * @law Any address gives cars of the line-up, each once.
 * @law Reading the cars of a comparison again gives them back.
 * @source B-T-05
 *
 * @example A car that is not in the line-up
 * ```ts
 * import { readComparison } from '@evkit/engine/car'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * const lineUp = ['ex30-electric', 'ex40-electric', 'ex90-electric']
 * readComparison(parseQuery('car1=EX90-electric&car2=van'), lineUp) // => { cars: ['ex90-electric', 'ex30-electric'], isCorrected: true }
 * ```
 * @category state
 */
export const readComparison = (query: Query, lineUp: readonly string[]): Comparison => {
  const wanted = wantedCars(query)
  const known = unique(wanted.filter((slug) => lineUp.includes(slug)))
  const filled = unique([...known, ...lineUp.slice(0, FEWEST)])
  return {
    cars: known.length < FEWEST ? filled.slice(0, FEWEST) : known,
    isCorrected: wanted.some((slug) => !lineUp.includes(slug)),
  }
}

/**
 * Marks the best of the figures of a row.
 *
 * @param figures - A figure a column, as it is shown; `undefined` where none is known.
 * @param better - Whether the lower or the higher figure is the better one.
 * @returns True for every figure that no other beats; for none where fewer than two are known, or all are the same.
 * @source B-T-05
 *
 * @example The fastest of three
 * ```ts
 * import { markBest } from '@evkit/engine/car'
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
