// Answers of real services, in the shape they document, with values of our own.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { decodePolyline, encodePolyline, toLine } from '@evkit/engine/geo'
import {
  routeEndpoint,
  resolveEndpoint,
  writeResolveRequest,
  writeRouteRequest,
} from '@evkit/engine/internal/route'
import { left, right, writeAddress } from '@evkit/engine/shared'
import { createService } from '../service/app.js'
import { createEmbedded } from '../service/route/embedded.js'
import { createAsk, type Ask, type AskPorts } from '../service/route/real/ask.js'
import { createOpenChargeMap } from '../service/route/real/open-charge-map.js'
import { openServices, type ServicePorts } from '../service/route/real/open-services.js'
import { createOsrm } from '../service/route/real/osrm.js'
import { createPelias } from '../service/route/real/pelias.js'
import { createNominatim, createPhoton } from '../service/route/real/places.js'
import { createPolite } from '../service/route/real/polite.js'
import { readMapsSettings } from '../service/route/real/settings.js'
import { startValhalla, VALHALLA_PACKAGE } from '../service/route/real/valhalla-embedded.js'
import { createValhalla, readTrip, writeTripQuestion } from '../service/route/real/valhalla.js'
import { openData } from './open.js'

const store = openData()
const { signal } = new AbortController()

const UTRECHT = { latitude: 52.09, longitude: 5.12 }
const HARWICH = { latitude: 51.94, longitude: 1.25 }
const REQUEST = { origin: HARWICH, destination: UTRECHT, intermediates: [], avoid: [] }

const LINE = toLine([
  { lat: 51.94, lng: 1.25 },
  { lat: 51.95, lng: 1.3 },
  { lat: 51.98, lng: 4.12 },
  { lat: 52.05, lng: 4.5 },
  { lat: 52.09, lng: 5.12 },
])

const VALHALLA = {
  trip: {
    locations: [],
    legs: [
      {
        maneuvers: [
          {
            type: 1,
            instruction: 'Drive east.',
            street_names: ['Quay Road'],
            length: 3.5,
            time: 300,
            cost: 310,
            begin_shape_index: 0,
            end_shape_index: 1,
            travel_mode: 'drive',
          },
          {
            type: 28,
            ferry: true,
            street_names: ['Harwich - Hoek van Holland'],
            length: 198.2,
            time: 25200,
            begin_shape_index: 1,
            end_shape_index: 2,
            travel_mode: 'drive',
          },
          {
            type: 8,
            highway: true,
            street_names: ['A 20'],
            length: 27.1,
            time: 980,
            begin_shape_index: 2,
            end_shape_index: 3,
            travel_mode: 'drive',
          },
          {
            type: 8,
            highway: true,
            street_names: ['A 20'],
            length: 44.9,
            time: 1600,
            begin_shape_index: 3,
            end_shape_index: 4,
            travel_mode: 'drive',
          },
          {
            type: 4,
            instruction: 'You have arrived.',
            length: 0,
            time: 0,
            begin_shape_index: 4,
            end_shape_index: 4,
            travel_mode: 'drive',
          },
        ],
        summary: { length: 273.7, time: 28080 },
        shape: encodePolyline(LINE, 6),
      },
    ],
    summary: { length: 273.7, time: 28080 },
    status: 0,
    units: 'kilometers',
  },
}

const OSRM = {
  code: 'Ok',
  routes: [
    {
      distance: 273700,
      duration: 28080,
      weight_name: 'routability',
      legs: [
        {
          steps: [
            {
              geometry: encodePolyline(LINE.slice(0, 4)),
              distance: 3500,
              duration: 300,
              name: 'Quay Road',
              mode: 'driving',
              intersections: [{ location: [1.25, 51.94] }],
            },
            {
              geometry: encodePolyline(LINE.slice(2, 6)),
              distance: 198200,
              duration: 25200,
              name: '',
              mode: 'ferry',
              intersections: [{ location: [1.3, 51.95] }],
            },
            {
              geometry: encodePolyline(LINE.slice(4)),
              distance: 72000,
              duration: 2580,
              name: 'Rijksweg',
              ref: 'A 20',
              mode: 'driving',
              intersections: [{ classes: ['motorway'] }],
            },
          ],
        },
      ],
    },
  ],
  waypoints: [],
}

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** Ports that answer from a list, and keep what was asked. */
const record = (answers: readonly (() => Promise<Response>)[]) => {
  const asked: Asked[] = []
  const waited: number[] = []
  let time = 0
  const ports: AskPorts = {
    fetch: (url, init) => {
      const next = answers[Math.min(asked.length, answers.length - 1)]
      asked.push({ url, init })
      return next === undefined ? Promise.reject(new Error('none')) : next()
    },
    wait: (milliseconds) => {
      waited.push(milliseconds)
      time += milliseconds
      return Promise.resolve()
    },
    random: () => 0.5,
    now: () => time,
    timeout: () => new AbortController().signal,
  }
  return { asked, waited, ports, pass: (milliseconds: number) => (time += milliseconds) }
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
const text =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }))
const broken = () => Promise.reject(new TypeError('fetch failed'))

