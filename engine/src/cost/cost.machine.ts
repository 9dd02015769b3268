import { assign, raise, setup, stateIn } from 'xstate'
import { SETTLE_DELAY, settlingStates, SLIDER_REGION } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { takeCostWish, type CostState, type CostWish } from './cost-selection.js'
import type { CostSelection } from './cost.types.js'

/** What the calculator is started with. */
export type CostInput = CostState

/** What the calculator knows. */
export interface CostContext extends CostState {
  /** The selection last announced; none until something has changed and come to rest. */
  readonly announced: Option<CostSelection>
}

/** What can happen to the calculator: wishes of the visitor, and news from the address. */
export type CostEvent =
  | CostWish
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }
  /** Raised by the machine itself after a wish was taken. */
  | { readonly type: 'selection.changed' }

interface Known {
  readonly context: CostContext
}

const KEEP_UNITS = {
  type: 'keepUnits',
  params: ({ context }: Known) => ({ distance: context.shownDistance }),
} as const

/**
 * The charging cost calculator: when the address is written and when the cost is announced.
 *
 * What a wish leads to is decided by `takeCostWish`. Ports: `writeAddress`, `clearAddress` and `keepUnits` (the unit the
 * visitor has chosen, kept for the visit) do nothing until they are provided.
 *
 * @source T-COST-03, D-T-14, D-T-53, E-T-09, E-T-36, E-T-40
 * @category machines
 */
export const costMachine = setup({
  types: {} as { context: CostContext; events: CostEvent; input: CostInput },
  delays: { settle: SETTLE_DELAY },
  guards: { isDragging: stateIn({ slider: 'dragging' }) },
  actions: {
    take: assign(({ context, event }) => takeCostWish(context, event)),
    tell: raise({ type: 'selection.changed' }),
    announce: assign({ announced: ({ context }) => some(context.selection) }),
    writeAddress: (_, _params: { readonly selection: CostSelection }) => undefined,
    clearAddress: () => undefined,
    keepUnits: (_, _params: { readonly distance: 'km' | 'mi' }) => undefined,
  },
}).createMachine({
  id: 'cost',
  context: ({ input }) => ({ ...input, announced: none }),
  type: 'parallel',
  on: {
    'type.choose': { actions: ['take', 'tell'] },
    'slider.set': { actions: ['take', 'tell'] },
    'slider.press': { actions: ['take', 'tell'] },
    'slider.type': { actions: ['take', 'tell'] },
    'distance.choose': { actions: ['take', KEEP_UNITS] },
  },
  states: {
    slider: SLIDER_REGION,
    settling: {
      initial: 'settled',
      on: {
        'selection.changed': '.changed',
        'selection.reset': { target: '.reset', actions: 'take' },
        'address.changed': { target: '.moved', actions: 'take' },
      },
      states: {
        settled: {},
        ...settlingStates<CostSelection>(),
      },
    },
  },
})
