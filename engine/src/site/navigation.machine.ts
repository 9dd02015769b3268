import { assign, setup } from 'xstate'
import { withoutHash } from './address.js'

/** How long a page that was left for another may take to arrive [ms]. @source D-B-48 @category constants */
const NAVIGATION_PATIENCE = 10_000

/** What the navigation flag knows: the address it last saw. */
export interface NavigationContext {
  /** Path and query of the page, without hash. */
  readonly address: string
}

/** What can happen to the navigation flag. */
export type NavigationEvent =
  { readonly type: 'link.clicked' } | { readonly type: 'address.changed'; readonly address: string }

/**
 * The navigation-loading flag: set when a link that leaves the page is clicked, cleared when path or query changes, and
 * after ten seconds in which they do not: a download never arrives.
 *
 * @source T-NAV-06, B-NAV-32, B-NAV-33, D-B-48
 * @category machines
 */
export const navigationMachine = setup({
  types: {} as {
    context: NavigationContext
    events: NavigationEvent
    input: NavigationContext
  },
  delays: { patience: NAVIGATION_PATIENCE },
  guards: {
    hasMoved: ({ context, event }) =>
      event.type === 'address.changed' && withoutHash(event.address) !== context.address,
  },
  actions: {
    rememberAddress: assign({
      address: ({ context, event }) =>
        event.type === 'address.changed' ? withoutHash(event.address) : context.address,
    }),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ address: withoutHash(input.address) }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'link.clicked': 'loading',
        'address.changed': { actions: 'rememberAddress' },
      },
    },
    loading: {
      on: {
        'address.changed': { guard: 'hasMoved', target: 'resting', actions: 'rememberAddress' },
      },
      after: { patience: 'resting' },
    },
  },
})
