// Roads of GraphHopper and openrouteservice: answers of the shape each documents, positions and names ours.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { decodePolyline, encodePolyline, toLine } from '@evkit/engine/geo'
import type { RouteRequest } from '@evkit/engine/route'
import type { RoadKind } from '@evkit/engine/internal/route'
import { left, right } from '@evkit/engine/shared'
import type { Ask, Question } from '../service/route/real/ask.js'
import { cutByKind } from '../service/route/real/cut-by-kind.js'
import { createGraphHopper } from '../service/route/real/graphhopper.js'
import { createOpenRouteService } from '../service/route/real/openrouteservice.js'

const HARWICH = { latitude: 51.94, longitude: 1.25 }
const HOEK = { latitude: 51.98, longitude: 4.12 }
const UTRECHT = { latitude: 52.09, longitude: 5.12 }
const REQUEST: RouteRequest = {
  origin: HARWICH,
  destination: UTRECHT,
  intermediates: [],
  avoid: [],
}
const { signal } = new AbortController()
const BASE = 'https://roads.test'

const LINE = toLine([
  { lat: 51.94, lng: 1.25 },
  { lat: 51.95, lng: 1.3 },
  { lat: 51.98, lng: 4.12 },
  { lat: 52.05, lng: 4.5 },
  { lat: 52.09, lng: 5.12 },
])

const GRAPHHOPPER = {
  info: { copyrights: ['OpenStreetMap contributors'], took: 4 },
  paths: [
    {
      distance: 273_700,
      time: 28_080_000,
      points_encoded: true,
      points: encodePolyline(LINE),
      bbox: [1.25, 51.94, 5.12, 52.09],
      instructions: [
        {
          distance: 3500,
          time: 300_000,
          interval: [0, 1],
          sign: 0,
          text: '',
          street_name: 'Quay Road',
        },
        {
          distance: 198_200,
          time: 25_200_000,
          interval: [1, 2],
          sign: 0,
          text: '',
          street_name: '',
        },
        {
          ...{ distance: 72_000, time: 2_580_000, interval: [2, 4], sign: 7, text: '' },
          ...{ street_name: 'Rijksweg', street_ref: 'A 20' },
        },
        { distance: 0, time: 0, interval: [4, 4], sign: 4, text: 'Arrive', street_name: '' },
      ],
      details: {
        road_class: [
          [0, 2, 'primary'],
          [2, 4, 'motorway'],
        ],
        road_environment: [
          [0, 1, 'road'],
          [1, 2, 'ferry'],
          [2, 4, 'road'],
        ],
      },
    },
  ],
}

const step = (distance: number, duration: number, name: string, way_points: readonly number[]) => ({
  ...{ distance, duration, type: 6, instruction: '', name, way_points },
})

const OPENROUTESERVICE = {
  bbox: [1.25, 51.94, 5.12, 52.09],
  metadata: { attribution: 'openrouteservice.org | OpenStreetMap contributors' },
  routes: [
    {
      summary: { distance: 273_700, duration: 28_080 },
      geometry: encodePolyline(LINE),
      way_points: [0, 4],
      segments: [
        {
          distance: 273_700,
          duration: 28_080,
          steps: [
            step(3500, 300, 'Quay Road', [0, 1]),
            step(198_200, 25_200, '-', [1, 2]),
            step(72_000, 2580, 'A 20', [2, 4]),
            step(0, 0, '-', [4, 4]),
          ],
        },
      ],
      extras: {
        waycategory: {
          values: [
            [0, 1, 0],
            [1, 2, 8],
            [2, 4, 65],
          ],
          summary: [],
        },
      },
    },
  ],
}

const answering = (...answers: readonly { readonly status: number; readonly body: unknown }[]) => {
  const asked: Question[] = []
  const ask: Ask = (question) => {
    asked.push(question)
    return Promise.resolve(right(answers[asked.length - 1] ?? answers[0]!))
  }
  return { ask, asked, bodies: () => asked.map(({ body = '' }) => JSON.parse(body) as object) }
}

