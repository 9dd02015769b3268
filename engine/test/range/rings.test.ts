import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { circleFormula, findCircleRadius } from '../../src/range/circle.js'
import {
  listRangeRings,
  outAndBackFormula,
  RANGE_RINGS,
  reserveFormula,
  RING_RESERVE,
} from '../../src/range/rings.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'
import { anyRangeEntry } from '../kit/range-arbitraries.js'

const entry = {
  temperature: 20,
  heatpump: true,
  climate: true,
  city: 460,
  highway: 310,
  combined: 390,
}
const anyKm = fc.double({ min: 1e-3, max: 5000, noNaN: true })
const anyReserve = fc.double({ min: 0, max: 100, noNaN: true })
const anyEntry = fc.option(anyRangeEntry).map((one) => (one === null ? O.none : O.some(one)))

describe('[B-T-06] the range honestly drawn', () => {
  test('one way, with reserve, out and back, and the band of the profiles', () => {
    const rings = listRangeRings({ km: 390, entry: O.some(entry), reserve: RING_RESERVE })
    expect(rings.map(({ kind, radius, profile }) => [kind, radius, profile])).toEqual([
      ['oneWay', 390_000, undefined],
      ['withReserve', 351_000, undefined],
      ['outAndBack', 195_000, undefined],
      ['lowest', 310_000, 'highway'],
      ['highest', 460_000, 'city'],
    ])
    expect(rings.map(({ kind }) => kind)).toEqual(RANGE_RINGS)
  })

  test('[T-RANGE-22] the one-way circle is the circle of the row', () => {
    fc.assert(
      fc.property(fc.double(), (km) => {
        const [oneWay] = listRangeRings({ km, entry: O.none, reserve: 10 })
        expect(oneWay === undefined ? O.none : O.some(oneWay.radius)).toEqual(findCircleRadius(km))
      }),
    )
  })

  test('The circles of a range are in order: half and reserve within the whole, lowest within highest.', () => {
    fc.assert(
      fc.property(anyKm, anyEntry, anyReserve, (km, found, reserve) => {
        const rings = new Map(
          listRangeRings({ km, entry: found, reserve }).map((ring) => [ring.kind, ring.radius]),
        )
        const whole = rings.get('oneWay') ?? Number.NaN
        expect(rings.get('outAndBack')).toBeLessThan(whole)
        expect(rings.get('withReserve') ?? 0).toBeLessThanOrEqual(whole)
        expect(rings.has('lowest')).toBe(rings.has('highest'))
        if (rings.has('lowest')) {
          expect(rings.get('lowest')).toBeLessThan(rings.get('highest') ?? Number.NaN)
        }
        expect([...rings.values()].every((radius) => radius > 0)).toBe(true)
      }),
    )
  })

  test('the band holds the shown figure when that is one of its profiles', () => {
    fc.assert(
      fc.property(anyRangeEntry, (found) => {
        const rings = listRangeRings({ km: found.combined, entry: O.some(found), reserve: 10 })
        const radius = (kind: string) => rings.find((ring) => ring.kind === kind)?.radius
        const [low, high] = [radius('lowest'), radius('highest')]
        if (low === undefined || high === undefined) return
        expect(radius('oneWay')).toBeGreaterThanOrEqual(low)
        expect(radius('oneWay')).toBeLessThanOrEqual(high)
      }),
    )
  })

  test('Evaluating the trace of a circle gives its radius bit for bit.', () => {
    fc.assert(
      fc.property(anyKm, anyEntry, anyReserve, (km, found, reserve) => {
        for (const { radius, explanation } of listRangeRings({ km, entry: found, reserve })) {
          expect(evaluateStep(explanation)).toBe(radius)
        }
      }),
    )
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('no circle for %s km', (km) => {
    expect(listRangeRings({ km, entry: O.some(entry), reserve: 10 })).toEqual([])
  })

  test.each([
    [100, undefined],
    [250, undefined],
    [-5, 400_000],
    [Number.NaN, 360_000],
  ])('with %s %% to be left, the reserve circle is %s', (reserve, expected) => {
    const rings = listRangeRings({ km: 400, entry: O.none, reserve })
    expect(rings.find(({ kind }) => kind === 'withReserve')?.radius).toBe(expected)
  })

  test('profiles of one figure, or one alone, are no band', () => {
    for (const found of [
      { ...entry, city: 300, highway: 300, combined: 300 },
      { ...entry, city: 0, highway: 0 },
    ]) {
      const kinds = listRangeRings({ km: 390, entry: O.some(found), reserve: 10 })
      expect(kinds.map(({ kind }) => kind)).toEqual(['oneWay', 'withReserve', 'outAndBack'])
    }
  })

  test('[B-T-10] the formulas have sound units', () => {
    for (const formula of [circleFormula, outAndBackFormula, reserveFormula]) {
      expect(listUnitFaults(formula)).toEqual([])
    }
  })
})
