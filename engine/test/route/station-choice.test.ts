import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { findPossible, planTrip } from '../../src/route/plan-trip.js'
import { listOthers, MOST_OTHERS } from '../../src/route/other-plans.js'
import { countLeftOut, LEFT_OUT, whyLeftOut } from '../../src/route/left-out.js'
import {
  MOST_CHOSEN,
  NO_STATION_CHOICE,
  resolveStationChoice,
  type StationChoice,
} from '../../src/route/station-choice.js'
import { none, some } from '../../src/shared/option.js'
import { readRouteLine } from '../../src/route/route-line.js'
import { DEFAULT_TRIP, resolveTrip } from '../../src/route/trip.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { tinyChoices, tinyDriven, tinyRoute } from '../../src/testing/route-samples.js'
import { anyPlanInput, anySettings, anyStations } from '../kit/plan-arbitraries.js'

const NEAR = 1e-6
const [STATION] = tinyRoute.chargingStations
const CHOICE: StationChoice = { ...NO_STATION_CHOICE, ...DEFAULT_TRIP, isAssumed: true }
const known = { ...STATION!, operator: 'A', connectors: ['ccs' as const], power: some(150) }
const why = (choice: Partial<StationChoice>, change: Partial<typeof known> = {}, off = 0) =>
  O.toUndefined(whyLeftOut({ station: { ...known, ...change }, off }, { ...CHOICE, ...choice }))

