import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { moveSteps, snapTowards } from '../../src/shared/slider-step.js'
import { snapValue } from '../../src/shared/stepper.js'

const anyGrid = fc
  .record({
    min: fc.integer({ min: -50, max: 50 }),
    count: fc.integer({ min: 1, max: 200 }),
    step: fc.constantFrom(1, 0.05, 0.5, 10, 500),
    rest: fc.constantFrom(0, 0.4),
  })
  .map(({ min, count, step, rest }) => ({
    min,
    max: min + (count + rest) * step,
    step,
    decimals: 4,
  }))

const wild = fc.oneof(fc.double(), fc.integer({ min: -1000, max: 1000 }))

describe('steps in the direction of movement', () => {
  test.each([
    [10, 10.2, { min: 0, max: 50, step: 1 }, 11],
    [11, 10.8, { min: 0, max: 50, step: 1 }, 10],
    [10000, 10200, { min: 0, max: 40000, step: 1000 }, 11000],
    [11000, 10800, { min: 0, max: 40000, step: 1000 }, 10000],
    [1.6, 1.612, { min: 1, max: 2.5, step: 0.05, decimals: 2 }, 1.65],
    [1.6, 1.55, { min: 1, max: 2.5, step: 0.05, decimals: 2 }, 1.55],
    [1.6, 1.6, { min: 1, max: 2.5, step: 0.05, decimals: 2 }, 1.6],
    [2.45, 99, { min: 1, max: 2.5, step: 0.05, decimals: 2 }, 2.5],
    [20, 23, { min: 0, max: 25, step: 10 }, 25],
    [24, 24, { min: 0, max: 24, step: 10 }, 24],
    [24, 40, { min: 0, max: 24, step: 10 }, 24],
    [24, 23, { min: 0, max: 24, step: 10 }, 20],
    [5, 5, { min: 0, max: 50, step: 10 }, 10],
    [10, 12.3456, { min: 0, max: 50, step: 0, decimals: 1 }, 12.3456],
    [10, 'x', { min: 2, max: 50, step: 1 }, 2],
    [10, Number.POSITIVE_INFINITY, { min: 2, max: 50, step: 1 }, 2],
    [Number.NaN, 7.4, { min: 2, max: 50, step: 1 }, 8],
  ])('[T-FUEL-08] from %d to %s on %o is %d', (previous, value, grid, expected) => {
    expect(snapTowards(previous, value, grid)).toBe(expected)
  })

  test('A value moved up never ends below where it was moved to, nor one moved down above it.', () => {
    fc.assert(
      fc.property(anyGrid, wild, wild, (grid, a, b) => {
        const from = snapValue(a, grid)
        const to = Math.min(Math.max(Number.isFinite(b) ? b : grid.min, grid.min), grid.max)
        const moved = snapTowards(from, b, grid)
        const slack = 1e-3
        if (to > from) return moved >= to - slack
        return to < from ? moved <= to + slack : moved >= grid.min
      }),
    )
  })
})

describe('whole steps', () => {
  test.each([
    [15000, 1, { min: 1000, max: 40000, step: 500 }, 15500],
    [0.28, 1, { min: 0.1, max: 0.9, step: 0.01, decimals: 2 }, 0.29],
    [25, -1, { min: 0, max: 25, step: 10 }, 20],
    [20, 1, { min: 0, max: 25, step: 10 }, 25],
    [20, 1, { min: 0, max: 24, step: 10 }, 24],
    [24, -1, { min: 0, max: 24, step: 10 }, 20],
    [50, 1, { min: 0, max: 100, step: 0 }, 51],
    [7, 1, { min: 7, max: 7, step: 0 }, 7],
    [7, 5, { min: 7, max: 7, step: 1 }, 7],
    [Number.NaN, 2, { min: 3, max: 9, step: 1 }, 5],
    [5, Number.NaN, { min: 3, max: 9, step: 1 }, 5],
  ])('[T-COST-04] %d and %d steps on %o is %d', (value, steps, grid, expected) => {
    expect(moveSteps(value, steps, grid)).toBe(expected)
  })

  test('A slider moved by steps stays inside its ends.', () => {
    fc.assert(
      fc.property(anyGrid, wild, fc.integer({ min: -300, max: 300 }), (grid, value, steps) => {
        const moved = moveSteps(value, steps, grid)
        return moved >= grid.min - 1e-9 && moved <= grid.max + 1e-9
      }),
    )
  })
})
