// Roads of OSRM: every step has its own line, precision 5.
import * as t from 'io-ts'
import { either as E } from 'fp-ts'
import { decodePolyline } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import type { RoadKind } from '@evkit/engine/internal/route'
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
import { OSM_CREDIT } from './valhalla.js'

const Step = t.intersection([
  t.type({ geometry: t.string, distance: t.number, duration: t.number }),
  t.partial({
    name: t.string,
    ref: t.string,
    mode: t.string,
    intersections: t.readonlyArray(t.partial({ classes: t.readonlyArray(t.string) })),
  }),
])

const Found = t.type({
  routes: t.readonlyArray(
    t.type({ legs: t.readonlyArray(t.type({ steps: t.readonlyArray(Step) })) }),
  ),
})

const Code = t.type({ code: t.string })

type Step = t.TypeOf<typeof Step>
type Road = t.TypeOf<typeof Found>['routes'][number]

const SECONDS = 60

const kindOf = ({ mode, intersections = [] }: Step): RoadKind => {
  if (mode === 'ferry') return 'ferry'
  if (mode === 'train') return 'shuttle'
  return intersections.some(({ classes = [] }) => classes.includes('motorway'))
    ? 'motorway'
    : 'trunk'
}

const toPiece = (step: Step): Piece | undefined => {
  const line = decodePolyline(step.geometry)
  if (E.isLeft(line)) return undefined
  return {
    line: line.right,
    metres: step.distance,
    minutes: step.duration / SECONDS,
    road: step.ref ?? step.name ?? '',
    kind: kindOf(step),
  }
}

// Undefined where one of its lines cannot be read.
const readLegs = ({ legs }: Road): readonly (readonly Piece[])[] | undefined => {
  const read = legs.map(({ steps }) => steps.map(toPiece))
  return read.flat().includes(undefined)
    ? undefined
    : read.map((pieces) => pieces.flatMap((piece) => piece ?? []))
}

const readAnswer = (
  { status, body }: Answer,
  request: RouteRequest,
): Either<RoadFault | Unavailable, FoundRoad> => {
  const code = decodeWith(Code, body)
  if (E.isLeft(code)) return notUnderstood('osrm')
  if (code.right.code === 'NoRoute') {
    return left({ code: 'NO_ROAD', reason: 'no road between the ends' })
  }
  if (code.right.code === 'NoSegment') {
    return left({ code: 'OFF_THE_MAP', reason: 'no road near an end' })
  }
  if (code.right.code !== 'Ok') {
    return left({ code: 'UNAVAILABLE', reason: `osrm: status ${status}` })
  }
  const found = decodeWith(Found, body)
  const [best, ...others] = E.isRight(found) ? found.right.routes.map(readLegs) : []
  if (best === undefined) return notUnderstood('osrm')
  const ways = [best, ...others.flatMap((legs) => (legs === undefined ? [] : [legs]))]
  return answerRoute('osrm', request, { ways, credit: OSM_CREDIT })
}

const writePath = (request: RouteRequest): string =>
  listPositions(request)
    .map(({ longitude, latitude }) => `${longitude},${latitude}`)
    .join(';')

const writeQuestion = (request: RouteRequest, excluded: string): string => {
  const radiuses = listPositions(request)
    .map(() => MAX_SNAP)
    .join(';')
  const alternatives = isAlternativeAsked(request) ? `&alternatives=${ALTERNATIVES}` : ''
  const exclude = excluded === '' ? '' : `&exclude=${excluded}`
  return `${writePath(request)}?overview=false&steps=true&geometries=polyline&radiuses=${radiuses}${alternatives}${exclude}`
}

// It leaves out what is avoided altogether, and knows only the combinations its profile has: each kind alone as it comes.
const listExcluded = ({ avoid }: RouteRequest): readonly string[] => [
  ...new Set([avoid.join(','), ...avoid, '']),
]

const REFUSED = ['InvalidValue', 'NoRoute', 'NoSegment']

// Whether leaving something out is why there is no road.
const isRefused = ({ body }: Answer): boolean => {
  const code = decodeWith(Code, body)
  return E.isRight(code) && REFUSED.includes(code.right.code)
}

/** Finds roads with an OSRM at an address. */
export const createOsrm = (ask: Ask, base: string): RoutingService => {
  const askWithout = async (
    [excluded = '', ...others]: readonly string[],
    request: RouteRequest,
    signal: AbortSignal,
  ): ReturnType<RoutingService> => {
    const askFor = askForWays(async (asked, until) =>
      ask({
        name: 'osrm',
        url: `${base}/route/v1/driving/${writeQuestion(asked, excluded)}`,
        signal: until,
      }),
    )
    const answer = await askFor(request, signal)
    if (E.isLeft(answer)) return answer
    return others.length > 0 && isRefused(answer.right)
      ? askWithout(others, request, signal)
      : readAnswer(answer.right, request)
  }
  return async (request, signal) => askWithout(listExcluded(request), request, signal)
}