const answering = (body: unknown, status = 200) => {
  const recorded = record([json(body, status)])
  return { ...recorded, ask: createAsk(recorded.ports) }
}

describe('[E-T-22] asking', () => {
  const question = { name: 'example', url: 'https://example.test/x', signal }

  test('an answer is read; nothing is asked twice', async () => {
    const { ask, asked, waited } = answering({ a: 1 })
    expect(await ask(question)).toEqual({ _tag: 'Right', right: { status: 200, body: { a: 1 } } })
    expect([asked.length, waited]).toEqual([1, []])
    expect(asked[0]?.init.redirect).toBe('error')
  })

  test.each([
    ['no connection', broken],
    ['a status of 500', text('x', 500)],
    ['a status of 429', text('x', 429)],
    ['no JSON', text('<html>')],
    ['half a body', text('{"a":')],
  ])('%s is tried once more after a wait', async (_, first) => {
    const { ports, asked, waited } = record([first, json({ a: 1 })])
    expect((await createAsk(ports)(question))._tag).toBe('Right')
    expect([asked.length, waited]).toEqual([2, [300]])
  })

  test.each([
    ['no connection', broken, 'example: no connection'],
    ['a status of 503', text('x', 503), 'example: status 503'],
    ['no JSON', text('<html>'), 'example: an answer that is no JSON'],
    ['17 MB', text('x'.repeat(17_000_000)), 'example: an answer that is too large'],
  ])('%s twice is no answer', async (_, answer, reason) => {
    const { ports, asked } = record([answer])
    expect(await createAsk(ports)(question)).toEqual({
      _tag: 'Left',
      left: { code: 'UNAVAILABLE', reason },
    })
    expect(asked).toHaveLength(2)
  })

  test('a status below 500 is an answer and is not tried again', async () => {
    const { ask, asked } = answering({ error_code: 442 }, 400)
    expect(await ask(question)).toMatchObject({ right: { status: 400 } })
    expect(asked).toHaveLength(1)
  })

  test('the wait is spread: from 200 ms to below 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999, noNaN: true }), async (random) => {
        const { ports, waited } = record([broken])
        await createAsk({ ...ports, random: () => random })(question)
        expect(waited[0]).toBeGreaterThanOrEqual(200)
        expect(waited[0]).toBeLessThan(400)
      }),
    )
  })

  test('nothing is asked when nobody waits any more, and not again when time is up', async () => {
    const stop = new AbortController()
    stop.abort()
    const gone = record([json({})])
    expect(await createAsk(gone.ports)({ ...question, signal: stop.signal })).toMatchObject({
      left: { reason: 'example: no answer in time' },
    })
    expect(gone.asked).toHaveLength(0)
    const late = new AbortController()
    const slow = record([
      () => {
        late.abort()
        return broken()
      },
    ])
    await createAsk({ ...slow.ports, timeout: () => late.signal })(question)
    expect(slow.asked).toHaveLength(1)
  })
})

