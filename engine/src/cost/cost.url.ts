import { toUndefined } from '../shared/index.js'
import { defineAddress, numberParameter } from '../tool/index.js'
import { findCostCar } from './cost-car.js'
import { defaultCostSelection, setCostSlider } from './cost-selection.js'
import type { CostCars, CostSelection, CostSlider } from './cost.types.js'

/** What can be corrected in an address of the calculator. */
export type CostCorrection = 'type' | CostSlider

const slider = (name: string, of: CostSlider) =>
  numberParameter<CostSelection, unknown, CostCorrection>({
    name,
    correction: of,
    get: ({ values }) => values[of],
    set: (selection, value) => setCostSlider(selection, of, value),
  })

/**
 * Parses and serializes the calculator's query parameters. Numbers are in the unit of the site's content, whatever unit
 * is displayed.
 *
 * | parameter     | accepted                              | else                        |
 * | ------------- | ------------------------------------- | --------------------------- |
 * | `costType`    | a car type, case-insensitively        | the first one               |
 * | `costMileage` | a number; clamped and put on the grid | the default of the car type |
 * | `costEnergy`  | a number; clamped and put on the grid | the default of the car type |
 *
 * @law Any query gives a valid cost selection.
 * @law Reading a written cost selection gives the selection back.
 * @law Writing what was read from a cost address changes nothing more.
 * @source E-T-05, E-T-17, E-T-27, E-T-36, E-T-40, T-COST-06, D-T-14
 *
 * @example A mileage between two steps
 * ```ts
 * import { costAddress } from '@evkit/engine/cost'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinyCostCars } from '@evkit/engine/testing'
 *
 * const { selection, corrections } = costAddress.read(parseQuery('costMileage=15240'), { cars: tinyCostCars })
 * corrections // => ['mileage']
 * costAddress.write(selection, []) // => 'costType=EX30&costMileage=15000&costEnergy=0.28'
 * ```
 * @category state
 */
export const costAddress = defineAddress<
  CostSelection,
  { readonly cars: CostCars },
  CostCorrection
>({
  start: ({ cars }) => defaultCostSelection(cars[0]),
  corrections: ['type', 'mileage', 'energyCost'],
  parameters: [
    {
      name: 'costType',
      alias: 'model',
      // It stays: another tool of the page reads it too.
      fromAlias: (text) => text,
      correction: 'type',
      read: (text, _selection, { cars }) => {
        const car = toUndefined(findCostCar(cars, text))
        return car && defaultCostSelection(car)
      },
      write: ({ car }) => car.type,
    },
    slider('costMileage', 'mileage'),
    slider('costEnergy', 'energyCost'),
  ],
})
