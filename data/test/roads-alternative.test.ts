import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { encodePolyline, measureDistance, toLine, type LatLng } from '@evkit/engine/geo'
import type { Route } from '@evkit/engine/route'
import { runs } from '../../.config/property-runs.mjs'
import type { BasemapFile } from '../basemap/basemap-file.js'
import { createAlternative } from '../roads/alternative.js'
import { isAlternative } from '../roads/is-alternative.js'
import { decodeNetwork } from '../roads/network-file.js'
import { openNetwork, type Network } from '../roads/network.js'
import { createRouter } from '../roads/route.js'
import { createSearch, type Stretch, type Way } from '../roads/search.js'
import type { Snap } from '../roads/snap.js'
import { openFindMass, openWater } from '../scripts/road-document.js'
import { readRoadSources } from '../sources/road-rows.js'

const COLUMNS = 6
const STEPS = 100_000

type Link = readonly [from: number, to: number, more: number]

/** Towns in rows and columns, 0.2 degrees from each other, with the given roads between neighbours. */
const makeNetwork = (links: readonly Link[]): Network => {
  const at = (node: number): LatLng => ({
    lat: 50 + (node % COLUMNS) * 0.2,
    lng: Math.floor(node / COLUMNS) * 0.2,
  })
  const nodes = Array.from({ length: COLUMNS * COLUMNS }, (_, node) => at(node))
  const read = decodeNetwork({
    format: 'evkit-roads-1',
    credit: { text: 'test', url: '', licence: '', asOf: '' },
    roads: [''],
    nodes: {
      lat: nodes.map(({ lat }) => Math.round(lat * STEPS)),
      lng: nodes.map(({ lng }) => Math.round(lng * STEPS)),
      mass: nodes.map(() => 0),
    },
    links: {
      from: links.map(([from]) => from),
      to: links.map(([, to]) => to),
      metres: links.map(([from, to, more]) =>
        Math.ceil(measureDistance(at(from), at(to)) * (1 + more / 100)),
      ),
      kind: links.map(() => 0),
      road: links.map(() => 0),
    },
    crossings: [],
  })
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return openNetwork(read.right)
}

// Every road there is between neighbours, each longer than the straight line by some of a hundred.
const anyLinks = fc
  .array(fc.nat(60), { minLength: 60, maxLength: 60 })
  .map((more): readonly Link[] =>
    Array.from({ length: COLUMNS * COLUMNS }, (_, node) => node).flatMap((node): Link[] => [
      ...(node % COLUMNS < COLUMNS - 1 ? [[node, node + 1, more[node] ?? 0] as const] : []),
      ...(node + COLUMNS < COLUMNS * COLUMNS
        ? [[node, node + COLUMNS, more[node + 24] ?? 0] as const]
        : []),
    ]),
  )

const snapAt = ({ from, lat, lng }: Network, link: number, share: number): Snap => {
  const node = from[link] ?? 0
  return { link, share, lat: lat[node] ?? 0, lng: lng[node] ?? 0, access: 0, by: [] }
}

const findBoth = (network: Network, start: Snap, end: Snap) => {
  const findWay = createSearch(network)
  const first = findWay([start], [end])
  if (first === undefined) throw new Error('no way')
  const second = createAlternative(network)(first, (penalties) =>
    findWay([start], [end], { penalties }),
  )
  return { first, second }
}

const total = (stretches: readonly Stretch[], of: Float64Array): number =>
  stretches.reduce((sum, { link, start, end }) => sum + Math.abs(end - start) * (of[link] ?? 0), 0)

const nodeAt = ({ from, to }: Network, link: number, share: number): number | string =>
  share === 0 ? (from[link] ?? 0) : share === 1 ? (to[link] ?? 0) : `${link} ${share}`

const isJoined = (network: Network, { stretches }: Way): boolean =>
  stretches.every(({ link, start }, at) => {
    const before = stretches[at - 1]
    return (
      before === undefined ||
      nodeAt(network, before.link, before.end) === nodeAt(network, link, start)
    )
  })

