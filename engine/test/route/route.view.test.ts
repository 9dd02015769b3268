import { describe, expect, test } from 'vitest'
import { endAt } from '../../src/route/route-ends.js'
import { isRetried, ROUTE_FAULT_CODES, type RouteFault } from '../../src/route/route.errors.js'
import type { AvoidableRoadKind } from '../../src/route/route.types.js'
import { routeView, type RouteViewInput } from '../../src/route/view/route.view.js'
import { wordKm, wordLevel, wordMinutes } from '../../src/route/view/wording.view.js'
import { none, some } from '../../src/shared/option.js'
import { numberFormat } from '../../src/site/number-format.js'
import {
  tinyDriven,
  tinyEnds,
  tinyPlaces,
  tinyPlanner,
  tinyRoute,
  tinyRouteView,
} from '../../src/testing/route-samples.js'

const translate: RouteViewInput['translate'] = (key, values = {}) =>
  [key, ...Object.values(values)].join('|')
const words = { translate, numbers: numberFormat('en'), distance: 'km' as const }

type Change = Partial<Omit<RouteViewInput, 'state' | 'phase'>> & {
  readonly state?: Partial<RouteViewInput['state']>
  readonly phase?: Partial<RouteViewInput['phase']>
}

const view = ({ state = {}, phase = {}, ...change }: Change = {}) =>
  routeView({
    ...tinyRouteView,
    ...words,
    ...change,
    state: { ...tinyPlanner, ...state },
    phase: { ...tinyRouteView.phase, ...phase },
  })

const ends = { ...tinyEnds, destination: endAt(tinyPlaces.lund) }
const READY = {
  state: { answer: some(tinyRoute), ends },
  phase: { search: 'ready', map: 'ready' },
} as const
const far = { ...READY, car: some(tinyDriven(600)) }

describe('the page', () => {
  test('[T-ROUTE-01] heading, description, both inputs, search, map and the heading with the count', () => {
    const shown = view(READY)
    expect(Object.keys(shown).slice(1, 7)).toEqual([
      'heading',
      'description',
      'inputs',
      'via',
      'swap',
      'search',
    ])
    expect(shown.heading).toBe('Route planner')
    expect(shown.inputs.origin.label).toBe('field.origin')
    expect(shown.search.label).toBe('search.label')
    expect(shown.stations?.heading).toBe('stations.heading|2')
  })

  test('[T-ROUTE-02] [T-CONST-16] the map is 600 px high; [T-ROUTE-13] [T-CONST-17] it starts at zoom 10', () => {
    expect(view().map).toMatchObject({ height: 600, zoom: 10, viewport: undefined })
  })

  test('[T-ROUTE-03] the heading has the number, also when it is 0 or 1', () => {
    const counted = (count: number) =>
      view({
        ...READY,
        state: {
          ...READY.state,
          answer: some({
            ...tinyRoute,
            chargingStations: Array.from({ length: count }, (_, at) => ({
              ...tinyRoute.chargingStations[0]!,
              id: String(at),
            })),
          }),
        },
      }).stations?.heading
    expect([counted(12), counted(1), counted(0)]).toEqual([
      'stations.heading|12',
      'stations.heading|1',
      'stations.heading|0',
    ])
    expect(view().stations).toBeUndefined()
  })

  test('[T-ROUTE-09] until the map service is ready nothing is to be drawn', () => {
    expect(view({ ...READY, phase: { search: 'ready', map: 'loading' } }).map.isReady).toBe(false)
    expect(view(READY).map).toMatchObject({ isReady: true, viewport: tinyRoute.route.viewport })
  })

  test('[T-ERR-06] a map that failed leaves its place empty and says so', () => {
    const { map } = view({ ...READY, phase: { search: 'ready', map: 'failed' } })
    expect(map).toMatchObject({ isReady: false, isFailed: true, note: 'fault.MapFailed' })
  })

  test('[E-T-33] the sources of road, stations and places are listed once each', () => {
    const credit = {
      text: 'Places',
      url: 'https://example.org',
      licence: 'CC BY 4.0',
      asOf: '2019',
    }
    const { credits } = view({
      ...READY,
      state: { ...READY.state, placeCredits: [credit, tinyRoute.credits[0]!] },
    })
    expect(credits.list).toEqual([
      { text: 'Example roads', url: '', note: 'CC0' },
      { text: 'Places', url: 'https://example.org', note: 'credit.asOf|CC BY 4.0|2019' },
    ])
  })
})

