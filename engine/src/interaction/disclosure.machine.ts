import { assign, setup } from 'xstate'

/** What a disclosure shows: the id of the open item, empty while nothing is open. */
export interface DisclosureContext {
  readonly item: string
}

/** What can happen to a disclosure. */
export type DisclosureEvent =
  { readonly type: 'item.open'; readonly item: string } | { readonly type: 'item.close' }

/**
 * A picker or a group of cards of which at most one is open at a time.
 *
 * @source T-CHG-13, T-CHG-47, E-T-08
 * @category machines
 */
export const disclosureMachine = setup({
  types: {} as { context: DisclosureContext; events: DisclosureEvent },
  actions: {
    remember: assign({
      item: ({ context, event }) => (event.type === 'item.open' ? event.item : context.item),
    }),
    forget: assign({ item: '' }),
  },
}).createMachine({
  id: 'disclosure',
  context: { item: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'item.open': { target: 'open', actions: 'remember' } } },
    open: {
      on: {
        'item.open': { actions: 'remember' },
        'item.close': { target: 'closed', actions: 'forget' },
      },
    },
  },
})
