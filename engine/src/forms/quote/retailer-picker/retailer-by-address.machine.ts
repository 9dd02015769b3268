import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import {
  LOOK_UP_STATES,
  moveActive,
  SUGGEST_PAUSE,
  type ListKey,
} from '../../../interaction/index.js'
import { none, outputOf, pending, type LogEntry, type Option } from '../../../shared/index.js'
import { GEOLOCATION_TIMEOUT } from '../../../site/index.js'
import { type GeoPoint, LOOKUP_TIMEOUT, type Prediction, type Retailer } from '../../lead/index.js'
import { RETAILER_PAGE } from '../retailer-lookup.js'
import {
  RETAILERS_FAILED,
  hasHiddenRetailers,
  hasMoreRetailers,
  showMoreRetailers,
} from './retailer-pages.js'
import { startsSearch, type RetailerPlace } from './retailer-place.js'
import {
  choosePlace,
  findShownRetailer,
  goToPlace,
  listPlaces,
  startRetailerSearch,
  takeRetailers,
  typePlace,
  type RetailerSearch,
  type RetailerSearchInput,
} from './retailer-search.js'

/** A question for places. */
export interface PlaceQuestion {
  readonly text: string
}

/** A question for the retailers near a place. */
export interface RetailersQuestion {
  readonly place: RetailerPlace
  readonly limit: number
  readonly offset: number
}

/** What a visitor does at the field of a place. */
export type PlaceFieldEvent =
  | { readonly type: 'place.type'; readonly text: string }
  | { readonly type: 'place.choose'; readonly id: string }
  | { readonly type: 'option.move'; readonly key: ListKey }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.escape' }
  | { readonly type: 'field.blur' }
  | { readonly type: 'position.ask' }

/** What can happen while a retailer is looked for near a place. */
export type RetailerByAddressEvent =
  | PlaceFieldEvent
  | { readonly type: 'retailers.more' }
  | { readonly type: 'retailers.retry' }
  | { readonly type: 'retailer.choose'; readonly id: string }
  | { readonly type: 'retailer.change' }
  /** Whoever holds the choice has changed it. */
  | { readonly type: 'chosen.set'; readonly retailer: Option<Retailer> }

/** What guards and actions are given. */
interface Known {
  readonly context: RetailerSearch
}

const NOWHERE: RetailerPlace = { by: 'address', address: '' }

const retailersQuestion = ({ context: { place, pages } }: Known): RetailersQuestion => ({
  place: O.getOrElseW(() => NOWHERE)(place),
  limit: RETAILER_PAGE,
  offset: pages.offset,
})

const TELL = {
  type: 'notifyChosen',
  params: ({ context }: Known) => ({ retailer: context.chosen }),
} as const

const SETTLED = [{ guard: 'hasRetailers', target: 'listing' }] as const

/**
 * State machine of the retailer search near a place: a typed address with autocomplete, or geolocation.
 *
 * @remarks
 * While nothing is chosen, the search field stays beside the list of retailers, for another search. Ports: the actors
 * `suggest`, `listRetailers` and `askPosition`; the actions `notifyChosen` and `notifyChange` notify the owner of the
 * choice, `focusSearch` moves the focus to the field, and `writeLog` logs. They do nothing until they are provided.
 *
 * @law Only retailers of the place that was chosen last are listed.
 * @law Only places for the text that stands in the field are listed.
 * @source F-RET-10, F-RET-11, F-RET-12, F-RET-13, F-RET-14, F-RET-15, F-RET-16, F-RET-17, F-RET-18, F-RET-19, F-RET-26, F-CONST-05, F-ERR-18, F-ERR-24, E-F-17, E-F-18, D-F-28
 *
 * @example A retailer that is chosen already
 * ```ts
 * import { retailerByAddressMachine } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 * import { tinyRetailer } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { chosen: some(tinyRetailer), isPositionSupported: true }
 * createActor(retailerByAddressMachine, { input }).start().getSnapshot().value // => 'selected'
 * ```
 * @category machines
 */
