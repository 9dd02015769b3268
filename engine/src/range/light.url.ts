import { left, writeQuery, type Either, type Option, type Query } from '../shared/index.js'
import type { CalculatorState } from './calculator-wish.js'
import {
  readCalculatorSelection,
  startCalculator,
  type CalculatorStart,
  type ReadCalculatorSelection,
} from './calculator.url.js'
import type { RangeFault } from './range.errors.js'
import { findByModel } from './range-selection.js'
import type { CalculatorCarInfo, CalculatorSelection, RangeData } from './range.types.js'

/**
 * The parameters of the light calculator's address, in the order they are written.
 *
 * @source T-LIGHT-01, T-LIGHT-06, E-T-17
 * @category constants
 */
export const LIGHT_PARAMETERS = ['temperatureIndex', 'powerTrain'] as const

const ownOf = (query: Query): Query =>
  query.filter(({ key }) => (LIGHT_PARAMETERS as readonly string[]).includes(key))

/**
 * Reads the light calculator's selection an address holds: drivetrain and temperature; car, profile and climate control
 * are not the address's.
 *
 * @param query - The address, parsed.
 * @param start - The one car, data and content's climate default.
 * @returns A valid selection and what was asked for and could not be had, or `none` without a car.
 * @source T-LIGHT-06, D-T-49, E-T-17
 *
 * @example A profile in the address does not count
 * ```ts
 * import { readLightSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const read = readLightSelection(parseQuery('profile=highway&temperatureIndex=0'), tinyCalculatorInput)
 * read._tag === 'Some' && read.value.selection.drivingProfile // => 'city'
 * read._tag === 'Some' && read.value.selection.outsideTemperatureIndex // => '0'
 * ```
 * @category state
 */
export const readLightSelection = (
  query: Query,
  start: CalculatorStart,
): Option<ReadCalculatorSelection> => readCalculatorSelection(ownOf(query), start)

/**
 * Writes the light calculator's selection into an address; the other parameters stay behind it as they are.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`.
 * @source T-LIGHT-06, D-T-14
 *
 * @example Two parameters
 * ```ts
 * import { writeLightSelection } from '@evkit/engine/range'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * writeLightSelection(tinyCalculatorInput.selection, []) // => 'temperatureIndex=3&powerTrain=Twin'
 * ```
 * @category state
 */
export const writeLightSelection = (selection: CalculatorSelection, query: Query): string =>
  writeQuery(
    [
      ['temperatureIndex', selection.outsideTemperatureIndex],
      ['powerTrain', selection.motor],
    ],
    LIGHT_PARAMETERS,
    query,
  )

/**
 * Takes the light calculator's parameters out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example The model is not ours
 * ```ts
 * import { clearLightSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearLightSelection(parseQuery('model=EX30&powerTrain=Twin')) // => 'model=EX30'
 * ```
 * @category state
 */
export const clearLightSelection = (query: Query): string => writeQuery([], LIGHT_PARAMETERS, query)

/**
 * Starts the light calculator of one car from content, data and address.
 *
 * @param query - The address, parsed.
 * @param page - Cars of content, the model shown, range data, content's climate default.
 * @returns The first state, or why nothing is rendered: the model is not in content, or has no range data.
 * @source T-LIGHT-06, D-T-49, D-T-54
 *
 * @example The car content names
 * ```ts
 * import { startLightCalculator } from '@evkit/engine/range'
 * import { gridData, tinyCalculatorInfos } from '@evkit/engine/testing'
 *
 * const page = { infos: tinyCalculatorInfos, model: 'EX30', data: gridData, defaultClimate: undefined }
 * const state = startLightCalculator([], page)
 * state._tag === 'Right' && state.right.selection.motor // => 'Single-with-Extended'
 * ```
 * @category state
 */
export const startLightCalculator = (
  query: Query,
  page: {
    readonly infos: readonly CalculatorCarInfo[]
    readonly model: string
    readonly data: RangeData
    readonly defaultClimate: boolean | undefined
  },
): Either<readonly RangeFault[], CalculatorState> => {
  const { infos, model, data, defaultClimate } = page
  const info = findByModel(infos, model)
  return info._tag === 'None'
    ? left([{ tag: 'CarWithoutData', model }])
    : startCalculator(ownOf(query), { infos: [info.value], data, defaultClimate })
}
