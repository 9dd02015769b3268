import { toPriceSlug } from '../car/index.js'
import { calculatorAddress, type CalculatorStart } from '../range/calculator.url.js'
import { findParameter, toUndefined, writeQuery, type Query } from '../shared/index.js'
import type { ToolAddress } from '../tool/index.js'
import type { ComparedConditions, ComparisonSelection } from './comparison.types.js'

/** Query parameters of the compared cars, one a column. @source B-T-05 @category constants */
export const COMPARED_CARS = ['car1', 'car2', 'car3', 'car4'] as const

const CONDITIONS: readonly string[] = ['temperatureIndex', 'climate']
// What every page calls the car: compared first where no car is named.
const MODEL = 'model'
const PARAMETERS: readonly string[] = [...COMPARED_CARS, ...CONDITIONS]
const FEWEST = 2

/** What reading an address starts from. */
export interface ComparisonStart {
  /** Slugs of the line-up. */
  readonly lineUp: readonly string[]
  /** The range calculator, opened; absent for a site without one. */
  readonly range?: CalculatorStart | undefined
}

const textOf = (query: Query, name: string): string =>
  (toUndefined(findParameter(query, name)) ?? '').trim()

const wantedCars = (query: Query): readonly string[] => {
  const named = COMPARED_CARS.map((name) => textOf(query, name).toLowerCase()).filter(
    (slug) => slug !== '',
  )
  const model = textOf(query, MODEL)
  return named.length > 0 || model === '' ? named : [toPriceSlug(model)]
}

const unique = (slugs: readonly string[]): readonly string[] => [...new Set(slugs)]

// The first cars of the line-up stand in for what is not asked for.
const chooseCars = (
  wanted: readonly string[],
  lineUp: readonly string[],
): ComparisonSelection['cars'] => {
  const known = unique(wanted.filter((slug) => lineUp.includes(slug)))
  const filled = unique([...known, ...lineUp.slice(0, FEWEST)])
  return known.length < FEWEST ? filled.slice(0, FEWEST) : known
}

const readConditions = (query: Query, range: CalculatorStart): ComparedConditions => {
  const own = query.filter(({ key }) => CONDITIONS.includes(key))
  const { outsideTemperatureIndex, climate } = calculatorAddress.read(own, range).selection
  return { outsideTemperatureIndex, climate }
}

type Pairs = readonly (readonly [key: string, value: string])[]

const listConditions = (conditions: ComparedConditions | undefined): Pairs =>
  conditions === undefined
    ? []
    : [
        ['temperatureIndex', conditions.outsideTemperatureIndex],
        ['climate', String(conditions.climate)],
      ]

/** Writes what the range calculator is asked for a car: mixed driving in the weather of the comparison. */
export const toRangeQuery = (model: string, conditions: ComparedConditions | undefined): Query =>
  [...listConditions(conditions), ['profile', 'mixed'] as const, ['model', model] as const].map(
    ([key, value]) => ({ key, value, raw: '' }),
  )

/**
 * Parses and serializes the comparison's query parameters.
 *
 * | parameter          | accepted                                            | else                         |
 * | ------------------ | --------------------------------------------------- | ---------------------------- |
 * | `car1` to `car4`   | slugs of the line-up, case-insensitively, each once | the first cars, to have two  |
 * | `temperatureIndex` | `0` to `4`, letter by letter                        | the range calculator's start |
 * | `climate`          | `true` or `false`                                   | the range calculator's start |
 * | `model`            | the name of a car, where no car is named            | -                            |
 *
 * @law Any address gives cars of the line-up, each once.
 * @law Reading a written comparison gives it back.
 * @source B-T-05
 *
 * @example A car that is not in the line-up
 * ```ts
 * import { comparisonAddress } from '@evkit/engine/compare'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * const start = { lineUp: ['ex30-electric', 'ex40-electric', 'ex90-electric'] }
 * const { selection, corrections } = comparisonAddress.read(parseQuery('car1=EX90-electric&car2=van'), start)
 * corrections // => ['car']
 * comparisonAddress.write(selection, []) // => 'car1=ex90-electric&car2=ex30-electric'
 * ```
 * @category state
 */
export const comparisonAddress: ToolAddress<ComparisonSelection, ComparisonStart, 'car'> = {
  parameters: PARAMETERS,
  aliases: [MODEL],
  read: (query, { lineUp, range }) => {
    const wanted = wantedCars(query)
    const conditions = range && readConditions(query, range)
    return {
      selection: { cars: chooseCars(wanted, lineUp), conditions },
      corrections: wanted.every((slug) => lineUp.includes(slug)) ? [] : ['car'],
    }
  },
  write: ({ cars, conditions }, query) => {
    const named = COMPARED_CARS.flatMap((name, at): Pairs => {
      const slug = cars[at]
      return slug === undefined ? [] : [[name, slug]]
    })
    return writeQuery([...named, ...listConditions(conditions)], PARAMETERS, query)
  },
  clear: (query) => writeQuery([], PARAMETERS, query),
}
