// What the calls of the route planner may ask: pages write it, the service alone reads it.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import type {
  PlaceRequest,
  ResolveRequest,
  RouteRequest,
  SuggestRequest,
} from '@evkit/engine/route'
import {
  AVOIDABLE_ROADS,
  PositionCodec,
  type AvoidableRoadKind,
} from '@evkit/engine/internal/route'
import { decodeWith, left, type Either, type Issue } from '@evkit/engine/shared'

const LONGEST_TEXT = 200
const LONGEST_SESSION = 64
const LONGEST_JSON = 4096
const MOST_INTERMEDIATES = 8

const text = (longest: number) =>
  t.refinement(
    t.string,
    (value) => value.trim() !== '' && value.length <= longest,
    `text of 1 to ${longest} characters`,
  )

const Text = text(LONGEST_TEXT)
const Session = text(LONGEST_SESSION)
const English = t.literal('en')

// Absent where nothing is in it.
const listOf = <Item>(
  item: t.Type<Item, unknown>,
  most: number,
  name: string,
): t.Type<readonly Item[], unknown> => {
  const list = t.readonlyArray(item)
  return new t.Type<readonly Item[], unknown>(
    `at most ${most} ${name}`,
    list.is,
    (value, context) => {
      if (value === undefined) return t.success([])
      const read = list.validate(value, context)
      return E.isLeft(read) || read.right.length <= most ? read : t.failure(value, context)
    },
    list.encode,
  )
}

const Intermediates = listOf(PositionCodec, MOST_INTERMEDIATES, 'positions')

const Avoidable: t.Type<AvoidableRoadKind, unknown> = t.keyof({
  ferry: null,
  motorway: null,
})
const Avoid = listOf(Avoidable, AVOIDABLE_ROADS.length, 'kinds of road')

const isWay = (value: unknown): value is RouteRequest['way'] =>
  value === undefined || value === 'second'

// Absent for the first road.
const Way = new t.Type<RouteRequest['way'], unknown>(
  '"second"',
  isWay,
  (value, context) => (isWay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)

/**
 * Codec of the question for a road: coordinates on the globe, up to 8 places in between, what is avoided, and whether the
 * alternative is meant.
 *
 * @source T-API-01, D-T-18, E-T-75, E-T-135, E-T-146
 */
export const RouteRequestCodec: t.Type<RouteRequest, unknown> = t.exact(
  t.intersection([
    t.type({
      origin: PositionCodec,
      destination: PositionCodec,
      intermediates: Intermediates,
      avoid: Avoid,
    }),
    t.partial({ way: Way }),
  ]),
  'RouteRequest',
)

/**
 * Codec of the question what two texts mean: each 1 to 200 characters.
 *
 * @source T-API-03, D-T-18
 */
export const ResolveRequestCodec: t.Type<ResolveRequest, unknown> = t.exact(
  t.type({ start: Text, destination: Text }),
  'ResolveRequest',
)

/**
 * Codec of the question what a text that is being typed may mean, in English and with a session token.
 *
 * @source T-ROUTE-05, T-API-13, T-CONST-43
 */
export const SuggestRequestCodec: t.Type<SuggestRequest, unknown> = t.exact(
  t.type({ input: Text, language: English, session: Session }),
  'SuggestRequest',
)

/**
 * Codec of the question for the details of a suggestion.
 *
 * @source T-ROUTE-05, T-ROUTE-06, T-API-13
 */
export const PlaceRequestCodec: t.Type<PlaceRequest, unknown> = t.exact(
  t.type({ id: Text, language: English, session: Session }),
  'PlaceRequest',
)

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

/**
 * Reads the question in an address, already unescaped once: what the service asks of each call.
 *
 * @source T-API-01, T-API-03, D-T-18, E-T-38
 */
export const readRequest = <Request>(
  codec: t.Decoder<unknown, Request>,
  json: string,
): Either<readonly Issue[], Request> =>
  json.length > LONGEST_JSON
    ? left([{ path: '', expected: `at most ${LONGEST_JSON} characters`, actual: 'more' }])
    : decodeWith(codec, parseJson(json))
