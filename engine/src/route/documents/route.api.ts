import * as t from 'io-ts'
import type { Endpoint } from '../../shared/index.js'
import type {
  PlaceDetails,
  PlaceRequest,
  ResolveAnswer,
  ResolveRequest,
  RouteAnswer,
  RouteRequest,
  SuggestAnswer,
  SuggestRequest,
} from '../route.types.js'
import { optional } from './optional.codec.js'
import {
  PlaceDetailsCodec,
  ResolveAnswerCodec,
  RouteAnswerCodec,
  SuggestAnswerCodec,
} from './route.codec.js'

/**
 * The middle path segment of every call unless a site configures another: the name of the maps service.
 *
 * @source T-API-14, D-T-18
 * @category constants
 */
export const DEFAULT_MAPS = 'maps'

/**
 * The road between two positions with the stations along it.
 *
 * @source T-API-01, T-API-02
 * @category endpoints
 */
export const routeEndpoint: Endpoint<RouteAnswer> = {
  method: 'GET',
  path: '/api/electrification/{maps}/get-route/{json}',
  parameters: [],
  reply: RouteAnswerCodec,
}

/**
 * The places two texts mean.
 *
 * @source T-API-03, T-API-04
 * @category endpoints
 */
export const resolveEndpoint: Endpoint<ResolveAnswer> = {
  method: 'GET',
  path: '/api/electrification/{maps}/origin-destination/{json}',
  parameters: [],
  reply: ResolveAnswerCodec,
}

/**
 * Suggestions for a text that is being typed; our own addition, on our own origin.
 *
 * @source T-ROUTE-04, T-ROUTE-05, T-API-13, E-T-21
 * @category endpoints
 */
export const suggestEndpoint: Endpoint<SuggestAnswer> = {
  method: 'GET',
  path: '/api/electrification/{maps}/suggest/{json}',
  parameters: [],
  reply: SuggestAnswerCodec,
}

/**
 * The details of a suggestion; our own addition, on our own origin.
 *
 * @source T-ROUTE-05, T-ROUTE-06, T-API-13, E-T-21
 * @category endpoints
 */
export const placeEndpoint: Endpoint<PlaceDetails> = {
  method: 'GET',
  path: '/api/electrification/{maps}/place/{json}',
  parameters: [],
  reply: PlaceDetailsCodec,
}

/**
 * Headers of every call but the one for places.
 *
 * @source T-API-01, D-T-18
 * @category constants
 */
export const ROUTE_HEADERS = { 'Content-Type': 'application/json' } as const

/**
 * Headers of the calls about places: private caching for seven days.
 *
 * @source T-API-03, T-CONST-39, D-T-18
 * @category constants
 */
export const PLACE_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'private, max-age=604800',
} as const

const Countries = t.readonlyArray(t.string)

/**
 * Codec of a refusal's body: one of the four codes and a reason in words for whoever reads the log. A place off the map is
 * named by its number in the order of the road, 0 for the origin, beside the countries whose roads are known.
 *
 * @source E-T-03, D-T-18, E-T-76
 * @category codecs
 */
export const RouteProblemCodec = t.type(
  {
    error: t.type({
      code: t.keyof({ BAD_REQUEST: null, NO_ROAD: null, OFF_THE_MAP: null, UNKNOWN_PLACE: null }),
      reason: t.string,
      place: /*#__PURE__*/ optional(t.number),
      covered: /*#__PURE__*/ optional(t.exact(t.type({ whole: Countries, part: Countries }))),
    }),
  },
  'RouteProblem',
)

// Fresh objects, so that members stand in the order the calls are specified with, whatever was handed in.
const ordered = ({ longitude, latitude }: RouteRequest['origin']): RouteRequest['origin'] => ({
  longitude,
  latitude,
})

/**
 * Writes the question for a road: origin before destination, longitude before latitude, no spaces; places in between
 * behind them, where there are any.
 *
 * @param request - Both ends and the places in between.
 * @returns JSON for the last segment of the address, not yet escaped.
 * @law A question that is written reads back as itself.
 * @source T-API-01, T-ROUTE-15, D-T-18, E-T-75
 *
 * @example The address of a call
 * ```ts
 * import { routeEndpoint, writeRouteRequest } from '@evkit/engine/route'
 * import { writeAddress } from '@evkit/engine/shared'
 *
 * const place = { latitude: 57.7, longitude: 11.97 }
 * const json = writeRouteRequest({ origin: place, destination: place, intermediates: [] })
 * json // => '{"origin":{"longitude":11.97,"latitude":57.7},"destination":{"longitude":11.97,"latitude":57.7}}'
 * writeAddress(routeEndpoint, { maps: 'maps', json }).slice(0, 52) // => '/api/electrification/maps/get-route/%7B%22origin%22%'
 * ```
 * @category constructors
 */
export const writeRouteRequest = ({ origin, destination, intermediates }: RouteRequest): string =>
  JSON.stringify({
    origin: ordered(origin),
    destination: ordered(destination),
    ...(intermediates.length === 0 ? {} : { intermediates: intermediates.map(ordered) }),
  })

/**
 * Writes the question what two texts mean: start before destination, no spaces.
 *
 * @param request - Both texts.
 * @returns JSON for the last segment of the address, not yet escaped.
 * @law A question that is written reads back as itself.
 * @source T-API-03, D-T-18
 *
 * @example Two texts
 * ```ts
 * import { writeResolveRequest } from '@evkit/engine/route'
 *
 * writeResolveRequest({ destination: 'Lund', start: 'A/B #1' }) // => '{"start":"A/B #1","destination":"Lund"}'
 * ```
 * @category constructors
 */
export const writeResolveRequest = ({ start, destination }: ResolveRequest): string =>
  JSON.stringify({ start, destination })

/**
 * Writes the question what a text that is being typed may mean.
 *
 * @param request - Text, language and session token.
 * @returns JSON for the last segment of the address, not yet escaped.
 * @law A question that is written reads back as itself.
 * @source T-ROUTE-05, T-API-13
 *
 * @example One letter
 * ```ts
 * import { writeSuggestRequest } from '@evkit/engine/route'
 *
 * writeSuggestRequest({ input: 'G', language: 'en', session: 's1' }) // => '{"input":"G","language":"en","session":"s1"}'
 * ```
 * @category constructors
 */
export const writeSuggestRequest = ({ input, language, session }: SuggestRequest): string =>
  JSON.stringify({ input, language, session })

/**
 * Writes the question for the details of a suggestion.
 *
 * @param request - Id, language and the session token the suggestion came with.
 * @returns JSON for the last segment of the address, not yet escaped.
 * @law A question that is written reads back as itself.
 * @source T-ROUTE-05, T-ROUTE-06, T-API-13
 *
 * @example A suggestion that was chosen
 * ```ts
 * import { writePlaceRequest } from '@evkit/engine/route'
 *
 * writePlaceRequest({ id: 'p1', language: 'en', session: 's1' }) // => '{"id":"p1","language":"en","session":"s1"}'
 * ```
 * @category constructors
 */
export const writePlaceRequest = ({ id, language, session }: PlaceRequest): string =>
  JSON.stringify({ id, language, session })
