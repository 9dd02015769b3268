import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { isAssumedSite, listAssumedSites, locateSite } from '../../src/route/assumed-sites.js'
import type { Drive } from '../../src/route/drive.js'
import { listOthers } from '../../src/route/other-plans.js'
import { findPossible, planTrip, type PlanInput } from '../../src/route/plan-trip.js'
import { readRouteLine } from '../../src/route/route-line.js'
import { routeAddress } from '../../src/route/route.url.js'
import type { RoadKind } from '../../src/route/route.types.js'
import { toTripTerms } from '../../src/route/trip-terms.js'
import { findTrouble } from '../../src/route/trip-trouble.js'
import { resolveTrip, type TripSettings } from '../../src/route/trip.js'
import { none, parseQuery, some, toUndefined } from '../../src/shared/index.js'
import { tinyChoices, tinyDriven, tinyEnds, tinyRoute } from '../../src/testing/route-samples.js'
import { anyPlanInput } from '../kit/plan-arbitraries.js'

const [LINE] = tinyRoute.route.legs[0]!.steps
const [STATION] = tinyRoute.chargingStations

type Step = readonly [country: string, km: number, kind?: RoadKind]

interface Known {
  readonly stations?: readonly number[]
  /** Of Norway; none where nothing is known of it. */
  readonly share?: number | undefined
}

const driveOf = (steps: readonly Step[], { stations = [], share = 0 }: Known = {}): Drive => {
  const legs = steps.map(([country, km, kind = 'motorway']) => ({
    ...LINE!,
    kind,
    country,
    distance: some(km * 1000),
    minutes: some(km * 0.6),
  }))
  const road = toUndefined(
    readRouteLine({ ...tinyRoute.route, legs: [{ steps: legs }], distance: none }),
  )
  return {
    road: road!,
    stations: stations.map((position, at) => ({
      station: { ...STATION!, id: `s${at}` },
      position,
      off: 0,
    })),
    coverage: [
      { country: 'DE', share: 1, stations: 900, asOf: '2026' },
      { country: 'NO', share, stations: 0, asOf: '' },
    ],
    stationsAlong: none,
  }
}

const inputOf = (drive: Drive, change: Partial<TripSettings> = {}, range = 480): PlanInput => ({
  drive,
  stays: [],
  settings: resolveTrip(change, tinyChoices),
  terms: toTripTerms({}),
  car: tinyDriven(range),
})

const planOf = (input: PlanInput) => toUndefined(findPossible(planTrip(input).plan))
const sitesOf = (input: PlanInput) =>
  (planOf(input)?.stops ?? []).flatMap(({ id, isAssumedSite: isSite }) => (isSite ? [id] : []))

const OSLO_BERGEN: readonly Step[] = [['NO', 446]]

