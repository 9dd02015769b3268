import { isMotorType } from '../car/index.js'
import {
  findParameter,
  left,
  none,
  parseQuery,
  right,
  some,
  writeQuery,
  type Either,
  type Option,
  type Query,
} from '../shared/index.js'
import { joinCalculatorCars } from './calculator-car.js'
import {
  bestDrivetrain,
  defaultHabits,
  type CalculatorCorrection,
  type CalculatorHabits,
} from './calculator-selection.js'
import type { CalculatorState } from './calculator-wish.js'
import { isDrivingProfile, type DrivingProfile } from './profile.js'
import type { RangeFault } from './range.errors.js'
import { findByModel } from './range-selection.js'
import { readBoolean } from './range.url.js'
import type {
  CalculatorCar,
  CalculatorCarInfo,
  CalculatorSelection,
  RangeData,
} from './range.types.js'
import { parseTemperatureIndex } from './temperature.js'

/**
 * The parameters of the calculators' address, in the order they are written.
 *
 * @source T-CALC-06, T-CALC-11, T-LIGHT-05, D-T-49
 * @category constants
 */
export const CALCULATOR_PARAMETERS = [
  'model',
  'profile',
  'temperatureIndex',
  'climate',
  'powerTrain',
] as const
/** Name of a parameter of the calculators' address. */
export type CalculatorParameter = (typeof CALCULATOR_PARAMETERS)[number]

/** What reading an address starts from. */
export type CalculatorStart = Pick<CalculatorState, 'cars' | 'data' | 'defaultClimate'>

/** A selection with what had to be corrected to get it. */
export interface ReadCalculatorSelection {
  readonly selection: CalculatorSelection
  /** What the address asked for and could not be had. */
  readonly corrections: readonly CalculatorCorrection[]
}

const findProfile = (text: string): Option<DrivingProfile> =>
  isDrivingProfile(text) ? some(text) : none

const readHabits = (query: Query, defaultClimate: boolean | undefined) => {
  const base = defaultHabits(defaultClimate)
  const profileText = findParameter(query, 'profile')
  const profile = profileText._tag === 'None' ? none : findProfile(profileText.value)
  const indexText = findParameter(query, 'temperatureIndex')
  const index = indexText._tag === 'None' ? none : parseTemperatureIndex(indexText.value)
  const climate = readBoolean(query, 'climate', base.climate)
  const habits: CalculatorHabits = {
    drivingProfile: profile._tag === 'Some' ? profile.value : base.drivingProfile,
    outsideTemperatureIndex: index._tag === 'Some' ? index.value : base.outsideTemperatureIndex,
    climate: climate.value,
  }
  const isRefused = (text: Option<string>, found: Option<unknown>): boolean =>
    text._tag === 'Some' && found._tag === 'None'
  return {
    habits,
    corrections: [
      ...(isRefused(indexText, index) ? (['address.temperature'] as const) : []),
      ...(climate.isRefused ? (['address.climate'] as const) : []),
      ...(isRefused(profileText, profile) ? (['address.profile'] as const) : []),
    ],
  }
}

const readDrivetrain = (
  query: Query,
  car: CalculatorCar,
  best: CalculatorSelection['motor'],
): { readonly motor: CalculatorSelection['motor']; readonly isRefused: boolean } => {
  const text = findParameter(query, 'powerTrain')
  if (text._tag === 'None') return { motor: best, isRefused: false }
  return isMotorType(text.value) && car.drivetrains.includes(text.value)
    ? { motor: text.value, isRefused: false }
    : { motor: best, isRefused: true }
}

/**
 * Reads the selection an address holds. Total: every part that is missing or not valid falls back on its own.
 *
 * | parameter          | accepted                                  | else                                |
 * | ------------------ | ----------------------------------------- | ----------------------------------- |
 * | `model`            | the model of an option, case-insensitively | the first car                      |
 * | `profile`          | `mixed`, `city` or `highway`              | city                                |
 * | `temperatureIndex` | `0` to `4`, letter by letter              | 3                                   |
 * | `climate`          | `true` or `false`                         | content's default, else on          |
 * | `powerTrain`       | a motor type the car has                  | the drivetrain with the highest range |
 *
 * @param query - The address, parsed.
 * @param start - Cars, data and content's climate default; there is at least one car.
 * @returns A valid selection and what was asked for and could not be had, or `none` without any car.
 * @law Any address gives a calculator selection of the cars.
 * @law Reading a written calculator selection gives it back.
 * @source T-CALC-06, T-CALC-07, T-CALC-08, T-CALC-09, T-CALC-10, T-CALC-11, T-CALC-13, T-CALC-14, E-T-17, E-T-27
 *
 * @example One bad parameter leaves the others alone
 * ```ts
 * import { readCalculatorSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const read = readCalculatorSelection(parseQuery('model=EX30&profile=zzz'), tinyCalculatorInput)
 * read._tag === 'Some' && read.value.selection.drivingProfile // => 'city'
 * read._tag === 'Some' && read.value.corrections // => ['address.profile']
 * ```
 * @category state
 */
