// Which retailer an address means, and the search for it.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import type { LogEntry } from '../../../src/shared/log.js'
import { INSIDE_SALES_RETAILER } from '../../../src/forms/lead/plan/purpose.js'
import type { Retailer } from '../../../src/forms/lead/forms.types.js'
import { RetailerCodec } from '../../../src/forms/lead/documents/wire.codec.js'
import {
  findRetailerQuestion,
  isChosenRetailer,
  startRetailerLookup,
  type RetailerLookupInput,
  type RetailerQuestion,
} from '../../../src/forms/quote/retailer-lookup.js'
import { toInsideSalesRetailer } from '../../../src/forms/lead/inside-sales.js'
import { retailerLookupMachine } from '../../../src/forms/quote/retailer-lookup.machine.js'
import { makePort } from '../../../src/testing/port.js'
import { tinyRetailer } from '../../../src/testing/forms-samples.js'
import { walkRetailerLookup } from '../../kit/journey-walk.js'

const insideSales = {
  retailerId: 'GB-IS-1',
  useInsideSalesTransform: true,
  nameTranslationKey: 'InsideSalesName',
  addressTranslationKey: 'InsideSalesAddress',
}
const texts = new Map([
  ['InsideSalesName', 'Online team'],
  ['InsideSalesAddress', 'Scandia House\nNorreys Drive\nMaidenhead'],
])
const translate = (key: string): string => texts.get(key) ?? ''

const search = (query: RetailerLookupInput['query'], input: Partial<RetailerLookupInput> = {}) => {
  const clock = new SimulatedClock()
  const port = makePort<RetailerQuestion, readonly Retailer[]>()
  const kept: unknown[] = []
  const logged: LogEntry[] = []
  const actor = createActor(
    retailerLookupMachine.provide({
      actors: { listRetailers: port.logic },
      actions: {
        saveRetailer: (_, { retailer }) => void kept.push(toUndefined(retailer)),
        writeLog: (_, entry) => void logged.push(entry),
      },
    }),
    { input: { query, stored: none, insideSales: none, translate, ...input }, clock },
  )
  const states: unknown[] = []
  actor.subscribe(({ value }) => states.push(value))
  actor.start()
  return {
    actor,
    clock,
    kept,
    logged,
    states,
    asked: () => port.asked.map(({ question }) => question),
    answer: (retailers: readonly Retailer[]) => port.asked.at(-1)?.answer(retailers),
    fail: () => port.asked.at(-1)?.fail(new Error('down')),
  }
}

describe('the search for a retailer', () => {
  test('every state and every transition is reached', () => {
    const walk = walkRetailerLookup()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-ROUTE-27] [F-RET-30] without an id nothing is asked; with one it is loading, then there', () => {
    const nothing = search({})
    expect([nothing.actor.getSnapshot().value, nothing.asked()]).toEqual(['uninitialized', []])
    const { actor, asked, answer, kept, states } = search({ retailerid: 'GB001' })
    expect(asked()).toEqual([{ by: 'dealerId', id: 'GB001' }])
    answer([tinyRetailer])
    expect(states).toEqual(['loading', 'success'])
    expect(actor.getSnapshot().output).toEqual(some(tinyRetailer))
    expect(kept).toEqual([tinyRetailer])
  })

  test('[F-RET-31] the one that was chosen before is there without a call', () => {
    const { actor, asked } = search({ retailerid: 'GB001' }, { stored: some(tinyRetailer) })
    expect([actor.getSnapshot().value, asked()]).toEqual(['success', []])
    const other = search({ retailerid: 'GB002' }, { stored: some(tinyRetailer) })
    expect(other.asked()).toHaveLength(1)
  })

  test('[F-RET-27] without an id it counts where the form says so', () => {
    const stored = some(tinyRetailer)
    expect(search({}, { stored, keepsStored: true }).actor.getSnapshot()).toMatchObject({
      value: 'success',
      output: stored,
    })
    expect(search({}, { stored }).actor.getSnapshot()).toMatchObject({
      value: 'uninitialized',
      output: none,
    })
    const other = search({ retailerid: 'GB002' }, { stored, keepsStored: true })
    expect(other.asked()).toEqual([{ by: 'dealerId', id: 'GB002' }])
  })

  test('a failed search is logged, without the id, and chooses nobody', () => {
    const { actor, fail, logged, states } = search({ retailerid: '"><b>' })
    fail()
    expect(states).toEqual(['loading', 'error'])
    expect(actor.getSnapshot().output).toEqual(none)
    expect(logged.map(({ code }) => code)).toEqual(['RetailerNotFound'])
    expect(JSON.stringify(logged)).not.toContain('<b>')
  })

  test('[F-RET-33] an id of its own is found among all retailers, and only without the other', () => {
    const own = { ...tinyRetailer, customRetailerId: some('C-9') }
    const { actor, asked, answer } = search({ customretailerid: 'C-9' })
    expect(asked()).toEqual([{ by: 'customRetailerId', id: 'C-9' }])
    answer([{ ...tinyRetailer, dealerId: 'GB002' }, own])
    expect(actor.getSnapshot().output).toEqual(some(own))
    const lost = search({ customretailerid: 'C-0' })
    lost.answer([own])
    expect([lost.actor.getSnapshot().value, lost.logged.length]).toEqual(['error', 1])
    expect(findRetailerQuestion({ retailerid: 'GB001', customretailerid: 'C-9' })).toEqual(
      some({ by: 'dealerId', id: 'GB001' }),
    )
  })

  test('[E-F-17] no answer in five seconds is none', () => {
    const { actor, clock } = search({ retailerid: 'GB001' })
    clock.increment(4999)
    expect(actor.getSnapshot().value).toBe('loading')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('error')
  })
})

