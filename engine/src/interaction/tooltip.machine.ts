import { assign, setup, stateIn } from 'xstate'
import { TOOLTIP_THROTTLE } from './timing.js'

/** What a slider's tooltip knows: the text shown, and the one that waits. */
export interface TooltipContext {
  readonly text: string
  readonly waiting: string
}

/** What can happen to a slider's tooltip. */
export interface TooltipEvent {
  readonly type: 'value.moved'
  readonly text: string
}

/**
 * The tooltip of a slider: the first change shows at once, further ones at most every 100 ms, the last one always.
 *
 * @source T-CALC-29, T-CONST-28
 */
export const tooltipMachine = setup({
  types: {} as { context: TooltipContext; events: TooltipEvent; input: { readonly text: string } },
  delays: { throttle: TOOLTIP_THROTTLE },
  guards: { isBehind: stateIn({ throttling: 'behind' }) },
  actions: {
    show: assign(({ event }) => ({ text: event.text, waiting: event.text })),
    keep: assign({ waiting: ({ event }) => event.text }),
    catchUp: assign({ text: ({ context }) => context.waiting }),
  },
}).createMachine({
  id: 'tooltip',
  context: ({ input }) => ({ text: input.text, waiting: input.text }),
  initial: 'resting',
  states: {
    resting: { on: { 'value.moved': { target: 'throttling', actions: 'show' } } },
    throttling: {
      initial: 'current',
      after: {
        throttle: [
          { guard: 'isBehind', target: 'throttling', reenter: true, actions: 'catchUp' },
          { target: 'resting' },
        ],
      },
      states: {
        current: { on: { 'value.moved': { target: 'behind', actions: 'keep' } } },
        behind: { on: { 'value.moved': { actions: 'keep' } } },
      },
    },
  },
})
