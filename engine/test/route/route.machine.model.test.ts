import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import {
  EMPTY_END,
  EMPTY_ENDS,
  EMPTY_VIA,
  endAt,
  findPlaces,
  writePlace,
} from '../../src/route/route-ends.js'
import { routeMachine } from '../../src/route/route.machine.js'
import type { RouteEvent } from '../../src/route/planner-event.js'
import { none, some } from '../../src/shared/option.js'
import {
  tellPlace,
  tinyChoices,
  tinyEnds,
  tinyPlaces,
  tinyRoute,
} from '../../src/testing/route-samples.js'
import { walkRoute } from '../kit/route-walk.js'
import { createActor, SimulatedClock } from 'xstate'
import { startRoute } from './route-harness.js'

const { gothenburg, lund, stockholm } = tinyPlaces
const LUND = { id: 'p2', text: 'Lund', detail: 'Sweden' }
const typed = (text: string, field: 'origin' | 'destination' = 'destination'): RouteEvent => ({
  type: 'text.type',
  field,
  text,
})
const chosen = { type: 'place.select', field: 'destination', place: lund } as const
const empty = EMPTY_ENDS
const status = (code: number, statusText = '') =>
  ({ kind: 'status', status: code, statusText, problem: none }) as const

/** A planner that shows the road from Gothenburg to Lund. */
const startReady = () => {
  const planner = startRoute()
  planner.send(chosen)
  planner.answer(tinyRoute)
  return planner
}

const answerLund = (planner: ReturnType<typeof startRoute>): void => {
  planner.answer({ suggestions: [LUND], outside: '', credits: [] })
}

// Lund is typed and suggested.
const startSuggested = (): ReturnType<typeof startRoute> => {
  const planner = startRoute()
  planner.send(typed('Lund'))
  planner.clock.increment(300)
  answerLund(planner)
  return planner
}

describe('the graph', () => {
  const walk = walkRoute()

  test('every state and every transition is reached', () => {
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('any stream of events leaves a road only for the ends that stand in the inputs', () => {
    const steps = walk.paths.flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (stream) => {
        const { actor, clock, context } = startRoute({ recent: [lund] })
        return stream.every((step) => {
          if (step.kind === 'wait') clock.increment(60_000)
          else actor.send(step.event)
          const { answer, ends } = context()
          const isDrawn = actor.getSnapshot().matches({ search: 'ready' })
          return isDrawn === O.isSome(answer) && (!isDrawn || O.isSome(findPlaces(ends)))
        })
      }),
      { numRuns: runs(300) },
    )
  })

  test('without ports nothing happens outside', () => {
    const actor = createActor(routeMachine, {
      input: { ...startRoute().context() },
      clock: new SimulatedClock(),
    }).start()
    actor.send({ type: 'search.ask' })
    actor.send(chosen)
    expect(actor.getSnapshot().matches({ search: 'routing' })).toBe(true)
  })
})

