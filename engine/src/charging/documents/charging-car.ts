import * as O from '#fp-ts/Option'
import { listFlaggedTypes, listMotorTypes } from '../../car/index.js'
import { faultUnless, left, right, type Either, type Issue } from '../../shared/index.js'
import type { CarInfo, ChargingCar, ElectricCarOption } from '../charging.types.js'

const fold = (name: string): string => name.trim().toLowerCase()

const joinOne = (info: CarInfo, option: ElectricCarOption): ChargingCar => ({
  model: info.car.model,
  name: info.car.displayName,
  image: info.car.image,
  square: option.imageSquare,
  motors: info.powerTrains,
  heatPump: O.fromNullable(option.heatPump),
  heatPumpDisabled: option.heatPumpDisable,
  disclaimer: option.disclaimer,
})

const faultsOf = (info: CarInfo, at: number, option: ElectricCarOption): readonly Issue[] => {
  const motors = listMotorTypes(info.powerTrains.map(({ key }) => key))
  const flags = listFlaggedTypes(option)
  return [
    ...faultUnless(option.carModel === info.car.model, {
      path: `cars.${at}.car.model`,
      expected: `the option's model ${option.carModel}`,
      actual: info.car.model,
    }),
    ...faultUnless(motors.join() === flags.join(), {
      path: `cars.${at}.powerTrains`,
      expected: `the option's motor types ${flags.join(', ') || 'none'}`,
      actual: motors.join(', ') || 'none',
    }),
  ]
}

const repeated = (infos: readonly CarInfo[]): readonly Issue[] =>
  infos.flatMap((info, at) =>
    faultUnless(
      infos.findIndex((other) => fold(other.car.displayName) === fold(info.car.displayName)) === at,
      {
        path: `cars.${at}.car.displayName`,
        expected: 'a name no other car has',
        actual: info.car.displayName,
      },
    ),
  )

/**
 * Joins the cars of content with their picker options by display name.
 *
 * @param infos - Cars with their motors, in the order of the picker.
 * @param options - Picker options; one for each car.
 * @returns The cars, or every mismatch: a car without option, an option of another model or with other motor types, a
 * repeated display name, no car at all.
 * @source T-DATA-02, T-CHG-12, D-T-15, E-T-37
 *
 * @example No car is no tool
 * ```ts
 * import { joinCars } from '@evkit/engine/charging'
 * import { either } from 'fp-ts'
 *
 * joinCars([], []) // => either.left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
 * ```
 * @category constructors
 */
export const joinCars = (
  infos: readonly CarInfo[],
  options: readonly ElectricCarOption[],
): Either<readonly Issue[], readonly [ChargingCar, ...ChargingCar[]]> => {
  const joined = infos.map((info, at) => {
    const option = options.find(({ carName }) => carName === info.car.displayName)
    return option === undefined
      ? {
          cars: [],
          faults: [
            { path: `cars.${at}`, expected: 'a picker option of this name', actual: 'none' },
          ],
        }
      : { cars: [joinOne(info, option)], faults: faultsOf(info, at, option) }
  })
  const faults = [...joined.flatMap((one) => one.faults), ...repeated(infos)]
  const [first, ...rest] = joined.flatMap((one) => one.cars)
  if (faults.length > 0) return left(faults)
  return first === undefined
    ? left([{ path: 'cars', expected: 'at least one car', actual: 'none' }])
    : right([first, ...rest])
}
