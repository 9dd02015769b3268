import { assign, raise, setup, stateIn } from 'xstate'
import { SETTLE_DELAY, settlingStates, SLIDER_REGION } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { takeCalculatorWish, type CalculatorState, type CalculatorWish } from './calculator-wish.js'
import type { CalculatorSelection } from './range.types.js'

/** What a calculator is started with. */
export type CalculatorInput = CalculatorState

/** What a calculator knows. */
export interface CalculatorContext extends CalculatorState {
  /** The selection last announced; none until something has changed and come to rest. */
  readonly announced: Option<CalculatorSelection>
}

/** What can happen to the full calculator: wishes of the visitor, and news from address and data. */
export type CalculatorEvent =
  | CalculatorWish
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }
  /** Raised by the machine itself after a wish was taken. */
  | { readonly type: 'selection.changed' }

const made = setup({
  types: {} as { context: CalculatorContext; events: CalculatorEvent; input: CalculatorInput },
  delays: { settle: SETTLE_DELAY },
  guards: { isDragging: stateIn({ slider: 'dragging' }) },
  actions: {
    take: assign(({ context, event }) => takeCalculatorWish(context, event)),
    tell: raise({ type: 'selection.changed' }),
    announce: assign({ announced: ({ context }) => some(context.selection) }),
    writeAddress: (_, _params: { readonly selection: CalculatorSelection }) => undefined,
    clearAddress: () => undefined,
  },
})

const settling = made.createStateConfig({
  initial: 'settled',
  on: {
    'selection.changed': '.changed',
    'selection.reset': '.reset',
    'address.changed': '.moved',
  },
  states: {
    settled: {},
    ...settlingStates<CalculatorSelection>(),
  },
})

/**
 * The full range calculator: when a wish counts, when the address is written and when the result is announced. What a
 * wish leads to is decided by `takeCalculatorWish`. Ports: the actions `writeAddress` and `clearAddress` do nothing until
 * they are provided.
 *
 * @source T-CALC-11, T-CALC-14, T-CALC-15, D-T-14, D-T-53, E-T-05, E-T-09, E-T-25, E-T-36
 * @category machines
 */
export const calculatorMachine = made.createMachine({
  id: 'calculator',
  context: ({ input }) => ({ ...input, announced: none }),
  type: 'parallel',
  states: {
    choosing: {
      on: {
        'car.choose': { actions: ['take', 'tell'] },
        'drivetrain.choose': { actions: ['take', 'tell'] },
        'profile.choose': { actions: ['take', 'tell'] },
        'temperature.set': { actions: ['take', 'tell'] },
        'temperature.press': { actions: ['take', 'tell'] },
        'climate.set': { actions: ['take', 'tell'] },
        'units.choose': { actions: 'take' },
        'selection.reset': { actions: 'take' },
        'address.changed': { actions: 'take' },
        'data.changed': { actions: 'take' },
      },
    },
    slider: SLIDER_REGION,
    settling,
  },
})

/**
 * The light range calculator: drivetrain and temperature can be chosen, car, profile and climate control stay. Ports as
 * in the full one.
 *
 * @source T-LIGHT-01, T-LIGHT-06, D-T-49, D-T-53, E-T-09
 * @category machines
 */
export const lightCalculatorMachine = made.createMachine({
  id: 'lightCalculator',
  context: ({ input }) => ({ ...input, announced: none }),
  type: 'parallel',
  states: {
    choosing: {
      on: {
        'drivetrain.choose': { actions: ['take', 'tell'] },
        'temperature.set': { actions: ['take', 'tell'] },
        'temperature.press': { actions: ['take', 'tell'] },
        'units.choose': { actions: 'take' },
        'selection.reset': { actions: 'take' },
        'address.changed': { actions: 'take' },
        'data.changed': { actions: 'take' },
      },
    },
    slider: SLIDER_REGION,
    settling,
  },
})
