import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { COMPARED_CARS, markBest, readComparison } from '../../src/car/comparison.url.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const LINE_UP = [
  'ex30-electric',
  'ex40-electric',
  'ec40-electric',
  'ex90-electric',
  'es90-electric',
]
const read = (cars: readonly string[]) =>
  readComparison(
    cars.map((value, at) => ({ key: COMPARED_CARS[at] ?? '', value, raw: '' })),
    LINE_UP,
  )

describe('[B-T-05] the cars an address compares', () => {
  test('are the first two of the line-up where it asks for none', () => {
    expect(read([])).toEqual({ cars: ['ex30-electric', 'ex40-electric'], isCorrected: false })
    expect(read(['', ' '])).toEqual({
      cars: ['ex30-electric', 'ex40-electric'],
      isCorrected: false,
    })
  })

  test('are those asked for, in their order, without regard to case, each once', () => {
    expect(read(['es90-electric', 'EX40-Electric', '', 'es90-electric']).cars).toEqual([
      'es90-electric',
      'ex40-electric',
    ])
  })

  test('have the first other car beside one that is alone', () => {
    expect(read(['ex90-electric']).cars).toEqual(['ex90-electric', 'ex30-electric'])
    expect(read(['ex30-electric']).cars).toEqual(['ex30-electric', 'ex40-electric'])
  })

  test('are corrected where the line-up lacks one', () => {
    expect(read(['van', 'ex90-electric', 'es90-electric'])).toEqual({
      cars: ['ex90-electric', 'es90-electric'],
      isCorrected: true,
    })
  })

  test('Any address gives cars of the line-up, each once.', () => {
    const slug = fc.oneof(fc.constantFrom(...LINE_UP), hostileText)
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 6 }), (cars) => {
        const found = read(cars).cars
        expect(found.length).toBeGreaterThanOrEqual(2)
        expect(found.length).toBeLessThanOrEqual(COMPARED_CARS.length)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((one) => LINE_UP.includes(one))).toBe(true)
      }),
    )
  })

  test('Reading the cars of a comparison again gives them back.', () => {
    const slug = fc.oneof(fc.constantFrom(...LINE_UP), hostileText)
    fc.assert(
      fc.property(fc.array(slug, { maxLength: 6 }), (cars) => {
        const { cars: found } = read(cars)
        expect(read(found)).toEqual({ cars: found, isCorrected: false })
      }),
    )
  })

  test('law: a line-up of any size gives cars of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...LINE_UP)), (lineUp) => {
        expect(readComparison([], lineUp).cars).toEqual(lineUp.slice(0, 2))
      }),
    )
  })
})

describe('[B-T-05] the best of a row', () => {
  test('is the lowest or the highest, more than one where they are the same', () => {
    expect(markBest([26, 28, 26], 'lower')).toEqual([true, false, true])
    expect(markBest([286, 300], 'higher')).toEqual([false, true])
  })

  test('is told neither of figures that are all the same nor of one alone', () => {
    expect(markBest([26, 26, undefined], 'lower')).toEqual([false, false, false])
    expect(markBest([undefined, 26], 'higher')).toEqual([false, false])
    expect(markBest([], 'higher')).toEqual([])
  })

  test('law: no figure beats one that is marked', () => {
    const figures = fc.array(fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }))
    fc.assert(
      fc.property(figures, (row) => {
        const marked = row.filter((_, at) => markBest(row, 'higher')[at])
        expect(
          marked.every((best) => row.every((one) => one === undefined || one <= (best ?? 0))),
        ).toBe(true)
      }),
    )
  })
})
