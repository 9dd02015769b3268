import * as O from '#fp-ts/Option'
import { wordFailedStatus, type Either, type LogEntry, type Option } from '../shared/index.js'
import type { PlaceField } from './route-ends.js'

/**
 * What a refusal of the calls can mean: `BAD_REQUEST` with 400; `NO_ROAD`, `OFF_THE_MAP` and `UNKNOWN_PLACE` with 404.
 *
 * @source T-API-01, T-API-03, E-T-03, D-T-18
 * @category constants
 */
export const ROUTE_PROBLEMS = ['BAD_REQUEST', 'NO_ROAD', 'OFF_THE_MAP', 'UNKNOWN_PLACE'] as const
/** Error code of a rejected route request. */
export type RouteProblem = (typeof ROUTE_PROBLEMS)[number]

/** Name of a call, as its address has it. */
export type RouteCall = 'get-route' | 'origin-destination' | 'suggest' | 'place'

/** Failure of a request: an error status, no response, or an invalid response. */
export type RequestFailure =
  /** An error status; the problem is the error code of the body, if it can be decoded. */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly statusText: string
      readonly problem: Option<RouteProblem>
    }
  /** No response; the message is the error's own. */
  | { readonly kind: 'network'; readonly message: string }
  /** An invalid response; the path is the first member that is wrong. */
  | { readonly kind: 'unreadable'; readonly path: string }

/** Result of a request: the response, or its failure. */
export type RouteReply<Answer> = Either<RequestFailure, Answer>

/** A bad status with the call it came from. */
export interface FailedCall {
  readonly call: RouteCall
  readonly status: number
  /** Empty where the protocol has none. */
  readonly statusText: string
}

/** What can go wrong between two texts and a road; the closed list. */
export type RouteFault =
  | { readonly tag: 'SamePlace' }
  | { readonly tag: 'PlaceMissing'; readonly field: PlaceField }
  | { readonly tag: 'PlaceNotFound'; readonly field: PlaceField; readonly outside?: string }
  | { readonly tag: 'PlaceRefused'; readonly field: PlaceField }
  | ({ readonly tag: 'NoRoad' } & FailedCall)
  | ({ readonly tag: 'OffTheMap' } & FailedCall)
  | { readonly tag: 'NoStations' }
  | ({ readonly tag: 'RequestFailed' } & FailedCall)
  | { readonly tag: 'Unreachable'; readonly call: RouteCall; readonly message: string }
  | { readonly tag: 'TimedOut'; readonly call: RouteCall }
  | { readonly tag: 'HalfAnswer'; readonly call: RouteCall; readonly path: string }
  | { readonly tag: 'MapFailed'; readonly message: string }

/** Codes of the faults, each with a page in `docs/errors/`. */
export const ROUTE_FAULT_CODES: Readonly<Record<RouteFault['tag'], string>> = {
  RequestFailed: 'EV-401',
  Unreachable: 'EV-402',
  TimedOut: 'EV-403',
  HalfAnswer: 'EV-404',
  PlaceNotFound: 'EV-405',
  PlaceRefused: 'EV-406',
  SamePlace: 'EV-407',
  NoRoad: 'EV-408',
  OffTheMap: 'EV-409',
  NoStations: 'EV-410',
  MapFailed: 'EV-411',
  PlaceMissing: 'EV-412',
}

/** What is thrown when a map provider that needs a key is given none. */
export const NO_MAP_KEY = 'Google Maps API token is not set'

const ADDRESS = /(?:https?:\/\/|\/api\/)\S+/g
const LONGEST_MESSAGE = 200

// An error of the network may quote the address, which holds where the visitor is going.
const withoutAddress = (message: string): string =>
  message.replaceAll(ADDRESS, '…').slice(0, LONGEST_MESSAGE)

const textOf = (fault: RouteFault): string => {
  switch (fault.tag) {
    case 'RequestFailed':
    case 'NoRoad':
    case 'OffTheMap':
      return wordFailedStatus(fault)
    case 'Unreachable':
      return `${fault.call}: ${withoutAddress(fault.message)}`
    case 'TimedOut':
      return `${fault.call}: no answer in time`
    case 'HalfAnswer':
      return `${fault.call}: the answer cannot be used, ${fault.path} is missing or wrong`
    case 'PlaceMissing':
      return `Nothing is entered as ${fault.field}`
    case 'PlaceNotFound':
      return `There is no place for the text of the ${fault.field}`
    case 'PlaceRefused':
      return `The place chosen as ${fault.field} has no location or no address`
    case 'SamePlace':
      return 'Origin and destination are the same place'
    case 'NoStations':
      return 'There are no charging stations on the route'
    case 'MapFailed':
      return `The map could not be loaded: ${withoutAddress(fault.message)}`
  }
}

const NOTES: readonly RouteFault['tag'][] = [
  'SamePlace',
  'PlaceMissing',
  'PlaceNotFound',
  'PlaceRefused',
  'OffTheMap',
  'NoStations',
]

/** Writes the log line of a fault. */
export const toRouteLogEntry = (fault: RouteFault): LogEntry => ({
  level: NOTES.includes(fault.tag) ? 'note' : 'error',
  code: ROUTE_FAULT_CODES[fault.tag],
  text: textOf(fault),
})

/** Turns the failure of a request into a fault with a meaning. */
export const toRouteFault = (call: RouteCall, failure: RequestFailure): RouteFault => {
  if (failure.kind === 'network') return { tag: 'Unreachable', call, message: failure.message }
  if (failure.kind === 'unreadable') return { tag: 'HalfAnswer', call, path: failure.path }
  const { status, statusText, problem } = failure
  const failed = { call, status, statusText }
  if (O.isSome(problem) && problem.value === 'NO_ROAD') return { tag: 'NoRoad', ...failed }
  if (O.isSome(problem) && problem.value === 'OFF_THE_MAP') {
    return { tag: 'OffTheMap', ...failed }
  }
  return { tag: 'RequestFailed', ...failed }
}

const RETRIED: readonly RouteFault['tag'][] = [
  'RequestFailed',
  'Unreachable',
  'TimedOut',
  'HalfAnswer',
]

/** Tells whether asking again may help. */
export const isRetried = ({ tag }: RouteFault): boolean => RETRIED.includes(tag)
