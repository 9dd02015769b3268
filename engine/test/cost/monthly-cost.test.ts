import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { COST_FAULT_CODES, toCostLogEntry } from '../../src/cost/cost.errors.js'
import { COST_FORMULAS, findCostFormula, monthlyCost } from '../../src/cost/monthly-cost.js'
import type { CostQuery } from '../../src/cost/cost.types.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { evaluateStep, listSteps } from '../../src/shared/explain.js'
import {
  KM_PER_MILE,
  MONTHS_PER_YEAR,
  PER_HUNDRED,
  convertDistance,
} from '../../src/shared/conversions.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'
import { resolveUnitSystem, distanceOf } from '../../src/site/unit-system.js'

const km = { distance: 'km', rounding: 'none' } as const
const query = (mileage: number, energyConsumption: number, energyCost: number): CostQuery => ({
  mileage,
  energyConsumption,
  energyCost,
})
const cost = (...[asked, options]: Parameters<typeof monthlyCost>) => {
  const answer = monthlyCost(asked, options)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

describe('the monthly cost', () => {
  test.each([
    [15000, 18, 2, 450],
    [20000, 16.5, 0.35, 96.25],
    [12000, 20, 0.25, 50],
    [0, 20, 0.25, 0],
  ])('[T-COST-07] %d km, %d kWh/100 km, %d a kWh → %d', (mileage, consumption, price, expected) => {
    expect(cost(query(mileage, consumption, price), km).value).toBeCloseTo(expected, 9)
  })

  test.each([
    [10000, 18, 0.28, 67.578],
    [12000, 20, 0.25, 80.45],
  ])('[T-COST-08] %d mi, %d, %d → %d', (mileage, consumption, price, expected) => {
    const distance = distanceOf(resolveUnitSystem('en-GB'))
    expect(cost(query(mileage, consumption, price), { ...km, distance }).value).toBeCloseTo(
      expected,
      9,
    )
  })

  test.each([
    ['en-GB', undefined, 'mi'],
    ['EN_gb', undefined, 'mi'],
    ['en', undefined, 'km'],
    ['en-US', undefined, 'km'],
    ['en-US', 'us', 'mi'],
    ['sv-SE', undefined, 'km'],
    ['en-GB', 'metric', 'km'],
  ] as const)('[T-COST-08] locale %s, declared %s: mileage in %s', (locale, declared, unit) => {
    expect(distanceOf(resolveUnitSystem(locale, declared))).toBe(unit)
  })

  test.each([
    [query(10000, 18, 0.28), 'mi', 68],
    [query(15000, 18, 2), 'km', 450],
    [query(13500, 17.6, 0.18), 'km', 36],
    [query(0, 18, 0.28), 'km', 0],
  ] as const)('[T-COST-09] %o in %s rounds up to %d', (asked, distance, expected) => {
    expect(cost(asked, { distance, rounding: 'up' }).value).toBe(expected)
  })

  test('[T-CONST-10] [T-CONST-11] the constants', () => {
    expect([KM_PER_MILE, PER_HUNDRED, MONTHS_PER_YEAR]).toEqual([1.609, 100, 12])
  })

  test('A distance converted there and back is the distance.', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
        const back = convertDistance(convertDistance(value, 'mi', 'km'), 'km', 'mi')
        return Math.abs(back - value) <= 1e-9 * Math.max(1, value)
      }),
    )
    expect(convertDistance(7, 'km', 'km')).toBe(7)
  })

  test('the figures on the way are in the trace', () => {
    const figure = cost(query(10000, 18, 0.28), { distance: 'mi', rounding: 'up' })
    expect(figure.yearlyEnergy).toBeCloseTo(2896.2, 9)
    expect(figure.yearlyCost).toBeCloseTo(810.936, 9)
    expect(listSteps(figure.trace).map(({ name }) => name)).toEqual([
      'mileage',
      'kmPerMile',
      'yearlyKm',
      'perHundred',
      'hundredsOfKm',
      'energyConsumption',
      'yearlyEnergy',
      'energyCost',
      'yearlyCost',
      'monthsPerYear',
      'monthlyCost',
      'monthlyCostRounded',
    ])
    expect(listSteps(figure.trace).flatMap(({ rules }) => rules)).toContain('T-COST-08')
  })
})

describe('[E-T-38] bad input', () => {
  test.each([
    [query(Number.NaN, 18, 0.28), ['EV-301'], ['The mileage is not a finite number']],
    [query(1, Number.POSITIVE_INFINITY, 0.28), ['EV-301'], undefined],
    [
      query(-1, 18, -0.28),
      ['EV-302', 'EV-302'],
      ['The mileage is negative: -1', 'The energyCost is negative: -0.28'],
    ],
    [query(Number.NaN, -18, 0.28), ['EV-301', 'EV-302'], undefined],
    [query(1e200, 1e200, 1), ['EV-303'], ['The cost is too large to be a number']],
  ])('%o is refused with every reason', (asked, codes, texts) => {
    const answer = monthlyCost(asked, km)
    if (E.isRight(answer)) throw new Error('answered')
    expect(answer.left.map(({ tag }) => COST_FAULT_CODES[tag])).toEqual(codes)
    if (texts !== undefined)
      expect(answer.left.map((one) => toCostLogEntry(one).text)).toEqual(texts)
  })

  test('never NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.boolean(), (a, b, c, isUp) => {
        const answer = monthlyCost(query(a, b, c), {
          distance: 'mi',
          rounding: isUp ? 'up' : 'none',
        })
        return E.isLeft(answer)
          ? answer.left.length > 0
          : Number.isFinite(answer.right.value) && answer.right.value >= 0
      }),
    )
  })
})

const input = fc.double({ min: 0, max: 1e6, noNaN: true })

describe('laws', () => {
  test('The monthly cost grows with each of its inputs.', () => {
    fc.assert(
      fc.property(input, input, input, input, (mileage, consumption, price, more) => {
        const base = cost(query(mileage, consumption, price), km).value
        return [
          query(mileage + more, consumption, price),
          query(mileage, consumption + more, price),
          query(mileage, consumption, price + more),
        ].every((one) => cost(one, km).value >= base)
      }),
    )
  })

  test('[B-T-01] Evaluating the trace gives the figure bit for bit.', () => {
    fc.assert(
      fc.property(input, input, input, fc.boolean(), fc.boolean(), (a, b, c, isMiles, isUp) => {
        const options = {
          distance: isMiles ? 'mi' : 'km',
          rounding: isUp ? 'up' : 'none',
        } as const
        const { value, trace } = cost(query(a, b, c), options)
        const computed = computeFormula(findCostFormula(options), query(a, b, c))
        return Object.is(evaluateStep(trace), value) && Object.is(computed, value)
      }),
    )
  })

  test('rounding up never lowers and adds less than one', () => {
    fc.assert(
      fc.property(input, input, (mileage, price) => {
        const exact = cost(query(mileage, 18, price), km).value
        const up = cost(query(mileage, 18, price), { distance: 'km', rounding: 'up' }).value
        return up >= exact - 1e-9 * Math.max(1, exact) && up < exact + 1
      }),
    )
  })

  test.each(COST_FORMULAS.map((formula) => [formula.id, formula] as const))(
    '[B-T-10] the units of %s agree',
    (_, formula) => {
      expect(listUnitFaults(formula)).toEqual([])
    },
  )

  test('ids are unique', () => {
    expect(new Set(COST_FORMULAS.map(({ id }) => id)).size).toBe(COST_FORMULAS.length)
  })
})
