import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ceilUp, halfAwayFromZero, halfUp } from '../../src/shared/rounding.js'

const amounts = fc.double({ min: -1e6, max: 1e6, noNaN: true })

describe('D-T-01 rounding', () => {
  test.each([
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [-2.5, -2],
    [-0.5, 0],
    [32.5 / 5, 7],
    [1.4999999999, 2],
    [1.49, 1],
  ])('[T-CONST-09] %d rounds half up to %d', (value, expected) => {
    expect(halfUp(value)).toBe(expected)
  })

  test.each([
    [3512.5, 3513],
    [-2.5, -3],
    [100.4, 100],
    [0, 0],
  ])('money %d rounds away from zero to %d', (value, expected) => {
    expect(halfAwayFromZero(value)).toBe(expected)
  })

  test.each([
    [67.578, 68],
    [450, 450],
    [450.0000000001, 450],
    [0, 0],
    [35.643, 36],
  ])('%d rounds up to %d', (value, expected) => {
    expect(ceilUp(value)).toBe(expected)
  })

  test('Half-up rounding moves a value by at most one half.', () => {
    fc.assert(fc.property(amounts, (value) => Math.abs(halfUp(value) - value) <= 0.5 + 1e-8))
  })

  test('Money rounds the same on both sides of zero.', () => {
    fc.assert(
      fc.property(amounts, (value) => halfAwayFromZero(-value) + halfAwayFromZero(value) === 0),
    )
  })

  test('Rounding up never adds a whole unit.', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        const up = ceilUp(value)
        return up - value < 1 && up - value > -1e-2
      }),
    )
  })

  test('-0 is never produced', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), (value) =>
        [halfUp(value), halfAwayFromZero(value), ceilUp(value)].every(
          (rounded) => !Object.is(rounded, -0),
        ),
      ),
    )
  })
})
