import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { DEFAULT_MAP_PROVIDER, requireMapKey } from '../../src/route/map-provider.js'
import {
  EMPTY_END,
  EMPTY_ENDS,
  endAt,
  isSamePlace,
  isPlace,
  resolveEnds,
} from '../../src/route/route-ends.js'
import {
  findCached,
  addToCache,
  MOST_CACHED,
  PLACE_CACHE_LIFETIME,
} from '../../src/route/place-cache.js'
import { DEFAULT_TRIP, placeTripValue, TRIP_GRIDS, TRIP_SLIDERS } from '../../src/route/trip.js'
import { moveActive } from '../../src/interaction/look-up.js'
import { recentAssist } from '../../src/route/assist.js'
import { MOST_RECENT, rememberPlaces } from '../../src/route/recent-places.js'
import {
  NO_MAP_KEY,
  ROUTE_FAULT_CODES,
  toRouteFault,
  toRouteLogEntry,
} from '../../src/route/route.errors.js'
import { planStops } from '../../src/route/stop-plan.js'
import type { ChargedCar } from '../../src/route/search-nodes.js'
import { reachAlong } from '../kit/reach.js'
import {
  toTripLogEntry,
  TRIP_FAULT_CODES,
  type PlanAim,
  type Trip,
} from '../../src/route/trip-check.js'
import { none, some } from '../../src/shared/option.js'
import {
  tellPlace,
  tinyDriven,
  tinyEnds,
  tinyPlaces,
  tinyStretch,
  tinyTrip,
} from '../../src/testing/route-samples.js'

const { gothenburg, lund, stockholm } = tinyPlaces

describe('faults', () => {
  const failed = (status: number, statusText: string) =>
    toRouteLogEntry({ tag: 'RequestFailed', call: 'get-route', status, statusText })

  test('[T-ERR-01] the words of the row, with and without a text', () => {
    expect(failed(404, 'Not Found').text).toBe('Request failed with status 404 Not Found')
    expect(failed(503, '').text).toBe('Request failed with status 503')
    expect(failed(503, '').level).toBe('error')
  })

  test('D-T-52: without an answer the error itself is logged with the name of the request', () => {
    const fault = toRouteFault('origin-destination', {
      kind: 'network',
      message: 'Failed to fetch',
    })
    expect(toRouteLogEntry(fault)).toEqual({
      level: 'error',
      code: 'EV-402',
      text: 'origin-destination: Failed to fetch',
    })
  })

  test('a refusal with a meaning keeps its status for the log', () => {
    const failure = { kind: 'status', status: 404, statusText: 'Not Found' } as const
    const off = toRouteFault('get-route', { ...failure, problem: some('OFF_THE_MAP') })
    expect(off.tag).toBe('OffTheMap')
    expect(toRouteLogEntry(off)).toMatchObject({
      level: 'note',
      text: 'Request failed with status 404 Not Found',
    })
    const other = toRouteFault('place', { ...failure, problem: some('UNKNOWN_PLACE') })
    expect(other.tag).toBe('RequestFailed')
    expect(toRouteFault('place', { kind: 'unreadable', path: 'id' })).toEqual({
      tag: 'HalfAnswer',
      call: 'place',
      path: 'id',
    })
  })

  test('[E-T-21] No line of a fault holds an address of a call.', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const message = `request to ${url} failed, also /api/electrification/maps/get-route/%7B57.70887`
        const { text } = toRouteLogEntry({ tag: 'Unreachable', call: 'get-route', message })
        return !text.includes('57.70887') && !text.includes('://')
      }),
    )
  })

  test('every fault has a code of its own', () => {
    const codes = [...Object.values(ROUTE_FAULT_CODES), ...Object.values(TRIP_FAULT_CODES)]
    expect(new Set(codes).size).toBe(codes.length)
    expect(toRouteLogEntry({ tag: 'SamePlace' }).level).toBe('note')
    expect(toTripLogEntry({ tag: 'TooManyStations', most: 2000 }).code).toBe('EV-422')
  })
})

describe('the key of the map', () => {
  test('[T-ERR-05] a provider that needs a key and has none throws exactly this text', () => {
    const google = { name: 'google', requiresKey: true }
    expect(() => requireMapKey(google, '')).toThrow(new Error(NO_MAP_KEY))
    expect(() => requireMapKey(google, undefined)).toThrow('Google Maps API token is not set')
    expect(() => requireMapKey(google, '  ')).toThrow(NO_MAP_KEY)
    expect(requireMapKey(google, ' k ')).toBe('k')
  })

  test('D-T-19: the default needs none', () => {
    expect(requireMapKey(DEFAULT_MAP_PROVIDER, undefined)).toBe('')
  })
})

