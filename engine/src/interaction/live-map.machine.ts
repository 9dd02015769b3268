import { setup } from 'xstate'
import { MAP_IDLE_TIMEOUT } from './timing.js'

/** What can happen to a map. */
export interface LiveMapEvent {
  readonly type:
    /** The visitor touched it, came to it by keyboard, or used the tool it belongs to. */
    | 'map.reach'
    /** It came into view. */
    | 'map.seen'
    /** It left the view. */
    | 'map.left'
    /** The visitor did something elsewhere on the page. */
    | 'page.used'
    /** The map service answered: the live map stands. */
    | 'map.opened'
    /** There is no live map: no drawing in this browser, or its script did not come. */
    | 'map.failed'
}

/**
 * When a live map takes the place of the drawn one: with the first reach for it, or when the page has long been idle with
 * the map in view. Until the map service is ready the drawn picture stays and nothing tries to draw; where there is no
 * live map it stays for good. Port: the action `openMap` does nothing until it is provided.
 *
 * @source T-ROUTE-09, T-ERR-06, E-T-13
 */
export const liveMapMachine = setup({
  types: {} as { events: LiveMapEvent },
  delays: { timeout: MAP_IDLE_TIMEOUT },
  actions: { openMap: () => undefined },
}).createMachine({
  id: 'liveMap',
  initial: 'drawn',
  states: {
    drawn: {
      initial: 'unseen',
      on: { 'map.reach': 'opening' },
      states: {
        unseen: { on: { 'map.seen': 'seen' } },
        seen: {
          on: { 'map.left': 'unseen', 'page.used': { target: 'seen', reenter: true } },
          after: { timeout: '#liveMap.opening' },
        },
      },
    },
    opening: {
      entry: 'openMap',
      on: { 'map.opened': 'live', 'map.failed': 'unavailable' },
    },
    live: { on: { 'map.failed': 'unavailable' } },
    unavailable: {},
  },
})
