import { outputOf } from '../shared/index.js'
import { findAnsweredPlace, findMissingLine, findRecent, toReplyFault } from './planner-event.js'
import { listFaultLines, startPlanner } from './planner-state.js'
import {
  toPlaceQuestion,
  toResolveQuestion,
  toRouteQuestion,
  toSuggestQuestion,
} from './questions.js'
import { alternativeRoad, firstEmpty, newestVia, routeSetup } from './route-setup.machine.js'
import type { RouteCall, RouteReply } from './route.errors.js'

type Fail = 'failSearch' | 'failAssist'

interface Replied {
  readonly event: { readonly output: RouteReply<unknown> }
}

const failed = <Action extends Fail>(action: Action, call: RouteCall) =>
  ({
    target: 'failed',
    actions: { type: action, params: ({ event }: Replied) => toReplyFault(call, event.output) },
  }) as const

const late = <Action extends Fail>(action: Action, call: RouteCall) =>
  ({ target: 'failed', actions: { type: action, params: { tag: 'TimedOut', call } } }) as const

/**
 * State machine of the route planner: it debounces suggestions, fetches places and route, and discards stale responses.
 *
 * | specification          | event here     | leads to                                                       |
 * | ---------------------- | -------------- | -------------------------------------------------------------- |
 * | `TYPE(field, text)`    | `text.type`    | no place, no road; suggestions 300 ms after the last keystroke |
 * | `SELECT(field, place)` | `place.select` | the place; the road once both ends have one                    |
 * | `SEARCH`               | `search.ask`   | the road; texts without a place are geocoded before            |
 * | `SWAP`                 | `ends.swap`    | the ends swapped, one request                                  |
 * | clear                  | `field.clear`  | an empty input, no road                                        |
 * | a road to avoid        | `road.avoid`   | one request                                                    |
 * | the other road         | `road.other`   | that road at once where it is there, else one request          |
 * | a waypoint             | `via.add`      | one more input, the road stays                                 |
 * |                        | `via.remove`   | one fewer; the road of the others                              |
 * |                        | `via.move`     | another order, one request                                     |
 * |                        | `via.set`      | how long the car stays there; the road stays                   |
 *
 * The functions of `planner-state.ts` are the reducers of these events. Each request is an actor of the state that
 * waits for it: leaving the state cancels it, so a late response cannot win a race.
 *
 * Ports: the actors `askSuggestions` (autocomplete), `askPlace` (details of a suggestion), `resolvePlaces` (geocodes
 * two texts), `findRoute` (the route between two positions) and `findAlternative` (the other of two routes); the actions `focusField`, `saveRecent` (recent places
 * stay on the device), `writeAddress` and `writeLog` (never a typed text or a full position), which do nothing until
 * they are provided.
 *
 * @source D-T-17, T-ROUTE-04, T-ROUTE-05, T-ROUTE-06, T-ROUTE-07, T-ROUTE-08, T-ROUTE-09, T-ROUTE-14, T-ERR-01, T-ERR-06, E-T-01, E-T-03, E-T-22, E-T-34
 * @category machines
 */
