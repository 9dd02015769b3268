import { isMotorType, resolveMotorType } from '../car/index.js'
import { findParameter, none, writeQuery, type Option, type Query } from '../shared/index.js'
import { isDrivingProfile } from './profile.js'
import {
  defaultRangeSelection,
  findByModel,
  listToolMotors,
  settleSelection,
  type RangeCorrection,
} from './range-selection.js'
import { dataFor } from './range-feed.js'
import type { RangeToolState } from './range-wish.js'
import type { RangeSelection, RangeToolCar } from './range.types.js'
import { parseTemperatureIndex } from './temperature.js'

/**
 * The parameters of the range tool's address, in the order they are written; the first five are the calculators' too.
 *
 * @source T-CALC-11, D-T-26, D-T-49, E-T-17
 * @category constants
 */
export const RANGE_PARAMETERS = [
  'model',
  'profile',
  'temperatureIndex',
  'climate',
  'powerTrain',
  'heatPump',
] as const
/** Name of a parameter of the range tool's address. */
export type RangeParameter = (typeof RANGE_PARAMETERS)[number]

/** A range tool's selection as an address asks for it, before it is settled on the data. */
export interface ReadRangeSelection {
  readonly selection: RangeSelection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly RangeCorrection[]
}

/**
 * Reads a boolean of an address.
 *
 * @param query - The address, parsed.
 * @param name - Name of the parameter.
 * @param otherwise - What counts when it is absent or not readable.
 * @returns The value for the words true and false, else the other one; and whether the address held something else.
 * @source T-CALC-09
 *
 * @example Maybe is no boolean
 * ```ts
 * import { readBoolean } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * readBoolean(parseQuery('climate=maybe'), 'climate', true) // => { value: true, isRefused: true }
 * ```
 * @category look-ups
 */
export const readBoolean = (
  query: Query,
  name: string,
  otherwise: boolean,
): { readonly value: boolean; readonly isRefused: boolean } => {
  const text = findParameter(query, name)
  if (text._tag === 'None') return { value: otherwise, isRefused: false }
  const isKnown = text.value === 'true' || text.value === 'false'
  return { value: isKnown ? text.value === 'true' : otherwise, isRefused: !isKnown }
}

interface Part<A> {
  readonly value: A
  readonly isRefused: boolean
}

const readPart = <A>(text: Option<string>, find: (text: string) => Option<A>, otherwise: A) => {
  const found = text._tag === 'None' ? none : find(text.value)
  return found._tag === 'Some'
    ? { value: found.value, isRefused: false }
    : { value: otherwise, isRefused: text._tag === 'Some' }
}

const readMotor = (query: Query, car: RangeToolCar, otherwise: RangeSelection['motorType']) => {
  const text = findParameter(query, 'powerTrain')
  if (text._tag === 'None') return { value: otherwise, isRefused: false }
  if (!isMotorType(text.value)) return { value: otherwise, isRefused: true }
  const value = resolveMotorType(text.value, listToolMotors(car, none))
  return { value, isRefused: value !== text.value }
}

const readProfile = (query: Query, otherwise: RangeSelection['drivingProfile']) => {
  const text = findParameter(query, 'profile')
  const isKnown = text._tag === 'Some' && isDrivingProfile(text.value)
  return {
    value: isKnown ? text.value : otherwise,
    isRefused: text._tag === 'Some' && !isKnown,
  }
}

const listRefused = (
  parts: readonly (readonly [Part<unknown>, RangeCorrection])[],
): readonly RangeCorrection[] =>
  parts.flatMap(([{ isRefused }, correction]) => (isRefused ? [correction] : []))

/**
 * Reads the range tool's selection an address holds. Total: every part that is missing or not valid falls back on its
 * own. Settling it on the data is the tool's part.
 *
 * | parameter          | accepted                               | else               |
 * | ------------------ | -------------------------------------- | ------------------ |
 * | `model`            | a model of the tool, case-insensitively | the first car      |
 * | `profile`          | `mixed`, `city` or `highway`           | mixed              |
 * | `temperatureIndex` | `0` to `4`                             | 4                  |
 * | `climate`          | `true` or `false`                      | off                |
 * | `powerTrain`       | a motor type; one the car lacks gives way | Twin            |
 * | `heatPump`         | `true` or `false`                      | on                 |
 *
 * @param query - The address, parsed.
 * @param cars - The cars of the tool; the first is chosen when the address names none.
 * @returns A selection, and what was asked for and could not be had.
 * @law Any address gives a range selection.
 * @law Reading a written range selection gives it back.
 * @source T-RANGE-01, T-RANGE-02, T-RANGE-03, D-T-26, D-T-57, E-T-17, E-T-27
 *
 * @example One bad parameter leaves the others alone
 * ```ts
 * import { readRangeSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyToolCars } from '@evkit/engine/testing'
 *
 * const read = readRangeSelection(parseQuery('temperatureIndex=x&climate=true'), tinyToolCars)
 * read.selection.temperatureIndex // => '4'
 * read.selection.climateControl // => 'on'
 * read.corrections // => ['address.temperature']
 * ```
 * @category state
 */
