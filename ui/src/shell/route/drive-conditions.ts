// What the planner knows of cars: their range from the range data, their charging times from the charging table.
import { option as O } from 'fp-ts'
import { findDrivenCar, type CarInConditions, type TripSettings } from '@evkit/engine/route'
import { listDriveMotors } from '@evkit/engine/internal/route'
import type { Option } from '@evkit/engine/shared'
import { chargingDataOf } from '../charging-data.js'
import { findCar, type DriveSources } from './drive-choices.js'

/** Range and charging times of a car in the chosen conditions. */
export const findConditions = (
  sources: DriveSources,
  settings: TripSettings,
): Option<CarInConditions> =>
  findDrivenCar(
    { range: sources.range, charging: chargingDataOf(sources.charging) },
    findCar(sources, settings.car),
    settings,
  )

// [km/h] A pace of long roads, by which cars are put in order.
const LONG_ROAD = 110

/** The other cars in the chosen conditions, those first that go least far: who needs another one needs no more than that. */
export const listOtherCars = (sources: DriveSources, settings: TripSettings) =>
  sources.cars
    .flatMap((car) =>
      listDriveMotors(sources, car).map(({ key }) => ({ car: car.name, motor: key })),
    )
    .filter(({ car, motor }) => car !== settings.car || motor !== settings.motor)
    .flatMap((change) => {
      const found = findConditions(sources, { ...settings, ...change })
      return O.isNone(found) ? [] : [{ change, car: found.value }]
    })
    .sort((a, b) => a.car.rangeAt(LONG_ROAD) - b.car.rangeAt(LONG_ROAD))
