import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type {
  FinderFilterName,
  FinderSort,
  FinderVersion,
  FinderCriteria,
} from '../../../src/blocks/car-finder/car-finder.types.js'
import {
  countUnknown,
  filterVersions,
  FINDER_FILTERS,
  FINDER_SORTS,
  listBlockingFilters,
  listUsefulSteps,
  sortVersions,
} from '../../../src/blocks/car-finder/filter-versions.js'
import { finders, readFinder, criteria, writeVersion } from '../../kit/finder-arbitraries.js'

const LINE_UP = readFinder([
  writeVersion(1, { winter: 147, seats: 5, boot: 318, towing: 1000, price: 35_000 }),
  writeVersion(2, { winter: 200, seats: 5, boot: 318, towing: 1600, price: 39_400 }),
  writeVersion(3, { winter: 197, seats: 5, boot: 410, towing: 1500, price: 45_000 }),
  writeVersion(4, { winter: 268, seats: 7, boot: 310, towing: 2200 }),
]).versions

const carsOf = (versions: readonly FinderVersion[]): readonly string[] =>
  versions.map(({ car }) => car)
const filter = (asked: FinderCriteria): readonly string[] => carsOf(filterVersions(LINE_UP, asked))
const sort = (by: FinderSort): readonly string[] => carsOf(sortVersions(LINE_UP, by))

const valueOf = (version: FinderVersion, name: FinderFilterName | FinderSort) =>
  O.toUndefined(version.figures[name === 'budget' ? 'price' : name])?.value

const fails = (version: FinderVersion, asked: FinderCriteria): boolean =>
  FINDER_FILTERS.some((name) => {
    const [bound, value] = [asked[name], valueOf(version, name)]
    if (bound === undefined) return false
    if (value === undefined) return true
    return name === 'budget' ? value > bound : value < bound
  })

describe('[E-B-75] versions that meet what is asked for', () => {
  test('at least so much of everything, at most so much money', () => {
    expect(filter({ winter: 200 })).toEqual(['EX2', 'EX4'])
    expect(filter({ winter: 201 })).toEqual(['EX4'])
    expect(filter({ budget: 39_400 })).toEqual(['EX1', 'EX2'])
    expect(filter({ seats: 7, towing: 1500 })).toEqual(['EX4'])
    expect(filter({})).toEqual(['EX1', 'EX2', 'EX3', 'EX4'])
  })

  test('a price nobody knows is no price under a budget, and is counted', () => {
    expect(filter({ winter: 200, budget: 50_000 })).toEqual(['EX2'])
    expect(countUnknown(LINE_UP, { winter: 200, budget: 50_000 })).toEqual([
      { filter: 'budget', count: 1 },
    ])
    expect(countUnknown(LINE_UP, { boot: 400, budget: 50_000 })).toEqual([])
  })

  test('every version that is shown meets every criterion, every one left out fails one or its figure is unknown', () => {
    fc.assert(
      fc.property(finders, criteria, ({ versions }, asked) => {
        const shown = filterVersions(versions, asked)
        for (const version of versions) expect(fails(version, asked)).toBe(!shown.includes(version))
      }),
    )
  })

  test('asking for less never shows fewer', () => {
    fc.assert(
      fc.property(
        finders,
        criteria,
        fc.constantFrom(...FINDER_FILTERS),
        ({ versions }, asked, name) => {
          const { [name]: _less, ...less } = asked
          expect(filterVersions(versions, less)).toEqual(
            expect.arrayContaining([...filterVersions(versions, asked)]),
          )
        },
      ),
    )
  })

  test('what is left out for want of a figure fails nothing and is not shown', () => {
    fc.assert(
      fc.property(finders, criteria, ({ versions }, asked) => {
        const counted = countUnknown(versions, asked).reduce((sum, { count }) => sum + count, 0)
        expect(counted + filterVersions(versions, asked).length).toBeLessThanOrEqual(
          versions.length,
        )
      }),
    )
  })

  test('where none match, each filter that is named gives versions once it is taken away', () => {
    expect(listBlockingFilters(LINE_UP, { seats: 7, boot: 400, budget: 40_000 })).toEqual([])
    expect(listBlockingFilters(LINE_UP, { seats: 7, boot: 400 })).toEqual([
      { filter: 'seats', count: 1, criteria: { boot: 400 } },
      { filter: 'boot', count: 1, criteria: { seats: 7 } },
    ])
    fc.assert(
      fc.property(finders, criteria, ({ versions }, asked) => {
        for (const { count, criteria: others } of listBlockingFilters(versions, asked)) {
          expect(filterVersions(versions, others)).toHaveLength(count)
          expect(count).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('a step that no version or every version meets is not offered', () => {
    const steps = (name: FinderFilterName, values: readonly number[]) =>
      listUsefulSteps(
        LINE_UP,
        name,
        values.map((value) => ({ value, text: String(value) })),
      ).map(({ value }) => value)
    expect(steps('winter', [100, 150, 200, 250, 300])).toEqual([150, 200, 250])
    expect(steps('seats', [5, 7])).toEqual([7])
    expect(steps('budget', [30_000, 40_000, 50_000])).toEqual([40_000])
  })
})

describe('[E-B-75] the order of versions', () => {
  test('the lowest price first, the most of everything else, the unknown last', () => {
    expect(sort('price')).toEqual(['EX1', 'EX2', 'EX3', 'EX4'])
    expect(sort('winter')).toEqual(['EX4', 'EX2', 'EX3', 'EX1'])
    expect(sort('boot')).toEqual(['EX3', 'EX1', 'EX2', 'EX4'])
    expect(sort('range')).toEqual(['EX1', 'EX2', 'EX3', 'EX4'])
  })

  test('the same versions, none before one that has more of it, the unknown last', () => {
    fc.assert(
      fc.property(finders, fc.constantFrom(...FINDER_SORTS), ({ versions }, by) => {
        const sorted = sortVersions(versions, by)
        expect(carsOf(sorted).toSorted()).toEqual(carsOf(versions).toSorted())
        const values = sorted.map((version) => valueOf(version, by))
        const known = values.filter((value) => value !== undefined)
        expect(values.slice(0, known.length)).toEqual(known)
        expect(known).toEqual(
          known.toSorted((one, other) => (by === 'price' ? one - other : other - one)),
        )
      }),
    )
  })
})
