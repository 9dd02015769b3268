// A form that is told of what its address names, while it is filled in and sent.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import {
  asyncFieldMachine,
  type AsyncQuestion,
} from '../../../src/forms/lead/fields/async-field.machine.js'
import { listPending, type FormParameters } from '../../../src/forms/lead/plan/parameters.js'
import { leadFormMachine } from '../../../src/forms/lead/lead-form.machine.js'
import { makeLead } from '../../../src/forms/lead/lead-form-send.js'
import { startLeadForm, takeConfiguration } from '../../../src/forms/lead/lead-form.js'
import type { LeadFormEvent } from '../../../src/forms/lead/lead-form.types.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import { makePort } from '../../../src/testing/port.js'
import { tinyConfiguration, tinyFormInput } from '../../../src/testing/form-samples.js'
import { tinyRetailer, tinyVehicle } from '../../../src/testing/forms-samples.js'

const url = 'https://x.example/uk/contact-request/form'
const retailer = { ...tinyRetailer, customRetailerId: some('C-9') }
const vehicleCame: LeadFormEvent = { type: 'vehicle.answered', vehicle: some(tinyVehicle) }
const retailerCame: LeadFormEvent = { type: 'retailer.answered', retailer: some(retailer) }

const inputOf = (query: FormParameters) => ({
  ...tinyFormInput,
  request: { ...tinyFormInput.request, query: { campaigncode: 'C', ...query } },
  configuration: some(tinyConfiguration),
  pending: listPending(query),
})

const open = (query: FormParameters) => {
  const clock = new SimulatedClock()
  const verdicts = makePort<AsyncQuestion, boolean>()
  const asyncField = asyncFieldMachine.provide({ actors: { checkText: verdicts.logic } })
  const logic = leadFormMachine.provide({ actors: { asyncField } })
  const form = createActor(logic, { input: inputOf(query), clock }).start()
  const now = () => form.getSnapshot()
  // All that is required, with an e-mail address the server has found right.
  const fill = () => {
    form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
    form.send({ type: 'value.set', name: 'email', value: 'ada@x.example' })
    form.send({ type: 'field.blur', name: 'email' })
    verdicts.asked.at(-1)?.answer(true)
  }
  const bodyOf = () => toUndefined(now().context.envelope)?.body
  return { form, clock, now, fill, bodyOf }
}

describe('the lead of a form whose address names something', () => {
  test('[F-ROUTE-26] [F-ROUTE-27] carries the vehicle and the retailer', () => {
    const { form, fill, bodyOf } = open({ pno: '416xy2', retailerid: 'GB001' })
    fill()
    form.send(vehicleCame)
    form.send(retailerCame)
    form.send({ type: 'form.submit', url })
    expect(bodyOf()).toMatchObject({
      productsOfInterest: ['416XY2'],
      retailerId: 'GB001',
      customretailerid: 'C-9',
    })
  })

  test('[F-TRACK-16] [F-TRACK-17] [E-F-33] tells of the visit what may be told when submit is pressed, and else nothing', () => {
    const landing = {
      originalUrl: 'https://x.example/uk/a',
      referralUrl: 'https://search.example/',
      analytics: { utmSource: 'n' },
    }
    const sendWith = (given?: typeof landing) => {
      const { form, fill, bodyOf } = open({})
      fill()
      form.send({ type: 'form.submit', url, landing: given })
      return bodyOf()
    }
    expect(sendWith(landing)).toMatchObject(landing)
    const untold = sendWith()
    for (const name of Object.keys(landing)) expect(untold).not.toHaveProperty(name)
  })

  test('a press waits until both are known, in whichever order they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([vehicleCame, retailerCame], { minLength: 2 }), (order) => {
        const { form, now, fill, bodyOf } = open({ pno: '416xy2', retailerid: 'GB001' })
        fill()
        form.send({ type: 'form.submit', url })
        for (const event of order) {
          expect(now().value).toEqual({ form: 'validating' })
          form.send(event)
        }
        expect(now().value).toEqual({ form: 'verifying' })
        expect(bodyOf()).toMatchObject({ productsOfInterest: ['416XY2'], retailerId: 'GB001' })
      }),
    )
  })

  test('[E-F-04] nobody tells of them: after five seconds the lead goes without', () => {
    const { form, clock, now, fill, bodyOf } = open({ pno: '416xy2' })
    fill()
    form.send({ type: 'form.submit', url })
    clock.increment(4999)
    expect(now().value).toEqual({ form: 'validating' })
    clock.increment(1)
    expect(now().value).toEqual({ form: 'verifying' })
    form.send(vehicleCame)
    expect(bodyOf()).not.toHaveProperty('productsOfInterest')
  })

  test('nothing was found: the form works, and the lead says what the address said', () => {
    const { form, now, fill, bodyOf } = open({ pno: '999', retailerid: 'nobody' })
    fill()
    form.send({ type: 'form.submit', url })
    form.send({ type: 'vehicle.answered', vehicle: none })
    form.send({ type: 'retailer.answered', retailer: none })
    expect(now().value).toEqual({ form: 'verifying' })
    expect(bodyOf()).not.toHaveProperty('productsOfInterest')
    expect(bodyOf()).toMatchObject({ retailerId: 'nobody' })
  })

  test('what is known of the visitor is not waited for, and comes too late after the press', () => {
    const { form, now, fill, bodyOf } = open({ cdb_id: '77' })
    fill()
    form.send({ type: 'form.submit', url })
    expect(now().value).toEqual({ form: 'verifying' })
    form.send({ type: 'prefill.answered', values: { surName: 'Byron' }, dial: none, address: none })
    expect(now().context.values).not.toHaveProperty('surName')
    expect(bodyOf()).not.toHaveProperty('surName')
  })

  test('the inside-sales record is never the retailer of a lead', () => {
    const state = takeConfiguration(startLeadForm(inputOf({})), tinyConfiguration)
    const insideSales = some({ ...tinyRetailer, dealerId: 'INSIDE_SALES_RETAILER' })
    expect(makeLead({ ...state, retailer: insideSales })).toMatchObject({ _tag: 'Right' })
    expect(JSON.stringify(makeLead({ ...state, retailer: insideSales }))).not.toContain('INSIDE')
  })
})
