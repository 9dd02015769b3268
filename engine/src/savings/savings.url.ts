import { findParameter, toNumber, writeQuery, type Query } from '../shared/index.js'
import {
  chooseSavingsCar,
  defaultSavingsSelection,
  placeSavingsSlider,
  type SavingsCorrection,
} from './savings-selection.js'
import { findSavingsCar, SAVINGS_SLIDERS } from './savings-setup.js'
import type { SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'

/**
 * The parameters of the savings page in an address, in the order they are written. Numbers are in the unit of the site's
 * content, whatever unit the visitor looks at; `fuel` is 1 or 0.
 *
 * @source E-T-17, E-T-40
 * @category constants
 */
export const SAVINGS_PARAMETERS = ['car', ...SAVINGS_SLIDERS, 'fuel'] as const
/** Name of a parameter of the savings page. */
export type SavingsParameter = (typeof SAVINGS_PARAMETERS)[number]

/** A selection with what had to be corrected to get it. */
export interface ReadSavingsSelection {
  readonly selection: SavingsSelection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly SavingsCorrection[]
}

const NEAR = 1e-9
const FLAGS: readonly string[] = ['1', '0']

type Read = (query: Query, setup: SavingsSetup, read: ReadSavingsSelection) => ReadSavingsSelection

const readCar: Read = (query, setup, read) => {
  const name = findParameter(query, 'car')
  if (name._tag === 'None') return read
  const found = findSavingsCar(setup.cars, name.value)
  return found._tag === 'Some'
    ? { ...read, selection: chooseSavingsCar(setup, read.selection, found.value) }
    : { ...read, corrections: [...read.corrections, 'car'] }
}

const readSlider =
  (slider: SavingsSlider): Read =>
  (query, setup, read) => {
    const text = findParameter(query, slider)
    if (text._tag === 'None') return read
    const value = toNumber(text.value, Number.NaN)
    const selection = placeSavingsSlider(setup, read.selection, { slider, value })
    const isKept = Math.abs(selection.values[slider] - value) <= NEAR
    return { selection, corrections: isKept ? read.corrections : [...read.corrections, slider] }
  }

const readFuel: Read = (query, _setup, read) => {
  const flag = findParameter(query, 'fuel')
  if (flag._tag === 'None') return read
  return FLAGS.includes(flag.value)
    ? { ...read, selection: { ...read.selection, includeFuel: flag.value === '1' } }
    : { ...read, corrections: [...read.corrections, 'fuel'] }
}

const READERS: readonly Read[] = [readCar, ...SAVINGS_SLIDERS.map(readSlider), readFuel]

/**
 * Reads the selection an address holds. Total: every part that is missing or not valid falls back on its own.
 *
 * | parameter                                          | accepted                              | else          |
 * | -------------------------------------------------- | ------------------------------------- | ------------- |
 * | `car`                                              | a car, case-insensitively             | the first one |
 * | `mileage`, `fuelCost`, `fuelEconomy`, `energyCost` | a number; clamped and put on the grid | its default   |
 * | `fuel`                                             | `1` or `0`                            | content's     |
 *
 * @param query - The address, parsed.
 * @param setup - Cars, grids and defaults.
 * @returns A valid selection, and what was asked for and could not be had.
 * @law Any query gives a valid savings selection.
 * @law Reading a written savings selection gives the selection back.
 * @source E-T-17, E-T-27, D-T-40
 *
 * @example A price beyond the end
 * ```ts
 * import { readSavingsSelection } from '@evkit/engine/savings'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const { selection, corrections } = readSavingsSelection(parseQuery('fuelCost=9&fuel=0'), tinySavingsSetup)
 * selection.values.fuelCost // => 2.5
 * selection.includeFuel // => false
 * corrections // => ['fuelCost']
 * ```
 * @category state
 */
export const readSavingsSelection = (query: Query, setup: SavingsSetup): ReadSavingsSelection =>
  READERS.reduce<ReadSavingsSelection>((read, next) => next(query, setup, read), {
    selection: defaultSavingsSelection(setup),
    corrections: [],
  })

/**
 * Writes a selection into an address.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`: our parameters in order, the others untouched behind them.
 * @law Writing what was read from a savings address changes nothing more.
 * @source E-T-17, D-T-14
 *
 * @example The defaults
 * ```ts
 * import { defaultSavingsSelection, writeSavingsSelection } from '@evkit/engine/savings'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const text = writeSavingsSelection(defaultSavingsSelection(tinySavingsSetup), [])
 * text // => 'car=EX30&mileage=15000&fuelCost=1.8&fuelEconomy=7&energyCost=0.3&fuel=1'
 * ```
 * @category state
 */
export const writeSavingsSelection = (selection: SavingsSelection, query: Query): string =>
  writeQuery(
    [
      ['car', selection.car.type],
      ...SAVINGS_SLIDERS.map((slider) => [slider, String(selection.values[slider])] as const),
      ['fuel', selection.includeFuel ? '1' : '0'],
    ],
    SAVINGS_PARAMETERS,
    query,
  )

/**
 * Takes the page's own parameters out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example The parameters of the cost calculator stay
 * ```ts
 * import { clearSavingsSelection } from '@evkit/engine/savings'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearSavingsSelection(parseQuery('mileage=1&costMileage=2')) // => 'costMileage=2'
 * ```
 * @category state
 */
export const clearSavingsSelection = (query: Query): string =>
  writeQuery([], SAVINGS_PARAMETERS, query)
