import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import type { Route } from '@evkit/engine/route'
import { runs } from '../../.config/property-runs.mjs'
import { listRoadLines, type BasemapFile } from '../basemap/index.js'
import { readTowns } from '../check/roads.js'
import {
  createFindTown,
  createRouter,
  decodeNetwork,
  isCrossing,
  isModelled,
  kindOf,
  listCountryRoads,
  makePieces,
  openNetwork,
  straight,
  type Network,
  type NetworkFile,
} from '../roads/index.js'
import { createSearch } from '../roads/search.js'
import { createPlane, type PlanePoint } from '../scripts/gabriel.js'
import { openFindMass, openWater } from '../scripts/road-document.js'

const folder = new URL('../', import.meta.url)
const readTable = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`tables/${name}`, folder), 'utf8')) as unknown

const open = (document: unknown): Network => {
  const decoded = decodeNetwork(document)
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return openNetwork(decoded.right)
}

const network = open(readTable('roads.json'))
const basemap = readTable('basemap.json') as BasemapFile
const water = openWater(basemap)
const findRoad = createRouter(network, {
  findMass: openFindMass(basemap),
  water,
  findTown: createFindTown(readTowns(folder)),
})
const modelled = [...network.from.keys()].filter((link) => isModelled(kindOf(network, link)))
const pointOf = (node: number): readonly [number, number] => [
  network.lat[node] ?? 0,
  network.lng[node] ?? 0,
]
const endsOf = (link: number) =>
  [pointOf(network.from[link] ?? 0), pointOf(network.to[link] ?? 0)] as const

type At = readonly [number, number]

const roadBetween = ([lat, lng]: At, [toLat, toLng]: At): Route => {
  const road = findRoad({ lat, lng }, { lat: toLat, lng: toLng })
  if (E.isLeft(road)) throw new Error(road.left.reason)
  return road.right
}

const kmOf = ({ distance }: Route): number => O.getOrElse(() => NaN)(distance) / 1000

const kindsOf = ({ legs }: Route): readonly string[] =>
  legs.flatMap(({ steps }) => steps.map(({ kind }) => kind))

describe('[E-T-121] modelled roads', () => {
  test('neighbouring towns have one, and its step says so', () => {
    const road = roadBetween([48.1115, -1.6744], [48.6481, -2.0075])
    expect(Math.abs(kmOf(road) / 70 - 1)).toBeLessThan(0.15)
    expect(kindsOf(road)).toContain('local-modelled')
  })

  test('[E-T-149] none leads over narrow water away from its bridges', () => {
    const crosses = water.openNarrows(basemap.box)
    expect(crosses([51.441, 0.369], [51.463, 0.361])).toBe(true)
    expect(modelled.filter((link) => crosses(...endsOf(link)))).toEqual([])
  })

  test('none is shorter than the straight line, and none is long', () => {
    expect(modelled.length).toBeGreaterThan(20_000)
    const ratios = modelled.map((link) => {
      const [from, to] = endsOf(link)
      return (network.metres[link] ?? 0) / Math.max(100, straight(from, to))
    })
    expect(ratios.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(1.7)
    expect(modelled.every((link) => straight(...endsOf(link)) < 75_000)).toBe(true)
  })

  test('none leads over more than a quarter of a kilometre of water', () => {
    const wet = modelled
      .filter((link) => link % 5 === 0)
      .filter((link) => water.measure(...endsOf(link)) > 0.26)
    expect(wet).toEqual([])
  })

  test.each([
    ['the Forth', [56.11, -3.16], [55.94, -3.05], 50],
    ['the Seine', [49.49, 0.11], [49.36, 0.07], 40],
    ['the Clyde', [56.004, -4.73], [55.948, -4.77], 45],
  ] as const)('%s is crossed by its bridges', (_, from, to, km) => {
    expect(kmOf(roadBetween(from, to))).toBeGreaterThan(km)
  })

  test('towns stand on no ferry', () => {
    const split = [...network.splits.keys()].map((link) => kindOf(network, link))
    expect(split.filter(isCrossing)).toEqual([])
    expect(split.filter(isModelled)).toEqual([])
  })

  test('no map shows them, and no share of the roads of a country counts them', () => {
    expect(listRoadLines(network)).toHaveLength(network.mainLinks)
    const known = [...network.metres].reduce(
      (sum, metres, link) =>
        link >= network.mainLinks || isCrossing(kindOf(network, link)) ? sum : sum + metres,
      0,
    )
    const counted = listCountryRoads(network).reduce((sum, { metres }) => sum + metres, 0)
    expect(counted).toBeCloseTo(known, -1)
  })
})

/** A row of roads that cross at nodes standing on them. */
const makeLadder = (splits: NonNullable<NetworkFile['splits']>, metres: number): NetworkFile => ({
  format: 'evkit-roads-1',
  credit: { text: 'test', url: '', licence: '', asOf: '' },
  roads: [''],
  nodes: {
    lat: [5_000_000, 5_100_000, 5_000_000, 5_100_000, 5_050_000, 5_050_000],
    lng: [0, 0, 100_000, 100_000, 0, 100_000],
    mass: [0, 0, 0, 0, 0, 0],
  },
  links: {
    from: [0, 2, 4],
    to: [1, 3, 5],
    metres: [metres, metres, 90_000],
    kind: [0, 0, 7],
    road: [0, 0, 0],
  },
  crossings: [],
  splits,
})

describe('nodes that stand on a link', () => {
  test('a way turns off there, and goes on along the link as one stretch', () => {
    const made = open(
      makeLadder(
        [
          [0, 5000, 4],
          [1, 5000, 5],
        ],
        120_000,
      ),
    )
    const snap = (link: number, share: number) => ({
      link,
      share,
      lat: 0,
      lng: 0,
      access: 0,
      by: [],
    })
    const findWay = createSearch(made)
    expect(findWay([snap(0, 0.1)], [snap(1, 0.9)])?.stretches).toEqual([
      { link: 0, start: 0.1, end: 0.5 },
      { link: 2, start: 0, end: 1 },
      { link: 1, start: 0.5, end: 0.9 },
    ])
    expect(findWay([snap(0, 0.1)], [snap(0, 0.9)])?.stretches).toEqual([
      { link: 0, start: 0.1, end: 0.9 },
    ])
  })

  test('the pieces of a link make up the link', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { maxLength: 5 }), (shares) => {
        const made = open(
          makeLadder(
            shares.map((share) => [0, share, 4]),
            120_000,
          ),
        )
        const pieces = makePieces(made)
        const sum = [...pieces.weight]
          .filter((_, piece) => pieces.link[piece] === 0)
          .reduce((total, weight) => total + weight, 0)
        expect(sum).toBeCloseTo(made.weight[0] ?? 0, 6)
        expect(pieces.from.length).toBe(3 + shares.length)
      }),
      { numRuns: runs(50) },
    )
  })

  test.each([
    ['on no link', [[9, 5000, 4]]],
    ['beyond the end of a link', [[0, 10_001, 4]]],
    ['that is none', [[0, 5000, 6]]],
  ] as const)('[E-T-38] a node %s is refused', (_, splits) => {
    const document = makeLadder(
      splits.map(([link, share, node]) => [link, share, node]),
      120_000,
    )
    const decoded = decodeNetwork(document)
    expect(E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []).toEqual(['splits.0'])
  })
})

