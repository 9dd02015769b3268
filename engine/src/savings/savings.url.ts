import { toUndefined, type Query } from '../shared/index.js'
import { distanceOf } from '../site/index.js'
import { defineAddress, flagParameter, numberParameter } from '../tool/index.js'
import { LOADING_CONFIGURATION, type CarConfiguration } from './car-configuration.js'
import {
  chooseSavingsCar,
  defaultSavingsSelection,
  placeSavingsSlider,
} from './savings-selection.js'
import { findSavingsCar, SAVINGS_SLIDERS } from './savings-setup.js'
import type { SavingsState } from './savings.tool.js'
import type { SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'

/** What can be corrected in an address of the savings page. */
export type SavingsCorrection = 'car' | SavingsSlider | 'fuel'

/** What reading an address starts from. */
export interface SavingsStart {
  /** Cars, grids and defaults. */
  readonly setup: SavingsSetup
}

/**
 * Parses and serializes the savings page's query parameters. Numbers are in the unit of the site's content, whatever
 * unit is displayed.
 *
 * | parameter                                          | accepted                              | else          |
 * | -------------------------------------------------- | ------------------------------------- | ------------- |
 * | `car`                                              | a car, case-insensitively             | the first one |
 * | `mileage`, `fuelCost`, `fuelEconomy`, `energyCost` | a number; clamped and put on the grid | its default   |
 * | `fuel`                                             | `1` or `0`                            | content's     |
 *
 * @law Any query gives a valid savings selection.
 * @law Reading a written savings selection gives the selection back.
 * @law Writing what was read from a savings address changes nothing more.
 * @source E-T-05, E-T-17, E-T-27, E-T-36, E-T-40, D-T-14, D-T-40
 *
 * @example A price beyond the end
 * ```ts
 * import { savingsAddress } from '@evkit/engine/savings'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const { selection, corrections } = savingsAddress.read(parseQuery('fuelCost=9&fuel=0'), { setup: tinySavingsSetup })
 * corrections // => ['fuelCost']
 * const text = savingsAddress.write(selection, [])
 * text // => 'car=EX30&mileage=15000&fuelCost=2.5&fuelEconomy=7&energyCost=0.3&fuel=0'
 * ```
 * @category state
 */
export const savingsAddress = defineAddress<SavingsSelection, SavingsStart, SavingsCorrection>({
  start: ({ setup }) => defaultSavingsSelection(setup),
  corrections: ['car', ...SAVINGS_SLIDERS, 'fuel'],
  parameters: [
    {
      name: 'car',
      alias: 'model',
      // It stays: another tool of the page reads it too.
      fromAlias: (text) => text,
      correction: 'car',
      read: (text, selection, { setup }) => {
        const car = toUndefined(findSavingsCar(setup.cars, text))
        return car && chooseSavingsCar(setup, selection, car)
      },
      write: ({ car }) => car.type,
    },
    ...SAVINGS_SLIDERS.map((slider) =>
      numberParameter<SavingsSelection, SavingsStart, SavingsCorrection>({
        name: slider,
        correction: slider,
        get: ({ values }) => values[slider],
        set: (selection, value, { setup }) =>
          placeSavingsSlider(setup, selection, { slider, value }),
      }),
    ),
    flagParameter<SavingsSelection, SavingsCorrection>({
      name: 'fuel',
      correction: 'fuel',
      words: ['1', '0'],
      get: ({ includeFuel }) => includeFuel,
      set: (selection, includeFuel) => ({ ...selection, includeFuel }),
    }),
  ],
})

/** What the savings page is started with beside the address. */
export interface SavingsPage extends SavingsStart {
  /** What is known of the taxes of cars, by model; of any other they are asked for. */
  readonly configurations: Readonly<Record<string, CarConfiguration>>
}

/**
 * Creates the initial state of the savings page from content, taxes and URL.
 *
 * @param query - The parsed URL query.
 * @param page - Cars, slider grids and defaults, and the taxes loaded so far.
 * @returns The initial state.
 * @source T-TAX-07, D-T-40, E-T-05
 *
 * @example Taxes nobody has asked for yet
 * ```ts
 * import { startSavings } from '@evkit/engine/savings'
 * import { parseQuery } from '@evkit/engine/shared'
 * import { tinySavingsSetup } from '@evkit/engine/testing'
 *
 * const state = startSavings(parseQuery('car=EX90'), { setup: tinySavingsSetup, configurations: {} })
 * state.selection.car.type // => 'EX90'
 * state.main.status // => 'LOADING'
 * ```
 * @category state
 */
export const startSavings = (
  query: Query,
  { setup, configurations }: SavingsPage,
): SavingsState => {
  const read = savingsAddress.read(query, { setup })
  const { car } = read.selection
  return {
    setup,
    ...read,
    shownDistance: distanceOf(setup.system),
    main: configurations[car.model] ?? LOADING_CONFIGURATION,
    comparison: configurations[car.comparison.model] ?? LOADING_CONFIGURATION,
    registry: new Map(),
  }
}
