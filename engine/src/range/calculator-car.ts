import * as O from '#fp-ts/Option'
import { MOTOR_TYPES, type MotorType } from '../car/index.js'
import { findDrivetrain } from './family.js'
import { listDrivetrains } from './look-up.js'
import { NO_RANGE_DATA } from './range.errors.js'
import type { CalculatorCar, CalculatorCarInfo, RangeData } from './range.types.js'

/** Lists the drivetrains a car's motor labels speak of. */
export const listLabelled = (labels: readonly string[]): readonly MotorType[] => {
  const named = labels.map(findDrivetrain)
  return MOTOR_TYPES.filter((type) =>
    named.some((found) => O.isSome(found) && found.value === type),
  )
}

/**
 * Joins content's cars with the range data by model.
 *
 * @param infos - Cars of content.
 * @param data - The range data.
 * @returns Cars in content's order, each with the drivetrains found in both its labels and the data; cars without any
 * are omitted.
 * @source T-CALC-12, T-CALC-18, T-CALC-19, T-CALC-21
 *
 * @example Only the Single family is in the data
 * ```ts
 * import { joinCalculatorCars } from '@evkit/engine/range'
 * import { tinyCalculatorInfos, gridData } from '@evkit/engine/testing'
 *
 * joinCalculatorCars(tinyCalculatorInfos, gridData).map(({ model }) => model) // => ['EX90', 'EX30']
 * ```
 * @category constructors
 */
export const joinCalculatorCars = (
  infos: readonly CalculatorCarInfo[],
  data: RangeData,
): readonly CalculatorCar[] =>
  infos.flatMap((info) => {
    const known = listDrivetrains(data, info.model)
    const drivetrains = listLabelled(info.motor).filter((type) => known.includes(type))
    return drivetrains.length === 0 ? [] : [{ model: info.model, info, drivetrains }]
  })

/** Makes sure that the data has a figure for a car. */
export const requireRange = (data: RangeData, car: CalculatorCar): CalculatorCar => {
  if (listDrivetrains(data, car.model).length === 0) throw new Error(NO_RANGE_DATA)
  return car
}