const ok = (body: unknown) => ({ status: 200, body })

describe.each([
  ['GraphHopper', createGraphHopper, GRAPHHOPPER],
  ['openrouteservice', createOpenRouteService, OPENROUTESERVICE],
] as const)('[E-T-137] roads of %s', (_, create, body) => {
  test('become a route of ours, cut where the kind of road changes', async () => {
    const { ask } = answering(ok(body))
    const road = await create(ask, BASE, '')(REQUEST, signal)
    if (E.isLeft(road)) throw new Error(road.left.reason)
    const { route, credits } = road.right
    expect(route.distance).toEqual({ _tag: 'Some', value: 273_700 })
    expect(route.minutes).toEqual({ _tag: 'Some', value: 468 })
    const steps = route.legs[0]?.steps ?? []
    expect(steps.map(({ kind, road: name }) => [kind, name])).toEqual([
      ['trunk', 'Quay Road'],
      ['ferry', ''],
      ['motorway', 'A 20'],
    ])
    expect(steps.map(({ country }) => country)).toEqual(['GB', '', 'NL'])
    const last = decodePolyline(steps[2]?.polyline ?? '')
    expect(E.isRight(last) && [...last.right]).toEqual([51.98, 4.12, 52.05, 4.5, 52.09, 5.12])
    expect(credits[0]?.text).toBe('© OpenStreetMap contributors')
  })

  test.each([[{}], [null], [{ paths: [] }], [{ routes: [] }], [{ paths: [{}], routes: [{}] }]])(
    '[E-T-38] %j is not understood',
    async (other) => {
      const { ask } = answering(ok(other))
      expect(await create(ask, BASE, '')(REQUEST, signal)).toMatchObject({
        left: { code: 'UNAVAILABLE' },
      })
    },
  )

  test('[E-T-22] a service that is down is asked once', async () => {
    let count = 0
    const ask: Ask = () => {
      count += 1
      return Promise.resolve(left({ code: 'UNAVAILABLE', reason: 'down' }))
    }
    const avoid = ['ferry'] as const
    expect(await create(ask, BASE, '')({ ...REQUEST, avoid }, signal)).toMatchObject({
      left: { code: 'UNAVAILABLE' },
    })
    expect(count).toBe(1)
  })

  test('a line that cannot be read, and a road that begins elsewhere, are none', async () => {
    const text = JSON.stringify(body)
    const broken = JSON.parse(
      text.replace(JSON.stringify(encodePolyline(LINE)), '"\\u0001"'),
    ) as unknown
    const { ask } = answering(ok(broken))
    expect(await create(ask, BASE, '')(REQUEST, signal)).toMatchObject({
      left: { code: 'UNAVAILABLE' },
    })
    const { ask: again } = answering(ok(body))
    const atSea = { ...REQUEST, origin: { latitude: 54.6, longitude: 2.6 } }
    expect(await create(again, BASE, '')(atSea, signal)).toMatchObject({
      left: { code: 'OFF_THE_MAP', place: 0 },
    })
  })
})

