import { none, type Option, some } from '../shared/index.js'

const fold = (name: string): string => name.trim().toLowerCase()

/**
 * Finds a car by its display name: exactly, else without regard to case and outer spaces.
 *
 * @param cars - Cars with their display names.
 * @param name - The name wanted, as an address gives it.
 * @returns The car, or `none`.
 * @source D-T-15, T-CHG-03
 *
 * @example Case does not matter
 * ```ts
 * import { findCarByName } from '@evkit/engine/car'
 * import { option } from 'fp-ts'
 *
 * findCarByName([{ name: 'EX30' }], ' ex30') // => option.some({ name: 'EX30' })
 * ```
 * @category look-ups
 */
export const findCarByName = <Car extends { readonly name: string }>(
  cars: readonly Car[],
  name: string,
): Option<Car> => {
  const found =
    cars.find((car) => car.name === name) ?? cars.find((car) => fold(car.name) === fold(name))
  return found === undefined ? none : some(found)
}
