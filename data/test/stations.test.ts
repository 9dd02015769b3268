import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { measureDistance, toLine } from '@evkit/engine/geo'
import { runs } from '../../.config/property-runs.mjs'
import { pointBetween } from '../../engine/src/geo/distance.js'
import type { ChargingStation } from '@evkit/engine/route'
import { none, some } from '@evkit/engine/shared'
import { decodeNetwork } from '../roads/network-file.js'
import { importRoads } from '../roads/import-roads.js'
import { openNetwork } from '../roads/network.js'
import { createRouter } from '../roads/route.js'
import { createFindAlong } from '../stations/along.js'
import { importStations } from '../stations/open-charge-map.js'
import { decodeStations, writeStationFile } from '../stations/station-file.js'

const station = (id: string, lat: number, lng: number): ChargingStation => ({
  id,
  name: id,
  lat,
  lng,
  power: none,
  points: none,
  operator: '',
  connectors: [],
  country: '',
  asOf: '',
  provider: '',
  licence: '',
})

describe('stations along a road', () => {
  // A degree of latitude is 111.2 km.
  const line = Float64Array.from([52, 0, 53, 0])
  const beside = (km: number): number => km / (111.195 * Math.cos((52.5 * Math.PI) / 180))

  test('[T-ROUTE-03] [B-T-02] those within the width, in the order they are passed', () => {
    const find = createFindAlong([
      station('last', 52.9, 0),
      station('just in', 52.5, beside(4.99)),
      station('just out', 52.5, beside(5.01)),
      station('first', 52.1, -beside(3)),
      station('before the start', 51.97, 0),
      station('too far before', 51.9, 0),
    ])
    expect(find(line, 5).stations.map(({ id }) => id)).toEqual([
      'before the start',
      'first',
      'just in',
      'last',
    ])
    const back = Float64Array.from([53, 0, 52, 0])
    expect(find(back, 5).stations.map(({ id }) => id)).toEqual([
      'last',
      'just in',
      'first',
      'before the start',
    ])
  })

  test('a station passed twice is told once, where the road is nearest', () => {
    const loop = Float64Array.from([52, 0, 53, 0, 53, 0.02, 52, 0.02])
    const find = createFindAlong([station('a', 52.5, 0.019), station('b', 52.5, 0)])
    expect(find(loop, 5).stations.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('a line without length has the stations around it; one without points has none', () => {
    const find = createFindAlong([station('a', 52, 0)])
    expect(find(Float64Array.from([52, 0, 52, 0]), 1).stations).toHaveLength(1)
    expect(find(new Float64Array(0), 1)).toEqual({ stations: [], count: 0 })
  })

  test('finds exactly what looking at every station finds', () => {
    const lat = fc.double({ min: 50, max: 52, noNaN: true })
    const lng = fc.double({ min: -1, max: 1, noNaN: true })
    const point = fc.record({ lat, lng })
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 40 }),
        fc.array(point, { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 1, max: 10 }),
        (places, points, width) => {
          const all = places.map((place, at) => station(String(at), place.lat, place.lng))
          const line = toLine(points)
          const { stations: found } = createFindAlong(all)(line, width)
          const isNear = (one: ChargingStation, slack: number): boolean =>
            points.slice(1).some((to, at) => {
              const from = points[at]!
              // Between two points a road is the shortest way over the ball; straight in degrees is a kilometre beside it.
              return Array.from({ length: 401 }, (_, part) => part / 400).some(
                (share) =>
                  measureDistance(one, pointBetween(from, to, share)) <= (width + slack) * 1000,
              )
            })
          // Sampled, so a station at the very edge may go either way.
          for (const one of all) {
            if (isNear(one, -0.2)) expect(found).toContain(one)
            if (!isNear(one, 0.5)) expect(found).not.toContain(one)
          }
        },
      ),
      { numRuns: runs(40) },
    )
  })
})

const LICENCE = 'Licensed under Creative Commons Attribution 4.0 International (CC BY 4.0)'

