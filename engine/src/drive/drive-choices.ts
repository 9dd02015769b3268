import * as O from '#fp-ts/Option'
import { toMotorType } from '../car/index.js'
import type { ChargingCar } from '../charging/charging.types.js'
import { defaultHabits } from '../range/habits.js'
import { findFamily } from '../range/look-up.js'
import { DRIVING_PROFILES } from '../range/profile.js'
import type { RangeData } from '../range/range.types.js'
import { TEMPERATURES } from '../range/temperature.js'
import { ROAD_PROFILE, type TripChoices } from '../route/trip.js'

/** Input of {@link listDriveChoices}: cars, and the range data that limits them. */
export interface DriveCars {
  /** Cars of the charging tool, of which those with range data are offered. */
  readonly cars: readonly ChargingCar[]
  readonly range: RangeData
}

/**
 * Lists the motors of a car that have range data.
 *
 * @source B-T-02
 */
export const listDriveMotors = (
  { range }: Pick<DriveCars, 'range'>,
  car: ChargingCar,
): ChargingCar['motors'] =>
  car.motors.filter(({ key }) =>
    O.isSome(findFamily(range, { model: car.name, drivetrain: toMotorType(key) })),
  )

/**
 * Lists the options of a trip: the cars with range data, the temperatures, and the driving profiles.
 *
 * @param sources - Cars and ranges.
 * @returns The options, with their defaults.
 * @source B-T-02, E-T-53
 *
 * @example Without any car
 * ```ts
 * import { listDriveChoices } from '@evkit/engine/route'
 * import { gridData } from '@evkit/engine/testing'
 *
 * const { cars, profiles, defaults } = listDriveChoices({ cars: [], range: gridData })
 * cars // => []
 * profiles // => ['road', 'city', 'mixed', 'highway']
 * defaults.profile // => 'road'
 * ```
 * @category look-ups
 */
export const listDriveChoices = (sources: DriveCars): TripChoices => {
  const { outsideTemperatureIndex, climate } = defaultHabits(undefined)
  return {
    cars: sources.cars
      .map((car) => ({
        name: car.name,
        motors: listDriveMotors(sources, car).map(({ key }) => key),
      }))
      .filter(({ motors }) => motors.length > 0),
    temperatures: TEMPERATURES.map(({ index }) => index),
    profiles: [ROAD_PROFILE, ...DRIVING_PROFILES],
    // A road is driven as it is; the calculators, which know none, open with the city.
    defaults: { temperature: outsideTemperatureIndex, climate, profile: ROAD_PROFILE },
  }
}
