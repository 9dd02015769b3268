import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { DETOUR_MINUTES_PER_KM } from '../../src/route/trip-formulas.js'
import { planStops } from '../../src/route/stop-plan.js'
import type { Trip } from '../../src/route/trip-check.js'
import type { ChargeMinutes } from '../../src/route/search-nodes.js'
import { some } from '../../src/shared/option.js'
import { tinyDriven, tinyStretch, tinyTrip } from '../../src/testing/route-samples.js'
import { tryAllPlans } from './stop-plan.oracle.js'

const HALF = 150

/** A drive that needs one stop, with two stations to choose from in its middle. */
const between = (off: number): Trip => {
  const [first] = tinyTrip.stations
  const station = { ...first!, position: HALF }
  return {
    ...tinyTrip,
    length: 2 * HALF,
    stretches: [tinyStretch(2 * HALF, 2 * HALF)],
    stations: [
      { ...station, id: 'beside', off: 0, power: some(50) },
      { ...station, id: 'aside', off, power: some(HALF) },
    ],
  }
}

const planOf = (trip: Trip, minutes: ChargeMinutes) =>
  planStops({ trip, car: { ...tinyDriven(2 * HALF), minutes }, aim: 'fastest' })

const ASIDE = 10

describe('[B-T-02] a stop off the road', () => {
  test('costs the way there and back: the quicker charger loses to a nearer one', () => {
    // Six minutes there and six back, for eight minutes less at the charger.
    const trip = between(6 / DETOUR_MINUTES_PER_KM)
    const plan = planOf(trip, (power) => some(power === HALF ? ASIDE : ASIDE + 8))
    expect(plan).toMatchObject({ right: { kind: 'possible', stops: [{ id: 'beside' }] } })
    const near = planOf(between(1), (power) => some(power === HALF ? ASIDE : ASIDE + 8))
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
          const plan = planOf(trip, minutes)
          if (E.isLeft(plan) || plan.right.kind === 'impossible') return false
          const { charging, detours } = plan.right.minutes
          const best = tryAllPlans(trip, { ...tinyDriven(2 * HALF), minutes })
          return Math.abs(charging.value + detours.value - (best?.minutes ?? 0)) < 1e-6
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