const poi = (more: object = {}): object => ({
  ID: 7,
  DataProvider: {
    Title: 'Open Charge Map Contributors',
    WebsiteURL: 'https://openchargemap.org',
    License: LICENCE,
  },
  OperatorInfo: { Title: 'Example' },
  StatusType: { IsOperational: true },
  UsageTypeID: 4,
  AddressInfo: {
    Title: ' Depot\n west ',
    Latitude: 58.1,
    Longitude: 13.4,
    Country: { ISOCode: 'SE' },
  },
  NumberOfPoints: 4,
  Connections: [
    { PowerKW: 150, Quantity: 2, ConnectionTypeID: 33 },
    { PowerKW: 22, Quantity: 2 },
  ],
  DateLastVerified: '2026-03-05T10:00:00Z',
  ...more,
})

const importAll = (rows: readonly unknown[]) => importStations(rows, { leastPower: 50 })

describe('[T-DATA-07] stations of Open Charge Map', () => {
  test('a row becomes a station with its provider, licence and day', () => {
    const { file, dropped } = importAll([poi()])
    expect(dropped).toEqual([])
    expect(file.stations).toEqual([
      {
        id: 'ocm-7',
        name: 'Depot west',
        lat: 58.1,
        lng: 13.4,
        country: 'SE',
        operator: 'Example',
        connectors: ['ccs'],
        power: 150,
        points: 4,
        asOf: '2026-03-05',
        provider: 'Open Charge Map Contributors',
        licence: LICENCE,
      },
    ])
    expect(file.credits['Open Charge Map Contributors']).toEqual({
      text: 'Charging stations: Open Charge Map Contributors, by way of Open Charge Map',
      url: 'https://openchargemap.org',
      licence: LICENCE,
      asOf: '',
    })
    const read = decodeStations(JSON.parse(writeStationFile(file)))
    expect(read).toMatchObject({ right: { stations: [{ power: some(150), points: some(4) }] } })
  })

  test.each<[string, unknown, string, string]>([
    ['no object', 7, 'cannot be read', ': expected Poi'],
    ['nothing', undefined, 'cannot be read', ': expected Poi'],
    ['no address', poi({ AddressInfo: null }), 'cannot be read', 'AddressInfo: expected'],
    [
      'a latitude as text',
      poi({ AddressInfo: { Latitude: '58', Longitude: 13 } }),
      'cannot be read',
      'AddressInfo.Latitude: expected number',
    ],
    [
      'a latitude of 91',
      poi({ AddressInfo: { Title: 'x', Latitude: 91, Longitude: 13 } }),
      'has no position on earth',
      '',
    ],
    [
      '0, 0',
      poi({ AddressInfo: { Title: 'x', Latitude: 0, Longitude: 0 } }),
      'has no position on earth',
      '',
    ],
    ['no provider', poi({ DataProvider: null }), 'has no licence', ''],
    ['no licence', poi({ DataProvider: { Title: 'X', License: ' ' } }), 'has no licence', 'X'],
    [
      'a licence without trade',
      poi({ DataProvider: { Title: 'Oplaadpalen', License: 'CC BY-NC-SA 3.0' } }),
      'may not be used commercially',
      'Oplaadpalen',
    ],
    [
      'the same in words',
      poi({ DataProvider: { Title: 'X', License: 'Non-commercial use only' } }),
      'may not be used commercially',
      'X',
    ],
    [
      'a place in another country',
      poi({
        AddressInfo: { Title: 'x', Latitude: 40, Longitude: 13, Country: { ISOCode: 'SE' } },
      }),
      'lies outside its country',
      'SE',
    ],
    [
      'a power of 5,000 kW',
      poi({ Connections: [{ PowerKW: 5000 }] }),
      'has a power that cannot be',
      '5000 kW',
    ],
    [
      'a thousand points',
      poi({ NumberOfPoints: 1000 }),
      'has a number of points that cannot be',
      '1000',
    ],
    ['out of use', poi({ StatusType: { IsOperational: false } }), 'is out of use', ''],
    ['private', poi({ UsageTypeID: 6 }), 'is private', ''],
    ['slow', poi({ Connections: [{ PowerKW: 22 }] }), 'is weaker than asked for', '22 kW'],
  ])('[E-T-37] a row with %s is dropped and told', (_, row, reason, detail) => {
    const { file, dropped } = importAll([poi({ ID: 1 }), row])
    expect(file.stations).toHaveLength(1)
    expect(dropped).toHaveLength(1)
    expect(dropped[0]).toMatchObject({ at: 1, reason })
    expect(dropped[0]?.detail.startsWith(detail)).toBe(true)
  })

  const reference = {
    DataProviders: [
      null,
      { ID: 1, Title: 'Open Charge Map Contributors', License: LICENCE },
      { ID: 2, Title: 'Restricted', License: 'CC BY-NC-SA 3.0' },
    ],
    Operators: [{ ID: 9, Title: 'Example' }],
    StatusTypes: [
      { ID: 50, IsOperational: true },
      { ID: 100, IsOperational: false },
      { ID: 77, IsOperational: false },
    ],
    Countries: [{ ID: 4, ISOCode: 'SE' }],
    ConnectionTypes: [],
  }
  const byNumber = (change: object = {}) => ({
    ID: 7,
    DataProviderID: 1,
    OperatorID: 9,
    StatusTypeID: 50,
    UsageTypeID: 1,
    AddressInfo: { Title: 'Depot west', Latitude: 58.1, Longitude: 13.4, CountryID: 4 },
    Connections: [{ ConnectionTypeID: 33, PowerKW: 150, Quantity: 4 }],
    DateLastVerified: '2026-03-05T10:00:00Z',
    ...change,
  })

  test('[T-DATA-07] numbers stand for what the file of an export says', () => {
    const { file, dropped } = importAll([byNumber(), reference])
    expect(dropped).toEqual([])
    expect(file.stations).toMatchObject([
      {
        id: 'ocm-7',
        country: 'SE',
        operator: 'Example',
        provider: 'Open Charge Map Contributors',
        licence: LICENCE,
        connectors: ['ccs'],
      },
    ])
  })

  test.each([
    ['removed', { StatusTypeID: 200 }, 'is out of use'],
    ['listed twice', { StatusTypeID: 210 }, 'is out of use'],
    ['not operational', { StatusTypeID: 100 }, 'is out of use'],
    ['planned', { StatusTypeID: 150 }, 'is out of use'],
    ['down, as the file alone says', { StatusTypeID: 77 }, 'is out of use'],
    ['of a provider without trade', { DataProviderID: 2 }, 'may not be used commercially'],
    ['of a provider nobody names', { DataProviderID: 3 }, 'has no licence'],
    ['without a provider', { DataProviderID: null }, 'has no licence'],
    ['for staff', { UsageTypeID: null, UsageType: { ID: 2 } }, 'is private'],
    [
      'elsewhere than its country',
      { AddressInfo: { Latitude: 40, Longitude: 13.4, CountryID: 4 } },
      'lies outside its country',
    ],
  ])('[E-T-37] a row of numbers that is %s is dropped and told', (_, change, reason) => {
    const { file, dropped } = importAll([reference, byNumber({ ID: 1 }), byNumber(change)])
    expect(file.stations).toHaveLength(1)
    expect(dropped).toMatchObject([{ at: 2, reason }])
  })

  test('what a row says itself counts before its number', () => {
    const named = byNumber({ DataProvider: { Title: 'Own', License: 'CC0' }, StatusTypeID: 20 })
    expect(importAll([reference, named]).file.stations).toMatchObject([{ provider: 'Own' }])
  })

  test('what is not known stays unknown', () => {
    const { file } = importAll([
      poi({ Connections: null, NumberOfPoints: null, OperatorInfo: null, DateLastVerified: null }),
    ])
    expect(file.stations[0]).toMatchObject({ power: null, points: null, asOf: '' })
  })

  test('the same station twice is told; the order of rows does not matter', () => {
    const rows = [poi({ ID: 3 }), poi({ ID: 1 }), poi({ ID: 3 })]
    const { file, dropped } = importAll(rows)
    expect(dropped).toEqual([{ at: 2, reason: 'is there twice', detail: 'ocm-3' }])
    expect(importAll([...rows].reverse()).file).toEqual(file)
  })

  test('[E-T-38] any row is taken or dropped, never thrown at', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 5 }), (rows) => {
        const { file, dropped } = importAll(rows)
        expect(file.stations.length + dropped.length).toBe(rows.length)
      }),
    )
  })
})

