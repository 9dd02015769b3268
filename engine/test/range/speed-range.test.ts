import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { PROFILE_SPEEDS, rangeAtSpeed, SPEED_RANGE } from '../../src/range/speed-range.js'
import { explainFormula } from '../../src/shared/evaluate-formula.js'
import { evaluateStep } from '../../src/shared/explain.js'
import { listUnitFaults } from '../../src/testing/unit-algebra.js'

const anyRange = fc.double({ min: 20, max: 900, noNaN: true })
const anyRanges = fc.record({ city: anyRange, combined: anyRange, highway: anyRange })
const anySpeed = fc.double({ min: 0, max: 200, noNaN: true })
const NEAR = 1e-6
const ORDER = ['city', 'combined', 'highway'] as const

describe('[E-T-90] the range at a speed', () => {
  const ranges = { city: 520, combined: 460, highway: 340 }

  test('the profiles are points of it, and between them consumption grows with the square', () => {
    expect(rangeAtSpeed(ranges, 28)).toBe(520)
    expect(rangeAtSpeed(ranges, 46.5)).toBeCloseTo(460, 9)
    expect(rangeAtSpeed(ranges, 110)).toBeCloseTo(340, 9)
    expect(rangeAtSpeed(ranges, 80)).toBeCloseTo(399.8, 1)
    expect(rangeAtSpeed(ranges, 130)).toBeCloseTo(302, 0)
    expect(rangeAtSpeed(ranges, 5)).toBe(520)
    expect(rangeAtSpeed(ranges, Number.NaN)).toBe(520)
  })

  test('Each profile is a point of it, and what lies between two lies between their ranges.', () => {
    fc.assert(
      fc.property(anyRanges, anySpeed, (any, speed) => {
        for (const profile of ORDER) {
          expect(rangeAtSpeed(any, PROFILE_SPEEDS[profile])).toBeCloseTo(any[profile], 6)
        }
        if (speed > PROFILE_SPEEDS.highway) return true
        const [low, high] = (
          speed < PROFILE_SPEEDS.combined ? ['city', 'combined'] : ['combined', 'highway']
        ) as readonly [keyof typeof any, keyof typeof any]
        const found = rangeAtSpeed(any, speed)
        return (
          found >= Math.min(any[low], any[high]) - NEAR &&
          found <= Math.max(any[low], any[high]) + NEAR
        )
      }),
    )
  })

  test('Whatever the data says, a car gets somewhere at any speed, and no further above 110 km/h.', () => {
    fc.assert(
      fc.property(
        anyRanges,
        anySpeed,
        fc.double({ min: 0, max: 90, noNaN: true }),
        (any, speed, more) => {
          const fast = rangeAtSpeed(any, 110 + more)
          return (
            rangeAtSpeed(any, speed) > 0 &&
            fast > 0 &&
            fast <= any.highway + NEAR &&
            rangeAtSpeed(any, 110 + more + 1) <= fast + NEAR
          )
        },
      ),
    )
  })

  test('[B-T-10] its trace gives the figure bit for bit, and its units agree', () => {
    const trace = explainFormula(SPEED_RANGE, {
      speed: 130,
      lowSpeed: PROFILE_SPEEDS.combined,
      highSpeed: PROFILE_SPEEDS.highway,
      lowRange: ranges.combined,
      highRange: ranges.highway,
    })
    expect(evaluateStep(trace)).toBe(rangeAtSpeed(ranges, 130))
    expect(listUnitFaults(SPEED_RANGE)).toEqual([])
  })
})
