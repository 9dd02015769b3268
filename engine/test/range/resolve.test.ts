import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { DEFAULT_RANGE_QUERY, resolveRange } from '../../src/range/resolve.js'
import { findFamily, nearestPlaces } from '../../src/range/look-up.js'
import {
  findHighest,
  HIGHEST_MODES,
  type HighestMode,
  type HighestQuery,
} from '../../src/range/highest.js'
import { isUsableEntry, toRangeData } from '../../src/range/range-index.js'
import { listProfilesFor, type RangeProfile } from '../../src/range/profile.js'
import { listRangeOptions } from '../../src/range/range-options.js'
import type {
  RangeAnswer,
  RangeChange,
  RangeEntry,
  RangeFamily,
  RangeQuery,
} from '../../src/range/range.types.js'
import { anyRangeChange, anyRangeEntry, anyRangeQuery } from '../kit/range-arbitraries.js'
import { gridFamily, sparseFamily } from '../../src/testing/range-samples.js'

const familyOf = (entries: readonly RangeEntry[]): RangeFamily => {
  const data = toRangeData([{ modelFamily: 'EX30_Twin', rangeValues: entries }])
  const family = findFamily(data, { model: 'EX30', drivetrain: 'Twin' })
  if (O.isNone(family)) throw new Error('no family')
  return family.value
}

const entry = (temperature: number, part: Partial<RangeEntry> = {}): RangeEntry => ({
  temperature,
  heatpump: true,
  climate: true,
  city: 0,
  highway: 0,
  combined: 0,
  ...part,
})

const query = (temperature: number, part: Partial<RangeQuery> = {}): RangeQuery => ({
  ...DEFAULT_RANGE_QUERY,
  climate: true,
  temperature,
  ...part,
})

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, place) => value !== b[place])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

// D-T-24 as it is written: every entry scored, the smallest tuple wins.
const plainAnswer = (
  entries: readonly RangeEntry[],
  asked: RangeQuery,
  changed: RangeChange,
): Omit<RangeAnswer, 'entry'> => {
  const order = listProfilesFor(asked.drivingProfile)
  const scored = entries.filter(isUsableEntry).map((one, index) => {
    const climate = one.climate === asked.climate ? 0 : 1
    const heatpump = one.heatpump === asked.heatpump ? 0 : 1
    const distance = Math.abs(one.temperature - asked.temperature)
    const rank = order.findIndex((profile) => one[profile] > 0)
    const tail = [rank, one.temperature, index]
    if (changed === 'temperature')
      return { one, rank, score: [distance, climate, heatpump, ...tail] }
    return changed === 'heatpump'
      ? { one, rank, score: [heatpump, climate, distance, ...tail] }
      : { one, rank, score: [climate, heatpump, distance, ...tail] }
  })
  const [best] = scored.sort((a, b) => compare(a.score, b.score))
  if (best === undefined) return { km: 0 as RangeAnswer['km'], ...asked, corrected: [] }
  const drivingProfile = order[best.rank] ?? asked.drivingProfile
  const { temperature, heatpump, climate } = best.one
  const after = { temperature, heatpump, climate, drivingProfile }
  const members = ['temperature', 'heatpump', 'climate', 'drivingProfile'] as const
  return {
    km: best.one[drivingProfile] as RangeAnswer['km'],
    ...after,
    corrected: members.filter((member) => after[member] !== asked[member]),
  }
}

const withoutEntry = ({ entry: _, ...answer }: RangeAnswer): Omit<RangeAnswer, 'entry'> => answer

