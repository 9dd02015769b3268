import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { COMPARED_CARS, comparisonAddress } from '../../src/compare/comparison.url.js'
import type { ComparisonSelection } from '../../src/compare/comparison.types.js'
import { TEMPERATURES } from '../../src/range/temperature.js'
import { parseQuery, type Query } from '../../src/shared/query.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyCalculatorInput } from '../../src/testing/range-samples.js'

const LINE_UP = [
  'ex30-electric',
  'ex40-electric',
  'ec40-electric',
  'ex90-electric',
  'es90-electric',
]
const START = { lineUp: LINE_UP, range: tinyCalculatorInput }

const toQuery = (cars: readonly string[]): Query =>
  cars.map((value, at) => ({ key: COMPARED_CARS[at] ?? '', value, raw: '' }))

const read = (cars: readonly string[]) => {
  const { selection, corrections } = comparisonAddress.read(toQuery(cars), { lineUp: LINE_UP })
  return { cars: selection.cars, isCorrected: corrections.length > 0 }
}

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

  test('law: a line-up of any size gives cars of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...LINE_UP)), (lineUp) => {
        expect(comparisonAddress.read([], { lineUp }).selection.cars).toEqual(lineUp.slice(0, 2))
      }),
    )
  })
})

describe('[B-T-05] the address of a comparison', () => {
  test('Reading a written comparison gives it back.', () => {
    const selection: fc.Arbitrary<ComparisonSelection> = fc.record({
      cars: fc.uniqueArray(fc.constantFrom(...LINE_UP), { minLength: 2, maxLength: 4 }),
      conditions: fc.record({
        outsideTemperatureIndex: fc.constantFrom(...TEMPERATURES.map(({ index }) => index)),
        climate: fc.boolean(),
      }),
    })
    fc.assert(
      fc.property(selection, hostileText, (wanted, other) => {
        const before = parseQuery(`car1=van&climate=maybe&${other}`)
        const written = parseQuery(comparisonAddress.write(wanted, before))
        expect(comparisonAddress.read(written, START)).toEqual({
          selection: wanted,
          corrections: [],
        })
      }),
    )
  })

  test('holds the weather where the site has ranges, as the range calculator reads it', () => {
    const query = parseQuery('car1=ex90-electric&temperatureIndex=1&climate=false&model=EX30')
    const { selection } = comparisonAddress.read(query, START)
    expect(selection.conditions).toEqual({ outsideTemperatureIndex: '1', climate: false })
    expect(comparisonAddress.write(selection, query)).toBe(
      'car1=ex90-electric&car2=ex30-electric&temperatureIndex=1&climate=false&model=EX30',
    )
    const without = comparisonAddress.read(query, { lineUp: LINE_UP }).selection
    expect(without.conditions).toBeUndefined()
    expect(comparisonAddress.write(without, [])).toBe('car1=ex90-electric&car2=ex30-electric')
  })

  test('falls back to the start of the calculator for each part on its own', () => {
    const { conditions } = comparisonAddress.read(
      parseQuery('temperatureIndex=9&climate=false'),
      START,
    ).selection
    expect(conditions).toEqual({ outsideTemperatureIndex: '3', climate: false })
  })

  test('is taken out of an address that is somebody else’s', () => {
    const query = parseQuery('car1=a&car4=b&utm_source=x&temperatureIndex=1&climate=true')
    expect(comparisonAddress.clear(query)).toBe('utm_source=x')
  })
})
