// An embedded quote form whose purpose is chosen on it.
import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { resolveEmbeddedForm } from '../../../src/forms/embed/embedded-form.js'
import { planForm } from '../../../src/forms/lead/plan/form-plan.js'
import type { FormParameters } from '../../../src/forms/lead/plan/parameters.js'
import { valueNameOf } from '../../../src/forms/lead/fields/field-kind.js'
import type { Purpose } from '../../../src/forms/lead/plan/purpose.js'
import {
  choosePurpose,
  startLeadForm,
  takeConfiguration,
} from '../../../src/forms/lead/lead-form.js'
import { leadFormMachine } from '../../../src/forms/lead/lead-form.machine.js'
import { readConsents, setValue } from '../../../src/forms/lead/lead-form-fill.js'
import { toLeadFormView } from '../../../src/forms/lead/view/form.view.js'
import { none, some } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
  tinyQuoteConfiguration,
} from '../../../src/testing/form-samples.js'

const words = {
  translate: (key: string) => key,
  dictionary: new Map<string, string>(),
  nameCountry: String,
  compare: () => 0,
}

const input = {
  ...tinyFormInput,
  configuration: some(tinyQuoteConfiguration),
  choosesPurpose: true,
  request: {
    ...tinyFormRequest,
    app: 'quote',
    purpose: 'OFFER_REQUEST',
    isEmbedded: true,
  },
} as const

const start = () => {
  const form = createActor(leadFormMachine, { input, clock: new SimulatedClock() }).start()
  const choose = (purpose: 'OFFER_REQUEST' | 'CBV_CALLBACK'): void => {
    form.send({ type: 'purpose.choose', purpose })
  }
  const type = (name: string, value: string): void => {
    form.send({ type: 'value.set', name, value })
  }
  return { form, choose, type }
}

const namesOf = (purpose: Purpose): readonly string[] =>
  (toUndefined(planForm({ ...input.request, purpose }, tinyQuoteConfiguration))?.fields ?? []).map(
    ({ kind }) => valueNameOf(kind),
  )

describe('[B-OFFER-25] [D-B-59] inside sales, as a host hands it over', () => {
  const insideSales = {
    retailerId: 'IS1',
    useInsideSalesTransform: true,
    nameTranslationKey: 'SalesName',
    addressTranslationKey: 'SalesAddress',
  }
  const texts = { SalesName: 'Sales team', SalesAddress: '1 High Street\nLeeds' }
  const market = {
    ...tinyConfiguration,
    translations: new Map([...tinyConfiguration.translations, ...Object.entries(texts)]),
  }

  test('stands for the retailer from the start, in the words of the form, and goes with the lead', () => {
    const form = takeConfiguration(startLeadForm({ ...tinyFormInput, insideSales }), market)
    expect(toUndefined(form.retailer)).toMatchObject({
      dealerId: 'IS1',
      vccDealerId: some('IS1'),
      name: 'Sales team',
      address: { addressLine1: '1 High Street', addressLine2: some('Leeds') },
      phone: '',
      generalContactEmail: '',
      timezone: some(''),
    })
    const ordered = takeConfiguration(startLeadForm(tinyFormInput), market)
    expect(toUndefined(ordered.retailer)).toBeUndefined()
  })

  test('without the transform it is looked for by its id, unless the address names a retailer', () => {
    const queryOf = (isMade: boolean, query: FormParameters) =>
      toUndefined(
        resolveEmbeddedForm({
          formType: 'ContactRequest',
          consumerApp: 'x',
          market: 'uk',
          purpose: none,
          isInOverlay: true,
          hidesRetailerPicker: false,
          hidesRequired: false,
          query,
          insideSales: { ...insideSales, useInsideSalesTransform: isMade },
        }),
      )?.request.query
    expect(queryOf(true, {})).toEqual({})
    expect(queryOf(false, { brand: 'x' })).toEqual({ brand: 'x', retailerid: 'IS1' })
    for (const query of [{ retailerid: 'GB001' }, { customretailerid: 'C-9' }])
      expect(queryOf(false, query)).toEqual(query)
  })
})