const CREDIT = { text: 'Roads: example', url: '', licence: 'CC0-1.0', asOf: '2026' }

const way = (coordinates: unknown, properties: object | null = null): object => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates },
  properties,
})

const collection = (...features: readonly unknown[]): object => ({
  type: 'FeatureCollection',
  features,
})

describe('roads of a GeoJSON', () => {
  const cross = collection(
    way(
      [
        [0, 52],
        [0, 52.05],
        [0, 52.1],
      ],
      { highway: 'motorway', ref: 'M1' },
    ),
    way(
      [
        [-0.1, 52.05],
        [0, 52.05],
        [0.1, 52.05],
      ],
      { highway: 'primary' },
    ),
  )

  test('lines that share a position meet there', () => {
    const made = importRoads(cross, CREDIT)
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    const { file, leftOut } = made.right
    expect(leftOut).toEqual([])
    expect(file.nodes.lat).toHaveLength(5)
    expect(file.links.from).toHaveLength(4)
    const read = decodeNetwork(JSON.parse(JSON.stringify(file)))
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
    const road = createRouter(openNetwork(read.right))(
      { lat: 52, lng: 0 },
      { lat: 52.05, lng: 0.1 },
    )
    expect(road).toMatchObject({
      right: {
        legs: [
          {
            steps: [
              { kind: 'motorway', road: 'M1' },
              { kind: 'trunk', road: '' },
            ],
          },
        ],
      },
    })
  })

  test('lines that cross without a shared position do not meet', () => {
    const bridge = importRoads(
      collection(
        way([
          [0, 52],
          [0, 52.1],
        ]),
        way([
          [-0.1, 52.05],
          [0.1, 52.05],
        ]),
      ),
      CREDIT,
    )
    if (E.isLeft(bridge)) throw new Error(JSON.stringify(bridge.left))
    expect(bridge.right.file.links.from).toHaveLength(2)
    const road = createRouter(openNetwork(bridge.right.file))(
      { lat: 52, lng: 0 },
      { lat: 52.05, lng: 0.1 },
    )
    expect(road).toMatchObject({ right: { legs: [{ steps: [{ kind: 'access' }] }] } })
  })

  test('a long line is as long as all its parts', () => {
    const long = Array.from({ length: 101 }, (_, at) => [0.02 * (at % 2), 50 + at / 100])
    const made = importRoads(collection(way(long)), CREDIT)
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    const { metres } = made.right.file.links
    const length = long
      .slice(1)
      .reduce(
        (sum, [lng = 0, lat = 0], at) =>
          sum + measureDistance({ lat, lng }, { lat: long[at]![1]!, lng: long[at]![0]! }),
        0,
      )
    expect(metres.length).toBeGreaterThan(5)
    expect(Math.abs(metres.reduce((sum, one) => sum + one, 0) - length)).toBeLessThan(metres.length)
  })

  test('what is no line is left out and told by its position', () => {
    const made = importRoads(
      collection(
        way([
          [0, 52],
          [0, 52.1],
        ]),
        { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 52] }, properties: {} },
        7,
        way([[0, 52]]),
        way([
          [0, 91],
          [0, 52],
        ]),
        way([
          [0, 52],
          [0, 52],
        ]),
      ),
      CREDIT,
    )
    expect(made).toMatchObject({
      right: {
        leftOut: [
          { at: 1, reason: 'is no line' },
          { at: 2, reason: 'is no line' },
          { at: 3, reason: 'has fewer than two positions' },
          { at: 4, reason: 'has a position that is not on earth' },
          { at: 5, reason: 'has fewer than two positions' },
        ],
      },
    })
  })

  test.each([
    ['nothing', undefined],
    ['no collection', { type: 'Feature' }],
    ['an empty one', collection()],
    ['one without lines', collection({ type: 'Feature' })],
  ])('[E-T-38] %s is refused', (_, document) => {
    expect(importRoads(document, CREDIT)._tag).toBe('Left')
  })
})

