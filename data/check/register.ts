// One register of cars for all pages: each car once, drawn once, named by the pages in its order.
import type { RegisterCar } from '../content/parts.js'
import type { Fault } from '../sources/rows.js'

const REGISTER = 'data/content/cars.json'

/** The cars a page offers, by the file that says so and the member that names them. */
export interface NamedCars {
  readonly file: string
  readonly member: string
  readonly names: readonly string[]
}

const fold = (name: string): string => name.trim().toLowerCase()
const drawingOf = ({ body, colour }: RegisterCar): string => `${body}-${colour}`

const ownFaults = (register: readonly RegisterCar[]): readonly Fault[] =>
  register.flatMap((car, at) => {
    const before = register.slice(0, at)
    const half = (car.model === undefined) === (car.disclaimer === undefined)
    return [
      ...(before.some(({ name }) => fold(name) === fold(car.name))
        ? [{ file: REGISTER, path: `${at}.name`, text: `repeats ${car.name}` }]
        : []),
      ...(before.some((one) => drawingOf(one) === drawingOf(car))
        ? [
            {
              file: REGISTER,
              path: String(at),
              text: `is drawn as another car is: ${drawingOf(car)}`,
            },
          ]
        : []),
      ...(half
        ? []
        : [{ file: REGISTER, path: String(at), text: 'expected model and disclaimer together' }]),
    ]
  })

const namedFaults = (
  register: readonly RegisterCar[],
  { file, member, names }: NamedCars,
): readonly Fault[] => {
  const places = names.map((name) => register.findIndex((car) => car.name === name))
  return names.flatMap((name, at) => {
    const place = places[at] ?? -1
    const path = `${at}.${member}`
    if (place < 0) return [{ file, path, text: `there is no car ${name} in ${REGISTER}` }]
    return place > Math.max(-1, ...places.slice(0, at))
      ? []
      : [{ file, path, text: `${name} stands in another order than in ${REGISTER}` }]
  })
}

/** Faults of the register of cars, and of the lists that name its cars. */
export const listRegisterFaults = (
  register: readonly RegisterCar[],
  lists: readonly NamedCars[],
): readonly Fault[] => [
  ...ownFaults(register),
  ...lists.flatMap((list) => namedFaults(register, list)),
]