describe('[E-T-137] GraphHopper', () => {
  const refusal = (name: string) => ({
    status: 400,
    body: {
      message: '',
      hints: [{ message: '', details: `com.graphhopper.util.exceptions.${name}` }],
    },
  })

  test.each([
    ['PointNotFoundException', 'OFF_THE_MAP'],
    ['PointOutOfBoundsException', 'OFF_THE_MAP'],
    ['ConnectionNotFoundException', 'NO_ROAD'],
    ['PointDistanceExceededException', 'UNAVAILABLE'],
  ])('[E-T-03] %s: %s', async (name, code) => {
    const { ask } = answering(refusal(name))
    expect(await createGraphHopper(ask, BASE, '')(REQUEST, signal)).toMatchObject({
      left: { code },
    })
  })

  test('is asked longitude first, with its key in the address, and for less of what is avoided', async () => {
    const { ask, asked, bodies } = answering(ok(GRAPHHOPPER))
    await createGraphHopper(ask, BASE, 'k&y')(REQUEST, signal)
    await createGraphHopper(ask, BASE, '')({ ...REQUEST, avoid: ['ferry'] }, signal)
    expect(asked.map(({ url }) => url)).toEqual([`${BASE}/route?key=k%26y`, `${BASE}/route`])
    const [plain, without] = bodies()
    expect(plain).toMatchObject({
      points: [
        [1.25, 51.94],
        [5.12, 52.09],
      ],
    })
    expect(plain).not.toHaveProperty('custom_model')
    expect(without).toMatchObject({
      'ch.disable': true,
      custom_model: { priority: [{ if: 'road_environment == FERRY' }] },
    })
  })

  test('[E-T-75] a place in between ends a leg', async () => {
    const [path] = GRAPHHOPPER.paths
    const [first, ferry, ...rest] = path!.instructions
    const via = { ...first!, distance: 0, time: 0, interval: [2, 2], sign: 5 }
    const paths = [{ ...path!, instructions: [first, ferry, via, ...rest] }]
    const { ask } = answering(ok({ paths }))
    const road = await createGraphHopper(
      ask,
      BASE,
      '',
    )({ ...REQUEST, intermediates: [HOEK] }, signal)
    expect(E.isRight(road) && road.right.route.legs.map(({ steps }) => steps.length)).toEqual([
      2, 1,
    ])
  })
})

describe('[E-T-137] openrouteservice', () => {
  const refusal = (code: number) => ({
    status: 404,
    body: { error: { code, message: '' }, info: {} },
  })

  test.each([
    [2010, 'OFF_THE_MAP'],
    [2009, 'NO_ROAD'],
    [2004, 'UNAVAILABLE'],
  ])('[E-T-03] %d: %s', async (code, expected) => {
    const { ask } = answering(refusal(code))
    expect(await createOpenRouteService(ask, BASE, '')(REQUEST, signal)).toMatchObject({
      left: { code: expected },
    })
  })

  test('[E-T-135] what is avoided is left out, and asked for where nothing else leads there', async () => {
    const { ask, asked, bodies } = answering(refusal(2009), ok(OPENROUTESERVICE))
    const avoid = ['ferry', 'motorway'] as const
    const road = await createOpenRouteService(ask, BASE, 'key')({ ...REQUEST, avoid }, signal)
    expect(E.isRight(road)).toBe(true)
    const [first, second] = bodies()
    expect(first).toMatchObject({
      coordinates: [
        [1.25, 51.94],
        [5.12, 52.09],
      ],
      radiuses: [30_000, 30_000],
      options: { avoid_features: ['ferries', 'highways'] },
    })
    expect(second).not.toHaveProperty('options')
    expect(asked[0]?.headers).toEqual({ Authorization: 'key' })
    expect(asked[0]?.url).toBe(`${BASE}/v2/directions/driving-car/json`)
  })
})

test('[E-T-137] A turn that is cut keeps its length, its time and its line, and each part is of one kind.', () => {
  const anyKinds = fc.array(fc.constantFrom<RoadKind[]>('trunk', 'ferry', 'motorway'), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(anyKinds, fc.nat(900_000), (kinds, metres) => {
      const line = toLine(kinds.concat('trunk').map((_, at) => ({ lat: 50, lng: at / 10 })))
      const turn = { from: 0, to: kinds.length, metres, minutes: metres / 1000, road: 'A' }
      const pieces = cutByKind(line, turn, (point) => kinds[point] ?? 'trunk')
      expect(pieces.reduce((sum, piece) => sum + piece.metres, 0)).toBeCloseTo(metres, 3)
      expect(pieces.reduce((sum, piece) => sum + piece.minutes, 0)).toBeCloseTo(metres / 1000, 3)
      expect(pieces.flatMap((piece) => [...piece.line].slice(2))).toEqual([...line].slice(2))
      expect(pieces.every(({ kind }, at) => kind !== pieces[at - 1]?.kind)).toBe(true)
    }),
  )
})