describe('a purpose that is chosen on the form', () => {
  test('[F-EMB-05] [F-ROUTE-41] it starts with the choice and nothing else', () => {
    const { form } = start()
    const { context: state, value: phase } = form.getSnapshot()
    expect(phase).toBe('choosing')
    expect(toLeadFormView({ state, phase, words }).phase).toBe('choosing')
    form.send({ type: 'form.submit', url: '' })
    form.send({ type: 'value.set', name: 'firstName', value: 'Ada' })
    expect(form.getSnapshot().value).toBe('choosing')
    expect(form.getSnapshot().context.values).not.toHaveProperty('firstName')
  })

  test.each(['OFFER_REQUEST', 'CBV_CALLBACK'] as const)(
    '[F-EMB-06] %s shows that form',
    (purpose) => {
      const { form, choose } = start()
      choose(purpose)
      const { value, context } = form.getSnapshot()
      expect(value).toEqual({ form: 'editing' })
      expect(toUndefined(context.plan)?.request.purpose).toBe(purpose)
      expect(toUndefined(context.plan)?.fields.map(({ kind }) => valueNameOf(kind))).toEqual(
        namesOf(purpose),
      )
    },
  )

  test('[E-F-16] what is typed into fields both forms have is there in the other', () => {
    const { form, choose, type } = start()
    choose('OFFER_REQUEST')
    form.send({ type: 'field.blur', name: 'firstName' })
    expect(form.getSnapshot().context.faults.size).toBe(1)
    type('firstName', 'Ada')
    type('surName', 'Byron')
    type('email', 'ada@x.example')
    form.send({ type: 'choice.return' })
    choose('CBV_CALLBACK')
    const { context, value } = form.getSnapshot()
    expect(value).toEqual({ form: 'editing' })
    expect(context.values).toEqual({ business: false, firstName: 'Ada', email: 'ada@x.example' })
    expect([context.isRestored, context.isStopped, context.faults.size]).toEqual([false, false, 0])
  })

  test('[E-F-16] consents start as the chosen form has them', () => {
    const { form, choose } = start()
    choose('OFFER_REQUEST')
    form.send({ type: 'consent.set', name: 'emailOptIn', isOn: true })
    expect(readConsents(form.getSnapshot().context).emailOptIn).toBe(true)
    form.send({ type: 'choice.return' })
    choose('OFFER_REQUEST')
    expect(readConsents(form.getSnapshot().context).emailOptIn).toBe(false)
  })

  test('[F-SUB-70] the way back means nothing while a form is checked', () => {
    const { form, choose, type } = start()
    choose('OFFER_REQUEST')
    type('email', 'ada@x.example')
    form.send({ type: 'form.submit', url: 'https://x.example/' })
    expect(form.getSnapshot().value).toEqual({ form: 'validating' })
    form.send({ type: 'choice.return' })
    expect(form.getSnapshot().value).toEqual({ form: 'validating' })
  })

  test('[E-F-16] a code chosen with a number stays with it', () => {
    const { form, choose, type } = start()
    choose('OFFER_REQUEST')
    form.send({ type: 'code.set', value: 'SE+46' })
    form.send({ type: 'choice.return' })
    choose('OFFER_REQUEST')
    expect(form.getSnapshot().context.dial.code).toBe('+44')
    form.send({ type: 'code.set', value: 'SE+46' })
    type('mobilePhone', '701234567')
    form.send({ type: 'choice.return' })
    choose('OFFER_REQUEST')
    expect(form.getSnapshot().context.dial.code).toBe('+46')
  })

  test('[E-F-16] the machines of the fields start anew with what is there', () => {
    const { form, choose, type } = start()
    choose('OFFER_REQUEST')
    type('email', 'ada@x.example')
    form.send({ type: 'choice.return' })
    expect(Object.keys(form.getSnapshot().children)).toEqual([])
    choose('CBV_CALLBACK')
    expect(form.getSnapshot().children['email']?.getSnapshot()).toMatchObject({
      context: { value: 'ada@x.example' },
    })
  })

  test('[E-F-16] A value of a field both forms have stays.', () => {
    const both = namesOf('OFFER_REQUEST').filter((name) => namesOf('CBV_CALLBACK').includes(name))
    expect(both.length).toBeGreaterThan(1)
    const started = takeConfiguration(startLeadForm(input), tinyQuoteConfiguration)
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...both), fc.string()), (values) => {
        const typed = Object.entries(values).reduce(
          (state, [name, value]) => setValue(state, name, value),
          choosePurpose(started, 'OFFER_REQUEST'),
        )
        expect(choosePurpose(typed, 'CBV_CALLBACK').values).toMatchObject(values)
      }),
    )
  })

  test('[F-EMB-05] a form whose purpose was given has no way back to a choice', () => {
    const form = createActor(leadFormMachine, {
      input: { ...input, choosesPurpose: false },
      clock: new SimulatedClock(),
    }).start()
    form.send({ type: 'choice.return' })
    expect(form.getSnapshot().value).toEqual({ form: 'editing' })
  })
})