describe('inside sales', () => {
  test('[F-RET-40] [B-OFFER-25] its record comes from the configuration', () => {
    const retailer = toInsideSalesRetailer(insideSales, translate)
    expect(RetailerCodec.encode(toUndefined(retailer) ?? tinyRetailer)).toEqual({
      dealerId: 'GB-IS-1',
      vccDealerId: 'GB-IS-1',
      name: 'Online team',
      phone: '',
      generalContactEmail: '',
      address: {
        addressLine1: 'Scandia House',
        addressLine2: 'Norreys Drive',
        addressLine3: 'Maidenhead',
        city: '',
        postalCode: '',
        district: '',
      },
      geoCode: null,
      distanceToAddress: null,
      customRetailerId: null,
      timezone: '',
    })
  })

  test.each([
    ['a\r\nb\nc\nd', 'c, d'],
    ['a\nb\n\nc', 'c'],
    ['\n a \n \nb\nc\n\nd\n', 'c, d'],
    ['a\nb\n', ''],
  ])(
    '[F-RET-40] [D-F-26] of %j the third line is %j: further lines are joined, blank ones are none',
    (text, third) => {
      const retailer = toInsideSalesRetailer(insideSales, () => text)
      expect(toUndefined(retailer)?.address).toMatchObject({
        addressLine1: 'a',
        addressLine2: some('b'),
        addressLine3: some(third),
      })
    },
  )

  test('[F-RET-41] without the transform it is fetched by its id', () => {
    const fetched = some({ ...insideSales, useInsideSalesTransform: false })
    const input = { query: { retailerid: 'GB-IS-1' }, stored: none, translate }
    expect(startRetailerLookup({ ...input, insideSales: fetched }).retailer).toEqual(none)
    const made = startRetailerLookup({ ...input, insideSales: some(insideSales) })
    expect(toUndefined(made.retailer)?.name).toBe('Online team')
    const { actor, asked, answer, kept } = search(
      { retailerid: 'GB-IS-1' },
      { insideSales: fetched },
    )
    expect(asked()).toEqual([{ by: 'dealerId', id: 'GB-IS-1' }])
    // It is nobody's retailer: the next form is not told of it as one.
    answer([{ ...tinyRetailer, dealerId: 'GB-IS-1' }])
    expect([actor.getSnapshot().value, kept]).toEqual(['success', []])
  })

  test('[F-RET-42] it is never a chosen retailer, under neither of its ids', () => {
    const configured = some('GB-IS-1')
    const named = (dealerId: string) => some({ ...tinyRetailer, dealerId })
    expect(isChosenRetailer(named('GB-IS-1'), configured)).toBe(false)
    expect(isChosenRetailer(named(INSIDE_SALES_RETAILER), configured)).toBe(false)
    expect(isChosenRetailer(named('GB001'), configured)).toBe(true)
    expect(isChosenRetailer(none, configured)).toBe(false)
  })
})