describe('[E-T-123] chargers that are assumed', () => {
  test('where a country is known by 0 %, a drive that fails goes on with one stop, on the road, of 100 kW', () => {
    const plan = planOf(inputOf(driveOf(OSLO_BERGEN)))
    expect(plan?.stops).toMatchObject([
      { isAssumedSite: true, isAssumed: false, power: 100, off: 0, stay: none },
    ])
  })

  test('without them the data is named as the cause, not the car, and they are offered', () => {
    const input = inputOf(driveOf(OSLO_BERGEN), { hasAssumedSites: false })
    const { trip, plan } = planTrip(input)
    if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
    expect(plan.right.leg.arrival.value).toBeLessThan(0)
    expect(findTrouble(input, { trip, plan: plan.right }, [])).toMatchObject({
      cause: 'dataEnds',
      coverage: some({ country: 'NO', share: 0 }),
    })
    const [first] = findTrouble(input, { trip, plan: plan.right }, []).remedies
    expect(first).toEqual({ kind: 'assumedSites', change: { hasAssumedSites: true } })
  })

  test('a country known by 90 % never has one: there the car is too short', () => {
    const input = inputOf(driveOf(OSLO_BERGEN, { share: 0.9 }))
    const { trip, plan } = planTrip(input)
    if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
    expect(findTrouble(input, { trip, plan: plan.right }, []).cause).toBe('tooShort')
    expect(listAssumedSites(input)).toEqual([])
  })

  test('a country nothing is known of has them, and so has a road whose countries are not known', () => {
    expect(sitesOf(inputOf(driveOf([['PL', 446]])))).toHaveLength(1)
    expect(sitesOf(inputOf(driveOf([['', 446]])))).toHaveLength(1)
  })

  test('only on the stretch without data, not near a known station, in a tunnel or on board', () => {
    const steps: readonly Step[] = [
      ['DE', 420],
      ['NO', 100, 'ferry'],
      ['NO', 60, 'tunnel'],
      ['NO', 420],
    ]
    const sites = listAssumedSites(inputOf(driveOf(steps, { stations: [790, 860] })))
    expect(sites.map(({ id }) => id)).toEqual(
      [600, 650, 700, 750, 900, 950].map((km) => `assumed-${km}`),
    )
  })

  test('as few as can be: none where known stations do, one where one does', () => {
    expect(sitesOf(inputOf(driveOf([['NO', 700]], { stations: [200, 400] })))).toEqual([])
    const one = inputOf(driveOf([['NO', 1100]], { stations: [300, 900] }))
    expect(planOf(one)?.stops).toHaveLength(3)
    expect(sitesOf(one)).toHaveLength(1)
  })

  test('spacing and power are content; what is weaker than the visitor asks for is not assumed', () => {
    const terms = toTripTerms({ assumedSites: { spacing: 120, power: 150 } })
    const input = { ...inputOf(driveOf(OSLO_BERGEN)), terms }
    expect(listAssumedSites(input)).toMatchObject([120, 240, 360].map((position) => ({ position })))
    expect(planOf(input)?.stops).toMatchObject([{ power: 150 }])
    expect(sitesOf(inputOf(driveOf(OSLO_BERGEN), { leastPower: 150 }))).toEqual([])
  })

  test('its place is its id: in an address one is left out, or wanted, and is another than the best', () => {
    const drive = driveOf(OSLO_BERGEN)
    const [first = ''] = sitesOf(inputOf(drive))
    const { selection } = routeAddress.read(
      parseQuery(`without=${first}&stopAt=assumed-250`),
      tinyChoices,
    )
    const { struck, fixed } = selection.trip
    expect(sitesOf(inputOf(drive, { struck, fixed }))).toEqual(['assumed-250'])
    expect(sitesOf(inputOf(drive, { struck }))).not.toContain(first)
    const plan = planOf(inputOf(drive))!
    expect(listOthers(inputOf(drive), plan, first)).toHaveLength(3)
    const trip = resolveTrip({ hasAssumedSites: false }, tinyChoices)
    expect(routeAddress.write({ ends: tinyEnds, trip }, [])).toContain('assumedSites=false')
  })

  test('[E-T-96] one that is wanted is kept where the drive fails, and is why it does where it cannot be reached', () => {
    const drive = driveOf(OSLO_BERGEN)
    const input = inputOf(drive, { fixed: ['assumed-400'], start: 20 }, 120)
    const { trip, plan } = planTrip(input)
    if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
    expect(trip.stations.map(({ id }) => id)).toContain('assumed-400')
  })

  test('[E-T-94] one that is wanted may be weaker than what is asked for elsewhere, as a station may', () => {
    const change = { fixed: ['assumed-250'], leastPower: 150 } as const
    expect(sitesOf(inputOf(driveOf(OSLO_BERGEN), change))).toEqual(['assumed-250'])
    expect(sitesOf(inputOf(driveOf(OSLO_BERGEN), { leastPower: 150 }))).toEqual([])
  })

  test('[E-T-97] where it is too weak for what is asked, asking for less is offered, and a stop that is wanted stays', () => {
    const drive = driveOf([['NO', 900]])
    const troubleOf = (change: Partial<TripSettings>) => {
      const input = inputOf(drive, change)
      const { trip, plan } = planTrip(input)
      if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
      return findTrouble(input, { trip, plan: plan.right }, [])
    }
    const least = { kind: 'tooWeak', change: { leastPower: 100 } }
    expect(troubleOf({ leastPower: 150 }).remedies).toEqual([least])
    expect(troubleOf({ leastPower: 150, fixed: ['assumed-300'] }).remedies).toContainEqual(least)
    const off = { leastPower: 150, hasAssumedSites: false } as const
    expect(troubleOf(off).remedies).toEqual([
      { kind: 'assumedSites', change: { hasAssumedSites: true, leastPower: 100 } },
    ])
  })

  test('[E-T-97] letting in every station keeps the stop that is wanted', () => {
    const stations = [
      { ...STATION!, id: 'wanted', operator: 'C', power: some(250) },
      { ...STATION!, id: 'avoided', operator: 'A', power: some(250) },
      { ...STATION!, id: 'weak', operator: 'B', power: some(50) },
    ].map((station, at) => ({ station, position: 225 * (at + 1), off: 0 }))
    const coverage = [{ country: 'NO', share: 0.9, stations: 3, asOf: '' }]
    const drive = { ...driveOf([['NO', 900]]), stations, coverage }
    const change = { fixed: ['wanted'], leastPower: 150, avoided: ['A'] } as const
    const input = inputOf(drive, change)
    const { trip, plan } = planTrip(input)
    if (E.isLeft(plan) || plan.right.kind === 'possible') throw new Error('the drive works')
    const [every] = findTrouble(input, { trip, plan: plan.right }, []).remedies
    expect(every?.kind).toBe('everyStation')
    const letIn = planOf(inputOf(drive, { ...change, ...every?.change }))
    expect(letIn?.stops.map(({ id }) => id)).toEqual(['wanted', 'avoided', 'weak'])
  })

  test('where none may be assumed, one that is wanted is not there either', () => {
    const change = { fixed: ['assumed-250'], hasAssumedSites: false } as const
    const { trip } = planTrip(inputOf(driveOf(OSLO_BERGEN), change))
    expect(trip.stations).toEqual([])
  })

  test('it lies on the drawn line', () => {
    const { road } = driveOf(OSLO_BERGEN)
    expect(locateSite('assumed-0', road)).toEqual({ lat: 38.5, lng: -120.2 })
    expect(locateSite('assumed-446', road)?.lat).toBeCloseTo(43.252, 5)
  })

  test('in place of a known stop nothing is assumed where nothing was', () => {
    const input = inputOf(driveOf([['NO', 700]], { stations: [200, 300, 400] }))
    const plan = planOf(input)!
    for (const { id } of plan.stops)
      for (const { instead } of listOthers(input, plan, id))
        expect(instead.some((stop) => stop.isAssumedSite)).toBe(false)
  })
})

