import * as O from '#fp-ts/Option'
import { none, some, toUndefined, type Option } from '../shared/index.js'
import { findCarBy } from './car-name.js'
import { isMotorKey, toMotorType } from './motor.js'

/** What a visitor has asked for of a car, as an address says it; empty where it says nothing. */
export interface WantedCar {
  /** Name or slug. */
  readonly model: string
  /** Motor key, or a motor type. */
  readonly version: string
  /** Key of a paint. */
  readonly colour: string
}

/** A car with what can be chosen of it. */
export interface ChoosableCar {
  readonly name: string
  readonly slug: string
  /** Motor keys, in the order they are offered. */
  readonly motors: readonly string[]
  /** Keys of its paints. */
  readonly colours: readonly string[]
}

/** A car, its version and its paint, as a visitor has chosen them. */
export interface CarChoice<Car extends ChoosableCar> {
  readonly car: Car
  /** Motor key. */
  readonly version: Option<string>
  readonly colour: Option<string>
}

/** A member of a choice that a car does not have any more, or never had. */
export type LostChoice = 'version' | 'colour'

/** A choice, and what of it could not be had. */
export interface ResolvedCarChoice<Car extends ChoosableCar> {
  readonly choice: CarChoice<Car>
  readonly lost: readonly LostChoice[]
}

const fold = (text: string): string => text.trim().toLowerCase()

/** Finds a version of a car by its motor key, in any letter case, or by the motor type it is the first of. */
const findVersion = (motors: readonly string[], text: string): Option<string> =>
  O.fromNullable(
    motors.find((motor) => fold(motor) === fold(text)) ??
      motors.find((motor) => isMotorKey(motor) && toMotorType(motor) === text),
  )

const isLost = (text: string, found: Option<string>): boolean =>
  fold(text) !== '' && O.isNone(found)

/**
 * Matches what an address asks for to a car and what it has; none when no car is named, or none of this name. A version or
 * a paint it lacks is lost, and told.
 *
 * @source E-B-73
 */
export const resolveCarChoice = <Car extends ChoosableCar>(
  cars: readonly Car[],
  wanted: WantedCar,
): Option<ResolvedCarChoice<Car>> => {
  const { model, version: versionText, colour: colourText } = wanted
  const car =
    toUndefined(findCarBy('name', cars, model)) ?? toUndefined(findCarBy('slug', cars, model))
  if (car === undefined) return none
  const version = findVersion(car.motors, versionText)
  const colour = O.fromNullable(car.colours.find((one) => fold(one) === fold(colourText)))
  return some({
    choice: { car, version, colour },
    lost: [
      ...(isLost(versionText, version) ? (['version'] as const) : []),
      ...(isLost(colourText, colour) ? (['colour'] as const) : []),
    ],
  })
}
