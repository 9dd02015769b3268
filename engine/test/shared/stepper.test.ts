import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { clampValue, resolveLimits, snapValue, toNumber } from '@evkit/engine/shared'

const anything = fc.oneof(
  fc.double(),
  fc.integer({ min: -200, max: 200 }),
  fc.string(),
  fc.constantFrom(undefined, null, '', ' 5 ', '1e3', 'NaN', [], {}),
)

describe('slider arithmetic', () => {
  test.each([
    [150, { min: 'low', max: {} }, 100],
    [5, { low: 10 }, 10],
    [95, { high: 90 }, 90],
    [95, { max: 80, high: 90 }, 80],
    [-3, { min: null, max: undefined }, 0],
    [40000, { min: 0, max: 50000 }, 40000],
    ['x', { min: 7, max: 9 }, 7],
    [50, { low: 60, high: 40 }, 40],
  ])('[T-CONST-38] %s within %o is %d', (value, bounds, expected) => {
    expect(clampValue(value, bounds)).toBe(expected)
  })

  test.each([
    [15240, { min: 0, max: 50000, step: 500 }, 15000],
    [15250, { min: 0, max: 50000, step: 500 }, 15500],
    [0.283, { min: 0.1, max: 1, step: 0.01, decimals: 2 }, 0.28],
    [25, { min: 0, max: 25, step: 10 }, 25],
    [24, { min: 0, max: 25, step: 10 }, 20],
    [7, { min: 5, max: 50, step: 10 }, 5],
    [10, { min: 5, max: 50, step: 10 }, 15],
    [33.3, { min: 0, max: 50, step: 0 }, 33.3],
    [33.3, { min: 0, max: 50, step: 'ten' }, 33.3],
    [90000, { min: 1000, max: 40000, step: 500 }, 40000],
  ])('D-T-22: %s on the grid %o is %d', (value, grid, expected) => {
    expect(snapValue(value, grid)).toBe(expected)
  })

  test('D-T-23: swapped ends are put right, missing thresholds are the ends', () => {
    expect(resolveLimits({ min: 50000, max: 0 })).toEqual({
      min: 0,
      max: 50000,
      low: 0,
      high: 50000,
    })
  })

  test.each([
    ['12.5', 12.5],
    [' 5 ', 5],
    ['', -1],
    [null, -1],
    ['0x10', -1],
    [Number.POSITIVE_INFINITY, -1],
    ['Infinity', -1],
    [[5], -1],
  ])('D-T-23: %j reads as %d', (value, expected) => {
    expect(toNumber(value, -1)).toBe(expected)
  })

  test('Clamping twice changes nothing more.', () => {
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        anything,
        anything,
        (value, min, max, low, high) => {
          const bounds = { min, max, low, high }
          const once = clampValue(value, bounds)
          return Number.isFinite(once) && Object.is(clampValue(once, bounds), once)
        },
      ),
    )
  })

  test('A snapped value lies on the grid or on an end.', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 1, max: 50 }),
        fc.double({ min: -3000, max: 3000, noNaN: true }),
        (a, b, step, value) => {
          const [min, max] = [Math.min(a, b), Math.max(a, b)]
          const snapped = snapValue(value, { min, max, step })
          return (
            snapped >= min && snapped <= max && (snapped === max || (snapped - min) % step === 0)
          )
        },
      ),
    )
  })
})