describe('inputs', () => {
  const suggested = {
    state: {
      ends: { ...tinyEnds, destination: { text: 'Lu', place: none } },
      assist: {
        ...tinyPlanner.assist,
        field: 'destination' as const,
        active: some(0),
        options: [
          {
            kind: 'suggestion' as const,
            suggestion: { id: 'p2', text: 'Lund', detail: 'Sweden' },
          },
        ],
      },
    },
    phase: { assist: 'open' as const },
  }

  test('[E-T-10] a combobox names its list, its active option and how many there are', () => {
    const { destination, origin } = view(suggested).inputs
    expect(destination).toMatchObject({
      isExpanded: true,
      activeId: 'route-destination-option-0',
      status: 'suggestions.count|1',
      list: {
        id: 'route-destination-list',
        options: [{ id: 'route-destination-option-0', isActive: true, text: 'Lund' }],
        forget: '',
      },
    })
    expect(origin).toMatchObject({ isExpanded: false, activeId: undefined, status: '' })
  })

  test('[E-T-34] clear and swap; recent places can be forgotten', () => {
    const { inputs, swap } = view({
      state: {
        assist: {
          ...tinyPlanner.assist,
          options: [{ kind: 'recent', place: tinyPlaces.lund }],
        },
      },
      phase: { assist: 'open' },
    })
    expect(inputs.origin.clear).toEqual({ label: 'field.clear|field.origin', isShown: true })
    expect(inputs.destination.clear.isShown).toBe(false)
    expect(inputs.origin.list).toMatchObject({
      forget: 'recent.forget',
      options: [{ text: 'Lund, Sweden' }],
    })
    expect(swap.label).toBe('swap.label')
  })

  test('[E-T-04] a refused position is a hint; typing stays possible', () => {
    expect(view({ here: 'denied' }).here).toMatchObject({ hint: 'here.denied', isBusy: false })
    expect(view({ here: 'timedOut' }).here.hint).toBe('here.timedOut')
    expect(view({ here: 'unsupported' }).here.hint).toBe('here.unsupported')
    expect(view({ here: 'asking' }).here).toMatchObject({ hint: '', isBusy: true })
  })
})

describe('the status line', () => {
  const failed = (call: 'get-route' | 'suggest' = 'get-route') =>
    ({ tag: 'RequestFailed', call, status: 500, statusText: '' }) as const

  test('[E-T-01] a failed request is an alert with a retry; inputs keep their text', () => {
    const shown = view({ state: { faults: [failed()] }, phase: { search: 'failed' } })
    expect(shown.status).toEqual({
      role: 'alert',
      text: 'fault.RequestFailed',
      retry: 'retry.label',
    })
    expect(shown.inputs.origin.value).toBe('Gothenburg, Sweden')
    const helped = { ...tinyPlanner.assist, faults: [failed('suggest')] }
    expect(view({ state: { assist: helped }, phase: { assist: 'failed' } }).status.role).toBe(
      'alert',
    )
  })

  test('[E-T-03] every fault has its own text; only what may help is retried', () => {
    const faults: readonly RouteFault[] = [
      { tag: 'SamePlace' },
      { tag: 'PlaceNotFound', field: 'origin' },
      { tag: 'PlaceMissing', field: 'origin' },
      { ...failed(), tag: 'NoRoad' },
      { tag: 'NoStations' },
      { ...failed(), tag: 'OffTheMap' },
      { tag: 'PlaceRefused', field: 'origin' },
      failed(),
      { tag: 'Unreachable', call: 'get-route', message: '' },
      { tag: 'TimedOut', call: 'get-route' },
      { tag: 'HalfAnswer', call: 'get-route', path: '' },
      { tag: 'MapFailed', message: '' },
    ]
    expect(faults.map(({ tag }) => tag).sort()).toEqual(Object.keys(ROUTE_FAULT_CODES).sort())
    const texts = faults
      .filter(({ tag }) => tag !== 'NoStations' && tag !== 'PlaceMissing')
      .map((fault) => view({ state: { faults: [fault] }, phase: { search: 'failed' } }).status)
    expect(new Set(texts.map(({ text }) => text)).size).toBe(10)
    expect(faults.filter(isRetried).map(({ tag }) => tag)).toEqual([
      'RequestFailed',
      'Unreachable',
      'TimedOut',
      'HalfAnswer',
    ])
    const none_ = view({
      ...READY,
      state: { ...READY.state, faults: [{ tag: 'NoStations' }] },
    }).status
    expect(none_).toMatchObject({ role: 'status', retry: '' })
    expect(none_.text).toContain('fault.NoStations')
  })

  test('[E-T-129] a place that was not found, or lies outside, is told at its input, too', () => {
    const { inputs } = view({
      state: { faults: [{ tag: 'PlaceNotFound', field: 'destination' }] },
    })
    expect(inputs.destination.error).toBe('fault.PlaceNotFound|field.destination')
    const outside = { tag: 'PlaceNotFound', field: 'origin', outside: 'Vienna, Austria' } as const
    const told = view({ state: { faults: [outside] } })
    expect(told.inputs.origin.error).toBe('place.outside|Vienna, Austria')
    expect(told.status.text).toBe('place.outside|Vienna, Austria')
    expect(inputs.origin.error).toBe('')
  })

  test('[E-T-61] an input that is empty says so itself, and nothing is said twice', () => {
    const { inputs, status } = view({
      state: { faults: [{ tag: 'PlaceMissing', field: 'origin' }] },
    })
    expect(inputs.origin.error).toBe('fault.PlaceMissing|field.origin')
    expect(inputs.destination.error).toBe('')
    expect(status).toEqual({ role: 'status', text: '', retry: '' })
  })

  test('what is being done, and what was found', () => {
    expect(view({ phase: { search: 'routing' } }).status.text).toBe('status.routing')
    expect(view({ phase: { search: 'resolving' } }).search.isBusy).toBe(true)
    expect(view(READY).status.text).toBe(
      'status.ready|Gothenburg, Sweden|Lund, Sweden|unit.km|800|2|duration.hours|8|0',
    )
  })

  test('D-T-13: content can switch it off', () => {
    const content = { ...tinyRouteView.content, showStatusMessages: false }
    expect(view({ state: { faults: [failed()] }, content }).status.text).toBe('')
  })
})

