import { assign, raise, setup } from 'xstate'
import { SETTLE_DELAY } from '../interaction/index.js'
import { REQUEST_TIMEOUT, type LogEntry } from '../shared/index.js'
import { SUGGEST_DEBOUNCE } from './assist.js'
import { findPlace } from './place.js'
import {
  closeList,
  faultOf,
  findWishedOption,
  isAwaited,
  isRecentOffered,
  takeEvent,
  toChosen,
  type RouteEvent,
} from './planner-event.js'
import {
  callOf,
  numberRequest,
  refusePlace,
  takeFault,
  type Lane,
  type PlannerInput,
  type PlannerState,
} from './planner-state.js'
import {
  findEmptyField,
  findPlaces,
  isPlace,
  isResolved,
  isSamePlace,
  listEmptyFields,
} from './route-ends.js'
import { findRouteFault } from './route-line.js'
import type {
  Numbered,
  Place,
  PlaceRequest,
  ResolveRequest,
  RouteField,
  RouteRequest,
  SuggestRequest,
} from './route.types.js'

interface Happened {
  readonly context: PlannerState
  readonly event: RouteEvent
}

/**
 * The words the planner's machine is written in: its delays, guards and actions. The ports among the actions do nothing
 * until they are provided.
 *
 * @source D-T-17, E-T-22
 * @category machines
 */
export const routeSetup = setup({
  types: {} as { context: PlannerState; events: RouteEvent; input: PlannerInput },
  delays: { debounce: SUGGEST_DEBOUNCE, timeout: REQUEST_TIMEOUT, settle: SETTLE_DELAY },
  guards: {
    isSearchAnswer: ({ context, event }) => isAwaited(context, 'search', event),
    isAssistAnswer: ({ context, event }) => isAwaited(context, 'assist', event),
    isDrawable: ({ context, event }) =>
      isAwaited(context, 'search', event) &&
      event.type === 'route.answered' &&
      findRouteFault(event.answer.route)._tag === 'None',
    isResolved: ({ context, event }) =>
      isAwaited(context, 'search', event) &&
      event.type === 'places.resolved' &&
      isResolved(context.ends, event.answer),
    isAcceptable: ({ event }) => event.type === 'place.select' && isPlace(event.place),
    isAccepted: ({ context, event }) =>
      isAwaited(context, 'assist', event) &&
      event.type === 'place.answered' &&
      findPlace(event.details)._tag === 'Some',
    isSamePlace: ({ context }) => isSamePlace(context.ends),
    hasPlaces: ({ context }) => findPlaces(context.ends)._tag === 'Some',
    hasTexts: ({ context }) => findEmptyField(context.ends)._tag === 'None',
    hasText: ({ context }) => context.ends[context.assist.field].text.trim() !== '',
    hasWanted: ({ context }) => context.assist.wanted._tag === 'Some',
    hasRecent: ({ context, event }) =>
      event.type === 'field.focus' && isRecentOffered(context, event.field),
    isRecent: ({ context, event }) => findWishedOption(context, event, 'recent')._tag === 'Some',
    isSuggestion: ({ context, event }) =>
      findWishedOption(context, event, 'suggestion')._tag === 'Some',
  },
  actions: {
    take: assign(({ context, event }) => takeEvent(context, event)),
    refuse: assign(({ context, event }) =>
      refusePlace(context, event.type === 'place.select' ? event.field : context.assist.field),
    ),
    choose: raise(({ context, event }: Happened): RouteEvent => toChosen(context, event)),
    closeList: assign(({ context }) => closeList(context)),
    number: assign(({ context }, { lane }: { readonly lane: Lane }) =>
      numberRequest(context, lane),
    ),
    noteSamePlace: assign({ faults: [{ tag: 'SamePlace' } as const] }),
    noteMissing: assign(({ context }) => ({
      faults: listEmptyFields(context.ends).map((field) => ({
        tag: 'PlaceMissing' as const,
        field,
      })),
    })),
    noteFailure: assign(({ context, event }, { lane }: { readonly lane: Lane }) =>
      takeFault(context, lane, faultOf(context, lane, event)),
    ),
    noteTimeout: assign(({ context }, { lane }: { readonly lane: Lane }) =>
      takeFault(context, lane, { tag: 'TimedOut', call: callOf(context, lane) }),
    ),
    tell: raise({ type: 'selection.changed' }),
    askSuggestions: (_, _params: Numbered<SuggestRequest>) => undefined,
    askPlace: (_, _params: Numbered<PlaceRequest>) => undefined,
    resolvePlaces: (_, _params: Numbered<ResolveRequest>) => undefined,
    findRoute: (_, _params: Numbered<RouteRequest>) => undefined,
    cancel: (_, _params: { readonly lane: Lane }) => undefined,
    focusField: (_, _params: { readonly field: RouteField }) => undefined,
    keepRecent: (_, _params: { readonly places: readonly Place[] }) => undefined,
    writeAddress: (_, _params: Pick<PlannerState, 'ends' | 'trip'>) => undefined,
    writeLog: (_, _params: { readonly entries: readonly LogEntry[] }) => undefined,
  },
})
