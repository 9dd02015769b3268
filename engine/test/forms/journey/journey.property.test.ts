// Laws of what comes with the address of a form.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock, type NonReducibleUnknown } from 'xstate'
import { APP_IDS, parseFormPath } from '../../../src/forms/lead/plan/purpose.js'
import { isConversational } from '../../../src/forms/lead/plan/conversation.js'
import { readFormQuery } from '../../../src/forms/lead/plan/forms.url.js'
import type { ConsumerData, Retailer, Vehicle } from '../../../src/forms/lead/forms.types.js'
import { addedVehicle, moveQuery, writeQuotePath } from '../../../src/forms/quote/quote-step.url.js'
import { prefillMachine } from '../../../src/forms/lead/prefill.machine.js'
import {
  findRetailerQuestion,
  type RetailerQuestion,
} from '../../../src/forms/quote/retailer-lookup.js'
import {
  fitPrefill,
  formatAddress,
  joinKnown,
  splitNumber,
} from '../../../src/forms/lead/prefill.js'
import { resolvePictureQuery } from '../../../src/forms/quote/picture.js'
import { resolvePrimaryAction } from '../../../src/forms/embed/experiments.js'
import { retailerLookupMachine } from '../../../src/forms/quote/retailer-lookup.machine.js'
import { selectVehicle } from '../../../src/forms/quote/vehicle-selection.js'
import { showsRetailer, toSummaryCard } from '../../../src/forms/quote/summary.view.js'
import {
  vehicleSelectionMachine,
  type VehicleQuestion,
} from '../../../src/forms/quote/vehicle-selection.machine.js'
import { fillIn } from '../../../src/forms/lead/lead-form-fill.js'
import { startLeadForm } from '../../../src/forms/lead/lead-form.js'
import type { Profile } from '../../../src/forms/lead/calls.types.js'
import { none, some, type Option } from '../../../src/shared/option.js'
import { parseQuery } from '../../../src/shared/query.js'
import { toUndefined } from '../../../src/shared/result.js'
import { hostileQuery } from '../../../src/testing/charging-arbitraries.js'
import { makePort, type AskedQuestion } from '../../../src/testing/port.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'
import { tinyFormInput, tinyPlan } from '../../../src/testing/form-samples.js'
import { VEHICLES } from './vehicles.js'

const anyText = fc.string({ minLength: 1 })
const names = VEHICLES.flatMap(({ modelKey, pno34, presentation }) => [
  ...[modelKey, presentation.title, pno34, pno34.slice(0, 3)].filter((text) => text !== ''),
])
const anyName = fc.oneof(fc.constantFrom(...names), anyText)
const anyQuery = fc.record(
  { pno: anyName, modelkey: anyName, model: anyName },
  { requiredKeys: [] },
)
const anyPart = fc
  .option(fc.oneof(fc.constantFrom('', ' ', 'Ada', '+46701234567'), fc.string()))
  .map((text) => (text === null ? none : some(text)))
const anyConsumer = fc.record({
  title: anyPart,
  firstName: anyPart,
  surName: anyPart,
  mobilePhone: anyPart,
  email: anyPart,
  legalAddress: anyPart,
})
const anyProfile = fc.record({
  firstName: anyPart,
  lastName: anyPart,
  phoneNumber: anyPart,
  email: anyPart,
  address: fc
    .record({ street: anyPart, locality: anyPart, country: anyPart })
    .map((address) => some(address)),
})
const { dialCodes } = tinyFormInput.surroundings

describe('the vehicle of an address', () => {
  test('Letter case never changes which vehicle is meant.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('pno', 'modelkey', 'model'),
        (name, parameter) => {
          const kindOf = (text: string) => {
            const choice = selectVehicle(VEHICLES, { [parameter]: text })
            return choice.kind === 'listed' ? choice.vehicle.id : choice.kind
          }
          expect(kindOf(name.toUpperCase())).toBe(kindOf(name.toLowerCase()))
        },
      ),
    )
  })

  test('A product number never falls through to key and name.', () => {
    fc.assert(
      fc.property(anyQuery, anyName, (query, pno) => {
        expect(selectVehicle(VEHICLES, { ...query, pno })).toEqual(selectVehicle(VEHICLES, { pno }))
      }),
    )
  })

  test('The vehicle that was added is the one the address means.', () => {
    for (const vehicle of VEHICLES) {
      const { parameter, value } = addedVehicle(vehicle)
      expect(selectVehicle(VEHICLES, { [parameter]: value })).toEqual({ kind: 'listed', vehicle })
    }
  })

  test('any address is read without an exception', () => {
    fc.assert(
      fc.property(hostileQuery, (search) => {
        const query = readFormQuery(parseQuery(search)).read
        selectVehicle(VEHICLES, query)
        findRetailerQuestion(query)
      }),
    )
  })
})

