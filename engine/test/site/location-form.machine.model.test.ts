import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some, type Option } from '../../src/shared/option.js'
import { makePort, type TestPort } from '../../src/testing/port.js'
import type { PositionAnswer } from '../../src/site/geolocation.machine.js'
import type { Coordinates, UserPlace } from '../../src/site/location.js'
import { readZipCode, type LocationFault } from '../../src/site/location-form.js'
import { locationFormMachine, type PlaceReply } from '../../src/site/location-form.machine.js'
import { locationFormView } from '../../src/site/location-form.view.js'
import { walkLocationForm } from '../kit/location-form-walk.js'

const hills = { latitude: 34.09, longitude: -118.406, zipCode: '90210', city: 'Beverly Hills' }
const found: PlaceReply = { kind: 'found', place: hills }
const FAULTS = {
  missing: 'missing',
  malformed: 'malformed',
  unknown: 'unknown',
  denied: 'denied',
  unlocated: 'unlocated',
  outside: 'outside',
  unreached: 'unreached',
}

let clock: SimulatedClock
let chosen: UserPlace[]
let places: TestPort<{ readonly zipCode: string } | Coordinates, PlaceReply>
let positions: TestPort<unknown, PositionAnswer>

beforeEach(() => {
  clock = new SimulatedClock()
  chosen = []
  places = makePort()
  positions = makePort()
})

const start = () =>
  createActor(
    locationFormMachine.provide({
      actors: { askPlace: places.logic, askPosition: positions.logic },
      actions: {
        choosePlace: (_, reply) => {
          if (reply.kind === 'found') chosen.push(reply.place)
        },
      },
    }),
    { clock },
  ).start()

type Form = ReturnType<typeof start>

const look = (form: Form) => {
  const snapshot = form.getSnapshot()
  return locationFormView({ ...snapshot.context, isBusy: snapshot.hasTag('busy') }, FAULTS)
}

const send = (form: Form, text: string): void => {
  form.send({ type: 'zip.type', text })
  form.send({ type: 'zip.submit' })
}

describe('the form of the location dialog', () => {
  test('every state and every transition is reached', () => {
    const walk = walkLocationForm()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[B-PRICE-27] a code is asked for once it is one, and its place is taken', () => {
    const form = start()
    send(form, ' 90210-1234 ')
    expect(places.asked.map(({ question }) => question)).toEqual([{ zipCode: '90210' }])
    expect(look(form)).toEqual({ text: ' 90210-1234 ', error: '', notice: '', isBusy: true })
    places.asked[0]?.answer(found)
    expect([chosen, look(form).isBusy]).toEqual([[hills], false])
  })

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['9021', 'malformed'],
    ['Beverly Hills', 'malformed'],
  ])('%j is asked of nobody', (text, error) => {
    const form = start()
    send(form, text)
    expect([look(form).error, places.asked]).toEqual([error, []])
    form.send({ type: 'zip.type', text: '9' })
    expect(look(form).error).toBe('')
  })

  test('a code nobody has is wrong; a service that is gone or slow is not the code’s fault', () => {
    const form = start()
    send(form, '00000')
    places.asked[0]?.answer({ kind: 'unknown' })
    expect(look(form)).toMatchObject({ error: 'unknown', notice: '' })
    send(form, '90210')
    places.asked[1]?.fail(new Error('gone'))
    expect(look(form)).toMatchObject({ error: '', notice: 'unreached', text: '90210' })
    send(form, '90210')
    clock.increment(7999)
    expect(look(form).isBusy).toBe(true)
    clock.increment(1)
    expect(look(form)).toMatchObject({ notice: 'unreached', isBusy: false })
  })

  test('what is typed while an answer is waited for counts more than the answer', () => {
    const form = start()
    send(form, '94105')
    form.send({ type: 'zip.type', text: '10001' })
    expect(places.asked[0]?.isGivenUp()).toBe(true)
    places.asked[0]?.answer(found)
    expect([chosen, look(form).text]).toEqual([[], '10001'])
  })

  test('[E-T-04] the browser is asked when the visitor asks, and nobody is told more than a kilometre', () => {
    const form = start()
    expect(positions.asked).toEqual([])
    form.send({ type: 'position.ask' })
    positions.asked[0]?.answer({
      kind: 'found',
      position: { latitude: 34.090_123, longitude: -118.406_789 },
    })
    expect(places.asked[0]?.question).toEqual({ latitude: 34.09, longitude: -118.41 })
    places.asked[0]?.answer(found)
    expect(chosen).toEqual([hills])
  })

  test.each([
    ['denied', 'denied'],
    ['failed', 'unlocated'],
  ] as const)('a browser that answers %s', (kind, notice) => {
    const form = start()
    form.send({ type: 'position.ask' })
    positions.asked[0]?.answer({ kind })
    expect(look(form)).toMatchObject({ notice, error: '', isBusy: false })
  })

  test('a position in no code is outside, and a browser that says nothing is given up', () => {
    const form = start()
    form.send({ type: 'position.ask' })
    positions.asked[0]?.answer({ kind: 'found', position: { latitude: 57.7, longitude: 11.97 } })
    places.asked[0]?.answer({ kind: 'unknown' })
    expect(look(form).notice).toBe('outside')
    form.send({ type: 'position.ask' })
    clock.increment(10_000)
    expect(look(form).notice).toBe('unlocated')
  })
})

describe('a ZIP code', () => {
  test.each<[string, Option<string>]>([
    ['02108', some('02108')],
    ['90210 1234', some('90210')],
    ['90210–1234', some('90210')],
    ['902101234', some('90210')],
    ['９０２１０', some('90210')],
    ['90210-12', none],
    ['902100', none],
    ['-90210', none],
    ['٩٠٢١٠', none],
  ])('%j', (text, code) => {
    expect(readZipCode(text)).toEqual(code)
  })

  test('Any text is read or refused without an exception, and what is read is read again unchanged.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{5}([- ]?\d{4})?$/)), (text) => {
        const code = readZipCode(text)
        if (O.isSome(code)) expect(readZipCode(code.value)).toEqual(code)
      }),
    )
  })

  test('every fault is said in one place', () => {
    for (const fault of Object.keys(FAULTS) as LocationFault[]) {
      const view = locationFormView(
        { text: '', fault: some(fault), position: none, isBusy: false },
        FAULTS,
      )
      expect([view.error, view.notice].filter((text) => text !== '')).toEqual([fault])
    }
  })
})
