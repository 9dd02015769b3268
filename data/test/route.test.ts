// The texts of the planner: every language says everything the page asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, function as F, option as O } from 'fp-ts'
import {
  routeAddress,
  type RouteParameter,
  RouteContentCodec,
  routeView,
  toTripTerms,
  type RouteViewInput,
} from '@evkit/engine/route'
import { ChargingContentCodec } from '@evkit/engine/charging'
import { decodeWith, none, some } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, numberFormat } from '@evkit/engine/site'
import { tinyDriven, tinyEnds, tinyPlanner, tinyRoute, tinyRouteView } from '@evkit/engine/testing'
import { EMPTY_VIA, endAt } from '../../engine/src/route/route-ends.js'
import type { PlannerState } from '../../engine/src/route/planner-state.js'
import { resolveTrip, type TripSettings } from '../../engine/src/route/trip.js'
import { ROUTE_FAULT_CODES, type RouteFault } from '../../engine/src/route/route.errors.js'
import { TRIP_FAULT_CODES } from '../../engine/src/route/trip-check.js'
import { toRefusal } from '../../engine/src/route/view/plan.view.js'
import { tinyPlaces } from '../../engine/src/testing/route-samples.js'
import { makeClimb } from '../content/climb.js'
import { COLD } from '../content/cold.js'
import { openStore } from '../service/store.js'
import { listKeptWords } from './kept-words.js'
import { openData } from './open.js'

const folder = new URL('../content/route/', import.meta.url)
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const messagesOf = (language: string) =>
  (
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as {
      readonly messages: Readonly<Record<string, string>>
    }
  ).messages

// What the page says of the other of two roads: its own test holds it to these.
const ALTERNATIVE_WORDS = [
  ...['label', 'by', 'else', 'km', 'time', 'stops', 'price', 'fails', 'works', 'missing'],
].map((word) => `alternative.${word}`)

