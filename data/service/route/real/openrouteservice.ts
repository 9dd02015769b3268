// Roads of openrouteservice: one line of all legs, precision 5, and a segment for each; way categories say what is what.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodePolyline } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import type { AvoidableRoadKind } from '@evkit/engine/internal/route'
import { decodeWith, left, type Either } from '@evkit/engine/shared'
import type { RoadFault } from '../../../roads/index.js'
import type { FoundRoad, RoutingService, Unavailable } from '../ports.js'
import { notUnderstood, type Answer, type Ask } from './ask.js'
import { cutByKind, type FindKind, type Turn } from './cut-by-kind.js'
import {
  ALTERNATIVES,
  answerRoute,
  askForWays,
  isAlternativeAsked,
  listPositions,
  MAX_SNAP,
  type Piece,
} from './to-route.js'
import { OSM_CREDIT } from './valhalla.js'

const Step = t.intersection([
  t.type({
    distance: t.number,
    duration: t.number,
    way_points: t.tuple([t.number, t.number]),
  }),
  t.partial({ name: t.string }),
])

const Found = t.type({
  routes: t.readonlyArray(
    t.intersection([
      t.type({
        geometry: t.string,
        segments: t.readonlyArray(t.type({ steps: t.readonlyArray(Step) })),
      }),
      t.partial({
        extras: t.partial({
          waycategory: t.type({ values: t.readonlyArray(t.tuple([t.number, t.number, t.number])) }),
        }),
      }),
    ]),
  ),
})

const Refusal = t.type({ error: t.type({ code: t.number }) })

type Route = t.TypeOf<typeof Found>['routes'][number]

const OK = 200
const SECONDS = 60
// What the numbers of its refusals mean to us.
const OFF_THE_MAP = [2010]
const NO_ROAD = [2009, 2016]

// Bits of the category of a way.
const HIGHWAY = 1
const FERRY = 8

const findKindOf = ({ extras }: Route): FindKind => {
  const values = extras?.waycategory?.values ?? []
  return (point) => {
    const category = values.find(([from, to]) => from <= point && point < to)?.[2] ?? 0
    if ((category & FERRY) !== 0) return 'ferry'
    return (category & HIGHWAY) === 0 ? 'trunk' : 'motorway'
  }
}

// A way without a name is called a hyphen.
const toTurn = ({
  way_points: [from, to],
  distance,
  duration,
  name,
}: t.TypeOf<typeof Step>): Turn => ({
  from,
  to,
  metres: distance,
  minutes: duration / SECONDS,
  road: name === undefined || name === '-' ? '' : name,
})

const codeOf = ({ body }: Answer): number => {
  const refusal = decodeWith(Refusal, body)
  return E.isRight(refusal) ? refusal.right.error.code : 0
}

const readRefusal = (answer: Answer): RoadFault | Unavailable => {
  const code = codeOf(answer)
  if (OFF_THE_MAP.includes(code)) return { code: 'OFF_THE_MAP', reason: 'no road near an end' }
  if (NO_ROAD.includes(code)) return { code: 'NO_ROAD', reason: 'no road between the ends' }
  return { code: 'UNAVAILABLE', reason: `openrouteservice: status ${answer.status}` }
}

// Undefined where its line cannot be read.
const readLegs = (route: Route): readonly (readonly Piece[])[] | undefined => {
  const line = decodePolyline(route.geometry)
  if (E.isLeft(line)) return undefined
  const findKind = findKindOf(route)
  return route.segments.map(({ steps }) =>
    steps.flatMap((step) => cutByKind(line.right, toTurn(step), findKind)),
  )
}

const readAnswer = (
  answer: Answer,
  request: RouteRequest,
): Either<RoadFault | Unavailable, FoundRoad> => {
  if (answer.status !== OK) return left(readRefusal(answer))
  const found = decodeWith(Found, answer.body)
  const [best, ...others] = E.isRight(found) ? found.right.routes.map(readLegs) : []
  if (best === undefined) return notUnderstood('openrouteservice')
  const ways = [best, ...others.flatMap((legs) => (legs === undefined ? [] : [legs]))]
  return answerRoute('openrouteservice', request, { ways, credit: OSM_CREDIT })
}

const FEATURES: Readonly<Record<AvoidableRoadKind, string>> = {
  ferry: 'ferries',
  motorway: 'highways',
}

const writeQuestion = (request: RouteRequest): string => {
  const positions = listPositions(request)
  return JSON.stringify({
    coordinates: positions.map(({ longitude, latitude }) => [longitude, latitude]),
    radiuses: positions.map(() => MAX_SNAP),
    instructions: true,
    extra_info: ['waycategory'],
    ...(isAlternativeAsked(request)
      ? { alternative_routes: { target_count: ALTERNATIVES + 1 } }
      : {}),
    ...(request.avoid.length === 0
      ? {}
      : { options: { avoid_features: request.avoid.map((kind) => FEATURES[kind]) } }),
  })
}

const isWithout = (answer: Answer): boolean => [...OFF_THE_MAP, ...NO_ROAD].includes(codeOf(answer))

/** Finds roads with an openrouteservice at an address; with a key where it asks for one. */
export const createOpenRouteService = (ask: Ask, base: string, key: string): RoutingService => {
  const askFor = askForWays(async (request, signal) =>
    ask({
      name: 'openrouteservice',
      url: `${base}/v2/directions/driving-car/json`,
      body: writeQuestion(request),
      ...(key === '' ? {} : { headers: { Authorization: key } }),
      signal,
    }),
  )
  return async (request, signal) => {
    const first = await askFor(request, signal)
    if (E.isLeft(first)) return first
    // It leaves out what is avoided altogether: where that leaves no road, all of them are asked for.
    if (request.avoid.length === 0 || !isWithout(first.right))
      return readAnswer(first.right, request)
    const second = await askFor({ ...request, avoid: [] }, signal)
    return E.isLeft(second) ? second : readAnswer(second.right, request)
  }
}