describe('suggestions', () => {
  test('[T-ROUTE-04] only a text that is not blank asks, once, after the debounce', () => {
    const planner = startRoute()
    planner.send(typed(''))
    planner.send(typed('  '))
    planner.clock.increment(1000)
    expect(planner.asked).toEqual([])
    planner.send(typed('G'))
    planner.clock.increment(299)
    expect(planner.asked).toEqual([])
    planner.clock.increment(1)
    expect(planner.asked).toMatchObject([{ call: 'suggest', input: 'G' }])
  })

  test('[T-ROUTE-05] five keystrokes and details are one token, in English; then comes a new one', () => {
    const planner = startRoute()
    for (const text of ['L', 'Lu', 'Lun', 'Lund', 'Lund ']) {
      planner.send(typed(text))
      planner.clock.increment(300)
    }
    answerLund(planner)
    planner.send({ type: 'option.choose', index: 0 })
    expect(planner.asked).toHaveLength(6)
    expect(new Set(planner.asked.map(({ session }) => session)).size).toBe(1)
    expect(planner.asked.every((one) => 'language' in one && one.language === 'en')).toBe(true)
    planner.answer(tellPlace(lund))
    planner.send(typed('S', 'destination'))
    planner.clock.increment(300)
    expect(planner.asked.at(-1)?.session).not.toBe(planner.asked[0]?.session)
  })

  test('[T-CONST-43] the language of suggestions is English', () => {
    const planner = startRoute()
    planner.send(typed('L'))
    planner.clock.increment(300)
    expect(planner.asked[0]).toMatchObject({ language: 'en' })
  })

  test('[T-ROUTE-06] a selection without location or address is refused', () => {
    const planner = startSuggested()
    planner.send({ type: 'option.choose', index: 0 })
    const half = { ...tellPlace(lund), location: none }
    planner.answer(half)
    expect(planner.context().ends.destination).toEqual({ text: 'Lund', place: none })
    expect(planner.context().assist.faults).toEqual([{ tag: 'PlaceRefused', field: 'destination' }])
    expect(planner.asked.map(({ call }) => call)).not.toContain('get-route')
    planner.send({ type: 'place.select', field: 'destination', place: { ...lund, address: '' } })
    expect(planner.context().ends.destination.place).toEqual(none)
  })

  test('arrow keys and Enter choose; a place without an answer is asked for again', () => {
    const planner = startSuggested()
    planner.send({ type: 'option.choose' })
    expect(planner.state('assist')).toBe('open')
    planner.send({ type: 'option.move', key: 'ArrowDown' })
    planner.send({ type: 'option.choose' })
    planner.fail(status(500))
    expect(planner.logged.map(({ text }) => text)).toEqual(['Request failed with status 500'])
    planner.send({ type: 'retry.ask' })
    expect(planner.asked.at(-1)).toMatchObject({ call: 'place', id: 'p2' })
    planner.answer(tellPlace(lund))
    expect(planner.context().ends.destination).toEqual({
      text: writePlace(lund),
      place: some(lund),
    })
    expect(planner.state('search')).toBe('routing')
  })
})

