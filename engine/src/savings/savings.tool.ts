import { pressSlider } from '../interaction/index.js'
import { snapTowards, toUndefined } from '../shared/index.js'
import { distanceOf, type DistanceUnit } from '../site/index.js'
import {
  chooseDistance,
  defineTool,
  readTypedValue,
  type SliderChoice,
  type ToolState,
  type UnitsAction,
} from '../tool/index.js'
import { LOADING_CONFIGURATION, type CarConfiguration } from './car-configuration.js'
import { chooseSavingsCar, placeSavingsSlider } from './savings-selection.js'
import { findSavingsCar } from './savings-setup.js'
import { listRegistryNotes, reduceSavings, type SavingsRegistry } from './savings-total.js'
import type { SavingsSelection, SavingsSetup, SavingsSlider } from './savings.types.js'
import { savingsAddress, type SavingsCorrection } from './savings.url.js'

/** State of the savings page. */
export interface SavingsState extends ToolState<SavingsSelection, SavingsCorrection> {
  readonly setup: SavingsSetup
  /** Unit of displayed distances. */
  readonly shownDistance: DistanceUnit
  /** Taxes of the chosen car; the page fetches them while they are loading. */
  readonly main: CarConfiguration
  /** Taxes of the car it is compared with. */
  readonly comparison: CarConfiguration
  /** Values of other blocks that count towards the total. */
  readonly registry: SavingsRegistry
}

/** What a visitor can choose on the savings page. */
export type SavingsChoice =
  | { readonly type: 'car.choose'; readonly car: string }
  | SliderChoice<SavingsSlider>
  | { readonly type: 'fuel.include'; readonly isOn: boolean }

/** What services and other blocks of the page can tell. */
export type SavingsNews =
  | UnitsAction
  /** A car configuration has come as far as this; one of another model than the chosen is an old answer. */
  | {
      readonly type: 'configuration.answered'
      readonly side: 'main' | 'comparison'
      readonly model: string
      readonly configuration: CarConfiguration
    }
  /** Another block of the page has a value that counts, or has one no more. */
  | { readonly type: 'value.register'; readonly id: string; readonly value: number }
  | { readonly type: 'value.unregister'; readonly id: string }

const setSlider = (
  selection: SavingsSelection,
  slider: SavingsSlider,
  value: number,
): SavingsSelection => ({ ...selection, values: { ...selection.values, [slider]: value } })

const IN_HAND: readonly CarConfiguration['status'][] = ['OK', 'LOADING']

// Taxes of another model are not shown for this one, and what could not be had is asked for once more.
const withCar = (state: SavingsState, selection: SavingsSelection): Partial<SavingsState> => {
  const [before, after] = [state.selection.car, selection.car]
  const keep = (taxes: CarConfiguration, isSame: boolean): CarConfiguration =>
    isSame && IN_HAND.includes(taxes.status) ? taxes : LOADING_CONFIGURATION
  return {
    selection,
    main: keep(state.main, after.model === before.model),
    comparison: keep(state.comparison, after.comparison.model === before.comparison.model),
  }
}

/** The savings page: what can be chosen on it, and what follows. */
export const savingsTool = defineTool<SavingsState, SavingsChoice, SavingsNews>({
  name: 'savings',
  address: savingsAddress,
  move: (state, { selection, corrections }) => ({ ...withCar(state, selection), corrections }),
  notes: ({ registry }) => listRegistryNotes(registry),
  choices: {
    'car.choose': (state, { car }) => {
      const found = toUndefined(findSavingsCar(state.setup.cars, car))
      return found === undefined
        ? {}
        : withCar(state, chooseSavingsCar(state.setup, state.selection, found))
    },
    'slider.set': ({ setup, selection }, { slider, value }) => {
      if (!Number.isFinite(value)) return {}
      const step = snapTowards(selection.values[slider], value, setup.grids[slider])
      return { selection: setSlider(selection, slider, step) }
    },
    'slider.press': ({ setup, selection }, { slider, press }) => {
      const value = pressSlider(selection.values[slider], press, setup.grids[slider])
      return { selection: setSlider(selection, slider, value) }
    },
    'slider.type': ({ setup, selection, shownDistance }, { slider, value }) => {
      const grid = setup.grids.mileage
      const distance = { content: distanceOf(setup.system), shown: shownDistance }
      const typed = slider === 'mileage' ? readTypedValue(value, { grid, distance }) : value
      return { selection: placeSavingsSlider(setup, selection, { slider, value: typed }) }
    },
    'fuel.include': ({ selection }, { isOn }) => ({
      selection: { ...selection, includeFuel: isOn },
    }),
  },
  news: {
    'units.choose': chooseDistance,
    'configuration.answered': ({ selection }, { side, model, configuration }) =>
      model === (side === 'main' ? selection.car : selection.car.comparison).model
        ? { [side]: configuration }
        : {},
    'value.register': ({ registry }, { id, value }) => ({
      registry: reduceSavings(registry, { type: 'register', id, value }),
    }),
    'value.unregister': ({ registry }, { id }) => ({
      registry: reduceSavings(registry, { type: 'unregister', id }),
    }),
  },
})
