import { assign, setup } from 'xstate'
import type { BarPlace } from '../../interaction/index.js'
import {
  judgeBar,
  LOOSE_BAR,
  noteBarPlace,
  SUBNAV_SCROLL_DEBOUNCE,
  type StuckBar,
} from './stuck-bar.js'

/** What can happen to the bar of a sub-navigation: the page is scrolled, and it is seen somewhere else. */
export interface SubNavigationEvent {
  readonly type: 'bar.moved'
  readonly place: BarPlace
}

/**
 * The bar of a sub-navigation: once scrolling has rested for a moment it knows whether it is stuck.
 *
 * @source B-NAV-25, B-NAV-28
 * @category machines
 */
export const subNavigationMachine = setup({
  types: {} as { context: StuckBar; events: SubNavigationEvent },
  delays: { rest: SUBNAV_SCROLL_DEBOUNCE },
  actions: {
    note: assign(({ context, event }) => noteBarPlace(context, event.place)),
    judge: assign(({ context }) => judgeBar(context)),
  },
}).createMachine({
  id: 'subNavigation',
  context: LOOSE_BAR,
  on: { 'bar.moved': { target: '.moving', reenter: true, actions: 'note' } },
  initial: 'resting',
  states: {
    resting: {},
    moving: { after: { rest: { target: 'resting', actions: 'judge' } } },
  },
})
