import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { decodePolyline } from '@evkit/engine/geo'
import {
  RouteAnswerCodec,
  type ResolveAnswer,
  type RouteAnswer,
  type SuggestAnswer,
} from '@evkit/engine/route'
import {
  routeEndpoint,
  placeEndpoint,
  ResolveAnswerCodec,
  resolveEndpoint,
  RouteProblemCodec,
  SuggestAnswerCodec,
  suggestEndpoint,
  writePlaceRequest,
  writeResolveRequest,
  writeRouteRequest,
  writeSuggestRequest,
} from '@evkit/engine/internal/route'
import { decodeWith, some, toUndefined, writeAddress, type Endpoint } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import { importRoads } from '../roads/import-roads.js'
import { writeNetworkFile } from '../roads/network-file.js'
import { createService } from '../service/app.js'
import { openMaps } from '../service/maps-store.js'
import { watchRequests } from '../service/requests.js'
import { Hono } from 'hono'
import { openData } from './open.js'

const store = openData()
const service = createService(store, { isPreviewOpen: false })

const LONDON = { latitude: 51.5072, longitude: -0.1276 }
const EDINBURGH = { latitude: 55.9533, longitude: -3.1883 }
const REYKJAVIK = { latitude: 64.147, longitude: -21.942 }

const askAt = async (app: Hono, endpoint: Endpoint<unknown>, json: string, maps = 'maps') =>
  app.request(writeAddress(endpoint, { maps, json }))

const ask = async (endpoint: Endpoint<unknown>, json: string) => askAt(service, endpoint, json)

