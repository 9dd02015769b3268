import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { runs } from '../../../.config/property-runs.mjs'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { comparePlans, driveView, type DriveViewInput } from '../../src/route/view/drive.view.js'
import { some } from '../../src/shared/index.js'
import { numberFormat } from '../../src/site/index.js'
import {
  tinyDriven,
  tinyPlanner,
  tinyRoute,
  tinyRouteView,
} from '../../src/testing/route-samples.js'

// Of a road of its own, so that nothing of it is worked out.
const inputOf = (range: number, start: number): DriveViewInput => ({
  ...tinyRouteView,
  state: {
    ...tinyPlanner,
    trip: { ...tinyPlanner.trip, start, isAssumed: true },
    answer: some({ ...tinyRoute }),
  },
  car: some(tinyDriven(range)),
  terms: toTripTerms({ tariffs: { ac: 0.3, dc: 0.5, rapid: 0.9 } }),
  translate: (key, values) => `${key} ${JSON.stringify(values ?? {})}`,
  numbers: numberFormat('en'),
})

const aimsOf = (input: DriveViewInput) => driveView(input)?.reach?.plan.aims

describe('[E-T-160] plans side by side', () => {
  test('are the same whether they are worked out one by one or together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 900 }),
        fc.integer({ min: 20, max: 100 }),
        (range, start) => {
          const input: DriveViewInput = { ...inputOf(range, start), compare: 'known' }
          let steps = 0
          while (comparePlans(input)) steps += 1
          expect(steps).toBeLessThan(3)
          expect(driveView(input)).toEqual(driveView({ ...inputOf(range, start), compare: 'all' }))
        },
      ),
      { numRuns: runs(100) },
    )
  })

  test('are busy until the last is there, with the chosen one known', () => {
    const input: DriveViewInput = { ...inputOf(700, 80), compare: 'known' }
    expect(driveView(input)?.reach?.plan.kind).toBe('stops')
    expect(aimsOf(input)?.isBusy).toBe(true)
    expect([comparePlans(input), comparePlans(input), comparePlans(input)]).toEqual([
      true,
      true,
      false,
    ])
    expect(aimsOf(input)?.isBusy).toBe(false)
  })

  test('are kept where another aim is chosen', () => {
    const input: DriveViewInput = inputOf(700, 80)
    driveView(input)
    const trip = { ...input.state.trip, aim: 'cheapest' as const }
    expect(aimsOf({ ...input, state: { ...input.state, trip }, compare: 'known' })?.isBusy).toBe(
      false,
    )
  })
})
