// How fast roads, stations, places and pictures of the map are found, in this process.
import { either as E } from 'fp-ts'
import { decodePolyline } from '@evkit/engine/geo'
import { joinLines } from '@evkit/engine/internal/geo'
import { timeCall, type Figure } from '../../.config/measure.mjs'
import { CORRIDOR_WIDTH } from '../stations/along.js'
import { openMaps } from '../service/maps-store.js'

const LONDON = { lat: 51.5019, lng: -0.1187 }
const EDINBURGH = { lat: 55.9483, lng: -3.2191 }
const TYPED = ['Gothenburg', 'Stockholm', 'Newcastle upon Tyne', 'München'].flatMap((name) =>
  Array.from(name, (_, at) => name.slice(0, at + 1)),
)
const BEHIND_WATER = { lat: 56.88, lng: 16.66 }
const BEYOND_ROADS = { lat: 57.6348, lng: 18.2948 }
const BERLIN = { lat: 52.52, lng: 13.405 }
const MUNICH = { lat: 48.137, lng: 11.575 }
const COVERED = { box: { west: -12, south: 46, east: 20, north: 62 }, width: 700 }

const NANOSECONDS = 1e6
const MOST_SUGGESTIONS = 8

/** Measures roads, places and stations. */
export const measureRouting = (): readonly Figure[] => {
  const started = performance.now()
  const opened = openMaps(new URL('../', import.meta.url))
  if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
  const opening = performance.now() - started
  const { findRoad, findAlong, places, cutMap } = opened.right
  const road = findRoad(LONDON, EDINBURGH)
  if (E.isLeft(road)) throw new Error(road.left.reason)
  const line = joinLines(
    road.right.legs.flatMap(({ steps }) =>
      steps.flatMap(({ polyline }) => {
        const part = decodePolyline(polyline)
        return E.isRight(part) ? [part.right] : []
      }),
    ),
  )
  const milliseconds = (calls: number, call: (at: number) => number): number =>
    timeCall(calls, call) / NANOSECONDS
  return [
    {
      name: 'road from London to Edinburgh, drawn and encoded',
      value: milliseconds(200, () => findRoad(LONDON, EDINBURGH)._tag.length),
      unit: 'ms',
      atMost: 5,
    },
    {
      name: 'road from Berlin to Munich',
      value: milliseconds(200, () => findRoad(BERLIN, MUNICH)._tag.length),
      unit: 'ms',
      atMost: 5,
    },
    {
      name: 'road to Borgholm, over the bridge of its island',
      value: milliseconds(20, () => findRoad(LONDON, BEHIND_WATER)._tag.length),
      unit: 'ms',
      atMost: 100,
    },
    {
      name: 'road to Visby, which the roads do not reach',
      value: milliseconds(200, () => findRoad(LONDON, BEYOND_ROADS)._tag.length),
      unit: 'ms',
      atMost: 5,
    },
    {
      name: 'stations within 20 km of the road from London to Edinburgh',
      value: milliseconds(200, () => findAlong(line, CORRIDOR_WIDTH).count),
      unit: 'ms',
      atMost: 5,
    },
    {
      name: 'suggestions for a keystroke, 24,500 places',
      value: milliseconds(
        400,
        (at) => places.search(TYPED[at % TYPED.length] ?? '', MOST_SUGGESTIONS).length,
      ),
      unit: 'ms',
      atMost: 5,
    },
    {
      name: 'map of all that is covered, cut for a picture of 700 px',
      // Each view is another one, so that none is remembered.
      value: milliseconds(20, (at) => {
        const { box, width } = COVERED
        return cutMap({ box: { ...box, west: box.west - Math.random() - at }, width }).roads.length
      }),
      unit: 'ms',
      atMost: 100,
    },
    {
      name: 'roads, stations, places and map made ready',
      value: opening,
      unit: 'ms',
      atMost: 3000,
    },
  ]
}
