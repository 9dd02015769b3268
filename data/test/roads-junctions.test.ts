import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { createRouter, decodeNetwork, openNetwork, type NetworkFile } from '../roads/index.js'
import { addJunctions } from '../scripts/junctions.js'

type Position = readonly [lat: number, lng: number]

/** Two straight motorways between four ends. */
const makeCross = (ends: readonly [Position, Position, Position, Position]): NetworkFile => ({
  format: 'evkit-roads-1',
  credit: { text: 'test', url: '', licence: '', asOf: '' },
  roads: ['A1', 'A2'],
  nodes: {
    lat: ends.map(([lat]) => Math.round(lat * 100_000)),
    lng: ends.map(([, lng]) => Math.round(lng * 100_000)),
    mass: ends.map(() => 0),
  },
  links: { from: [0, 2], to: [1, 3], metres: [60_000, 60_000], kind: [0, 0], road: [0, 1] },
  crossings: [],
})

const join = (file: NetworkFile): NetworkFile => addJunctions(file, openNetwork(file))

describe('[E-T-122] roads that cross', () => {
  test('have a junction there, and a trip turns off', () => {
    const joined = join(
      makeCross([
        [50, 0],
        [50.4, 0],
        [50.2, -0.3],
        [50.2, 0.3],
      ]),
    )
    expect(joined.splits).toEqual([
      [0, 5000, 4],
      [1, 5000, 4],
    ])
    const decoded = decodeNetwork(joined)
    if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
    const road = createRouter(openNetwork(decoded.right))(
      { lat: 50, lng: 0 },
      { lat: 50.2, lng: 0.3 },
    )
    expect(E.isRight(road) && road.right.legs[0]?.steps.map((step) => step.road)).toEqual([
      'A1',
      'A2',
    ])
    expect(E.isRight(road) && road.right.distance).toEqual({ _tag: 'Some', value: 60_000 })
  })

  test.each<[string, readonly [Position, Position, Position, Position]]>([
    [
      'that lie beside each other',
      [
        [50, 0],
        [50.4, 0],
        [50, -0.02],
        [50.4, 0.02],
      ],
    ],
    [
      'that cross near an end',
      [
        [50, 0],
        [50.4, 0],
        [50.01, -0.3],
        [50.01, 0.3],
      ],
    ],
    [
      'that do not meet',
      [
        [50, 0],
        [50.4, 0],
        [50.2, 0.1],
        [50.2, 0.6],
      ],
    ],
    [
      'that share an end',
      [
        [50, 0],
        [50.4, 0],
        [50, 0],
        [50.2, 0.6],
      ],
    ],
  ])('two roads %s have none', (_, ends) => {
    expect(join(makeCross(ends)).splits).toEqual([])
  })

  test('a ferry has none', () => {
    const file = makeCross([
      [50, 0],
      [50.4, 0],
      [50.2, -0.3],
      [50.2, 0.3],
    ])
    const ferry = { ...file, links: { ...file.links, kind: [0, 4] }, crossings: [] }
    expect(join(ferry).splits).toEqual([])
  })
})