export const readCalculatorSelection = (
  query: Query,
  { cars, data, defaultClimate }: CalculatorStart,
): Option<ReadCalculatorSelection> => {
  const text = findParameter(query, 'model')
  const found = text._tag === 'None' ? none : findByModel(cars, text.value)
  const car = found._tag === 'Some' ? found.value : cars[0]
  if (car === undefined) return none
  const { habits, corrections } = readHabits(query, defaultClimate)
  const { motor, isRefused } = readDrivetrain(query, car, bestDrivetrain(data, car, habits))
  return some({
    selection: { car, motor, ...habits },
    corrections: [
      ...(text._tag === 'Some' && found._tag === 'None' ? (['address.car'] as const) : []),
      ...(isRefused ? (['address.motor'] as const) : []),
      ...corrections,
    ],
  })
}

const toParameters = (selection: CalculatorSelection): readonly (readonly [string, string])[] => [
  ['model', selection.car.model],
  ['profile', selection.drivingProfile],
  ['temperatureIndex', selection.outsideTemperatureIndex],
  ['climate', String(selection.climate)],
  ['powerTrain', selection.motor],
]

/**
 * Writes a selection into an address; the other parameters stay behind it as they are.
 *
 * @param selection - The selection.
 * @param query - The address as it is now.
 * @returns The query text without `?`.
 * @law Reading a written calculator selection gives it back.
 * @source T-CALC-11, D-T-14, D-T-49
 *
 * @example In the order of the parameters
 * ```ts
 * import { writeCalculatorSelection } from '@evkit/engine/range'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * writeCalculatorSelection(tinyCalculatorInput.selection, []) // => 'model=EX90&profile=city&temperatureIndex=3&climate=true&powerTrain=Twin'
 * ```
 * @category state
 */
export const writeCalculatorSelection = (selection: CalculatorSelection, query: Query): string =>
  writeQuery(toParameters(selection), CALCULATOR_PARAMETERS, query)

/**
 * Takes the calculators' parameters out of an address.
 *
 * @param query - The address as it is now.
 * @returns The query text without `?`, without our parameters; empty when nothing is left.
 * @source E-T-36
 *
 * @example A campaign tag stays
 * ```ts
 * import { clearCalculatorSelection } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 *
 * clearCalculatorSelection(parseQuery('climate=true&utm_source=x')) // => 'utm_source=x'
 * ```
 * @category state
 */
export const clearCalculatorSelection = (query: Query): string =>
  writeQuery([], CALCULATOR_PARAMETERS, query)

const ADDRESS = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s

/**
 * Writes the link from the light to the full calculator: the same figure opens.
 *
 * @param rangeUrl - Address of the full calculator by content; its query and hash are kept, parameters of the same name
 * replaced.
 * @param selection - The selection of the light calculator.
 * @returns The address with `model, profile, temperatureIndex, climate, powerTrain` appended.
 * @law The link of the light calculator opens the full one with the same selection.
 * @source T-LIGHT-05, D-T-49
 *
 * @example A campaign tag and a hash stay
 * ```ts
 * import { writeCalculatorLink } from '@evkit/engine/range'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * writeCalculatorLink('/uk/range/?a=1#top', tinyCalculatorInput.selection) // => '/uk/range/?a=1&model=EX90&profile=city&temperatureIndex=3&climate=true&powerTrain=Twin#top'
 * ```
 * @category state
 */
export const writeCalculatorLink = (rangeUrl: string, selection: CalculatorSelection): string => {
  const [, path = '', query = '', hash = ''] = ADDRESS.exec(rangeUrl) ?? []
  const kept = clearCalculatorSelection(parseQuery(query))
  const added = writeCalculatorSelection(selection, [])
  return `${path}?${kept === '' ? added : `${kept}&${added}`}${hash}`
}

/**
 * Starts a calculator from content, data and address.
 *
 * @param query - The address, parsed.
 * @param page - Cars of content, range data, content's climate default.
 * @returns The first state, or why the calculator renders nothing: no car of content has range data.
 * @source T-CALC-12, T-CALC-13, T-CALC-26, T-ERR-12, D-T-54
 *
 * @example Content's order decides
 * ```ts
 * import { startCalculator } from '@evkit/engine/range'
 * import { gridData, tinyCalculatorInfos } from '@evkit/engine/testing'
 *
 * const page = { infos: tinyCalculatorInfos, data: gridData, defaultClimate: undefined }
 * const state = startCalculator([], page)
 * state._tag === 'Right' && state.right.selection.car.model // => 'EX90'
 * ```
 * @category state
 */
export const startCalculator = (
  query: Query,
  page: {
    readonly infos: readonly CalculatorCarInfo[]
    readonly data: RangeData
    readonly defaultClimate: boolean | undefined
  },
): Either<readonly RangeFault[], CalculatorState> => {
  const cars = joinCalculatorCars(page.infos, page.data)
  const read = readCalculatorSelection(query, { ...page, cars })
  return read._tag === 'None'
    ? left(page.infos.map(({ model }) => ({ tag: 'CarWithoutData', model })))
    : right({ ...page, cars, ...read.value, isStale: false, override: {} })
}
