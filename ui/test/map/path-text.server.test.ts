// Lines as the text of a path, read back as a browser reads them.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeLines, writeRings } from '../../src/map/path-text.js'

type Spots = readonly number[]

// Each `m` starts from where the pen is; a closed line takes the pen back to its start.
const readPath = (path: string): readonly Spots[] => {
  let [x, y] = [0, 0]
  return path
    .split('m')
    .slice(1)
    .map((text) => {
      const numbers = (text.match(/-?\d+/g) ?? []).map(Number)
      const spots: number[] = []
      for (let at = 0; at < numbers.length; at += 2) {
        x += numbers[at] ?? 0
        y += numbers[at + 1] ?? 0
        spots.push(x, y)
      }
      if (text.endsWith('z')) [x = 0, y = 0] = spots
      return spots
    })
}

const whole = fc.array(fc.integer({ min: -50, max: 1650 }), { minLength: 4, maxLength: 24 })
const spots = whole.map((list) => list.slice(0, list.length - (list.length % 2)))

const withoutRepeats = (line: Spots): Spots =>
  line.filter((_, at) => {
    const even = at - (at % 2)
    return even === 0 || line[even] !== line[even - 2] || line[even + 1] !== line[even - 1]
  })

describe.each([
  ['lines', writeLines],
  ['rings', writeRings],
] as const)('%s', (_, write) => {
  test('come back as they were, each pixel once in a row', () => {
    fc.assert(
      fc.property(fc.array(spots, { maxLength: 8 }), (lines) => {
        const drawn = lines.map(withoutRepeats).filter(({ length }) => length > 2)
        expect(readPath(write(lines))).toEqual(drawn)
      }),
    )
  })

  test('parts of a pixel are rounded where they stand and do not add up', () => {
    const line = Array.from({ length: 41 }, (_, at) => [at * 0.4, at * 0.6]).flat()
    expect(readPath(write([line]))[0]?.slice(-2)).toEqual([16, 24])
  })
})

test('a path is written without what can be left out', () => {
  expect(
    writeLines([
      [1, 2, 4, 1, 4, 6],
      [4, 6, 3, 6],
    ]),
  ).toBe('m1 2 3-1 0 5m0 0-1 0')
  expect(
    writeRings([
      [1, 2, 4, 1, 4, 6],
      [2, 2, 3, 3],
    ]),
  ).toBe('m1 2 3-1 0 5zm1 0 1 1z')
  expect(writeLines([[5, 5, 5.2, 4.8]])).toBe('')
})
