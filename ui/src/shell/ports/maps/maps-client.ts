// Asks the calls of the route planner from the browser; every failure is an answer, nothing throws. Only our own origin
// is asked.
import { either as E, function as F, option as O } from 'fp-ts'
import type { RangePlaceReply } from '@evkit/engine/range'
import type {
  Place,
  PlaceDetails,
  PlaceRequest,
  RequestFailure,
  ResolveAnswer,
  ResolveRequest,
  RouteAnswer,
  RouteProblem,
  RouteRequest,
  SuggestAnswer,
  SuggestRequest,
} from '@evkit/engine/route'
import {
  routeEndpoint,
  findPlace,
  PLACE_HEADERS,
  placeEndpoint,
  resolveEndpoint,
  ROUTE_HEADERS,
  RouteProblemCodec,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '@evkit/engine/internal/route'
import {
  decodeWith,
  left,
  none,
  right,
  some,
  writeAddress,
  type Either,
  type Endpoint,
  type Option,
} from '@evkit/engine/shared'
import type { UserPlace } from '@evkit/engine/site'

/** What the client of the maps is given. */
export interface MapsClientInput {
  /** The segment of the path that names the maps service. */
  readonly maps: string
  /** Language of the page: places are named in it. */
  readonly language?: string
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
}

/** An answer, or why there is none. */
export type MapsAnswer<Reply> = Promise<Either<RequestFailure, Reply>>

interface Question<Reply> {
  readonly endpoint: Endpoint<Reply>
  readonly json: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

const readBody = async (answer: Response): Promise<unknown> => {
  try {
    return await answer.json()
  } catch {
    return undefined // no JSON: what is wrong is told by the codec
  }
}

const readProblem = (body: unknown): Option<RouteProblem> => {
  const read = decodeWith(RouteProblemCodec, body)
  return E.isRight(read) ? some(read.right.error.code) : none
}

const ask = async <Reply>(
  input: MapsClientInput,
  { endpoint, json, headers, signal }: Question<Reply>,
): MapsAnswer<Reply> => {
  try {
    const address = writeAddress(endpoint, { maps: input.maps, json })
    const answer = await input.fetch(address, {
      headers: { ...headers, 'Accept-Language': input.language ?? 'en' },
      signal,
    })
    const body = await readBody(answer)
    if (!answer.ok) {
      const { status, statusText } = answer
      return left({ kind: 'status', status, statusText, problem: readProblem(body) })
    }
    const read = decodeWith(endpoint.reply, body)
    return E.isRight(read) ? read : left({ kind: 'unreadable', path: read.left[0]?.path ?? '' })
  } catch (error) {
    return left({ kind: 'network', message: error instanceof Error ? error.message : 'unknown' })
  }
}

/** The four calls of the planner. */
export interface MapsClient {
  readonly route: (question: RouteRequest, signal: AbortSignal) => MapsAnswer<RouteAnswer>
  readonly resolve: (question: ResolveRequest, signal: AbortSignal) => MapsAnswer<ResolveAnswer>
  readonly suggest: (question: SuggestRequest, signal: AbortSignal) => MapsAnswer<SuggestAnswer>
  readonly place: (question: PlaceRequest, signal: AbortSignal) => MapsAnswer<PlaceDetails>
}

/** Makes what asks the four calls. */
export const createMapsClient = (input: MapsClientInput): MapsClient => ({
  route: (question, signal) =>
    ask(input, {
      endpoint: routeEndpoint,
      json: writeRouteRequest(question),
      headers: ROUTE_HEADERS,
      signal,
    }),
  resolve: (question, signal) =>
    ask(input, {
      endpoint: resolveEndpoint,
      json: writeResolveRequest(question),
      headers: PLACE_HEADERS,
      signal,
    }),
  suggest: (question, signal) =>
    ask(input, {
      endpoint: suggestEndpoint,
      json: writeSuggestRequest(question),
      headers: ROUTE_HEADERS,
      signal,
    }),
  place: (question, signal) =>
    ask(input, {
      endpoint: placeEndpoint,
      json: writePlaceRequest(question),
      headers: PLACE_HEADERS,
      signal,
    }),
})

/** Makes what asks our own origin in a browser. */
export const browserMapsClient = (maps: string): MapsClient =>
  createMapsClient({
    maps,
    language: document.documentElement.lang,
    fetch: (address, request) => fetch(address, request),
  })

const toUserPlace = ({ name, address, location }: Place): UserPlace => ({
  latitude: location.lat,
  longitude: location.lng,
  city: name,
  formattedAddress: address,
})

/** Makes what asks for the place a text means. */
export const createFindPlace =
  ({ resolve }: Pick<MapsClient, 'resolve'>) =>
  async (text: string, signal: AbortSignal): Promise<RangePlaceReply> => {
    const answer = await resolve({ start: text, destination: text }, signal)
    if (E.isLeft(answer)) return left(answer.left.kind)
    const place = answer.right.start.places.map(findPlace).find(O.isSome)
    return right(F.pipe(place ?? none, O.map(toUserPlace)))
  }
