import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../../.config/property-runs.mjs'
import {
  clampValue,
  listGridFaults,
  placeOnGrid,
  resolveLimits,
  snapValue,
  toNumber,
  type StepperGrid,
} from '../../src/shared/stepper.js'

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
    [-5, { min: 0, max: 100 }, 0],
    [120, { min: 0, max: 100 }, 100],
    [10, { low: 20, high: 80 }, 20],
    [90, { low: 20, high: 80 }, 80],
    [120, { min: 'a', max: null }, 100],
    [-1, { min: 'a', max: null }, 0],
  ])(
    '[T-CONST-38] [B-CONST-20] [B-CONST-21] [B-CONST-22] %s within %o is %d',
    (value, bounds, expected) => {
      expect(clampValue(value, bounds)).toBe(expected)
    },
  )

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
    [4.878, { min: 3, max: 7.33, step: 0, decimals: 0 }, 4.878],
    [4.878, { min: 3, max: 7.33, step: -1, decimals: 0 }, 4.878],
    [4.878, { min: 3, max: 7.33, decimals: 1 }, 4.878],
    [9, { min: 3, max: 7.33, step: 0, decimals: 0 }, 7.33],
    [1, { min: 3.21, max: 7.33, step: 0, decimals: 0 }, 3.21],
    [90000, { min: 1000, max: 40000, step: 500 }, 40000],
    [24, { min: 0, max: 24, step: 10 }, 24],
    [23.9, { min: 0, max: 24, step: 10 }, 20],
    [40200, { min: 1000, max: 40200, step: 500 }, 40200],
    [40199, { min: 1000, max: 40200, step: 500 }, 40000],
    [12, { min: 5, low: 12, max: 50, step: 10 }, 12],
    [47, { min: 5, max: 50, high: 47, step: 10 }, 47],
    [40.25, { min: 0, max: 40.25, step: 1, decimals: 1 }, 40.25],
    [1.5, { min: 1.05, max: 3, step: 0.1, decimals: 1 }, 1.55],
    [1.7, { min: 1.05, max: 3, step: 0.1, decimals: 1 }, 1.75],
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

  test('D-T-01: there is no -0', () => {
    const grid = { min: -0.4, max: 5, step: 1, decimals: 0 }
    expect(Object.is(snapValue(-0.39, grid), 0)).toBe(true)
    expect(Object.is(snapValue(-0, { min: -5, max: 5 }), 0)).toBe(true)
    expect(Object.is(snapValue(-0.2, { min: -5, max: 5, step: 1, decimals: 0 }), 0)).toBe(true)
    expect(Object.is(snapValue(-0, { min: -5, max: 5, step: 0, decimals: 0 }), 0)).toBe(true)
  })

  const number = fc.oneof(
    fc.integer({ min: -3000, max: 3000 }),
    fc.double({ min: -3000, max: 3000, noNaN: true }),
    fc.integer({ min: -300, max: 300 }).map((tenths) => tenths / 10),
  )
  const maybeNumber = fc.option(number, { nil: undefined })
  const maybeDecimals = fc.option(fc.nat({ max: 4 }), { nil: undefined })
  const step = fc.oneof(fc.constantFrom(0, 0.01, 0.05, 0.1, 0.5, 1, 7, 500), number)
  const anyGrid: fc.Arbitrary<StepperGrid> = fc
    .tuple(number, number, maybeNumber, maybeNumber, step, maybeDecimals)
    .map(([min, max, low, high, width, decimals]) => ({
      min,
      max,
      low,
      high,
      step: width,
      ...(decimals === undefined ? {} : { decimals }),
    }))

  test('A value put on its grid stays where it is.', () => {
    fc.assert(
      fc.property(anyGrid, number, (grid, value) => {
        const once = snapValue(value, grid)
        const written = snapValue(String(once), grid)
        return Object.is(written, once) && !Object.is(once, -0)
      }),
      { numRuns: runs(2000) },
    )
  })

  test('D-T-22: without a step a value is clamped and nothing else, whatever the decimals and the rounding', () => {
    const noStep = fc.constantFrom<unknown>(0, -0, -1, -0.5, Number.NaN, 'ten', null, undefined)
    fc.assert(
      fc.property(
        anyGrid,
        noStep,
        fc.oneof(number, anything),
        fc.constantFrom(Math.floor, Math.ceil, Math.round),
        (grid, width, value, round) => {
          const placed = placeOnGrid(value, { ...grid, step: width }, round)
          return Object.is(placed, clampValue(value, grid))
        },
      ),
      { numRuns: runs(1000) },
    )
  })

  test('Both ends are reached, whatever the step, the decimals and the rounding.', () => {
    fc.assert(
      fc.property(anyGrid, fc.constantFrom(Math.floor, Math.ceil, Math.round), (grid, round) => {
        const { low, high } = resolveLimits(grid)
        fc.pre(low <= high)
        return (
          placeOnGrid(high, grid, round) === high &&
          placeOnGrid(high + 1, grid, round) === high &&
          placeOnGrid(low - 1, grid, round) === low
        )
      }),
    )
  })

  test.each([
    [{ min: 1.05, max: 2, step: 0.1, decimals: 1 }, 'min'],
    [{ min: 1, max: 2.55, step: 0.1, decimals: 1 }, 'max'],
    [{ min: 0, max: 2, step: '0.25', decimals: 1 }, 'step'],
    [{ min: 0.5, max: 10.5, step: 1, decimals: 0 }, 'min,max'],
    [{ min: 0.1, max: 0.9, step: 0.01, decimals: 2 }, ''],
    [{ min: 1000, max: 40200, step: 500, decimals: 0 }, ''],
    [{ min: 0.123456, max: 1, step: 0.0001 }, ''],
  ])('[E-T-37] the decimals of %o cannot write: %s', (grid, paths) => {
    expect(
      listGridFaults(grid)
        .map(({ path }) => path)
        .join(),
    ).toBe(paths)
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
