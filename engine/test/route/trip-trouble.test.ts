import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import type { Drive } from '../../src/route/drive.js'
import { findPossible, planTrip, type PlanInput } from '../../src/route/plan-trip.js'
import { readRouteLine } from '../../src/route/route-line.js'
import { NO_STATION_CHOICE } from '../../src/route/station-choice.js'
import type { StationAlong } from '../../src/route/station-list.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { findTrouble, type OtherCar, type TripTrouble } from '../../src/route/trip-trouble.js'
import { resolveTrip, type TripSettings } from '../../src/route/trip.js'
import { none, some, toUndefined } from '../../src/shared/index.js'
import { tinyChoices, tinyDriven, tinyRoute } from '../../src/testing/route-samples.js'
import { anyPlanInput } from '../kit/plan-arbitraries.js'

const [LINE] = tinyRoute.route.legs[0]!.steps
const [STATION] = tinyRoute.chargingStations

const at = (
  id: string,
  position: number,
  change: Partial<StationAlong['station']> = {},
  off = 0,
) => ({
  station: { ...STATION!, id, ...change },
  position,
  off,
})

// 100 km in Germany, the rest in France.
const driveOf = (km: number, stations: readonly StationAlong[], share?: number): Drive => {
  const steps = [100, km - 100].map((length, place) => ({
    ...LINE!,
    country: place === 0 ? 'DE' : 'FR',
    distance: some(length * 1000),
    minutes: some(length * 0.6),
  }))
  const road = readRouteLine({ ...tinyRoute.route, legs: [{ steps }], distance: none })
  return {
    road: toUndefined(road)!,
    stations,
    coverage:
      share === undefined
        ? []
        : [
            { country: 'DE', share: 1, stations: 900, asOf: '2026-01-28' },
            { country: 'FR', share, stations: 3, asOf: '2026-01-28' },
          ],
    stationsAlong: none,
  }
}

const inputOf = (drive: Drive, change: Partial<TripSettings> = {}, range = 300): PlanInput => ({
  drive,
  stays: [],
  settings: resolveTrip({ hasAssumedSites: false, ...change }, tinyChoices),
  terms: toTripTerms({}),
  car: tinyDriven(range),
})

const troubleOf = (input: PlanInput, others: readonly OtherCar[] = []): TripTrouble => {
  const { trip, plan } = planTrip(input)
  if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
  return findTrouble(input, { trip, plan: plan.right }, others)
}

const kinds = ({ remedies }: TripTrouble) => remedies.map(({ kind }) => kind)

