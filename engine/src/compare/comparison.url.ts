import {
  findMotorKey,
  isMotorKey,
  isMotorType,
  readVersionSlug,
  toMotorType,
  toPriceSlug,
  writeVersionSlug,
  type VersionSlug,
} from '../car/index.js'
import { calculatorAddress, type CalculatorStart } from '../range/calculator.url.js'
import { findParameter, toUndefined, writeQuery, type Query } from '../shared/index.js'
import type { ToolAddress } from '../tool/index.js'
import { BETTER } from './best-figure.js'
import type {
  ComparedConditions,
  ComparedFact,
  ComparedVersion,
  ComparisonSelection,
} from './comparison.types.js'

/** Query parameters of the compared cars, one a column. @source B-T-05 @category constants */
export const COMPARED_CARS = ['car1', 'car2', 'car3', 'car4'] as const

const CONDITIONS: readonly string[] = ['temperatureIndex', 'climate']
// What every page calls the car and its version: compared first where no car is named.
const CHOSEN = ['model', 'version'] as const
const PARAMETERS: readonly string[] = [...COMPARED_CARS, ...CONDITIONS, 'sort']
const FEWEST = 2

/** What reading an address starts from. */
export interface ComparisonStart {
  /** The cars of the line-up, each with its motor keys in the order they are offered. */
  readonly lineUp: readonly {
    readonly slug: string
    readonly name: string
    readonly motors: readonly string[]
  }[]
  /** The range calculator, opened; absent for a site without one. */
  readonly range?: CalculatorStart | undefined
  /** Published figures of the cars, which columns can be sorted by. */
  readonly facts?: readonly Pick<ComparedFact, 'id'>[] | undefined
}

type LineUpCar = ComparisonStart['lineUp'][number]

const textOf = (query: Query, name: string): string =>
  (toUndefined(findParameter(query, name)) ?? '').trim()

