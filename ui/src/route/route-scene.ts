import { option as O } from 'fp-ts'
import type { LatLng } from '@evkit/engine/geo'
import type { RouteAnswer, RouteEnds, RouteView, TripSettings } from '@evkit/engine/route'
import { listVia } from '@evkit/engine/internal/route'
import { toUndefined } from '@evkit/engine/shared'
import { MOST_FREE, type MapLook, type MapMark, type MapScene } from '../map/index.js'
import type { LaterRoad, RoadParts } from './road-parts.types.js'

/** What a scene is made from. */
export interface RouteSceneInput {
  readonly view: Pick<RouteView, 'map' | 'stations' | 'reach'>
  /** Absent while there is no road. */
  readonly answer: RouteAnswer | undefined
  readonly ends: RouteEnds
  readonly trip: TripSettings
  /** What draws a road; there before any road is. */
  readonly road: Pick<RoadParts, 'toRoadLines' | 'toRoadStations'> | undefined
  /** Where the map looks before any place is known. */
  readonly opening: MapLook
  /** Where it looks because of a road that was shown: there it stays when that one is gone. */
  readonly last?: MapLook | undefined
}

// Places are lettered in the order they are driven by.
const LETTERS = 'ABCDEFGHIJ'

const listPlaces = ({ origin, via, destination }: RouteEnds): readonly MapMark[] =>
  [origin, ...listVia({ via }), destination].flatMap(({ text, place }, at, all): MapMark[] =>
    O.isNone(place)
      ? []
      : [
          {
            ...place.value.location,
            look: at === all.length - 1 ? 'end' : 'start',
            text: LETTERS[at] ?? '',
            name: text,
          },
        ],
  )

const toMarks = ({ view, ends }: RouteSceneInput): readonly MapMark[] => {
  const stops: readonly MapMark[] = (view.reach?.plan.stops ?? []).flatMap(
    ({ id, kind, number, name, at, isAssumedSite }) =>
      kind === 'stop' && at !== undefined
        ? [{ ...at, id, look: isAssumedSite ? 'assumed' : 'stop', text: String(number), name }]
        : [],
  )
  return [...stops, ...listPlaces(ends)]
}

// A map that opens on all its roads has nothing to show outside of them.
const isBeyond = ({ lat, lng }: LatLng, opening: MapLook): boolean => {
  if (opening.kind !== 'fit') return false
  const { low, high } = opening.viewport
  return lat < low.latitude || lat > high.latitude || lng < low.longitude || lng > high.longitude
}

const placesOf = (ends: RouteEnds) =>
  [ends.origin, ...ends.via, ends.destination].map(({ place }) => toUndefined(place))

const toLook = ({ view, ends, opening, last }: RouteSceneInput): MapLook => {
  const { viewport, zoom } = view.map
  if (viewport !== undefined) return { kind: 'fit', viewport }
  if (last !== undefined) return last
  const known = placesOf(ends).find((place) => place !== undefined)
  return known === undefined || isBeyond(known.location, opening)
    ? opening
    : { kind: 'at', centre: known.location, zoom }
}

// [°] A hundred metres: what a name takes up is more.
const FREE_STEPS = 1000

const roundFree = (degrees: number): number => Math.round(degrees * FREE_STEPS) / FREE_STEPS

// Names make room for the marks of a road first, then for the road itself, as far as an address of its places has room.
const withRoom = (look: MapLook, { marks, lines }: Omit<MapScene, 'look'>): MapLook => {
  if (look.kind === 'at' || lines.length === 0) return look
  const road = lines.flatMap(({ points }) => points)
  const step = Math.max(1, Math.ceil(road.length / Math.max(1, MOST_FREE - marks.length)))
  const free = [...marks, ...road.filter((_, at) => at % step === 0)]
    .slice(0, MOST_FREE)
    .map(({ lat, lng }) => ({ lat: roundFree(lat), lng: roundFree(lng) }))
  return { ...look, free }
}

/**
 * What lies on the map: the road in parts, the stations along it, both ends and the stops. Without a road it looks at the
 * first place that is known; once a road was shown it stays where it looked.
 */
export const toRouteScene = (input: RouteSceneInput): MapScene => {
  const things = {
    lines: (input.answer && input.road?.toRoadLines(input.view, input.answer)) ?? [],
    stations: (input.answer && input.road?.toRoadStations(input.answer, input.trip)) ?? [],
    circles: [],
    marks: toMarks(input),
  }
  return { ...things, look: withRoom(toLook(input), things) }
}

// What of a view is on the map; the road itself goes by the answer it came with.
const keyOf = ({ view, ends }: RouteSceneInput): string =>
  JSON.stringify([
    view.map.parts.map(({ kind, drawnFrom, drawnTo }) => [kind, drawnFrom, drawnTo]),
    view.reach?.plan.stops.map(({ id }) => id),
    placesOf(ends),
    view.stations?.heading,
    view.stations?.notes,
  ])

/** Makes scenes that are the same as long as nothing on the map has changed, and remembers where the last road was. */
export const routeSceneKeeper = ({
  opening,
  road,
}: {
  readonly opening: MapLook
  readonly road: LaterRoad
}) => {
  let last:
    | { readonly key: string; readonly answer: RouteAnswer | undefined; readonly scene: MapScene }
    | undefined
  let look: MapLook | undefined
  return (parts: Omit<RouteSceneInput, 'opening' | 'last' | 'road'>): MapScene => {
    const input = { ...parts, opening, road: road.find(), last: look }
    const key = keyOf(input)
    if (last?.key === key && last.answer === parts.answer) return last.scene
    const scene = toRouteScene(input)
    if (scene.look.kind === 'fit') look = scene.look
    last = { key, answer: parts.answer, scene }
    return scene
  }
}
