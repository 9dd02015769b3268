import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import {
  BasemapFileCodec,
  DETAILS,
  packBasemap,
  packLine,
  unpackBasemap,
  unpackLine,
} from '../basemap/basemap-file.js'
import { createCut } from '../basemap/cut.js'
import { COAST_TOLERANCE, createFindMass } from '../basemap/land-mass.js'
import { MAP_LAYERS } from '../basemap/map-files.js'
import { createWater } from '../basemap/water.js'
import {
  areaOfRing,
  boxOf,
  clipLine,
  clipRing,
  isInRing,
  partRing,
  simplifyLine,
  simplifyRing,
  unrollRing,
  type Box,
  type Flat,
} from '../basemap/shape.js'
import { measureDistance } from '@evkit/engine/geo'
import { decodeWith } from '@evkit/engine/shared'
import { createService } from '../service/app.js'
import { openData } from './open.js'

const document: unknown = JSON.parse(
  readFileSync(new URL('../tables/basemap.json', import.meta.url), 'utf8'),
)
const decoded = decodeWith(BasemapFileCodec, document)
if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
const basemap = unpackBasemap(decoded.right)

const coordinate = fc.double({ min: -10, max: 10, noNaN: true })
const point = fc.tuple(coordinate, coordinate)
const flat = (least: number) =>
  fc.array(point, { minLength: least, maxLength: 30 }).map((points): Flat => points.flat())

const BOX: Box = { west: -4, south: -3, east: 4, north: 3 }
const isInBox = ({ west, south, east, north }: Box): boolean =>
  west >= -4.000001 && south >= -3.000001 && east <= 4.000001 && north <= 3.000001