describe('the road', () => {
  test('[E-T-61] a search with nothing in the inputs says so at each, and focuses the first', () => {
    const planner = startRoute({ ends: empty })
    planner.send({ type: 'search.ask' })
    expect(planner.context().faults).toEqual([
      { tag: 'PlaceMissing', field: 'origin' },
      { tag: 'PlaceMissing', field: 'destination' },
    ])
    expect(planner.focused).toEqual(['origin'])
    expect([planner.asked, planner.logged]).toEqual([[], []])
    planner.send(typed('Gothenburg', 'origin'))
    planner.send({ type: 'search.ask' })
    expect(planner.context().faults).toEqual([{ tag: 'PlaceMissing', field: 'destination' }])
    expect(planner.focused).toEqual(['origin', 'destination'])
  })

  test('[T-ROUTE-07] two texts are looked up once, then one road is asked for', () => {
    const planner = startRoute({ ends: empty })
    planner.send(typed('Gothenburg', 'origin'))
    planner.send(typed('Lund'))
    planner.send({ type: 'search.ask' })
    const answer = {
      start: { places: [tellPlace(gothenburg), tellPlace(stockholm)], outside: '' },
      destination: { places: [tellPlace(lund)], outside: '' },
      credits: [],
    }
    planner.answer(answer)
    expect(planner.asked).toMatchObject([
      { call: 'origin-destination', start: 'Gothenburg', destination: 'Lund' },
      {
        call: 'get-route',
        origin: { longitude: 11.97456, latitude: 57.70887 },
        destination: { longitude: 13.19101, latitude: 55.70466 },
      },
    ])
  })

  test('[T-ROUTE-08] editing or choosing an end clears the road at once; the old answer is dropped', () => {
    const planner = startReady()
    expect(planner.context().answer).toEqual(some(tinyRoute))
    planner.send(typed(`${writePlace(lund)}x`))
    expect(planner.context().answer).toEqual(none)
    expect(planner.state('search')).toBe('idle')
    const again = startReady()
    again.send({ ...chosen, place: stockholm })
    expect(again.context().answer).toEqual(none)
    const first = again.asked.at(-1)
    again.send({ ...chosen, place: lund })
    expect(first?.isGivenUp()).toBe(true)
    first?.answer(tinyRoute)
    expect(again.context().answer).toEqual(none)
    again.answer(tinyRoute)
    expect(again.context().answer).toEqual(some(tinyRoute))
  })

  test('[T-ROUTE-14] a failure is logged and the road stays empty', () => {
    const planner = startRoute()
    planner.send(chosen)
    planner.fail(status(500, 'Internal Server Error'))
    expect(planner.context().answer).toEqual(none)
    expect(planner.logged).toEqual([
      {
        level: 'error',
        code: 'EV-401',
        text: 'Request failed with status 500 Internal Server Error',
      },
    ])
  })

  test('[T-ERR-02] the tool itself adds nothing: no road, no stations', () => {
    const planner = startReady()
    planner.send({ type: 'search.ask' })
    planner.fail(status(503))
    expect(planner.context().answer).toEqual(none)
    expect(planner.logged.map(({ text }) => text)).toEqual(['Request failed with status 503'])
  })

  test('[E-T-01] the inputs keep their texts, and a retry succeeds', () => {
    const planner = startRoute()
    planner.send(chosen)
    planner.fail(status(500))
    expect(planner.context().ends.destination.text).toBe('Lund, Sweden')
    planner.send({ type: 'retry.ask' })
    planner.answer(tinyRoute)
    expect(planner.state('search')).toBe('ready')
    expect(planner.context().faults).toEqual([])
  })

  test('[E-T-03] same place, no place, no road and no stations are four faults', () => {
    const same = startRoute()
    same.send({ ...chosen, place: gothenburg })
    expect(same.asked).toEqual([])
    const unknown = startRoute()
    unknown.send(typed('Atlantis'))
    unknown.send({ type: 'search.ask' })
    const nothing = {
      start: { places: [], outside: '' },
      destination: { places: [], outside: '' },
      credits: [],
    }
    unknown.answer(nothing)
    const noRoad = startRoute()
    noRoad.send(chosen)
    const failure = { ...status(404, 'Not Found'), problem: some('NO_ROAD' as const) }
    noRoad.fail(failure)
    const noStations = startRoute()
    noStations.send(chosen)
    const answer = { ...tinyRoute, chargingStations: [] }
    noStations.answer(answer)
    const faults = [same, unknown, noRoad, noStations].map((one) => one.context().faults)
    expect(faults.map(([fault]) => fault?.tag)).toEqual([
      'SamePlace',
      'PlaceNotFound',
      'NoRoad',
      'NoStations',
    ])
    expect(noRoad.logged[0]?.text).toBe('Request failed with status 404 Not Found')
    expect([same, unknown, noStations].flatMap(({ logged }) => logged)).toEqual([])
    expect(noStations.state('search')).toBe('ready')
  })

  test('[E-T-22] after ten seconds nobody waits any more; the late answer has nowhere to land', () => {
    const planner = startRoute()
    planner.send(chosen)
    planner.clock.increment(9_999)
    expect(planner.state('search')).toBe('routing')
    planner.clock.increment(1)
    expect(planner.context().faults).toEqual([{ tag: 'TimedOut', call: 'get-route' }])
    expect(planner.asked.at(-1)?.isGivenUp()).toBe(true)
    planner.answer(tinyRoute)
    expect(planner.context().answer).toEqual(none)
  })

  test('an empty input gets the focus and nothing is asked for', () => {
    const planner = startRoute()
    planner.send({ type: 'search.ask' })
    expect(planner.focused).toEqual(['destination'])
    expect(planner.asked).toEqual([])
  })

  test('a road without a line is half an answer', () => {
    const planner = startRoute()
    planner.send(chosen)
    const answer = { ...tinyRoute, route: { ...tinyRoute.route, legs: [] } }
    planner.answer(answer)
    expect(planner.context().faults).toMatchObject([{ tag: 'HalfAnswer', call: 'get-route' }])
  })
})

