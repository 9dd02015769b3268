import { faultUnless, type Issue } from '../shared/index.js'

interface ConsumingCar {
  readonly type: string
  readonly energyConsumption: number
}

const fold = (name: string): string => name.trim().toLowerCase()

/** Lists what makes one of some cars useless: a name another has, a consumption that is no number above 0. */
export const listCarFaults = (
  cars: readonly ConsumingCar[],
  /** Where a car stands in content, the member of its consumption, and what stands there. */
  placeOf: (at: number) => {
    readonly path: string
    readonly member: string
    readonly value: unknown
  },
): readonly Issue[] =>
  cars.flatMap((car, at) => {
    const { path, member, value } = placeOf(at)
    return [
      ...faultUnless(cars.findIndex(({ type }) => fold(type) === fold(car.type)) === at, {
        path: `${path}.type`,
        expected: 'a name no other has',
        actual: car.type,
      }),
      ...faultUnless(car.energyConsumption > 0, {
        path: `${path}.${member}`,
        expected: 'a number above 0',
        actual: String(value),
      }),
    ]
  })
