// Figures of a drive as they are shown.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundAsShown } from '../../src/route/trip-figures.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { given, type Unit } from '../../src/shared/index.js'

const figureOf = (value: number, unit: Unit) => ({
  value,
  trace: given({ name: 'figure', unit, rules: [] }, value),
})

test.each([
  [30.65, '%', 30],
  [10, '%', 10],
  [9.99, '%', 9],
  [0.4, '%', 0],
  [495.13, 'min', 495],
  [3.55, 'min', 4],
  [0.5, 'min', 1],
  [10.28, 'km', 10.28],
] as const)('[B-T-02] [E-T-90] %d %s is shown as %d', (value, unit, shown) => {
  expect(roundAsShown(figureOf(value, unit)).value).toBe(shown)
})

test('The trace of what is shown ends in the number that is shown.', () => {
  const values = fc.double({ min: 0, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(values, fc.constantFrom<Unit>('%', 'min', 'km', 'money'), (value, unit) => {
      const shown = roundAsShown(figureOf(value, unit))
      const isWhole = unit === '%' || unit === 'min'
      return (
        evaluateStep(shown.trace) === shown.value &&
        (isWhole ? Number.isInteger(shown.value) : shown.value === value) &&
        Math.abs(shown.value - value) <= (unit === '%' ? 1 : 0.5)
      )
    }),
  )
})
