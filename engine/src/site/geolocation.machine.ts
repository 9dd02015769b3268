import { assign, fromPromise, raise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { none, outputOf, pending, some, type LogEntry, type Option } from '../shared/index.js'
import {
  GEOLOCATION_TIMEOUT,
  GEOLOCATION_UNSUPPORTED,
  rememberPlace,
  rememberPosition,
  type Coordinates,
  type UserPlace,
  type VisitorLocation,
} from './location.js'

/** What asking for a position is started with. */
export interface GeolocationInput {
  /** Whether the browser can tell a position at all. */
  readonly isSupported: boolean
  /** Whether the visitor has consented to functional cookies. */
  readonly isFunctional: boolean
  /** What the location cookie held. */
  readonly location: Option<VisitorLocation>
}

/** What is known of the visitor's position. */
export interface GeolocationContext extends GeolocationInput {
  /** The position the browser gave in this visit. */
  readonly live: Option<Coordinates>
}

/** Result of the browser's geolocation request. */
export type PositionAnswer =
  | { readonly kind: 'found'; readonly position: Coordinates }
  | { readonly kind: 'denied' }
  /** The position is unavailable, or the request timed out. */
  | { readonly kind: 'failed' }

/** What can happen while a position is asked for. */
export type GeolocationEvent =
  /** The visitor has asked to be located, with the reason on the screen. */
  | { readonly type: 'position.ask' }
  /** The browser says, without asking the visitor, that it may not tell. */
  | { readonly type: 'permission.denied' }
  /** The visitor has typed or chosen a place. */
  | { readonly type: 'place.choose'; readonly place: UserPlace }
  /** Another part of the site has told of a new location. */
  | { readonly type: 'location.changed'; readonly place: UserPlace }
  | { readonly type: 'consent.changed'; readonly isFunctional: boolean }
  /** Raised by the machine itself after a location was remembered. */
  | { readonly type: 'location.known' }

const UNSUPPORTED: readonly LogEntry[] = [
  { level: 'note', code: 'EV-320', text: GEOLOCATION_UNSUPPORTED },
]

/** What guards and actions are given. */
interface Known {
  readonly context: GeolocationContext
}

const STORE = {
  type: 'storeLocation',
  params: ({ context }: Known) => ({ location: context.location }),
} as const

const REFETCH = {
  type: 'refetch',
  params: ({ context }: Known) => ({ live: context.live, location: context.location }),
} as const

/**
 * State machine of geolocation: it requests the position only on the visitor's action, and stores it in a cookie only
 * with consent.
 *
 * Ports: the actor `askPosition` requests the position from the browser; the actions `storeLocation` writes the cookie,
 * `refetch` refetches data that depends on the location, `writeLog` logs; they do nothing until they are provided.
 * Without consent the location is in memory only, for the visit; consent given later stores it.
 *
 * @source T-LOC-05, T-LOC-06, T-LOC-07, T-ERR-11, E-T-04, E-T-19, E-T-20
 * @category machines
 */
export const geolocationMachine = setup({
  types: {} as {
    context: GeolocationContext
    events: GeolocationEvent
    input: GeolocationInput
  },
  actors: { askPosition: fromPromise<PositionAnswer>(pending) },
  delays: { timeout: GEOLOCATION_TIMEOUT },
  guards: {
    isFound: (_, { kind }: PositionAnswer) => kind === 'found',
    isDenied: (_, { kind }: PositionAnswer) => kind === 'denied',
    isSupported: ({ context }) => context.isSupported,
    isFunctional: ({ context }) => context.isFunctional,
    hasLocation: ({ context, event }) =>
      event.type === 'consent.changed' && event.isFunctional && O.isSome(context.location),
  },
  actions: {
    rememberPosition: assign(({ context }, answer: PositionAnswer) =>
      answer.kind === 'found'
        ? {
            live: some(answer.position),
            location: some(rememberPosition(context.location, answer.position)),
          }
        : {},
    ),
    rememberPlace: assign(({ context, event }) =>
      event.type === 'place.choose' || event.type === 'location.changed'
        ? { live: none, location: some(rememberPlace(context.location, event.place)) }
        : {},
    ),
    rememberConsent: assign(({ event }) =>
      event.type === 'consent.changed' ? { isFunctional: event.isFunctional } : {},
    ),
    tell: raise({ type: 'location.known' }),
    storeLocation: (_, _params: { readonly location: Option<VisitorLocation> }) => undefined,
    refetch: (_, _params: Pick<GeolocationContext, 'live' | 'location'>) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
}).createMachine({
  id: 'geolocation',
  context: ({ input }) => ({ ...input, live: none }),
  initial: 'idle',
  on: {
    'place.choose': { actions: ['rememberPlace', 'tell'] },
    'location.changed': { actions: ['rememberPlace', 'tell'] },
    'consent.changed': [
      { guard: 'hasLocation', actions: ['rememberConsent', STORE] },
      { actions: 'rememberConsent' },
    ],
    'location.known': [{ guard: 'isFunctional', actions: [STORE, REFETCH] }, { actions: REFETCH }],
  },
  states: {
    idle: {
      on: {
        'position.ask': [{ guard: 'isSupported', target: 'asking' }, { target: 'unsupported' }],
        'permission.denied': 'denied',
      },
    },
    asking: {
      invoke: {
        id: 'position',
        src: 'askPosition',
        onDone: [
          {
            guard: { type: 'isFound', params: outputOf },
            target: 'granted',
            actions: [{ type: 'rememberPosition', params: outputOf }, 'tell'],
          },
          { guard: { type: 'isDenied', params: outputOf }, target: 'denied' },
          { target: 'timedOut' },
        ],
      },
      on: { 'permission.denied': 'denied' },
      after: { timeout: 'timedOut' },
    },
    granted: { on: { 'position.ask': 'asking', 'permission.denied': 'denied' } },
    denied: { on: { 'position.ask': 'asking' } },
    timedOut: { on: { 'position.ask': 'asking', 'permission.denied': 'denied' } },
    unsupported: { entry: { type: 'writeLog', params: { entries: UNSUPPORTED } } },
  },
})
