import * as O from '#fp-ts/Option'
import { isMotorType, resolveMotorType, versionToType } from '../car/index.js'
import { findParameter, none, toUndefined, type Query } from '../shared/index.js'
import { defineAddress, flagParameter } from '../tool/index.js'
import { profileParameter } from './profile.url.js'
import { dataFor, type RangeFeed } from './range-feed.js'
import {
  defaultRangeSelection,
  findByModel,
  listToolMotors,
  RANGE_CORRECTIONS,
  settleSelection,
  type RangeCorrection,
} from './range-selection.js'
import type { RangeToolState } from './range.tool.js'
import type { RangeSelection, RangeToolCar } from './range.types.js'
import { parseTemperatureIndex } from './temperature.js'

/** The cars of the tool; the first is the one to start with. */
export type RangeToolCars = readonly [RangeToolCar, ...RangeToolCar[]]

/**
 * Parses and serializes the range tool's query parameters; the calculators share the first five. The tool matches the
 * parsed selection to the data.
 *
 * | parameter          | accepted                                    | else          |
 * | ------------------ | ------------------------------------------- | ------------- |
 * | `model`            | a model of the tool, case-insensitively     | the first car |
 * | `profile`          | `mixed`, `city` or `highway`                | mixed         |
 * | `temperatureIndex` | `0` to `4`, letter by letter                | 4             |
 * | `climate`          | `true` or `false`                           | false         |
 * | `powerTrain`       | a motor type; one the car lacks is replaced | Twin, or less |
 * | `heatPump`         | `true` or `false`                           | true          |
 *
 * @law Any address gives a range selection.
 * @law Reading a written range selection gives it back.
 * @source T-RANGE-02, T-RANGE-03, T-RANGE-13, T-CALC-09, T-CALC-11, D-T-14, D-T-26, D-T-49, D-T-57, E-T-05, E-T-17, E-T-27, E-T-36
 *
 * @example Each parameter falls back alone
 * ```ts
 * import { rangeAddress } from '@evkit/engine/range'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyToolCars } from '@evkit/engine/testing'
 *
 * const query = parseQuery('temperatureIndex=7&climate=true')
 * const { selection, corrections } = rangeAddress.read(query, { cars: tinyToolCars })
 * corrections // => ['address.temperature']
 * rangeAddress.write(selection, []) // => 'model=EX30&profile=mixed&temperatureIndex=4&climate=true&powerTrain=Twin&heatPump=true'
 * ```
 * @category state
 */
export const rangeAddress = defineAddress<
  RangeSelection,
  { readonly cars: RangeToolCars },
  RangeCorrection
>({
  start: ({ cars }) => defaultRangeSelection(cars[0]),
  corrections: RANGE_CORRECTIONS,
  parameters: [
    {
      name: 'model',
      correction: 'address.car',
      read: (text, _selection, { cars }) => {
        const car = toUndefined(findByModel(cars, text))
        return car && defaultRangeSelection(car)
      },
      write: ({ car }) => car.model,
    },
    profileParameter(),
    {
      name: 'temperatureIndex',
      correction: 'address.temperature',
      read: (text, selection) => {
        const temperatureIndex = toUndefined(parseTemperatureIndex(text))
        return temperatureIndex && { ...selection, temperatureIndex }
      },
      write: ({ temperatureIndex }) => temperatureIndex,
    },
    flagParameter({
      name: 'climate',
      correction: 'address.climate',
      words: ['true', 'false'],
      get: ({ climateControl }) => climateControl === 'on',
      set: (selection, isOn) => ({ ...selection, climateControl: isOn ? 'on' : 'off' }),
    }),
    {
      name: 'powerTrain',
      alias: 'version',
      fromAlias: versionToType,
      correction: 'address.motor',
      read: (text, selection) =>
        isMotorType(text)
          ? { ...selection, motorType: resolveMotorType(text, listToolMotors(selection.car, none)) }
          : undefined,
      isKept: (text, { motorType }) => motorType === text,
      write: ({ motorType }) => motorType,
    },
    flagParameter({
      name: 'heatPump',
      correction: 'address.heatPump',
      words: ['true', 'false'],
      get: ({ heatPump }) => heatPump,
      set: (selection, heatPump) => ({ ...selection, heatPump }),
    }),
  ],
})

const NAMED: Readonly<Partial<Record<RangeCorrection, string>>> = {
  motor: 'powerTrain',
  temperature: 'temperatureIndex',
  heatPump: 'heatPump',
  climate: 'climate',
  profile: 'profile',
}

const isNamed = (query: Query, correction: RangeCorrection): boolean => {
  const name = NAMED[correction]
  return name !== undefined && O.isSome(findParameter(query, name))
}

/**
 * Creates the initial state of the range tool from the URL and preloaded data.
 *
 * @param query - The parsed URL query.
 * @param page - The cars of the tool, and the fetch state of the data.
 * @returns The initial state, matched to the data; it reports replaced choices only where the URL requested them.
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
  page: { readonly cars: RangeToolCars; readonly feed: RangeFeed },
): RangeToolState => {
  const read = rangeAddress.read(query, page)
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
