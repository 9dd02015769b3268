import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import {
  FIRST_RANGE_MAP,
  RING_SWITCHES,
  takeRangeMapEvent,
  type RangeMapState,
  type RangePlaceReply,
} from '../../src/range/range-map.js'
import { listRangeRings } from '../../src/range/rings.js'
import { rangeMapMachine } from '../../src/range/range-map.machine.js'
import { rangeMapView, type RangeMapInput } from '../../src/range/view/range-map.view.js'
import { left, none, right, some } from '../../src/shared/option.js'
import { numberFormat } from '../../src/site/number-format.js'
import type { UserPlace } from '../../src/site/location.js'
import { makePort } from '../../src/testing/port.js'
import { walkRangeMap } from '../kit/range-walk.js'

const translate = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  [key, ...Object.values(values)].join(' ').trim()
const entry = {
  temperature: 20,
  heatpump: true,
  climate: false,
  city: 460,
  highway: 380,
  combined: 420,
}
const GOTHENBURG = { latitude: 57.7, longitude: 11.97 }

const show = (more: Partial<RangeMapInput> = {}) =>
  rangeMapView({
    rings: listRangeRings({ km: 420, entry: some(entry), reserve: 10 }),
    sentence: 'Up to 420 km from here.',
    state: FIRST_RANGE_MAP,
    isSearching: false,
    position: { position: GOTHENBURG, origin: 'live', isApproximate: false },
    phase: 'granted',
    translate,
    numbers: numberFormat('en'),
    units: { temperature: 'metric', range: 'metric' },
    ...more,
  })

const withSwitches = (...switched: RangeMapState['switched']): RangeMapState => ({
  ...FIRST_RANGE_MAP,
  switched,
})

describe('what the map of a range shows', () => {
  test('[T-RANGE-21] [T-RANGE-22] the circle stands around the position once there is one', () => {
    expect(show({ position: undefined })).toMatchObject({
      centre: undefined,
      rings: [],
      text: 'map.noPosition',
    })
    const { centre, rings } = show()
    expect(centre).toEqual(GOTHENBURG)
    expect(rings.map(({ kind, radius }) => [kind, radius])).toEqual([['oneWay', 420_000]])
    expect(show({ rings: [], sentence: '' }).rings).toEqual([])
  })

  test('[T-RANGE-23] [T-RANGE-24] red with opacity 0.35, from zoom 4', () => {
    const { fill, zoom } = show()
    expect([fill, zoom]).toEqual([{ colour: '#ff0000', opacity: 0.35 }, 4])
  })

  test('[B-T-06] [E-T-12] every circle that is drawn is said with its figure', () => {
    const { rings, text } = show({ state: withSwitches('outAndBack', 'withReserve', 'band') })
    expect(rings.map(({ kind, radius }) => [kind, radius])).toEqual([
      ['oneWay', 420_000],
      ['withReserve', 378_000],
      ['outAndBack', 210_000],
      ['lowest', 380_000],
      ['highest', 460_000],
    ])
    for (const figure of ['210', '378', '380', '460']) expect(text).toContain(figure)
    expect(text.startsWith('Up to 420 km from here.')).toBe(true)
  })

  test('[D-T-44] the place of the connection is said to be approximate', () => {
    expect(show().approximate).toBe('')
    const region = { position: GOTHENBURG, origin: 'region', isApproximate: true } as const
    expect(show({ position: region }).approximate).toBe('map.approximate')
  })

  test.each(['denied', 'timedOut', 'unsupported'] as const)(
    '[E-T-04] a position that is %s leaves a hint',
    (phase) => {
      expect(show({ phase, position: undefined }).here.hint).toBe(`map.here.${phase}`)
    },
  )
})

describe('the map of a range', () => {
  test('every state is reached and every transition taken', () => {
    const walk = walkRangeMap()
    expect([walk.missingStates, walk.missingTransitions]).toEqual([[], []])
  })

  test('Switching a ring on and off again leaves the switches as they were.', () => {
    const set = fc.subarray([...RING_SWITCHES])
    fc.assert(
      fc.property(set, fc.constantFrom(...RING_SWITCHES), (switched, ring) => {
        const state = withSwitches(...switched.filter((one) => one !== ring))
        const on = takeRangeMapEvent(state, { type: 'ring.switch', ring, isOn: true })
        expect(on.switched).toContain(ring)
        expect(takeRangeMapEvent(on, { type: 'ring.switch', ring, isOn: false })).toEqual(state)
      }),
    )
  })

  const start = () => {
    const clock = new SimulatedClock()
    const port = makePort<{ readonly text: string }, RangePlaceReply>()
    const told: (UserPlace | undefined)[] = []
    const logic = rangeMapMachine.provide({
      actors: { findPlace: port.logic },
      actions: {
        tellPlace: (_, { place }) => {
          told.push(place)
        },
      },
    })
    return { clock, asked: port.asked, told, actor: createActor(logic, { clock }).start() }
  }

  test('[E-T-04] [E-T-22] only the answer to the last question counts', () => {
    const { actor, asked, told } = start()
    actor.send({ type: 'place.ask' })
    expect(asked).toEqual([])
    actor.send({ type: 'place.type', text: ' Lund ' })
    actor.send({ type: 'place.ask' })
    actor.send({ type: 'place.type', text: 'Umeå' })
    actor.send({ type: 'place.ask' })
    expect(asked.map(({ question }) => question.text)).toEqual(['Lund', 'Umeå'])
    const umea = { latitude: 63.8, longitude: 20.3 }
    asked[0]?.answer(right(none))
    expect([actor.getSnapshot().value, told]).toEqual(['searching', []])
    asked[1]?.answer(right(some(umea)))
    expect([actor.getSnapshot().value, told]).toEqual(['idle', [umea]])
  })

  test('[E-T-04] an unknown place, a failure and a late answer have their own words', () => {
    const { actor, asked, clock } = start()
    const ask = (): void => {
      actor.send({ type: 'place.type', text: 'Atlantis' })
      actor.send({ type: 'place.ask' })
    }
    ask()
    asked[0]?.answer(right(none))
    expect(actor.getSnapshot().context).toMatchObject({ fault: 'notFound', text: 'Atlantis' })
    ask()
    asked[1]?.answer(left('network'))
    expect(actor.getSnapshot().context.fault).toBe('failed')
    ask()
    clock.increment(10_000)
    expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual([
      'idle',
      'failed',
    ])
  })
})