describe.each([
  [
    'Valhalla',
    (ask: Ask) => createValhalla(ask, 'https://roads.test'),
    VALHALLA,
    'Harwich - Hoek van Holland',
  ],
  ['OSRM', (ask: Ask) => createOsrm(ask, 'https://roads.test'), OSRM, ''],
] as const)('[T-API-02] roads of %s', (_, create, body, ferry) => {
  test('become a route of ours, precision 5', async () => {
    const { ask } = answering(body)
    const road = await create(ask)(REQUEST, signal)
    if (E.isLeft(road)) throw new Error(road.left.reason)
    const { route, credits } = road.right
    expect(route.distance).toEqual({ _tag: 'Some', value: 273_700 })
    expect(route.minutes).toEqual({ _tag: 'Some', value: 468 })
    expect(route.viewport).toEqual({
      low: { latitude: 51.94, longitude: 1.25 },
      high: { latitude: 52.09, longitude: 5.12 },
    })
    const steps = route.legs[0]?.steps ?? []
    expect(steps.map(({ kind }) => kind)).toEqual(['trunk', 'ferry', 'motorway'])
    // OSRM's ferry has no name.
    expect(steps.map(({ road: name }) => name)).toEqual(['Quay Road', ferry, 'A 20'])
    // [E-T-97] [E-T-123] How well stations are known is looked up by the country of a step.
    expect(steps.map(({ country }) => country)).toEqual(['GB', '', 'NL'])
    const last = decodePolyline(steps[2]?.polyline ?? '')
    expect(E.isRight(last) && [...last.right]).toEqual([51.98, 4.12, 52.05, 4.5, 52.09, 5.12])
    expect(credits[0]?.text).toBe('© OpenStreetMap contributors')
  })

  test('[E-T-112] a road that begins or ends far from what was asked is none', async () => {
    const { ask } = answering(body)
    const atSea = { ...REQUEST, origin: { latitude: 54.6, longitude: 2.6 } }
    expect(await create(ask)(atSea, signal)).toMatchObject({
      left: { code: 'OFF_THE_MAP', place: 0 },
    })
    const { ask: short } = answering(body)
    const between = { ...REQUEST, intermediates: [{ latitude: 51.98, longitude: 4.12 }] }
    expect(await create(short)(between, signal)).toMatchObject({ left: { code: 'UNAVAILABLE' } })
    const { ask: again } = answering(body)
    const away = { ...REQUEST, destination: { latitude: 52.09, longitude: 5.8 } }
    expect(await create(again)(away, signal)).toMatchObject({
      left: { code: 'OFF_THE_MAP', place: 1 },
    })
  })

  test.each([
    [29.9, true],
    [30.1, false],
  ])(
    '[E-T-112] a road that begins %d km from what was asked for counts: %s',
    async (km, counts) => {
      const { ask } = answering(body)
      const south = { latitude: 51.94 - km / 111.195, longitude: 1.25 }
      const road = await create(ask)({ ...REQUEST, origin: south }, signal)
      expect(E.isRight(road)).toBe(counts)
      if (!counts) expect(road).toMatchObject({ left: { code: 'OFF_THE_MAP', place: 0 } })
    },
  )

  test.each([
    [{}],
    [null],
    [[]],
    ['x'],
    [{ trip: { legs: [] } }],
    [{ code: 'Ok', routes: [] }],
    [
      {
        code: 'Ok',
        routes: [{ legs: [{ steps: [{ geometry: '~', distance: 1, duration: 1 }] }] }],
      },
    ],
    [{ trip: { legs: [{ shape: '\u0001', maneuvers: [] }] } }],
  ])('[E-T-38] %j is not understood', async (other) => {
    const { ask } = answering(other)
    expect(await create(ask)(REQUEST, signal)).toMatchObject({ left: { code: 'UNAVAILABLE' } })
  })
})

describe('what real services refuse', () => {
  test.each([
    [442, 'NO_ROAD'],
    [154, 'NO_ROAD'],
    [171, 'OFF_THE_MAP'],
    [170, 'OFF_THE_MAP'],
    [100, 'UNAVAILABLE'],
  ])('[E-T-03] Valhalla says %i: %s', async (error_code, code) => {
    const { ask } = answering({ error_code, error: 'x', status_code: 400 }, 400)
    expect(await createValhalla(ask, 'https://roads.test')(REQUEST, signal)).toMatchObject({
      left: { code },
    })
  })

  test.each([
    ['NoRoute', 'NO_ROAD'],
    ['NoSegment', 'OFF_THE_MAP'],
    ['InvalidUrl', 'UNAVAILABLE'],
  ])('[E-T-03] OSRM says %s: %s', async (name, code) => {
    const { ask } = answering({ code: name, message: 'x' }, 400)
    expect(await createOsrm(ask, 'https://roads.test')(REQUEST, signal)).toMatchObject({
      left: { code },
    })
  })
})

test('[T-ROUTE-15] the axes are written as each service wants them', async () => {
  const one = answering(VALHALLA)
  await createValhalla(one.ask, 'https://roads.test')(REQUEST, signal)
  const question = JSON.parse(
    new URL(one.asked[0]?.url ?? '').searchParams.get('json') ?? '',
  ) as object
  expect(question).toMatchObject({
    locations: [
      { lat: 51.94, lon: 1.25 },
      { lat: 52.09, lon: 5.12 },
    ],
    costing: 'auto',
  })
  const other = answering(OSRM)
  await createOsrm(other.ask, 'https://roads.test')(REQUEST, signal)
  expect(other.asked[0]?.url).toBe(
    'https://roads.test/route/v1/driving/1.25,51.94;5.12,52.09?overview=false&steps=true&geometries=polyline&radiuses=30000;30000',
  )
})

