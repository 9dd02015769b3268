import * as O from '#fp-ts/Option'
import type { Option } from '../shared/index.js'

const fold = (name: string): string => name.trim().toLowerCase()

/** Finds a car by the member that names it: exactly, else without regard to case and outer spaces. */
export const findCarBy = <Member extends string, Car extends Readonly<Record<Member, string>>>(
  member: Member,
  cars: readonly Car[],
  name: string,
): Option<Car> =>
  O.fromNullable(
    cars.find((car) => car[member] === name) ??
      cars.find((car) => fold(car[member]) === fold(name)),
  )