describe('the resolver', () => {
  test('[T-RANGE-07] [T-CONST-25] the default input reads 440 km in the grid', () => {
    expect(DEFAULT_RANGE_QUERY).toEqual({
      temperature: 20,
      heatpump: true,
      climate: false,
      drivingProfile: 'combined',
    })
    expect(resolveRange(gridFamily, DEFAULT_RANGE_QUERY).km).toBe(440)
  })

  test('[T-RANGE-14] first the wanted profile at exactly the wanted temperature', () => {
    const answer = resolveRange(gridFamily, DEFAULT_RANGE_QUERY)
    expect([answer.km, answer.corrected]).toEqual([440, []])
  })

  test('[T-RANGE-15] second another profile at that temperature: combined, city, highway', () => {
    const family = familyOf([
      entry(10, { highway: 300 }),
      entry(0, { combined: 350 }),
      entry(20, { city: 400, highway: 380, combined: 390 }),
    ])
    const at = (temperature: number, drivingProfile: RangeProfile) => {
      const answer = resolveRange(family, query(temperature, { drivingProfile }))
      return [answer.km, answer.drivingProfile, answer.corrected]
    }
    expect(at(10, 'city')).toEqual([300, 'highway', ['drivingProfile']])
    expect(at(0, 'city')).toEqual([350, 'combined', ['drivingProfile']])
    expect(at(20, 'highway')).toEqual([380, 'highway', []])
  })

  test.each([
    [16, [10, 20], 20],
    [28, [20, 35], 35],
    [15, [10, 20], 10],
    [-40, [10, 20], 10],
    [99, [10, 20], 20],
  ])('[T-RANGE-16] wanted %d with entries at %j is %d', (wanted, temperatures, found) => {
    const family = familyOf(temperatures.map((celsius) => entry(celsius, { combined: 300 })))
    expect(resolveRange(family, query(wanted)).temperature).toBe(found)
  })

  test('D-T-24: between two equally near temperatures the profile counts before the colder one', () => {
    const family = familyOf([entry(10, { highway: 300 }), entry(20, { city: 400 })])
    expect(resolveRange(family, query(15, { drivingProfile: 'city' })).temperature).toBe(20)
  })

  test('[T-RANGE-17] nothing usable is 0 km and the query itself', () => {
    for (const entries of [[], [entry(20)], [entry(20, { city: -5 })]]) {
      expect(resolveRange(familyOf(entries), query(10))).toEqual({
        km: 0,
        ...query(10),
        corrected: [],
        entry: O.none,
      })
    }
  })

  test('[T-RANGE-10] the nearest combination that exists: 10 °C becomes 20 °C', () => {
    const answer = resolveRange(sparseFamily, query(10, { drivingProfile: 'city' }), 'temperature')
    expect([answer.temperature, answer.climate, answer.km]).toEqual([20, true, 440])
    expect(answer.corrected).toEqual(['temperature'])
  })

  test('[T-RANGE-11] what was changed last is kept, the others give way', () => {
    const cold = resolveRange(sparseFamily, query(-5, { climate: false }), 'temperature')
    expect([cold.km, cold.climate, cold.corrected]).toEqual([310, true, ['climate']])
    const off = resolveRange(sparseFamily, query(-5, { climate: false }), 'climate')
    expect([off.km, off.temperature, off.corrected]).toEqual([420, 20, ['temperature']])
  })

  test('D-T-24: the heat pump outranks climate only when it was changed last', () => {
    const family = familyOf([
      entry(20, { climate: false, heatpump: true, combined: 300 }),
      entry(20, { climate: true, heatpump: false, combined: 400 }),
    ])
    const asked = query(20, { climate: true, heatpump: true })
    expect(resolveRange(family, asked, 'none').corrected).toEqual(['heatpump'])
    expect(resolveRange(family, asked, 'heatpump').corrected).toEqual(['climate'])
  })

  test('[T-RANGE-08] a temperature that is none counts as 20 °C', () => {
    for (const celsius of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(resolveRange(gridFamily, { ...DEFAULT_RANGE_QUERY, temperature: celsius }).km).toBe(
        440,
      )
    }
  })

  test('repeated rows: the first one counts', () => {
    const family = familyOf([entry(20, { city: 400 }), entry(20, { city: 999 })])
    expect(resolveRange(family, query(20, { drivingProfile: 'city' })).km).toBe(400)
  })

  test('the answer names the entry it comes from, with its basis', () => {
    const answer = resolveRange(gridFamily, DEFAULT_RANGE_QUERY)
    expect(O.isSome(answer.entry) && answer.entry.value.basis).toBe('modelled')
  })

  test('Resolving by the index gives what a plain comparison of all entries gives.', () => {
    fc.assert(
      fc.property(
        fc.array(anyRangeEntry, { maxLength: 40 }),
        anyRangeQuery,
        anyRangeChange,
        (entries, asked, changed) => {
          const answer = withoutEntry(resolveRange(familyOf(entries), asked, changed))
          expect(answer).toEqual(plainAnswer(entries, asked, changed))
        },
      ),
      { numRuns: runs(3000) },
    )
  })

  test('numbers far apart give the same answer as the plain comparison too', () => {
    const far = fc.constantFrom(1e300, -1e300, 1e16, 1e16 + 2, 0, 5e-324, -0)
    const anyFar = anyRangeEntry.chain((one) => far.map((temperature) => ({ ...one, temperature })))
    fc.assert(
      fc.property(
        fc.array(anyFar, { maxLength: 12 }),
        anyRangeQuery,
        far,
        anyRangeChange,
        (entries, asked, temperature, changed) => {
          const moved = { ...asked, temperature }
          const answer = resolveRange(familyOf(entries), moved, changed)
          const plain = plainAnswer(entries, moved, changed)
          return answer.km === plain.km && answer.temperature === plain.temperature
        },
      ),
    )
  })

  test('Resolving a resolved query corrects nothing.', () => {
    fc.assert(
      fc.property(
        fc.array(anyRangeEntry, { maxLength: 24 }),
        anyRangeQuery,
        anyRangeChange,
        anyRangeChange,
        (entries, asked, changed, again) => {
          const family = familyOf(entries)
          const { temperature, heatpump, climate, drivingProfile, km } = resolveRange(
            family,
            asked,
            changed,
          )
          const resolved = { temperature, heatpump, climate, drivingProfile }
          const second = resolveRange(family, resolved, again)
          return second.corrected.length === 0 && second.km === km
        },
      ),
    )
  })

  test('places next to a temperature', () => {
    expect(nearestPlaces([], 3)).toEqual({ from: 0, to: 0 })
    expect(nearestPlaces([0, 10], 10)).toEqual({ from: 1, to: 2 })
    expect(nearestPlaces([0, 10], 5)).toEqual({ from: 0, to: 2 })
  })
})