describe('ends', () => {
  test('[T-ROUTE-07] a field that has a place keeps it, the other takes the first of its list', () => {
    const answer = {
      start: { places: [tellPlace(stockholm)], outside: '' },
      destination: { places: [tellPlace(lund), tellPlace(stockholm)], outside: '' },
      credits: [],
    }
    const ends = { ...tinyEnds, destination: { ...EMPTY_END, text: 'Lund' } }
    const resolved = resolveEnds(ends, answer)
    expect(resolved.ends.origin).toBe(tinyEnds.origin)
    expect(resolved.ends.destination).toEqual(endAt(lund))
    const half = {
      ...answer,
      destination: { places: [{ ...tellPlace(lund), location: none }], outside: '' },
    }
    expect(resolveEnds(ends, half).faults).toEqual([{ tag: 'PlaceNotFound', field: 'destination' }])
  })

  test('the same place by id or by position', () => {
    const ends = (place: typeof lund) => ({
      ...EMPTY_ENDS,
      origin: endAt(gothenburg),
      destination: endAt(place),
    })
    expect(isSamePlace(ends(gothenburg))).toBe(true)
    expect(isSamePlace(ends({ ...gothenburg, id: 'other' }))).toBe(true)
    expect(isSamePlace(ends({ ...lund, id: gothenburg.id }))).toBe(true)
    expect(isSamePlace(ends(lund))).toBe(false)
  })
})

