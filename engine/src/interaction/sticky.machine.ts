import { assign, setup } from 'xstate'
import { isPanelStuck, isSubMenuHidden, moveBar, type BarPlace, type PanelPlace } from './sticky.js'

/** What is known of the bars: the names of those that are pinned. */
export interface StickyBarsContext {
  readonly fixed: readonly string[]
}

/** What can happen to the bars. */
export type StickyBarsEvent =
  | { readonly type: 'bar.moved'; readonly name: string; readonly place: BarPlace }
  | { readonly type: 'bar.removed'; readonly name: string }

/**
 * The bars pinned to the viewport's upper edge: the page's sub menu is hidden while at least one of them is.
 *
 * @source T-TABS-07, T-TABS-08, T-SAV-04, T-SAV-05, D-T-33
 * @category machines
 */
export const stickyBarsMachine = setup({
  types: {} as { context: StickyBarsContext; events: StickyBarsEvent },
  guards: { isAnyFixed: ({ context }) => isSubMenuHidden(context.fixed) },
  actions: { move: assign({ fixed: ({ context, event }) => moveBar(context.fixed, event) }) },
}).createMachine({
  id: 'stickyBars',
  context: { fixed: [] },
  initial: 'flowing',
  on: {
    'bar.moved': { target: '.following', actions: 'move' },
    'bar.removed': { target: '.following', actions: 'move' },
  },
  states: {
    following: { always: [{ guard: 'isAnyFixed', target: 'covering' }, { target: 'flowing' }] },
    flowing: {},
    covering: {},
  },
})

/** What can happen to the mobile panel. */
export interface PanelEvent {
  readonly type: 'page.scrolled'
  readonly place: PanelPlace
}

/**
 * The mobile panel: in its own place, or pinned to the viewport's lower edge.
 *
 * @source T-CALC-03, D-T-32
 * @category machines
 */
export const panelMachine = setup({
  types: {} as { events: PanelEvent },
  guards: {
    sticks: ({ event }) => isPanelStuck(false, event.place),
    isReleased: ({ event }) => !isPanelStuck(true, event.place),
  },
}).createMachine({
  id: 'panel',
  initial: 'docked',
  states: {
    docked: { on: { 'page.scrolled': { guard: 'sticks', target: 'stuck' } } },
    stuck: { on: { 'page.scrolled': { guard: 'isReleased', target: 'docked' } } },
  },
})
