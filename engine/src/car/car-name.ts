import { none, some, type Option } from '../shared/index.js'

const fold = (name: string): string => name.trim().toLowerCase()

/** Finds a car by its display name: exactly, else without regard to case and outer spaces. */
export const findCarByName = <Car extends { readonly name: string }>(
  cars: readonly Car[],
  name: string,
): Option<Car> => {
  const found =
    cars.find((car) => car.name === name) ?? cars.find((car) => fold(car.name) === fold(name))
  return found === undefined ? none : some(found)
}
