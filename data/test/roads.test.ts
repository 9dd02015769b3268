import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, function as F, option as O } from 'fp-ts'
import { decodePolyline, measureDistance, type LatLng } from '@evkit/engine/geo'
import { RouteAnswerCodec, type Route } from '@evkit/engine/route'
import { decodeWith, none } from '@evkit/engine/shared'
import { runs } from '../../.config/property-runs.mjs'
import type { BasemapFile } from '../basemap/basemap-file.js'
import { comparePairs, listPairFaults, listPairLines } from '../check/pairs.js'
import { readTowns } from '../check/roads.js'
import { decodeNetwork, type NetworkFile } from '../roads/network-file.js'
import { openNetwork, type Network } from '../roads/network.js'
import { findRoadArea } from '../roads/road-area.js'
import { resolveKind } from '../roads/road-kind.js'
import { createRouter } from '../roads/route.js'
import { createSearch, type FindWay, type Stretch } from '../roads/search.js'
import { createSnap, MOST_WATER, type Snap } from '../roads/snap.js'
import {
  ACCESS_DETOUR,
  CROSSING_WEIGHT,
  KM_WEIGHT,
  MAX_ACCESS,
  minutesOf,
} from '../roads/speeds.js'
import { createFindTown } from '../roads/towns.js'
import { makeKnownNetwork, openFindMass, openWater } from '../scripts/road-document.js'
import { readRoadSources } from '../sources/road-rows.js'

const folder = new URL('../', import.meta.url)
const readTable = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`tables/${name}`, folder), 'utf8')) as unknown

const sources = readRoadSources(folder)
const decoded = decodeNetwork(readTable('roads.json'))
if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
const file = decoded.right
const network = openNetwork(file)
const basemap = readTable('basemap.json') as BasemapFile
const findMass = openFindMass(basemap)
const water = openWater(basemap)
const findTown = createFindTown(readTowns(folder))
const findRoad = createRouter(network, { findMass, water, findTown })
// The roads that are known alone: what modelled ones lead to no small road has to go around.
const known = openNetwork(makeKnownNetwork(sources, findMass))
const findKnown = createRouter(known, { findMass, water, findTown })

const place = (name: string): LatLng => {
  const row = sources.places.rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(name)
  return { lat: row.lat, lng: row.lng }
}

const roadBetween = (from: LatLng, to: LatLng, find = findRoad): Route => {
  const road = find(from, to)
  if (E.isLeft(road)) throw new Error(road.left.reason)
  return road.right
}

const valueOf = (option: Route['distance']): number =>
  F.pipe(
    option,
    O.getOrElse(() => NaN),
  )

/** Nodes in a row of squares, joined at random: a network for comparisons. */
const makeNetwork = (
  links: readonly (readonly [number, number, number])[],
  count: number,
): Network => {
  const made: NetworkFile = {
    format: 'evkit-roads-1',
    credit: { text: 'test', url: '', licence: '', asOf: '' },
    roads: [''],
    nodes: {
      lat: Array.from({ length: count }, (_, at) => 5_000_000 + (at % 5) * 10_000),
      lng: Array.from({ length: count }, (_, at) => Math.floor(at / 5) * 10_000),
      mass: Array.from({ length: count }, () => 0),
    },
    links: {
      from: links.map(([from]) => from),
      to: links.map(([, to]) => to),
      metres: links.map(([from, to, more]) => {
        const of = (at: number) => ({
          lat: 50 + (at % 5) * 0.1,
          lng: Math.floor(at / 5) * 0.1,
        })
        return Math.ceil(measureDistance(of(from), of(to))) + more
      }),
      kind: links.map((_, at) => at % 2),
      road: links.map(() => 0),
    },
    crossings: [],
  }
  const read = decodeNetwork(made)
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return openNetwork(read.right)
}

test('[E-T-141] a network with more than 500,000 nodes is refused with what it has and where it belongs', () => {
  const lists = (count: number, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, new Array<number>(count).fill(0)]))
  const refused = decodeNetwork({
    format: 'evkit-roads-1',
    credit: { text: 'Roads', url: '', licence: 'CC0', asOf: '' },
    roads: [''],
    nodes: lists(500_001, ['lat', 'lng', 'mass']),
    links: lists(1, ['from', 'to', 'metres', 'kind', 'road']),
    crossings: [],
  })
  expect(refused).toMatchObject({ left: [{ path: 'nodes', actual: '500001' }] })
  expect(JSON.stringify(refused)).toContain('a larger network is one for a routing service')
})

