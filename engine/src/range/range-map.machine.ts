import { assign, setup } from 'xstate'
import { REQUEST_TIMEOUT, toUndefined } from '../shared/index.js'
import type { UserPlace } from '../site/index.js'
import {
  findAnsweredPlace,
  FIRST_RANGE_MAP,
  takeRangeMapEvent,
  type RangeMapEvent,
  type RangeMapState,
} from './range-map.js'

/**
 * The map of a range: which circles are drawn, and the place a visitor types where the browser tells none.
 *
 * Ports: `askPlace` (text, number of the question; the answer comes back as `place.answered` or `place.failed` with the
 * same number) and `tellPlace` (a place was found) do nothing until they are provided.
 *
 * @source T-RANGE-21, B-T-06, E-T-04, E-T-22
 * @category machines
 */
export const rangeMapMachine = setup({
  types: {} as { context: RangeMapState; events: RangeMapEvent },
  delays: { timeout: REQUEST_TIMEOUT },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isLatest: ({ context, event }) => 'request' in event && event.request === context.request,
  },
  actions: {
    take: assign(({ context, event }) => takeRangeMapEvent(context, event)),
    giveUp: assign(({ context }) =>
      takeRangeMapEvent(context, { type: 'place.failed', request: context.request }),
    ),
    askPlace: (_, _params: { readonly text: string; readonly request: number }) => undefined,
    tellPlace: (_, _params: { readonly place: UserPlace | undefined }) => undefined,
  },
}).createMachine({
  id: 'rangeMap',
  context: FIRST_RANGE_MAP,
  initial: 'idle',
  on: {
    'ring.switch': { actions: 'take' },
    'place.type': { target: '.idle', actions: 'take' },
    'place.ask': { guard: 'hasText', target: '.searching', actions: 'take' },
  },
  states: {
    idle: {},
    searching: {
      entry: {
        type: 'askPlace',
        params: ({ context }) => ({ text: context.text.trim(), request: context.request }),
      },
      after: { timeout: { target: 'idle', actions: 'giveUp' } },
      on: {
        'place.answered': {
          guard: 'isLatest',
          target: 'idle',
          actions: [
            'take',
            {
              type: 'tellPlace',
              params: ({ event }) => ({ place: toUndefined(findAnsweredPlace(event)) }),
            },
          ],
        },
        'place.failed': { guard: 'isLatest', target: 'idle', actions: 'take' },
      },
    },
  },
})
