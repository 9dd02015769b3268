// Pieces of roads joined to lines: nothing is lost, nothing is there twice.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinRoads } from '../basemap/join-roads.js'
import type { RoadLine } from '../basemap/road-lines.js'

const road = (
  line: readonly number[],
  name = 'A1',
  kind: RoadLine['kind'] = 'trunk',
): RoadLine => ({
  kind,
  road: name,
  line,
})

// A step of a line, whichever way it is gone.
const listSteps = (roads: readonly RoadLine[]): readonly string[] =>
  roads
    .flatMap(({ kind, road: name, line }) =>
      Array.from({ length: line.length / 2 - 1 }, (_, at) => {
        const ends = [
          line.slice(at * 2, at * 2 + 2).join(),
          line.slice(at * 2 + 2, at * 2 + 4).join(),
        ]
        return `${kind} ${name} ${ends.sort().join(' ')}`
      }),
    )
    .sort()

const place = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
const piece = fc
  .tuple(
    fc.array(place, { minLength: 2, maxLength: 4 }),
    fc.constantFrom('A1', 'B2'),
    fc.constantFrom('trunk', 'motorway'),
  )
  .map(([places, name, kind]) => road(places.flat(), name, kind))

describe('joined roads', () => {
  test('hold every step of every piece once', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const joined = joinRoads(pieces)
        expect(listSteps(joined)).toEqual(listSteps(pieces))
        expect(joined.length).toBeLessThanOrEqual(pieces.length)
      }),
    )
  })

  test('pieces that meet are one line, whichever way they were drawn', () => {
    const [one, ...others] = joinRoads([road([3, 3, 2, 2]), road([1, 1, 2, 2]), road([4, 4, 3, 3])])
    expect(others).toEqual([])
    expect([one?.line, [...(one?.line ?? [])].reverse()]).toContainEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  test('roads of another name or kind stay apart', () => {
    const roads = [
      road([0, 0, 1, 1]),
      road([1, 1, 2, 2], 'B2'),
      road([2, 2, 3, 3], 'B2', 'motorway'),
    ]
    expect(joinRoads(roads)).toHaveLength(3)
  })

  test('a round road is one line', () => {
    const [ring, ...others] = joinRoads([road([0, 0, 1, 0, 1, 1]), road([1, 1, 0, 1, 0, 0])])
    expect(others).toEqual([])
    expect(ring?.line).toHaveLength(10)
  })
})
