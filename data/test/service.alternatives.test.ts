// The second road over HTTP and with real services: answers of the shape each documents, positions and names ours.
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { encodePolyline, toLine, type Line } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import { writeRouteRequest } from '@evkit/engine/internal/route'
import { decodeWith, right } from '@evkit/engine/shared'
import type { Ask, Question } from '../service/route/real/ask.js'
import { createGraphHopper } from '../service/route/real/graphhopper.js'
import { createOpenRouteService } from '../service/route/real/openrouteservice.js'
import { createOsrm } from '../service/route/real/osrm.js'
import { createValhalla } from '../service/route/real/valhalla.js'
import { readRequest, RouteRequestCodec } from '../service/route/route-requests.js'

const LEEDS = { latitude: 53.8, longitude: -1.55 }
const YORK = { latitude: 53.96, longitude: -1.08 }
const REQUEST: RouteRequest = { origin: LEEDS, destination: YORK, intermediates: [], avoid: [] }
const SECOND: RouteRequest = { ...REQUEST, way: 'second' }
const { signal } = new AbortController()
const BASE = 'https://roads.test'

interface Road {
  readonly line: Line
  readonly seconds: number
  readonly name: string
}

const roadBy = (name: string, lat: number, seconds: number): Road => ({
  name,
  seconds,
  line: toLine([
    { lat: 53.8, lng: -1.55 },
    { lat, lng: -1.5 },
    { lat: lat + 0.1, lng: -1.2 },
    { lat: 53.96, lng: -1.08 },
  ]),
})

const FIRST = roadBy('A64', 53.82, 2400)
const ALIKE = { ...FIRST, seconds: 2460 }
const LONG = roadBy('A19', 53.7, 2800)
const OTHER = roadBy('A1237', 53.9, 2700)
const ROADS = [FIRST, ALIKE, LONG, OTHER]

const toTrip = ({ line, seconds, name }: Road) => ({
  trip: {
    legs: [
      {
        shape: encodePolyline(line, 6),
        maneuvers: [
          {
            ...{ length: 40, time: seconds, street_names: [name], travel_mode: 'drive' },
            ...{ begin_shape_index: 0, end_shape_index: 3 },
          },
        ],
      },
    ],
  },
})

type Write = (roads: readonly Road[]) => unknown

const writeValhalla: Write = ([best = FIRST, ...others]) => ({
  ...toTrip(best),
  alternates: others.map(toTrip),
})

const writeOsrm: Write = (roads) => ({
  code: 'Ok',
  routes: roads.map(({ line, seconds, name }) => ({
    legs: [
      {
        steps: [
          { geometry: encodePolyline(line), distance: 40_000, duration: seconds, name, ref: name },
        ],
      },
    ],
  })),
})

const writeGraphHopper: Write = (roads) => ({
  paths: roads.map(({ line, seconds, name }) => ({
    points: encodePolyline(line),
    instructions: [
      {
        ...{ distance: 40_000, time: seconds * 1000, interval: [0, 3], sign: 0 },
        street_ref: name,
      },
    ],
    details: { road_class: [[0, 3, 'primary']], road_environment: [[0, 3, 'road']] },
  })),
})

const writeOpenRouteService: Write = (roads) => ({
  routes: roads.map(({ line, seconds, name }) => ({
    geometry: encodePolyline(line),
    segments: [
      { steps: [{ distance: 40_000, duration: seconds, name, way_points: [0, 3], type: 6 }] },
    ],
    extras: { waycategory: { values: [[0, 3, 0]] } },
  })),
})

interface Answer {
  readonly status: number
  readonly body: unknown
}

const answering = (...answers: readonly Answer[]) => {
  const asked: Question[] = []
  const ask: Ask = (question) => {
    asked.push(question)
    return Promise.resolve(right(answers[asked.length - 1] ?? answers.at(-1)!))
  }
  const texts = () => asked.map(({ url, body = '' }) => decodeURIComponent(url) + body)
  return { ask, texts }
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const REFUSED: Answer = { status: 400, body: {} }

describe.each([
  ['Valhalla', createValhalla, writeValhalla, '"alternates":2'],
  ['OSRM', createOsrm, writeOsrm, '&alternatives=2'],
  [
    'GraphHopper',
    (ask: Ask, base: string) => createGraphHopper(ask, base, ''),
    writeGraphHopper,
    '"algorithm":"alternative_route","alternative_route.max_paths":3',
  ],
  [
    'openrouteservice',
    (ask: Ask, base: string) => createOpenRouteService(ask, base, ''),
    writeOpenRouteService,
    '"alternative_routes":{"target_count":3}',
  ],
])('[E-T-146] the second road of %s', (_, create, write, wish) => {
  const askFor = async (request: RouteRequest, ...answers: readonly Answer[]) => {
    const { ask, texts } = answering(...answers)
    const road = await create(ask, BASE)(request, signal)
    if (E.isLeft(road)) throw new Error(road.left.reason)
    const { way, legs } = road.right.route
    return { way, road: legs[0]?.steps[0]?.road, texts: texts() }
  }

  test('is the first alternative that is neither too alike nor too long', async () => {
    const { way, road, texts } = await askFor(SECOND, ok(write(ROADS)))
    expect([way, road]).toEqual(['second', 'A1237'])
    expect(texts[0]).toContain(wish)
  })

  test('is not asked for where the first is wanted, nor by a place in between', async () => {
    const { way, road, texts } = await askFor(REQUEST, ok(write(ROADS)))
    expect([way, road]).toEqual([undefined, 'A64'])
    expect(texts[0]).not.toContain('alternati')
    expect(texts[0]).not.toContain('alternates')
    const { ask, texts: askedBy } = answering(REFUSED)
    await create(ask, BASE)({ ...SECOND, intermediates: [LEEDS] }, signal)
    expect(askedBy()).toHaveLength(1)
    expect(askedBy()[0]).not.toContain('altern')
  })

  test('a service that refuses alternatives is asked for the one road', async () => {
    const { way, road, texts } = await askFor(SECOND, REFUSED, ok(write([FIRST])))
    expect([way, road]).toEqual([undefined, 'A64'])
    expect(texts).toHaveLength(2)
    expect(texts[1]).not.toContain('altern')
  })
})

test('[E-T-146] the second road is asked for behind all else, and no other word is one', () => {
  const json = writeRouteRequest({ ...SECOND, avoid: ['ferry'] })
  expect(json).toBe(
    writeRouteRequest({ ...REQUEST, avoid: ['ferry'] }).slice(0, -1) + ',"way":"second"}',
  )
  expect(readRequest(RouteRequestCodec, json)).toEqual(right({ ...SECOND, avoid: ['ferry'] }))
  const third = decodeWith(RouteRequestCodec, { ...REQUEST, way: 'third' })
  expect(E.isLeft(third) && third.left.map(({ path }) => path)).toEqual(['way'])
})