describe('the highest figure', () => {
  const highest = (asked: HighestQuery, mode?: HighestMode) => {
    const found = findHighest(gridFamily, asked, mode)
    return O.isSome(found) ? found.value.km : 0
  }

  test('[T-CALC-16] highest of the profile at temperature and climate: the heat pump entries win', () => {
    const at = (drivingProfile: RangeProfile) =>
      highest({ temperature: 20, climate: true, drivingProfile })
    expect([at('city'), at('highway'), at('combined')]).toEqual([450, 360, 410])
    const found = findHighest(gridFamily, {
      temperature: 20,
      climate: true,
      drivingProfile: 'city',
    })
    expect(O.isSome(found) && [found.value.entry.heatpump, found.value.compared]).toEqual([true, 2])
  })

  test('D-T-28: the literal maximum over profiles is its own mode', () => {
    expect(HIGHEST_MODES).toEqual(['profile', 'highest'])
    const asked = { temperature: 20, climate: true, drivingProfile: 'highway' } as const
    expect([highest(asked), highest(asked, 'highest')]).toEqual([360, 450])
  })

  test('D-T-28: a profile of zeros takes the others, a missing climate setting all entries', () => {
    const family = familyOf([
      entry(20, { climate: false, city: 300, combined: 280 }),
      entry(0, { climate: false, highway: 200 }),
    ])
    const at = (temperature: number, drivingProfile: RangeProfile) => {
      const found = findHighest(family, { temperature, climate: true, drivingProfile })
      return O.isSome(found) && [found.value.km, found.value.profile]
    }
    expect([at(20, 'highway'), at(0, 'city'), at(10, 'city')]).toEqual([
      [280, 'combined'],
      [200, 'highway'],
      [200, 'highway'],
    ])
    const asked = { temperature: 0, climate: true, drivingProfile: 'city' } as const
    expect(findHighest(familyOf([]), asked)).toEqual(O.none)
  })

  const plainHighest = (
    entries: readonly RangeEntry[],
    asked: HighestQuery,
    mode: HighestMode,
  ): number => {
    const usable = entries.filter(isUsableEntry)
    const wanted = usable.filter(({ climate }) => climate === asked.climate)
    const kept = wanted.length > 0 ? wanted : usable
    const nearest = [...kept].sort(
      (a, b) =>
        Math.abs(a.temperature - asked.temperature) - Math.abs(b.temperature - asked.temperature) ||
        a.temperature - b.temperature,
    )[0]
    const there = kept.filter(({ temperature }) => temperature === nearest?.temperature)
    const most = (profile: RangeProfile) => Math.max(0, ...there.map((one) => one[profile]))
    if (mode === 'highest') return Math.max(most('city'), most('highway'), most('combined'))
    return (
      listProfilesFor(asked.drivingProfile)
        .map(most)
        .find((km) => km > 0) ?? 0
    )
  }

  test('The highest figure is what a plain comparison of all entries gives.', () => {
    fc.assert(
      fc.property(
        fc.array(anyRangeEntry, { maxLength: 30 }),
        anyRangeQuery,
        fc.constantFrom(...HIGHEST_MODES),
        (entries, asked, mode) => {
          const found = findHighest(familyOf(entries), asked, mode)
          const km = O.isSome(found) ? found.value.km : 0
          expect(km).toBe(plainHighest(entries, asked, mode))
        },
      ),
      { numRuns: runs(1000) },
    )
  })
})

describe('[T-RANGE-09] options', () => {
  const optionsOf = (...settings: readonly (readonly [climate: boolean, pump: boolean])[]) =>
    listRangeOptions(
      familyOf(settings.map(([climate, heatpump]) => entry(20, { climate, heatpump, city: 1 }))),
    )
  const disabled = (isOn: boolean) => ({ isDisabled: true, only: O.some(isOn) })
  const enabled = { isDisabled: false, only: O.none }

  test.each([
    ['all with both', [[true, true]], disabled(true), disabled(true)],
    ['none with either', [[false, false]], disabled(false), disabled(false)],
    [
      'both kinds of both',
      [
        [true, false],
        [false, true],
      ],
      enabled,
      enabled,
    ],
    [
      'climate always on',
      [
        [true, false],
        [true, true],
      ],
      disabled(true),
      enabled,
    ],
  ] as const)('%s', (_, settings, climate, heatpump) => {
    expect(optionsOf(...settings)).toEqual({ climate, heatpump })
  })

  test('no usable entry disables both', () => {
    const none = { isDisabled: true, only: O.none }
    expect(listRangeOptions(familyOf([entry(20)]))).toEqual({ climate: none, heatpump: none })
  })
})