describe('[E-T-94] which stations a plan may use', () => {
  test('each setting leaves out what it says, and nothing else', () => {
    expect(why({})).toBeUndefined()
    expect(why({}, {}, 5)).toBeUndefined()
    expect(why({}, {}, 5.01)).toBe('tooFar')
    expect(why({ struck: ['s1'] })).toBe('struck')
    expect(why({ avoided: ['A'] })).toBe('operator')
    expect(why({ avoided: ['B'] })).toBeUndefined()
    expect(why({ plug: 'ccs' })).toBeUndefined()
    expect(why({ plug: 'chademo' })).toBe('plug')
    expect(why({ leastPower: 150 })).toBeUndefined()
    expect(why({ leastPower: 250 })).toBe('tooWeak')
    expect(why({ leastPoints: 4 }, { points: some(4) })).toBeUndefined()
    expect(why({ leastPoints: 8 }, { points: some(4) })).toBe('tooFew')
    expect(why({ preferred: ['B'] })).toBeUndefined()
  })

  test('what the data does not know may well fit; an unknown power is the assumed one', () => {
    expect(
      why({ plug: 'chademo' }, { connectors: [] as unknown as typeof known.connectors }),
    ).toBeUndefined()
    expect(why({ leastPoints: 8 }, { points: none })).toBeUndefined()
    const unknown = { power: none as typeof known.power }
    expect(why({}, unknown)).toBeUndefined()
    expect(why({ isAssumed: false }, unknown)).toBe('powerUnknown')
    expect(why({ leastPower: 50 }, unknown)).toBeUndefined()
    expect(why({ leastPower: 100 }, unknown)).toBe('powerUnknown')
  })

  test('a station that is wanted is planned with whatever else is set, but not from the other end of the world', () => {
    expect(why({ fixed: ['s1'], avoided: ['A'], plug: 'chademo' }, {}, 30)).toBeUndefined()
    expect(why({ fixed: ['s1'] }, {}, 101)).toBe('tooFar')
    const unknown = { power: none as typeof known.power }
    expect(why({ fixed: ['s1'], isAssumed: false }, unknown)).toBe('powerUnknown')
    expect(why({ fixed: ['s1'], leastPower: 250 }, unknown)).toBeUndefined()
  })

  test('names are trimmed, each once, not too many; who is left out is not preferred as well', () => {
    const names = [
      ' A ',
      'A',
      '',
      'x'.repeat(81),
      ...Array.from({ length: 30 }, (_, at) => `n${at}`),
    ]
    const choice = resolveStationChoice({
      ...NO_STATION_CHOICE,
      preferred: ['A', 'B'],
      avoided: names,
      fixed: ['s1', 's2'],
      struck: ['s2'],
      leastPower: 60,
      leastPoints: 3,
      plug: 'gas' as 'ccs',
    })
    expect(choice.avoided).toHaveLength(MOST_CHOSEN)
    expect(choice.avoided[0]).toBe('A')
    expect(choice).toMatchObject({ preferred: ['B'], fixed: ['s1'], leastPower: 0, plug: '' })
    expect(choice.leastPoints).toBe(0)
  })

  test('Every station is used or counted once among those left out.', () => {
    fc.assert(
      fc.property(anyStations(900_000), anySettings, (stations, settings) => {
        const counts = countLeftOut(stations, settings)
        const used = stations.filter((one) => O.isNone(whyLeftOut(one, settings)))
        const order = counts.map(({ reason }) => LEFT_OUT.indexOf(reason))
        return (
          counts.reduce((sum, { count }) => sum + count, used.length) === stations.length &&
          order.every((place, at) => at === 0 || place > order[at - 1]!)
        )
      }),
    )
  })

  test('A plan stops nowhere that is left out, and everywhere it has to.', () => {
    fc.assert(
      fc.property(anyPlanInput, (input) => {
        const found = findPossible(planTrip(input).plan)
        if (O.isNone(found)) return true
        const { stops } = found.value
        return input.drive.stations.every((one) => {
          const isStop = stops.some(({ id }) => id === one.station.id)
          if (O.isSome(whyLeftOut(one, input.settings))) return !isStop
          return isStop || !input.settings.fixed.includes(one.station.id)
        })
      }),
      { numRuns: runs(500) },
    )
  })

  test('Leaving out more never makes the fastest plan faster.', () => {
    fc.assert(
      fc.property(anyPlanInput, anySettings, (given, { avoided, struck, plug }) => {
        const base = { ...NO_STATION_CHOICE, hasAssumedSites: false, aim: 'fastest' as const }
        const input = { ...given, settings: { ...given.settings, ...base } }
        const fewer = { ...input, settings: { ...input.settings, avoided, struck, plug } }
        const all = findPossible(planTrip(input).plan)
        const best = findPossible(planTrip(fewer).plan)
        if (O.isNone(best)) return true
        return (
          O.isSome(all) && all.value.minutes.total.value <= best.value.minutes.total.value + NEAR
        )
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('[E-T-126] what the data does not say of a station', () => {
  const unknownMinutes = { points: 3, operator: 2, power: 3 }
  const unsaid = { ...known, id: 'unsaid', points: none, operator: '' }
  const said = { ...known, id: 'said', points: some(4), operator: 'Ionity' }
  const stopsOf = (power: number, terms = toTripTerms({ unknownMinutes })) => {
    const input = {
      drive: {
        road: O.toUndefined(readRouteLine(tinyRoute.route))!,
        stations: [
          { station: unsaid, off: 0, position: 250 },
          { station: { ...said, power: some(power) }, off: 0, position: 250 },
        ],
        coverage: [],
        stationsAlong: none,
      },
      stays: [],
      settings: resolveTrip({ start: 90, reserve: 10, hasAssumedSites: false }, tinyChoices),
      terms,
      car: tinyDriven(700),
    }
    return O.toUndefined(findPossible(planTrip(input).plan))
  }

  test('side by side the one of which more is known is taken, unless it takes six minutes more', () => {
    const equal = 150
    const plan = stopsOf(equal)
    expect(plan?.stops.map(({ id }) => id)).toEqual(['said'])
    const charging = plan?.minutes.charging.value ?? 0
    // So slow that the same charge takes six minutes more.
    const slower = (equal * charging) / (charging + 6)
    expect(stopsOf(slower)?.stops.map(({ id }) => id)).toEqual(['unsaid'])
    const little = (equal * charging) / (charging + 3)
    expect(stopsOf(little)?.stops.map(({ id }) => id)).toEqual(['said'])
  })

  test('it is no part of the time, and nothing where content does not say so', () => {
    const silent = stopsOf(150, toTripTerms({}))
    expect(silent?.minutes.total.value).toBe(stopsOf(150)?.minutes.total.value)
  })
})

describe('[E-T-96] something else in place of a stop', () => {
  test('a place on the way that can charge is offered once: it cannot be struck out', () => {
    const [step] = tinyRoute.route.legs[0]!.steps
    const kind = 'motorway' as const
    const legs = [300, 200].map((km) => ({
      steps: [{ ...step!, kind, distance: some(km * 1000), minutes: some(km * 0.6) }],
    }))
    const road = readRouteLine({ ...tinyRoute.route, legs, distance: none })
    const input = {
      drive: {
        road: O.toUndefined(road)!,
        stations: [{ station: known, off: 0, position: 250 }],
        coverage: [],
        stationsAlong: none,
      },
      stays: [{ minutes: 0, power: some(11) }],
      settings: resolveTrip({ start: 90, reserve: 10 }, tinyChoices),
      terms: toTripTerms({}),
      car: tinyDriven(450),
    }
    const plan = O.toUndefined(findPossible(planTrip(input).plan))!
    expect(plan.stops.map(({ id }) => id)).toEqual(['s1'])
    expect(
      listOthers(input, plan, 's1').map(({ struck, instead }) => [
        struck,
        instead.map(({ id }) => id),
      ]),
    ).toEqual([[['s1'], ['via-1']]])
  })

  test('What is offered stops nowhere that was struck out, is possible, and each is no quicker than the one before.', () => {
    fc.assert(
      fc.property(anyPlanInput, (given) => {
        const chosen = { preferred: [], fixed: [], aim: 'fastest' as const }
        const input = { ...given, settings: { ...given.settings, ...chosen } }
        const found = findPossible(planTrip(input).plan)
        if (O.isNone(found)) return true
        return found.value.stops
          .filter(({ stay }) => O.isNone(stay))
          .every(({ id }) => {
            const others = listOthers(input, found.value, id)
            return (
              others.length <= MOST_OTHERS &&
              others.every(({ struck, instead, longer }, at) => {
                const settings = {
                  ...input.settings,
                  hasAssumedSites: found.value.stops.some((stop) => stop.isAssumedSite),
                  struck: [...input.settings.struck, ...struck],
                }
                const again = findPossible(planTrip({ ...input, settings }).plan)
                return (
                  struck.includes(id) &&
                  !instead.some((stop) => struck.includes(stop.id)) &&
                  // With one more assumed a drive may be quicker.
                  (longer >= (others[at - 1]?.longer ?? 0) - NEAR ||
                    found.value.stops.some(({ isAssumedSite }) => isAssumedSite)) &&
                  O.isSome(again) &&
                  Math.abs(
                    again.value.minutes.total.value - found.value.minutes.total.value - longer,
                  ) < NEAR
                )
              })
            )
          })
      }),
      { numRuns: runs(150) },
    )
  })
})
