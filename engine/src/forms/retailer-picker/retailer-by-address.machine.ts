import { assign, setup } from 'xstate'
import { none, type LogEntry, type Option } from '../../shared/index.js'
import { GEOLOCATION_TIMEOUT } from '../../site/index.js'
import { LOOKUP_TIMEOUT } from '../async-field.js'
import type { Prediction } from '../calls.types.js'
import type { Dealer, GeoPoint } from '../forms.types.js'
import { RETAILER_PAGE } from '../journey/retailer-lookup.js'
import {
  DEALERS_FAILED,
  hasHiddenDealers,
  hasMoreDealers,
  showMoreDealers,
} from './dealer-pages.js'
import { PREDICTION_PAUSE, startsSearch, type DealerPlace } from './dealer-place.js'
import {
  choosePlace,
  findShownDealer,
  goToPlace,
  listPlaces,
  numberDealerQuestion,
  startRetailerSearch,
  takeDealers,
  typePlace,
  type RetailerSearch,
  type RetailerSearchInput,
} from './retailer-search.js'

/** A question for places, numbered. */
export interface PlaceQuestion {
  readonly request: number
  readonly text: string
}

/** A question for the retailers near a place, numbered. */
export interface DealerQuestion {
  readonly request: number
  readonly place: Option<DealerPlace>
  readonly limit: number
  readonly offset: number
}

/** What can happen while a retailer is looked for near a place. */
export type RetailerByAddressEvent =
  | { readonly type: 'place.type'; readonly text: string }
  | {
      readonly type: 'places.came'
      readonly request: number
      readonly predictions: readonly Prediction[]
    }
  | { readonly type: 'places.failed'; readonly request: number }
  | { readonly type: 'place.choose'; readonly id: string }
  | { readonly type: 'list.open' }
  | { readonly type: 'list.escape' }
  | { readonly type: 'field.blur' }
  | { readonly type: 'position.ask' }
  | { readonly type: 'position.came'; readonly request: number; readonly position: GeoPoint }
  /** Refused, failed or not there. */
  | { readonly type: 'position.failed'; readonly request: number }
  | {
      readonly type: 'dealers.came'
      readonly request: number
      readonly dealers: readonly Dealer[]
    }
  | { readonly type: 'dealers.failed'; readonly request: number }
  | { readonly type: 'dealers.more' }
  | { readonly type: 'dealers.retry' }
  | { readonly type: 'dealer.choose'; readonly id: string }
  | { readonly type: 'dealer.change' }
  /** Whoever holds the choice has changed it. */
  | { readonly type: 'chosen.set'; readonly dealer: Option<Dealer> }

interface Known {
  readonly context: RetailerSearch
}

const placeQuestion = ({ context }: Known): PlaceQuestion => ({
  request: context.placeRequest,
  text: context.text.trim(),
})

const dealerQuestion = ({ context: { dealerRequest, place, pages } }: Known): DealerQuestion => ({
  request: dealerRequest,
  place,
  limit: RETAILER_PAGE,
  offset: pages.offset,
})

const TELL = {
  type: 'tellChosen',
  params: ({ context }: Known) => ({ dealer: context.chosen }),
} as const

const SETTLED = [{ guard: 'hasDealers', target: 'listing' }] as const

