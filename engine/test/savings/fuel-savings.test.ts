import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { FUEL_FORMULAS, FUEL_SAVINGS_US } from '../../src/savings/fuel-formulas.js'
import { fuelSavings, SAVINGS_YEARS } from '../../src/savings/fuel-savings.js'
import { SAVINGS_TOTAL } from '../../src/savings/savings-total.js'
import { TAX_SAVING, TAX_VALUE } from '../../src/savings/tax.js'
import type { FuelQuery } from '../../src/savings/savings.types.js'
import { computeFormula } from '../../src/shared/evaluate-formula.js'
import { evaluateStep, listSteps } from '../../src/shared/explain.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'
import { LITRES_PER_GALLON, LITRES_PER_US_GALLON } from '../../src/shared/conversions.js'
import type { Formula } from '../../src/shared/formula.js'
import { resolveUnitSystem, UNIT_SYSTEMS } from '../../src/site/unit-system.js'

const query = (
  mileage: number,
  fuelEconomy: number,
  fuelCost: number,
  energyCost: number,
  energyConsumption: number,
  years = SAVINGS_YEARS,
): FuelQuery => ({ mileage, fuelEconomy, fuelCost, energyCost, energyConsumption, years })

describe('fuel savings', () => {
  test.each([
    [query(15000, 7, 1.8, 0.3, 18), 3240],
    [query(10000, 3, 1, 0.5, 20), -2100],
    [query(0, 7, 1.8, 0.3, 18), 0],
  ])('[T-FUEL-05] outside the UK %o is %d', (asked, expected) => {
    expect(fuelSavings(asked, resolveUnitSystem('de')).value).toBeCloseTo(expected, 9)
  })

  test.each([
    [query(10000, 40, 1.5, 0.25, 18), 2942.1],
    [query(8000, 50, 1.45, 0.28, 16), 1434.0192],
    [query(10000, 0, 1.5, 0.25, 18), 0],
    [query(10000, -5, 1.5, 0.25, 18), 0],
  ])('[T-FUEL-06] in the UK %o is %d', (asked, expected) => {
    expect(fuelSavings(asked, resolveUnitSystem('en-GB')).value).toBeCloseTo(expected, 9)
  })

  test('[T-FUEL-06] the two parts of the worked example', () => {
    const figure = fuelSavings(query(10000, 40, 1.5, 0.25, 18), 'imperial')
    expect(figure.fuel).toBeCloseTo(3 * 1704.75, 9)
    expect(figure.energy).toBeCloseTo(3 * 724.05, 9)
  })

  test('[T-FUEL-07] [T-CONST-12] the horizon is three years; one year is a third', () => {
    expect(SAVINGS_YEARS).toBe(3)
    expect(fuelSavings(query(15000, 7, 1.8, 0.3, 18, 1), 'metric').value).toBeCloseTo(1080, 9)
  })

  test('[T-FUEL-04] the consumption is the car’s', () => {
    const step = fuelSavings(query(15000, 7, 1.8, 0.3, 18), 'metric').trace
    const found = listSteps(step).find(({ name }) => name === 'energyConsumption')
    expect(found).toMatchObject({ kind: 'given', value: 18, unit: 'kWh/100 km' })
  })

  test('[T-CONST-13] litres in a gallon', () => {
    expect([LITRES_PER_GALLON, LITRES_PER_US_GALLON]).toEqual([4.546, 3.785])
  })

  test('[B-T-10] US units are declared: fuel by the US gallon, litres in between', () => {
    const asked = query(12000, 34, 3.1, 0.17, 18)
    const gallons = 12000 / 34
    const expected = 3 * (gallons * 3.1 - ((12000 * 1.609) / 100) * 18 * 0.17)
    const figure = fuelSavings(asked, resolveUnitSystem('en-US', 'us'))
    expect(figure.value).toBeCloseTo(expected, 6)
    const litres = listSteps(figure.trace).find(({ name }) => name === 'yearlyLitres')
    expect(litres?.value).toBeCloseTo(gallons * 3.785, 9)
    expect(FUEL_SAVINGS_US.inputs.map(({ unit }) => unit)).toContain('money/US gal')
    expect(fuelSavings({ ...asked, fuelEconomy: 0 }, 'us').value).toBe(0)
  })

  test.each([
    ['mileage', Number.NaN],
    ['fuelCost', Number.POSITIVE_INFINITY],
    ['fuelEconomy', Number.NaN],
    ['energyCost', Number.NEGATIVE_INFINITY],
    ['energyConsumption', Number.NaN],
    ['years', Number.NaN],
    ['mileage', 1e308],
  ] as const)('D-T-35: %s of %d makes it 0', (name, value) => {
    const asked = { ...query(15000, 7, 1.8, 0.3, 18), [name]: value }
    for (const system of UNIT_SYSTEMS) {
      const figure = fuelSavings(asked, system)
      if (value === 1e308) expect(Number.isFinite(figure.value)).toBe(true)
      else expect([figure.value, figure.fuel, figure.energy]).toEqual([0, 0, 0])
      expect(evaluateStep(figure.trace)).toBe(figure.value)
    }
  })

  test('negative results are kept', () => {
    expect(fuelSavings(query(10000, 90, 1.2, 0.8, 25), 'imperial').value).toBeLessThan(0)
  })
})

