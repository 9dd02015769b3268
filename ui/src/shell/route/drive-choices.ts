// What the planner lets choose about a drive, in words.
import { toMotorType } from '@evkit/engine/car'
import type { ChargingCar, ChargingDocument } from '@evkit/engine/charging'
import { findFamily } from '@evkit/engine/range'
import type { DriveCars, TripChoices, TripSettings } from '@evkit/engine/route'
import { listDriveMotors, type ChoiceLists, type NamedChoice } from '@evkit/engine/internal/route'
import { toUndefined } from '@evkit/engine/shared'

/** Cars and data of the planner. */
export interface DriveSources extends DriveCars {
  readonly charging: ChargingDocument
  readonly temperatures: readonly NamedChoice[]
  readonly profiles: readonly NamedChoice[]
}

// Whether the data tells the car with a heat pump from the car without one.
const hasBothPumps = ({ range }: DriveSources, car: ChargingCar, motor: string): boolean => {
  const key = car.motors.find((one) => one.key === motor)?.key
  const family =
    key === undefined
      ? undefined
      : toUndefined(findFamily(range, { model: car.name, drivetrain: toMotorType(key) }))
  return family !== undefined && new Set(family.entries.map(({ heatpump }) => heatpump)).size > 1
}

/** Finds a car by its name. */
export const findCar = ({ cars }: DriveSources, name: string): ChargingCar | undefined =>
  cars.find((car) => car.name === name)

/** The choices in words. */
export const listDriveWords = (
  sources: DriveSources,
  choices: TripChoices,
  { car: name, motor }: TripSettings,
): ChoiceLists => {
  const car = findCar(sources, name)
  return {
    cars: choices.cars.map((one) => ({ value: one.name, label: one.name })),
    motors:
      car === undefined
        ? []
        : listDriveMotors(sources, car).map(({ key, value }) => ({ value: key, label: value })),
    temperatures: sources.temperatures,
    profiles: sources.profiles,
    hasHeatPump: car !== undefined && hasBothPumps(sources, car, motor),
  }
}
