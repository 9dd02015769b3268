// What real services answer, as a route of ours.
import { either as E } from 'fp-ts'
import { encodePolyline, measureDistance, type Line } from '@evkit/engine/geo'
import { findViewport, joinLines, type Corner } from '@evkit/engine/internal/geo'
import type { Route, RouteRequest } from '@evkit/engine/route'
import type { Credit, RoadKind, RouteStep } from '@evkit/engine/internal/route'
import { left, none, right, some, toUndefined, type Either } from '@evkit/engine/shared'
import { isAlternative, MAX_ACCESS, type RoadFault } from '../../../roads/index.js'
import type { FoundRoad, Unavailable } from '../ports.js'
import { notUnderstood, type Ask } from './ask.js'
import { cutAtBorders, findCountry } from './borders.js'

/** Lists the places of a question in the order they are passed. */
export const listPositions = ({
  origin,
  intermediates,
  destination,
}: RouteRequest): readonly Corner[] => [origin, ...intermediates, destination]

/** One piece of a road. */
export interface Piece {
  readonly line: Line
  /** [m] */
  readonly metres: number
  /** [min] */
  readonly minutes: number
  readonly road: string
  readonly kind: RoadKind
}

const STEPS = 100_000
const HUNDREDTHS = 100

const degrees = (value: number): number => Math.round(value * STEPS) / STEPS
const hundredths = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS

const join = (one: Piece, other: Piece): Piece => ({
  ...one,
  line: Float64Array.from([...one.line, ...other.line.slice(2)]),
  metres: one.metres + other.metres,
  minutes: one.minutes + other.minutes,
})

// Turns on the same road are one step.
const merge = (pieces: readonly Piece[]): readonly Piece[] => {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last?.road === piece.road && last.kind === piece.kind) {
      merged[merged.length - 1] = join(last, piece)
    } else merged.push(piece)
  }
  return merged
}

const toStep = ({
  line,
  metres,
  minutes,
  road,
  kind,
  country,
}: Piece & { readonly country: string }): RouteStep => ({
  polyline: encodePolyline(line),
  distance: some(Math.round(metres)),
  minutes: some(hundredths(minutes)),
  wait: none,
  road,
  kind,
  country,
})

const cornerOf = ({ latitude, longitude }: Corner): Corner => ({
  latitude: degrees(latitude),
  longitude: degrees(longitude),
})

// Undefined when nothing in the legs can be drawn.
const toRoute = (legs: readonly (readonly Piece[])[]): Route | undefined => {
  const drawn = legs.map((pieces) => merge(pieces.filter(({ line }) => line.length >= 4)))
  const lines = drawn.flat().map(({ line }) => line)
  const viewport = toUndefined(findViewport(joinLines(lines)))
  if (viewport === undefined) return undefined
  const steps = drawn.map((pieces) =>
    pieces.flatMap((piece) => cutAtBorders(piece, findCountry)).map(toStep),
  )
  const sum = (of: 'metres' | 'minutes'): number =>
    drawn.flat().reduce((total, piece) => total + piece[of], 0)
  return {
    viewport: { low: cornerOf(viewport.low), high: cornerOf(viewport.high) },
    legs: steps.map((one) => ({ steps: one })),
    distance: some(Math.round(sum('metres'))),
    minutes: some(hundredths(sum('minutes'))),
  }
}

const METRES = 1000
/** [m] How far from a place that was asked for a road may begin or end. */
export const MAX_SNAP = MAX_ACCESS * METRES

const isFar = ({ latitude, longitude }: Corner, lat = latitude, lng = longitude): boolean =>
  measureDistance({ lat: latitude, lng: longitude }, { lat, lng }) > MAX_SNAP

// A service takes a place at sea to the nearest coast, however far that is, and says nothing.
const findStray = (
  positions: readonly Corner[],
  legs: readonly (readonly Piece[])[],
): number | undefined => {
  for (const [at, pieces] of legs.entries()) {
    const line = joinLines(pieces.map((piece) => piece.line))
    const [from, to] = [positions[at], positions[at + 1]]
    if (from !== undefined && isFar(from, line[0], line[1])) return at
    if (to !== undefined && isFar(to, line.at(-2), line.at(-1))) return at + 1
  }
  return undefined
}

type Legs = readonly (readonly Piece[])[]

type Answered = Either<RoadFault | Unavailable, FoundRoad>

// The answer of what a service found, unless that is the answer to another question.
const answerOne = (
  name: string,
  request: RouteRequest,
  { legs, credit }: { readonly legs: Legs; readonly credit: Credit },
): Answered => {
  const route = toRoute(legs)
  const positions = listPositions(request)
  if (route === undefined || legs.length !== positions.length - 1) return notUnderstood(name)
  const place = findStray(positions, legs)
  return place === undefined
    ? right({ route, credits: [credit] })
    : left({
        code: 'OFF_THE_MAP',
        reason: 'the road begins or ends far from what was asked',
        place,
      })
}
/** The roads a service found, the best first, and who they come from. */
interface Ways {
  readonly ways: readonly Legs[]
  readonly credit: Credit
}

/** [1] How many alternatives a service is asked for: of those that are too long or too alike none is taken. */
export const ALTERNATIVES = 2

/** Tells whether a question is one for alternatives: between two places and by none in between. */
export const isAlternativeAsked = ({ way, intermediates }: RouteRequest): boolean =>
  way !== undefined && intermediates.length === 0

const REFUSED = 400

/** Asks, and once more without alternatives where they are refused: some services have none for long roads. */
export const askForWays =
  (askFor: (request: RouteRequest, signal: AbortSignal) => ReturnType<Ask>): typeof askFor =>
  async (request, signal) => {
    const answer = await askFor(request, signal)
    return E.isRight(answer) && answer.right.status >= REFUSED && isAlternativeAsked(request)
      ? askFor({ ...request, way: undefined }, signal)
      : answer
  }

/** Makes the answer of what a service found: the first road, or the first alternative worth driving where that is asked for. */
export const answerRoute = (
  name: string,
  request: RouteRequest,
  { ways: [best = [], ...others], credit }: Ways,
): Answered => {
  const first = answerOne(name, request, { legs: best, credit })
  if (E.isLeft(first) || !isAlternativeAsked(request)) return first
  const second = others
    .map((legs) => answerOne(name, request, { legs, credit }))
    .find((other) => E.isRight(other) && isAlternative(first.right.route, other.right.route))
  return second === undefined
    ? first
    : E.map((found: FoundRoad) => ({
        ...found,
        route: { ...found.route, way: 'second' as const },
      }))(second)
}