describe('[E-T-123] laws of assumed chargers', () => {
  test('[E-T-96] Every stop that is wanted and can be planned with is in a drive, and stays in one that fails.', () => {
    fc.assert(
      fc.property(anyPlanInput, (given) => {
        const { trip, plan } = planTrip(given)
        if (E.isLeft(plan)) return true
        const { fixed } = given.settings
        const offered = listAssumedSites(given).filter(({ id }) => fixed.includes(id))
        const stops = plan.right.kind === 'possible' ? plan.right.stops : trip.stations
        const wanted = trip.stations.filter(
          ({ isFixed, power }) => isFixed && (O.isSome(power) || O.isSome(trip.assumedPower)),
        )
        return [...offered, ...wanted].every(({ id }) => stops.some((stop) => stop.id === id))
      }),
      { numRuns: runs(300) },
    )
  })

  test('A drive that works with what is known has none, and one that works without them works with them.', () => {
    fc.assert(
      fc.property(anyPlanInput, (given) => {
        // One that is wanted is there for another reason.
        const fixed = given.settings.fixed.filter((id) => !isAssumedSite(id))
        const settings = { ...given.settings, fixed, hasAssumedSites: false }
        const known = findPossible(planTrip({ ...given, settings }).plan)
        const all = { ...given, settings: { ...settings, hasAssumedSites: true } }
        const found = findPossible(planTrip(all).plan)
        return (
          O.isNone(known) ||
          (O.isSome(found) && found.value.stops.every(({ id }) => !isAssumedSite(id)))
        )
      }),
      { numRuns: runs(150) },
    )
  })
})
