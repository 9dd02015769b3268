import { assign, fromPromise, raise, setup } from 'xstate'
import * as E from '#fp-ts/Either'
import * as O from '#fp-ts/Option'
import { SETTLE_DELAY, SUGGEST_PAUSE } from '../interaction/index.js'
import {
  none,
  outputOf,
  pending,
  REQUEST_TIMEOUT,
  some,
  type LogEntry,
  type Option,
} from '../shared/index.js'
import {
  closeList,
  findAnsweredPlace,
  findRecent,
  findAskedOption,
  isRecentOffered,
  isRoad,
  listRoadFaults,
  takeEvent,
  toSelection,
  type RouteEvent,
} from './planner-event.js'
import {
  isOnRoad,
  listFaultLines,
  refusePlace,
  takePlaces,
  takeRoute,
  takeSuggestions,
  WITHOUT_ROUTE,
  type PlannerInput,
  type PlannerState,
} from './planner-state.js'
import { toAlternativeQuestion } from './questions.js'
import {
  endOf,
  findEmptyField,
  findPlaces,
  isMoreAsked,
  isPlace,
  isResolved,
  isSamePlace,
  listEmptyFields,
  newestField,
  viaField,
  type PlaceField,
} from './route-ends.js'
import type { RouteFault, RouteReply } from './route.errors.js'
import type {
  Place,
  PlaceDetails,
  ResolveAnswer,
  RouteAnswer,
  RouteCalls,
  RouteRequest,
  SuggestAnswer,
} from './route.types.js'

/** What the machine knows when it asks for a parameter. */
interface Known {
  readonly context: PlannerState
}

/** The input for the place on the way that was opened last. */
export const newestVia = ({ context }: Known) => ({ field: newestField(context.ends) })

/** The first input nothing stands in. */
export const firstEmpty = ({ context }: Known): { readonly field: PlaceField } => ({
  field: O.getOrElse((): PlaceField => 'origin')(findEmptyField(context.ends)),
})

/** How the other of two roads is asked for beside the first; that it cannot be had is told in the log alone. */
export const alternativeRoad = {
  id: 'alternative',
  src: 'findAlternative',
  /** The question for the other road; none where nothing is to be asked. */
  input: ({ context }: Known) => toAlternativeQuestion(context),
  onDone: {
    actions: [
      { type: 'takeAlternative', params: outputOf<RouteReply<RouteAnswer>> },
      {
        type: 'writeLog',
        params: ({ event }: { readonly event: { readonly output: RouteReply<RouteAnswer> } }) => ({
          entries: listFaultLines(listRoadFaults(event.output)),
        }),
      },
    ],
  },
} as const

const asking = <Name extends keyof RouteCalls>() =>
  fromPromise<RouteReply<RouteCalls[Name]['answer']>, RouteCalls[Name]['question']>(pending)

/** The words the planner's machine is written in: the questions it asks, its delays, guards and actions. */
export const routeSetup = setup({
  types: {} as { context: PlannerState; events: RouteEvent; input: PlannerInput },
  actors: {
    askSuggestions: asking<'suggest'>(),
    askPlace: asking<'place'>(),
    resolvePlaces: asking<'resolve'>(),
    findRoute: asking<'route'>(),
    /** Never answers where nothing is asked. */
    findAlternative: fromPromise<RouteReply<RouteAnswer>, RouteRequest | undefined>(pending),
  },
  delays: { pause: SUGGEST_PAUSE, timeout: REQUEST_TIMEOUT, settle: SETTLE_DELAY },
  guards: {
    isAnswer: (_, reply: RouteReply<unknown>) => E.isRight(reply),
    isDrawable: (_, reply: RouteReply<RouteAnswer>) => isRoad(reply),
    isResolved: ({ context }, reply: RouteReply<ResolveAnswer>) =>
      E.isRight(reply) && isResolved(context.ends, reply.right),
    isMoreAsked: ({ context }, reply: RouteReply<ResolveAnswer>) =>
      E.isRight(reply) && isMoreAsked(context.ends, reply.right),
    isOnRoad: ({ context, event }) =>
      event.type === 'via.remove' && isOnRoad(context, viaField(event.at)),
    isAcceptable: ({ event }) => event.type === 'place.select' && isPlace(event.place),
    isPlaceFound: (_, reply: RouteReply<PlaceDetails>) => O.isSome(findAnsweredPlace(reply)),
    hasRoad: ({ context }) => O.isSome(context.answer),
    isSamePlace: ({ context }) => isSamePlace(context.ends),
    hasPlaces: ({ context }) => O.isSome(findPlaces(context.ends)),
    hasTexts: ({ context }) => O.isNone(findEmptyField(context.ends)),
    hasText: ({ context }) => endOf(context.ends, context.assist.field).text.trim() !== '',
    hasWanted: ({ context }) => O.isSome(context.assist.wanted),
    hasRecent: ({ context, event }) =>
      event.type === 'field.focus' && isRecentOffered(context, event.field),
    isRecent: ({ context, event }) => O.isSome(findRecent(context, event)),
    isSuggestion: ({ context, event }) => O.isSome(findAskedOption(context, event, 'suggestion')),
  },
  actions: {
    take: assign(({ context, event }) => takeEvent(context, event)),
    takeSuggestions: assign(({ context }, reply: RouteReply<SuggestAnswer>) =>
      E.isRight(reply) ? takeSuggestions(context, reply.right) : {},
    ),
    takePlaces: assign(({ context }, reply: RouteReply<ResolveAnswer>) =>
      E.isRight(reply) ? takePlaces(context, reply.right) : {},
    ),
    takeRoute: assign(({ context }, reply: RouteReply<RouteAnswer>) =>
      E.isRight(reply) ? takeRoute(context, reply.right) : {},
    ),
    takeAlternative: assign((_, reply: RouteReply<RouteAnswer>) => ({
      alternative: some(E.isRight(reply) && isRoad(reply) ? some(reply.right) : none),
    })),
    refuse: assign(({ context, event }) =>
      refusePlace(context, event.type === 'place.select' ? event.field : context.assist.field),
    ),
    select: raise(({ context }, place: Option<Place>): RouteEvent => toSelection(context, place)),
    closeList: assign(({ context }) => closeList(context)),
    dropRoute: assign(WITHOUT_ROUTE),
    dropAssistFaults: assign(({ context }) => ({ assist: { ...context.assist, faults: [] } })),
    noteSamePlace: assign({ faults: [{ tag: 'SamePlace' } as const] }),
    noteMissing: assign(({ context }) => ({
      faults: listEmptyFields(context.ends).map((field) => ({
        tag: 'PlaceMissing' as const,
        field,
      })),
    })),
    failSearch: assign((_, fault: RouteFault) => ({ ...WITHOUT_ROUTE, faults: [fault] })),
    failAssist: assign(({ context }, fault: RouteFault) => ({
      assist: { ...context.assist, faults: [fault] },
    })),
    tell: raise({ type: 'selection.changed' }),
    focusField: (_, _params: { readonly field: PlaceField }) => undefined,
    saveRecent: (_, _params: { readonly places: readonly Place[] }) => undefined,
    writeAddress: (_, _params: Pick<PlannerState, 'ends' | 'trip'>) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
})
