// Encoded lines, clusters and stations along a road; beside them other ways to do the same, in the same run.
import mapbox from '@mapbox/polyline'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { buffer } from '@turf/buffer'
import { either as E } from 'fp-ts'
import { decodePolyline, encodePolyline } from '../src/geo/polyline.js'
import { listAlong, toPointIndex } from '../src/geo/corridor.js'
import { listClusters, toClusterIndex, type ClusterView } from '../src/geo/cluster.js'
import { toCoordinates, toLine } from '../src/geo/line.js'
import type { LatLng } from '../src/geo/geo.types.js'
import { middle, timeCall, type Figure } from '../../.config/measure.mjs'
import { makeRoad, makeStations } from './route-samples.js'

const STATIONS = 500_000
const MANY = 100_000
const ROAD_POINTS = 5000
const WIDTH = 2000
const LOADS = { rounds: 5, warmUps: 1 }
// Some thousand calls go by before the short ones have settled.
const ROUNDS = { rounds: 15, warmUps: 20 }
const VIEWS = 300
const REPEATS = 200

const toFeature = ({ lat, lng }: LatLng) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
})

const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** [ms] of processor time of each call in every round; they take turns, so that what slows one slows the others. */
const timeInTurn = (
  calls: readonly (() => number)[],
  { rounds, warmUps }: { readonly rounds: number; readonly warmUps: number },
): readonly (readonly number[])[] => {
  const times = calls.map((): number[] => [])
  for (let round = -warmUps; round < rounds; round += 1) {
    calls.forEach((call, at) => {
      const started = processorTime()
      if (Number.isNaN(call())) throw new Error('A timed call gave no number')
      if (round >= 0) times[at]?.push(processorTime() - started)
    })
  }
  return times
}

const repeat = (call: () => number) => (): number => {
  let sum = 0
  for (let at = 0; at < REPEATS; at += 1) sum += call()
  return sum
}

// As a text comes from the network: in one piece, not put together of many.
const inOnePiece = (text: string): string => JSON.parse(JSON.stringify(text)) as string

const measureDecoding = (): readonly Figure[] => {
  const road = toLine(makeRoad(ROAD_POINTS))
  const steps = Array.from({ length: 100 }, (_, at) =>
    inOnePiece(encodePolyline(road.slice(at * 100, at * 100 + 100))),
  )
  const whole = [inOnePiece(encodePolyline(road))]
  const ours = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => {
      const decoded = decodePolyline(text)
      return sum + (E.isRight(decoded) ? decoded.right.length : Number.NaN)
    }, 0)
  return (
    [
      ['a road of 5000 points', whole],
      ['the same in 100 steps', steps],
    ] as const
  ).flatMap(([name, texts]) => {
    const times = timeInTurn(
      [() => ours(texts), () => texts.map((text) => mapbox.decode(text)).length].map(repeat),
      ROUNDS,
    )
    const [own = 0, box = 0] = times.map((one) => (middle(one) * 1000) / REPEATS)
    return [
      { name: `decoding ${name}, checked`, value: own, unit: 'µs', atMost: 1000 },
      { name: `peer: @mapbox/polyline, ${name}, unchecked`, value: box, unit: 'µs' },
    ]
  })
}

const makeViews = (stations: readonly LatLng[]): readonly ClusterView[] =>
  Array.from({ length: VIEWS }, (_, at) => {
    const zoom = 3 + (at % 14)
    const { lat, lng } = stations[(at * 7919) % stations.length] ?? { lat: 0, lng: 0 }
    const [width, height] = [(1200 / 256 / 2 ** zoom) * 360, (600 / 256 / 2 ** zoom) * 200]
    const low = { latitude: lat - height / 2, longitude: lng - width / 2 }
    const high = { latitude: lat + height / 2, longitude: lng + width / 2 }
    return { zoom, viewport: { low, high } }
  })

const measureClusters = (): readonly Figure[] =>
  [MANY, STATIONS].flatMap((count) => {
    const stations = makeStations(count)
    const [load = 0] = timeInTurn([() => toClusterIndex(stations).points.length], LOADS).map(middle)
    const index = toClusterIndex(stations)
    const views = makeViews(stations)
    const view = timeCall(VIEWS, (call) => {
      const one = views[call % VIEWS]
      return one === undefined ? Number.NaN : listClusters(index, one).length
    })
    const name = `clusters of ${count} stations`
    return [
      {
        name: `${name}: load`,
        value: load,
        unit: 'ms',
        ...(count === MANY ? { atMost: 1000 } : {}),
      },
      {
        name: `${name}: a part of a map, 1200 × 600`,
        value: view / 1000,
        unit: 'µs',
        atMost: 1000,
      },
    ]
  })

const measureCorridor = (): readonly Figure[] => {
  const stations = makeStations(STATIONS)
  const line = toLine(makeRoad(ROAD_POINTS))
  const [build = 0] = timeInTurn([() => toPointIndex(stations).points.length], LOADS).map(middle)
  const index = toPointIndex(stations)
  const [times = []] = timeInTurn(
    [() => listAlong(index, { line, width: WIDTH }).length].map(repeat),
    ROUNDS,
  )
  const own = middle(times) / REPEATS
  const features = stations.map(toFeature)
  const road = {
    type: 'Feature' as const,
    properties: {},
    geometry: {
      type: 'LineString' as const,
      coordinates: toCoordinates(line).map(([a, b]) => [a, b]),
    },
  }
  const started = processorTime()
  const area = buffer(road, WIDTH, { units: 'meters' })
  if (area === undefined) throw new Error('The road has no buffer')
  const buffered = processorTime() - started
  const inside = features.filter((feature) => booleanPointInPolygon(feature, area)).length
  const turf = processorTime() - started
  const found = listAlong(index, { line, width: WIDTH }).length
  return [
    {
      name: `stations along a road: making ${STATIONS} ready`,
      value: build,
      unit: 'ms',
      atMost: 250,
    },
    { name: 'stations along a road: a road of 5000 points', value: own, unit: 'ms', atMost: 5 },
    { name: 'stations found', value: found, unit: '', atLeast: 1 },
    { name: 'peer: @turf/buffer of the road', value: buffered, unit: 'ms' },
    { name: 'peer: the same and @turf/boolean-point-in-polygon', value: turf, unit: 'ms' },
    { name: 'peer: Turf, stations found', value: inside, unit: '' },
    {
      name: 'stations along a road: times faster than Turf',
      value: turf / own,
      unit: '×',
      atLeast: 3000,
    },
  ]
}

/** Measures decoding, clusters and stations along a road. */
export const measureRoute = (): readonly Figure[] => [
  ...measureDecoding(),
  ...measureCorridor(),
  ...measureClusters(),
]