describe('the importers from a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evkit-import-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  const run = (script: string, ...args: readonly string[]) =>
    spawnSync(
      process.execPath,
      [
        new URL('../../.config/run-program.mjs', import.meta.url).pathname,
        `data/scripts/${script}.ts`,
        ...args,
      ],
      { encoding: 'utf8' },
    )

  test('stations: an export becomes the file the service reads, and what was dropped is told', () => {
    const source = join(folder, 'poi.json')
    writeFileSync(source, JSON.stringify([poi(), 7, poi({ ID: 8, UsageTypeID: 6 })]))
    const { status, stdout } = run('import-stations', 'open-charge-map', source, '--out', folder)
    expect(status).toBe(0)
    expect(stdout).toContain('1 stations, 2 rows dropped')
    expect(stdout).toContain('row 1 cannot be read: : expected Poi')
    const made: unknown = JSON.parse(
      readFileSync(join(folder, 'stations-open-charge-map.json'), 'utf8'),
    )
    expect(decodeStations(made)._tag).toBe('Right')
  })

  test('[T-DATA-07] stations: a folder of files with their numbers, each with a mark before it', () => {
    const source = join(folder, 'export')
    mkdirSync(join(source, 'SE'), { recursive: true })
    const row = { ...poi(), DataProvider: null, DataProviderID: 1 }
    writeFileSync(join(source, 'SE', 'OCM-7.json'), `\ufeff${JSON.stringify(row)}`)
    const providers = { DataProviders: [{ ID: 1, Title: 'Contributors', License: LICENCE }] }
    writeFileSync(join(source, 'referencedata.json'), `\ufeff${JSON.stringify(providers)}`)
    const { status, stdout } = run('import-stations', 'open-charge-map', source, '--out', folder)
    expect(stdout).toContain('1 stations, 0 rows dropped')
    expect(status).toBe(0)
  })

  test('roads: a GeoJSON becomes the file the service reads', () => {
    const source = join(folder, 'lines.json')
    writeFileSync(
      source,
      JSON.stringify(
        collection(
          way([
            [0, 52],
            [0, 52.1],
          ]),
          7,
        ),
      ),
    )
    const args = [source, '--out', folder, '--credit', 'Roads: example', '--licence', 'CC0-1.0']
    const { status, stdout, stderr } = run('import-roads', ...args)
    expect(status).toBe(0)
    expect(stdout).toBe('2 nodes, 1 links, 1 lines left out\n')
    expect(stderr).toBe('feature 1 is no line\n')
    const made: unknown = JSON.parse(readFileSync(join(folder, 'roads.json'), 'utf8'))
    expect(decodeNetwork(made)).toMatchObject({ right: { credit: { text: 'Roads: example' } } })
  })

  test.each([
    ['import-stations', [], 'expected a format: open-charge-map, ocpi, irve, bnetza, nobil'],
    ['import-stations', ['irve'], 'expected one file or folder'],
    ['import-stations', ['irve', 'a'], '--out is missing'],
    [
      'import-stations',
      ['irve', 'a', '--out', 'b', '--least-power', 'x'],
      '--least-power is a number',
    ],
    ['import-stations', ['ocpi', 'a', '--out', 'b'], '--provider and --licence'],
    [
      'import-stations',
      ['ocpi', 'a', '--out', 'b', '--provider', 'Oplaadpalen', '--licence', 'CC BY-NC 4.0'],
      'Oplaadpalen: its licence, CC BY-NC 4.0, forbids trade',
    ],
    ['import-roads', ['a', '--out', 'b'], '--credit and --licence missing'],
    ['import-roads', ['a', '--what', 'b'], 'unknown flag --what'],
  ])('%s %j says what is missing', (script, args, text) => {
    const { status, stderr } = run(script, ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(text)
  })
})