describe('[E-T-146] another way through any network', () => {
  test('No alternative weighs less than the first, takes 15 % longer, shares 70 %, or drives a road twice.', () => {
    fc.assert(
      fc.property(anyLinks, fc.nat(), fc.nat(), (links, one, other) => {
        const network = makeNetwork(links)
        const start = snapAt(network, one % links.length, 0.5)
        const end = snapAt(network, other % links.length, 0.25)
        fc.pre(start.link !== end.link)
        const { first, second } = findBoth(network, start, end)
        if (second === undefined) return
        expect([second.start, second.end]).toEqual([start, end])
        expect(isJoined(network, second)).toBe(true)
        expect(total(second.stretches, network.weight)).toBeGreaterThanOrEqual(
          total(first.stretches, network.weight) - 1e-9,
        )
        expect(total(second.stretches, network.minutes)).toBeLessThanOrEqual(
          total(first.stretches, network.minutes) * 1.15 + 1e-9,
        )
        const driven = second.stretches.map(({ link }) => link)
        expect(new Set(driven).size).toBe(driven.length)
        const shared = first.stretches.filter((one) =>
          second.stretches.some(({ link, start: at, end: to }) =>
            [link === one.link, at === one.start, to === one.end].every(Boolean),
          ),
        )
        expect(total(shared, network.metres)).toBeLessThanOrEqual(
          total(first.stretches, network.metres) * 0.7 + 1e-9,
        )
        expect(findBoth(network, start, end).second).toEqual(second)
      }),
      { numRuns: runs(150) },
    )
  })

  test('two roads as long lead around a square, and one that stands alone has no other', () => {
    const [up, over]: readonly [Link, Link] = [
      [0, 1, 0],
      [1, 7, 0],
    ]
    const [across, along]: readonly [Link, Link] = [
      [0, 6, 2],
      [6, 7, 2],
    ]
    const ends = (network: Network) => [snapAt(network, 0, 0), snapAt(network, 1, 1)] as const
    const square = makeNetwork([up, over, across, along])
    expect(findBoth(square, ...ends(square)).second?.stretches.map(({ link }) => link)).toEqual([
      2, 3,
    ])
    const line = makeNetwork([up, over])
    expect(findBoth(line, ...ends(line)).second).toBeUndefined()
  })
})

const folder = new URL('../', import.meta.url)
const readTable = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`tables/${name}`, folder), 'utf8')) as unknown

const decoded = decodeNetwork(readTable('roads.json'))
if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
const basemap = readTable('basemap.json') as BasemapFile
const findRoad = createRouter(openNetwork(decoded.right), {
  findMass: openFindMass(basemap),
  water: openWater(basemap),
})
const { rows } = readRoadSources(folder).places

const place = (name: string): LatLng => {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) throw new Error(name)
  return { lat: row.lat, lng: row.lng }
}

const find = (names: readonly string[], wanted: Parameters<typeof findRoad>[2] = {}): Route => {
  const [from, ...others] = names.map(place)
  const to = others.at(-1)
  if (from === undefined || to === undefined) throw new Error('no ends')
  const road = findRoad(from, to, { intermediates: others.slice(0, -1), ...wanted })
  if (E.isLeft(road)) throw new Error(road.left.reason)
  return road.right
}

const valueOf = O.getOrElse(() => 0)
const stepsOf = ({ legs }: Route) => legs.flatMap(({ steps }) => steps)
const timeOf = (route: Route): number =>
  stepsOf(route).reduce((sum, { wait }) => sum + valueOf(wait), valueOf(route.minutes))

const kmOn = (route: Route, road: string): number =>
  stepsOf(route)
    .filter((step) => step.road === road)
    .reduce((sum, { distance }) => sum + valueOf(distance) / 1000, 0)

