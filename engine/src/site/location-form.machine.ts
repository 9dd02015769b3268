import { assign, fromPromise, setup } from 'xstate'
import * as O from '#fp-ts/Option'
import { none, outputOf, pending, some, toUndefined, type Option } from '../shared/index.js'
import type { PositionAnswer } from './geolocation.machine.js'
import {
  coarsePosition,
  GEOLOCATION_TIMEOUT,
  type Coordinates,
  type UserPlace,
} from './location.js'
import { findZipFault, readZipCode, type LocationFault } from './location-form.js'

/** What asking where a place is came to; it is rejected where nobody can be reached. */
export type PlaceReply =
  { readonly kind: 'found'; readonly place: UserPlace } | { readonly kind: 'unknown' }

/** What is asked for: a code, or the code of a position. */
type PlaceQuestion = { readonly zipCode: string } | Coordinates

/** What the form keeps. */
export interface LocationFormContext {
  /** What was typed, as it was typed. */
  readonly text: string
  readonly fault: Option<LocationFault>
  /** Where the browser is, to about a kilometre. */
  readonly position: Option<Coordinates>
}

/** What can happen to the form. */
export type LocationFormEvent =
  | { readonly type: 'zip.type'; readonly text: string }
  | { readonly type: 'zip.submit' }
  /** The visitor wants the browser to say where they are. */
  | { readonly type: 'position.ask' }

/** How long it is waited for where a place is [ms]. */
const PLACE_TIMEOUT = 8000

// Asked for in no state that has no position.
const NOWHERE: Coordinates = { latitude: 0, longitude: 0 }

/** What an actor is started from. */
interface Known {
  readonly context: LocationFormContext
}

const refuse = (fault: LocationFault) => ({
  target: 'idle',
  actions: { type: 'refuse', params: { fault } } as const,
})

const FOUND = {
  guard: { type: 'isFound', params: outputOf },
  target: 'idle',
  actions: ['forgive', { type: 'choosePlace', params: outputOf }],
} as const

const LATE = { after: { placeTimeout: refuse('unreached') } } as const

/**
 * The form of the site's location dialog: a ZIP code, or the position of the browser when the visitor asks for it.
 *
 * Ports: the actors `askPlace`, which is rejected where nobody can be reached, and `askPosition`, and the action
 * `choosePlace`, which takes the place. What is typed while an answer is waited for counts more than the answer.
 *
 * @source B-PRICE-27, B-LOC-05, D-B-17, E-T-04
 */
export const locationFormMachine = setup({
  types: {} as {
    context: LocationFormContext
    events: LocationFormEvent
    tags: 'busy'
  },
  actors: {
    askPlace: fromPromise<PlaceReply, PlaceQuestion>(pending),
    askPosition: fromPromise<PositionAnswer>(pending),
  },
  delays: { placeTimeout: PLACE_TIMEOUT, positionTimeout: GEOLOCATION_TIMEOUT },
  guards: {
    isZip: ({ context }) => O.isNone(findZipFault(context.text)),
    isFound: (_, { kind }: PlaceReply | PositionAnswer) => kind === 'found',
    isDenied: (_, { kind }: PositionAnswer) => kind === 'denied',
  },
  actions: {
    rememberText: assign(({ event }) =>
      event.type === 'zip.type' ? { text: event.text, fault: none } : {},
    ),
    refuse: assign((_, { fault }: { readonly fault: LocationFault }) => ({ fault: some(fault) })),
    refuseText: assign(({ context }) => ({ fault: findZipFault(context.text) })),
    forgive: assign({ fault: none }),
    rememberPosition: assign((_, answer: PositionAnswer) =>
      answer.kind === 'found' ? { position: some(coarsePosition(answer.position)) } : {},
    ),
    choosePlace: (_, _reply: PlaceReply) => undefined,
  },
}).createMachine({
  id: 'locationForm',
  context: { text: '', fault: none, position: none },
  initial: 'idle',
  on: { 'zip.type': { target: '.idle', actions: 'rememberText' } },
  states: {
    idle: {
      on: {
        'zip.submit': [{ guard: 'isZip', target: 'findingZip' }, { actions: 'refuseText' }],
        'position.ask': 'locating',
      },
    },
    findingZip: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'zip',
        src: 'askPlace',
        input: ({ context }: Known) => ({
          zipCode: toUndefined(readZipCode(context.text)) ?? '',
        }),
        onDone: [FOUND, refuse('unknown')],
        onError: refuse('unreached'),
      },
      ...LATE,
    },
    locating: {
      tags: 'busy',
      entry: 'forgive',
      invoke: {
        id: 'position',
        src: 'askPosition',
        onDone: [
          {
            guard: { type: 'isFound', params: outputOf },
            target: 'findingNear',
            actions: { type: 'rememberPosition', params: outputOf },
          },
          { guard: { type: 'isDenied', params: outputOf }, ...refuse('denied') },
          refuse('unlocated'),
        ],
        onError: refuse('unlocated'),
      },
      on: { 'zip.submit': [{ guard: 'isZip', target: 'findingZip' }, { actions: 'refuseText' }] },
      after: { positionTimeout: refuse('unlocated') },
    },
    findingNear: {
      tags: 'busy',
      invoke: {
        id: 'near',
        src: 'askPlace',
        input: ({ context }: Known) => toUndefined(context.position) ?? NOWHERE,
        onDone: [FOUND, refuse('outside')],
        onError: refuse('unreached'),
      },
      ...LATE,
    },
  },
})