const events = ['found', 'missed', 'failed', 'wait'] as const

describe('the searches', () => {
  test('Every search ends, whatever is answered.', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...events), fc.nat(1))), (steps) => {
        const clock = new SimulatedClock()
        const input = {
          vehicles: VEHICLES,
          query: { pno: '999' },
          stored: none,
          keepsStored: false,
        }
        const asked: AskedQuestion<VehicleQuestion, Option<Vehicle>>[] = []
        const { logic } = makePort<VehicleQuestion, Option<Vehicle>>((one) => asked.push(one))
        const search = vehicleSelectionMachine.provide({
          actors: { findVehicle: logic, findCopy: logic },
        })
        const actor = createActor(search, { input, clock }).start()
        for (const [kind, at] of steps) {
          if (kind === 'wait') clock.increment(100)
          else if (kind === 'failed') asked[at]?.fail(new Error('down'))
          else asked[at]?.answer(kind === 'found' ? some(tinyVehicle) : none)
        }
        clock.increment(60_000)
        clock.increment(60_000)
        expect(actor.getSnapshot().status).toBe('done')
      }),
    )
    fc.assert(
      fc.property(anyText, fc.array(anyText), (id, ids) => {
        const clock = new SimulatedClock()
        const input = {
          query: { retailerid: id },
          stored: none,
          insideSales: none,
          translate: String,
        }
        const { logic, asked } = makePort<RetailerQuestion, readonly Retailer[]>()
        const lookup = retailerLookupMachine.provide({ actors: { listRetailers: logic } })
        const actor = createActor(lookup, { input, clock }).start()
        const retailers = ids.map((dealerId): Retailer => ({ ...tinyRetailer, dealerId }))
        asked[0]?.answer(retailers)
        expect(actor.getSnapshot().output?._tag).toBe(ids.includes(id) ? 'Some' : 'None')
      }),
    )
  })

  test('Every question ends, whatever is answered.', () => {
    fc.assert(
      fc.property(anyText, fc.nat(10_000), (id, wait) => {
        const clock = new SimulatedClock()
        const { logic, asked } = makePort<{ readonly id: string }, ConsumerData>()
        const profile = makePort<NonReducibleUnknown, Option<Profile>>()
        const question = prefillMachine.provide({
          actors: { findConsumer: logic, findProfile: profile.logic },
        })
        const input = { id: some(id), asksProfile: true }
        const actor = createActor(question, { input, clock }).start()
        clock.increment(wait)
        asked[0]?.fail(new Error('down'))
        profile.asked[0]?.fail(new Error('down'))
        expect(actor.getSnapshot().status).toBe('done')
      }),
    )
  })

  test('An id of a retailer beats one of its own.', () => {
    fc.assert(
      fc.property(anyText, anyText, (retailerid, customretailerid) => {
        expect(findRetailerQuestion({ retailerid, customretailerid })).toEqual(
          some({ by: 'dealerId', id: retailerid }),
        )
      }),
    )
  })
})

