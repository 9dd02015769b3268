import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { carFinderCodec } from '../../../src/blocks/car-finder/car-finder.codec.js'
import { root } from '../../kit/content-site.js'
import { readFinder, writeVersion } from '../../kit/finder-arbitraries.js'

const read = (value: unknown) => carFinderCodec(value, root)

test('[E-B-75] it shows the versions that have a name, and nothing without one', () => {
  const content = readFinder([writeVersion(30, { price: 35_000 }), { car: 'EX30' }, 7])
  expect(content.versions.map(({ car, figures }) => [car, figures.price])).toEqual([
    ['EX30', O.some({ value: 35_000, text: '35000' })],
  ])
  for (const value of [{}, null, [], 'text', { heading: 'Find' }, { versions: [{}] }])
    expect(O.isNone(read(value).value)).toBe(true)
})

test('[E-B-75] a figure without its number or its words is unknown, a filter without steps is none', () => {
  const { filters, versions } = readFinder(
    [
      {
        ...writeVersion(30, {}),
        figures: { winter: { value: 'far', text: 'far' }, boot: { value: 318, text: ' ' } },
      },
    ],
    { filters: { winter: { label: 'Winter', steps: [{ value: 'far' }] } } },
  )
  expect(versions[0]?.figures.winter).toEqual(O.none)
  expect(versions[0]?.figures.boot).toEqual(O.none)
  expect([filters.winter, filters.seats]).toEqual([O.none, O.none])
})

test('[E-B-75] steps are read by rising value, however an author has them', () => {
  const steps = [250, 150, 200].map((value) => ({ value, text: String(value) }))
  const { filters } = readFinder([writeVersion(30, {})], {
    filters: { winter: { label: 'Winter', steps } },
  })
  expect(O.toUndefined(filters.winter)?.steps.map(({ value }) => value)).toEqual([150, 200, 250])
})

test('[E-B-31] any content is read without an exception', () => {
  const names = fc.constantFrom('versions', 'filters', 'sorts', 'titles', 'words', 'heading')
  const content = fc.oneof(fc.jsonValue(), fc.dictionary(names, fc.jsonValue()))
  fc.assert(
    fc.property(content, (written) => {
      expect(read(written)).toHaveProperty('findings')
    }),
  )
})
