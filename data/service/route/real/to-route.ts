// What real services answer, as a route of ours.
import { encodePolyline, findViewport, joinLines, type Corner, type Line } from '@evkit/engine/geo'
import type { RoadKind, Route, RouteRequest, RouteStep } from '@evkit/engine/route'
import { none, some, toUndefined } from '@evkit/engine/shared'

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

const toStep = ({ line, metres, minutes, road, kind }: Piece): RouteStep => ({
  polyline: encodePolyline(line),
  distance: some(Math.round(metres)),
  minutes: some(hundredths(minutes)),
  wait: none,
  road,
  kind,
  country: '',
})

const cornerOf = ({ latitude, longitude }: Corner): Corner => ({
  latitude: degrees(latitude),
  longitude: degrees(longitude),
})

/** Makes a route of legs in pieces; undefined when nothing in them can be drawn. */
export const toRoute = (legs: readonly (readonly Piece[])[]): Route | undefined => {
  const drawn = legs.map((pieces) => merge(pieces.filter(({ line }) => line.length >= 4)))
  const lines = drawn.flat().map(({ line }) => line)
  const viewport = toUndefined(findViewport(joinLines(lines)))
  if (viewport === undefined) return undefined
  const steps = drawn.map((pieces) => pieces.map(toStep))
  const sum = (of: 'metres' | 'minutes'): number =>
    drawn.flat().reduce((total, piece) => total + piece[of], 0)
  return {
    viewport: { low: cornerOf(viewport.low), high: cornerOf(viewport.high) },
    legs: steps.map((one) => ({ steps: one })),
    distance: some(Math.round(sum('metres'))),
    minutes: some(hundredths(sum('minutes'))),
  }
}
