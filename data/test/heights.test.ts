import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { encodePolyline, toLine } from '@evkit/engine/geo'
import { RouteAnswerCodec, type Route } from '@evkit/engine/route'
import {
  routeEndpoint,
  writeRouteRequest,
  type HeightPoint,
  type RoadKind,
} from '@evkit/engine/internal/route'
import { decodeWith, none, some, writeAddress } from '@evkit/engine/shared'
import { listPlaceFaults } from '../check/places.js'
import { makeClimb } from '../content/climb.js'
import { decodePlaces } from '../places/place-file.js'
import { createFindHeights } from '../service/route/road-heights.js'
import { createService } from '../service/app.js'
import type { CarFigureRow } from '../sources/car-figure-rows.js'
import { readPlaceSources } from '../sources/place-rows.js'
import { readSources } from '../sources/rows.js'
import { openData } from './open.js'

const folder = new URL('../', import.meta.url)
const TABLE = new URL('tables/places.json', folder)
const service = createService(openData(), { isPreviewOpen: false })

const BERLIN = { latitude: 52.5244, longitude: 13.4105 }
const MUNICH = { latitude: 48.1374, longitude: 11.5755 }
const OSLO = { latitude: 59.9127, longitude: 10.7461 }
const KIEL = { latitude: 54.3213, longitude: 10.1349 }