const amount = fc.double({ min: 0.01, max: 1e5, noNaN: true })
const anyQuery = fc.tuple(amount, amount, amount, amount, amount).map((values) => query(...values))
const anySystem = fc.constantFrom(...UNIT_SYSTEMS)

describe('laws', () => {
  test('[B-T-01] Evaluating the trace gives the figure bit for bit.', () => {
    fc.assert(
      fc.property(anyQuery, anySystem, (asked, system) => {
        const { value, trace } = fuelSavings(asked, system)
        const computed = computeFormula(FUEL_FORMULAS[system], asked)
        return Object.is(evaluateStep(trace), value) && Object.is(computed, value)
      }),
    )
  })

  test('the saving is the difference of its two sums', () => {
    fc.assert(
      fc.property(anyQuery, anySystem, (asked, system) => {
        const { value, fuel, energy } = fuelSavings(asked, system)
        return Math.abs(fuel - energy - value) <= 1e-9 * Math.max(1, fuel, energy)
      }),
    )
  })

  test('Fuel savings grow with the fuel price and shrink with the energy price.', () => {
    fc.assert(
      fc.property(anyQuery, amount, anySystem, (asked, more, system) => {
        const { value } = fuelSavings(asked, system)
        const dearer = { ...asked, fuelCost: asked.fuelCost + more }
        const dearerEnergy = { ...asked, energyCost: asked.energyCost + more }
        return (
          fuelSavings(dearer, system).value >= value &&
          fuelSavings(dearerEnergy, system).value <= value
        )
      }),
    )
  })

  test('A third of the years is a third of the saving.', () => {
    fc.assert(
      fc.property(anyQuery, anySystem, (asked, system) => {
        const whole = fuelSavings(asked, system).value
        const third = fuelSavings({ ...asked, years: 1 }, system).value
        return Math.abs(third * 3 - whole) <= 1e-9 * Math.max(1, Math.abs(whole))
      }),
    )
  })

  test('never NaN', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double(), { minLength: 6, maxLength: 6 }),
        anySystem,
        ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0], system) =>
          Number.isFinite(fuelSavings(query(a, b, c, d, e, f), system).value),
      ),
    )
  })

  const formulas: readonly Formula[] = [
    ...Object.values(FUEL_FORMULAS),
    TAX_VALUE,
    TAX_SAVING,
    SAVINGS_TOTAL,
  ]
  test.each(formulas.map((formula) => [formula.id, formula] as const))(
    '[B-T-10] the units of %s agree',
    (_, formula) => {
      expect(listUnitFaults(formula)).toEqual([])
    },
  )
})