describe('[E-T-97] why a drive fails', () => {
  const cluster = [at('a1', 70), at('a2', 72, {}, 4), at('a3', 74, {}, 12)]

  test('our data ends beyond a border: said of the country, however many stations lie before it', () => {
    const trouble = troubleOf(inputOf(driveOf(600, cluster, 0.1)))
    expect(trouble).toMatchObject({ cause: 'dataEnds', coverage: some({ country: 'FR' }) })
    expect(kinds(trouble)).toEqual(['assumedSites'])
  })

  test('one station more, or one that is left out, beside the last does not make it the car', () => {
    for (const stations of [cluster.slice(0, 1), cluster, [...cluster, at('b', 76, {}, 3)]]) {
      expect(troubleOf(inputOf(driveOf(600, stations))).cause).toBe('dataEnds')
      const struck = inputOf(driveOf(600, [...stations, at('c', 71)], 0.1), { struck: ['a1'] })
      expect(troubleOf(struck).cause).toBe('dataEnds')
    }
  })

  test('what is left out on the way does not hide that the data ends', () => {
    const far = [at('a1', 200, {}, 12)]
    expect(troubleOf(inputOf(driveOf(900, far, 0.1))).cause).toBe('dataEnds')
    expect(troubleOf(inputOf(driveOf(900, far, 0.95))).cause).toBe('leftOut')
    expect(troubleOf(inputOf(driveOf(900, far))).cause).toBe('leftOut')
  })

  test('where stations are known well, the car is too short; a stray one far beyond changes nothing', () => {
    const stray = [...cluster, at('paris', 590)]
    expect(troubleOf(inputOf(driveOf(600, stray, 0.1))).cause).toBe('dataEnds')
    expect(troubleOf(inputOf(driveOf(600, stray, 0.95))).cause).toBe('tooShort')
    expect(troubleOf(inputOf(driveOf(600, cluster, 0.95))).cause).toBe('tooShort')
  })

  test('a setting that leaves out what would help is named, with what undoes it', () => {
    const far = [at('a1', 200, {}, 12), at('a2', 200, {}, 7)]
    const trouble = troubleOf(inputOf(driveOf(400, far, 0.1)))
    expect(trouble).toMatchObject({
      cause: 'leftOut',
      leftOut: [{ reason: 'tooFar', count: 2 }],
      remedies: [{ kind: 'assumedSites' }, { kind: 'tooFar', change: { width: 8 } }],
    })
    const run = [at('a1', 200, { operator: 'A' })]
    expect(kinds(troubleOf(inputOf(driveOf(400, run, 1), { avoided: ['A'] })))).toEqual([
      'operator',
    ])
    const weak = [at('a1', 200, { power: some(50) })]
    expect(troubleOf(inputOf(driveOf(400, weak, 1), { leastPower: 150 })).remedies).toEqual([
      { kind: 'tooWeak', change: { leastPower: 50 } },
    ])
  })

  test('a start, a reserve or a wish that is too much is lowered no further than needed', () => {
    const low = troubleOf(inputOf(driveOf(250, [], 1), { start: 50 }))
    expect(low.cause).toBe('tooShort')
    expect(low.remedies).toEqual([{ kind: 'start', change: { start: 100 } }])
    const wish = troubleOf(inputOf(driveOf(200, [], 1), { arrival: 60 }))
    expect(wish).toMatchObject({
      cause: 'arrival',
      remedies: [{ kind: 'arrival', change: { arrival: 20 } }, { kind: 'reserve' }],
    })
    const strict = troubleOf(inputOf(driveOf(200, [], 1), { reserve: 50, start: 100 }))
    expect(strict.remedies).toEqual([{ kind: 'reserve', change: { reserve: 30, arrival: 10 } }])
  })

  test('[E-T-140] stations left with too little are said to be, and the least that will do is offered', () => {
    const stations = [at('a1', 100), at('a2', 320)]
    const trouble = troubleOf(inputOf(driveOf(500, stations, 1), { limit: 60 }))
    expect(trouble).toMatchObject({
      cause: 'limit',
      remedies: [{ kind: 'limit', change: { limit: 85 } }],
    })
    const far = troubleOf(inputOf(driveOf(600, [at('a1', 100)], 1), { limit: 60 }))
    expect([far.cause, kinds(far)]).toEqual(['tooShort', []])
  })

  test('a stop that is wanted and cannot be reached is set free', () => {
    const stations = [at('a1', 200), at('wanted', 150, {}, 99)]
    const trouble = troubleOf(inputOf(driveOf(400, stations, 1), { fixed: ['wanted'] }))
    expect(kinds(trouble)).toContain('fixed')
  })

  test('another car is offered where no setting helps', () => {
    const other = { change: { car: 'EX90', motor: 'TM' }, car: tinyDriven(900) }
    const short = { change: { car: 'EX90', motor: 'SM' }, car: tinyDriven(310) }
    const trouble = troubleOf(inputOf(driveOf(600, [], 1)), [short, other])
    expect(trouble.remedies).toEqual([{ kind: 'car', change: other.change }])
  })
})

describe('[E-T-97] laws of the ways out', () => {
  const failing = anyPlanInput.filter((input) => O.isNone(findPossible(planTrip(input).plan)))

  test('Every change that is offered makes the drive possible.', () => {
    fc.assert(
      fc.property(failing, (input) => {
        const other = {
          change: { car: 'EX90', motor: 'TM' },
          car: { ...input.car, rangeAt: () => 1500 },
        }
        return troubleOf(input, [other]).remedies.every(({ kind, change }) => {
          const car = kind === 'car' ? other.car : input.car
          const settings = { ...input.settings, ...change }
          return O.isSome(findPossible(planTrip({ ...input, settings, car }).plan))
        })
      }),
      { numRuns: runs(150) },
    )
  })

  test('Each change stands on the grid it is shown on.', () => {
    fc.assert(
      fc.property(failing, (input) => {
        for (const { change } of troubleOf(input).remedies) {
          const settings = { ...input.settings, ...change }
          expect(resolveTrip(settings, tinyChoices)).toEqual(settings)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('Settings are blamed where every station brings the car on, the data and the car where not.', () => {
    fc.assert(
      fc.property(failing, (input) => {
        const { trip, plan } = planTrip(input)
        if (E.isLeft(plan) || plan.right.kind === 'possible') return false
        const { cause } = findTrouble(input, { trip, plan: plan.right }, [])
        if (cause === 'arrival' || cause === 'fixed') return true
        const every = { ...NO_STATION_CHOICE, isAssumed: true, width: 20 }
        const settings = { ...input.settings, ...every, aim: 'fastest' as const }
        const open = planTrip({ ...input, settings }).plan
        if (E.isLeft(open)) return false
        const isFurther =
          open.right.kind === 'possible' ||
          open.right.leg.endsAt.value > plan.right.leg.endsAt.value + 20
        if (open.right.kind === 'possible') return cause === 'leftOut'
        return isFurther ? cause !== 'tooShort' : cause !== 'leftOut'
      }),
      { numRuns: runs(150) },
    )
  })
})
