import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { DETOUR_MINUTES_PER_KM } from '../../src/route/trip-formulas.js'
import { planStops } from '../../src/route/stop-plan.js'
import type { Trip } from '../../src/route/trip-check.js'
import { none, some } from '../../src/shared/option.js'
import { tryAllPlans } from './stop-plan.oracle.js'

const HALF = 150

/** A drive that needs one stop, with two stations to choose from in its middle. */
const between = (off: number): Trip => ({
  length: 2 * HALF,
  driving: none,
  range: 2 * HALF,
  start: 90,
  reserve: 10,
  stations: [
    { id: 'beside', position: HALF, off: 0, power: some(50) },
    { id: 'aside', position: HALF, off, power: some(HALF) },
  ],
  carried: [],
  assumedPower: none,
})

const ASIDE = 10

describe('[B-T-02] a stop off the road', () => {
  test('costs the way there and back: the quicker charger loses to a nearer one', () => {
    // Six minutes there and six back, for eight minutes less at the charger.
    const trip = between(6 / DETOUR_MINUTES_PER_KM)
    const plan = planStops(trip, (power) => some(power === HALF ? ASIDE : ASIDE + 8))
    expect(plan).toMatchObject({ right: { kind: 'possible', stops: [{ id: 'beside' }] } })
    const near = planStops(between(1), (power) => some(power === HALF ? ASIDE : ASIDE + 8))
    expect(near).toMatchObject({ right: { kind: 'possible', stops: [{ id: 'aside' }] } })
  })

  test('The plan takes as long as the best of all plans, in drives where every run has to stop.', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.integer({ min: 0, max: 30 }),
        (off, gain) => {
          const trip = between(off)
          const minutes = (power: number) => some(power === HALF ? ASIDE : ASIDE + gain)
          const plan = planStops(trip, minutes)
          if (E.isLeft(plan) || plan.right.kind === 'impossible') return false
          const { charging, detours } = plan.right.minutes
          return Math.abs(charging.value + detours.value - tryAllPlans(trip, minutes)) < 1e-6
        },
      ),
      { numRuns: 300 },
    )
  })
})