const asked = (() => {
  const keys = new Set<string>()
  const translate = (key: string): string => {
    keys.add(key)
    return key
  }
  const words = { translate, numbers: numberFormat('en') }
  const show = (change: Partial<RouteViewInput>): void => {
    routeView({ ...tinyRouteView, ...words, ...change })
  }
  const { phase } = tinyRouteView
  const faults: readonly RouteFault[] = [
    { tag: 'PlaceNotFound', field: 'origin', outside: 'Vienna, Austria' },
    ...Object.keys(ROUTE_FAULT_CODES).map((tag) => ({ tag, field: 'origin' }) as RouteFault),
  ]
  for (const fault of faults) show({ state: { ...tinyPlanner, faults: [fault] } })
  for (const search of ['resolving', 'routing'] as const) show({ phase: { ...phase, search } })
  for (const here of ['denied', 'timedOut', 'unsupported'] as const) show({ here })
  show({
    corrections: routeAddress.parameters as readonly RouteParameter[],
    phase: { ...phase, map: 'failed' },
  })
  const ends = { ...tinyEnds, destination: endAt(tinyPlaces.lund) }
  const state = { ...tinyPlanner, ends, answer: some(tinyRoute) }
  const trip = { ...tinyPlanner.trip, isAssumed: true, width: 10 }
  const faulty = { ...state, faults: [{ tag: 'NoStations' } as const] }
  show({ state: faulty })
  for (const range of [10, 300, 400, 600, 1500]) {
    for (const distance of ['km', 'mi'] as const) {
      const car = some(tinyDriven(range))
      show({ state, car, distance })
      show({ state: { ...state, trip }, car, distance })
      show({ state: { ...state, trip: { ...trip, isAssumed: false } }, car, distance })
    }
  }
  const untimed = { ...tinyRoute.route, minutes: none, legs: [{ steps: untimedSteps() }] }
  const [step] = tinyRoute.route.legs[0]!.steps
  const ferry = {
    ...tinyRoute.route,
    legs: [{ steps: [{ ...step!, kind: 'ferry' as const }, step!] }],
  }
  const sea = { ...state, answer: some({ ...tinyRoute, route: ferry }) }
  const local = {
    ...tinyRoute.route,
    legs: [{ steps: [{ ...step!, kind: 'local-modelled' as const }] }],
  }
  show({ state: { ...state, answer: some({ ...tinyRoute, route: local }) } })
  const heights = [0, 800_000].map((at) => ({ at, height: at / 1000 }))
  const hilly = { ...state, answer: some({ ...tinyRoute, route: { ...tinyRoute.route, heights } }) }
  const climb = { ...makeClimb([]), masses: { 'EX30 SM': 1865 }, covering: 800 }
  for (const distance of ['km', 'mi'] as const)
    show({ state: hilly, car: some(tinyDriven(1500)), terms: toTripTerms({ climb }), distance })
  const strong = tinyRoute.chargingStations.map((one) => ({ ...one, power: some(250) }))
  const frost = {
    ...state,
    answer: some({ ...tinyRoute, chargingStations: strong }),
    trip: { ...state.trip, temperature: '0' },
  }
  show({ state: frost, car: some(tinyDriven(600)), terms: toTripTerms({ cold: COLD }) })
  const avoid = ['ferry', 'motorway'] as const
  show({ state: { ...sea, ends: { ...ends, avoid } }, car: some(tinyDriven(1500)) })
  show({ state: sea, car: some(tinyDriven(100)) })
  show({ state: sea, car: some(tinyDriven(1500)) })
  const told = { ...tinyRoute.chargingStations[0]!, points: some(2), provider: 'A', asOf: '' }
  const chargingStations = [told, { ...told, asOf: '2019' }]
  show({
    state: { ...state, answer: some({ ...tinyRoute, route: untimed, chargingStations }) },
  })
  for (const option of [
    { kind: 'recent', place: tinyPlaces.lund } as const,
    { kind: 'suggestion', suggestion: { id: '', text: '', detail: '' } } as const,
  ]) {
    const assist = { ...tinyPlanner.assist, options: [option] }
    show({ state: { ...tinyPlanner, assist }, phase: { ...phase, assist: 'open' } })
  }
  show({ phase: { ...phase, assist: 'fetching' } })
  showTrips(show, state)
  const credit = { text: 'a', url: '', licence: '', asOf: '2019' }
  show({ state: { ...tinyPlanner, placeCredits: [credit] } })
  for (const tag of Object.keys(TRIP_FAULT_CODES)) {
    toRefusal([{ tag } as Parameters<typeof toRefusal>[0][number]], { ...words, distance: 'km' })
  }
  for (const key of [...listKeptWords(), ...ALTERNATIVE_WORDS]) keys.add(key)
  return keys
})()

