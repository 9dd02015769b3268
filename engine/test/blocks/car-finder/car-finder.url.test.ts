import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { finderAddress, isAsked } from '../../../src/blocks/car-finder/car-finder.url.js'
import { FINDER_FILTERS } from '../../../src/blocks/car-finder/filter-versions.js'
import { parseQuery } from '../../../src/shared/index.js'
import { finders, readFinder, writeVersion } from '../../kit/finder-arbitraries.js'

const CONTENT = readFinder([
  writeVersion(1, { winter: 147, price: 35_000 }),
  writeVersion(2, { winter: 200 }),
])
const read = (search: string) => finderAddress.read(parseQuery(search), CONTENT)

describe('[E-B-75] the address of a car finder', () => {
  test('it is read by the steps there are', () => {
    expect(read('winter=200&seats=7&sort=winter')).toEqual({
      selection: { criteria: { winter: 200, seats: 7 }, sort: 'winter' },
      corrections: [],
    })
  })

  test.each([
    ['winter=abc', ['winter']],
    ['winter=199', ['winter']],
    ['seats=-3', ['seats']],
    ['budget=1e99', ['budget']],
    ['budget=4e4', ['budget']],
    ['boot=0x190', ['boot']],
    ['sort=colour', ['sort']],
    ['sort=boot', ['sort']],
    ['boot=', []],
    ['boot=+', []],
    ['utm_source=x&model=EX30', []],
  ])('%s asks for nothing', (search, corrections) => {
    expect(read(search)).toEqual({ selection: { criteria: {} }, corrections })
    expect(isAsked(read(search).selection)).toBe(false)
  })

  test('the first of two counts, as everywhere', () => {
    expect(read('seats=7&seats=5').selection).toEqual({ criteria: { seats: 7 } })
  })

  test('who sends the form and asks for nothing sees every version by price', () => {
    const { selection } = read('winter=&seats=&sort=price')
    expect(selection).toEqual({ criteria: {}, sort: 'price' })
    expect(isAsked(selection)).toBe(true)
    expect(read('seats=7&sort=price').selection).toEqual({ criteria: { seats: 7 } })
  })

  test('what others have written stays, and what it has written itself can be taken away', () => {
    const query = parseQuery('utm_source=x&winter=150&model=EX30')
    expect(finderAddress.write({ criteria: { seats: 7 } }, query)).toBe(
      'seats=7&utm_source=x&model=EX30',
    )
    expect(finderAddress.clear(query)).toBe('utm_source=x&model=EX30')
  })

  const values = fc.oneof(
    fc.constantFrom('150', '200', '5', '7', '400', '1500', '40000', 'price', 'winter', ''),
    fc.string(),
  )
  const searches = fc
    .dictionary(fc.constantFrom(...finderAddress.parameters, 'utm_source'), values)
    .map((pairs) => new URLSearchParams(pairs).toString())

  test('Reading what was written gives it back', () => {
    fc.assert(
      fc.property(finders, searches, (content, search) => {
        const { selection } = finderAddress.read(parseQuery(search), content)
        const written = finderAddress.write(selection, [])
        expect(finderAddress.read(parseQuery(written), content)).toEqual({
          selection,
          corrections: [],
        })
      }),
    )
  })

  test('Any address gives a selection on the grid', () => {
    fc.assert(
      fc.property(finders, fc.oneof(searches, fc.string()), (content, search) => {
        const { criteria } = finderAddress.read(parseQuery(search), content).selection
        for (const name of FINDER_FILTERS) {
          const steps = O.toUndefined(content.filters[name])?.steps.map(({ value }) => value) ?? []
          expect([undefined, ...steps]).toContain(criteria[name])
        }
      }),
    )
  })
})