describe('around the road', () => {
  test('[E-T-34] swapping asks for one road, the other way round', () => {
    const planner = startReady()
    planner.send({ type: 'ends.swap' })
    expect(planner.asked.filter(({ call }) => call === 'get-route')).toHaveLength(2)
    expect(planner.context().ends.origin.text).toBe('Lund, Sweden')
    expect(planner.asked.at(-1)).toMatchObject({ origin: { latitude: 55.70466 } })
  })

  test('swapping while texts are looked up looks them up the other way round', () => {
    const planner = startRoute({ ends: empty })
    planner.send(typed('Lund', 'origin'))
    planner.send(typed('Stockholm'))
    planner.send({ type: 'search.ask' })
    const first = planner.asked.at(-1)
    planner.send({ type: 'ends.swap' })
    expect(planner.asked.at(-1)).toMatchObject({ start: 'Stockholm', destination: 'Lund' })
    const nothing = {
      start: { places: [], outside: '' },
      destination: { places: [], outside: '' },
      credits: [],
    }
    first?.answer(nothing)
    expect(planner.state('search')).toBe('resolving')
    const half = { ...nothing, destination: { places: [tellPlace(lund)], outside: '' } }
    planner.answer(half)
    expect(planner.context().ends.destination.place).toEqual(some(lund))
    expect(planner.context().faults).toEqual([{ tag: 'PlaceNotFound', field: 'origin' }])
  })

  test('clearing empties the input, drops the road and moves the focus there', () => {
    const planner = startReady()
    planner.send({ type: 'field.clear', field: 'origin' })
    expect(planner.context().ends.origin).toEqual(EMPTY_END)
    expect(planner.context().answer).toEqual(none)
    expect(planner.focused).toEqual(['origin'])
  })

  test('[E-T-34] without recent places an empty input opens no list', () => {
    const planner = startRoute({ recent: [] })
    planner.send({ type: 'field.focus', field: 'destination' })
    expect(planner.state('assist')).toBe('quiet')
    const withText = startRoute({ recent: [lund] })
    withText.send(typed('Go', 'destination'))
    withText.send({ type: 'field.focus', field: 'destination' })
    expect(withText.context().assist.options).not.toContainEqual({ kind: 'recent', place: lund })
  })

  test('recent places are offered in an empty input and can be forgotten', () => {
    const planner = startRoute({ recent: [lund] })
    planner.send({ type: 'field.focus', field: 'destination' })
    expect(planner.context().assist.options).toEqual([{ kind: 'recent', place: lund }])
    planner.send({ type: 'option.choose', index: 0 })
    expect(planner.state('search')).toBe('routing')
    planner.answer(tinyRoute)
    expect(planner.kept).toEqual([2])
    planner.send({ type: 'recent.forget' })
    expect(planner.context().recent).toEqual([])
    expect(planner.kept).toEqual([2, 0])
  })

  test('an address with both places asks at once; one that came is not written back', () => {
    const ends = { ...tinyEnds, destination: { text: 'Lund, Sweden', place: some(lund) } }
    const planner = startRoute({ ends })
    expect(planner.asked).toMatchObject([{ call: 'get-route' }])
    planner.send({ type: 'address.changed', ends: tinyEnds, trip: planner.context().trip })
    planner.clock.increment(40)
    expect(planner.written).toEqual([])
    expect(planner.state('search')).toBe('idle')
    planner.send(chosen)
    planner.send({ type: 'trip.set', change: { start: 72, car: 'EX90' } })
    planner.clock.increment(40)
    expect(planner.written).toEqual(['Gothenburg, Sweden > Lund, Sweden at 70'])
    expect(planner.context().trip.motor).toBe(tinyChoices.cars[1]?.motors[0])
  })

  test('[T-ROUTE-09] a road that is there before the map waits for it; nothing is logged', () => {
    const planner = startReady()
    expect(planner.state('map')).toBe('loading')
    planner.send({ type: 'map.ready' })
    expect(planner.state('map')).toBe('ready')
    expect(planner.logged).toEqual([])
  })

  test('[T-ERR-06] a map that fails is logged', () => {
    const planner = startRoute()
    planner.send({ type: 'map.failed', message: 'no WebGL at https://example.org/x' })
    expect(planner.logged).toEqual([
      { level: 'error', code: 'EV-411', text: 'The map could not be loaded: no WebGL at …' },
    ])
  })
})