// Settings that leave stations out, and cars that need them or do without: every reason and every way out.
function showTrips(show: (change: Partial<RouteViewInput>) => void, state: PlannerState): void {
  const [depot] = tinyRoute.chargingStations
  const known = tinyRoute.chargingStations.map((station) => ({
    ...station,
    operator: 'A',
    connectors: ['ccs' as const],
    country: 'DE',
  }))
  const coverage = [{ country: '', share: 0.1, stations: 3, asOf: '2026' }]
  const answer = {
    ...tinyRoute,
    chargingStations: known,
    stationsAlong: some(1000),
    coverage,
  }
  // Where stations are well known none is assumed: the other ways out are offered.
  const well = { ...answer, coverage: [{ ...coverage[0]!, share: 1 }] }
  const twins = known.flatMap((station) => [station, { ...station, id: `${station.id}b` }])
  const weak = known.map((station) => ({ ...station, power: some(22) }))
  const few = known.map((station) => ({ ...station, points: some(1) }))
  const many = Array.from({ length: 70 }, (_, at) => ({ ...depot!, id: `d${at}` }))
  const prices = { currency: 'EUR', note: 'note' }
  const terms = toTripTerms({ tariffs: { ac: 0.5, dc: 0.6, rapid: 0.7 } })
  const settings: readonly Partial<TripSettings>[] = [
    {},
    { width: 20, traffic: 10, profile: 'road', clock: { of: 'leave', at: some(1400) } },
    { width: 1, isAssumed: false, clock: { of: 'arrive', at: some(60) } },
    { isAssumed: false },
    { leastPower: 250, width: 20 },
    { leastPower: 150, width: 20 },
    { leastPoints: 8, width: 20 },
    { limit: 50, width: 20 },
    { plug: 'chademo', width: 20 },
    { avoided: ['A'], width: 20 },
    { struck: ['s1', 's2', 's3'], width: 20 },
    { fixed: ['s1'], width: 20 },
    { arrival: 90 },
    { start: 10 },
    { reserve: 50 },
    { struck: ['assumed-400'] },
  ]
  for (const [at, setting] of [...settings, ...settings].entries()) {
    for (const range of [300, 400, 450, 600, 900, 1500]) {
      const trip = resolveTrip(
        { ...state.trip, ...setting, hasAssumedSites: at < settings.length },
        state.choices,
      )
      for (const opened of [none, some('s1'), some('s2'), some('s3')]) {
        const planned = {
          ...state,
          trip,
          opened,
          answer: some(at < settings.length ? answer : well),
        }
        show({ state: planned, car: some(tinyDriven(range)), terms, prices })
      }
    }
  }
  const plain = { ...state, answer: some({ ...well, chargingStations: [] }) }
  show({ state: plain, car: some(tinyDriven(900)) })
  const unassumed = { ...state.trip, hasAssumedSites: false }
  const poor = { ...state, trip: unassumed, answer: some({ ...answer, chargingStations: [] }) }
  show({ state: poor, car: some(tinyDriven(300)) })
  const other = { change: { car: 'EX90', motor: 'TM' }, car: tinyDriven(1900) }
  show({ state: plain, car: some(tinyDriven(300)), otherCars: () => [other] })
  const opened = some('s2')
  const twice = { ...state, opened, answer: some({ ...well, chargingStations: twins }) }
  const wide = { ...state.trip, width: 20, hasAssumedSites: false }
  show({ state: { ...twice, trip: wide }, car: some(tinyDriven(600)) })
  const strong = { ...wide, leastPower: 50 }
  const slow = { ...state, trip: strong, answer: some({ ...well, chargingStations: weak }) }
  show({ state: slow, car: some(tinyDriven(600)) })
  const roomy = { ...wide, leastPoints: 2 }
  const lonely = { ...state, trip: roomy, answer: some({ ...well, chargingStations: few }) }
  show({ state: lonely, car: some(tinyDriven(600)) })
  const unreached = { ...state.trip, fixed: ['s1'], width: 20 }
  const unchargeable = { ...tinyDriven(1900), minutes: () => none }
  show({ state: { ...state, trip: unreached }, car: some(unchargeable) })
  show({ state: { ...state, answer: some({ ...answer, chargingStations: many }) } })
  const step = tinyRoute.route.legs[0]!.steps[0]!
  const half = { ...step, distance: some(400_000), minutes: some(240) }
  const legs = [{ steps: [half] }, { steps: [half] }]
  const stays = [
    { ...EMPTY_VIA, text: 'Lund', place: some(tinyPlaces.lund), stay: 480, power: 11 },
    { ...EMPTY_VIA, text: 'Lund', place: some(tinyPlaces.lund), stay: 45 },
    { ...EMPTY_VIA, text: '' },
  ]
  for (const via of stays) {
    const ends = { ...state.ends, via: [via, EMPTY_VIA] }
    const road = { ...answer, route: { ...tinyRoute.route, legs } }
    const trip = { ...state.trip, width: 20, clock: { of: 'leave' as const, at: some(60) } }
    const staying = { ...state, ends, trip, answer: some(road) }
    show({ state: staying, car: some(tinyDriven(600)), terms, prices })
  }
  const zones = ['Europe/London', 'Europe/Paris'].map((zone, at) => ({ at: at * 1000, zone }))
  const abroad = some({ ...tinyRoute, route: { ...tinyRoute.route, zones } })
  // Clocks go forward, during the drive and over its start.
  for (const at of [30, 90]) {
    const clock = { of: 'leave' as const, at: some(at) }
    const trip = { ...state.trip, date: '2026-03-29', clock }
    show({ state: { ...state, trip, answer: abroad }, car: some(tinyDriven(900)) })
  }
}

function untimedSteps() {
  return tinyRoute.route.legs[0]!.steps.map((step) => ({ ...step, minutes: none }))
}

// Keys the page itself asks for, not its view.
const OF_THE_PAGE = ['here.place', 'profile.road', 'prices.note.example', 'prices.note.published']

