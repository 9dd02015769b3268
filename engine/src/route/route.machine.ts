import { toUndefined } from '../shared/index.js'
import { listFaultLines, startPlanner } from './planner-state.js'
import {
  toPlaceQuestion,
  toResolveQuestion,
  toRouteQuestion,
  toSuggestQuestion,
} from './questions.js'
import { findEmptyField } from './route-ends.js'
import { routeSetup } from './route-setup.machine.js'

const CANCEL_SEARCH = { type: 'cancel', params: { lane: 'search' } } as const
const CANCEL_ASSIST = { type: 'cancel', params: { lane: 'assist' } } as const
const NUMBER_SEARCH = { type: 'number', params: { lane: 'search' } } as const
const NUMBER_ASSIST = { type: 'number', params: { lane: 'assist' } } as const
const FAIL_SEARCH = { type: 'noteFailure', params: { lane: 'search' } } as const
const FAIL_ASSIST = { type: 'noteFailure', params: { lane: 'assist' } } as const
const LATE_SEARCH = { type: 'noteTimeout', params: { lane: 'search' } } as const
const LATE_ASSIST = { type: 'noteTimeout', params: { lane: 'assist' } } as const

/**
 * The route planner: when suggestions, places and the road are asked for, and which answer counts.
 *
 * | specification            | event here          | leads to                                                       |
 * | ------------------------ | ------------------- | -------------------------------------------------------------- |
 * | `TYPE(field, text)`      | `text.type`         | no place, no road; suggestions 300 ms after the last keystroke |
 * | `SELECT(field, place)`   | `place.select`      | the place; the road once both ends have one                    |
 * | `SEARCH`                 | `search.ask`        | the road; texts without a place are looked up before           |
 * | `SWAP`                   | `ends.swap`         | the other way round, one request                               |
 * | clear                    | `field.clear`       | an empty input, no road                                        |
 *
 * What an event leads to is decided by the functions of `planner-state.ts`. Each request has a number and its answer
 * comes back as an event with the same number; an answer counts only in the state that waits for it and only if it is
 * the latest of its lane, so a late one has nowhere to land. The ports are those of `RoutePorts`; all do nothing until
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
        'search.ask': '.asking',
        'address.changed': { target: '.deciding', actions: 'take' },
      },
      states: {
        idle: {},
        deciding: {
          always: [
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
              actions: [
                'noteMissing',
                {
                  type: 'focusField',
                  params: ({ context }) => ({
                    field: toUndefined(findEmptyField(context.ends)) ?? 'origin',
                  }),
                },
              ],
            },
          ],
        },
        resolving: {
          entry: [
            NUMBER_SEARCH,
            { type: 'resolvePlaces', params: ({ context }) => toResolveQuestion(context) },
          ],
          exit: CANCEL_SEARCH,
          after: { timeout: { target: 'failed', actions: LATE_SEARCH } },
          on: {
            'ends.swap': { target: 'resolving', reenter: true, actions: ['take', 'tell'] },
            'places.resolved': [
              { guard: 'isResolved', target: 'deciding', actions: ['take', 'tell'] },
              { guard: 'isSearchAnswer', target: 'notFound', actions: ['take', 'tell'] },
            ],
            'request.failed': { guard: 'isSearchAnswer', target: 'failed', actions: FAIL_SEARCH },
          },
        },
        routing: {
          entry: [
            NUMBER_SEARCH,
            { type: 'findRoute', params: ({ context }) => toRouteQuestion(context) },
          ],
          exit: CANCEL_SEARCH,
          after: { timeout: { target: 'failed', actions: LATE_SEARCH } },
          on: {
            'route.answered': [
              { guard: 'isDrawable', target: 'ready', actions: 'take' },
              { guard: 'isSearchAnswer', target: 'failed', actions: FAIL_SEARCH },
            ],
            'request.failed': { guard: 'isSearchAnswer', target: 'failed', actions: FAIL_SEARCH },
          },
        },
        ready: {
          entry: { type: 'keepRecent', params: ({ context }) => ({ places: context.recent }) },
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
        'search.ask': '.quiet',
        'address.changed': '.quiet',
        'recent.forget': {
          target: '.quiet',
          actions: ['take', { type: 'keepRecent', params: { places: [] } }],
        },
        'option.move': { actions: 'take' },
        'option.choose': [
          { guard: 'isRecent', actions: 'choose' },
          { guard: 'isSuggestion', target: '.fetching', actions: 'take' },
        ],
      },
      states: {
        quiet: {
          entry: 'closeList',
          on: { 'field.focus': { guard: 'hasRecent', target: 'open', actions: 'take' } },
        },
        typed: { always: [{ guard: 'hasText', target: 'waiting' }, { target: 'quiet' }] },
        waiting: { after: { debounce: 'asking' }, on: { 'list.close': 'quiet' } },
        asking: {
          entry: [
            NUMBER_ASSIST,
            { type: 'askSuggestions', params: ({ context }) => toSuggestQuestion(context) },
          ],
          exit: CANCEL_ASSIST,
          after: { timeout: { target: 'failed', actions: LATE_ASSIST } },
          on: {
            'list.close': 'quiet',
            'suggestions.answered': {
              guard: 'isAssistAnswer',
              target: 'open',
              actions: 'take',
            },
            'request.failed': { guard: 'isAssistAnswer', target: 'failed', actions: FAIL_ASSIST },
          },
        },
        open: { on: { 'list.close': 'quiet' } },
        fetching: {
          entry: [
            NUMBER_ASSIST,
            { type: 'askPlace', params: ({ context }) => toPlaceQuestion(context) },
          ],
          exit: CANCEL_ASSIST,
          after: { timeout: { target: 'failed', actions: LATE_ASSIST } },
          on: {
            'place.answered': [
              { guard: 'isAccepted', target: 'quiet', actions: 'choose' },
              { guard: 'isAssistAnswer', target: 'failed', actions: 'refuse' },
            ],
            'request.failed': { guard: 'isAssistAnswer', target: 'failed', actions: FAIL_ASSIST },
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
        'trip.set': { target: '.changed', actions: 'take' },
        'slider.press': { target: '.changed', actions: 'take' },
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