const snapAt = ({ from, lat, lng }: Network, link: number): Snap => {
  const node = from[link] ?? 0
  return { link, share: 0, lat: lat[node] ?? 0, lng: lng[node] ?? 0, access: 0, by: [] }
}

/** The least weight between two nodes, as a textbook has it. */
const dijkstra = ({ from, to, weight, lat }: Network, start: number, end: number): number => {
  const price = Array.from(lat, (_, node) => (node === start ? 0 : Infinity))
  const open = new Set(price.keys())
  while (open.size > 0) {
    const node = [...open].reduce((best, one) => (price[one]! < price[best]! ? one : best))
    open.delete(node)
    for (const [link, one] of from.entries()) {
      const other = to[link]!
      const [a, b] = one === node ? [one, other] : [other, one]
      if (a === node) price[b] = Math.min(price[b]!, price[a]! + weight[link]!)
    }
  }
  return price[end]!
}

const KINDS = ['ferry', 'motorway'] as const

const kmOf = (route: Route, kind: (typeof KINDS)[number]): number =>
  route.legs
    .flatMap(({ steps }) => steps)
    .filter((step) => step.kind === kind)
    .reduce((sum, { distance }) => sum + valueOf(distance) / 1000, 0)

const priceOf = ({ weight }: Network, way: readonly Stretch[]): number =>
  way.reduce((sum, { link, start, end }) => sum + Math.abs(end - start) * (weight[link] ?? 0), 0)

const findStretches = (findWay: FindWay, start: Snap, end: Snap): readonly Stretch[] | undefined =>
  findWay([start], [end])?.stretches

test('[E-T-136] Stavanger to Bergen leads by both ferries of the E39', () => {
  const { legs } = roadBetween(place('Stavanger'), place('Bergen'))
  const ferries = legs[0]?.steps.filter(({ kind }) => kind === 'ferry') ?? []
  expect(ferries.map(({ road }) => road)).toEqual([
    'Mortavika-Arsvågen ferry',
    'Halhjem-Sandvikvåg ferry',
  ])
})

