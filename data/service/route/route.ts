// The four calls of the route planner over HTTP. A question stands in the last segment of the path, as JSON.
import type { Context, Hono } from 'hono'
import type * as t from 'io-ts'
import { either as E, option as O } from 'fp-ts'
import { RouteAnswerCodec, type RouteProblem } from '@evkit/engine/route'
import {
  routeEndpoint,
  DEFAULT_MAPS,
  PLACE_HEADERS,
  PlaceDetailsCodec,
  placeEndpoint,
  ResolveAnswerCodec,
  resolveEndpoint,
  SuggestAnswerCodec,
  suggestEndpoint,
} from '@evkit/engine/internal/route'
import { left, matchAddress, right, type Either, type Endpoint } from '@evkit/engine/shared'
import { findLanguage, type Language } from '../../places/index.js'
import { refuse } from '../reply.js'
import type { Admission } from '../admission.js'
import { sendBusy } from '../failures.js'
import type { Maps, NoRoad } from './ports.js'
import {
  PlaceRequestCodec,
  readRequest,
  ResolveRequestCodec,
  RouteRequestCodec,
  SuggestRequestCodec,
} from './route-requests.js'
import { joinAnswer, lineOf } from './road-answer.js'

/** Settings of the calls. */
export interface RouteOptions {
  /** The segment of the path that names the maps service. */
  readonly maps?: string
  /** Who is let in to what takes long. */
  readonly inTurn: Admission['inTurn']
}

/** [s] How long a browser may keep a road: stations come and go. */
const ROAD_AGE = 3600
const ROAD_CACHE = `private, max-age=${ROAD_AGE}`

interface Refusal extends Pick<NoRoad, 'place' | 'covered'> {
  readonly code: RouteProblem
  readonly reason: string
}

const STATUS = { BAD_REQUEST: 400, NO_ROAD: 404, OFF_THE_MAP: 404, UNKNOWN_PLACE: 404 } as const

const TITLES: Readonly<Record<RouteProblem, string>> = {
  BAD_REQUEST: 'The question cannot be read',
  NO_ROAD: 'No road',
  OFF_THE_MAP: 'Off the map',
  UNKNOWN_PLACE: 'No such place',
}

const send = (context: Context, error: Refusal): Response =>
  refuse(context, { status: STATUS[error.code], title: TITLES[error.code], error })

const answer = (context: Context, body: unknown, cache: string): Response => {
  context.header('Content-Type', 'application/json; charset=utf-8')
  context.header('Cache-Control', cache)
  context.header('Vary', 'Accept-Language', { append: true })
  return context.body(JSON.stringify(body))
}

/** One call: what is asked, and how it is answered. */
interface Call<Request> {
  readonly endpoint: Endpoint<unknown>
  readonly request: t.Decoder<unknown, Request>
  readonly cache: string
  /** Encoded answer, or why there is none. */
  readonly respond: (
    request: Request,
    signal: AbortSignal,
    language: Language,
  ) => Promise<Either<Refusal, unknown>>
}

// The path as it was sent, so that it is unescaped once and only once. The reason names what was wrong, never what it was.
const readQuestion = <Request>(
  context: Context,
  { endpoint, request }: Call<Request>,
): Either<Refusal, Request> => {
  const values = matchAddress(endpoint, new URL(context.req.url).pathname)
  const json = O.isSome(values) ? values.value['json'] : undefined
  if (json === undefined)
    return left({ code: 'BAD_REQUEST', reason: 'a broken escape in the path' })
  const read = readRequest(request, json)
  if (E.isRight(read)) return read
  const reasons = read.left.map(({ path, expected }) =>
    [path, `expected ${expected}`].filter((part) => part !== '').join(': '),
  )
  return left({ code: 'BAD_REQUEST', reason: reasons.join('; ') })
}

type Options = Required<RouteOptions>

const add = <Request>(app: Hono, { maps, inTurn }: Options, call: Call<Request>): void => {
  const path = call.endpoint.path.replace('{maps}', maps).replace('{json}', ':json')
  app.get(path, async (context) => {
    const question = readQuestion(context, call)
    if (E.isLeft(question)) return send(context, question.left)
    const done = await inTurn('roads', context, async () =>
      call.respond(
        question.right,
        context.req.raw.signal,
        findLanguage(context.req.header('Accept-Language')),
      ),
    )
    if (E.isLeft(done)) return sendBusy(context)
    const found = done.right
    return E.isLeft(found) ? send(context, found.left) : answer(context, found.right, call.cache)
  })
}

const roadCall = ({
  findRoute,
  findStations,
  findCoverage,
}: Maps): Call<t.TypeOf<typeof RouteRequestCodec>> => ({
  endpoint: routeEndpoint,
  request: RouteRequestCodec,
  cache: ROAD_CACHE,
  respond: async (request, signal) => {
    const road = await findRoute(request, signal)
    if (E.isLeft(road)) return road
    const stations = await findStations(lineOf(road.right.route), signal)
    return right(RouteAnswerCodec.encode(joinAnswer(road.right, stations, findCoverage)))
  },
})

const resolveCall = ({ findPlaces }: Maps): Call<t.TypeOf<typeof ResolveRequestCodec>> => ({
  endpoint: resolveEndpoint,
  request: ResolveRequestCodec,
  cache: PLACE_HEADERS['Cache-Control'],
  respond: async ({ start, destination }, signal, language) => {
    const [from, to] = await Promise.all([
      findPlaces(start, signal, language),
      findPlaces(destination, signal, language),
    ])
    const credits = new Map([...from.credits, ...to.credits].map((credit) => [credit.text, credit]))
    return right(
      ResolveAnswerCodec.encode({
        start: from,
        destination: to,
        credits: [...credits.values()],
      }),
    )
  },
})

const suggestCall = ({ suggest }: Maps): Call<t.TypeOf<typeof SuggestRequestCodec>> => ({
  endpoint: suggestEndpoint,
  request: SuggestRequestCodec,
  cache: PLACE_HEADERS['Cache-Control'],
  respond: ({ input }, _signal, language) =>
    Promise.resolve(right(SuggestAnswerCodec.encode(suggest(input, language)))),
})

const placeCall = ({ findPlace }: Maps): Call<t.TypeOf<typeof PlaceRequestCodec>> => ({
  endpoint: placeEndpoint,
  request: PlaceRequestCodec,
  cache: PLACE_HEADERS['Cache-Control'],
  respond: ({ id }, _signal, language) => {
    const place = findPlace(id, language)
    return Promise.resolve(
      place === undefined
        ? left({ code: 'UNKNOWN_PLACE', reason: 'no place has this id' })
        : right(PlaceDetailsCodec.encode(place)),
    )
  },
})

/** Adds the calls of the route planner to a service. */
export const mountRoute = (
  app: Hono,
  ports: Maps,
  { maps = DEFAULT_MAPS, inTurn }: RouteOptions,
): void => {
  add(app, { maps, inTurn }, roadCall(ports))
  add(app, { maps, inTurn }, resolveCall(ports))
  add(app, { maps, inTurn }, suggestCall(ports))
  add(app, { maps, inTurn }, placeCall(ports))
}