const askRoute = async (origin: typeof BERLIN, destination: typeof BERLIN): Promise<Route> => {
  const json = writeRouteRequest({ origin, destination, intermediates: [], avoid: [] })
  const answer = await service.request(writeAddress(routeEndpoint, { maps: 'maps', json }))
  const read = decodeWith(RouteAnswerCodec, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right.route
}

const kmOf = ({ legs }: Route): readonly (readonly [RoadKind, number, number])[] => {
  let end = 0
  return legs
    .flatMap(({ steps }) => steps)
    .map(({ kind, distance }) => {
      const start = end
      end += O.getOrElse(() => 0)(distance)
      return [kind, start, end] as const
    })
}

describe('[E-T-138] heights in the answer for a road', () => {
  test('Berlin to Munich: sparse, in order, from the towns it passes', async () => {
    const { heights = [], distance } = await askRoute(BERLIN, MUNICH)
    expect(heights.length).toBeGreaterThan(25)
    expect(heights.length).toBeLessThan(60)
    expect(JSON.stringify(heights).length).toBeLessThan(2000)
    const places = heights.map(({ at }) => at)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    expect(places.at(-1)).toBeLessThanOrEqual(O.getOrElse(() => 0)(distance))
    expect(heights[0]).toEqual({ at: 0, height: 43 })
    expect(heights.at(-1)?.height).toBeGreaterThan(490)
    const rise = heights.slice(1).map(({ height }, at) => height - (heights[at]?.height ?? 0))
    const up = rise.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
    const down = rise.filter((one) => one < 0).reduce((sum, one) => sum - one, 0)
    expect([up, down]).toEqual([915, 434])
  })

  test('both ends of a ferry lie at sea level, and nothing is known between them', async () => {
    const route = await askRoute(KIEL, OSLO)
    const ferries = kmOf(route).filter(([kind]) => kind === 'ferry')
    expect(ferries.length).toBeGreaterThan(0)
    for (const [, from, to] of ferries) {
      const near = (route.heights ?? []).filter(({ at }) => at >= from - 1 && at <= to + 1)
      expect(near.map(({ height }) => height)).toEqual([0, 0])
    }
  })

  const stepOf = (kind: RoadKind, from: number, to: number) => ({
    polyline: encodePolyline(
      toLine([
        { lat: 50, lng: from },
        { lat: 50, lng: to },
      ]),
    ),
    distance: some(Math.round((to - from) * 71_700)),
    minutes: none,
    wait: none,
    road: '',
    kind,
    country: 'DE',
  })
  const roadOf = (...kinds: readonly RoadKind[]): Route => ({
    viewport: { low: BERLIN, high: BERLIN },
    legs: [{ steps: kinds.map((kind, at) => stepOf(kind, 10 + at, 11 + at)) }],
    distance: none,
    minutes: none,
  })
  const placeAt = (lng: number, height?: number, off = 0) => ({
    ...{ id: '', name: '', also: [], country: 'DE', region: '', people: 1 },
    ...{ lat: 50 + off, lng, ...(height === undefined ? {} : { height }) },
  })
  const heightsBy = (
    places: Parameters<typeof createFindHeights>[0],
    ...kinds: readonly RoadKind[]
  ): readonly HeightPoint['height'][] =>
    createFindHeights(places)(roadOf(...kinds)).map(({ height }) => height)

  test('of the places on ten kilometres the nearest counts, none beyond two kilometres or without a height', () => {
    const places = [
      placeAt(10.02, 100, 0.01),
      placeAt(10.04, 120, 0.001),
      placeAt(10.5, 900, 0.03),
      placeAt(10.6),
      placeAt(10.9, 300),
    ]
    expect(heightsBy(places, 'motorway')).toEqual([120, 300])
    expect(heightsBy([], 'motorway')).toEqual([])
  })

  test('above a tunnel and beside a shuttle none counts', () => {
    const places = [placeAt(10.5, 100), placeAt(11.5, 900), placeAt(12.5, 200)]
    expect(heightsBy(places, 'trunk', 'trunk', 'trunk')).toEqual([100, 900, 200])
    expect(heightsBy(places, 'trunk', 'tunnel', 'trunk')).toEqual([100, 200])
    expect(heightsBy(places, 'trunk', 'shuttle', 'trunk')).toEqual([100, 200])
    expect(heightsBy(places, 'trunk', 'ferry', 'trunk')).toEqual([100, 0, 0, 200])
  })
})

describe('[E-T-138] heights that are none are refused', () => {
  const copy = mkdtempSync(join(tmpdir(), 'evkit-heights-'))
  afterAll(() => {
    rmSync(copy, { recursive: true })
  })

  test('by the check, with the line of the row', () => {
    cpSync(new URL('sources/places', folder), join(copy, 'sources/places'), { recursive: true })
    cpSync(TABLE, join(copy, 'tables/places.json'))
    const file = join(copy, 'sources/places/heights.csv')
    const [first = '', second = '', third = '', head = ''] = readFileSync(file, 'utf8').split('\n')
    const rows = ['GB,2643743,London,9000', 'DE,2950159,Berlin,NaN', 'FR,2988507,Paris,']
    const text = [
      first,
      second,
      third,
      head,
      ...rows.map((row) => `${row},2023,geonames,published`),
    ]
    writeFileSync(file, text.join('\n'))
    const at = pathToFileURL(`${copy}/`)
    const faults = listPlaceFaults(at, readPlaceSources(at), readSources(folder))
    const told = faults.filter((one) => one.file === 'data/sources/places/heights.csv')
    expect(told.map(({ path }) => path)).toEqual([
      'line 5.height',
      'line 6.height',
      'line 7.height',
    ])
    expect(told[0]?.text).toContain('a height in m from -450 to 4810')
  })

  test('by the table of places and by the answer of a service', () => {
    const table = JSON.parse(readFileSync(TABLE, 'utf8')) as { readonly height: readonly unknown[] }
    const wrong = decodePlaces({ ...table, height: table.height.with(3, 9000) })
    expect(E.isLeft(wrong) && wrong.left.map(({ path }) => path)).toContain('height.3')
    expect(decodePlaces({ ...table, height: [] })._tag).toBe('Left')
    const { height: _, ...older } = table
    expect(decodePlaces(older)._tag).toBe('Right')

    const answer = (heights: unknown) =>
      decodeWith(RouteAnswerCodec, {
        route: { viewport: { low: BERLIN, high: BERLIN }, legs: [], heights },
        chargingStations: [],
      })
    expect(answer([{ at: 0, height: 43 }])._tag).toBe('Right')
    expect(answer(undefined)._tag).toBe('Right')
    for (const height of [9000, -451, Number.NaN, '43', null]) {
      const read = answer([
        { at: 0, height: 43 },
        { at: 9, height },
      ])
      expect(E.isLeft(read) && read.left.map(({ path }) => path)).toEqual([
        'route.heights.1.height',
      ])
    }
  })
})

test('[E-T-138] the weight is that of the version, with a driver and luggage; no version has one that is not published', () => {
  const row: CarFigureRow = {
    ...{ model: 'EX30', motor: 'SM', figure: 'kerbKg', value: 1765, asOf: '2024-10' },
    ...{ source: 'maker', licence: '', retrieved: '2026-11-29', basis: 'published', note: '' },
  }
  const { masses } = makeClimb([row, { ...row, figure: 'grossKg', value: 2240, motor: 'TMP' }])
  expect(masses).toEqual({ 'EX30 SM': 1865 })
})
