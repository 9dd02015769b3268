import { isMotorType, versionToType } from '../car/index.js'
import { left, parseQuery, right, toUndefined, type Either, type Query } from '../shared/index.js'
import { defineAddress, flagParameter, type AddressParameter } from '../tool/index.js'
import { joinCalculatorCars } from './calculator-car.js'
import {
  bestDrivetrain,
  CALCULATOR_CORRECTIONS,
  type CalculatorCorrection,
} from './calculator-selection.js'
import { defaultHabits } from './habits.js'
import type { CalculatorState } from './calculator.tool.js'
import { profileParameter } from './profile.url.js'
import type { RangeFault } from './range.errors.js'
import { findByModel } from './range-selection.js'
import type { CalculatorCarInfo, CalculatorSelection, RangeData } from './range.types.js'
import { parseTemperatureIndex } from './temperature.js'

/** Input of the URL parser: cars, data and defaults. */
export type CalculatorStart = Pick<CalculatorState, 'cars' | 'data' | 'defaultClimate'>

type Row = AddressParameter<CalculatorSelection, CalculatorStart, CalculatorCorrection>

const withBest = (
  selection: Omit<CalculatorSelection, 'motor'>,
  { data }: CalculatorStart,
): CalculatorSelection => ({
  ...selection,
  motor: bestDrivetrain(data, selection.car, selection),
})

const start = (page: CalculatorStart): CalculatorSelection =>
  withBest({ car: page.cars[0], ...defaultHabits(page.defaultClimate) }, page)

const TEMPERATURE: Row = {
  name: 'temperatureIndex',
  correction: 'address.temperature',
  read: (text, selection) => {
    const outsideTemperatureIndex = toUndefined(parseTemperatureIndex(text))
    return outsideTemperatureIndex && { ...selection, outsideTemperatureIndex }
  },
  write: ({ outsideTemperatureIndex }) => outsideTemperatureIndex,
}

// The best drivetrain depends on everything read before it.
const DRIVETRAIN: Row = {
  name: 'powerTrain',
  alias: 'version',
  fromAlias: versionToType,
  correction: 'address.motor',
  otherwise: withBest,
  read: (text, selection) =>
    isMotorType(text) && selection.car.drivetrains.includes(text)
      ? { ...selection, motor: text }
      : undefined,
  write: ({ motor }) => motor,
}

/**
 * Parses and serializes the full calculator's query parameters.
 *
 * | parameter          | accepted                                   | else                                  |
 * | ------------------ | ------------------------------------------ | ------------------------------------- |
 * | `model`            | the model of an option, case-insensitively | the first car                         |
 * | `profile`          | `mixed`, `city` or `highway`               | city                                  |
 * | `temperatureIndex` | `0` to `4`, letter by letter               | 3                                     |
 * | `climate`          | `true` or `false`                          | content's default, else on            |
 * | `powerTrain`       | a motor type the car has                   | the drivetrain with the highest range |
 *
 * @law Any address gives a calculator selection of the cars.
 * @law Reading a written calculator selection gives it back.
 * @source T-CALC-06, T-CALC-07, T-CALC-08, T-CALC-09, T-CALC-10, T-CALC-11, T-CALC-13, T-CALC-14, D-T-14, D-T-49, E-T-17, E-T-27, E-T-36
 *
 * @example One bad parameter leaves the others alone
 * ```ts
 * import { calculatorAddress } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const query = parseQuery('model=EX30&profile=zzz')
 * const { selection, corrections } = calculatorAddress.read(query, tinyCalculatorInput)
 * corrections // => ['address.profile']
 * calculatorAddress.write(selection, []) // => 'model=EX30&profile=city&temperatureIndex=3&climate=true&powerTrain=Single-with-Extended'
 * ```
 * @category state
 */
export const calculatorAddress = defineAddress<
  CalculatorSelection,
  CalculatorStart,
  CalculatorCorrection
