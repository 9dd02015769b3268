// The texts of the planner: every language says everything the page asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { either as E, option as O } from 'fp-ts'
import {
  ROUTE_PARAMETERS,
  RouteContentCodec,
  routeView,
  type RouteViewInput,
} from '@evkit/engine/route'
import { decodeWith, none, some } from '@evkit/engine/shared'
import { CONTENT_CLIENTS, numberFormat } from '@evkit/engine/site'
import { tinyEnds, tinyPlanner, tinyRoute, tinyRouteView } from '@evkit/engine/testing'
import { tinyMinutes } from '../../engine/src/testing/route-samples.js'
import { endAt } from '../../engine/src/route/route-ends.js'
import { ROUTE_FAULT_CODES, type RouteFault } from '../../engine/src/route/route.errors.js'
import { TRIP_FAULT_CODES } from '../../engine/src/route/trip-check.js'
import { toRefusal } from '../../engine/src/route/view/stops.view.js'
import { tinyPlaces } from '../../engine/src/testing/route-samples.js'
import { openStore } from '../service/store.js'
import { openData } from './open.js'

const folder = new URL('../content/route/', import.meta.url)
const languages = readdirSync(folder).map((file) => file.replace('.json', ''))
const messagesOf = (language: string) =>
  (
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as {
      readonly messages: Readonly<Record<string, string>>
    }
  ).messages

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
  const faults = [
    ...Object.keys(ROUTE_FAULT_CODES).map((tag) => ({ tag, field: 'origin' }) as RouteFault),
  ]
  for (const fault of faults) show({ state: { ...tinyPlanner, faults: [fault] } })
  for (const search of ['resolving', 'routing'] as const) show({ phase: { ...phase, search } })
  for (const here of ['denied', 'timedOut', 'unsupported'] as const) show({ here })
  show({ corrections: ROUTE_PARAMETERS, phase: { ...phase, map: 'failed' } })
  const ends = { ...tinyEnds, destination: endAt(tinyPlaces.lund) }
  const state = { ...tinyPlanner, ends, answer: some(tinyRoute) }
  const trip = { ...tinyPlanner.trip, isAssumed: true, width: 10 }
  const faulty = { ...state, faults: [{ tag: 'NoStations' } as const] }
  show({ state: faulty })
  for (const range of [10, 300, 400, 600, 1500]) {
    for (const distance of ['km', 'mi'] as const) {
      const car = some({ range, minutes: tinyMinutes })
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
  show({ state: sea, car: some({ range: 100, minutes: tinyMinutes }) })
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
  const credit = { text: 'a', url: '', licence: '', asOf: '2019' }
  show({ state: { ...tinyPlanner, placeCredits: [credit] } })
  for (const tag of Object.keys(TRIP_FAULT_CODES)) {
    toRefusal([{ tag } as Parameters<typeof toRefusal>[0][number]], { ...words, distance: 'km' })
  }
  return keys
})()

function untimedSteps() {
  return tinyRoute.route.legs[0]!.steps.map((step) => ({ ...step, minutes: none }))
}

// Keys the page itself asks for, not its view.
const OF_THE_PAGE = ['here.place']

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

  test('[E-T-64] a site without roads of its own says which the planner has, and opens on them', () => {
    const contentOf = (site: string, store = openData()) => {
      const document = store.findContent(site, CONTENT_CLIENTS.route, 'published')
      const decoded = decodeWith(RouteContentCodec, O.toUndefined(document))
      if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
      return decoded.right
    }
    const area =
      'Roads covered: Belgium, Germany, Ireland, Luxembourg, Netherlands, United Kingdom. ' +
      'In part: Denmark, France, Norway, Sweden.'
    const us = contentOf('us')
    expect(us.description).toContain(area)
    const { low, high } = us.mapArea!
    expect([low.latitude, low.longitude]).toEqual([46.9285, -9.0488])
    expect([high.latitude, high.longitude]).toEqual([61.1333, 19.065])
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
    const elsewhere = openStore(new URL('../', import.meta.url), undefined, false)
    if (E.isLeft(elsewhere)) throw new Error(JSON.stringify(elsewhere.left))
    const told = contentOf('us', elsewhere.right)
    expect(told).not.toHaveProperty('mapArea')
    expect(JSON.stringify(told)).not.toMatch(/covered|\{area\}/)
  })

  test.each(languages)('%s says everything the page asks for, and nothing more', (language) => {
    const messages = messagesOf(language)
    expect([...asked].filter((key) => !Object.hasOwn(messages, key))).toEqual([])
    const wanted = new Set([...asked, ...OF_THE_PAGE])
    expect(Object.keys(messages).filter((key) => !wanted.has(key))).toEqual([])
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