const readRoute = async (answer: Response): Promise<RouteAnswer> => {
  const read = decodeWith(RouteAnswerCodec, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

const lineOf = (polyline: string): readonly number[] => {
  const line = decodePolyline(polyline)
  return E.isRight(line) ? [...line.right] : []
}

const readPlaces = async (answer: Response): Promise<ResolveAnswer> => {
  const read = decodeWith(ResolveAnswerCodec, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

const readSuggestions = async (answer: Response): Promise<SuggestAnswer> => {
  const read = decodeWith(SuggestAnswerCodec, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

const readProblem = async (answer: Response) => {
  const read = decodeWith(RouteProblemCodec, await answer.json())
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right.error
}

describe('get-route', () => {
  test('[T-API-01] [T-API-02] [T-DATA-08] the road, its stations and who they come from', async () => {
    const answer = await ask(
      routeEndpoint,
      writeRouteRequest({ origin: LONDON, destination: EDINBURGH, intermediates: [], avoid: [] }),
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=3600')
    const { route, chargingStations, credits } = await readRoute(answer)
    // London to Newcastle is 439 km in a published table, and the A1 goes on for 193.
    expect(O.isSome(route.distance) && route.distance.value / 1000).toBeCloseTo(439 + 193, -1)
    const [leg] = route.legs
    const first = decodePolyline(leg?.steps[0]?.polyline ?? '')
    expect(E.isRight(first) && [...first.right.slice(0, 2)]).toEqual([51.5072, -0.1276])
    const last = decodePolyline(leg?.steps.at(-1)?.polyline ?? '')
    expect(E.isRight(last) && [...last.right.slice(-2)]).toEqual([55.9533, -3.1883])
    expect(chargingStations.length).toBeGreaterThan(10)
    expect(credits.map(({ text }) => text).join()).toContain('ETISplus')
    const lats = chargingStations.map(({ lat }) => lat)
    expect(lats.at(-1)).toBeGreaterThan(lats[0] ?? 90)
  })

  test('[T-DATA-07] a station says what is known of it, and nothing else', async () => {
    const answer = await ask(
      routeEndpoint,
      writeRouteRequest({
        origin: { latitude: 52.09, longitude: 5.12 },
        destination: { latitude: 51.23, longitude: 6.78 },
        intermediates: [],
        avoid: [],
      }),
    )
    const { chargingStations } = (await answer.json()) as { chargingStations: object[] }
    expect(chargingStations.length).toBeGreaterThan(0)
    for (const station of chargingStations) {
      expect(Object.keys(station).sort()).toEqual([
        'asOf',
        'connectors',
        'country',
        'id',
        'lat',
        'licence',
        'lng',
        'name',
        'operator',
        'points',
        'power',
        'provider',
      ])
    }
    expect(JSON.stringify(chargingStations)).toContain('"operator":"Fastned"')
  })

  test.each([
    ['an island far away', LONDON, REYKJAVIK, 'OFF_THE_MAP'],
    ['the sea', LONDON, { latitude: 55.5, longitude: 3 }, 'OFF_THE_MAP'],
    ['the other end', REYKJAVIK, LONDON, 'OFF_THE_MAP'],
  ])('[E-T-03] no road: %s is a 404 that says so', async (_, origin, destination, code) => {
    const question = writeRouteRequest({ origin, destination, intermediates: [], avoid: [] })
    const answer = await ask(routeEndpoint, question)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    const problem = await readProblem(answer)
    expect(problem.code).toBe(code)
    expect(problem.reason).not.toMatch(/\d\.\d/)
  })

  test.each([
    ['the origin', REYKJAVIK, [], LONDON, 0],
    ['the second in between', LONDON, [EDINBURGH, REYKJAVIK], LONDON, 2],
    ['the destination', LONDON, [EDINBURGH], REYKJAVIK, 2],
  ])(
    '[E-T-76] off the map: %s is named by its number, beside what is covered',
    async (_, origin, intermediates, destination, place) => {
      const question = writeRouteRequest({ origin, intermediates, destination, avoid: [] })
      const problem = await readProblem(await ask(routeEndpoint, question))
      expect(problem).toMatchObject({ code: 'OFF_THE_MAP', place: some(place) })
      const covered = toUndefined(problem.covered)
      expect([covered?.whole, covered?.part].map((codes) => codes?.length)).toEqual([
        expect.any(Number),
        expect.any(Number),
      ])
      expect(covered?.whole).toContain('DE')
      expect(covered?.whole).not.toContain('NO')
      expect(covered?.part).toContain('NO')
    },
  )

  test('[E-T-146] London to Edinburgh by the second road: marked as such, with the stations along it', async () => {
    const question = { origin: LONDON, destination: EDINBURGH, intermediates: [], avoid: [] }
    const [first, second] = await Promise.all(
      [question, { ...question, way: 'second' as const }].map(async (asked) =>
        readRoute(await ask(routeEndpoint, writeRouteRequest(asked))),
      ),
    )
    expect([first?.route.way, second?.route.way]).toEqual([undefined, 'second'])
    const roads = second?.route.legs[0]?.steps.map(({ road }) => road)
    expect(roads).toContain('A702')
    expect(second?.chargingStations.map(({ id }) => id)).not.toEqual(
      first?.chargingStations.map(({ id }) => id),
    )
  })

  test('[E-T-75] a place in between makes two legs, the second where the first ends', async () => {
    const leeds = { latitude: 53.8, longitude: -1.55 }
    const question = { origin: LONDON, destination: EDINBURGH, intermediates: [leeds], avoid: [] }
    const { route } = await readRoute(await ask(routeEndpoint, writeRouteRequest(question)))
    const lines = route.legs.map(({ steps }) => steps.map(({ polyline }) => lineOf(polyline)))
    expect(lines).toHaveLength(2)
    expect([lines[0]?.at(-1)?.slice(-2), lines[1]?.[0]?.slice(0, 2)]).toEqual([
      [53.8, -1.55],
      [53.8, -1.55],
    ])
  })

  test('[E-T-03] the same place twice is a road of no length', async () => {
    const answer = await ask(
      routeEndpoint,
      writeRouteRequest({ origin: LONDON, destination: LONDON, intermediates: [], avoid: [] }),
    )
    const { route } = await readRoute(answer)
    expect(route.distance).toEqual({ _tag: 'Some', value: 0 })
  })

  test.each([
    ['no json', 'x', 'expected'],
    ['another shape', '{}', 'origin'],
    ['a list', '[]', 'expected'],
    ['null', 'null', 'expected'],
    [
      'a latitude of 91',
      '{"origin":{"longitude":0,"latitude":91},"destination":{"longitude":0,"latitude":52}}',
      'origin.latitude: expected a latitude from -90 to 90',
    ],
    [
      'a latitude as text',
      '{"origin":{"longitude":0,"latitude":"52"},"destination":{"longitude":0,"latitude":52}}',
      'origin.latitude',
    ],
    [
      'a longitude of -181',
      '{"origin":{"longitude":0,"latitude":52},"destination":{"longitude":-181,"latitude":52}}',
      'destination.longitude',
    ],
    ['one end', '{"origin":{"longitude":0,"latitude":52}}', 'destination'],
    ['4097 characters', `"${'x'.repeat(4095)}"`, 'at most 4096 characters'],
  ])('[D-T-18] %s is a 400 with the reason', async (_, json, reason) => {
    const answer = await ask(routeEndpoint, json)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
    const problem = await readProblem(answer)
    expect(problem.code).toBe('BAD_REQUEST')
    expect(problem.reason).toContain(reason)
  })

  test('[D-T-18] a path is unescaped once: what was escaped twice is not read', async () => {
    const json = writeRouteRequest({
      origin: LONDON,
      destination: EDINBURGH,
      intermediates: [],
      avoid: [],
    })
    const twice = await ask(routeEndpoint, encodeURIComponent(json))
    expect(twice.status).toBe(400)
    const broken = await service.request('/api/electrification/maps/get-route/%E0%A4%A')
    expect(broken.status).toBe(400)
    expect((await readProblem(broken)).reason).toBe('a broken escape in the path')
  })

  test('[T-API-14] the segment that names the maps service is configuration', async () => {
    const other = createService(store, { isPreviewOpen: false, maps: 'karta' })
    const json = writeRouteRequest({
      origin: LONDON,
      destination: EDINBURGH,
      intermediates: [],
      avoid: [],
    })
    expect((await askAt(other, routeEndpoint, json, 'karta')).status).toBe(200)
    expect((await askAt(other, routeEndpoint, json)).status).toBe(404)
    expect((await askAt(service, routeEndpoint, json, 'karta')).status).toBe(404)
  })

  test('[E-T-38] any segment is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ minLength: 1 }), fc.json()), async (json) => {
        const answer = await ask(routeEndpoint, json)
        expect([200, 400, 404]).toContain(answer.status)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('origin-destination', () => {
  test('[T-API-03] [T-API-04] [T-DATA-06] [T-CONST-39] places of both texts, kept privately for seven days', async () => {
    const answer = await ask(
      resolveEndpoint,
      writeResolveRequest({ start: 'Göteborg', destination: 'Stockholm, Sweden' }),
    )
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=604800')
    const { start, destination, credits } = await readPlaces(answer)
    expect(start.places[0]).toMatchObject({
      name: 'Gothenburg',
      address: { value: 'Gothenburg, Sweden' },
    })
    expect(destination.places[0]?.address).toEqual({ _tag: 'Some', value: 'Stockholm, Sweden' })
    expect(credits.map(({ text }) => text)).toEqual(['Places: GeoNames (CC BY 4.0)'])
  })

  test('[T-API-04] a place on the wire has exactly its members', async () => {
    const answer = await ask(
      resolveEndpoint,
      writeResolveRequest({ start: 'Leeds', destination: '???' }),
    )
    const body = (await answer.json()) as { start: { places: object[] }; destination: object }
    expect(body.start.places[0]).toEqual({
      id: expect.stringMatching(/^geonames-\d+$/) as string,
      displayName: { text: 'Leeds' },
      formattedAddress: 'Leeds, United Kingdom',
      location: {
        longitude: expect.closeTo(-1.55, 1) as number,
        latitude: expect.closeTo(53.8, 1) as number,
      },
    })
    expect(body.destination).toEqual({ places: [], outside: '' })
  })

  test.each([
    ['an empty text', { start: '', destination: 'Leeds' }],
    ['only spaces', { start: 'Leeds', destination: '   ' }],
    ['201 characters', { start: 'x'.repeat(201), destination: 'Leeds' }],
    ['a number', { start: 7, destination: 'Leeds' }],
    ['one text', { start: 'Leeds' }],
  ])('[D-T-18] %s is a 400', async (_, question) => {
    const answer = await ask(resolveEndpoint, JSON.stringify(question))
    expect(answer.status).toBe(400)
    expect((await readProblem(answer)).code).toBe('BAD_REQUEST')
  })

  test('[T-API-03] signs in a text are read as they were typed', async () => {
    for (const text of ['A/B #1', '100 %', 'a?b&c=d', 'x'.repeat(200), '../..', '%2F']) {
      const answer = await ask(
        resolveEndpoint,
        writeResolveRequest({ start: text, destination: 'Leeds' }),
      )
      expect([text, answer.status]).toEqual([text, 200])
    }
  })
})

describe('suggest and place', () => {
  const asking = { language: 'en', session: 's1' } as const

  test('[T-ROUTE-05] [T-CONST-43] suggestions as one types, at most eight', async () => {
    const answer = await ask(suggestEndpoint, writeSuggestRequest({ input: 's', ...asking }))
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=604800')
    const { suggestions, credits } = await readSuggestions(answer)
    expect(suggestions).toHaveLength(8)
    expect(suggestions[0]).toMatchObject({ text: 'Stockholm', detail: 'Sweden' })
    expect(credits[0]?.text).toBe('Places: GeoNames (CC BY 4.0)')
  })

  test('[T-ROUTE-06] a suggestion has a place with name, address and location', async () => {
    const found = await readSuggestions(
      await ask(suggestEndpoint, writeSuggestRequest({ input: 'Goth', ...asking })),
    )
    const id = found.suggestions[0]?.id ?? ''
    const answer = await ask(placeEndpoint, writePlaceRequest({ id, ...asking }))
    expect(await answer.json()).toMatchObject({
      id,
      displayName: { text: 'Gothenburg' },
      formattedAddress: 'Gothenburg, Sweden',
      location: { latitude: 57.7072, longitude: 11.9668 },
    })
  })

  test('[T-ROUTE-06] an id of no place is a 404', async () => {
    const answer = await ask(placeEndpoint, writePlaceRequest({ id: 'geonames-1', ...asking }))
    expect(answer.status).toBe(404)
    expect((await readProblem(answer)).code).toBe('UNKNOWN_PLACE')
  })

  test.each([
    ['no input', { input: ' ', language: 'en', session: 's' }],
    ['another language', { input: 'a', language: 'sv', session: 's' }],
    ['no session', { input: 'a', language: 'en' }],
    ['a session too long', { input: 'a', language: 'en', session: 's'.repeat(65) }],
  ])('[T-ROUTE-05] %s is a 400', async (_, question) => {
    expect((await ask(suggestEndpoint, JSON.stringify(question))).status).toBe(400)
  })
})

test('[E-T-21] nothing of a question is in the log or the figures', async () => {
  const told: unknown[] = []
  const faults: unknown[] = []
  const watched = new Hono()
  watched.use(watchRequests({ now: () => 0, makeId: () => 'r1', tell: (one) => told.push(one) }))
  watched.route(
    '/',
    createService(store, { isPreviewOpen: false, onFault: (fault) => faults.push(fault) }),
  )
  await askAt(
    watched,
    routeEndpoint,
    writeRouteRequest({ origin: LONDON, destination: EDINBURGH, intermediates: [], avoid: [] }),
  )
  await askAt(
    watched,
    routeEndpoint,
    writeRouteRequest({ origin: LONDON, destination: REYKJAVIK, intermediates: [], avoid: [] }),
  )
  await askAt(
    watched,
    resolveEndpoint,
    writeResolveRequest({ start: 'Secret Street 7', destination: 'Leeds' }),
  )
  await askAt(watched, resolveEndpoint, '{"start":"Secret"}')
  const text = JSON.stringify([told, faults])
  expect(told).toHaveLength(4)
  expect(text).toContain('/api/electrification/maps/get-route/:json')
  expect(text).not.toMatch(/Secret|Leeds|51\.5|0\.127|64\.1/)
})

describe('imported roads and stations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evkit-maps-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  test('go before those of the project; a broken file is told', () => {
    const made = importRoads(
      {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: {
              type: 'LineString',
              coordinates: [
                [151.2, -33.9],
                [151.2, -33.8],
              ],
            },
            properties: { highway: 'motorway' },
          },
        ],
      },
      { text: 'Roads: example', url: '', licence: 'CC0-1.0', asOf: '' },
    )
    if (E.isLeft(made)) throw new Error('no network')
    writeFileSync(join(folder, 'roads.json'), writeNetworkFile(made.right.file))
    const own = new URL('../', import.meta.url)
    const imports = pathToFileURL(`${folder}/`)
    const maps = openMaps(own, imports)
    if (E.isLeft(maps)) throw new Error(JSON.stringify(maps.left))
    expect(maps.right.roadCredit.text).toBe('Roads: example')
    expect(maps.right.findRoad({ lat: -33.9, lng: 151.2 }, { lat: -33.8, lng: 151.2 })._tag).toBe(
      'Right',
    )
    writeFileSync(join(folder, 'stations.json'), '{"format":"x"}')
    const broken = openMaps(own, imports)
    expect(E.isLeft(broken) && broken.left.map(({ file, path }) => [file, path])[0]).toEqual([
      join(folder, 'stations.json'),
      'format',
    ])
  })
})
