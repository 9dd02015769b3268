import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { DEFAULT_MAP_PROVIDER, requireMapKey } from '../../src/route/map-provider.js'
import {
  EMPTY_END,
  endAt,
  isSamePlace,
  isPlace,
  resolveEnds,
  toHerePlace,
} from '../../src/route/route-ends.js'
import {
  findCached,
  keepCached,
  MOST_CACHED,
  PLACE_CACHE_LIFETIME,
} from '../../src/route/place-cache.js'
import { DEFAULT_TRIP, placeTripValue, TRIP_GRIDS } from '../../src/route/trip.js'
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
import { reachAlong } from '../../src/route/reach.js'
import { toTripLogEntry, TRIP_FAULT_CODES, type Trip } from '../../src/route/trip-check.js'
import { none, some } from '../../src/shared/option.js'
import {
  tellPlace,
  tinyEnds,
  tinyMinutes,
  tinyPlaces,
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
      start: { places: [tellPlace(stockholm)] },
      destination: { places: [tellPlace(lund), tellPlace(stockholm)] },
      credits: [],
    }
    const ends = { ...tinyEnds, destination: { ...EMPTY_END, text: 'Lund' } }
    const resolved = resolveEnds(ends, answer)
    expect(resolved.ends.origin).toBe(tinyEnds.origin)
    expect(resolved.ends.destination).toEqual(endAt(lund))
    const half = { ...answer, destination: { places: [{ ...tellPlace(lund), location: none }] } }
    expect(resolveEnds(ends, half).faults).toEqual([{ tag: 'PlaceNotFound', field: 'destination' }])
  })

  test('the same place by id or by position', () => {
    const ends = (place: typeof lund) => ({ origin: endAt(gothenburg), destination: endAt(place) })
    expect(isSamePlace(ends(gothenburg))).toBe(true)
    expect(isSamePlace(ends({ ...gothenburg, id: 'other' }))).toBe(true)
    expect(isSamePlace(ends({ ...lund, id: gothenburg.id }))).toBe(true)
    expect(isSamePlace(ends(lund))).toBe(false)
  })

  test('[E-T-04] the position of the browser is coarse and can be driven from', () => {
    const here = toHerePlace({ latitude: 57.70887, longitude: 11.97456 }, 'My location')
    expect(endAt(here)).toEqual({ text: 'My location', place: some(here) })
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
        const cache = keepCached([], { question: '/q', at, answer: 'a' })
        const found = findCached(cache, '/q', at + later)
        expect(found._tag).toBe(later < PLACE_CACHE_LIFETIME ? 'Some' : 'None')
        expect(findCached(cache, '/q', at - 1)).toEqual(none)
        expect(findCached(cache, '/other', at)).toEqual(none)
      }),
    )
  })

  test('[E-T-22] a newer answer takes the place of the older, and what is stale goes with the next', () => {
    const first = keepCached([], { question: '/q', at: 0, answer: 'old' })
    const both = keepCached(first, { question: '/other', at: 1, answer: 'other' })
    expect(both.map(({ question }) => question)).toEqual(['/other', '/q'])
    const newer = keepCached(both, { question: '/q', at: 5, answer: 'new' })
    expect(newer.map(({ question, answer }) => [question, answer])).toEqual([
      ['/q', 'new'],
      ['/other', 'other'],
    ])
    const late = keepCached(newer, { question: '/late', at: PLACE_CACHE_LIFETIME + 2, answer: '' })
    expect(late.map(({ question }) => question)).toEqual(['/late', '/q'])
  })

  test('[B-T-02] without a query a drive starts at 90 % and keeps a reserve of 10 %', () => {
    expect(DEFAULT_TRIP).toEqual({ start: 90, reserve: 10, width: 5, isAssumed: true })
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
      ReturnType<typeof keepCached<number>>
    >((kept, at) => keepCached(kept, { question: `/${at}`, at, answer: at }), [])
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
    const slider = fc.constantFrom('start', 'reserve', 'width')
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
  const planOf = (change: Partial<Trip>) => {
    const answer = planStops({ ...tinyTrip, ...change }, tinyMinutes)
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right
  }

  test('350 km with 300 km of range: one stop, from 23 to 60 %, ten minutes', () => {
    const plan = planOf({})
    expect(plan).toMatchObject({
      kind: 'possible',
      stops: [
        {
          id: 's2',
          arrival: { value: 90 - (200 / 300) * 100 },
          arrivalLevel: { value: 20 },
          departure: 60,
          minutes: { value: 10 },
        },
      ],
      arrival: { value: 10 },
      minutes: { total: { value: 220 }, isDrivingCounted: true },
    })
  })

  test('a station off the road costs the way there and back, in charge and in time', () => {
    const stations = [{ id: 's', position: 200, off: 5, power: some(150) }]
    const plan = planOf({ stations })
    expect(plan.stops[0]?.arrival.value).toBeCloseTo(90 - (205 / 300) * 100, 9)
    expect(plan.stops[0]?.detour.value).toBe(12)
    expect(plan.stops[0]?.departure).toBe(70)
  })

  test('a ferry uses nothing', () => {
    expect(planOf({ carried: [{ from: 100, to: 250 }] })).toMatchObject({
      kind: 'possible',
      stops: [],
      arrival: { value: 90 - (200 / 300) * 100 },
    })
    const reach = reachAlong({ ...tinyTrip, length: 900, carried: [{ from: 100, to: 250 }] })
    expect(E.isRight(reach) && reach.right.endsAt.value).toBe(390)
  })

  test('an impossible drive says on which leg, where the reserve is reached, and where it is empty', () => {
    const plan = planOf({ length: 900 })
    expect(plan).toMatchObject({
      kind: 'impossible',
      leg: { from: some('s2'), to: none, endsAt: { value: 470 }, emptyAt: { value: 500 } },
    })
    const low = planOf({ start: 5, stations: [] })
    expect(low).toMatchObject({ kind: 'impossible', stops: [], leg: { endsAt: { value: 0 } } })
  })

  test('a table without times for a power makes its stations useless', () => {
    const answer = planStops(tinyTrip, () => none)
    expect(E.isRight(answer) && answer.right.kind).toBe('impossible')
    const broken = planStops(tinyTrip, () => some(Number.NaN))
    expect(E.isRight(broken) && broken.right.kind).toBe('impossible')
  })

  test('[E-T-38] every bad number is named', () => {
    const answer = planStops(
      {
        ...tinyTrip,
        length: -1,
        reserve: 95,
        assumedPower: some(0),
        carried: [{ from: 5, to: 2 }],
      },
      tinyMinutes,
    )
    const paths = E.isLeft(answer)
      ? answer.left.map((fault) => ('path' in fault ? fault.path : fault.tag))
      : []
    expect(paths).toEqual(
      expect.arrayContaining(['length', 'reserve', 'assumedPower', 'carried.0.to']),
    )
    const many = Array.from({ length: 2001 }, () => tinyTrip.stations[0]!)
    expect(planStops({ ...tinyTrip, stations: many }, tinyMinutes)).toMatchObject({
      left: [{ tag: 'TooManyStations', most: 2000 }],
    })
  })
})