test('[E-T-75] places in between are asked for in their order, and a train for cars carries', async () => {
  const request = { ...REQUEST, intermediates: [{ latitude: 51, longitude: 2 }] }
  const carry = (from: readonly [number, number], to: readonly [number, number]) => ({
    geometry: encodePolyline(Float64Array.from([...from, ...to])),
    distance: 5,
    duration: 60,
    mode: 'train',
  })
  const train = {
    code: 'Ok',
    routes: [
      {
        legs: [
          { steps: [carry([51.94, 1.25], [51, 2])] },
          { steps: [carry([51, 2], [52.09, 5.12])] },
        ],
      },
    ],
  }
  const one = answering(train)
  expect(await createOsrm(one.ask, 'https://roads.test')(request, signal)).toMatchObject({
    right: { route: { legs: [{ steps: [{ kind: 'shuttle' }] }, {}] } },
  })
  expect(one.asked[0]?.url).toContain('/driving/1.25,51.94;2,51;5.12,52.09?')
  const other = answering(VALHALLA)
  await createValhalla(other.ask, 'https://roads.test')(request, signal)
  const json = new URL(other.asked[0]?.url ?? '').searchParams.get('json') ?? ''
  expect(JSON.parse(json)).toMatchObject({ locations: [{}, { lat: 51, lon: 2 }, {}] })
})

const PHOTON = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.9668, 57.7072] },
      properties: {
        osm_id: 25929,
        osm_type: 'R',
        osm_key: 'place',
        osm_value: 'city',
        name: 'Gothenburg',
        state: 'Västra Götaland County',
        country: 'Sweden',
        countrycode: 'SE',
        extent: [11.5, 57.8, 12.2, 57.5],
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.9, 570] },
      properties: { osm_id: 1, osm_type: 'N', name: 'Nowhere' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.9, 57] },
      properties: {
        osm_id: 2,
        osm_type: 'W',
        street: 'Example Street',
        housenumber: '7',
        city: 'Varberg',
        country: 'Sweden',
      },
    },
  ],
}

const NOMINATIM = [
  {
    place_id: 7,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    osm_type: 'relation',
    osm_id: 25929,
    lat: '57.7072326',
    lon: '11.9670171',
    category: 'boundary',
    type: 'administrative',
    name: 'Gothenburg',
    display_name: 'Gothenburg, Göteborgs Stad, Västra Götaland County, Sweden',
    boundingbox: ['57.5', '57.8', '11.5', '12.2'],
  },
  {
    place_id: 8,
    osm_type: 'node',
    osm_id: 3,
    lat: 'x',
    lon: '11',
    name: 'Broken',
    display_name: 'Broken',
  },
]

const PELIAS = {
  geocoding: { version: '0.2', attribution: 'https://places.test/attribution' },
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.9668, 57.7072] },
      properties: {
        gid: 'whosonfirst:locality:101752307',
        layer: 'locality',
        name: 'Gothenburg',
        country: 'Sweden',
        label: 'Gothenburg, Västra Götaland, Sweden',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [11.9668, 157] },
      properties: { gid: 'x', name: 'Nowhere', label: 'Nowhere' },
    },
  ],
}

