// The registers of charging stations: their rows, how well they cover the roads, and which stations an answer holds.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { none, some } from '@evkit/engine/shared'
import type { ChargingStation } from '@evkit/engine/route'
import { listStationFaults } from '../check/stations.js'
import { openNetwork, type NetworkFile } from '../roads/index.js'
import { readSources } from '../sources/rows.js'
import { readStationSources, type StationRow } from '../sources/station-rows.js'
import { measureCoverage } from '../stations/coverage.js'
import { createFindNearest } from '../stations/grid.js'
import { joinStations } from '../stations/join.js'
import { listRegistered, nameStations } from '../stations/registers.js'
import { MOST_STATIONS, selectStations, type Beside } from '../stations/select.js'

const folder = new URL('../', import.meta.url)
const sources = readSources(folder)
const registers = readStationSources(folder)
const registered = listRegistered(registers, sources.sources)

const station = (id: string, more: Partial<ChargingStation> = {}): ChargingStation => ({
  id,
  name: id,
  lat: 52,
  lng: 0,
  power: some(150),
  points: none,
  operator: '',
  connectors: [],
  country: 'GB',
  asOf: '2026',
  provider: 'p',
  licence: 'CC0-1.0',
  ...more,
})

describe('the registers', () => {
  test('[E-T-78] nothing is wrong with them, and every provider is credited', () => {
    expect(listStationFaults(registers, sources)).toEqual([])
    const providers = new Set(registered.stations.map(({ provider }) => provider))
    expect([...registered.credits.keys()].sort()).toEqual([...providers].sort())
    expect(new Set(registered.stations.map(({ id }) => id)).size).toBe(registered.stations.length)
  })

  test('[E-T-78] each has operator, power, points, plugs, licence and day as far as they are known', () => {
    const one = registered.stations.find(({ id }) => id === 'de-bnetza-00056a79')
    expect(one).toEqual({
      id: 'de-bnetza-00056a79',
      name: 'Reichenbachstraße 7, Bad Reichenhall',
      lat: 47.72332,
      lng: 12.87125,
      power: some(300),
      points: some(5),
      operator: 'EnBW mobility+ AG und Co.KG',
      connectors: [],
      country: 'DE',
      asOf: '2026-01-28',
      provider: 'Bundesnetzagentur',
      licence: 'CC BY 4.0',
    })
  })

  test('[E-T-78] rows of Belgium are in a file of their own, under the licence and the words it asks for', () => {
    const own = registers.files.filter(({ register }) => register.licence === 'ODbL 1.0')
    expect(own.map(({ register }) => register.file)).toEqual(['be-openstreetmap'])
    expect(registered.credits.get('OpenStreetMap')?.text).toContain('© OpenStreetMap contributors')
    const ofOthers = registers.files.filter(({ register }) => register.licence !== 'ODbL 1.0')
    expect(ofOthers.flatMap(({ register }) => register.country)).not.toContain('BE')
  })

  test('[E-T-78] a test entry of a feed is no station', () => {
    expect(registered.stations.filter(({ name }) => /plugfest/i.test(name))).toEqual([])
  })

  const changed = (change: Partial<StationRow>): ReturnType<typeof readStationSources> => ({
    ...registers,
    files: registers.files.map((file, at) => {
      const [first] = file.stations.rows
      return at > 0 || first === undefined
        ? file
        : { ...file, stations: { ...file.stations, rows: [{ ...first, ...change }] } }
    }),
  })

  test.each<[string, Partial<StationRow>, string]>([
    ['a power of 5,000 kW', { power: 5000 }, 'has a power that cannot be 5000 kW'],
    ['negative points', { points: -1 }, 'has a number of points that cannot be -1'],
    ['another country', { lat: 40 }, 'lies outside its country DE'],
    ['a plug of another name', { connectors: 'schuko' }, 'has a plug of another name'],
    ['a yard', { operator: 'Milence Germany GmbH' }, 'is for lorries only Milence Germany GmbH'],
  ])('[E-T-37] %s is found, by its register and id', (_, change, text) => {
    const faults = listStationFaults(changed(change), sources)
    expect(faults).toEqual([
      { file: 'data/sources/stations/de-bnetza.csv', path: expect.any(String) as string, text },
    ])
  })

  test.each([
    ['DCB CHARGE Assen (E-Truck)', true],
    ['Trucks Only - A6 La Forêt', true],
    ['Parking poids lourds', true],
    ['Lkw-Ladepark Nord', true],
    ['Red Lion Truck Stop', false],
    ['Truckstop Carlisle', false],
    ['Milencester Services', false],
  ])('[E-T-125] %s is for lorries alone: %s', (name, isDropped) => {
    const texts = listStationFaults(changed({ name }), sources).map(({ text }) => text)
    expect(texts.some((text) => text.startsWith('is for lorries only'))).toBe(isDropped)
  })

  test('[E-T-125] no station a drive may stop at is for lorries alone', () => {
    const words = /\btrucks?\b(?! ?stop)|\bmilence\b|\blkw\b|\bcamions?\b/i
    expect(
      registered.stations.filter(({ name, operator }) => words.test(`${name} ${operator}`)),
    ).toEqual([])
  })

  test('[E-T-37] a station twice in a register, and an unknown source, are found', () => {
    const [file] = registers.files
    const [first] = file?.stations.rows ?? []
    if (file === undefined || first === undefined) throw new Error('no rows')
    const twice = { ...file, stations: { ...file.stations, rows: [first, first] } }
    const hearsay = registers.registers.rows.map((row) => ({ ...row, source: 'hearsay' }))
    const broken = { registers: { ...registers.registers, rows: hearsay }, files: [twice] }
    expect(listStationFaults(broken, sources).map(({ text }) => text)).toEqual([
      'names the source hearsay, which is not in sources.json',
      'is there twice',
    ])
  })

  test('a station without a name is called by who runs it and the place it is at', () => {
    const named = nameStations(
      [station('a', { name: '', operator: 'DATS24' }), station('b', { name: '' }), station('c')],
      () => 'Halle',
    )
    expect(named.map(({ name }) => name)).toEqual(['DATS24, Halle', 'Halle', 'c'])
    const nowhere = nameStations([station('a', { name: '' })], () => '')
    expect(nowhere.map(({ name }) => name)).toEqual(['p'])
  })
})

