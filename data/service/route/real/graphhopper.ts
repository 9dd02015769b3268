// Roads of GraphHopper: one line of all legs, precision 5; its details say which part of it is a ferry or a motorway.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodePolyline, type Line } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import type { AvoidableRoadKind, RoadKind } from '@evkit/engine/internal/route'
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
  type Piece,
} from './to-route.js'
import { OSM_CREDIT } from './valhalla.js'

const Instruction = t.intersection([
  t.type({
    distance: t.number,
    time: t.number,
    interval: t.tuple([t.number, t.number]),
    sign: t.number,
  }),
  t.partial({ street_name: t.string, street_ref: t.string }),
])

const Details = t.readonlyArray(
  t.tuple([t.number, t.number, t.union([t.string, t.number, t.boolean, t.null])]),
)

const Path = t.type({
  points: t.string,
  instructions: t.readonlyArray(Instruction),
  details: t.partial({ road_class: Details, road_environment: Details }),
})

const Found = t.type({ paths: t.readonlyArray(Path) })

const Refusal = t.type({ hints: t.readonlyArray(t.partial({ details: t.string })) })

type Path = t.TypeOf<typeof Path>
type Instruction = t.TypeOf<typeof Instruction>

const OK = 200
const MILLISECONDS = 60_000
/** The sign of the instruction at which a place in between is reached. */
const REACHED_VIA = 5

const isOn =
  (details: t.TypeOf<typeof Details> | undefined, wanted: string) =>
  (point: number): boolean =>
    (details ?? []).some(
      ([from, to, value]) => from <= point && point < to && String(value).toLowerCase() === wanted,
    )

const findKindOf = ({ road_class, road_environment }: Path['details']): FindKind => {
  const kinds: readonly (readonly [(point: number) => boolean, RoadKind])[] = [
    [isOn(road_environment, 'ferry'), 'ferry'],
    [isOn(road_environment, 'shuttle_train'), 'shuttle'],
    [isOn(road_class, 'motorway'), 'motorway'],
  ]
  return (point) => kinds.find(([isKind]) => isKind(point))?.[1] ?? 'trunk'
}

const toTurn = ({
  interval: [from, to],
  distance,
  time,
  street_ref = '',
  street_name = '',
}: Instruction): Turn => ({
  from,
  to,
  metres: distance,
  minutes: time / MILLISECONDS,
  road: street_ref === '' ? street_name : street_ref,
})

// A leg ends with the instruction that says so.
const splitLegs = (instructions: readonly Instruction[]): readonly (readonly Instruction[])[] =>
  instructions.reduce<readonly (readonly Instruction[])[]>(
    (legs, instruction) => [
      ...legs.slice(0, -1),
      [...(legs.at(-1) ?? []), instruction],
      ...(instruction.sign === REACHED_VIA ? [[]] : []),
    ],
    [[]],
  )

const listPieces = (line: Line, { instructions, details }: Path): readonly (readonly Piece[])[] => {
  const findKind = findKindOf(details)
  return splitLegs(instructions).map((leg) =>
    leg.flatMap((instruction) => cutByKind(line, toTurn(instruction), findKind)),
  )
}

// Undefined where its line cannot be read.
const readLegs = (path: Path): readonly (readonly Piece[])[] | undefined => {
  const line = decodePolyline(path.points)
  return E.isLeft(line) ? undefined : listPieces(line.right, path)
}

const readRefusal = ({ status, body }: Answer): RoadFault | Unavailable => {
  const refusal = decodeWith(Refusal, body)
  const hints = E.isRight(refusal) ? refusal.right.hints : []
  const names = (wanted: RegExp): boolean => hints.some(({ details = '' }) => wanted.test(details))
  if (names(/PointNotFoundException|PointOutOfBoundsException/))
    return { code: 'OFF_THE_MAP', reason: 'no road near an end' }
  if (names(/ConnectionNotFoundException/))
    return { code: 'NO_ROAD', reason: 'no road between the ends' }
  return { code: 'UNAVAILABLE', reason: `graphhopper: status ${status}` }
}

const readAnswer = (
  answer: Answer,
  request: RouteRequest,
): Either<RoadFault | Unavailable, FoundRoad> => {
  if (answer.status !== OK) return left(readRefusal(answer))
  const found = decodeWith(Found, answer.body)
  const [best, ...others] = E.isRight(found) ? found.right.paths.map(readLegs) : []
  if (best === undefined) return notUnderstood('graphhopper')
  const ways = [best, ...others.flatMap((legs) => (legs === undefined ? [] : [legs]))]
  return answerRoute('graphhopper', request, { ways, credit: OSM_CREDIT })
}

// What is avoided counts this much less: one is still taken where there is no other way.
const AVOIDED: Readonly<
  Record<AvoidableRoadKind, { readonly if: string; readonly multiply_by: string }>
> = {
  ferry: { if: 'road_environment == FERRY', multiply_by: '0.001' },
  motorway: { if: 'road_class == MOTORWAY', multiply_by: '0.05' },
}

const writeQuestion = (request: RouteRequest): string =>
  JSON.stringify({
    profile: 'car',
    points: listPositions(request).map(({ longitude, latitude }) => [longitude, latitude]),
    details: ['road_class', 'road_environment'],
    instructions: true,
    points_encoded: true,
    locale: 'en',
    ...(isAlternativeAsked(request)
      ? { algorithm: 'alternative_route', 'alternative_route.max_paths': ALTERNATIVES + 1 }
      : {}),
    ...(request.avoid.length === 0
      ? {}
      : {
          'ch.disable': true,
          custom_model: { priority: request.avoid.map((kind) => AVOIDED[kind]) },
        }),
  })

/** Finds roads with a GraphHopper at an address; with a key where it asks for one. */
export const createGraphHopper = (ask: Ask, base: string, key: string): RoutingService => {
  const url = `${base}/route${key === '' ? '' : `?key=${encodeURIComponent(key)}`}`
  const askFor = askForWays(async (request, signal) =>
    ask({ name: 'graphhopper', url, body: writeQuestion(request), signal }),
  )
  return async (request, signal) => {
    const answer = await askFor(request, signal)
    return E.isLeft(answer) ? answer : readAnswer(answer.right, request)
  }
}