describe('[T-DATA-06] places of real services', () => {
  const identity = { contact: 'maps@example.test', key: '' }

  const find = async (create: typeof createPhoton, body: unknown, query: string) => {
    const { ask, asked } = answering(body)
    const found = await create(ask, 'https://places.test', identity)(query, signal)
    if (E.isLeft(found)) throw new Error(found.left.code)
    const { places, credits } = found.right
    return { places, credits, asked: asked[0] }
  }

  test('Photon', async () => {
    const { places, credits, asked } = await find(createPhoton, PHOTON, 'Gö #1')
    expect(places).toMatchObject([
      {
        id: 'osm-R25929',
        name: 'Gothenburg',
        address: { value: 'Gothenburg, Västra Götaland County, Sweden' },
        location: { value: { lat: 57.7072, lng: 11.9668 } },
      },
      {
        id: 'osm-W2',
        name: 'Example Street 7',
        address: { value: 'Example Street 7, Varberg, Sweden' },
      },
    ])
    expect(credits).toMatchObject([{ text: '© OpenStreetMap contributors' }])
    expect(asked?.url).toBe('https://places.test/api?q=G%C3%B6%20%231&limit=5&lang=en')
    expect(asked?.init.headers).toMatchObject({ 'User-Agent': 'evkit (maps@example.test)' })
  })

  test('[E-T-38] what has no id, or cannot be read, does not cost the others', async () => {
    const postcode = { place_id: 9, lat: '51.501', lon: -0.1416, display_name: 'SW1A 1AA, London' }
    const bare = await find(createNominatim, [{}, postcode, ...NOMINATIM], 'SW1A 1AA')
    expect(bare.places).toMatchObject([
      { id: 'at-51.50100,-0.14160', name: 'SW1A 1AA', address: { value: 'SW1A 1AA, London' } },
      { id: 'osm-R25929' },
    ])
    const geometry = { type: 'Point', coordinates: [-0.1416, 51.501] }
    const unnumbered = { geometry, properties: { name: null, postcode: 'SW1A 1AA' } }
    const features = [null, { geometry }, unnumbered, ...PHOTON.features]
    const { places } = await find(createPhoton, { features }, 'SW1A 1AA')
    expect(places.map(({ id }) => id)).toEqual(['at-51.50100,-0.14160', 'osm-R25929', 'osm-W2'])
  })

  test('[E-T-66] a place is asked for in the language of the page, and kept by language', async () => {
    const { ask, asked, ports } = answering(PHOTON)
    const polite = createPolite(createPhoton(ask, 'https://places.test', identity), ports)
    await polite('Köln', signal, 'de')
    await polite('Köln', signal, 'en')
    await polite('Köln', signal, 'de')
    expect(asked.map(({ url }) => new URL(url).searchParams.get('lang'))).toEqual(['de', 'en'])
  })

  test('Nominatim', async () => {
    const { places, asked } = await find(createNominatim, NOMINATIM, 'Göteborg')
    expect(places).toMatchObject([
      {
        id: 'osm-R25929',
        name: 'Gothenburg',
        location: { value: { lat: 57.7072326, lng: 11.9670171 } },
      },
    ])
    expect(asked?.url).toContain('/search?q=G%C3%B6teborg&format=jsonv2&limit=5&accept-language=en')
  })

  test('[E-T-137] Pelias', async () => {
    const { places, credits, asked } = await find(createPelias, PELIAS, 'Gö #1')
    expect(places).toMatchObject([
      {
        id: 'whosonfirst:locality:101752307',
        name: 'Gothenburg',
        address: { value: 'Gothenburg, Västra Götaland, Sweden' },
        location: { value: { lat: 57.7072, lng: 11.9668 } },
      },
    ])
    expect(credits[0]?.text).toContain('Who’s On First')
    expect(asked?.url).toBe('https://places.test/v1/search?text=G%C3%B6%20%231&size=5&lang=en')
    const { ask, asked: keyed } = answering(PELIAS)
    await createPelias(ask, 'https://places.test', { ...identity, key: 'a b' })('x', signal, 'de')
    expect(keyed[0]?.url).toContain('&lang=de&api_key=a%20b')
  })

  test.each([[{}], [null], [[{}]], [{ features: [{}] }]])(
    '[E-T-38] %j is not understood',
    async (body) => {
      for (const create of [createPhoton, createNominatim, createPelias]) {
        const { ask } = answering(body)
        expect(await create(ask, 'https://places.test', identity)('x', signal)).toMatchObject({
          left: { code: 'UNAVAILABLE' },
        })
      }
    },
  )

  test('one question a second, and none twice in seven days', async () => {
    const { ask, asked, waited, ports, pass } = answering(NOMINATIM)
    const polite = createPolite(createNominatim(ask, 'https://places.test', identity), ports)
    await polite('Leeds', signal)
    await polite('Lund', signal)
    expect([asked.length, waited]).toEqual([2, [1000]])
    await polite(' LEEDS ', signal)
    expect(asked).toHaveLength(2)
    pass(604_800_001)
    await polite('Leeds', signal)
    expect(asked).toHaveLength(3)
  })

  test('more than five do not wait for their turn', async () => {
    const { ask, asked, ports } = answering(NOMINATIM)
    const polite = createPolite(createNominatim(ask, 'https://places.test', identity), {
      now: () => 0,
      wait: () => Promise.resolve(),
    })
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => polite(`place ${at}`, signal)),
    )
    expect(answers.filter(({ _tag }) => _tag === 'Left')).toHaveLength(6)
    expect(asked).toHaveLength(6)
    expect(ports.now()).toBe(0)
  })
})

