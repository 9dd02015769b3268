import { assign, setup } from 'xstate'
import type { TrackingEvent } from '../shared/index.js'
import { toTabInteraction, type ToolTab } from './tabs.js'

/** What the tabs know: which one is shown. */
export interface TabsContext {
  readonly tab: ToolTab
}

/** What can happen to the tabs. */
export interface TabsEvent {
  readonly type: 'tab.choose'
  readonly tab: ToolTab
}

/**
 * The tabs of the tools page: exactly one is shown, and showing another one is tracked. Port: the action `track` does
 * nothing until it is provided.
 *
 * @source T-TABS-01, T-TABS-03, D-T-34
 * @category machines
 */
export const tabsMachine = setup({
  types: {} as { context: TabsContext; events: TabsEvent; input: TabsContext },
  guards: { isOther: ({ context, event }) => event.tab !== context.tab },
  actions: {
    show: assign({ tab: ({ event }) => event.tab }),
    track: (_, _params: TrackingEvent) => undefined,
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => ({ tab: input.tab }),
  initial: 'showing',
  states: {
    showing: {
      on: {
        'tab.choose': {
          guard: 'isOther',
          actions: ['show', { type: 'track', params: ({ event }) => toTabInteraction(event.tab) }],
        },
      },
    },
  },
})