export const routeMachine = routeSetup.createMachine({
  id: 'route',
  context: ({ input }) => startPlanner(input),
  type: 'parallel',
  states: {
    search: {
      initial: 'deciding',
      on: {
        'text.type': { target: '.idle', actions: 'take' },
        'field.clear': {
          target: '.idle',
          actions: [
            'take',
            { type: 'focusField', params: ({ event }) => ({ field: event.field }) },
            'tell',
          ],
        },
        'place.select': {
          guard: 'isAcceptable',
          target: '.deciding',
          actions: ['take', 'tell'],
        },
        'ends.swap': { target: '.deciding', actions: ['take', 'tell'] },
        'via.remove': [
          { guard: 'isOnRoad', target: '.deciding', actions: ['take', 'tell'] },
          { actions: ['take', 'tell'] },
        ],
        'via.move': { target: '.deciding', actions: ['take', 'tell'] },
        'road.avoid': { target: '.deciding', actions: ['take', 'tell'] },
        'road.other': { target: '.deciding', actions: ['take', 'tell'] },
        'search.ask': '.asking',
        'address.changed': { target: '.deciding', actions: 'take' },
      },
      states: {
        idle: {},
        deciding: {
          always: [
            { guard: 'hasRoad', target: 'ready' },
            { guard: 'isSamePlace', target: 'failed', actions: 'noteSamePlace' },
            { guard: 'hasPlaces', target: 'routing' },
            { target: 'idle' },
          ],
        },
        asking: {
          always: [
            { guard: 'isSamePlace', target: 'failed', actions: 'noteSamePlace' },
            { guard: 'hasPlaces', target: 'routing' },
            { guard: 'hasTexts', target: 'resolving' },
            {
              target: 'idle',
              actions: ['noteMissing', { type: 'focusField', params: firstEmpty }],
            },
          ],
        },
        resolving: {
          entry: 'dropRoute',
          invoke: {
            id: 'places',
            src: 'resolvePlaces',
            input: ({ context }) => toResolveQuestion(context),
            onDone: [
              {
                guard: { type: 'isMoreAsked', params: outputOf },
                target: 'resolving',
                reenter: true,
                actions: [{ type: 'takePlaces', params: outputOf }],
              },
              {
                guard: { type: 'isResolved', params: outputOf },
                target: 'deciding',
                actions: [{ type: 'takePlaces', params: outputOf }, 'tell'],
              },
              {
                guard: { type: 'isAnswer', params: outputOf },
                target: 'notFound',
                actions: [{ type: 'takePlaces', params: outputOf }, 'tell'],
              },
              failed('failSearch', 'origin-destination'),
            ],
          },
          after: {
            timeout: late('failSearch', 'origin-destination'),
          },
          on: {
            'ends.swap': { target: 'resolving', reenter: true, actions: ['take', 'tell'] },
            'via.move': { target: 'resolving', reenter: true, actions: ['take', 'tell'] },
          },
        },
        routing: {
          entry: 'dropRoute',
          invoke: {
            id: 'road',
            src: 'findRoute',
            input: ({ context }) => toRouteQuestion(context),
            onDone: [
              {
                guard: { type: 'isDrawable', params: outputOf },
                target: 'ready',
                actions: { type: 'takeRoute', params: outputOf },
              },
              {
                target: 'failed',
                actions: {
                  type: 'failSearch',
                  params: ({ event: { output } }) =>
                    toReplyFault('get-route', output, findMissingLine(output)),
                },
              },
            ],
          },
          after: {
            timeout: late('failSearch', 'get-route'),
          },
        },
        ready: {
          entry: { type: 'saveRecent', params: ({ context }) => ({ places: context.recent }) },
          invoke: alternativeRoad,
        },
        notFound: {},
        failed: {
          entry: {
            type: 'writeLog',
            params: ({ context }) => ({ entries: listFaultLines(context.faults) }),
          },
          on: { 'retry.ask': 'asking' },
        },
      },
    },
    assist: {
      initial: 'quiet',
      on: {
        'text.type': '.typed',
        'field.clear': '.quiet',
        'place.select': [
          { guard: 'isAcceptable', target: '.quiet' },
          { target: '.failed', actions: 'refuse' },
        ],
        'ends.swap': '.quiet',
        'via.add': {
          target: '.quiet',
          actions: ['take', { type: 'focusField', params: newestVia }],
        },
        'via.remove': '.quiet',
        'via.move': '.quiet',
        'search.ask': '.quiet',
        'address.changed': '.quiet',
        'recent.forget': {
          target: '.quiet',
          actions: ['take', { type: 'saveRecent', params: { places: [] } }],
        },
        'option.move': { actions: 'take' },
        'option.choose': [
          {
            guard: 'isRecent',
            actions: { type: 'select', params: ({ context, event }) => findRecent(context, event) },
          },
          { guard: 'isSuggestion', target: '.fetching', actions: 'take' },
        ],
      },
      states: {
        quiet: {
          entry: 'closeList',
          on: { 'field.focus': { guard: 'hasRecent', target: 'open', actions: 'take' } },
        },
        typed: { always: [{ guard: 'hasText', target: 'waiting' }, { target: 'quiet' }] },
        waiting: { after: { pause: 'asking' }, on: { 'list.close': 'quiet' } },
        asking: {
          entry: 'dropAssistFaults',
          invoke: {
            id: 'suggestions',
            src: 'askSuggestions',
            input: ({ context }) => toSuggestQuestion(context),
            onDone: [
              {
                guard: { type: 'isAnswer', params: outputOf },
                target: 'open',
                actions: { type: 'takeSuggestions', params: outputOf },
              },
              failed('failAssist', 'suggest'),
            ],
          },
          after: {
            timeout: late('failAssist', 'suggest'),
          },
          on: { 'list.close': 'quiet' },
        },
        open: { on: { 'list.close': 'quiet' } },
        fetching: {
          entry: 'dropAssistFaults',
          invoke: {
            id: 'place',
            src: 'askPlace',
            input: ({ context }) => toPlaceQuestion(context),
            onDone: [
              {
                guard: { type: 'isPlaceFound', params: outputOf },
                target: 'quiet',
                actions: {
                  type: 'select',
                  params: ({ event }) => findAnsweredPlace(event.output),
                },
              },
              {
                guard: { type: 'isAnswer', params: outputOf },
                target: 'failed',
                actions: 'refuse',
              },
              failed('failAssist', 'place'),
            ],
          },
          after: {
            timeout: late('failAssist', 'place'),
          },
        },
        failed: {
          entry: {
            type: 'writeLog',
            params: ({ context }) => ({ entries: listFaultLines(context.assist.faults) }),
          },
          on: {
            'retry.ask': [
              { guard: 'hasWanted', target: 'fetching' },
              { guard: 'hasText', target: 'asking' },
              { target: 'quiet' },
            ],
          },
        },
      },
    },
    map: {
      initial: 'loading',
      on: {
        'map.ready': '.ready',
        'map.failed': {
          target: '.failed',
          actions: {
            type: 'writeLog',
            params: ({ event }) => ({
              entries: listFaultLines([{ tag: 'MapFailed', message: event.message }]),
            }),
          },
        },
      },
      states: { loading: {}, ready: {}, failed: {} },
    },
    settling: {
      initial: 'settled',
      on: {
        'stop.open': { actions: 'take' },
        'trip.set': { target: '.changed', actions: 'take' },
        'operator.set': { target: '.changed', actions: 'take' },
        'slider.press': { target: '.changed', actions: 'take' },
        'via.set': { target: '.changed', actions: 'take' },
        'selection.changed': '.changed',
        'address.changed': '.moved',
      },
      states: {
        settled: {},
        changed: {
          after: {
            settle: {
              target: 'settled',
              actions: {
                type: 'writeAddress',
                params: ({ context: { ends, trip } }) => ({ ends, trip }),
              },
            },
          },
        },
        moved: { after: { settle: 'settled' } },
      },
    },
  },
})