const poi = (ID: number, Latitude: number, Longitude: number, License: string | null) => ({
  ID,
  UUID: `u${ID}`,
  DataProvider: {
    ID: 1,
    Title: 'Open Charge Map Contributors',
    WebsiteURL: 'https://openchargemap.org',
    License,
  },
  OperatorInfo: { ID: 1, Title: 'Example' },
  StatusType: { ID: 50, IsOperational: true },
  AddressInfo: { ID, Title: `Site ${ID}`, Latitude, Longitude, CountryID: 1 },
  NumberOfPoints: 4,
  Connections: [{ ID: 1, PowerKW: 150, Quantity: 4, CurrentTypeID: 30 }],
  DateLastVerified: '2026-08-01T00:00:00Z',
})

describe('[T-DATA-07] stations of Open Charge Map', () => {
  const settings = { base: 'https://stations.test/v3', key: 'k1', leastPower: 50 }
  const CC = 'Licensed under Creative Commons Attribution 4.0 International (CC BY 4.0)'

  test('those near the road whose licence lets us, in the order they are passed', async () => {
    const rows = [
      poi(3, 52.06, 4.6, CC),
      poi(1, 51.95, 1.3, CC),
      poi(2, 51.98, 4.12, 'CC BY-NC-SA 3.0'),
      poi(4, 54, 4, CC),
      poi(5, 52, 4.2, null),
    ]
    const { ask, asked } = answering(rows)
    const found = await createOpenChargeMap(ask, settings)(LINE, signal)
    if (E.isLeft(found)) throw new Error(found.left.reason)
    expect(found.right.stations.map(({ id }) => id)).toEqual(['ocm-1', 'ocm-3'])
    expect(found.right.credits.map(({ licence }) => licence)).toEqual([CC])
    const url = new URL(asked[0]?.url ?? '')
    expect(url.pathname).toBe('/v3/poi')
    expect(url.searchParams.get('distance')).toBe('20')
    expect(decodePolyline(url.searchParams.get('polyline') ?? '')._tag).toBe('Right')
    expect(asked[0]?.init.headers).toMatchObject({ 'X-API-Key': 'k1' })
  })

  test('a long line is made coarser until it fits an address', async () => {
    const { ask, asked } = answering([])
    const long = Float64Array.from(
      Array.from({ length: 8000 }, (_, at) => (at % 2 === 0 ? 50 + at / 1000 : Math.sin(at) * 2)),
    )
    await createOpenChargeMap(ask, { ...settings, key: '' })(long, signal)
    expect(asked[0]?.url.length).toBeLessThan(10_000)
    expect(asked[0]?.init.headers).not.toHaveProperty('X-API-Key')
  })

  test.each([
    [{}, 200],
    [null, 200],
    [[], 403],
  ])('[E-T-38] %j with status %i is not understood', async (body, status) => {
    const { ask } = answering(body, status)
    expect(await createOpenChargeMap(ask, settings)(LINE, signal)).toMatchObject({
      left: { code: 'UNAVAILABLE' },
    })
  })
})

describe('[E-T-135] what is avoided', () => {
  const avoid = ['ferry', 'motorway'] as const

  test('is no liking for it with Valhalla, which still takes one where nothing else leads there', () => {
    const asked = JSON.parse(writeTripQuestion({ ...REQUEST, avoid })) as object
    expect(asked).toMatchObject({ costing_options: { auto: { use_ferry: 0, use_highways: 0 } } })
    expect(writeTripQuestion(REQUEST)).not.toContain('costing_options')
  })

  // OSRM answers 400 to a combination its profile does not have, and NoRoute where nothing else leads there.
  test.each([
    [[], ['ferry,motorway']],
    [['InvalidValue'], ['ferry,motorway', 'ferry']],
    [
      ['InvalidValue', 'NoRoute'],
      ['ferry,motorway', 'ferry', 'motorway'],
    ],
    [
      ['InvalidValue', 'NoRoute', 'NoSegment'],
      ['ferry,motorway', 'ferry', 'motorway', null],
    ],
  ])('with OSRM, refused with %j, is asked as %j', async (refusals, excluded) => {
    const urls: string[] = []
    const ask: Ask = ({ url }) => {
      urls.push(url)
      const code = refusals[urls.length - 1]
      return Promise.resolve(
        right(code === undefined ? { status: 200, body: OSRM } : { status: 400, body: { code } }),
      )
    }
    const road = await createOsrm(ask, 'https://roads.test')({ ...REQUEST, avoid }, signal)
    expect(E.isRight(road)).toBe(true)
    expect(urls.map((url) => new URL(url).searchParams.get('exclude'))).toEqual(excluded)
  })

  test('a service that is down is not asked again', async () => {
    const urls: string[] = []
    const ask: Ask = ({ url }) => {
      urls.push(url)
      return Promise.resolve(left({ code: 'UNAVAILABLE', reason: 'osrm: down' }))
    }
    const road = await createOsrm(ask, 'https://roads.test')({ ...REQUEST, avoid }, signal)
    expect([E.isLeft(road), urls.length]).toEqual([true, 1])
  })
})