describe('what is remembered', () => {
  const anyPlace = fc.constantFrom(gothenburg, lund, stockholm)

  test('[E-T-34] No place is remembered twice, and no more than five are.', () => {
    const anyOther = fc.nat(20).map((at) => ({ ...lund, location: { lat: at, lng: at } }))
    fc.assert(
      fc.property(fc.array(anyOther), fc.array(fc.oneof(anyPlace, anyOther)), (recent, places) => {
        const all = rememberPlaces(recent, places)
        const keys = new Set(all.map(({ location }) => `${location.lat} ${location.lng}`))
        return keys.size === all.length && all.length <= MOST_RECENT
      }),
    )
  })

  test('[E-T-22] A kept answer is found for seven days and not a millisecond longer.', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(PLACE_CACHE_LIFETIME * 2), (at, later) => {
        const cache = addToCache([], { question: '/q', at, answer: 'a' })
        const found = findCached(cache, '/q', at + later)
        expect(found._tag).toBe(later < PLACE_CACHE_LIFETIME ? 'Some' : 'None')
        expect(findCached(cache, '/q', at - 1)).toEqual(none)
        expect(findCached(cache, '/other', at)).toEqual(none)
      }),
    )
  })

  test('[E-T-22] a newer answer takes the place of the older, and what is stale goes with the next', () => {
    const first = addToCache([], { question: '/q', at: 0, answer: 'old' })
    const both = addToCache(first, { question: '/other', at: 1, answer: 'other' })
    expect(both.map(({ question }) => question)).toEqual(['/other', '/q'])
    const newer = addToCache(both, { question: '/q', at: 5, answer: 'new' })
    expect(newer.map(({ question, answer }) => [question, answer])).toEqual([
      ['/q', 'new'],
      ['/other', 'other'],
    ])
    const late = addToCache(newer, { question: '/late', at: PLACE_CACHE_LIFETIME + 2, answer: '' })
    expect(late.map(({ question }) => question)).toEqual(['/late', '/q'])
  })

  test('[B-T-02] without a query a drive starts at 90 % and keeps a reserve of 10 %', () => {
    expect(DEFAULT_TRIP).toEqual({
      start: 90,
      reserve: 10,
      arrival: 10,
      limit: 100,
      traffic: 0,
      width: 5,
      isAssumed: true,
      hasAssumedSites: true,
    })
  })

  test('[D-T-17] a place lies at most at a pole and on the date line', () => {
    const at = (lat: number, lng: number) => isPlace({ ...lund, location: { lat, lng } })
    expect([at(90, 180), at(-90, -180), at(0, 0)]).toEqual([true, true, true])
    expect([at(90.001, 0), at(0, 180.001), at(-91, 0), at(Number.NaN, 0)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('no more than a hundred answers are kept, the oldest go first', () => {
    const cache = Array.from({ length: 150 }, (_, at) => at).reduce<
      ReturnType<typeof addToCache<number>>
    >((kept, at) => addToCache(kept, { question: `/${at}`, at, answer: at }), [])
    expect(cache).toHaveLength(MOST_CACHED)
    expect(findCached(cache, '/149', 149)).toEqual(some(149))
    expect(findCached(cache, '/10', 149)).toEqual(none)
  })
})

describe('choosing', () => {
  test('The active option is always one of the list.', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End')
    fc.assert(
      fc.property(fc.nat(5), fc.array(keys), (count, presses) => {
        const places = Array.from({ length: count }, () => lund)
        const list = presses.reduce(moveActive, recentAssist('origin', places))
        return O.isNone(list.active) || list.options[list.active.value] !== undefined
      }),
    )
  })

  test('A number that was put on a grid stays where it is.', () => {
    const slider = fc.constantFrom(...TRIP_SLIDERS)
    fc.assert(
      fc.property(slider, fc.double(), (name, value) => {
        const placed = placeTripValue(name, value)
        const { min, max } = TRIP_GRIDS[name]
        expect(placeTripValue(name, placed)).toBe(placed)
        return placed >= min && placed <= max
      }),
    )
  })
})

describe('[B-T-02] drives by hand', () => {
  const car = tinyDriven(300)
  const ask = (change: Partial<Trip>, aim: PlanAim = 'fastest', charged: ChargedCar = car) =>
    planStops({ trip: { ...tinyTrip, ...change }, car: charged, aim })
  const planOf = (change: Partial<Trip>, aim: PlanAim = 'fastest') => {
    const answer = ask(change, aim)
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right
  }
  const station = tinyTrip.stations[0]!

  test('350 km with 300 km of range: one stop, from 23 to 60 %, nine minutes', () => {
    const plan = planOf({})
    expect(plan).toMatchObject({
      kind: 'possible',
      stops: [
        {
          id: 's2',
          arrival: { value: expect.closeTo(90 - (200 / 300) * 100, 6) as number },
          arrivalLevel: { value: 23 },
          departure: 60,
          minutes: { value: expect.closeTo(9.4, 9) as number },
        },
      ],
      arrival: { value: 10 },
      minutes: { total: { value: expect.closeTo(219.4, 9) as number }, isDrivingCounted: true },
    })
  })

  test('a station off the road costs the way there and back, in charge and in time', () => {
    const stations = [{ ...station, position: 200, off: 5 }]
    const plan = planOf({ stations })
    expect(plan.stops[0]?.arrival.value).toBeCloseTo(90 - (205 / 300) * 100, 6)
    expect(plan.stops[0]?.detour.value).toBe(12)
    expect(plan.stops[0]?.departure).toBe(62)
  })

  test('a ferry uses nothing', () => {
    const ferry = (length: number): Partial<Trip> => ({
      length,
      stretches: [
        { ...tinyStretch(100, 300), to: 100 },
        { ...tinyStretch(250, 300), from: 100, kind: 'ferry', pace: none, range: none },
        { ...tinyStretch(length, 300), from: 250 },
      ],
    })
    expect(planOf(ferry(350))).toMatchObject({
      kind: 'possible',
      stops: [],
      arrival: { value: expect.closeTo(90 - (200 / 300) * 100, 6) as number },
    })
    const reach = reachAlong({ ...tinyTrip, ...ferry(900) })
    expect(E.isRight(reach) && reach.right.endsAt.value).toBeCloseTo(390, 6)
  })

  test('an impossible drive says on which leg, where the reserve is reached, and where it is empty', () => {
    const plan = planOf({ length: 900, stretches: [tinyStretch(900, 300)] })
    expect(plan).toMatchObject({ kind: 'impossible', leg: { from: some('s2'), to: none } })
    expect(plan.kind === 'impossible' && plan.leg.endsAt.value).toBeCloseTo(470, 6)
    expect(plan.kind === 'impossible' && plan.leg.emptyAt.value).toBeCloseTo(500, 6)
    const low = planOf({ start: 5, stations: [] })
    expect(low).toMatchObject({ kind: 'impossible', stops: [], leg: { endsAt: { value: 0 } } })
  })

  test('a table without times for a power makes its stations useless', () => {
    const answer = ask({}, 'fastest', { ...car, minutes: () => none })
    expect(E.isRight(answer) && answer.right.kind).toBe('impossible')
    const broken = ask({}, 'fastest', { ...car, minutes: () => some(Number.NaN) })
    expect(E.isRight(broken) && broken.right.kind).toBe('impossible')
  })

  test('[E-T-38] every bad number is named', () => {
    const answer = ask({
      length: -1,
      reserve: 95,
      assumedPower: some(0),
      stopMinutes: 61,
      stretches: [{ ...tinyStretch(5, 300), from: 2 }],
      stays: [{ id: 'via-1', position: 1, minutes: Number.NaN, power: none }],
    })
    const paths = E.isLeft(answer)
      ? answer.left.map((fault) => ('path' in fault ? fault.path : fault.tag))
      : []
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['length', 'reserve', 'assumedPower', 'stopMinutes'],
        ...['stretches.0.from', 'stretches.0.to', 'stays.0.minutes'],
      ]),
    )
    const many = Array.from({ length: 2001 }, () => tinyTrip.stations[0]!)
    expect(ask({ stations: many })).toMatchObject({
      left: [{ tag: 'TooManyStations', most: 2000 }],
    })
  })

  test('[E-T-91] a stop costs its minutes, so that fewer of them may take less', () => {
    const stations = [80, 160, 240].map((position, at) => ({
      ...station,
      id: `s${at}`,
      position,
      power: some(250),
    }))
    const long = { length: 420, stretches: [tinyStretch(420, 300)], stations }
    const stopsOf = (stopMinutes: number) => planOf({ ...long, stopMinutes }).stops.length
    expect([stopsOf(0), stopsOf(5)]).toEqual([1, 1])
    expect(planOf({ ...long, stopMinutes: 5 })).toMatchObject({
      minutes: { stopping: { value: 5 } },
    })
  })

  test('[E-T-91] the charge wanted on arrival is there; the reserve counts where it is higher', () => {
    const arrivalOf = (arrival: number) => {
      const plan = planOf({ arrival })
      return plan.kind === 'possible' ? plan.arrival.value : Number.NaN
    }
    expect(arrivalOf(10)).toBe(10)
    expect(arrivalOf(0)).toBe(10)
    expect(arrivalOf(40)).toBeCloseTo(40, 6)
    expect(planOf({ arrival: 100 })).toMatchObject({ kind: 'impossible' })
  })

  test('[E-T-93] a night at a charger charges for nothing, and counts as no stop', () => {
    const stays = [{ id: 'via-1', position: 200, minutes: 600, power: some(11) }]
    expect(planOf({ stays, stations: [] })).toMatchObject({
      kind: 'possible',
      stops: [{ id: 'via-1', stay: some(600), departure: 100 }],
      minutes: { charging: { value: 0 }, staying: { value: 600 }, stopping: { value: 0 } },
    })
    // Half an hour does not do: the car stays on until it has enough.
    const short = planOf({ stations: [], stays: [{ ...stays[0]!, minutes: 30 }] })
    expect(short).toMatchObject({ kind: 'possible', minutes: { staying: { value: 30 } } })
    expect(short.kind === 'possible' && short.minutes.charging.value).toBeGreaterThan(0)
    const passed = planOf({ stays: [{ ...stays[0]!, power: none }] })
    expect(passed.stops.map(({ id }) => id)).toEqual(['s2'])
  })

  test('[E-T-94] an operator that is not preferred is used where it saves more than that is worth', () => {
    const stationsOf = (disfavour: number) => [
      { ...station, id: 'near', position: 200, power: some(50) },
      { ...station, id: 'strong', position: 201, power: some(150), disfavour },
    ]
    const idOf = (disfavour: number) =>
      planOf({ stations: stationsOf(disfavour) }).stops.map(({ id }) => id)
    expect([idOf(15), idOf(60)]).toEqual([['strong'], ['near']])
    // What it is worth is no time.
    expect(planOf({ stations: stationsOf(15) })).toMatchObject({
      minutes: { charging: { value: expect.closeTo(9.4, 9) as number }, stopping: { value: 0 } },
    })
  })

  test('[E-T-95] the cheapest is not the fastest: a slow charger that costs less', () => {
    const stations = [
      { ...station, id: 'slow', position: 210, power: some(50), price: some(0.4) },
      { ...station, id: 'fast', position: 210, power: some(150), price: some(0.8) },
    ]
    const road = { length: 360, stretches: [tinyStretch(360, 300)] }
    expect(planOf({ ...road, stations }).stops[0]?.id).toBe('fast')
    const cheap = planOf({ ...road, stations }, 'cheapest')
    expect(cheap.stops[0]?.id).toBe('slow')
    // From 20 to 60 % of 60 kWh with 5 % lost.
    const price = cheap.kind === 'possible' ? cheap.price : none
    expect(O.isSome(price) && price.value.value).toBeCloseTo((24 / 0.95) * 0.4, 9)
  })
})
