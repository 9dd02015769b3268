// What the planner knows of cars: their range from the range data, their charging times from the charging table.
import { option as O } from 'fp-ts'
import { toMotorType, type MotorKey } from '@evkit/engine/car'
import {
  findBattery,
  findChargeRange,
  findChargeTime,
  findCountedCharger,
  type ChargingCar,
  type ChargingData,
} from '@evkit/engine/charging'
import {
  defaultHabits,
  DRIVING_PROFILES,
  estimateHighest,
  findFamily,
  isDrivingProfile,
  parseTemperatureIndex,
  TEMPERATURES,
  toHighestQuery,
  type RangeData,
} from '@evkit/engine/range'
import type {
  CarInConditions,
  TripChoices,
  TripSettings,
  ChoiceLists,
  NamedChoice,
} from '@evkit/engine/route'
import { none, some, type Option } from '@evkit/engine/shared'

/** Cars and data of the planner. */
export interface DriveSources {
  /** Cars of the charging tool, of which those with range data are offered. */
  readonly cars: readonly ChargingCar[]
  readonly charging: ChargingData
  readonly range: RangeData
  readonly temperatures: readonly NamedChoice[]
  readonly profiles: readonly NamedChoice[]
}

const familyOf = ({ range }: DriveSources, car: ChargingCar, motor: MotorKey) =>
  findFamily(range, { model: car.name, drivetrain: toMotorType(motor) })

const listMotors = (sources: DriveSources, car: ChargingCar) =>
  car.motors.filter(({ key }) => O.isSome(familyOf(sources, car, key)))

/** What can be chosen about a drive. */
export const listDriveChoices = (sources: DriveSources): TripChoices => {
  const { outsideTemperatureIndex, climate } = defaultHabits(undefined)
  return {
    cars: sources.cars
      .map((car) => ({
        name: car.name,
        motors: listMotors(sources, car).map(({ key }) => key),
      }))
      .filter(({ motors }) => motors.length > 0),
    temperatures: TEMPERATURES.map(({ index }) => index),
    profiles: DRIVING_PROFILES,
    // A drive from town to town is on big roads; the calculators open with the city.
    defaults: { temperature: outsideTemperatureIndex, climate, profile: 'highway' },
  }
}

const findCar = ({ cars }: DriveSources, name: string): ChargingCar | undefined =>
  cars.find((car) => car.name === name)

/** The choices in words. */
export const listDriveWords = (
  sources: DriveSources,
  choices: TripChoices,
  { car: name }: TripSettings,
): ChoiceLists => {
  const car = findCar(sources, name)
  return {
    cars: choices.cars.map((one) => ({ value: one.name, label: one.name })),
    motors:
      car === undefined
        ? []
        : listMotors(sources, car).map(({ key, value }) => ({ value: key, label: value })),
    temperatures: sources.temperatures,
    profiles: sources.profiles,
  }
}

/** Range and charging times of a car in the chosen conditions. */
export const findConditions = (
  sources: DriveSources,
  { car: name, motor: key, temperature, climate, profile }: TripSettings,
): Option<CarInConditions> => {
  const car = findCar(sources, name)
  const motor = car?.motors.find((one) => one.key === key)?.key
  const index = parseTemperatureIndex(temperature)
  if (car === undefined || motor === undefined) return none
  if (O.isNone(index) || !isDrivingProfile(profile)) return none
  const family = familyOf(sources, car, motor)
  const battery = findBattery(sources.charging.batteries, car.model, motor)
  if (O.isNone(family) || O.isNone(battery)) return none
  const query = toHighestQuery({
    outsideTemperatureIndex: index.value,
    climate,
    drivingProfile: profile,
  })
  const { km } = estimateHighest(family.value, { query, unit: 'km' })
  const { table } = sources.charging
  return some({
    range: km,
    minutes: (power, from, to) => {
      const charger = findCountedCharger(power)
      const range = findChargeRange(from, to)
      return O.isNone(charger) || O.isNone(range)
        ? none
        : findChargeTime(table, {
            battery: battery.value.battery,
            charger: charger.value,
            range: range.value,
          })
    },
  })
}