describe('Valhalla inside this process', () => {
  const actor = (route: (question: unknown) => unknown) => ({
    Actor: {
      fromConfigFile: () =>
        Promise.resolve({ route: (question: unknown) => Promise.resolve(route(question)) }),
    },
  })
  const start = async (module: unknown) =>
    startValhalla({ load: () => Promise.resolve(module), config: 'valhalla.json' })

  test('finds roads', async () => {
    for (const answer of [VALHALLA, JSON.stringify(VALHALLA)]) {
      const routing = await start(actor(() => answer))
      if (E.isLeft(routing)) throw new Error(routing.left)
      expect(await routing.right(REQUEST, signal)).toEqual(
        readTrip({ status: 200, body: VALHALLA }, REQUEST, {
          text: '© OpenStreetMap contributors',
          url: 'https://www.openstreetmap.org/copyright',
          licence: 'ODbL 1.0',
          asOf: '',
        }),
      )
    }
  })

  test.each([
    ['Route error: No suitable edges near location', 'OFF_THE_MAP'],
    ['No path could be found for input', 'NO_ROAD'],
    ['Something else', 'UNAVAILABLE'],
  ])('[E-T-03] %s: %s', async (message, code) => {
    const routing = await start(
      actor(() => {
        throw new Error(message)
      }),
    )
    if (E.isLeft(routing)) throw new Error(routing.left)
    expect(await routing.right(REQUEST, signal)).toMatchObject({ left: { code } })
  })

  test('a missing package is said in words, with the command that installs it', async () => {
    const answer = await startValhalla({
      load: () => Promise.reject(new Error('ERR_MODULE_NOT_FOUND')),
      config: 'valhalla.json',
    })
    expect(E.isLeft(answer) ? answer.left : '').toContain(
      `npm install --no-save -E ${VALHALLA_PACKAGE}@3.6.1`,
    )
  })

  test.each([
    ['another module', {}, 'has no Actor'],
    ['an actor without a start', { Actor: {} }, 'has no Actor'],
    ['an actor without routes', { Actor: { fromConfigFile: () => ({}) } }, 'has no route'],
    [
      'tiles that cannot be read',
      { Actor: { fromConfigFile: () => Promise.reject(new Error('no tiles')) } },
      'cannot read valhalla.json: no tiles',
    ],
  ])('%s is refused', async (_, module, reason) => {
    const answer = await start(module)
    expect(E.isLeft(answer) ? answer.left : '').toContain(reason)
  })
})

describe('settings', () => {
  test('without any, everything is embedded', () => {
    expect(readMapsSettings({})).toEqual({
      _tag: 'Right',
      right: {
        maps: 'maps',
        imports: undefined,
        routing: 'embedded',
        routingUrl: '',
        routingKey: '',
        places: 'embedded',
        placesUrl: '',
        placesKey: '',
        stations: 'embedded',
        stationsUrl: 'https://api.openchargemap.io/v3',
        stationsKey: '',
        leastPower: 50,
        contact: '',
        valhallaConfig: '',
      },
    })
  })

  test.each([
    [
      { EVKIT_ROUTING: 'google' },
      'EVKIT_ROUTING is one of embedded, valhalla, osrm, graphhopper, openrouteservice, valhalla-embedded',
    ],
    [{ EVKIT_ROUTING: 'osrm' }, 'EVKIT_ROUTING_URL must be an address'],
    [{ EVKIT_ROUTING: 'graphhopper' }, 'EVKIT_ROUTING_URL must be an address'],
    [{ EVKIT_ROUTING: 'openrouteservice' }, 'EVKIT_ROUTING_URL must be an address'],
    [{ EVKIT_PLACES: 'pelias', EVKIT_CONTACT: 'a' }, 'EVKIT_PLACES_URL must be an address'],
    [
      { EVKIT_ROUTING: 'valhalla', EVKIT_ROUTING_URL: 'file:///etc/passwd' },
      'EVKIT_ROUTING_URL must be an address',
    ],
    [{ EVKIT_ROUTING: 'valhalla-embedded' }, 'EVKIT_VALHALLA_CONFIG is missing'],
    [{ EVKIT_PLACES: 'photon', EVKIT_CONTACT: 'a' }, 'EVKIT_PLACES_URL must be an address'],
    [{ EVKIT_PLACES: 'nominatim', EVKIT_PLACES_URL: 'https://x.test' }, 'EVKIT_CONTACT is missing'],
    [{ EVKIT_PLACES: 'x' }, 'EVKIT_PLACES is one of'],
    [{ EVKIT_STATIONS: 'x' }, 'EVKIT_STATIONS is one of'],
    [{ EVKIT_STATIONS_URL: 'x' }, 'EVKIT_STATIONS_URL must be an address'],
    [{ EVKIT_STATIONS_LEAST_POWER: 'x' }, 'EVKIT_STATIONS_LEAST_POWER is a number'],
    [{ EVKIT_MAPS: 'a/b' }, 'EVKIT_MAPS is 1 to 40 letters'],
  ])('%j stops the start', (environment, text) => {
    const read = readMapsSettings(environment)
    expect(E.isLeft(read) ? read.left.join() : '').toContain(text)
  })
})