describe('[E-T-93] places on the way', () => {
  const startVia = () => {
    const planner = startReady()
    planner.send({ type: 'via.add' })
    return planner
  }

  test('an input for one more leaves the road, and gets the focus', () => {
    const planner = startVia()
    expect(planner.context().ends.via).toEqual([EMPTY_VIA])
    expect(planner.focused).toEqual(['via-1'])
    expect(planner.state('search')).toBe('ready')
  })

  test('a place in it asks for the road by way of it', () => {
    const planner = startVia()
    planner.send({ type: 'place.select', field: 'via-1', place: stockholm })
    expect(planner.asked.at(-1)).toMatchObject({
      call: 'get-route',
      intermediates: [{ latitude: 59.32938, longitude: 18.06871 }],
    })
  })

  test('[E-T-135] what is avoided leads to one request for another road, and back to it', () => {
    const planner = startReady()
    planner.send({ type: 'trip.set', change: { fixed: ['s1'] } })
    const asked = () => planner.asked.filter(({ call }) => call === 'get-route')
    const before = asked().length
    planner.send({ type: 'road.avoid', kind: 'motorway', isAvoided: true })
    expect(planner.state('search')).toBe('routing')
    expect(O.isNone(planner.context().answer)).toBe(true)
    planner.send({ type: 'road.avoid', kind: 'ferry', isAvoided: true })
    expect(asked().length).toBe(before + 2)
    expect(asked().at(-1)).toMatchObject({ avoid: ['ferry', 'motorway'] })
    planner.answer(tinyRoute)
    expect(planner.state('search')).toBe('ready')
    // A stop that was asked for may well lie on the next road.
    expect(planner.context().trip.fixed).toEqual(['s1'])
    planner.send({ type: 'ends.swap' })
    expect(asked().at(-1)).toMatchObject({ avoid: ['ferry', 'motorway'] })
    planner.send({ type: 'road.avoid', kind: 'ferry', isAvoided: false })
    expect(asked().at(-1)).toMatchObject({ avoid: ['motorway'] })
    expect(planner.context().ends.avoid).toEqual(['motorway'])
  })

  test('[E-T-146] the other road is asked for once the first is there, and taken at once by a press', () => {
    const second = { ...tinyRoute, route: { ...tinyRoute.route, way: 'second' as const } }
    const planner = startReady()
    planner.send({ type: 'stop.open', id: 's1' })
    expect(planner.alternatives).toMatchObject([{ way: 'second', intermediates: [] }])
    planner.alternatives[0]?.answer(second)
    const before = planner.asked.length
    planner.send({ type: 'road.other' })
    expect(planner.context()).toMatchObject({
      ends: { way: 'second' },
      answer: some(second),
      alternative: some(some(tinyRoute)),
      opened: none,
    })
    planner.send({ type: 'road.other' })
    expect(planner.context()).toMatchObject({
      answer: some(tinyRoute),
      alternative: some(some(second)),
    })
    expect(planner.context().ends.way).toBeUndefined()
    expect([planner.asked.length, planner.alternatives.length]).toEqual([before, 1])
    expect(planner.state('search')).toBe('ready')
  })

  test('[E-T-146] pressed before it is there, the other road is asked for as any, and the first beside it', () => {
    const planner = startReady()
    planner.send({ type: 'road.other' })
    expect(planner.alternatives[0]?.isGivenUp()).toBe(true)
    expect(planner.asked.at(-1)).toMatchObject({ call: 'get-route', way: 'second' })
    planner.answer({ ...tinyRoute, route: { ...tinyRoute.route, way: 'second' } })
    expect(planner.alternatives[1]).not.toHaveProperty('way', 'second')
    // Where there is no other road the first comes in its place, and nothing is asked beside it.
    planner.send({
      type: 'address.changed',
      ends: { ...planner.context().ends },
      trip: planner.context().trip,
    })
    planner.answer(tinyRoute)
    expect(planner.alternatives).toHaveLength(2)
    planner.send({ type: 'ends.swap' })
    expect(planner.asked.at(-1)?.call).toBe('get-route')
    expect(planner.context().ends.way).toBeUndefined()
  })

  test('[E-T-146] by a place in between no other road is asked for; what fails is told in the log, once', () => {
    const planner = startReady()
    planner.alternatives[0]?.fail(status(503))
    expect(planner.logged.map(({ code }) => code)).toEqual(['EV-401'])
    planner.send({ type: 'trip.set', change: { start: 80 } })
    planner.send({ type: 'via.add' })
    planner.send({ type: 'place.select', field: 'via-1', place: stockholm })
    planner.answer(tinyRoute)
    expect(planner.alternatives).toHaveLength(1)
    planner.send({ type: 'via.remove', at: 0 })
    planner.answer(tinyRoute)
    planner.alternatives[1]?.answer({ ...tinyRoute, route: { ...tinyRoute.route, legs: [] } })
    expect(planner.context().alternative).toEqual(some(none))
    expect(planner.logged.map(({ code }) => code)).toEqual(['EV-401', 'EV-404'])
  })

  test('how long the car stays there changes the plan, not the road', () => {
    const planner = startVia()
    const before = planner.asked.length
    planner.send({ type: 'via.set', at: 0, change: { stay: 480, power: 11 } })
    expect(planner.context().ends.via[0]).toMatchObject({ stay: 480, power: 11 })
    planner.send({ type: 'via.set', at: 0, change: { stay: 1e9, power: 12 } })
    expect(planner.context().ends.via[0]).toMatchObject({ stay: 2880, power: 0 })
    expect([planner.asked.length, planner.state('search')]).toEqual([before, 'ready'])
  })

  test('the order is changed with one request, and so is leaving one out', () => {
    const planner = startVia()
    planner.send({ type: 'place.select', field: 'via-1', place: stockholm })
    planner.send({ type: 'via.add', stay: 30 })
    planner.send({
      type: 'place.select',
      field: 'via-2',
      place: { ...stockholm, id: 'p4', location: { lat: 56, lng: 13 } },
    })
    const asked = () => planner.asked.filter(({ call }) => call === 'get-route').length
    const before = asked()
    planner.send({ type: 'via.move', from: 1, to: 0 })
    expect(asked()).toBe(before + 1)
    expect(planner.context().ends.via.map(({ stay }) => stay)).toEqual([30, 0])
    planner.send({ type: 'via.remove', at: 0 })
    expect(asked()).toBe(before + 2)
    expect(planner.context().ends.via).toHaveLength(1)
  })

  test('an empty input goes without a request, and there are no more than eight', () => {
    const planner = startReady()
    for (let count = 0; count < 10; count += 1) planner.send({ type: 'via.add' })
    expect(planner.context().ends.via).toHaveLength(8)
    const before = planner.asked.length
    planner.send({ type: 'via.remove', at: 3 })
    expect(planner.context().ends.via).toHaveLength(7)
    expect([planner.asked.length, planner.state('search')]).toEqual([before, 'ready'])
  })

  test('texts of many places are looked up two by two, each once', () => {
    const via = ['Lund', 'Malmö', 'Borås'].map((text) => ({ ...EMPTY_VIA, text }))
    const planner = startRoute({ ends: { ...empty, origin: endAt(gothenburg), via } })
    planner.send(typed('Stockholm'))
    planner.send({ type: 'search.ask' })
    const found = (at: number) => ({
      places: [tellPlace({ ...lund, id: `x${at}`, location: { lat: 50 + at, lng: 10 } })],
      outside: '',
    })
    expect(planner.asked.at(-1)).toMatchObject({ start: 'Lund', destination: 'Malmö' })
    planner.answer({ start: found(1), destination: found(2), credits: [] })
    expect(planner.asked.at(-1)).toMatchObject({ start: 'Borås', destination: 'Stockholm' })
    planner.answer({ start: found(3), destination: found(4), credits: [] })
    expect(planner.asked.at(-1)).toMatchObject({
      call: 'get-route',
      intermediates: [{ latitude: 51 }, { latitude: 52 }, { latitude: 53 }],
    })
  })

  test('turning the drive round turns the way round; two places in a row that are one are told', () => {
    const planner = startVia()
    planner.send({ type: 'place.select', field: 'via-1', place: stockholm })
    planner.send({ type: 'via.add' })
    planner.send({ type: 'place.select', field: 'via-2', place: stockholm })
    expect(planner.context().faults).toEqual([{ tag: 'SamePlace' }])
    planner.send({ type: 'via.remove', at: 1 })
    planner.send({ type: 'ends.swap' })
    expect(planner.context().ends.via.map(({ text }) => text)).toEqual([writePlace(stockholm)])
    expect(planner.asked.at(-1)).toMatchObject({ origin: { latitude: 55.70466 } })
  })

  test('with another place stations that were struck out or wanted are forgotten', () => {
    const planner = startReady()
    planner.send({ type: 'trip.set', change: { struck: ['s1'], fixed: ['s2'] } })
    planner.send({ type: 'stop.open', id: 's3' })
    expect(planner.context()).toMatchObject({ trip: { struck: ['s1'] }, opened: some('s3') })
    planner.send({ type: 'ends.swap' })
    expect(planner.context()).toMatchObject({ trip: { struck: [], fixed: [] }, opened: none })
  })
})
