import { option as O } from 'fp-ts'
import {
  cutLine,
  findPointAlong,
  LINE_STRIDE,
  listPoints,
  measureLine,
  type LatLng,
  type Line,
} from '@evkit/engine/geo'
import {
  readRouteLine,
  ROUTE_FIELDS,
  type PartKind,
  type RouteAnswer,
  type RouteEnds,
  type RoutePartView,
  type RouteView,
} from '@evkit/engine/route'
import { toUndefined } from '@evkit/engine/shared'
import type { MapLine, MapLook, MapMark, MapScene } from '../map/index.js'

/** What a scene is made from. */
export interface RouteSceneInput {
  readonly view: Pick<RouteView, 'map' | 'stations' | 'reach'>
  /** Absent while there is no road. */
  readonly answer: RouteAnswer | undefined
  readonly ends: RouteEnds
  /** Where the map looks before any place is known. */
  readonly opening: MapLook
  /** Where it looks because of a road that was shown: there it stays when that one is gone. */
  readonly last?: MapLook | undefined
}

// Each part has a colour and a pattern of its own, as its meaning has in the list beside the map.
const LOOKS: Readonly<Record<PartKind, MapLine['look']>> = {
  reachable: 'reachable',
  afterStops: 'later',
  belowReserve: 'reserve',
  unreachable: 'beyond',
}

// [m] Where the road is drawn straight for longer, the map bends it over the ball.
const LONGEST_STRAIGHT = 50_000

interface Measured {
  readonly line: Line
  readonly along: Float64Array
}

const measured = new WeakMap<RouteAnswer, Measured>()

const measureRoad = (answer: RouteAnswer): Measured | undefined => {
  const known = measured.get(answer)
  if (known !== undefined) return known
  const road = toUndefined(readRouteLine(answer.route))
  if (road === undefined) return undefined
  const line = cutLine(road.line, LONGEST_STRAIGHT)
  const made = { line, along: measureLine(line) }
  measured.set(answer, made)
  return made
}

type Span = Pick<RoutePartView, 'drawnFrom' | 'drawnTo'>

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

const toLines = ({ view, answer }: RouteSceneInput): readonly MapLine[] => {
  const road = answer && measureRoad(answer)
  if (road === undefined) return []
  const { parts } = view.map
  return parts.length === 0
    ? [{ look: 'plain', points: listPoints(road.line) }]
    : parts.map((part) => ({ look: LOOKS[part.kind], points: cutPart(road, part) }))
}

const LETTERS = {
  origin: { look: 'start', text: 'A' },
  destination: { look: 'end', text: 'B' },
} as const

const toMarks = ({ view, ends }: RouteSceneInput): readonly MapMark[] => {
  const marks: readonly MapMark[] = ROUTE_FIELDS.flatMap((field) => {
    const { text, place } = ends[field]
    return O.isNone(place) ? [] : [{ ...place.value.location, ...LETTERS[field], name: text }]
  })
  const stops: readonly MapMark[] = (view.reach?.plan.stops ?? []).flatMap(
    ({ id, number, name }) => {
      const station = view.stations?.list.find((one) => one.id === id)
      if (station === undefined) return []
      const { lat, lng } = station
      return [{ lat, lng, look: 'stop', text: String(number), name }]
    },
  )
  return [...stops, ...marks]
}

// A map that opens on all its roads has nothing to show outside of them.
const isBeyond = ({ lat, lng }: LatLng, opening: MapLook): boolean => {
  if (opening.kind !== 'fit') return false
  const { low, high } = opening.viewport
  return lat < low.latitude || lat > high.latitude || lng < low.longitude || lng > high.longitude
}

const toLook = ({ view, ends, opening, last }: RouteSceneInput): MapLook => {
  const { viewport, zoom } = view.map
  if (viewport !== undefined) return { kind: 'fit', viewport }
  if (last !== undefined) return last
  const known = ROUTE_FIELDS.map((field) => toUndefined(ends[field].place)).find(
    (place) => place !== undefined,
  )
  return known === undefined || isBeyond(known.location, opening)
    ? opening
    : { kind: 'at', centre: known.location, zoom }
}

/**
 * What lies on the map: the road in parts, the stations along it, both ends and the stops. Without a road it looks at the
 * first place that is known; once a road was shown it stays where it looked.
 */
export const toRouteScene = (input: RouteSceneInput): MapScene => ({
  look: toLook(input),
  lines: toLines(input),
  stations: (input.view.stations?.list ?? []).map(({ id, name, lat, lng }) => ({
    id,
    name,
    lat,
    lng,
  })),
  circles: [],
  marks: toMarks(input),
})

// What of a view is on the map; the road itself goes by the answer it came with.
const keyOf = ({ view, ends }: RouteSceneInput): string =>
  JSON.stringify([
    view.map.parts.map(({ kind, drawnFrom, drawnTo }) => [kind, drawnFrom, drawnTo]),
    view.reach?.plan.stops.map(({ id }) => id),
    ROUTE_FIELDS.map((field) => toUndefined(ends[field].place)),
  ])

/** Makes scenes that are the same as long as nothing on the map has changed, and remembers where the last road was. */
export const routeSceneKeeper = (opening: MapLook) => {
  let last:
    | { readonly key: string; readonly answer: RouteAnswer | undefined; readonly scene: MapScene }
    | undefined
  let look: MapLook | undefined
  return (parts: Omit<RouteSceneInput, 'opening' | 'last'>): MapScene => {
    const input = { ...parts, opening, last: look }
    const key = keyOf(input)
    if (last?.key === key && last.answer === parts.answer) return last.scene
    const scene = toRouteScene(input)
    if (scene.look.kind === 'fit') look = scene.look
    last = { key, answer: parts.answer, scene }
    return scene
  }
}
