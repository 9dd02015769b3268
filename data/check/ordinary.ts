// Ordinary trips: the network beside known pairs of neighbouring towns, and pairs of towns that nobody chose.
import { createHash } from 'node:crypto'
import { either as E, option as O } from 'fp-ts'
import { measureDistance } from '@evkit/engine/geo'
import type { StoredPlace } from '../places/index.js'
import type { FindRoad } from '../roads/index.js'
import type { Fault } from '../sources/rows.js'
import { medianOf, percent, sizes, type PairComparison } from './pairs.js'

/** What neighbouring towns must keep today: the median [1], how many pairs lie farther off than [1], off the map included. */
const NEIGHBOUR_LIMITS = { median: 0.049, above: [0.2, 0.5], most: [8, 0] } as const

/** Which share of drawn pairs may be longer than so many straight lines, today. */
const DRAWN_LIMITS = { above: [1.5, 1.8], most: [0.055, 0.02] } as const

/** Countries whose water lengthens every way: they are told apart and not held. */
const APART: readonly string[] = ['NO', 'DK']

const METRES = 1000

const NOT_FOUND = Infinity

/** Two towns that were drawn, and how their road compares with the straight line; infinite where there is none. */
export interface DrawnPair {
  readonly country: string
  readonly from: string
  readonly to: string
  readonly ratio: number
}

/** The smallest towns that are drawn, the distances between them [km], and how many pairs a country has. */
const DRAW = { people: 15_000, nearest: 15, farthest: 300, pairs: 200, tries: 40 } as const

/** [°] Farther south and north no roads are told to be known. */
const KNOWN = { south: 46.9, north: 61.3 } as const

// Numbers that nobody chose and that are the same for the same text: the draw is new with every change of the roads.
const createDice = (text: string): ((below: number) => number) => {
  let seed = createHash('sha256').update(text).digest().readUInt32LE(0)
  return (below) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** Draws pairs of towns of each country by dice that the network itself throws. */
export const drawPairs = (
  seed: string,
  places: readonly StoredPlace[],
  findRoad: FindRoad,
): readonly DrawnPair[] => {
  const roll = createDice(seed)
  const towns = places
    .filter(({ people }) => people >= DRAW.people)
    .filter(({ lat }) => lat >= KNOWN.south && lat <= KNOWN.north)
  const countries = [...new Set(towns.map(({ country }) => country))].sort()
  return countries.flatMap((country) => {
    const own = towns.filter((town) => town.country === country)
    const drawn = new Map<string, DrawnPair>()
    // A small country has fewer pairs than are wanted.
    for (let at = 0; at < DRAW.pairs * DRAW.tries && drawn.size < DRAW.pairs; at += 1) {
      const [one, other] = [own[roll(own.length)], own[roll(own.length)]]
      if (one === undefined || other === undefined) continue
      const line = measureDistance(one, other) / METRES
      const key = [one.id, other.id].sort().join(' ')
      if (line < DRAW.nearest || line > DRAW.farthest || drawn.has(key)) continue
      const road = findRoad(one, other)
      const km = E.isRight(road)
        ? O.getOrElse(() => NOT_FOUND)(road.right.distance) / METRES
        : NOT_FOUND
      drawn.set(key, { country, from: one.name, to: other.name, ratio: km / line })
    }
    return [...drawn.values()]
  })
}

const isFarther = (most: number) => (deviation: number) => !(Math.abs(deviation) <= most)

const countFar = (pairs: readonly PairComparison[], most: number): number =>
  pairs.map(({ deviation }) => deviation).filter(isFarther(most)).length

// Where there is no road a pair is as far off as can be.
const sizesOf = (pairs: readonly PairComparison[]): readonly number[] =>
  sizes(
    pairs.map((pair) => ({
      ...pair,
      deviation: Number.isNaN(pair.deviation) ? NOT_FOUND : pair.deviation,
    })),
  )

const held = (drawn: readonly DrawnPair[]): readonly number[] =>
  drawn.filter(({ country }) => !APART.includes(country)).map(({ ratio }) => ratio)

const shareAbove = (ratios: readonly number[], most: number): number =>
  ratios.filter((ratio) => ratio > most).length / Math.max(1, ratios.length)

const describeDrawn = (name: string, ratios: readonly number[]): string =>
  `${name}: ${ratios.length} pairs, ` +
  DRAWN_LIMITS.above.map((most) => `${percent(shareAbove(ratios, most))} above ${most}`).join(', ')

/** Ordinary trips as lines to print. */
export const listOrdinaryLines = (
  pairs: readonly PairComparison[],
  drawn: readonly DrawnPair[],
): readonly string[] => {
  const values = sizesOf(pairs)
  return [
    '',
    `neighbouring towns: ${values.length} pairs, median ${percent(medianOf(values))}, ` +
      `90 of 100 within ${percent(values[Math.floor(values.length * 0.9)] ?? NaN)}, ` +
      NEIGHBOUR_LIMITS.above
        .map((most) => `${countFar(pairs, most)} above ${percent(most)}`)
        .join(', '),
    ...pairs
      .filter(({ deviation }) => isFarther(NEIGHBOUR_LIMITS.above[0])(deviation))
      .map(
        ({ from, to, found, km }) =>
          `${from} to ${to}: ${Number.isNaN(found) ? 'no road' : `${found.toFixed(0)} km`} by the network, ${km} km`,
      ),
    describeDrawn('drawn towns, road over straight line', held(drawn)),
    ...APART.map((country) =>
      describeDrawn(
        `the same in ${country}`,
        drawn.filter((pair) => pair.country === country).map(({ ratio }) => ratio),
      ),
    ),
  ]
}

/** What ordinary trips break of the limits. */
export const listOrdinaryFaults = (
  file: string,
  pairs: readonly PairComparison[],
  drawn: readonly DrawnPair[],
): readonly Fault[] => {
  const fault = (text: string): Fault => ({ file, path: '', text })
  const median = medianOf(sizesOf(pairs))
  return [
    ...(median > NEIGHBOUR_LIMITS.median
      ? [fault(`the median of the lengths is ${percent(median)} off`)]
      : []),
    ...NEIGHBOUR_LIMITS.above.flatMap((most, at) => {
      const count = countFar(pairs, most)
      return count <= (NEIGHBOUR_LIMITS.most[at] ?? 0)
        ? []
        : [fault(`${count} pairs are more than ${percent(most)} off`)]
    }),
    ...DRAWN_LIMITS.above.flatMap((most, at) => {
      const share = shareAbove(held(drawn), most)
      return share <= (DRAWN_LIMITS.most[at] ?? 0)
        ? []
        : [fault(`${percent(share)} of drawn pairs are above ${most} straight lines`)]
    }),
  ]
}