describe('the drive', () => {
  test('[E-T-121] what of the road nobody surveyed is told beside its length', () => {
    const modelled = {
      ...tinyRoute,
      route: {
        ...tinyRoute.route,
        legs: tinyRoute.route.legs.map(({ steps }) => ({
          steps: steps.map((step) => ({ ...step, kind: 'local-modelled' as const })),
        })),
      },
    }
    const { status, map } = view({ ...READY, state: { ...READY.state, answer: some(modelled) } })
    expect(status.text).toContain('road.modelled|unit.km|800')
    expect(map.text).toContain('road.modelled|unit.km|800')
    expect(view(READY).status.text).not.toContain('road.modelled')
  })

  test('[E-T-135] what is left of a road that is avoided is told beside its length, and nothing else', () => {
    const on = (kind: 'ferry' | 'motorway' | 'trunk', avoid: readonly AvoidableRoadKind[]) => {
      const legs = tinyRoute.route.legs.map(({ steps }) => ({
        steps: steps.map((step) => ({ ...step, kind })),
      }))
      const answer = some({ ...tinyRoute, route: { ...tinyRoute.route, legs } })
      const state = { ...READY.state, answer, ends: { ...READY.state.ends, avoid } }
      const { status, map } = view({ ...READY, state })
      return `${status.text} ${map.text}`
    }
    const both = ['ferry', 'motorway'] as const
    expect(on('ferry', both).match(/road\.\w+\|unit\.km\|800/g)).toEqual([
      'road.ferry|unit.km|800',
      'road.ferry|unit.km|800',
    ])
    expect(on('motorway', both)).toContain('road.motorway|unit.km|800')
    expect(on('trunk', both)).not.toMatch(/road\.\w+\|/)
    expect(on('ferry', ['motorway'])).not.toMatch(/road\.\w+\|/)
  })

  test('[E-T-12] the map in words: road, stations in order, parts with distances', () => {
    const { map, stations } = view(far)
    expect(map.text).toBe(
      'map.text|Gothenburg, Sweden|Lund, Sweden|unit.km|800|2|duration.hours|8|0 ' +
        map.parts.map(({ sentence }) => sentence).join(' '),
    )
    expect(stations?.list.map(({ name, sentence }) => [name, sentence])).toEqual([
      ['Depot', 'station.sentence|Depot|unit.km|12|unit.km|1.4|unit.kW|150'],
      ['Mill', 'station.sentence|Mill|unit.km|256|unit.km|0|station.power.unknown'],
      ['Harbour', 'station.sentence|Harbour|unit.km|430|unit.km|5.9|unit.kW|50'],
    ])
  })

  test('[B-T-02] stops with levels, minutes and a link that shows the same time', () => {
    const wide = { ...tinyPlanner.trip, width: 10 }
    const { reach, map } = view({ ...far, state: { ...READY.state, trip: wide } })
    expect(reach?.plan.kind).toBe('stops')
    expect(reach?.plan.stops).toMatchObject([
      {
        number: 1,
        name: 'Harbour',
        link: {
          href: '/uk/electrification/charging-your-car/public/?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=50kW&range=10,80',
        },
      },
    ])
    expect(reach?.plan.figures.map(({ id }) => id)).toEqual([
      'driving',
      'charging',
      'detours',
      'total',
      'arrival',
    ])
    expect(map.parts.map(({ kind }) => kind)).toEqual([
      ...['high', 'middle', 'low', 'high', 'middle', 'low'],
    ])
    expect(map.parts.at(-1)?.drawnTo).toBeGreaterThan(780_000)
    expect(reach?.chart?.table.rows.at(0)).toEqual(['Gothenburg, Sweden', 'unit.km|0', '90%'])
    expect(reach?.chart?.xTicks.length).toBeLessThanOrEqual(7)
  })

  test('[E-T-142] each leg says how it is driven, but for the one the car does not get to the end of', () => {
    const legsOf = (input: typeof far) => {
      const { reach } = view({
        ...input,
        state: { ...READY.state, trip: { ...tinyPlanner.trip, width: 10, hasAssumedSites: false } },
      })
      return [reach?.plan.firstLeg, ...(reach?.plan.stops ?? []).map(({ leg }) => leg)]
    }
    expect(legsOf(far)).toEqual([
      'leg|unit.km|430|72%|duration.hours|4|18|speed.km|100',
      'leg|unit.km|370|62%|duration.hours|3|42|speed.km|100',
    ])
    const short = legsOf({ ...READY, car: some(tinyDriven(350)) })
    expect(short.length).toBeGreaterThan(1)
    expect(short.at(-1)).toBe('')
  })

  test('[B-T-02] an impossible drive names the leg that fails and where the car ends', () => {
    const trip = { ...tinyPlanner.trip, isAssumed: false, hasAssumedSites: false }
    const { reach, map } = view({
      ...READY,
      state: { ...READY.state, trip },
      car: some(tinyDriven(300)),
    })
    expect(reach?.plan).toMatchObject({ kind: 'fails', figures: [] })
    expect(reach?.plan.text).toBe('plan.fails|Depot|plan.destination')
    expect(reach?.plan.trouble?.reason).toContain(
      'trouble.leftOut|Depot|plan.destination|unit.km|281',
    )
    expect(map.parts.map(({ kind }) => kind).slice(-2)).toEqual(['reserve', 'beyond'])
  })

  test('[E-T-62] [E-T-98] limit and list measure alike: what lies further off, or has no power, says so', () => {
    const trip = { ...tinyPlanner.trip, isAssumed: false }
    const { stations, reach } = view({ ...far, state: { ...READY.state, trip } })
    expect(stations?.heading).toBe('stations.heading|1')
    expect(stations?.notes).toEqual([
      'leftOut.tooFar|1|unit.km|5.0',
      'leftOut.powerUnknown|1|unit.km|5.0',
      'stations.note|unit.km|5.0',
    ])
    expect(stations?.list.map(({ name, leftOut }) => [name, leftOut])).toEqual([
      ['Depot', ''],
      ['Mill', 'station.powerUnknown'],
      ['Harbour', 'station.tooFar'],
    ])
    expect(reach?.plan.leftOut).toMatchObject({
      text: 'plan.leftOut|1',
      include: { label: 'plan.include', change: { isAssumed: true } },
    })
    const all = view({ ...far, state: { ...READY.state, trip: { ...trip, width: 10 } } })
    expect(all.stations?.list.map(({ leftOut }) => leftOut)).toEqual([
      '',
      'station.powerUnknown',
      '',
    ])
    const assumed = { ...trip, isAssumed: true }
    const included = view({ ...far, state: { ...READY.state, trip: assumed } })
    expect(included.reach?.plan.leftOut).toBeUndefined()
  })

  test('[E-T-98] of very many the list shows sixty from end to end, and says how many are known in all', () => {
    const [station] = tinyRoute.chargingStations
    const many = Array.from({ length: 240 }, (_, at) => ({
      ...station!,
      id: `s${at}`,
      name: `Station ${at}`,
      lat: 38.5 + (at / 240) * 2.2,
      lng: -120.2 - (at / 240) * 0.75,
      power: some(at % 4 === 3 ? 300 : 50),
    }))
    const answer = some({ ...tinyRoute, chargingStations: many, stationsAlong: some(900) })
    const trip = { ...tinyPlanner.trip, width: 100 }
    const shown = view({ ...far, state: { ...READY.state, answer, trip } }).stations
    expect(shown?.heading).toBe('stations.heading|240')
    expect(shown?.list).toHaveLength(60)
    expect(shown?.list.every(({ power }) => power.includes('300'))).toBe(true)
    expect(shown?.notes.slice(0, 2)).toEqual(['stations.selection|900', 'stations.listed|60'])
    const few = some({ ...tinyRoute, chargingStations: many.slice(0, 60) })
    const all = view({ ...far, state: { ...READY.state, answer: few, trip } }).stations
    expect([all?.list.length, all?.notes]).toEqual([60, ['stations.note|unit.km|100']])
  })

  test('[E-T-62] where no station is known the data is named, not the car', () => {
    const car = some(tinyDriven(300))
    const plan = (stations: typeof tinyRoute.chargingStations, start = 90) =>
      view({
        ...READY,
        state: {
          ...READY.state,
          answer: some({ ...tinyRoute, chargingStations: stations }),
          trip: { ...tinyPlanner.trip, start, isAssumed: false, hasAssumedSites: false },
        },
        car,
      }).reach?.plan
    expect(plan([])).toMatchObject({ kind: 'unknown', heading: 'plan.heading.unknown|0' })
    expect(plan([])?.trouble?.reason).toContain(
      'trouble.dataEnds|plan.start|plan.destination|unit.km|240',
    )
    expect(plan([])?.trouble?.addPlace).toBe('remedy.place')
    // A station that is left out is known, and one that lies near is out of reach of this start only.
    expect(plan(tinyRoute.chargingStations)?.kind).toBe('fails')
    expect(plan(tinyRoute.chargingStations.slice(0, 1), 10)?.kind).toBe('fails')
  })

  test('a range that suffices needs no stop; one that is no number is refused in words', () => {
    const enough = view({ ...READY, car: some(tinyDriven(1500)) })
    expect(enough.reach?.plan).toMatchObject({ kind: 'enough', stops: [] })
    const refused = view({ ...READY, car: some(tinyDriven(Number.NaN)) })
    expect(refused.reach).toMatchObject({
      plan: { kind: 'refused', text: 'fault.TripNotANumber' },
      chart: undefined,
    })
    expect(view({ ...READY, car: none }).reach).toBeUndefined()
  })

  test('an assumed power is said to be one', () => {
    const trip = { ...tinyPlanner.trip, isAssumed: true, hasAssumedSites: false }
    const { reach } = view({ ...far, state: { ...READY.state, trip } })
    expect(reach?.plan.stops.map(({ name, note }) => [name, note])).toContainEqual([
      'Mill',
      'stop.assumed|unit.kW|50',
    ])
  })

  test('[E-T-15] distances, times and levels in words', () => {
    expect(wordKm(460, { ...words, distance: 'mi' })).toBe('unit.mi|286')
    expect(wordMinutes(59.4, words)).toBe('unit.min|59')
    expect(wordMinutes(59.6, words)).toBe('duration.hours|1|0')
    expect(wordLevel(9.99, words)).toBe('9%')
  })

  test('[E-T-09] the result is announced once it has come to rest', () => {
    const changed = { ...far, state: { ...READY.state, hasChanged: true } }
    expect(view(changed).live).toBe(view(far).reach?.plan.text)
    expect(view(far).live).toBe('')
    const moving = { ...changed, phase: { ...READY.phase, settling: 'changed' as const } }
    expect(view(moving).live).toBe('')
  })

  test('what can be set: lists, switches and sliders in the unit of the page', () => {
    const { settings, corrections } = view({ corrections: ['model'], distance: 'mi' })
    expect(settings.choices.map(({ id }) => id)).toEqual(['car', 'motor', 'temperature', 'profile'])
    const isOn = ({ id, isOn }: (typeof settings.switches)[number]) => [id, isOn]
    expect([...settings.switches, ...settings.stations.switches].map(isOn)).toEqual([
      ['climate', true],
      ['heatPump', true],
      ['isAssumed', true],
      ['hasAssumedSites', true],
    ])
    expect(settings.stations.sliders[0]).toMatchObject({
      id: 'width',
      valueText: 'slider.value|3|suffix.mi',
    })
    expect(corrections).toEqual(['correction.model'])
  })
})
