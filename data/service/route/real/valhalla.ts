// Roads of Valhalla: its answer has one line a leg, precision 6, and says which part of it belongs to which manoeuvre.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodePolyline, type Line } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import type { AvoidableRoadKind, Credit, RoadKind } from '@evkit/engine/internal/route'
import { decodeWith, left, type Either } from '@evkit/engine/shared'
import type { RoadFault } from '../../../roads/index.js'
import type { FoundRoad, RoutingService, Unavailable } from '../ports.js'
import { notUnderstood, type Answer, type Ask } from './ask.js'
import {
  ALTERNATIVES,
  answerRoute,
  askForWays,
  isAlternativeAsked,
  listPositions,
  MAX_SNAP,
  type Piece,
} from './to-route.js'

const Maneuver = t.intersection([
  t.type({
    length: t.number,
    time: t.number,
    begin_shape_index: t.number,
    end_shape_index: t.number,
  }),
  t.partial({
    street_names: t.readonlyArray(t.string),
    highway: t.boolean,
    ferry: t.boolean,
    rail_ferry: t.boolean,
    travel_mode: t.string,
  }),
])

const Trip = t.type({
  trip: t.type({
    legs: t.readonlyArray(t.type({ shape: t.string, maneuvers: t.readonlyArray(Maneuver) })),
  }),
})

const Found = t.intersection([Trip, t.partial({ alternates: t.readonlyArray(Trip) })])

const Refusal = t.type({ error_code: t.number })

type Maneuver = t.TypeOf<typeof Maneuver>

// What the numbers of its refusals mean to us.
const OFF_THE_MAP = [170, 171]
const NO_ROAD = [154, 442]

const OK = 200
const METRES = 1000
const SECONDS = 60
const STRIDE = 2

const kindOf = ({ ferry, rail_ferry, highway }: Maneuver): RoadKind => {
  if (rail_ferry === true) return 'shuttle'
  if (ferry === true) return 'ferry'
  return highway === true ? 'motorway' : 'trunk'
}

const toPiece = (line: Line, maneuver: Maneuver): Piece => ({
  line: line.slice(maneuver.begin_shape_index * STRIDE, (maneuver.end_shape_index + 1) * STRIDE),
  metres: maneuver.length * METRES,
  minutes: maneuver.time / SECONDS,
  road: maneuver.street_names?.[0] ?? '',
  kind: kindOf(maneuver),
})

// Undefined where one of its lines cannot be read.
const readLegs = ({ trip }: t.TypeOf<typeof Trip>): readonly (readonly Piece[])[] | undefined => {
  const legs: (readonly Piece[])[] = []
  for (const { shape, maneuvers } of trip.legs) {
    const line = decodePolyline(shape, 6)
    if (E.isLeft(line)) return undefined
    legs.push(maneuvers.map((maneuver) => toPiece(line.right, maneuver)))
  }
  return legs
}

// How much it likes a kind of road, 0 to 1; at 0 one is still taken where there is no other way.
const PREFERENCES: Readonly<Record<AvoidableRoadKind, string>> = {
  ferry: 'use_ferry',
  motorway: 'use_highways',
}

const toPreference = (kind: AvoidableRoadKind): readonly [name: string, liking: number] => [
  PREFERENCES[kind],
  0,
]

/** Writes the question for Valhalla. */
export const writeTripQuestion = (request: RouteRequest): string =>
  JSON.stringify({
    locations: listPositions(request).map(({ latitude, longitude }) => ({
      lat: latitude,
      lon: longitude,
      search_cutoff: MAX_SNAP,
    })),
    costing: 'auto',
    ...(request.avoid.length === 0
      ? {}
      : { costing_options: { auto: Object.fromEntries(request.avoid.map(toPreference)) } }),
    ...(isAlternativeAsked(request) ? { alternates: ALTERNATIVES } : {}),
    units: 'kilometers',
    language: 'en-US',
  })

/** Reads the answer of Valhalla: a road, why there is none, or that it is not understood. */
export const readTrip = (
  { status, body }: Answer,
  request: RouteRequest,
  credit: Credit,
): Either<RoadFault | Unavailable, FoundRoad> => {
  if (status !== OK) {
    const refusal = decodeWith(Refusal, body)
    const code = E.isRight(refusal) ? refusal.right.error_code : 0
    if (OFF_THE_MAP.includes(code)) {
      return left({ code: 'OFF_THE_MAP', reason: 'no road near an end' })
    }
    if (NO_ROAD.includes(code)) return left({ code: 'NO_ROAD', reason: 'no road between the ends' })
    return left({ code: 'UNAVAILABLE', reason: `valhalla: status ${status}` })
  }
  const found = decodeWith(Found, body)
  if (E.isLeft(found)) return notUnderstood('valhalla')
  const [best, ...others] = [found.right, ...(found.right.alternates ?? [])].map(readLegs)
  if (best === undefined) return notUnderstood('valhalla')
  return answerRoute('valhalla', request, {
    ways: [best, ...others.flatMap((legs) => (legs ? [legs] : []))],
    credit,
  })
}

/** The credit of roads of OpenStreetMap. */
export const OSM_CREDIT: Credit = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
  licence: 'ODbL 1.0',
  asOf: '',
}

/** Finds roads with a Valhalla at an address. */
export const createValhalla = (ask: Ask, base: string): RoutingService => {
  const askFor = askForWays(async (request, signal) =>
    ask({
      name: 'valhalla',
      url: `${base}/route?json=${encodeURIComponent(writeTripQuestion(request))}`,
      signal,
    }),
  )
  return async (request, signal) => {
    const answer = await askFor(request, signal)
    return E.isLeft(answer) ? answer : readTrip(answer.right, request, OSM_CREDIT)
  }
}