describe('real services in front of our own data', () => {
  const open = async (
    environment: Readonly<Record<string, string>>,
    recorded: ReturnType<typeof record>,
  ) => {
    const settings = readMapsSettings(environment)
    if (E.isLeft(settings)) throw new Error(settings.left.join())
    const told: string[] = []
    const ports: ServicePorts = {
      ...recorded.ports,
      load: () => Promise.reject(new Error('none')),
      tell: (line) => told.push(line),
    }
    const maps = await openServices(createEmbedded(store.maps), settings.right, ports)
    if (E.isLeft(maps)) throw new Error(maps.left)
    return { told, service: createService(store, { isPreviewOpen: false, mapPorts: maps.right }) }
  }
  const route = writeAddress(routeEndpoint, {
    maps: 'maps',
    json: writeRouteRequest({
      origin: HARWICH,
      destination: UTRECHT,
      intermediates: [],
      avoid: [],
    }),
  })
  const all = {
    EVKIT_ROUTING: 'valhalla',
    EVKIT_ROUTING_URL: 'https://roads.test/',
    EVKIT_PLACES: 'photon',
    EVKIT_PLACES_URL: 'https://places.test',
    EVKIT_STATIONS: 'open-charge-map',
    EVKIT_CONTACT: 'maps@example.test',
  }

  test('what they answer is what is answered', async () => {
    const recorded = record([json(VALHALLA), json([poi(1, 52.05, 4.5, 'CC BY 4.0')])])
    const { service, told } = await open(all, recorded)
    const answer = (await (await service.request(route)).json()) as {
      chargingStations: { id: string }[]
      credits: { text: string }[]
    }
    expect(answer.chargingStations.map(({ id }) => id)).toEqual(['ocm-1'])
    expect(answer.credits[0]?.text).toBe('© OpenStreetMap contributors')
    expect(told).toEqual([])
    expect(recorded.asked.map(({ url }) => new URL(url).host)).toEqual([
      'roads.test',
      'api.openchargemap.io',
    ])
  })

  test.each([
    ['down', broken],
    ['full of faults', text('oops', 500)],
    ['garbage', text('<html>')],
    ['another shape', json({ hello: 'world' })],
  ])(
    '[E-T-22] %s: our own data answers, and the log says so without the question',
    async (_, answer) => {
      const { service, told } = await open(all, record([answer]))
      const road = await service.request(route)
      expect(road.status).toBe(200)
      expect(await road.text()).toContain('ETISplus')
      const places = await service.request(
        writeAddress(resolveEndpoint, {
          maps: 'maps',
          json: writeResolveRequest({ start: 'Leeds', destination: 'Lund' }),
        }),
      )
      expect(await places.text()).toContain('GeoNames')
      expect(told.map((line) => line.split('; ')[1])).toEqual([
        'the road is from the embedded network',
        'the stations are the embedded ones',
        'the places are the embedded ones',
        'the places are the embedded ones',
      ])
      expect(told.join()).not.toMatch(/Leeds|Lund|52\.|4\.9/)
    },
  )

  test('[E-T-03] that there is no road is an answer: nothing else is asked', async () => {
    const { service, told } = await open(all, record([json({ error_code: 442 }, 400)]))
    const answer = await service.request(route)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'NO_ROAD' } })
    expect(told).toEqual([])
  })

  test('without settings nobody is asked', async () => {
    const recorded = record([broken])
    const { service } = await open({}, recorded)
    expect((await service.request(route)).status).toBe(200)
    expect(recorded.asked).toEqual([])
  })
})
