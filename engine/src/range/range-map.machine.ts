import { assign, fromPromise, setup } from 'xstate'
import * as E from '#fp-ts/Either'
import { pending, REQUEST_TIMEOUT, toUndefined } from '../shared/index.js'
import type { UserPlace } from '../site/index.js'
import {
  findPlaceFault,
  FIRST_RANGE_MAP,
  takeRangeMapEvent,
  type RangeMapEvent,
  type RangeMapState,
  type RangePlaceReply,
} from './range-map.js'

const placeOf = (reply: RangePlaceReply): UserPlace | undefined =>
  E.isRight(reply) ? toUndefined(reply.right) : undefined

/**
 * State machine of the range map: which circles are drawn, and the place a visitor types where geolocation has none.
 *
 * Ports: the actor `findPlace` (geocodes a text), and the action `tellPlace` (notifies of the place found), which does
 * nothing until it is provided.
 *
 * @source T-RANGE-21, B-T-06, E-T-04, E-T-22
 * @category machines
 */
export const rangeMapMachine = setup({
  types: {} as { context: RangeMapState; events: RangeMapEvent },
  actors: { findPlace: fromPromise<RangePlaceReply, { readonly text: string }>(pending) },
  delays: { timeout: REQUEST_TIMEOUT },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
  },
  actions: {
    take: assign(({ context, event }) => takeRangeMapEvent(context, event)),
    noteFault: assign((_, fault: RangeMapState['fault']) => ({ fault })),
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
      invoke: {
        id: 'place',
        src: 'findPlace',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'noteFault', params: ({ event }) => findPlaceFault(event.output) },
            { type: 'tellPlace', params: ({ event }) => ({ place: placeOf(event.output) }) },
          ],
        },
      },
      after: { timeout: { target: 'idle', actions: { type: 'noteFault', params: 'failed' } } },
    },
  },
})
