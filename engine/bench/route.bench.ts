// Encoded lines, clusters and stations along a road, each beside the published way to do it and in the same run.
import codec from '@googlemaps/polyline-codec'
import mapbox from '@mapbox/polyline'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { buffer } from '@turf/buffer'
import Supercluster from 'supercluster'
import {
  CLUSTERING,
  decodePolylines,
  encodePolyline,
  listAlong,
  listClusters,
  toClusterIndex,
  toCoordinates,
  toLine,
  toPointIndex,
} from '@evkit/engine/geo'
import { middle, timeCall, type Figure } from '../../.config/measure.mjs'
import { toFlatGrid } from './flat-grid.js'
import { makeRoad, makeStations } from './route-samples.js'

const STATIONS = 500_000
const ROAD_POINTS = 5000
const WIDTH = 2000
const LOADS = { rounds: 5, warmUps: 1 }
// Some thousand calls go by before the short ones have settled.
const ROUNDS = { rounds: 15, warmUps: 20 }
const VIEWS = 300
const REPEATS = 200

const toFeature = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
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

/** How often the first goes into the others, the fastest of them in each round; the middle of the rounds. */
const timesFaster = ([own = [], ...others]: readonly (readonly number[])[]): number =>
  middle(own.map((time, round) => Math.min(...others.map((one) => one[round] ?? 0)) / time))

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
  const ours = (texts: readonly string[]): number => {
    const decoded = decodePolylines(texts)
    return decoded._tag === 'Right' ? decoded.right.length : Number.NaN
  }
  const rows = (
    [
      ['a road of 5000 points', whole],
      ['the same in 100 steps', steps],
    ] as const
  ).map(([name, texts]) => {
    const times = timeInTurn(
      [
        () => ours(texts),
        () => texts.map((text) => codec.decode(text)).length,
        () => texts.map((text) => mapbox.decode(text)).length,
      ].map(repeat),
      ROUNDS,
    )
    const [own = 0, google = 0, box = 0] = times.map((one) => (middle(one) * 1000) / REPEATS)
    return { name, own, google, box, faster: timesFaster(times) }
  })
  return rows.flatMap(({ name, own, google, box, faster }) => [
    { name: `decoding ${name}`, value: own, unit: 'µs' },
    { name: `peer: @googlemaps/polyline-codec, ${name}`, value: google, unit: 'µs' },
    { name: `peer: @mapbox/polyline, ${name}`, value: box, unit: 'µs' },
    {
      name: `decoding ${name}: times faster than the faster of them`,
      value: faster,
      unit: '×',
      atLeast: 1,
    },
  ])
}

const measureClusters = (): readonly Figure[] => {
  const stations = makeStations(STATIONS)
  const features = stations.map(toFeature)
  const load = () => new Supercluster(CLUSTERING).load(features)
  const loads = timeInTurn(
    [() => toClusterIndex(stations).size, () => load().getClusters([0, 0, 1, 1], 0).length],
    LOADS,
  )
  const [own = 0, peer = 0] = loads.map(middle)
  const index = toClusterIndex(stations)
  const theirs = load()
  const deviations = index.levels.map((level, zoom) => {
    const expected = theirs.getClusters([-180, -85, 180, 85], zoom).length
    return (Math.abs(level.ids.length - expected) / expected) * 100
  })
  const views = Array.from({ length: VIEWS }, (_, at) => {
    const zoom = 3 + (at % 14)
    const { lat, lng } = stations[(at * 7919) % stations.length] ?? { lat: 0, lng: 0 }
    const [width, height] = [(1200 / 256 / 2 ** zoom) * 360, (600 / 256 / 2 ** zoom) * 200]
    return {
      zoom,
      west: lng - width / 2,
      east: lng + width / 2,
      south: lat - height / 2,
      north: lat + height / 2,
    }
  })
  const viewAt = (call: number) =>
    views[call % VIEWS] ?? { zoom: 0, west: 0, east: 0, south: 0, north: 0 }
  const ownView = timeCall(VIEWS, (call) => {
    const { zoom, west, east, south, north } = viewAt(call)
    const low = { latitude: south, longitude: west }
    const viewport = { low, high: { latitude: north, longitude: east } }
    return listClusters(index, { viewport, zoom }).length
  })
  const peerView = timeCall(VIEWS, (call) => {
    const { zoom, west, east, south, north } = viewAt(call)
    return theirs.getClusters([west, south, east, north], zoom).length
  })
  return [
    { name: `clusters of ${STATIONS} stations: load`, value: own, unit: 'ms' },
    { name: 'peer: supercluster, load', value: peer, unit: 'ms' },
    {
      name: 'clusters: load against supercluster',
      value: 1 / timesFaster(loads),
      unit: '×',
      atMost: 1,
    },
    {
      name: 'clusters: largest difference in their number at a zoom',
      value: Math.max(...deviations),
      unit: '%',
      atMost: 0.1,
    },
    { name: 'clusters: a part of a map, 1200 × 600', value: ownView / 1000, unit: 'µs' },
    { name: 'peer: supercluster, the same parts', value: peerView / 1000, unit: 'µs' },
    {
      name: 'clusters: part of a map against supercluster',
      value: ownView / peerView,
      unit: '×',
      atMost: 1,
    },
  ]
}

const measureCorridor = (): readonly Figure[] => {
  const stations = makeStations(STATIONS)
  const line = toLine(makeRoad(ROAD_POINTS))
  const [build = 0] = timeInTurn([() => toPointIndex(stations).points.length], LOADS).map(middle)
  const index = toPointIndex(stations)
  const grid = toFlatGrid(stations, WIDTH)
  const times = timeInTurn(
    [() => listAlong(index, { line, width: WIDTH }).length, () => grid(line).length].map(repeat),
    ROUNDS,
  )
  const [own = 0, flat = 0] = times.map((one) => middle(one) / REPEATS)
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
    { name: 'peer: flat grid made for one width', value: flat, unit: 'ms' },
    { name: 'peer: flat grid, stations found', value: grid(line).length, unit: '' },
    {
      name: 'stations along a road: against the flat grid',
      value: 1 / timesFaster(times),
      unit: '×',
      atMost: 1.5,
    },
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
