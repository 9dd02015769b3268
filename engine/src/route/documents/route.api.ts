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
 * and what is avoided behind them, where there are any, and which way it leads where that is the second.
 *
 * @source T-API-01, T-ROUTE-15, D-T-18, E-T-75, E-T-135, E-T-146
 */
export const writeRouteRequest = ({
  origin,
  destination,
  intermediates,
  avoid,
  way,
}: RouteRequest): string =>
  JSON.stringify({
    origin: ordered(origin),
    destination: ordered(destination),
    ...(intermediates.length === 0 ? {} : { intermediates: intermediates.map(ordered) }),
    ...(avoid.length === 0 ? {} : { avoid }),
    way,
  })

/**
 * Writes the question what two texts mean: start before destination, no spaces.
 *
 * @source T-API-03, D-T-18
 */
export const writeResolveRequest = ({ start, destination }: ResolveRequest): string =>
  JSON.stringify({ start, destination })

/**
 * Writes the question what a text that is being typed may mean.
 *
 * @source T-ROUTE-05, T-API-13
 */
export const writeSuggestRequest = ({ input, language, session }: SuggestRequest): string =>
  JSON.stringify({ input, language, session })

/**
 * Writes the question for the details of a suggestion.
 *
 * @source T-ROUTE-05, T-ROUTE-06, T-API-13
 */
export const writePlaceRequest = ({ id, language, session }: PlaceRequest): string =>
  JSON.stringify({ id, language, session })
