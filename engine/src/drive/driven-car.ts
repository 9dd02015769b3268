import * as O from '#fp-ts/Option'
import { toMotorType } from '../car/index.js'
import { findBattery } from '../charging/battery.js'
import { findChargeRange } from '../charging/charge-range.js'
import { findChargeTime } from '../charging/charge-time.js'
import {
  CHARGE_EFFICIENCY,
  findCountedCharger,
  HOME_POWERS,
  toKilowatts,
  type Charger,
} from '../charging/charger.js'
import type { ChargingCar, ChargingData } from '../charging/charging.types.js'
import { findFamily } from '../range/look-up.js'
import { isDrivingProfile, toRangeProfile } from '../range/profile.js'
import type { RangeData } from '../range/range.types.js'
import { findProfileRanges, rangeAtSpeed, type ProfileRanges } from '../range/speed-range.js'
import { parseTemperatureIndex, toCelsius } from '../range/temperature.js'
import type { CarInConditions } from '../route/make-trip.js'
import type { ChargeMinutes } from '../route/search-nodes.js'
import { ROAD_PROFILE, type TripSettings } from '../route/trip.js'
import { none, some, type Option } from '../shared/index.js'

/** Range and charging data a car is looked up in. */
export interface DrivenCarData {
  readonly range: RangeData
  readonly charging: ChargingData
}

/** The part of the settings what is known of the car depends on. */
export type CarSettings = Pick<
  TripSettings,
  'motor' | 'temperature' | 'climate' | 'heatPump' | 'profile'
>

// One profile counts at every pace, or the pace of the road does.
const rangesBy = (profile: string, ranges: ProfileRanges): CarInConditions['rangeAt'] => {
  if (!isDrivingProfile(profile)) return (pace) => rangeAtSpeed(ranges, pace)
  const km = ranges[toRangeProfile(profile)]
  return () => km
}

// A place to stay at may have a wallbox that is weaker than any charger on the road.
const findAnyCharger = (power: number): Option<Charger> => {
  const counted = findCountedCharger(power)
  const wallbox = HOME_POWERS.findLast((known) => toKilowatts(known) <= power)
  if (O.isSome(counted) || wallbox === undefined) return counted
  return some({ current: 'AC', power: wallbox })
}

const minutesBy =
  ({ table }: ChargingData, battery: string): ChargeMinutes =>
  (power, from, to) => {
    const charger = findAnyCharger(power)
    const range = findChargeRange(from, to)
    return O.isNone(charger) || O.isNone(range)
      ? none
      : findChargeTime(table, { battery, charger: charger.value, range: range.value })
  }

const efficiencyAt = (power: number): number => {
  const charger = findAnyCharger(power)
  return CHARGE_EFFICIENCY[O.isSome(charger) ? charger.value.current : 'AC']
}

/**
 * Looks up a car for {@link planTrip} in the chosen conditions: its range by speed [km/h], and its charging times.
 *
 * @param data - Ranges and charging data.
 * @param car - The car; absent where it is unknown.
 * @param settings - Motor, temperature index, climate control, heat pump, and `road` or a driving profile.
 * @returns The car for {@link planTrip}; `none` for a car, motor, temperature or profile the data lacks.
 * @source E-T-90, B-T-02
 *
 * @example A car nothing is known of
 * ```ts
 * import { findDrivenCar } from '@evkit/engine/route'
 * import { gridData, tinyData } from '@evkit/engine/testing'
 * import { option } from 'fp-ts'
 *
 * const settings = { motor: 'SM', temperature: '3', climate: true, heatPump: true, profile: 'road' }
 * findDrivenCar({ range: gridData, charging: tinyData }, undefined, settings) // => option.none
 * ```
 * @category look-ups
 */
export const findDrivenCar = (
  { range, charging }: DrivenCarData,
  car: ChargingCar | undefined,
  settings: CarSettings,
): Option<CarInConditions> => {
  const { temperature, climate, heatPump, profile } = settings
  const motor = car?.motors.find(({ key }) => key === settings.motor)?.key
  const index = parseTemperatureIndex(temperature)
  const isProfile = profile === ROAD_PROFILE || isDrivingProfile(profile)
  if (car === undefined || motor === undefined || O.isNone(index) || !isProfile) return none
  const family = findFamily(range, { model: car.name, drivetrain: toMotorType(motor) })
  const battery = findBattery(charging.batteries, car.model, motor)
  if (O.isNone(family) || O.isNone(battery)) return none
  const facts = charging.facts.get(battery.value.battery)
  const conditions = { temperature: toCelsius(index.value), climate, heatpump: heatPump }
  const ranges = findProfileRanges(family.value, conditions)
  if (facts === undefined || O.isNone(ranges)) return none
  return some({
    rangeAt: rangesBy(profile, ranges.value),
    minutes: minutesBy(charging, battery.value.battery),
    usableKwh: facts.usableKwh,
    efficiencyAt,
  })
}
