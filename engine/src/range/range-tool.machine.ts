import { assign, raise, setup, stateIn } from 'xstate'
import { SETTLE_DELAY, settlingStates, SLIDER_REGION } from '../interaction/index.js'
import { none, some, type Option } from '../shared/index.js'
import { statusFor } from './range-feed.js'
import type { RangeSelection } from './range.types.js'
import { takeRangeWish, type RangeToolState, type RangeToolWish } from './range-wish.js'

/** What the range tool is started with. */
export type RangeToolInput = RangeToolState

/** What the range tool knows. */
export interface RangeToolContext extends RangeToolState {
  /** The selection last announced; none until something has changed and come to rest. */
  readonly announced: Option<RangeSelection>
}

/** What can happen to the range tool: wishes of the visitor, and news from address and data. */
export type RangeToolEvent =
  | RangeToolWish
  | { readonly type: 'slider.grab' }
  | { readonly type: 'slider.release' }
  /** Raised by the machine itself after a wish was taken. */
  | { readonly type: 'selection.changed' }

const ASK = {
  type: 'askForModel',
  params: ({ context }: { readonly context: RangeToolContext }) => ({
    model: context.selection.car.model,
  }),
} as const

/**
 * The range tool: when a wish counts, when the data of another car is asked for, when the address is written and when the
 * result is announced.
 *
 * What a wish leads to is decided by `takeRangeWish`; the region `figures` only follows the data. Ports: the actions
 * `askForModel` (for `model.choose` of the feed), `writeAddress` and `clearAddress` do nothing until they are provided.
 *
 * @source T-RANGE-10, T-RANGE-11, T-RANGE-12, T-SAV-09, D-T-24, D-T-53, E-T-05, E-T-09, E-T-25, E-T-36
 * @category machines
 */
export const rangeToolMachine = setup({
  types: {} as { context: RangeToolContext; events: RangeToolEvent; input: RangeToolInput },
  delays: { settle: SETTLE_DELAY },
  guards: {
    isOk: ({ context }) => statusFor(context.feed, context.selection.car.model) === 'OK',
    isNotFound: ({ context }) =>
      statusFor(context.feed, context.selection.car.model) === 'NOT_FOUND',
    isError: ({ context }) => statusFor(context.feed, context.selection.car.model) === 'ERROR',
    isDragging: stateIn({ slider: 'dragging' }),
  },
  actions: {
    take: assign(({ context, event }) => takeRangeWish(context, event)),
    tell: raise({ type: 'selection.changed' }),
    announce: assign({ announced: ({ context }) => some(context.selection) }),
    askForModel: (_, _params: { readonly model: string }) => undefined,
    writeAddress: (_, _params: { readonly selection: RangeSelection }) => undefined,
    clearAddress: () => undefined,
  },
}).createMachine({
  id: 'rangeTool',
  context: ({ input }) => ({ ...input, announced: none }),
  type: 'parallel',
  states: {
    figures: {
      initial: 'following',
      on: {
        'car.choose': { target: '.following', actions: ['take', 'tell', ASK] },
        'motorType.choose': { target: '.following', actions: ['take', 'tell'] },
        'temperature.set': { target: '.following', actions: ['take', 'tell'] },
        'temperature.press': { target: '.following', actions: ['take', 'tell'] },
        'climate.set': { target: '.following', actions: ['take', 'tell'] },
        'heatPump.set': { target: '.following', actions: ['take', 'tell'] },
        'profile.choose': { target: '.following', actions: ['take', 'tell'] },
        'units.choose': { target: '.following', actions: 'take' },
        'selection.reset': { target: '.following', actions: ['take', ASK] },
        'address.changed': { target: '.following', actions: ['take', ASK] },
        'feed.changed': { target: '.following', actions: 'take' },
      },
      states: {
        following: {
          always: [
            { guard: 'isOk', target: 'ready' },
            { guard: 'isNotFound', target: 'missing' },
            { guard: 'isError', target: 'failed' },
            { target: 'loading' },
          ],
        },
        loading: {},
        ready: {},
        missing: {},
        failed: {},
      },
    },
    slider: SLIDER_REGION,
    settling: {
      initial: 'settled',
      on: {
        'selection.changed': '.changed',
        'selection.reset': '.reset',
        'address.changed': '.moved',
      },
      states: {
        settled: {},
        ...settlingStates<RangeSelection>(),
      },
    },
  },
})