describe('what is known of a visitor', () => {
  test('No part that is blank leaves a trace.', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', ' ', 'a', 'b c'), { minLength: 4, maxLength: 4 }),
        (parts) => {
          const [one = '', two = '', three = '', four = ''] = parts
          const line = formatAddress({
            addressLine1: some(one),
            addressLine2: some(two),
            postalCode: some(three),
            city: some(four),
          })
          expect(line.split(', ').filter((part) => part !== '')).toEqual(
            parts.map((part) => part.trim()).filter((part) => part !== ''),
          )
        },
      ),
    )
  })

  test('Consumer data beats the profile, value by value.', () => {
    fc.assert(
      fc.property(anyConsumer, anyProfile, (consumer, profile) => {
        const alone = joinKnown({ consumer: some(consumer), profile: none })
        const behind = joinKnown({ consumer: none, profile: some(profile) })
        expect(joinKnown({ consumer: some(consumer), profile: some(profile) })).toEqual({
          ...behind,
          ...alone,
        })
      }),
    )
  })

  test('Code and rest are the number again.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('+44', '+46', '+1', ''),
        fc.stringMatching(/^\d{0,12}$/),
        (code, rest) => {
          const split = toUndefined(splitNumber(code + rest, dialCodes, 'uk'))
          if (split !== undefined) expect(split.dial.code + split.number).toBe(code + rest)
        },
      ),
    )
  })

  test('[F-PRE-07] Only fields of the form are filled.', () => {
    fc.assert(
      fc.property(anyConsumer, (consumer) => {
        const input = { plan: tinyPlan, consumer: some(consumer), profile: none, dialCodes }
        const held = ['firstName', 'surName', 'email', 'mobilePhone']
        expect(Object.keys(fitPrefill(input).values).every((name) => held.includes(name))).toBe(
          true,
        )
      }),
    )
  })

  test('[F-PRE-07] A value that is there is never changed.', () => {
    const anyValues = fc.dictionary(
      fc.constantFrom('firstName', 'email', 'mobilePhone'),
      fc.string(),
    )
    fc.assert(
      fc.property(anyValues, anyValues, (typed, values) => {
        const state = { ...startLeadForm(tinyFormInput), values: typed }
        const dial = some({ iso2: 'SE', code: '+46' })
        const filled = fillIn(state, { values, dial, address: none })
        expect(filled.values).toMatchObject(typed)
        if (Object.hasOwn(typed, 'mobilePhone')) expect(filled.dial).toEqual(state.dial)
      }),
    )
  })
})

describe('pictures and steps', () => {
  test('Width and quality are whole numbers within their bounds, whatever was asked.', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (width, quality) => {
        const asked = resolvePictureQuery({ market: 'uk', url: '/a', width, quality })
        for (const [text, most] of [
          [asked.width, 3840],
          [asked.quality, 100],
        ] as const) {
          expect(text).toMatch(/^\d+$/)
          expect(Number(text) >= 1 && Number(text) <= most).toBe(true)
        }
      }),
    )
  })

  test('The path that was written is read back as its page.', () => {
    for (const page of ['modelSelector', 'retailerSelector', 'form', 'finished'] as const) {
      expect(parseFormPath(writeQuotePath('se', page))).toEqual(
        some({ market: 'se', app: 'quote', page }),
      )
    }
  })

  test('The query of the page is kept byte for byte, but for an earlier vehicle.', () => {
    const part = fc.stringMatching(/^[a-c]{1,3}=[a-z%20+]{0,4}$/)
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const search = `?${['pno=9', ...parts].join('&')}`
        const target = moveQuery(search, { kind: 'vehicle', vehicle: tinyVehicle })
        expect(target.slice(target.indexOf('?') + 1).split('&')).toEqual([...parts, 'pno=416XY2'])
      }),
    )
  })

  test('With experiments switched off by the address, no value changes anything.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('c', 'd'), fc.string()), (value) => {
        expect(resolvePrimaryAction(value, { disableexperiments: true })).toBe('default')
      }),
    )
  })

  test('With experiments switched off by the address, no form asks in sentences.', () => {
    fc.assert(
      fc.property(fc.constantFrom(...APP_IDS), fc.string(), (app, market) => {
        const form = { app, market, query: { disableexperiments: true } }
        expect(isConversational(form, ['ConversationalForm'])).toBe(false)
      }),
    )
  })

  test('[F-ROUTE-33] The inside-sales retailer never shows.', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('form' as const, 'finished' as const), (id, page) => {
        const retailer = some({ ...tinyRetailer, dealerId: id })
        const shown = { request: { query: { retailerid: id } }, page, retailer }
        expect(showsRetailer({ ...shown, insideSales: some(id) })).toBe(false)
      }),
    )
  })

  test('[F-ROUTE-33] The inside-sales retailer is on no card.', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('form' as const, 'finished' as const), (id, page) => {
        const card = toSummaryCard({
          request: { app: 'contact', market: 'uk', query: { retailerid: id } },
          page,
          search: '',
          vehicle: some(tinyVehicle),
          retailer: some({ ...tinyRetailer, dealerId: id }),
          insideSales: some(id),
          flags: [],
          words: { translate: (key) => key },
        })
        expect(toUndefined(card)?.retailer).toEqual(none)
      }),
    )
  })
})