describe('[E-T-146] the other road between two towns', () => {
  test.each([
    ['London', 'Edinburgh', 'A1', 'A702'],
    ['London', 'Exeter', 'A303', 'E30'],
    ['Köln', 'Paris', 'E19', 'E46'],
    ['Berlin', 'München', 'E51', 'E40'],
  ])('%s to %s: by the %s, or by the %s', (from, to, road, other) => {
    const [first, second] = [find([from, to]), find([from, to], { way: 'second' })]
    expect([first.way, second.way]).toEqual([undefined, 'second'])
    expect(kmOn(first, road)).toBeGreaterThan(40)
    expect(kmOn(second, road)).toBeLessThan(kmOn(first, road) / 2)
    expect(kmOn(second, other)).toBeGreaterThan(40)
    expect(kmOn(first, other)).toBeLessThan(10)
    expect(timeOf(second)).toBeLessThanOrEqual(timeOf(first) * 1.15)
  })

  test('Hamburg to München: another way that leads along no modelled road where the first does not', () => {
    const [first, second] = [
      find(['Hamburg', 'München']),
      find(['Hamburg', 'München'], { way: 'second' }),
    ]
    expect(isAlternative(first, second)).toBe(true)
    expect(stepsOf(second).filter(({ kind }) => kind === 'local-modelled').length).toBe(
      stepsOf(first).filter(({ kind }) => kind === 'local-modelled').length,
    )
  })

  test('where there is no other, or a place in between, the road is the first one', () => {
    for (const names of [
      ['Dublin', 'Cork'],
      ['London', 'Leeds', 'Edinburgh'],
    ])
      expect(find(names, { way: 'second' })).toEqual(find(names))
  })

  test('what is avoided stays avoided: no other road takes a ferry where ferries are', () => {
    const dry = find(['København', 'Århus'], { way: 'second', avoid: ['ferry'] })
    expect(stepsOf(dry).some(({ kind }) => kind === 'ferry')).toBe(false)
    const usual = find(['København', 'Århus'], { way: 'second' })
    expect([usual.way, stepsOf(usual).some(({ kind }) => kind === 'ferry')]).toEqual([
      'second',
      false,
    ])
  })

  test('Every pair of towns: as near as is said, another way, the same again.', () => {
    const towns = ['London', 'Leeds', 'Dublin', 'Oslo', 'Bergen', 'Hamburg', 'Köln', 'Malmö']
    const anyTown = fc.constantFrom(...towns)
    fc.assert(
      fc.property(anyTown, anyTown, (from, to) => {
        fc.pre(from !== to)
        const [first, second] = [find([from, to]), find([from, to], { way: 'second' })]
        if (second.way === undefined) expect(second).toEqual(first)
        else expect(isAlternative(first, second)).toBe(true)
        expect(find([from, to], { way: 'second' })).toEqual(second)
      }),
      { numRuns: runs(30) },
    )
  })
})

describe('[E-T-146] which road is worth offering beside another', () => {
  const road = (lngs: readonly number[], minutes: number, lat = 50): Route => ({
    ...find(['London', 'Leeds']),
    minutes: O.some(minutes),
    legs: [{ steps: lngs.slice(1).map((lng, at) => stepOn([lngs[at] ?? 0, lng], lat)) }],
  })
  const stepOn = ([from = 0, to = 0]: readonly number[], lat: number) => ({
    ...stepsOf(find(['London', 'Leeds']))[0]!,
    wait: O.none,
    polyline: encodePolyline(
      toLine([
        { lat, lng: from },
        { lat, lng: to },
      ]),
    ),
  })

  test.each([
    ['as long on another way', road([0, 1, 2], 110, 51), true],
    ['nearly 15 % longer', road([0, 1, 2], 114.9, 51), true],
    ['longer than that', road([0, 1, 2], 115.1, 51), false],
    ['the same way', road([0, 1, 2], 100), false],
    ['of an unknown time', { ...road([0, 1, 2], 0, 51), minutes: O.none }, false],
  ])('%s', (_, other, isWorth) => {
    expect(isAlternative(road([0, 1, 2], 100), other)).toBe(isWorth)
  })
})