export const retailerByAddressMachine = setup({
  types: {} as {
    context: RetailerSearch
    events: RetailerByAddressEvent
    input: RetailerSearchInput
  },
  actors: {
    suggest: fromPromise<readonly Prediction[], PlaceQuestion>(pending),
    listRetailers: fromPromise<readonly Retailer[], RetailersQuestion>(pending),
    /** Fails when it is refused, or not there. */
    askPosition: fromPromise<GeoPoint>(pending),
  },
  delays: {
    pause: SUGGEST_PAUSE,
    timeout: LOOKUP_TIMEOUT,
    positionTimeout: GEOLOCATION_TIMEOUT,
  },
  guards: {
    isChosen: ({ context }) => O.isSome(context.chosen),
    canSearch: ({ event }) => event.type === 'place.type' && startsSearch(event.text),
    hasPlaces: ({ context }) => Boolean(context.options.length),
    isUnknown: ({ context }) => context.isUnknown,
    isPlace: ({ context, event }) =>
      event.type === 'place.choose' && context.options.some(({ id }) => id === event.id),
    isPositionSupported: ({ context }) => context.isPositionSupported,
    hasRetailers: ({ context }) => Boolean(context.pages.retailers.length),
    hasHidden: ({ context }) => hasHiddenRetailers(context.pages),
    hasMore: ({ context }) => hasMoreRetailers(context.pages),
    isShown: ({ context, event }) =>
      event.type === 'retailer.choose' && O.isSome(findShownRetailer(context, event.id)),
    isSet: ({ event }) => event.type === 'chosen.set' && O.isSome(event.retailer),
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'place.type' ? typePlace(context, event.text) : {},
    ),
    list: assign(({ context }, predictions: readonly Prediction[]) =>
      listPlaces(context, predictions),
    ),
    move: assign(({ context, event }) =>
      event.type === 'option.move' ? moveActive(context, event.key) : {},
    ),
    fail: assign({ hasFailed: true }),
    choosePlace: assign(({ context, event }) =>
      event.type === 'place.choose' ? choosePlace(context, event.id) : {},
    ),
    goHere: assign(({ context }, position: GeoPoint) =>
      goToPlace(context, { by: 'coordinates', position }, ''),
    ),
    missPosition: assign({ lacksPosition: true }),
    forgetPosition: assign({ lacksPosition: false }),
    take: assign(({ context }, retailers: readonly Retailer[]) =>
      takeRetailers(context, retailers),
    ),
    showMore: assign({ pages: ({ context }) => showMoreRetailers(context.pages) }),
    keep: assign(({ context, event }) =>
      event.type === 'retailer.choose' ? { chosen: findShownRetailer(context, event.id) } : {},
    ),
    set: assign(({ event }) => (event.type === 'chosen.set' ? { chosen: event.retailer } : {})),
    clear: assign({ chosen: none }),
    notifyChosen: (_, _params: { readonly retailer: Option<Retailer> }) => undefined,
    notifyChange: () => undefined,
    focusSearch: () => undefined,
    writeLog: (_, _params: LogEntry) => undefined,
  },
}).createMachine({
  id: 'retailerByAddress',
  context: ({ input }) => startRetailerSearch(input),
  initial: 'deciding',
  on: {
    'chosen.set': [
      { guard: 'isSet', target: '.selected', actions: 'set' },
      { guard: 'isChosen', target: '.picking', actions: 'set' },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'isChosen', target: 'selected' }, { target: 'picking' }] },
    picking: {
      type: 'parallel',
      on: {
        'place.choose': {
          guard: 'isPlace',
          target: ['.search.idle', '.results.loading'],
          actions: 'choosePlace',
        },
        'retailer.choose': { guard: 'isShown', target: 'selected', actions: ['keep', TELL] },
      },
      states: {
        search: {
          initial: 'idle',
          on: {
            'place.type': [
              { guard: 'canSearch', target: '.waiting', actions: 'type' },
              { target: '.idle', actions: 'type' },
            ],
          },
          states: {
            idle: { on: { 'list.open': { guard: 'hasPlaces', target: 'open' } } },
            ...LOOK_UP_STATES,
            open: {
              always: { guard: 'isUnknown', target: 'idle' },
              on: {
                'option.move': { actions: 'move' },
                'list.escape': 'idle',
                'field.blur': 'idle',
              },
            },
          },
        },
        results: {
          initial: 'deciding',
          on: {
            'position.ask': [
              { guard: 'isPositionSupported', target: '.locating', actions: 'forgetPosition' },
              { actions: 'missPosition' },
            ],
          },
          states: {
            deciding: { always: [...SETTLED, { target: 'none' }] },
            none: {},
            locating: {
              invoke: {
                id: 'position',
                src: 'askPosition',
                onDone: {
                  target: ['loading', '#retailerByAddress.picking.search.idle'],
                  actions: { type: 'goHere', params: outputOf },
                },
                onError: { target: 'deciding', actions: 'missPosition' },
              },
              // Asked for again while it is on its way.
              on: { 'position.ask': {} },
              after: { positionTimeout: { target: 'deciding', actions: 'missPosition' } },
            },
            loading: {
              invoke: {
                id: 'retailers',
                src: 'listRetailers',
                input: retailersQuestion,
                onDone: { target: 'judging', actions: { type: 'take', params: outputOf } },
                onError: 'failed',
              },
              after: { timeout: 'failed' },
            },
            judging: { always: [...SETTLED, { target: 'empty' }] },
            listing: {
              on: {
                'retailers.more': [
                  { guard: 'hasHidden', actions: 'showMore' },
                  { guard: 'hasMore', target: 'loading' },
                ],
              },
            },
            empty: {},
            failed: {
              entry: { type: 'writeLog', params: RETAILERS_FAILED },
              on: { 'retailers.retry': 'loading' },
            },
          },
        },
      },
    },
    selected: {
      on: {
        'retailer.choose': { guard: 'isShown', actions: ['keep', TELL] },
        'retailer.change': { target: 'picking', actions: ['clear', 'notifyChange', 'focusSearch'] },
      },
    },
  },
})
