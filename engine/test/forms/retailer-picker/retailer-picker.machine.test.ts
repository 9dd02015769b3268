// What happens when, step by step, in the words of the rows.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Retailer, GeoPoint } from '../../../src/forms/lead/forms.types.js'
import type { Prediction } from '../../../src/forms/lead/calls.types.js'
import {
  retailerByAddressMachine,
  type RetailersQuestion,
  type PlaceQuestion,
  type RetailerByAddressEvent,
} from '../../../src/forms/quote/retailer-picker/retailer-by-address.machine.js'
import { simplePickerMachine } from '../../../src/forms/quote/retailer-picker/simple-picker.machine.js'
import { none, some, type Option } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import type { LogEntry } from '../../../src/shared/log.js'
import { listTinyRetailers } from '../../kit/retailer-picker-walk.js'
import { makePort } from '../../../src/testing/port.js'
import { tinyRetailer } from '../../../src/testing/forms-samples.js'

const PLACES: readonly Prediction[] = [
  { id: 'm', text: 'Maidenhead', type: 'geocode' },
  { id: 'z', text: 'SL6 4FL', type: 'postal_code' },
]

const open = (chosen: Option<Retailer> = none, isPositionSupported = true) => {
  const clock = new SimulatedClock()
  const places = makePort<PlaceQuestion, readonly Prediction[]>()
  const retailers = makePort<RetailersQuestion, readonly Retailer[]>()
  const positions = makePort<unknown, GeoPoint>()
  const seen = {
    told: [] as (string | undefined)[],
    logged: [] as LogEntry[],
    focused: [] as string[],
  }
  const actor = createActor(
    retailerByAddressMachine.provide({
      actors: {
        suggest: places.logic,
        listRetailers: retailers.logic,
        askPosition: positions.logic,
      },
      actions: {
        notifyChosen: (_, { retailer }) => seen.told.push(toUndefined(retailer)?.dealerId),
        notifyChange: () => seen.told.push('none'),
        focusSearch: () => seen.focused.push('search'),
        writeLog: (_, entry) => seen.logged.push(entry),
      },
    }),
    { input: { chosen, isPositionSupported }, clock },
  ).start()
  return {
    ...seen,
    clock,
    positions: positions.asked,
    places: () => places.asked.map(({ question }) => question),
    retailers: () => retailers.asked.map(({ question }) => question),
    predict: (predictions: readonly Prediction[]) => places.asked.at(-1)?.answer(predictions),
    send: (event: RetailerByAddressEvent) => {
      actor.send(event)
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    search: (id = 'm') => {
      actor.send({ type: 'place.type', text: 'Maid' })
      clock.increment(300)
      places.asked.at(-1)?.answer(PLACES)
      actor.send({ type: 'place.choose', id })
    },
    answer: (told: readonly Retailer[]) => retailers.asked.at(-1)?.answer(told),
    fail: () => retailers.asked.at(-1)?.fail(new Error('down')),
  }
}

const picking = (search: string, results: string) => ({ picking: { search, results } })

describe('near a place', () => {
  test('[F-RET-11] three characters ask nothing, four ask once, 300 ms after the last key', () => {
    const { send, clock, places } = open()
    send({ type: 'place.type', text: 'abc' })
    clock.increment(1000)
    expect(places()).toEqual([])
    send({ type: 'place.type', text: 'abcd' })
    clock.increment(299)
    send({ type: 'place.type', text: 'abcde ' })
    clock.increment(299)
    expect(places()).toEqual([])
    clock.increment(1)
    expect(places().map(({ text }) => text)).toEqual(['abcde'])
  })

  test('[F-RET-12] with a suggestion its list goes, retailers are loaded, then up to four are listed', () => {
    const { search, state, context, answer, retailers } = open()
    search()
    expect(state()).toEqual(picking('idle', 'loading'))
    expect([context().options, context().text]).toEqual([[], 'Maidenhead'])
    expect(retailers()).toMatchObject([
      { place: { by: 'address', address: 'Maidenhead' }, limit: 4, offset: 0 },
    ])
    answer(listTinyRetailers(4))
    expect(state()).toEqual(picking('idle', 'listing'))
  })

  test('[F-RET-26] a postal code asks by postal code', () => {
    const { search, retailers } = open()
    search('z')
    expect(retailers()[0]?.place).toEqual({ by: 'zipCode', zipCode: 'SL6 4FL' })
  })

  test('[F-RET-13] [F-RET-15] [F-RET-27] a choice is told; its change undoes it and leads back to the search', () => {
    const { search, answer, send, state, context, told, focused } = open()
    search()
    answer(listTinyRetailers(2))
    send({ type: 'retailer.choose', id: 'D9' })
    expect(told).toEqual([])
    send({ type: 'retailer.choose', id: 'D2' })
    expect([state(), told]).toEqual(['selected', ['D2']])
    send({ type: 'retailer.change' })
    expect(state()).toEqual(picking('idle', 'listing'))
    expect([told, focused, context().chosen]).toEqual([['D2', 'none'], ['search'], none])
  })

  test('[F-RET-14] more are asked for from 4 and from 8 on, and added', () => {
    const { search, answer, send, retailers, context } = open()
    search()
    answer(listTinyRetailers(4))
    send({ type: 'retailers.more' })
    answer(listTinyRetailers(4, 5))
    send({ type: 'retailers.more' })
    answer(listTinyRetailers(1, 9))
    send({ type: 'retailers.more' })
    expect(retailers().map(({ offset }) => offset)).toEqual([0, 4, 8])
    expect(context().pages.retailers).toHaveLength(9)
  })

  test('[D-F-28] by postal code more of them show without another question', () => {
    const { search, answer, send, retailers, context } = open()
    search('z')
    answer(listTinyRetailers(5))
    expect(context().pages.shown).toBe(4)
    send({ type: 'retailer.choose', id: 'D5' })
    expect(context().chosen).toEqual(none)
    send({ type: 'retailers.more' })
    expect([context().pages.shown, retailers().length]).toEqual([8, 1])
  })

  test('[F-RET-16] nobody near it is told, and another place can be typed', () => {
    const { search, answer, state } = open()
    search()
    answer([])
    expect(state()).toEqual(picking('idle', 'empty'))
    search()
    answer(listTinyRetailers(1))
    expect(state()).toEqual(picking('idle', 'listing'))
  })

  test('[F-RET-17] [F-ERR-18] a failed question is logged and tried again; what is listed stays', () => {
    const { search, answer, fail, send, state, logged, retailers, context } = open()
    search()
    fail()
    expect(state()).toEqual(picking('idle', 'failed'))
    expect(logged.map(({ text }) => text)).toEqual(['Something went wrong fetching dealers'])
    send({ type: 'retailers.retry' })
    answer(listTinyRetailers(4))
    send({ type: 'retailers.more' })
    fail()
    expect(context().pages.retailers).toHaveLength(4)
    send({ type: 'retailers.retry' })
    expect(retailers().map(({ offset }) => offset)).toEqual([0, 0, 4, 4])
  })

  test('[E-F-17] nobody is waited for longer than five seconds', () => {
    const { search, clock, state, send, context } = open()
    search()
    clock.increment(5000)
    expect(state()).toEqual(picking('idle', 'failed'))
    send({ type: 'place.type', text: 'Read' })
    clock.increment(300)
    clock.increment(5000)
    expect(context().hasFailed).toBe(true)
    send({ type: 'place.type', text: 'Readi' })
    expect(context().hasFailed).toBe(false)
  })

  test('a name nobody knows says so until the next letter', () => {
    const { send, clock, predict, context, state } = open()
    send({ type: 'place.type', text: 'Xyzzy' })
    clock.increment(300)
    predict([])
    expect([context().isUnknown, state()]).toEqual([true, picking('idle', 'none')])
    send({ type: 'place.type', text: 'Xyzz' })
    expect(context().isUnknown).toBe(false)
  })
})

describe('where the visitor is', () => {
  test('[F-RET-18] the position is asked for, then retailers by coordinates', () => {
    const { send, positions, retailers, state } = open()
    send({ type: 'position.ask' })
    send({ type: 'position.ask' })
    expect([positions.length, state()]).toEqual([1, picking('idle', 'locating')])
    const position = { latitude: 51.5, longitude: -0.72 }
    positions[0]?.answer(position)
    expect(retailers()[0]?.place).toEqual({ by: 'coordinates', position })
  })

  test('[F-RET-19] [F-ERR-24] refused, too slow or not there: the note, and the list as it was', () => {
    const refused = open()
    refused.search()
    refused.answer(listTinyRetailers(2))
    refused.send({ type: 'position.ask' })
    refused.positions[0]?.fail(new Error('refused'))
    expect([refused.context().lacksPosition, refused.state()]).toEqual([
      true,
      picking('idle', 'listing'),
    ])
    const slow = open()
    slow.send({ type: 'position.ask' })
    slow.clock.increment(10_000)
    expect([slow.context().lacksPosition, slow.state()]).toEqual([true, picking('idle', 'none')])
    const never = open(none, false)
    never.send({ type: 'position.ask' })
    expect([never.context().lacksPosition, never.positions]).toEqual([true, []])
    slow.send({ type: 'position.ask' })
    expect(slow.context().lacksPosition).toBe(false)
  })

  test('a place that is chosen meanwhile wins over the position', () => {
    const { send, positions, search, retailers, context } = open()
    send({ type: 'position.ask' })
    search()
    const position = { latitude: 51.5, longitude: -0.72 }
    positions[0]?.answer(position)
    expect(retailers()).toHaveLength(1)
    expect(context().place).toEqual(some({ by: 'address', address: 'Maidenhead' }))
  })
})

describe('a choice that is made elsewhere', () => {
  test('a chosen one is shown without a question, and told to nobody', () => {
    const { state, told, send, context } = open(some(tinyRetailer))
    expect(state()).toBe('selected')
    send({ type: 'chosen.set', retailer: none })
    expect(state()).toEqual(picking('idle', 'none'))
    send({ type: 'chosen.set', retailer: some(tinyRetailer) })
    expect([state(), context().chosen, told]).toEqual(['selected', some(tinyRetailer), []])
  })
})

const openSimple = (chosen: Option<Retailer> = none) => {
  const clock = new SimulatedClock()
  const told: (string | undefined)[] = []
  const logged: LogEntry[] = []
  const focused: string[] = []
  const { logic, asked } = makePort<unknown, readonly Retailer[]>()
  const actor = createActor(
    simplePickerMachine.provide({
      actors: { listRetailers: logic },
      actions: {
        notifyChosen: (_, { retailer }) => told.push(toUndefined(retailer)?.dealerId),
        tellOnlyOne: (_, { retailer }) => told.push(`only ${toUndefined(retailer)?.dealerId}`),
        notifyChange: () => told.push('none'),
        focusChoice: () => focused.push('choice'),
        writeLog: (_, entry) => logged.push(entry),
      },
    }),
    { input: { chosen }, clock },
  ).start()
  const answer = (count: number) => asked.at(-1)?.answer(listTinyRetailers(count))
  return { actor, clock, told, logged, asked, focused, answer }
}

describe('among all', () => {
  test.each([
    [0, 'empty', []],
    [1, 'auto', ['only D1']],
    [2, { offering: 'list' }, []],
    [4, { offering: 'list' }, []],
    [5, { offering: 'dropdown' }, []],
  ])('[F-RET-20] [F-CONST-03] of %i', (count, state, told) => {
    const opened = openSimple()
    opened.answer(count)
    expect(opened.actor.getSnapshot().value).toEqual(state)
    expect(opened.told).toEqual(told)
  })

  test('[F-RET-21] the only one has no way back, a chosen one has', () => {
    const only = openSimple()
    only.answer(1)
    only.actor.send({ type: 'retailer.change' })
    expect(only.actor.getSnapshot().value).toBe('auto')
    const few = openSimple()
    few.answer(3)
    few.actor.send({ type: 'retailer.choose', id: 'D2' })
    expect(few.actor.getSnapshot().value).toBe('selected')
    few.actor.send({ type: 'retailer.change' })
    expect(few.actor.getSnapshot().value).toEqual({ offering: 'list' })
    expect([few.told, few.focused]).toEqual([['D2', 'none'], ['choice']])
  })

  test('one that was chosen before asks nobody until it is changed', () => {
    const { actor, asked, answer } = openSimple(some(tinyRetailer))
    expect([actor.getSnapshot().value, asked]).toEqual(['selected', []])
    actor.send({ type: 'retailer.change' })
    answer(5)
    expect(actor.getSnapshot().value).toEqual({ offering: 'dropdown' })
  })

  test('[F-RET-17] [E-F-17] no answer in five seconds is a failure, logged and tried again', () => {
    const { actor, clock, logged, asked, answer } = openSimple()
    clock.increment(5000)
    expect(actor.getSnapshot().value).toBe('failed')
    expect(logged.map(({ text }) => text)).toEqual(['Something went wrong fetching dealers'])
    actor.send({ type: 'retailers.retry' })
    answer(2)
    expect([asked.length, actor.getSnapshot().value]).toEqual([2, { offering: 'list' }])
  })

  test('a choice from elsewhere counts in a list, and undone there it is open again', () => {
    const { actor, answer, told } = openSimple()
    answer(5)
    actor.send({ type: 'chosen.set', retailer: some(tinyRetailer) })
    expect(actor.getSnapshot().value).toBe('selected')
    actor.send({ type: 'chosen.set', retailer: none })
    expect(actor.getSnapshot().value).toEqual({ offering: 'dropdown' })
    expect(told).toEqual([])
  })
})