describe('shapes', () => {
  test('what is cut to a box lies in the box', () => {
    fc.assert(
      fc.property(flat(3), (line) => {
        const ring = clipRing(line, BOX)
        expect(ring.length === 0 || isInBox(boxOf(ring))).toBe(true)
        expect(clipLine(line, BOX).every((part) => isInBox(boxOf(part)))).toBe(true)
      }),
    )
  })

  test('a position in the box is in a ring exactly when it is in what was cut of it', () => {
    fc.assert(
      fc.property(flat(3), point, (ring, [x, y]) => {
        const [lng, lat] = [x * 0.39, y * 0.29]
        // Not on a line between both.
        const nudged = [lng + 1e-7, lat + 1.3e-7] as const
        expect(isInRing(clipRing(ring, BOX), ...nudged)).toBe(isInRing(ring, ...nudged))
      }),
    )
  })

  test('a ring that was cut has its pieces apart, with the same positions inside', () => {
    // A comb whose teeth alone are in the box: cut, they hang together along its side.
    const comb = [-2, 9, -2, 0, -1, 0, -1, 8, 1, 8, 1, 0, 2, 0, 2, 9]
    const cut = clipRing(comb, BOX)
    expect(partRing(cut, BOX)).toEqual([
      [-2, 3, -2, 0, -1, 0, -1, 3],
      [1, 3, 1, 0, 2, 0, 2, 3],
    ])
    expect(partRing([0, 0, 1, 0, 1, 1], BOX)).toEqual([[0, 0, 1, 0, 1, 1]])
    expect(partRing([], BOX)).toEqual([[]])
    fc.assert(
      fc.property(flat(3), point, (line, [x, y]) => {
        const ring = clipRing(line, BOX)
        const [lng, lat] = [x * 0.39 + 1e-7, y * 0.29 + 1.3e-7]
        const parts = partRing(ring, BOX).filter((part) => isInRing(part, lng, lat))
        expect(parts.length % 2 === 1).toBe(isInRing(ring, lng, lat))
      }),
    )
  })

  test('no point that is left out lies farther from the line than the tolerance', () => {
    fc.assert(
      fc.property(flat(2), fc.double({ min: 0.01, max: 2, noNaN: true }), (line, tolerance) => {
        const kept = simplifyLine(line, tolerance)
        expect(kept.slice(0, 2)).toEqual(line.slice(0, 2))
        expect(kept.slice(-2)).toEqual(line.slice(-2))
        const shrink = Math.cos(((line[1] ?? 0) * Math.PI) / 180)
        for (let at = 0; at < line.length; at += 2) {
          const [x, y] = [line[at]! * shrink, line[at + 1]!]
          let least = Infinity
          for (let to = 0; to + 3 < kept.length; to += 2) {
            const [x0, y0] = [kept[to]! * shrink, kept[to + 1]!]
            const [dx, dy] = [kept[to + 2]! * shrink - x0, kept[to + 3]! - y0]
            const length = dx * dx + dy * dy
            const share =
              length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length))
            least = Math.min(least, Math.hypot(x - x0 - share * dx, y - y0 - share * dy))
          }
          if (kept.length > 2) expect(least).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })

  test('a ring keeps three points or is left out; a square keeps its area', () => {
    expect(simplifyRing([0, 0, 1, 0, 1, 1, 0, 1], 0.01)).toHaveLength(8)
    expect(simplifyRing([0, 0, 0.001, 0, 0, 0.001], 1)).toEqual([])
    expect(simplifyRing([], 1)).toEqual([])
    expect(areaOfRing([0, 0, 1, 0, 1, 1, 0, 1])).toBeCloseTo(1, 10)
    expect(clipRing([], BOX)).toEqual([])
  })

  test('a ring over the date line runs on; one around a pole is closed along it', () => {
    expect(unrollRing([179, 0, -179, 0, -179, 1, 179, 1])).toEqual([179, 0, 181, 0, 181, 1, 179, 1])
    const polar = unrollRing([0, -70, 120, -70, -120, -70])
    expect(boxOf(polar)).toEqual({ west: 0, east: 360, south: -90, north: -70 })
  })

  test('a line that is packed reads back to the step', () => {
    fc.assert(
      fc.property(flat(1), (line) => {
        const back = unpackLine(packLine(line))
        back.forEach((value, at) => {
          expect(value).toBeCloseTo(line[at]!, 4)
        })
        expect(JSON.stringify(packLine(back))).toBe(JSON.stringify(packLine(line)))
      }),
    )
  })
})

describe('the base map', () => {
  test('reads back as it was written', () => {
    expect(packBasemap(basemap)).toEqual(document)
  })

  test.each([
    ['London', 51.5, -0.12, true],
    ['Dublin', 53.35, -6.26, true],
    ['Munich', 48.14, 11.57, true],
    ['the North Sea', 55.5, 3, false],
    ['the Channel', 50.2, -1, false],
    ['the Kattegat', 56.9, 11.6, false],
  ])('%s', (_, lat, lng, isLand) => {
    for (const detail of ['fine', 'coarse'] as const) {
      const found = basemap[detail].land.some(({ rings: [outline = []] }) =>
        isInRing(outline, lng, lat),
      )
      expect(found).toBe(isLand)
    }
  })

  test.each([
    ['Moscow', 55.75, 37.6, true],
    ['Chukotka, over the date line', 66.5, -175, true],
    ['the South Pole', -89, 10, true],
    ['the Norwegian Sea', 65.5, 0, false],
    ['the Pacific', 0, -150, false],
    ['London, which the close map has', 51.5, -0.12, false],
  ])('the rest of the world: %s', (_, lat, lng, isLand) => {
    expect(
      basemap.world.land.some(({ rings: [outline = []] }) => isInRing(outline, lng, lat)),
    ).toBe(isLand)
  })

  test('has lakes and borders in every detail, all on earth', () => {
    for (const detail of DETAILS) {
      const { land, lakes, borders } = basemap[detail]
      expect(Math.min(land.length, lakes.length, borders.length)).toBeGreaterThan(10)
      const all = [...land.flatMap(({ rings }) => rings), ...lakes.flat(), ...borders].map(boxOf)
      expect(
        all.every(
          ({ west, east, south, north }) =>
            west >= -180 && east <= 180 && south >= -90 && north <= 90,
        ),
      ).toBe(true)
    }
  })
})

describe('land that can be reached without a ferry', () => {
  const findMass = createFindMass(basemap.fine.land)

  test.each([
    ['London and Edinburgh', [51.5, -0.12], [55.95, -3.19], true],
    ['Paris and Malmö', [48.86, 2.35], [55.6, 13], true],
    ['Öland and Kalmar, over a bridge', [56.8, 16.7], [56.66, 16.3], true],
    ['Skye and Inverness, over a bridge', [57.35, -6.25], [57.47, -4.2], true],
    ['Great Britain and Ireland', [51.5, -0.12], [53.35, -6.26], false],
    ['Zealand and Jutland', [55.5, 12], [56, 9.3], false],
    ['the Isle of Wight and Southampton', [50.69, -1.3], [50.95, -1.4], false],
  ] as const)('%s', (_, one, other, isSame) => {
    expect(findMass(one[0], one[1]) === findMass(other[0], other[1])).toBe(isSame)
  })

  test('a position at sea is on none; one just off a coast is on the nearest', () => {
    expect(findMass(55.5, 3)).toBe(-1)
    expect(findMass(0, 0)).toBe(-1)
    expect(findMass(90, 0)).toBe(-1)
    expect(findMass(51.12, 1.34)).toBe(findMass(51.5, -0.12))
    expect(COAST_TOLERANCE).toBe(3)
  })
})

describe('how far a straight line leads over water', () => {
  const { measure: measureWater } = createWater(basemap)

  test.each([
    ['from Kirkcaldy over the Firth of Forth', [56.11, -3.16], [55.94, -3.05], 16],
    ['from Friedrichshafen over Lake Constance', [47.66, 9.5], [47.56, 9.42], 8],
    ['from Calais to Dover', [50.95, 1.85], [51.13, 1.3], 38],
    ['from Reading to Oxford', [51.45, -0.97], [51.75, -1.26], 0],
    ['inland from just off the coast', [51.12, 1.34], [51.2, 1.2], 0],
    ['nowhere', [56.11, -3.16], [56.11, -3.16], 0],
  ] as const)('%s', (_, one, other, km) => {
    expect(Math.abs(measureWater(one, other) - km)).toBeLessThan(1)
  })

  test('It is the same there and back, and never longer than the line.', () => {
    const at = fc.record({
      lat: fc.double({ min: 47, max: 61, noNaN: true }),
      lng: fc.double({ min: -10, max: 18, noNaN: true }),
    })
    const away = fc.double({ min: -0.4, max: 0.4, noNaN: true })
    fc.assert(
      fc.property(at, away, away, ({ lat, lng }, north, east) => {
        const [one, other] = [[lat, lng] as const, [lat + north, lng + east] as const]
        const km = measureWater(one, other)
        expect(km).toBeCloseTo(measureWater(other, one), 6)
        expect(km).toBeGreaterThanOrEqual(0)
        const line = measureDistance({ lat, lng }, { lat: other[0], lng: other[1] }) / 1000
        expect(km).toBeLessThanOrEqual(line + 1e-9)
      }),
    )
  })
})

describe('[T-API-13] the map over HTTP', () => {
  const store = openData()
  const service = createService(store, { isPreviewOpen: false })

  test.each(MAP_LAYERS)('layer %s is GeoJSON that may be kept for ever', async (layer) => {
    const address = store.maps.files.addresses[layer]
    expect(address).toMatch(new RegExp(`^/maps/${layer}-[\\w-]{16}\\.json$`))
    const answer = await service.request(address)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('Content-Type')).toBe('application/geo+json; charset=utf-8')
    const body = (await answer.json()) as { type: string; features: object[] }
    expect(body.type).toBe('FeatureCollection')
    expect(body.features.length).toBeGreaterThan(10)
    for (const encoding of ['gzip', 'br']) {
      const packed = await service.request(address, { headers: { 'Accept-Encoding': encoding } })
      expect(packed.headers.get('Content-Encoding')).toBe(encoding)
      expect((await packed.arrayBuffer()).byteLength).toBeLessThan(95_000)
    }
  })

  test('another name is no layer', async () => {
    for (const name of ['x', 'fine-aaaaaaaaaaaaaaaa.json', '..%2Ffine']) {
      expect((await service.request(`/maps/${name}`)).status).toBe(404)
    }
  })

  const views = [
    ['Great Britain', { west: -8, south: 50, east: 3, north: 57 }],
    ['all that is covered', { west: -12, south: 46, east: 20, north: 62 }],
    ['around Gothenburg', { west: 11, south: 57, east: 13, north: 58.4 }],
    ['a range circle', { west: -25, south: 40, east: 35, north: 66 }],
  ] as const

  test.each(views)('[E-T-13] a picture of %s is small: 15 kB packed at most', (_, box) => {
    const cut = store.maps.cutMap({ box, width: 700 })
    const scale = 700 / (box.east - box.west)
    const text = (lines: readonly Flat[]): string =>
      lines.map((line) => `M${line.map((value) => Math.round(value * scale)).join(' ')}`).join('')
    const lines = [...cut.land.flat(), ...cut.lakes.flat(), ...cut.borders]
    const picture = text([...lines, ...cut.roads.map(({ line }) => line)])
    expect(gzipSync(picture).byteLength).toBeLessThan(15_000)
    expect(cut.land.length).toBeGreaterThan(0)
    expect(cut.labels.length).toBeGreaterThan(1)
    expect(cut.labels.length).toBeLessThanOrEqual(24)
    expect(store.maps.cutMap({ box, width: 700 })).toBe(cut)
  })

  test('a picture of open sea is empty', () => {
    const { land, roads, labels } = store.maps.cutMap({
      box: { west: 2, south: 55, east: 3, north: 56 },
      width: 300,
    })
    expect([land, roads, labels]).toEqual([[], [], []])
  })
})

test('[E-T-70] no picture shows land across the sea where the map was cut', () => {
  const map = unpackBasemap(decoded.right)
  const cut = createCut({ basemap: map, roads: [], labels: [] })
  const { land } = cut({ box: { west: 10, south: 52, east: 28, north: 66 }, width: 900 })
  const rings = [...map.coarse.land, ...map.world.land].flatMap((one) => one.rings)
  const isLand = (lng: number, lat: number): boolean =>
    rings.filter((ring) => isInRing(ring, lng, lat)).length % 2 === 1
  const ways = land.flat().flatMap((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => {
      const to = (at * 2 + 2) % ring.length
      return [ring[at * 2]!, ring[at * 2 + 1]!, ring[to]!, ring[to + 1]!] as const
    }),
  )
  const along = ways.filter(
    ([x0, y0, x1, y1]) => (x0 === map.box.east && x1 === x0) || (y0 === map.box.north && y1 === y0),
  )
  expect(along.length).toBeGreaterThan(2)
  for (const [x0, y0, x1, y1] of along) {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    const beside = [-0.02, 0.02].flatMap((far) => [isLand(x + far, y), isLand(x, y + far)])
    expect([x0, y0, x1, y1, beside.includes(true)]).toEqual([x0, y0, x1, y1, true])
  }
})
