// What is said of the other of two roads: both planned, and told by what differs.
import { describe, expect, test } from 'vitest'
import { toTripTerms, type DriveViewInput, type RouteAnswer } from '@evkit/engine/route'
import { none, some } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { tinyDriven, tinyEnds, tinyPlanner, tinyRoute, tinyRouteView } from '@evkit/engine/testing'
import { alternativeView } from '../../src/route/alternative-view.js'

const keys = new Set<string>()
const translate = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
  keys.add(key)
  return key.startsWith('unit.') || key.startsWith('duration.')
    ? Object.values(values).join(':')
    : [key.replace('alternative.', ''), ...Object.values(values)].join(' ')
}

const [step] = tinyRoute.route.legs[0]!.steps

const roadOf = (road: string, km: number, minutes: number): RouteAnswer => ({
  ...tinyRoute,
  route: {
    ...tinyRoute.route,
    distance: some(km * 1000),
    minutes: some(minutes),
    legs: [{ steps: [{ ...step!, road, distance: some(km * 1000), minutes: some(minutes) }] }],
  },
})

const withWay = (answer: RouteAnswer): RouteAnswer => ({
  ...answer,
  route: { ...answer.route, way: 'second' },
})

const FIRST = roadOf('A1', 800, 480)
const SECOND = withWay(roadOf('A7', 824, 492))

const inputOf = (
  change: Partial<DriveViewInput['state']> = {},
  parts: Partial<DriveViewInput> = {},
): DriveViewInput => ({
  ...tinyRouteView,
  translate,
  numbers: numberFormat('en'),
  distance: 'km',
  car: some(tinyDriven(2000)),
  state: { ...tinyPlanner, answer: some(FIRST), alternative: some(some(SECOND)), ...change },
  ...parts,
})

const hrefOf = (input: DriveViewInput): string => {
  const view = alternativeView(input)
  return view?.kind === 'known' ? view.href : ''
}

describe('[E-T-146] the other road', () => {
  test('is named by the road that tells it apart, and told by length, time in all and stops', () => {
    expect(alternativeView(inputOf())).toMatchObject({
      kind: 'known',
      label: 'by A7',
      heading: 'label',
      time: 'time more 12',
      details: ['km more 24', 'stops same 0'],
    })
    expect(hrefOf(inputOf())).toMatch(/^\?from=.*&way=second/)
  })

  test('is the first where the second is shown, and its address has no such wish', () => {
    const ends = { ...tinyEnds, way: 'second' as const }
    const input = inputOf({ ends, answer: some(SECOND), alternative: some(some(FIRST)) })
    expect(alternativeView(input)).toMatchObject({
      label: 'by A1',
      time: 'time less 12',
      details: ['km less 24', 'stops same 0'],
    })
    expect(hrefOf(input)).not.toContain('way=')
  })

  test('what is as long, as fast and of no name says so', () => {
    const alike = withWay(roadOf('', 800.04, 480.2))
    expect(alternativeView(inputOf({ alternative: some(some(alike)) }))).toMatchObject({
      label: 'else ',
      time: 'time same 0',
      details: [expect.stringMatching(/^km same/) as string, 'stops same 0'],
    })
  })

  test('with prices it says what it costs more', () => {
    const parts = {
      car: some(tinyDriven(600)),
      terms: toTripTerms({ tariffs: { ac: 0.5, dc: 0.6, rapid: 0.7 } }),
      prices: { currency: 'EUR', note: '' },
    }
    const state = { trip: { ...tinyPlanner.trip, isAssumed: true, width: 20 } }
    expect(alternativeView(inputOf(state, parts))).toMatchObject({
      details: ['km more 24', 'stops same 0', expect.stringMatching(/^price more €\d/) as string],
    })
  })

  test('where only one of them can be driven, that is said', () => {
    const car = some(tinyDriven(1150))
    const trip = {
      ...tinyPlanner.trip,
      start: 80,
      reserve: 10,
      arrival: 10,
      hasAssumedSites: false,
      width: 1,
    }
    const bare = (answer: RouteAnswer) => ({ ...answer, chargingStations: [] })
    const [near, far] = [bare(FIRST), bare(SECOND)]
    expect(
      alternativeView(inputOf({ trip, answer: some(near), alternative: some(some(far)) }, { car })),
    ).toMatchObject({ time: '', details: ['km more 24', 'fails'] })
    const ends = { ...tinyEnds, way: 'second' as const }
    expect(
      alternativeView(
        inputOf({ ends, trip, answer: some(far), alternative: some(some(near)) }, { car }),
      ),
    ).toMatchObject({ time: '', details: ['km less 24', 'works 0'] })
  })

  test('nothing where there is none, one sentence where it was asked for, and a wait until it is there', () => {
    expect(alternativeView(inputOf({ alternative: some(none) }))).toBeUndefined()
    expect(
      alternativeView(inputOf({ alternative: some(some(roadOf('A1', 800, 480))) })),
    ).toBeUndefined()
    expect(alternativeView(inputOf({ alternative: none }))).toEqual({ kind: 'asking' })
    expect(alternativeView(inputOf({ answer: none }))).toBeUndefined()
    const ends = { ...tinyEnds, way: 'second' as const }
    expect(alternativeView(inputOf({ ends, alternative: none }))).toEqual({
      kind: 'missing',
      text: 'missing',
    })
  })

  test('all it says is what the texts have', () => {
    const own = [...keys].filter((key) => key.startsWith('alternative.'))
    expect(new Set(own)).toEqual(
      new Set(
        ['label', 'by', 'else', 'km', 'time', 'stops', 'price', 'fails', 'works', 'missing'].map(
          (word) => `alternative.${word}`,
        ),
      ),
    )
  })
})
