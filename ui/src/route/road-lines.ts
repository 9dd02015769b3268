import { LINE_STRIDE, type LatLng, type Line } from '@evkit/engine/geo'
import { cutLine, findPointAlong, listPoints, measureLine } from '@evkit/engine/internal/geo'
import type { RouteAnswer, RouteView, TripSettings } from '@evkit/engine/route'
import {
  listModelled,
  listUsable,
  readRouteLine,
  type PartKind,
  type RoutePartView,
} from '@evkit/engine/internal/route'
import { toUndefined } from '@evkit/engine/shared'
import type { MapLine, MapStation } from '../map/index.js'

// Each part has a colour and a pattern of its own, as its meaning has in the list beside the map.
const LOOKS: Readonly<Record<PartKind, MapLine['look']>> = {
  high: 'high',
  middle: 'middle',
  low: 'low',
  reserve: 'reserve',
  beyond: 'beyond',
  carried: 'carried',
}

// [m] Where the road is drawn straight for longer, the map bends it over the ball.
const LONGEST_STRAIGHT = 50_000

type Span = Pick<RoutePartView, 'drawnFrom' | 'drawnTo'>

interface Measured {
  readonly line: Line
  readonly along: Float64Array
  /** What of it nobody surveyed. */
  readonly modelled: readonly Span[]
}

const measured = new WeakMap<RouteAnswer, Measured>()

const measureRoad = (answer: RouteAnswer): Measured | undefined => {
  const known = measured.get(answer)
  if (known !== undefined) return known
  const road = toUndefined(readRouteLine(answer.route))
  if (road === undefined) return undefined
  const line = cutLine(road.line, LONGEST_STRAIGHT)
  const made = { line, along: measureLine(line), modelled: listModelled(road) }
  measured.set(answer, made)
  return made
}

const cutPart = ({ line, along }: Measured, { drawnFrom, drawnTo }: Span): readonly LatLng[] => {
  const first = along.findIndex((metres) => metres > drawnFrom)
  const end = along.findIndex((metres) => metres >= drawnTo)
  const within =
    first < 0
      ? line.subarray(0, 0)
      : line.subarray(first * LINE_STRIDE, end < 0 ? undefined : end * LINE_STRIDE)
  const at = (metres: number): readonly LatLng[] => {
    const point = toUndefined(findPointAlong(line, along, metres))
    return point === undefined ? [] : [point]
  }
  return [...at(drawnFrom), ...listPoints(within), ...at(drawnTo)]
}

/** What is drawn of a road: its parts, or the whole of it while the range of the car is not known. */
export const toRoadLines = (
  { map: { parts } }: Pick<RouteView, 'map'>,
  answer: RouteAnswer,
): readonly MapLine[] => {
  const road = measureRoad(answer)
  if (road === undefined) return []
  const lines: readonly MapLine[] =
    parts.length === 0
      ? [{ look: 'plain', points: listPoints(road.line) }]
      : parts.map((part) => ({ look: LOOKS[part.kind], points: cutPart(road, part) }))
  const marked = road.modelled.map((span): MapLine => ({
    look: 'modelled',
    points: cutPart(road, span),
  }))
  return [...lines, ...marked]
}

/** The stations that are drawn of a road: those the plan may use. */
export const toRoadStations = (answer: RouteAnswer, trip: TripSettings): readonly MapStation[] =>
  listUsable(answer, trip).map(({ id, name, lat, lng }) => ({ id, name, lat, lng }))