>({
  start,
  corrections: CALCULATOR_CORRECTIONS,
  parameters: [
    {
      name: 'model',
      correction: 'address.car',
      read: (text, selection, { cars }) => {
        const car = toUndefined(findByModel(cars, text))
        return car && { ...selection, car }
      },
      write: ({ car }) => car.model,
    },
    profileParameter(),
    TEMPERATURE,
    flagParameter({
      name: 'climate',
      correction: 'address.climate',
      words: ['true', 'false'],
      get: ({ climate }) => climate,
      set: (selection, climate) => ({ ...selection, climate }),
    }),
    DRIVETRAIN,
  ],
})

/**
 * Parses and serializes the light calculator's query parameters: drivetrain and temperature. Car, profile and climate
 * control are not in the URL.
 *
 * @source T-LIGHT-01, T-LIGHT-06, D-T-14, D-T-49, E-T-17, E-T-36
 *
 * @example A profile in the address does not count
 * ```ts
 * import { lightAddress } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCalculatorInput } from '@evkit/engine/testing'
 *
 * const query = parseQuery('profile=highway&temperatureIndex=0')
 * const { selection } = lightAddress.read(query, tinyCalculatorInput)
 * selection.drivingProfile // => 'city'
 * lightAddress.write(selection, query) // => 'temperatureIndex=0&powerTrain=Twin&profile=highway'
 * ```
 * @category state
 */
export const lightAddress = defineAddress<
  CalculatorSelection,
  CalculatorStart,
  CalculatorCorrection
>({ start, corrections: CALCULATOR_CORRECTIONS, parameters: [TEMPERATURE, DRIVETRAIN] })

const ADDRESS = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s

/** Writes the link from the light to the full calculator: the same figure opens. */
export const writeCalculatorLink = (rangeUrl: string, selection: CalculatorSelection): string => {
  const [, path = '', query = '', hash = ''] = ADDRESS.exec(rangeUrl) ?? []
  const kept = calculatorAddress.clear(parseQuery(query))
  const added = calculatorAddress.write(selection, [])
  return `${path}?${kept === '' ? added : `${kept}&${added}`}${hash}`
}

/** What a calculator is started with beside the address. */
export interface CalculatorPage {
  readonly infos: readonly CalculatorCarInfo[]
  readonly data: RangeData
  readonly defaultClimate: boolean | undefined
}

const startWith = (
  { read }: typeof calculatorAddress,
  query: Query,
  page: CalculatorPage,
): Either<readonly RangeFault[], CalculatorState> => {
  const [first, ...others] = joinCalculatorCars(page.infos, page.data)
  if (first === undefined)
    return left(page.infos.map(({ model }) => ({ tag: 'CarWithoutData', model })))
  const opened: CalculatorPage & CalculatorStart = { ...page, cars: [first, ...others] }
  return right({ ...opened, ...read(query, opened), isStale: false, override: {} })
}

/**
 * Creates the initial state of a calculator from content, range data and URL.
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
 * import { either } from 'fp-ts'
 *
 * const page = { infos: tinyCalculatorInfos, data: gridData, defaultClimate: undefined }
 * const state = startCalculator([], page)
 * either.isRight(state) && state.right.selection.car.model // => 'EX90'
 * ```
 * @category state
 */
export const startCalculator = (
  query: Query,
  page: CalculatorPage,
): Either<readonly RangeFault[], CalculatorState> => startWith(calculatorAddress, query, page)

/** Starts the light calculator of one car from content, data and address. */
export const startLightCalculator = (
  query: Query,
  page: CalculatorPage & { readonly model: string },
): Either<readonly RangeFault[], CalculatorState> => {
  const { infos, model, data, defaultClimate } = page
  const info = toUndefined(findByModel(infos, model))
  return info === undefined
    ? left([{ tag: 'CarWithoutData', model }])
    : startWith(lightAddress, query, { infos: [info], data, defaultClimate })
}