describe('what is nearest', () => {
  test('is what looking at every point finds', () => {
    const at = fc.record({
      lat: fc.double({ min: 50, max: 52, noNaN: true }),
      lng: fc.double({ min: -1, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(at, { maxLength: 30 }), at, (points, from) => {
        const found = createFindNearest(points)(from, 40)
        const square = (to: { lat: number; lng: number }): number =>
          (to.lat - from.lat) ** 2 +
          ((to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)) ** 2
        const least = Math.min(...points.map(square))
        if (found < 0) expect(Math.sqrt(least) * 111.195).toBeGreaterThan(39)
        else expect(square(points[found] ?? from)).toBeLessThan(least + 1e-3)
      }),
    )
  })
})

describe('imported stations', () => {
  const credits = new Map()
  const own = {
    stations: [
      station('old', { lat: 52, lng: 0 }),
      station('other', { lat: 52.1, lng: 0 }),
      station('norwegian', { lat: 60, lng: 10, country: 'NO' }),
    ],
    credits,
  }

  test('[E-T-79] take the place of what is older at the same place, and stand beside the rest', () => {
    const imported = { stations: [station('new', { lat: 52.001, lng: 0 })], credits }
    expect(joinStations(own, imported).stations.map(({ id }) => id)).toEqual([
      'new',
      'other',
      'norwegian',
    ])
  })

  test('[E-T-79] are all there is of the countries they say they have whole', () => {
    const imported = { stations: [station('new', { lat: 60.5, lng: 10 })], credits, whole: ['NO'] }
    expect(joinStations(own, imported).stations.map(({ id }) => id)).toEqual([
      'new',
      'old',
      'other',
    ])
  })
})

describe('coverage', () => {
  // Two roads of 111 km each, in two countries.
  const file: NetworkFile = {
    format: 'evkit-roads-1',
    credit: { text: '', url: '', licence: '', asOf: '' },
    roads: [''],
    countries: ['DE', 'NO'],
    nodes: {
      lat: [52, 53, 60, 61].map((lat) => lat * 100_000),
      lng: [0, 0, 10, 10].map((lng) => lng * 100_000),
      mass: [-1, -1, -1, -1],
      country: [0, 0, 1, 1],
    },
    links: { from: [0, 2], to: [1, 3], metres: [112_000, 112_000], kind: [0, 0], road: [0, 0] },
    crossings: [],
  }

  test('[E-T-77] is the share of the kilometres of road with a station within 15 km', () => {
    const stations = [
      station('a', { lat: 52, lng: 0, country: 'DE', asOf: '2019' }),
      station('b', { lat: 52.5, lng: 0, country: 'DE', asOf: '2026' }),
    ]
    expect(measureCoverage(openNetwork(file), stations)).toEqual([
      // 45 of 111 km, counted in pieces of 2 km.
      { country: 'DE', share: expect.closeTo(0.41, 1) as number, stations: 2, asOf: '2026' },
      { country: 'NO', share: 0, stations: 0, asOf: '' },
    ])
  })
})

describe('the stations an answer holds', () => {
  const beside = (id: number, more: Partial<Beside & ChargingStation> = {}): Beside => ({
    station: station(`s${id}`, more),
    along: more.along ?? 0,
    offset: more.offset ?? 0,
  })
  const many = (count: number, length: number): readonly Beside[] =>
    Array.from({ length: count }, (_, at) =>
      beside(at, {
        along: (at / count) * length,
        offset: (at * 7919) % 20_000,
        power: at % 9 === 0 ? none : some([50, 150, 300][at % 3] ?? 50),
        operator: `operator ${at % 5}`,
      }),
    )

  test('[E-T-80] up to 400 are all of them, in the order they are passed', () => {
    const all = many(MOST_STATIONS, 500_000)
    expect(selectStations(all, 500_000)).toEqual(all.map((one) => one.station))
  })

  test('[E-T-80] of more there are 400, the same each time, in the order they are passed', () => {
    const all = many(3000, 800_000)
    const chosen = selectStations(all, 800_000)
    expect(chosen).toHaveLength(MOST_STATIONS)
    expect(selectStations([...all], 800_000)).toEqual(chosen)
    const places = chosen.map((one) => all.findIndex((other) => other.station === one))
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('[E-T-80] a part of the road with few keeps all of them, however many there are elsewhere', () => {
    const crowd = many(2000, 20_000)
    const few = [100_000, 150_000, 200_000].map((along, at) => beside(5000 + at, { along }))
    const chosen = selectStations([...crowd, ...few], 210_000)
    expect(chosen.slice(-3)).toEqual(few.map((one) => one.station))
  })

  test('[E-T-80] each 10 km give the quickest, the one nearest to the road, and several operators', () => {
    const part = Array.from({ length: 500 }, (_, at) =>
      beside(at, { offset: 3000, power: some(150), operator: 'A' }),
    )
    const chosen = selectStations(
      [
        ...part,
        beside(900, { offset: 3000, power: some(300), operator: 'A' }),
        beside(901, { offset: 10, power: some(50), operator: 'A' }),
        beside(902, { offset: 4000, power: some(150), operator: 'B' }),
        ...many(2000, 900_000).map((one) => ({ ...one, along: one.along + 20_000 })),
      ],
      920_000,
    ).map(({ id }) => id)
    for (const id of ['s900', 's901', 's902']) expect(chosen).toContain(id)
  })
})