const contentOf = (site: string, store = openData()) => {
  const document = store.findContent(site, CONTENT_CLIENTS.route, 'published')
  const decoded = decodeWith(RouteContentCodec, O.toUndefined(document))
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  return decoded.right
}

describe('the content of the planner', () => {
  test('[T-DATA-30] every site has its document, published and in preview', () => {
    const store = openData()
    for (const site of store.sites) {
      const document = store.findContent(site, CONTENT_CLIENTS.route, 'published')
      const decoded = decodeWith(RouteContentCodec, O.toUndefined(document))
      expect(decoded._tag).toBe('Right')
      expect(store.findContent(site, CONTENT_CLIENTS.route, 'preview')._tag).toBe('Some')
    }
    const uk = store.findContent('uk', CONTENT_CLIENTS.route, 'published')
    expect(uk).toMatchObject({ value: { distance: 'mi', heading: 'Route planner' } })
    // Who draws the map is set where the service is set up, not by an author.
    expect(uk).not.toHaveProperty('value.maps')
  })

  test('[E-T-95] prices at chargers name their source and month, or are examples; where none are known there are none', () => {
    const store = openData()
    const tariffsOf = (site: string) =>
      F.pipe(
        store.findContent(site, CONTENT_CLIENTS.route, 'published'),
        O.chain((document) => O.fromEither(decodeWith(RouteContentCodec, document))),
        O.map(({ tariffs }) => tariffs),
        O.toUndefined,
      )
    expect(tariffsOf('uk')).toMatchObject({
      currency: 'GBP',
      dc: 0.7919,
      rapid: 0.7767,
      basis: 'published',
      source: 'RAC Charge Watch and Zapmap Price Index',
      asOf: 'November 2024',
    })
    expect(tariffsOf('de')).toMatchObject({ currency: 'EUR', basis: 'example' })
    expect(tariffsOf('se')).toMatchObject({ currency: 'SEK', basis: 'example' })
    expect([tariffsOf('us'), tariffsOf('ae')]).toEqual([undefined, undefined])
  })

  test('[B-T-07] [E-T-95] the charging tool has the prices of the planner, and the price at home of the cost calculator', () => {
    const store = openData()
    const contentOf = (site: string, client: string) =>
      O.toUndefined(store.findContent(site, client, 'published'))
    const tariffsOf = (site: string) => {
      const decoded = decodeWith(ChargingContentCodec, contentOf(site, CONTENT_CLIENTS.charging))
      if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
      return decoded.right.tariffs
    }
    expect(tariffsOf('uk')).toEqual({
      currency: 'GBP',
      minorUnit: { symbol: 'p', perMajor: 100 },
      home: {
        tariff: { perKwh: 0.2611 },
        ...{ basis: 'published', source: 'Ofgem price cap', asOf: 'July to September 2026' },
      },
      public: {
        ...{ ac: { perKwh: 0.57 }, dc: { perKwh: 0.7919 }, rapid: { perKwh: 0.7767 } },
        ...{ basis: 'published', asOf: 'November 2024' },
        source: 'RAC Charge Watch and Zapmap Price Index',
      },
    })
    for (const site of ['uk', 'us', 'de', 'se', 'ae']) {
      expect(contentOf(site, CONTENT_CLIENTS.cost)).toMatchObject({
        items: expect.arrayContaining([
          expect.objectContaining({
            energyCostDefaultValue: tariffsOf(site)?.home?.tariff.perKwh,
          }),
        ]) as unknown,
      })
    }
    expect(tariffsOf('se')?.home?.basis).toBe('modelled')
    expect([tariffsOf('us')?.public, tariffsOf('ae')?.public]).toEqual([undefined, undefined])
  })

  test('[E-T-64] a site without roads of its own says which the planner has, and opens on them', () => {
    const area =
      'Roads covered: Belgium, Denmark, Germany, Ireland, Luxembourg, Netherlands, Sweden, United Kingdom. ' +
      'In part: France, Norway.'
    const us = contentOf('us')
    expect(us.description).toContain(area)
    const { low, high } = us.mapArea!
    expect([low.latitude, low.longitude]).toEqual([46.6513, -10.02])
    expect([high.latitude, high.longitude]).toEqual([61.4667, 19.065])
    expect(contentOf('ae').description).toContain('المملكة المتحدة')
    for (const site of ['uk', 'de', 'se']) {
      expect(contentOf(site)).not.toHaveProperty('mapArea')
      expect(contentOf(site).description).not.toContain('{')
    }
    expect(contentOf('uk').messages['fault.OffTheMap']).toBe(
      `One of these places is outside the area the planner covers. ${area}`,
    )
    expect(contentOf('de').messages['fault.PlaceNotFound']).toContain('Vereinigtes Königreich')
    // What names no area keeps its blanks: a number stands before this one.
    expect(contentOf('us').messages['suffix.mi']).toBe('\u00a0mi')
    const elsewhere = openStore(new URL('../', import.meta.url), undefined, {
      hasOwnRoads: false,
      hasAddresses: false,
    })
    if (E.isLeft(elsewhere)) throw new Error(JSON.stringify(elsewhere.left))
    const told = contentOf('us', elsewhere.right)
    expect(told).not.toHaveProperty('mapArea')
    expect(JSON.stringify(told)).not.toMatch(/covered|\{area\}/)
  })

  test.each(languages)('%s says everything the page asks for, and nothing more', (language) => {
    const messages = messagesOf(language)
    expect([...asked].filter((key) => !Object.hasOwn(messages, key))).toEqual([])
    // What is said where a service knows addresses stands beside what is said where only towns are known.
    const addressed = [...asked].map((key) => `${key}.address`)
    const wanted = new Set([...asked, ...OF_THE_PAGE, ...addressed])
    expect(Object.keys(messages).filter((key) => !wanted.has(key))).toEqual([])
  })

  test.each(languages)(
    '[E-T-130] %s asks for towns, and for addresses where some are known',
    (language) => {
      const messages = messagesOf(language)
      const addressed = Object.keys(messages).filter((key) => key.endsWith('.address'))
      expect(addressed.map((key) => key.replace('.address', ''))).toEqual([
        'field.origin.hint',
        'field.destination.hint',
        'fault.PlaceMissing',
        'field.via.hint',
      ])
      for (const key of addressed)
        expect(messages[key]).not.toBe(messages[key.replace('.address', '')])
    },
  )

  test.each(languages)('[E-T-130] the places %s names as examples are found', (language) => {
    const messages = messagesOf(language)
    for (const key of ['field.origin.hint', 'field.destination.hint']) {
      const example = /(?:e\.g\.|z\. B\.|t\.ex\.|مثل:) (.+)$/u.exec(messages[key] ?? '')?.[1]
      const found = openData().maps.places.search(example ?? '', 1)
      expect([example, found.length]).toEqual([example, 1])
    }
  })

  test('[E-T-130] the page says town, and town or address where a service knows addresses', () => {
    const hintsOf = (content: ReturnType<typeof contentOf>): readonly (string | undefined)[] =>
      [
        'field.origin.hint',
        'field.via.hint',
        'fault.PlaceMissing',
        'field.origin.hint.address',
      ].map((key) => content.messages[key])
    expect(hintsOf(contentOf('uk'))).toEqual([
      'Town you start from, e.g. Newport, Wales',
      'Town to drive by or stay at',
      'Fill in “{field}”: a town.',
      undefined,
    ])
    const known = openStore(new URL('../', import.meta.url), undefined, {
      hasOwnRoads: true,
      hasAddresses: true,
    })
    if (E.isLeft(known)) throw new Error(JSON.stringify(known.left))
    expect(hintsOf(contentOf('uk', known.right))).toEqual([
      'Town or address you start from',
      'Town or address to drive by or stay at',
      'Fill in “{field}”: a town or an address.',
      undefined,
    ])
  })

  test.each(languages)('%s fills the values English fills', (language) => {
    const valuesOf = (text: string): readonly string[] =>
      [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
    const english = messagesOf('en')
    for (const [key, text] of Object.entries(messagesOf(language))) {
      expect([key, valuesOf(text)]).toEqual([key, valuesOf(english[key] ?? '')])
    }
  })

  test('[T-ROUTE-03] one station is worded as one', () => {
    expect(messagesOf('en')['stations.heading']).toContain('one {# charging station on the route}')
  })
})