describe('[E-T-139] real roads of the second level', () => {
  const second = [...network.from.keys()].filter(
    (link) => link >= network.mainLinks && !isModelled(kindOf(network, link)),
  )

  test('stand where a survey has them, and no modelled one beside them', () => {
    const road = roadBetween([58.9701, 5.7333], [58.4513, 5.9997])
    expect(Math.abs(kmOf(road) / 75 - 1)).toBeLessThan(0.06)
    expect(kindsOf(road)).toContain('trunk')
    expect(kindsOf(road)).not.toContain('local-modelled')
  })

  test('are those of Germany, Great Britain and Norway, and no longer than a survey says', () => {
    const countries = new Set(second.map((link) => network.country[network.from[link] ?? 0]))
    expect(['DE', 'GB', 'NO'].filter((country) => !countries.has(country))).toEqual([])
    expect(second.length).toBeGreaterThan(25_000)
    expect(second.every((link) => (network.metres[link] ?? 0) < 40_000)).toBe(true)
  })

  test('lead over no lake by a ferry that is not marked', () => {
    const road = roadBetween([47.66, 9.49], [47.56, 9.37])
    expect(kmOf(road)).toBeGreaterThan(60)
  })
})

describe('neighbours', () => {
  const coordinate = fc.nat(600).map((tenths) => tenths / 10)
  const point = fc.record({ x: coordinate, y: coordinate })

  test('two places are neighbours where no third lies in the circle over the line between them', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (points) => {
        const square = (one: PlanePoint, other: PlanePoint): number =>
          (one.x - other.x) ** 2 + (one.y - other.y) ** 2
        const wanted = points.flatMap((a, at) =>
          points.flatMap((b, other) => {
            if (other <= at || square(a, b) === 0) return []
            const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
            const most = (square(a, b) / 4) * (1 - 1e-9)
            return points.some((third) => square(third, middle) < most) ? [] : [[at, other]]
          }),
        )
        const found = createPlane(points).listNeighbours({ farthest: 90, most: 60 })
        expect([...found].sort()).toEqual(wanted.sort())
      }),
      { numRuns: runs(60) },
    )
  })

  test('what is too far is no neighbour; what lies between is found', () => {
    const plane = createPlane([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
    ])
    expect(plane.listNeighbours({ farthest: 40, most: 9 })).toEqual([])
    expect(plane.listNeighbours({ farthest: 60, most: 9 })).toEqual([[0, 1]])
    expect(plane.isBetween({ x: -5, y: 1 }, { x: 5, y: 1 })).toBe(true)
    expect(plane.isBetween({ x: 5, y: 0 }, { x: 15, y: 0 })).toBe(false)
  })
})
