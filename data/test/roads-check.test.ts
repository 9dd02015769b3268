import { describe, expect, test } from 'vitest'
import { waterLinkFaults } from '../check/explained-links.js'
import { listNetworkFaults, listRoadSourceFaults, makeRoads, readTowns } from '../check/roads.js'
import type { NetworkFile } from '../roads/network-file.js'
import { readCsvRows } from '../sources/csv-rows.js'
import { readRoadSources, type RoadSources } from '../sources/road-rows.js'
import { readSources, type Fault } from '../sources/rows.js'
import * as t from 'io-ts'

const folder = new URL('../', import.meta.url)
const roads = readRoadSources(folder)
const sources = readSources(folder)
const made = makeRoads(roads, readTowns(folder))

const lines = (faults: readonly Fault[]): readonly string[] =>
  faults.map(
    ({ file, path, text }) => `${file.replace('data/sources/roads/', '')} ${path}: ${text}`,
  )

const changed = <Name extends keyof RoadSources>(
  name: Name,
  change: (rows: RoadSources[Name]['rows']) => readonly unknown[],
): RoadSources => ({
  ...roads,
  [name]: { ...roads[name], rows: change(roads[name].rows) },
})

/** Changes the first row. */
const first =
  (more: object) =>
  (rows: readonly object[]): readonly unknown[] =>
    rows.map((row, at) => (at === 0 ? { ...row, ...more } : row))

describe('[E-T-37] the check of the roads', () => {
  test('finds nothing in the rows and the network of the project', () => {
    expect(lines(listRoadSourceFaults(roads, sources))).toEqual([])
    expect(lines(listNetworkFaults(made.network, roads))).toEqual([])
    expect(lines(waterLinkFaults(roads, made.water))).toEqual([])
  })

  test('[E-T-136] finds a road straight over water, and a reason for none', () => {
    const over = (broken: RoadSources): string =>
      lines(waterLinkFaults(broken, made.water)).join('\n')
    const bjornafjord = { ...roads.links.rows[0], a: 'no051', b: 'no049', km: 25.1 }
    expect(over(changed('links', (rows) => [...rows, bjornafjord]))).toBe(
      'links.csv no049 to no051: leads straight over 5 km of water and more, or over narrow water beside its bridges, and not explained in data/sources/roads/water-links.csv',
    )
    expect(over(changed('waterLinks', first({ a: 'be001' })))).toContain(
      'water-links.csv be001 to de459: leads over no water',
    )
  })

  test.each<[string, RoadSources, string]>([
    [
      'a node twice',
      changed('nodes', (rows) => [...rows, rows[0]]),
      'nodes.csv be001: is there twice',
    ],
    [
      'a node in another country',
      changed('nodes', first({ country: 'SE' })),
      'nodes.csv be001: 51.4533, 4.7214 is not in SE',
    ],
    [
      'a node outside the box',
      changed('nodes', first({ lat: 62.5 })),
      'nodes.csv be001: lies outside the covered box',
    ],
    [
      'a link twice, turned around',
      changed('links', (rows) => [...rows, { ...rows[0], a: rows[0]?.b, b: rows[0]?.a }]),
      'links.csv be001 to nl115: is there twice',
    ],
    [
      'a link to no node',
      changed('links', first({ b: 'xx999' })),
      'links.csv be001 to xx999: has an end that is no node',
    ],
    [
      'a link to itself',
      changed('links', first({ b: 'be001' })),
      'links.csv be001 to be001: leads back to where it starts',
    ],
    [
      'a link far too short',
      changed('links', first({ b: 'de418' })),
      'links.csv be001 to de418: 4.1 km, but',
    ],
    ['a length of 0', changed('links', first({ km: 0 })), 'links.csv be001 to nl115: 0 km, but'],
    [
      'a ferry without a time',
      changed('crossings', (rows) => rows.slice(1)),
      'is a crossing without a time',
    ],
    ['a time of no ferry', changed('crossings', first({ a: 'be001' })), 'is no ferry or tunnel'],
    [
      'a place at no node',
      changed('places', first({ node: 'xx' })),
      'places.csv Antwerpen: stands at no node',
    ],
    [
      'a link that is long without a reason',
      changed('longLinks', (rows) => rows.slice(1)),
      'links.csv be082 to be083: 1 km, more than 1.6 times the straight line, and not explained',
    ],
    [
      'a reason for no long link',
      changed('longLinks', first({ a: 'be001' })),
      'long-links.csv be001 to be083: is no link that long',
    ],
    [
      'an unknown source',
      changed('links', first({ source: 'hearsay' })),
      'links.csv source: names the source hearsay',
    ],
  ])('finds %s', (_, broken, text) => {
    expect(lines(listRoadSourceFaults(broken, sources)).join('\n')).toContain(text)
  })

  const network = (change: (links: NetworkFile['links']) => object): unknown => ({
    ...made.network,
    links: { ...made.network.links, ...change(made.network.links) },
  })

  test.each([
    ['a network of another shape', { format: 'x' }, 'expected'],
    [
      'a road shorter than a straight line',
      network(({ metres }) => ({ metres: metres.map(() => 1) })),
      'is shorter than a straight line',
    ],
    [
      'a crossing without a time',
      { ...made.network, crossings: [] },
      'expected a time for each crossing only',
    ],
    [
      'a piece that hangs loose',
      network(({ from, to }) => ({
        from: from.map((node) => (node === 5 ? 6 : node)),
        to: to.map((node) => (node === 5 ? 6 : node)),
      })),
      'no road leads there',
    ],
    [
      'a node at sea',
      {
        ...made.network,
        nodes: { ...made.network.nodes, mass: made.network.nodes.mass.map(() => -1) },
      },
      'lies at sea',
    ],
  ])('finds %s', (_, document, text) => {
    expect(lines(listNetworkFaults(document, roads)).join('\n')).toContain(text)
  })
})

describe('source tables', () => {
  const codec = t.type({ a: t.string, b: t.string })

  test('each fault is told by its line; the good rows count', () => {
    const { rows, faults } = readCsvRows('x.csv', '# where from\na,b\n1,2\n3\n"x"y,1\n4,5\n', codec)
    expect(rows).toEqual([
      { a: '1', b: '2' },
      { a: '4', b: '5' },
    ])
    expect(faults.map(({ path, text }) => [path, text])).toEqual(
      expect.arrayContaining([
        ['line 4', 'expected 2 cells, found 1'],
        ['line 5', 'text behind a closing quote'],
      ]),
    )
  })

  test('an empty table has no rows', () => {
    expect(readCsvRows('x.csv', '', codec)).toEqual({ file: 'x.csv', rows: [], faults: [] })
  })
})
