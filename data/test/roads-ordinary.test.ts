import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import { measureDistance, type LatLng } from '@evkit/engine/geo'
import type { Route } from '@evkit/engine/route'
import { drawPairs, listOrdinaryFaults, listOrdinaryLines } from '../check/ordinary.js'
import { comparePairs, type PairComparison } from '../check/pairs.js'
import { readTowns } from '../check/roads.js'
import type { BasemapFile } from '../basemap/index.js'
import { createFindTown, createRouter, decodeNetwork, openNetwork } from '../roads/index.js'
import type { FindRoad } from '../roads/index.js'
import { openFindMass, openWater } from '../scripts/road-document.js'
import { COUNTRIES, readRoadSources } from '../sources/road-rows.js'

const folder = new URL('../', import.meta.url)
const readTable = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`tables/${name}`, folder), 'utf8')) as unknown

const { ordinaryPairs } = readRoadSources(folder)
const towns = readTowns(folder)

const openRoads = (): FindRoad => {
  const decoded = decodeNetwork(readTable('roads.json'))
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  const basemap = readTable('basemap.json') as BasemapFile
  return createRouter(openNetwork(decoded.right), {
    findMass: openFindMass(basemap),
    water: openWater(basemap),
    findTown: createFindTown(towns),
  })
}

/** A road of so many straight lines between any two places. */
const longer =
  (times: number) =>
  (from: LatLng, to: LatLng): ReturnType<FindRoad> =>
    E.right({ distance: O.some(measureDistance(from, to) * times) } as Route)

const nameOf = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from} ${to}`

describe('[E-T-120] ordinary trips', () => {
  const pairs = comparePairs(ordinaryPairs, openRoads())

  test('every country has pairs of neighbouring towns, 15 to 150 km apart but for few', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(150)
    const lines = pairs.map((pair) =>
      measureDistance(
        { lat: pair.fromLat, lng: pair.fromLng },
        { lat: pair.toLat, lng: pair.toLng },
      ),
    )
    expect(Math.min(...lines)).toBeGreaterThan(14_000)
    expect(Math.max(...lines)).toBeLessThan(150_000)
    const known = new Map(towns.map(({ lat, lng, country }) => [`${lat} ${lng}`, country]))
    const found = pairs.map(({ fromLat, fromLng }) => known.get(`${fromLat} ${fromLng}`))
    expect(new Set(found)).toEqual(new Set(COUNTRIES))
  })

  test('the roads keep what was read last', () => {
    expect(listOrdinaryFaults('ordinary-pairs.csv', pairs, [])).toEqual([])
    expect(listOrdinaryLines(pairs, [])[1]).toMatch(/^neighbouring towns: \d+ pairs, median/)
  })

  test('the same network draws the same towns, another draws others, each country its own', () => {
    const draw = (seed: string) => drawPairs(seed, towns, longer(1.2))
    const drawn = draw('one')
    expect(draw('one').map(nameOf)).toEqual(drawn.map(nameOf))
    expect(draw('other').map(nameOf)).not.toEqual(drawn.map(nameOf))
    expect(new Set(drawn.map(({ country }) => country))).toEqual(new Set(COUNTRIES))
    expect(drawn.filter(({ country }) => country === 'SE')).toHaveLength(200)
    expect(listOrdinaryFaults('', [], drawn).map(({ text }) => text)).toEqual([])
  })

  test('what is too long, and what has no road, is told', () => {
    const off = (deviation: number): readonly PairComparison[] =>
      pairs.map((pair) => ({ ...pair, deviation }))
    const count = pairs.length
    expect(listOrdinaryFaults('', off(0.3), []).map(({ text }) => text)).toEqual([
      'the median of the lengths is 30.0 % off',
      `${count} pairs are more than 20.0 % off`,
    ])
    expect(listOrdinaryFaults('', off(NaN), [])).toHaveLength(3)
    const far = drawPairs('one', towns, longer(2))
    expect(listOrdinaryFaults('', off(0), far)).toHaveLength(2)
    const none = drawPairs('one', towns, () => E.left({ code: 'NO_ROAD', reason: '' }))
    expect(listOrdinaryFaults('', off(0), none)).toHaveLength(2)
  })
})
