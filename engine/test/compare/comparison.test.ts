import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { writeVersionSlug } from '../../src/car/version-slug.js'
import { COMPARED_CARS, comparisonAddress } from '../../src/compare/comparison.url.js'
import type { ComparisonSelection } from '../../src/compare/comparison.types.js'
import { TEMPERATURES } from '../../src/range/temperature.js'
import { parseQuery, type Query } from '../../src/shared/query.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { tinyCalculatorInput } from '../../src/testing/range-samples.js'

const toCar = (slug: string, motors: readonly string[]) => ({
  slug,
  name: (slug.split('-')[0] ?? '').toUpperCase(),
  motors,
})
const LINE_UP = [
  toCar('ex30-electric', ['SM', 'SME', 'TMP']),
  toCar('ex40-electric', ['SM', 'TM']),
  toCar('ec40-electric', ['SM', 'TM', 'TMP']),
  toCar('ex90-electric', ['SM', 'TM']),
  toCar('es90-electric', []),
]
const CHOICES = LINE_UP.flatMap(({ slug, motors }) =>
  (motors.length === 0 ? [''] : motors).map((version) => ({ slug, version })),
)
const START = { lineUp: LINE_UP, range: tinyCalculatorInput, facts: [{ id: 'lengthMm' }] }

const toQuery = (cars: readonly string[]): Query =>
  cars.map((value, at) => ({ key: COMPARED_CARS[at] ?? '', value, raw: '' }))

const read = (cars: readonly string[]) => {
  const { selection, corrections } = comparisonAddress.read(toQuery(cars), { lineUp: LINE_UP })
  return { cars: selection.cars.map(writeVersionSlug), isCorrected: corrections.length > 0 }
}

describe('[B-T-05] the cars an address compares', () => {
  test('are the first two of the line-up where it asks for none', () => {
    expect(read([])).toEqual({ cars: ['ex30-electric.SM', 'ex40-electric.SM'], isCorrected: false })
    expect(read(['', ' '])).toEqual({
      cars: ['ex30-electric.SM', 'ex40-electric.SM'],
      isCorrected: false,
    })
  })

  test('are those asked for, in their order, without regard to case, each once', () => {
    expect(read(['es90-electric', 'EX40-Electric', '', 'es90-electric']).cars).toEqual([
      'es90-electric',
      'ex40-electric.SM',
    ])
    expect(read(['EX30-electric.tmp', 'ex30-electric.SM', 'ex30-electric.TMP']).cars).toEqual([
      'ex30-electric.TMP',
      'ex30-electric.SM',
    ])
  })

  test('[E-B-74] are the versions that go the furthest where it names none, in its weather', () => {
    const at = (search: string) =>
      comparisonAddress.read(parseQuery(search), START).selection.cars.map(writeVersionSlug)
    expect(at('car1=ex30-electric&car2=ex30-electric.SME&car3=ex90-electric')).toEqual([
      'ex30-electric.SME',
      'ex90-electric.TM',
    ])
    expect(at('model=EX30&version=TMP&colour=moss')).toEqual([
      'ex30-electric.TMP',
      'ex40-electric.SM',
    ])
  })

  test('[E-B-74] are corrected where the car lacks the version, and have it in another', () => {
    expect(read(['ex30-electric.TM', 'ex90-electric.SM'])).toEqual({
      cars: ['ex30-electric.SM', 'ex90-electric.SM'],
      isCorrected: true,
    })
    expect(read(['ex30-electric.Twin', 'ex90-electric']).cars).toEqual([
      'ex30-electric.TMP',
      'ex90-electric.SM',
    ])
  })

  test('have the first other car beside one that is alone', () => {
    expect(read(['ex90-electric']).cars).toEqual(['ex90-electric.SM', 'ex30-electric.SM'])
    expect(read(['ex30-electric']).cars).toEqual(['ex30-electric.SM', 'ex40-electric.SM'])
    expect(read(['ex30-electric.TMP']).cars).toEqual(['ex30-electric.TMP', 'ex40-electric.SM'])
  })

  test('are corrected where the line-up lacks one', () => {
    expect(read(['van', 'ex90-electric', 'es90-electric'])).toEqual({
      cars: ['ex90-electric.SM', 'es90-electric'],
      isCorrected: true,
    })
  })

  test('Any address gives versions of cars of the line-up, each once.', () => {
    const text = fc.oneof(
      fc.constantFrom(...CHOICES.map(writeVersionSlug), ...LINE_UP.map(({ slug }) => slug)),
      hostileText,
    )
    const all = CHOICES.map(writeVersionSlug)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (cars) => {
        const found = read(cars).cars
        expect(found.length).toBeGreaterThanOrEqual(2)
        expect(found.length).toBeLessThanOrEqual(COMPARED_CARS.length)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((one) => all.includes(one))).toBe(true)
      }),
    )
  })

  test('law: a line-up of any size gives cars of it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...LINE_UP)), (lineUp) => {
        const { cars } = comparisonAddress.read([], { lineUp }).selection
        expect(cars.map(({ slug }) => slug)).toEqual(lineUp.slice(0, 2).map(({ slug }) => slug))
      }),
    )
  })
})

describe('[B-T-05] the address of a comparison', () => {
  test('Reading a written comparison gives it back.', () => {
    const selection: fc.Arbitrary<ComparisonSelection> = fc.record({
      cars: fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 2, maxLength: 4 }),
      conditions: fc.record({
        outsideTemperatureIndex: fc.constantFrom(...TEMPERATURES.map(({ index }) => index)),
        climate: fc.boolean(),
      }),
      sort: fc.constantFrom('', 'price', 'range', 'lengthMm'),
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
      'car1=ex90-electric.TM&car2=ex30-electric.SME&temperatureIndex=1&climate=false&model=EX30',
    )
    const without = comparisonAddress.read(query, { lineUp: LINE_UP }).selection
    expect(without.conditions).toBeUndefined()
    expect(comparisonAddress.write(without, [])).toBe('car1=ex90-electric.SM&car2=ex30-electric.SM')
  })

  test('falls back to the start of the calculator for each part on its own', () => {
    const { conditions } = comparisonAddress.read(
      parseQuery('temperatureIndex=9&climate=false'),
      START,
    ).selection
    expect(conditions).toEqual({ outsideTemperatureIndex: '3', climate: false })
  })

  test('[E-B-81] names the row its columns are sorted by; one that cannot be sorted by is told', () => {
    const sortOf = (search: string) => {
      const { selection, corrections } = comparisonAddress.read(parseQuery(search), START)
      return [selection.sort, ...corrections]
    }
    expect(sortOf('')).toEqual([''])
    expect(sortOf('sort=')).toEqual([''])
    expect(sortOf('sort=price')).toEqual(['price'])
    expect(sortOf('sort=lengthMm')).toEqual(['lengthMm'])
    for (const sort of ['bootL', 'savings', 'toString', '__proto__', 'price,range'])
      expect(sortOf(`sort=${sort}`)).toEqual(['', 'sort'])
    expect(sortOf('car1=van&sort=beauty')).toEqual(['', 'car', 'sort'])
  })

  test('is taken out of an address that is somebody else’s', () => {
    const query = parseQuery(
      'car1=a&car4=b&utm_source=x&temperatureIndex=1&climate=true&sort=price',
    )
    expect(comparisonAddress.clear(query)).toBe('utm_source=x')
  })
})
