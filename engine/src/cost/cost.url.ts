import { findParameter, toNumber, writeQuery, type Query } from '../shared/index.js'
import { findCostCar } from './cost-car.js'
import { defaultCostSelection, setCostSlider, type CostCorrection } from './cost-selection.js'
import type { CostCar, CostCars, CostSelection, CostSlider } from './cost.types.js'

/**
 * The parameters of the calculator in an address, in the order they are written. Numbers are in the unit of the site's
 * content, whatever unit the visitor looks at.
 *
 * @source E-T-17, E-T-40
 * @category constants
 */
export const COST_PARAMETERS = ['costType', 'costMileage', 'costEnergy'] as const
/** Name of a parameter of the calculator. */
export type CostParameter = (typeof COST_PARAMETERS)[number]

/** A selection with what had to be corrected to get it. */
export interface ReadCostSelection {
  readonly selection: CostSelection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly CostCorrection[]
}

const NEAR = 1e-9

const readCar = (
  query: Query,
  cars: CostCars,
): readonly [car: CostCar, corrections: readonly CostCorrection[]] => {
  const name = findParameter(query, 'costType')
  if (name._tag === 'None') return [cars[0], []]
  const found = findCostCar(cars, name.value)
  return found._tag === 'Some' ? [found.value, []] : [cars[0], ['type']]
}

const readSlider = (
  query: Query,
  parameter: CostParameter,
  [slider, read]: readonly [slider: CostSlider, read: ReadCostSelection],
): ReadCostSelection => {
  const text = findParameter(query, parameter)
  if (text._tag === 'None') return read
  const wanted = toNumber(text.value, Number.NaN)
  const selection = setCostSlider(read.selection, slider, wanted)
  const isKept = Math.abs(selection.values[slider] - wanted) <= NEAR
  return { selection, corrections: isKept ? read.corrections : [...read.corrections, slider] }
}

/**
 * Reads the selection an address holds. Total: every part that is missing or not valid falls back on its own.
 *
 * | parameter     | accepted                              | else                         |
 * | ------------- | ------------------------------------- | ---------------------------- |
 * | `costType`    | a car type, case-insensitively        | the first one                |
 * | `costMileage` | a number; clamped and put on the grid | the default of the car type  |
 * | `costEnergy`  | a number; clamped and put on the grid | the default of the car type  |
 *
 * @param query - The address, parsed.
 * @param cars - The car types of the tool.
 * @returns A valid selection, and what was asked for and could not be had.
 * @law Any query gives a valid cost selection.
 * @law Reading a written cost selection gives the selection back.
 * @source E-T-17, E-T-27, T-COST-06
 *
 * @example A mileage between two steps
 * ```ts
 * import { readCostSelection } from '@evkit/engine/cost'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * const { selection, corrections } = readCostSelection(parseQuery('costMileage=15240'), tinyCostCars)
 * selection.values.mileage // => 15000
 * corrections // => ['mileage']
 * ```
 * @category state
 */
export const readCostSelection = (query: Query, cars: CostCars): ReadCostSelection => {
  const [car, corrections] = readCar(query, cars)
  const start = { selection: defaultCostSelection(car), corrections }
  const withMileage = readSlider(query, 'costMileage', ['mileage', start])
  return readSlider(query, 'costEnergy', ['energyCost', withMileage])
}

/**
 * Writes a selection into an address.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`: our parameters in order, the others untouched behind them.
 * @law Writing what was read from a cost address changes nothing more.
 * @source E-T-17, D-T-14
 *
 * @example The defaults
 * ```ts
 * import { defaultCostSelection, writeCostSelection } from '@evkit/engine/cost'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * writeCostSelection(defaultCostSelection(tinyCostCars[0]), []) // => 'costType=EX30&costMileage=15000&costEnergy=0.28'
 * ```
 * @category state
 */
export const writeCostSelection = ({ car, values }: CostSelection, query: Query): string =>
  writeQuery(
    [
      ['costType', car.type],
      ['costMileage', String(values.mileage)],
      ['costEnergy', String(values.energyCost)],
    ],
    COST_PARAMETERS,
    query,
  )

/**
 * Takes the calculator's own parameters out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example A campaign tag stays
 * ```ts
 * import { clearCostSelection } from '@evkit/engine/cost'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearCostSelection(parseQuery('costMileage=1&utm_source=x')) // => 'utm_source=x'
 * ```
 * @category state
 */
export const clearCostSelection = (query: Query): string => writeQuery([], COST_PARAMETERS, query)