export const readRangeSelection = (
  query: Query,
  cars: readonly [RangeToolCar, ...RangeToolCar[]],
): ReadRangeSelection => {
  const car = readPart(findParameter(query, 'model'), (text) => findByModel(cars, text), cars[0])
  const base = defaultRangeSelection(car.value)
  const profile = readProfile(query, base.drivingProfile)
  const temperature = readPart(
    findParameter(query, 'temperatureIndex'),
    parseTemperatureIndex,
    base.temperatureIndex,
  )
  const climate = readBoolean(query, 'climate', base.climateControl === 'on')
  const motor = readMotor(query, car.value, base.motorType)
  const heatPump = readBoolean(query, 'heatPump', base.heatPump)
  return {
    selection: {
      car: car.value,
      motorType: motor.value,
      temperatureIndex: temperature.value,
      climateControl: climate.value ? 'on' : 'off',
      drivingProfile: profile.value,
      heatPump: heatPump.value,
    },
    corrections: listRefused([
      [car, 'address.car'],
      [motor, 'address.motor'],
      [temperature, 'address.temperature'],
      [heatPump, 'address.heatPump'],
      [climate, 'address.climate'],
      [profile, 'address.profile'],
    ]),
  }
}

/**
 * Writes a range tool's selection into an address; the other parameters stay behind it as they are.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`.
 * @law Reading a written range selection gives it back.
 * @source E-T-17, D-T-14, D-T-49
 *
 * @example In the order of the parameters
 * ```ts
 * import { defaultRangeSelection, writeRangeSelection } from '@evkit/engine/range'
 * import { tinyToolCars } from '@evkit/engine/testing'
 *
 * writeRangeSelection(defaultRangeSelection(tinyToolCars[0]), []) // => 'model=EX30&profile=mixed&temperatureIndex=4&climate=false&powerTrain=Twin&heatPump=true'
 * ```
 * @category state
 */
export const writeRangeSelection = (selection: RangeSelection, query: Query): string =>
  writeQuery(
    [
      ['model', selection.car.model],
      ['profile', selection.drivingProfile],
      ['temperatureIndex', selection.temperatureIndex],
      ['climate', String(selection.climateControl === 'on')],
      ['powerTrain', selection.motorType],
      ['heatPump', String(selection.heatPump)],
    ],
    RANGE_PARAMETERS,
    query,
  )

/**
 * Takes the parameters of the range tools out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example A campaign tag stays
 * ```ts
 * import { clearRangeSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearRangeSelection(parseQuery('model=EX30&utm_source=x')) // => 'utm_source=x'
 * ```
 * @category state
 */
export const clearRangeSelection = (query: Query): string => writeQuery([], RANGE_PARAMETERS, query)

const NAMED: Readonly<Partial<Record<RangeCorrection, RangeParameter>>> = {
  motor: 'powerTrain',
  temperature: 'temperatureIndex',
  heatPump: 'heatPump',
  climate: 'climate',
  profile: 'profile',
}

const isNamed = (query: Query, correction: RangeCorrection): boolean => {
  const name = NAMED[correction]
  return name !== undefined && findParameter(query, name)._tag === 'Some'
}

/**
 * Starts the range tool from an address and the data the page came with.
 *
 * @param query - The address, parsed.
 * @param page - The cars of the tool, and what is known of the data.
 * @returns The first state, settled on the data; what gave way is told only where the address had asked for it.
 * @source T-RANGE-02, T-RANGE-03, T-RANGE-10, D-T-57, E-T-05, E-T-17
 *
 * @example Defaults that give way are no correction
 * ```ts
 * import { feedOf, startRangeTool } from '@evkit/engine/range'
 * import { sparseData, tinyToolCars } from '@evkit/engine/testing'
 *
 * const state = startRangeTool([], { cars: tinyToolCars, feed: feedOf('', sparseData) })
 * state.selection.temperatureIndex // => '3'
 * state.corrections // => []
 * ```
 * @category state
 */
export const startRangeTool = (
  query: Query,
  page: Pick<RangeToolState, 'cars' | 'feed'>,
): RangeToolState => {
  const read = readRangeSelection(query, page.cars)
  const data = dataFor(page.feed, read.selection.car.model)
  const settled = settleSelection(data, read.selection, 'none')
  return {
    ...page,
    selection: settled.selection,
    corrections: [
      ...read.corrections,
      ...settled.corrections.filter((correction) => isNamed(query, correction)),
    ],
    changed: 'none',
    override: {},
  }
}