/**
 * A retailer near a place: typed and chosen from a list, or where the visitor is.
 *
 * @remarks
 * While nothing is chosen, the field and the retailers stand beside each other: another place can be typed while a list
 * stands. Ports: `askPlaces`, `askDealers` and `askPosition` answer with an event that carries the number of the question;
 * `cancelPlaces` and `cancelDealers` say that nobody waits any more; `tellChosen` and `tellChange` tell whoever holds the
 * choice; `focusSearch` moves the focus to the field; `writeLog` writes one line. All do nothing until they are provided.
 *
 * @law Only retailers of the place that was chosen last are listed.
 * @law Only places for the text that stands in the field are listed.
 * @source F-RET-10, F-RET-11, F-RET-12, F-RET-13, F-RET-14, F-RET-15, F-RET-16, F-RET-17, F-RET-18, F-RET-19, F-RET-26, F-CONST-05, F-ERR-18, F-ERR-24, E-F-17, E-F-18, D-F-28
 *
 * @example A retailer that is chosen already
 * ```ts
 * import { retailerByAddressMachine } from '@evkit/engine/forms/retailer-picker'
 * import { some } from '@evkit/engine/shared'
 * import { tinyDealer } from '@evkit/engine/testing'
 * import { createActor } from 'xstate'
 *
 * const input = { chosen: some(tinyDealer), isPositionSupported: true }
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
  delays: {
    pause: PREDICTION_PAUSE,
    timeout: LOOKUP_TIMEOUT,
    positionTimeout: GEOLOCATION_TIMEOUT,
  },
  guards: {
    isChosen: ({ context }) => context.chosen._tag === 'Some',
    canSearch: ({ event }) => event.type === 'place.type' && startsSearch(event.text),
    hasPlaces: ({ context }) => Boolean(context.predictions.length),
    isPlaceAnswer: ({ context, event }) =>
      'request' in event && event.request === context.placeRequest,
    isDealerAnswer: ({ context, event }) =>
      'request' in event && event.request === context.dealerRequest,
    isPlace: ({ context, event }) =>
      event.type === 'place.choose' && context.predictions.some(({ id }) => id === event.id),
    isPositionSupported: ({ context }) => context.isPositionSupported,
    hasDealers: ({ context }) => Boolean(context.pages.dealers.length),
    hasHidden: ({ context }) => hasHiddenDealers(context.pages),
    hasMore: ({ context }) => hasMoreDealers(context.pages),
    isShown: ({ context, event }) =>
      event.type === 'dealer.choose' && findShownDealer(context, event.id)._tag === 'Some',
    isSet: ({ event }) => event.type === 'chosen.set' && event.dealer._tag === 'Some',
  },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'place.type' ? typePlace(context, event.text) : {},
    ),
    list: assign(({ context, event }) =>
      event.type === 'places.came' ? listPlaces(context, event.predictions) : {},
    ),
    failPlaces: assign({ hasFailed: true }),
    choosePlace: assign(({ context, event }) =>
      event.type === 'place.choose' ? choosePlace(context, event.id) : {},
    ),
    goHere: assign(({ context, event }) =>
      event.type === 'position.came'
        ? goToPlace(context, { by: 'coordinates', position: event.position }, '')
        : {},
    ),
    missPosition: assign({ lacksPosition: true }),
    forgetPosition: assign({ lacksPosition: false }),
    number: assign(({ context }) => numberDealerQuestion(context)),
    take: assign(({ context, event }) =>
      event.type === 'dealers.came' ? takeDealers(context, event.dealers) : {},
    ),
    showMore: assign({ pages: ({ context }) => showMoreDealers(context.pages) }),
    keep: assign(({ context, event }) =>
      event.type === 'dealer.choose' ? { chosen: findShownDealer(context, event.id) } : {},
    ),
    set: assign(({ event }) => (event.type === 'chosen.set' ? { chosen: event.dealer } : {})),
    clear: assign({ chosen: none }),
    askPlaces: (_, _params: PlaceQuestion) => undefined,
    cancelPlaces: () => undefined,
    askDealers: (_, _params: DealerQuestion) => undefined,
    askPosition: (_, _params: { readonly request: number }) => undefined,
    cancelDealers: () => undefined,
    tellChosen: (_, _params: { readonly dealer: Option<Dealer> }) => undefined,
    tellChange: () => undefined,
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
        'dealer.choose': { guard: 'isShown', target: 'selected', actions: ['keep', TELL] },
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
            idle: { on: { 'list.open': { guard: 'hasPlaces', target: 'suggesting' } } },
            waiting: { after: { pause: 'predicting' } },
            predicting: {
              entry: { type: 'askPlaces', params: placeQuestion },
              exit: 'cancelPlaces',
              on: {
                'places.came': { guard: 'isPlaceAnswer', target: 'judging', actions: 'list' },
                'places.failed': { guard: 'isPlaceAnswer', target: 'idle', actions: 'failPlaces' },
              },
              after: { timeout: { target: 'idle', actions: 'failPlaces' } },
            },
            judging: { always: [{ guard: 'hasPlaces', target: 'suggesting' }, { target: 'idle' }] },
            suggesting: { on: { 'list.escape': 'idle', 'field.blur': 'idle' } },
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
              entry: [
                'number',
                {
                  type: 'askPosition',
                  params: ({ context }) => ({ request: context.dealerRequest }),
                },
              ],
              exit: 'cancelDealers',
              on: {
                // Asked for again while it is on its way.
                'position.ask': {},
                'position.came': {
                  guard: 'isDealerAnswer',
                  target: ['loading', '#retailerByAddress.picking.search.idle'],
                  actions: 'goHere',
                },
                'position.failed': {
                  guard: 'isDealerAnswer',
                  target: 'deciding',
                  actions: 'missPosition',
                },
              },
              after: { positionTimeout: { target: 'deciding', actions: 'missPosition' } },
            },
            loading: {
              entry: ['number', { type: 'askDealers', params: dealerQuestion }],
              exit: 'cancelDealers',
              on: {
                'dealers.came': { guard: 'isDealerAnswer', target: 'judging', actions: 'take' },
                'dealers.failed': { guard: 'isDealerAnswer', target: 'failed' },
              },
              after: { timeout: 'failed' },
            },
            judging: { always: [...SETTLED, { target: 'empty' }] },
            listing: {
              on: {
                'dealers.more': [
                  { guard: 'hasHidden', actions: 'showMore' },
                  { guard: 'hasMore', target: 'loading' },
                ],
              },
            },
            empty: {},
            failed: {
              entry: { type: 'writeLog', params: DEALERS_FAILED },
              on: { 'dealers.retry': 'loading' },
            },
          },
        },
      },
    },
    selected: {
      on: {
        'dealer.choose': { guard: 'isShown', actions: ['keep', TELL] },
        'dealer.change': { target: 'picking', actions: ['clear', 'tellChange', 'focusSearch'] },
      },
    },
  },
})
