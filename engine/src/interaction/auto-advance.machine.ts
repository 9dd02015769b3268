import { assign, not, setup } from 'xstate'
import {
  ADVANCE_IN_VIEW,
  canAdvance,
  noteCount,
  noteReason,
  showNextItem,
  type AutoAdvance,
  type StandingReason,
} from './auto-advance.js'

/** What can happen to a block that moves by itself. */
export type AutoAdvanceEvent =
  /** Share of the block in view, 0 to 1. */
  | { readonly type: 'view.changed'; readonly share: number }
  /** A reason to stand for a while has come or gone. */
  | { readonly type: 'reason.changed'; readonly reason: StandingReason; readonly isGiven: boolean }
  /** An item is chosen; `isTrusted` by the visitor and by no script. */
  | { readonly type: 'item.choose'; readonly index: number; readonly isTrusted: boolean }
  /** There are more items, or fewer. */
  | { readonly type: 'count.changed'; readonly count: number }
  | { readonly type: 'pause.press' | 'resume.press' }

/** What a block that moves by itself begins with. */
export interface AutoAdvanceInput {
  readonly count: number
  /** [ms] How long each item is shown. */
  readonly interval: number
  /** Whether content lets it move. */
  readonly isAllowed: boolean
}

/**
 * State machine of auto-advance (autoplay of a carousel): each item is shown for a full interval, also after a pause. A
 * choice of the visitor stops it for good, the pause control until it is pressed again.
 *
 * @source D-B-30, B-FEAT-04, B-SPOT-09, E-B-07
 * @category machines
 */
export const autoAdvanceMachine = setup({
  types: {} as { context: AutoAdvance; events: AutoAdvanceEvent; input: AutoAdvanceInput },
  delays: { interval: ({ context }) => context.interval },
  guards: {
    canAdvance: ({ context }) => canAdvance(context),
    isTrusted: ({ event }) => event.type === 'item.choose' && event.isTrusted,
  },
  actions: {
    note: assign(({ context, event }) =>
      event.type === 'reason.changed' ? noteReason(context, event.reason, event.isGiven) : context,
    ),
    noteView: assign(({ context, event }) =>
      event.type === 'view.changed'
        ? noteReason(context, 'unseen', event.share < ADVANCE_IN_VIEW)
        : context,
    ),
    noteCount: assign(({ context, event }) =>
      event.type === 'count.changed' ? noteCount(context, event.count) : context,
    ),
    choose: assign({
      index: ({ context, event }) => (event.type === 'item.choose' ? event.index : context.index),
    }),
    showNext: assign(({ context }) => showNextItem(context)),
  },
}).createMachine({
  id: 'autoAdvance',
  context: ({ input: { count, interval, isAllowed } }) => ({
    count,
    index: 0,
    interval,
    reasons: isAllowed ? ['unseen'] : ['unseen', 'unwanted'],
  }),
  initial: 'standing',
  on: {
    'view.changed': { actions: 'noteView' },
    'reason.changed': { actions: 'note' },
    'count.changed': { actions: 'noteCount' },
    'item.choose': [
      { guard: 'isTrusted', target: '.ended', actions: 'choose' },
      { actions: 'choose' },
    ],
  },
  states: {
    standing: {
      always: { guard: 'canAdvance', target: 'running' },
      on: { 'pause.press': 'paused' },
    },
    running: {
      always: { guard: not('canAdvance'), target: 'standing' },
      after: { interval: { target: 'running', reenter: true, actions: 'showNext' } },
      on: {
        'pause.press': 'paused',
        'item.choose': [
          { guard: 'isTrusted', target: 'ended', actions: 'choose' },
          { target: 'running', reenter: true, actions: 'choose' },
        ],
      },
    },
    paused: { on: { 'resume.press': 'standing' } },
    ended: {},
  },
})