// As asked for: nothing is known of it yet.
const wantedChoices = (query: Query): readonly VersionSlug[] => {
  const named = COMPARED_CARS.map((name) => textOf(query, name)).filter((text) => text !== '')
  const [model = '', version = ''] = CHOSEN.map((name) => textOf(query, name))
  return named.length === 0 && model !== ''
    ? [{ slug: toPriceSlug(model), version }]
    : named.map(readVersionSlug)
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

/** Writes what the range calculator is asked for a version of a car: mixed driving in the weather of the comparison. */
export const toRangeQuery = (
  { name, version }: ComparedVersion,
  conditions: ComparedConditions | undefined,
): Query =>
  [
    ...listConditions(conditions),
    ['profile', 'mixed'] as const,
    ['model', name] as const,
    ...(isMotorKey(version) ? [['powerTrain', toMotorType(version)] as const] : []),
  ].map(([key, value]) => ({ key, value, raw: '' }))

/** Finds the version of a car that goes the furthest in the weather; empty where no range is known. */
export const findFurthest = (
  { name, motors }: Pick<LineUpCar, 'name' | 'motors'>,
  range: CalculatorStart | undefined,
  conditions: ComparedConditions | undefined,
): string => {
  if (range === undefined) return ''
  const { selection, corrections } = calculatorAddress.read(
    toRangeQuery({ name, version: '' }, conditions),
    range,
  )
  if (corrections.includes('address.car')) return ''
  return toUndefined(findMotorKey(motors.filter(isMotorKey), selection.motor)) ?? ''
}

const findVersion = (motors: readonly string[], text: string): string | undefined =>
  motors.find((motor) => motor.toLowerCase() === text.toLowerCase()) ??
  motors.find((motor) => isMotorType(text) && isMotorKey(motor) && toMotorType(motor) === text)

interface Choosing {
  readonly start: ComparisonStart
  readonly conditions: ComparedConditions | undefined
}

const toChoice = (car: LineUpCar, text: string, { start, conditions }: Choosing): VersionSlug => {
  const version = findVersion(car.motors, text) ?? findFurthest(car, start.range, conditions)
  return { slug: car.slug, version: version || (car.motors[0] ?? '') }
}

const unique = (choices: readonly VersionSlug[]): readonly VersionSlug[] => [
  ...new Map(choices.map((choice) => [writeVersionSlug(choice), choice])).values(),
]

// The first cars of the line-up that are not compared yet stand in for what is not asked for.
const chooseCars = (
  wanted: readonly VersionSlug[],
  choosing: Choosing,
): ComparisonSelection['cars'] => {
  const { lineUp } = choosing.start
  const known = unique(
    wanted.flatMap(({ slug, version }) => {
      const car = lineUp.find((one) => one.slug === slug)
      return car === undefined ? [] : [toChoice(car, version, choosing)]
    }),
  )
  const others = lineUp.filter(({ slug }) => known.every((one) => one.slug !== slug))
  const missing = Math.max(0, FEWEST - known.length)
  return [...known, ...others.slice(0, missing).map((car) => toChoice(car, '', choosing))]
}

const isHad =
  ({ lineUp }: ComparisonStart) =>
  ({ slug, version }: VersionSlug): boolean =>
    lineUp.some(
      (car) =>
        car.slug === slug && (version === '' || findVersion(car.motors, version) !== undefined),
    )

const isRow = (sort: string, { facts = [] }: ComparisonStart): boolean =>
  sort === '' || Object.hasOwn(BETTER, sort) || facts.some(({ id }) => id === sort)

/**
 * Parses and serializes the comparison's query parameters.
 *
 * | parameter          | accepted                                                                         | else                                 |
 * | ------------------ | -------------------------------------------------------------------------------- | ------------------------------------ |
 * | `car1` to `car4`   | slugs of the line-up with a motor key, `ex30-electric.SME`, in any letter case, each once | the first other cars, to have two |
 * | `temperatureIndex` | `0` to `4`, letter by letter                                                     | the range calculator's start         |
 * | `climate`          | `true` or `false`                                                                | the range calculator's start         |
 * | `sort`             | the name of a row whose figures tell cars apart, `price`                         | the order they are named in          |
 * | `model`, `version` | the name of a car and its motor key, where no car is named                       | -                                    |
 *
 * A car without a version, or with one it lacks, is compared in the version that goes the furthest in the weather.
 *
 * @law Any address gives versions of cars of the line-up, each once.
 * @law Reading a written comparison gives it back.
 * @source B-T-05, E-B-74, E-B-81
 *
 * @example A car that is not in the line-up
 * ```ts
 * import { comparisonAddress } from '@evkit/engine/compare'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * const lineUp = [
 *   { slug: 'ex30-electric', name: 'EX30', motors: ['SM', 'SME', 'TMP'] },
 *   { slug: 'ex90-electric', name: 'EX90', motors: ['TM'] },
 * ]
 * const query = parseQuery('car1=EX30-electric.sme&car2=van')
 * const { selection, corrections } = comparisonAddress.read(query, { lineUp })
 * corrections // => ['car']
 * comparisonAddress.write(selection, []) // => 'car1=ex30-electric.SME&car2=ex90-electric.TM'
 * ```
 * @category state
 */
export const comparisonAddress: ToolAddress<ComparisonSelection, ComparisonStart, 'car' | 'sort'> =
  {
    parameters: PARAMETERS,
    aliases: CHOSEN,
    read: (query, start) => {
      const wanted = wantedChoices(query)
      const conditions = start.range && readConditions(query, start.range)
      const sort = textOf(query, 'sort')
      const isSorted = isRow(sort, start)
      return {
        selection: {
          cars: chooseCars(wanted, { start, conditions }),
          conditions,
          sort: isSorted ? sort : '',
        },
        corrections: [
          ...(wanted.every(isHad(start)) ? [] : (['car'] as const)),
          ...(isSorted ? [] : (['sort'] as const)),
        ],
      }
    },
    write: ({ cars, conditions, sort }, query) => {
      const named = COMPARED_CARS.flatMap((name, at): Pairs => {
        const choice = cars[at]
        return choice === undefined ? [] : [[name, writeVersionSlug(choice)]]
      })
      const sorted: Pairs = sort === '' ? [] : [['sort', sort]]
      return writeQuery([...named, ...listConditions(conditions), ...sorted], PARAMETERS, query)
    },
    clear: (query) => writeQuery([], PARAMETERS, query),
  }