describe('[E-T-135] what is avoided', () => {
  const trip = (from: string, to: string, avoid: readonly (typeof KINDS)[number][] = []): Route => {
    const road = findRoad(place(from), place(to), { avoid })
    if (E.isLeft(road)) throw new Error(road.left.reason)
    return road.right
  }

  test('Copenhagen to Aarhus leads over the bridges instead of by ferry', () => {
    const [usual, dry] = [trip('København', 'Århus'), trip('København', 'Århus', ['ferry'])]
    expect(kmOf(usual, 'ferry')).toBeGreaterThan(60)
    expect(kmOf(dry, 'ferry')).toBe(0)
    expect(valueOf(dry.distance) / 1000).toBeGreaterThan(295)
    expect(valueOf(dry.distance) / 1000).toBeLessThan(315)
  })

  test('where no road leads, the ferry is the one it would be, not the shortest there is', () => {
    expect(trip('Dublin', 'London', ['ferry'])).toEqual(trip('Dublin', 'London'))
  })

  test('a motorway is left for other roads, and kept over a bridge there is no other of', () => {
    expect(kmOf(trip('Hamburg', 'München', ['motorway']), 'motorway')).toBe(0)
    const belt = trip('København', 'Århus', ['ferry', 'motorway'])
    expect(kmOf(belt, 'ferry')).toBe(0)
    expect(kmOf(belt, 'motorway')).toBeGreaterThan(20)
    expect(kmOf(belt, 'motorway')).toBeLessThan(60)
  })

  test('Nothing is avoided in vain: no trip has more of it, and none without it is another.', () => {
    const towns = [
      'London',
      'Leeds',
      'Dublin',
      'Cork',
      'Oslo',
      'Bergen',
      'Hamburg',
      'Lille',
      'Malmö',
    ]
    const anyTown = fc.constantFrom(...towns)
    fc.assert(
      fc.property(anyTown, anyTown, fc.constantFrom(...KINDS), (from, to, kind) => {
        if (from === to) return true
        const [usual, without] = [trip(from, to), trip(from, to, [kind])]
        const isOther = JSON.stringify(usual) !== JSON.stringify(without)
        return kmOf(usual, kind) === 0
          ? !isOther
          : !isOther || kmOf(without, kind) < kmOf(usual, kind)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('the search', () => {
  test('finds what a plain Dijkstra finds on any network', () => {
    const link = fc.tuple(fc.nat(24), fc.nat(24), fc.nat(20_000))
    fc.assert(
      fc.property(
        fc.array(link, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        (links, one, other) => {
          const made = makeNetwork(links, 25)
          const [a, b] = [one % links.length, other % links.length]
          const way = findStretches(createSearch(made), snapAt(made, a), snapAt(made, b))
          const least = dijkstra(made, made.from[a]!, made.from[b]!)
          if (least === Infinity) expect(way).toBeUndefined()
          else expect(priceOf(made, way ?? [])).toBeCloseTo(least, 6)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('finds what a plain Dijkstra finds between random places of the known roads', () => {
    const findWay = createSearch(known)
    for (let at = 0; at < 6; at += 1) {
      const [a, b] = [(at * 397) % known.from.length, (at * 883 + 71) % known.from.length]
      const way = findStretches(findWay, snapAt(known, a), snapAt(known, b))
      const least = dijkstra(known, known.from[a]!, known.from[b]!)
      expect(priceOf(known, way ?? [])).toBeCloseTo(least, 6)
    }
  })

  test('a trip along one link drives that part of it only', () => {
    const made = makeNetwork([[0, 1, 0]], 25)
    const snap = (share: number): Snap => ({ ...snapAt(made, 0), share })
    const findWay = createSearch(made)
    expect(findStretches(findWay, snap(0.75), snap(0.5))).toEqual([
      { link: 0, start: 0.75, end: 0.5 },
    ])
    expect(findStretches(findWay, snap(0.5), snap(0.5))).toEqual([])
  })

  test('[E-T-81] of several places to join and leave at, the best together are taken', () => {
    // Two roads side by side from 50.0 to 50.1 degrees, which do not meet.
    const made = makeNetwork(
      [
        [0, 1, 0],
        [5, 6, 0],
      ],
      25,
    )
    const on = (link: number, share: number, access: number): Snap => ({
      ...snapAt(made, link),
      link,
      share,
      access,
    })
    const way = createSearch(made)([on(0, 0, 100), on(1, 0, 2000)], [on(0, 1, 9000), on(1, 1, 100)])
    expect(way?.start.link).toBe(1)
    expect(way?.end.link).toBe(1)
  })
})

describe('joining the network', () => {
  const line = makeNetwork([[0, 1, 0]], 2)
  const findSnaps = createSnap(line)

  test('[E-T-139] a motorway is joined at its end where that is near', () => {
    const motorway = createSnap(makeNetwork([[0, 1, 0]], 2))
    expect(motorway({ lat: 50.01, lng: 0.1, mass: 0 })[0]?.share).toBe(0)
  })

  test('a position beside a link joins it at the foot of the perpendicular', () => {
    const [snap] = findSnaps({ lat: 50.05, lng: 0.1, mass: 0 })
    expect(snap?.link).toBe(0)
    expect(snap?.share).toBeCloseTo(0.5, 3)
    expect(snap?.access).toBeCloseTo(
      measureDistance({ lat: 50.05, lng: 0.1 }, { lat: 50.05, lng: 0 }) * ACCESS_DETOUR,
      0,
    )
  })

  test.each([
    ['more than 30 km away', { lat: 50.05, lng: 0.6, mass: 0 }],
    ['on other land', { lat: 50.05, lng: 0.1, mass: 7 }],
    ['at the other side of the earth', { lat: -50, lng: 179, mass: 0 }],
    ['at a pole', { lat: 90, lng: 0, mass: 0 }],
  ])('a position %s joins nothing', (_, spot) => {
    expect(findSnaps(spot)).toEqual([])
  })

  test('where the land is not known any link will do', () => {
    expect(findSnaps({ lat: 50.05, lng: 0.1, mass: -1 })[0]?.link).toBe(0)
  })
})

describe('the road between two positions', () => {
  const pairs = comparePairs(sources.pairs, findRoad)

  test('[E-T-82] most of the known lengths and times are near, and none is far without a cause', () => {
    expect(pairs.filter(({ sure }) => sure !== 'low' && sure !== 'old').length).toBeGreaterThan(170)
    expect(listPairFaults('pairs.csv', pairs)).toEqual([])
    expect(listPairLines(pairs)[1]).toMatch(/^lengths that are held: \d+ pairs, median \d\.\d %/)
  })

  test('[E-T-82] lengths and times that are off are told', () => {
    const wrong = pairs.map((pair) => ({ ...pair, deviation: 0.25, foundMinutes: 9999, why: '' }))
    const faults = listPairFaults('pairs.csv', wrong)
    expect(faults.slice(0, 3).map(({ text }) => text)).toEqual([
      'the median of the lengths is 25.0 % off',
      'only 0.0 % of the lengths are near',
      'only 0.0 % of the times are near',
    ])
    expect(faults).toHaveLength(3 + pairs.length)
  })

  test.each([
    ['Jönköping', [57.7814, 14.1562], 'Växjö', [56.8777, 14.8091], 126],
    ['Halmstad', [56.6745, 12.8568], 'Växjö', [56.8777, 14.8091], 142],
    ['Höör', [55.94, 13.54], 'Klippan', [56.13, 13.13], 42],
    ['Paris', [48.8534, 2.3488], 'Orléans', [47.9029, 1.9039], 133],
    // By the junctions of the A2, and a fifth more than straight at both ends.
    ['Amsterdam', [52.374, 4.8897], 'Utrecht', [52.0908, 5.1222], 40],
  ] as const)('[E-T-81] %s %j to %s %j is about %i km', (_, [lat, lng], __, to, km) => {
    const road = roadBetween({ lat, lng }, { lat: to[0], lng: to[1] })
    expect(Math.abs(valueOf(road.distance) / 1000 / km - 1)).toBeLessThan(0.1)
  })

  test('[E-T-83] a trip begins and ends at the speed of towns, and no other part of it does', () => {
    const { steps } = roadBetween(place('Köln'), place('Hannover')).legs[0]!
    const kinds = steps.map(({ kind }) => kind)
    expect([kinds[0], kinds.at(-1)]).toEqual(['town', 'town'])
    expect(kinds.slice(kinds.indexOf('motorway'), kinds.lastIndexOf('motorway'))).not.toContain(
      'town',
    )
    for (const { kind, distance, minutes } of steps) {
      if (kind !== 'town') continue
      expect((valueOf(distance) / 1000 / valueOf(minutes)) * 60).toBeLessThan(32)
    }
  })

  test('[E-T-83] one waits for a ferry apart from the time on board', () => {
    const { steps } = roadBetween(place('London'), { lat: 50.97, lng: 1.87 }).legs[0]!
    const carried = steps.filter(({ kind }) => kind === 'shuttle' || kind === 'ferry')
    expect(carried.map(({ minutes, wait }) => [valueOf(minutes), valueOf(wait)])).toEqual([
      [35, 45],
    ])
    expect(steps.filter(({ wait }) => O.isSome(wait))).toHaveLength(1)
  })

  test('[T-DATA-08] any road is whole: steps meet, sums are right, lines lie in the viewport', () => {
    const rows = sources.places.rows
    const any = fc.constantFrom(...rows)
    fc.assert(
      fc.property(
        any,
        any,
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        (one, other, off) => {
          const from = { lat: one.lat + off, lng: one.lng + off }
          const road = findRoad(from, other)
          if (E.isLeft(road)) return
          const { legs, viewport, distance, minutes } = road.right
          const steps = legs.flatMap((leg) => leg.steps)
          const lines = steps.map(({ polyline }) => {
            const line = decodePolyline(polyline)
            if (E.isLeft(line)) throw new Error(polyline)
            return [...line.right]
          })
          lines.slice(1).forEach((line, at) => {
            expect(line.slice(0, 2)).toEqual(lines[at]?.slice(-2))
          })
          const isSeen = lines.flat().every((value, at) => {
            const axis = at % 2 === 0 ? 'latitude' : 'longitude'
            return value >= viewport.low[axis] && value <= viewport.high[axis]
          })
          expect(isSeen).toBe(true)
          const sum = (of: 'distance' | 'minutes') =>
            steps.reduce((total, step) => total + valueOf(step[of]), 0)
          expect(valueOf(distance)).toBe(sum('distance'))
          expect(valueOf(minutes)).toBeCloseTo(sum('minutes'), 2)
          const answer = {
            route: road.right,
            chargingStations: [],
            stationsAlong: none,
            coverage: [],
            credits: [],
          }
          const wire: unknown = JSON.parse(JSON.stringify(RouteAnswerCodec.encode(answer)))
          expect(decodeWith(RouteAnswerCodec, wire)).toMatchObject({ right: { route: road.right } })
        },
      ),
      { numRuns: runs(80) },
    )
  })

  test('a road is as long there as back', () => {
    for (const [a, b] of [
      ['London', 'Edinburgh'],
      ['Paris', 'Stockholm'],
      ['Dublin', 'Berlin'],
    ] as const) {
      const there = roadBetween(place(a), place(b))
      const back = roadBetween(place(b), place(a))
      expect(valueOf(there.distance)).toBeCloseTo(valueOf(back.distance), -2)
    }
  })

  test('[E-T-75] a sea is crossed by ferry or shuttle only', () => {
    const kinds = (a: string, b: string): readonly string[] =>
      roadBetween(place(a), place(b)).legs[0]?.steps.map(({ kind }) => kind) ?? []
    expect(kinds('Dublin', 'London')).toContain('ferry')
    expect(kinds('London', 'Paris')).toContain('shuttle')
    const shuttle = roadBetween(place('London'), place('Paris')).legs[0]?.steps.find(
      ({ kind }) => kind === 'shuttle',
    )
    expect([shuttle?.minutes, shuttle?.wait].map((one) => one && O.toUndefined(one))).toEqual([
      35, 45,
    ])
    expect(shuttle?.country).not.toBe('')
    expect(kinds('Hamburg', 'Stockholm')).not.toContain('shuttle')
    expect(
      kinds('London', 'Edinburgh').every((kind) =>
        ['motorway', 'trunk', 'town', 'access', 'local-modelled'].includes(kind),
      ),
    ).toBe(true)
  })

  test.each([
    ['Reykjavík', { lat: 64.147, lng: -21.942 }],
    ['Gotland', { lat: 57.6, lng: 18.3 }],
    ['the North Sea', { lat: 53.5, lng: 2.9 }],
    ['Sydney', { lat: -33.87, lng: 151.21 }],
    ['a pole', { lat: -90, lng: 180 }],
  ])('[E-T-03] no road leads to %s', (_, position) => {
    const there = findRoad(place('London'), position)
    expect(there).toMatchObject({ left: { code: 'OFF_THE_MAP' } })
    expect(E.isLeft(there) ? there.left.reason : '').toContain('destination')
    const back = findRoad(position, place('London'))
    expect(E.isLeft(back) ? back.left.reason : '').toContain('origin')
  })

  test('an island with a bridge is reached', () => {
    const road = roadBetween({ lat: 56.66, lng: 16.46 }, place('Malmö'), findKnown)
    expect(road.legs[0]?.steps[0]?.kind).toBe('access')
  })

  test.each([
    ['Weston to Cardiff', { lat: 51.346, lng: -2.9766 }, { lat: 51.48, lng: -3.18 }, 75],
    ['Kirkcaldy to Musselburgh', { lat: 56.11, lng: -3.16 }, { lat: 55.94, lng: -3.05 }, 50],
    ['Le Havre to Deauville', { lat: 49.49, lng: 0.11 }, { lat: 49.36, lng: 0.07 }, 40],
    ['Moss to Horten', { lat: 59.43, lng: 10.66 }, { lat: 59.42, lng: 10.48 }, 100],
    ['Helensburgh to Greenock', { lat: 56.004, lng: -4.73 }, { lat: 55.948, lng: -4.77 }, 45],
    ['Friedrichshafen to Romanshorn', { lat: 47.66, lng: 9.49 }, { lat: 47.56, lng: 9.37 }, 60],
  ])('[E-T-112] %s leads around the water', (name, from, to, km) => {
    const { distance, legs } = roadBetween(from, to)
    const kinds = legs.flatMap(({ steps }) => steps.map(({ kind }) => kind))
    const isCarried = kinds.some((kind) => ['ferry', 'shuttle'].includes(kind))
    // The bridge over the Severn is a road.
    if (name === 'Weston to Cardiff') expect(isCarried).toBe(false)
    expect(isCarried || valueOf(distance) > km * 1000).toBe(true)
  })

  test.each([
    ['Gravesend to Tilbury', { lat: 51.441, lng: 0.369 }, { lat: 51.463, lng: 0.361 }, 16, 30],
    ['Southport to Lytham', { lat: 53.647, lng: -3.006 }, { lat: 53.736, lng: -2.964 }, 40, 60],
    ['Portsmouth to Gosport', { lat: 50.799, lng: -1.091 }, { lat: 50.795, lng: -1.124 }, 18, 30],
    ['Exmouth to Dawlish', { lat: 50.62, lng: -3.41 }, { lat: 50.58, lng: -3.466 }, 24, 45],
    ['Nordenham to Bremerhaven', { lat: 53.486, lng: 8.485 }, { lat: 53.55, lng: 8.577 }, 28, 45],
    ['Bingen to Rüdesheim', { lat: 49.967, lng: 7.895 }, { lat: 49.979, lng: 7.922 }, 50, 75],
    ['Remagen to Linz', { lat: 50.577, lng: 7.23 }, { lat: 50.567, lng: 7.283 }, 30, 50],
    [
      'Sankt Goar to Sankt Goarshausen',
      { lat: 50.149, lng: 7.714 },
      { lat: 50.156, lng: 7.714 },
      55,
      80,
    ],
    ['Hals to Egense', { lat: 56.99, lng: 10.31 }, { lat: 56.98, lng: 10.31 }, 50, 75],
    ['Enkhuizen to Stavoren', { lat: 52.703, lng: 5.291 }, { lat: 52.883, lng: 5.358 }, 90, 115],
  ])('[E-T-149] %s leads by a bridge, not over narrow water', (_, from, to, least, most) => {
    const km = valueOf(roadBetween(from, to).distance) / 1000
    expect(km).toBeGreaterThan(least)
    expect(km).toBeLessThan(most)
  })

  test.each([
    [
      'Saint-Nazaire to Saint-Brevin',
      { lat: 47.273, lng: -2.213 },
      { lat: 47.246, lng: -2.166 },
      16,
    ],
    ['Dundee to Newport-on-Tay', { lat: 56.462, lng: -2.97 }, { lat: 56.44, lng: -2.94 }, 8],
    ['Saint-Malo to Dinard', { lat: 48.649, lng: -2.025 }, { lat: 48.633, lng: -2.062 }, 14],
    ['Frederikssund to Jægerspris', { lat: 55.84, lng: 12.07 }, { lat: 55.85, lng: 11.99 }, 9],
    ['Thisted to Nykøbing Mors', { lat: 56.955, lng: 8.69 }, { lat: 56.79, lng: 8.85 }, 35],
    ['Stockholm to Lidingö', { lat: 59.33, lng: 18.07 }, { lat: 59.366, lng: 18.13 }, 10],
    ['Stavanger to Tau', { lat: 58.97, lng: 5.733 }, { lat: 59.064, lng: 5.915 }, 35],
  ])('[E-T-149] %s leads over its bridge', (_, from, to, most) => {
    expect(valueOf(roadBetween(from, to).distance) / 1000).toBeLessThan(most)
  })

  test('[E-T-112] a bay is gone around, an island left by its narrowest water', () => {
    const access = (from: LatLng, to: LatLng): number =>
      valueOf(roadBetween(from, to, findKnown).legs[0]?.steps[0]?.distance ?? none) / 1000
    expect(access({ lat: 54.11, lng: -3.22 }, place('Manchester'))).toBeGreaterThan(60)
    expect(access({ lat: 56.88, lng: 16.66 }, place('Malmö'))).toBeGreaterThan(35)
  })

  test('[E-T-112] No small road between coastal places leads across the water between them.', () => {
    expect(MOST_WATER).toBe(1)
    const coastal = readTowns(folder)
      .filter(({ people }) => people > 20_000)
      .filter(({ lat, lng }) => findMass(lat, lng) !== -1)
    const across = coastal.flatMap((one, at) =>
      coastal
        .slice(at + 1)
        .filter(
          (other) =>
            // Further north or south than that, the way is longer: most pairs need no sine.
            Math.abs(one.lat - other.lat) < 0.4 &&
            measureDistance(one, other) <= 40_000 &&
            water.measure([one.lat, one.lng], [other.lat, other.lng]) > MOST_WATER,
        )
        .map((other) => [one, other] as const),
    )
    expect(across.length).toBeGreaterThan(300)
    const findSnaps = createSnap(network, water)
    const isDry = (from: LatLng, to: LatLng): boolean =>
      water.measure([from.lat, from.lng], [to.lat, to.lng]) <= MOST_WATER
    const joins = new Map(
      coastal.map((at) => [at, findSnaps({ ...at, mass: findMass(at.lat, at.lng) })] as const),
    )
    const isSplashed = ([at, snaps]: readonly [LatLng, readonly Snap[]]): boolean =>
      snaps.some((to) => to.by.length === 0 && !isDry(at, to))
    expect([...joins].filter(isSplashed)).toEqual([])
    const findAny = createSnap(network)
    const isLost = ([at, snaps]: readonly [LatLng, readonly Snap[]]): boolean =>
      snaps.length === 0 && findAny({ ...at, mass: findMass(at.lat, at.lng) }).length > 0
    expect([...joins].filter(isLost)).toEqual([])
    const wet = across.filter(([one, other]) => {
      const straight = measureDistance(one, other) * ACCESS_DETOUR
      if (straight > MAX_ACCESS * 1000) return false
      const road = findRoad(one, other)
      // Each step is rounded to a metre.
      return E.isRight(road) && Math.abs(valueOf(road.right.distance) - straight) < 3
    })
    expect(wet.map(([one, other]) => `${one.name} to ${other.name}`)).toEqual([])
  })

  test('[E-T-112] where no road is near, no way around the water is looked for', () => {
    const findSnaps = createSnap(known, {
      measure: water.measure,
      openNarrows: () => () => false,
      openBox: () => {
        throw new Error('The water was looked at')
      },
    })
    const [lowestoft, barrow] = [
      { lat: 52.4752, lng: 1.7516 },
      { lat: 54.1108, lng: -3.2261 },
    ].map((at) => ({ ...at, mass: findMass(at.lat, at.lng) }))
    expect(findSnaps(lowestoft!)).toEqual([])
    expect(() => findSnaps(barrow!)).toThrow('The water was looked at')
  })

  test('[E-T-112] a trip starts where the area says it may: not in Tau, whose roads lie across the Boknafjord', () => {
    const { holds } = findRoadArea(known, [], { findMass, water })
    const starts = [
      { lat: 59.0648, lng: 5.9225 },
      { lat: 52.4752, lng: 1.7516 },
      { lat: 54.1108, lng: -3.2261 },
      place('London'),
    ].map((at) => [holds(at), E.isRight(findKnown(at, place('London')))])
    expect(starts).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ])
  })

  test('[E-T-03] two pieces of a network that do not meet have no road between them', () => {
    const split = makeNetwork(
      [
        [0, 1, 0],
        [20, 21, 0],
      ],
      25,
    )
    const answer = createRouter(split)({ lat: 50, lng: 0 }, { lat: 50.1, lng: 0.4 })
    expect(answer).toMatchObject({ left: { code: 'NO_ROAD' } })
  })

  test('[E-T-03] the same place twice is a road of no length', () => {
    const road = roadBetween(place('London'), place('London'))
    expect(road.distance).toEqual({ _tag: 'Some', value: 0 })
    expect(road.legs[0]?.steps).toHaveLength(1)
  })

  test('two positions near each other take the small road straight', () => {
    const road = roadBetween({ lat: 51.6, lng: -0.1 }, { lat: 51.61, lng: -0.11 })
    expect(road.legs[0]?.steps.map(({ kind }) => kind)).toEqual(['town'])
  })

  test('any two positions on earth are answered', () => {
    const lat = fc.double({ min: -90, max: 90, noNaN: true })
    const lng = fc.double({ min: -180, max: 180, noNaN: true })
    const at = fc.record({ lat, lng })
    fc.assert(
      fc.property(at, at, (one, other) => {
        expect(['Left', 'Right']).toContain(findRoad(one, other)._tag)
      }),
    )
  })
})

describe('what the network is made of', () => {
  const facts = (road: string, more: object = {}) => ({
    link: { kind: 'road' as const, km: 9, road, source: 'etisplus' },
    countries: ['GB' as const],
    north: 52,
    ...more,
  })

  test.each([
    ['the M1', facts('M1'), 'motorway'],
    ['the A1(M)', facts('A1(M)'), 'motorway'],
    ['the A9', facts('A9'), 'trunk'],
    ['a road of the E-net', facts('E15'), 'motorway'],
    ['the same in the Highlands', facts('E15', { north: 57 }), 'trunk'],
    ['the E6 in Norway', facts('E06', { countries: ['NO'] }), 'trunk'],
    ['the A7 in Germany', facts('A7', { countries: ['DE'] }), 'motorway'],
    ['the N11', facts('N11', { countries: ['IE'] }), 'trunk'],
    [
      'a way into a town',
      facts('', { link: { kind: 'access', km: 4, road: '', source: 'evkit-maps' } }),
      'access',
    ],
    [
      'a long one',
      facts('', { link: { kind: 'access', km: 40, road: '', source: 'evkit-maps' } }),
      'trunk',
    ],
    [
      'a ferry',
      facts('', { link: { kind: 'ferry', km: 40, road: '', source: 'evkit-maps' } }),
      'ferry',
    ],
  ])('%s', (_, given, kind) => {
    expect(resolveKind(given)).toBe(kind)
  })

  test('times follow from speeds; crossings have their own', () => {
    expect(minutesOf('motorway', 110)).toBe(60)
    expect(minutesOf('trunk', 85)).toBe(60)
    expect(minutesOf('access', 50)).toBe(60)
    const shuttle = file.crossings.find(([link]) => network.metres[link] === 58_000)
    expect(shuttle).toBeDefined()
    expect(network.minutes[shuttle?.[0] ?? 0]).toBe(35)
    expect(network.wait[shuttle?.[0] ?? 0]).toBe(45)
    expect(network.weight[shuttle?.[0] ?? 0]).toBe(35 + 45 + 58 * KM_WEIGHT + CROSSING_WEIGHT)
  })

  test.each([
    ['no network', 'x', ''],
    ['another format', { ...file, format: 'evkit-roads-2' }, 'format'],
    ['lists of different lengths', { ...file, nodes: { ...file.nodes, lat: [1] } }, 'nodes'],
    [
      'an end that is no node',
      { ...file, links: { ...file.links, to: file.links.to.map(() => 999_999) } },
      'links.to.0',
    ],
    [
      'a length below 0',
      { ...file, links: { ...file.links, metres: file.links.metres.map(() => -1) } },
      'links.metres.0',
    ],
    [
      'a kind there is not',
      { ...file, links: { ...file.links, kind: file.links.kind.map(() => 9) } },
      'links.kind.0',
    ],
    ['a road there is not', { ...file, roads: [] }, 'links.road.0'],
    ['half a link', { ...file, crossings: [[0.5, 1]] }, 'crossings.0.0'],
    [
      'a node beyond the pole',
      { ...file, nodes: { ...file.nodes, lat: file.nodes.lat.map(() => 9_000_001) } },
      'nodes.lat.0',
    ],
  ])('[E-T-38] a file with %s is refused with the place', (_, document, path) => {
    const answer = decodeNetwork(document)
    expect(E.isLeft(answer) ? answer.left.map((one) => one.path) : []).toContain(path)
  })
})
