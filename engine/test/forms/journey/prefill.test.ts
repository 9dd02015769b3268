// What is known of a visitor, from the personal link to the fields of a form.
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock, type NonReducibleUnknown } from 'xstate'
import type { ConsumerData } from '../../../src/forms/lead/forms.types.js'
import type { Profile } from '../../../src/forms/lead/calls.types.js'
import { planForm } from '../../../src/forms/lead/plan/form-plan.js'
import {
  fitPrefill,
  formatAddress,
  joinKnown,
  splitNumber,
} from '../../../src/forms/lead/prefill.js'
import { prefillMachine } from '../../../src/forms/lead/prefill.machine.js'
import { leadFormMachine } from '../../../src/forms/lead/lead-form.machine.js'
import { none, some, type Option } from '../../../src/shared/option.js'
import { toUndefined } from '../../../src/shared/result.js'
import type { LogEntry } from '../../../src/shared/log.js'
import { makePort } from '../../../src/testing/port.js'
import { readContactForm } from '../../../src/testing/form-documents.js'
import {
  tinyConfiguration,
  tinyFormInput,
  tinyFormRequest,
  tinyPlan,
} from '../../../src/testing/form-samples.js'
import { walkPrefill } from '../../kit/journey-walk.js'

const nobody: ConsumerData = {
  title: none,
  firstName: none,
  surName: none,
  mobilePhone: none,
  email: none,
  legalAddress: none,
}
const signedIn: Profile = {
  firstName: some('Augusta'),
  lastName: some('Byron'),
  phoneNumber: some('+46701234567'),
  email: none,
  address: some({ street: some('1 High St'), locality: some('Maidenhead'), country: some('GB') }),
}
const { dialCodes } = tinyFormInput.surroundings

describe('the questions for what is known', () => {
  const ask = (cdb: string | undefined, asksProfile = false) => {
    const clock = new SimulatedClock()
    const { logic, asked } = makePort<{ readonly id: string }, ConsumerData>()
    const profile = makePort<NonReducibleUnknown, Option<Profile>>()
    const logged: LogEntry[] = []
    const actor = createActor(
      prefillMachine.provide({
        actors: { findConsumer: logic, findProfile: profile.logic },
        actions: { writeLog: (_, entry) => void logged.push(entry) },
      }),
      { input: { id: cdb === undefined ? none : some(cdb), asksProfile }, clock },
    ).start()
    return { actor, clock, asked, askedProfile: profile.asked, logged }
  }

  test('every state and every transition is reached', () => {
    const walk = walkPrefill()
    expect(walk.missingStates).toEqual([])
    expect(walk.missingTransitions).toEqual([])
  })

  test('[F-ROUTE-28] [F-PRE-02] it is asked with the id of the address, and not without one', () => {
    expect(ask('77').asked.map(({ question }) => question.id)).toEqual(['77'])
    expect(ask(undefined).asked).toEqual([])
  })

  test('[F-PRE-10] a failure prefills nothing, and is logged without the id', () => {
    const { actor, asked, logged } = ask('secret')
    asked[0]?.fail(new Error('down'))
    expect(actor.getSnapshot().output).toEqual({ consumer: none, profile: none })
    expect(logged.map(({ code }) => code)).toEqual(['ConsumerDataFailed'])
    expect(JSON.stringify(logged)).not.toContain('secret')
  })

  test('what comes after three seconds is not put under the hands of the visitor', () => {
    const { actor, asked, clock, logged } = ask('77')
    clock.increment(3000)
    asked[0]?.answer(ada)
    const { status, output } = actor.getSnapshot()
    expect([status, output, logged.length]).toEqual(['done', { consumer: none, profile: none }, 1])
  })

  test('[F-PRE-01] the profile is asked for once, and nowhere in a page of others', () => {
    expect(ask(undefined, true).askedProfile).toHaveLength(1)
    expect(ask(undefined).askedProfile).toEqual([])
  })

  test('[F-PRE-04] a profile that cannot be had prefills nothing and is no news', () => {
    const { actor, askedProfile, logged } = ask(undefined, true)
    askedProfile[0]?.fail(new Error('Unauthorized'))
    expect(actor.getSnapshot().output).toEqual({ consumer: none, profile: none })
    expect(logged).toEqual([])
  })

  test('[F-PRE-01] [F-PRE-05] both are asked for at once, and one in time counts without the other', () => {
    const { actor, asked, askedProfile, clock } = ask('77', true)
    expect([asked.length, askedProfile.length]).toEqual([1, 1])
    askedProfile[0]?.answer(some(signedIn))
    expect(actor.getSnapshot().status).toBe('active')
    clock.increment(3000)
    expect(actor.getSnapshot().output).toEqual({ consumer: none, profile: some(signedIn) })
  })
})

describe('what is known', () => {
  test('[F-PRE-06] an address in one line', () => {
    const parts = {
      addressLine1: some('1 High St'),
      postalCode: some('SL6'),
      city: some('Maidenhead'),
      country: some('GB'),
    }
    expect(formatAddress(parts)).toBe('1 High St, SL6, Maidenhead, GB')
    expect(formatAddress({ ...parts, legalAddress: some(' 2 High St ') })).toBe('2 High St')
    expect(formatAddress({ ...parts, legalAddress: some(' '), addressLine2: some('') })).toBe(
      '1 High St, SL6, Maidenhead, GB',
    )
  })

  test('[E-T-65] an address of the own country is written its way, any other part by part', () => {
    const parts = {
      addressLine1: some('1 High St'),
      postalCode: some('SL6 4FL'),
      city: some('Maidenhead'),
    }
    expect(formatAddress(parts, 'GB')).toBe('1 High St, Maidenhead SL6 4FL')
    expect(formatAddress({ ...parts, country: some('gb') }, 'GB')).toBe(
      '1 High St, Maidenhead SL6 4FL, gb',
    )
    expect(formatAddress({ ...parts, country: some('GB') }, 'DE')).toBe(
      '1 High St, SL6 4FL, Maidenhead, GB',
    )
    const data = { title: none, firstName: none, surName: none, mobilePhone: none, email: none }
    const legalAddress = some({
      ...parts,
      legalAddress: none,
      addressLine2: none,
      addressLine3: none,
      country: none,
    })
    const { plan } = formOf(['PlainAddress'])
    const known = { consumer: some({ ...data, legalAddress }), profile: none }
    expect(fitPrefill({ plan, ...known, dialCodes }).values).toEqual({
      legalAddress: '1 High St, Maidenhead SL6 4FL',
    })
  })

  test('[F-PRE-03] [F-PRE-05] consumer data beats the profile, value by value', () => {
    const consumer = some({ ...nobody, firstName: some('Ada'), email: some('ada@x.example') })
    expect(joinKnown({ consumer, profile: some(signedIn) })).toEqual({
      firstName: 'Ada',
      surName: 'Byron',
      mobilePhone: '+46701234567',
      email: 'ada@x.example',
      legalAddress: '1 High St, Maidenhead, GB',
    })
  })

  test('a number goes to the longest code, and among equals to the country of the market', () => {
    const codes = [
      { iso2: 'CA', areaCodes: ['+1'] },
      { iso2: 'US', areaCodes: ['+1'] },
      { iso2: 'PR', areaCodes: ['+1787', '+1939'] },
    ]
    const codeOf = (number: string) => toUndefined(splitNumber(number, codes, 'us'))
    expect(codeOf('+1 787 555 0100')?.dial).toEqual({ iso2: 'PR', code: '+1787' })
    expect(codeOf('+1 202 555 0100')).toEqual({
      dial: { iso2: 'US', code: '+1' },
      number: '2025550100',
    })
    expect(codeOf('0701234567')).toBeUndefined()
  })
})

const formOf = (kinds: readonly string[], options = {}) => {
  const configuration = readContactForm({
    order: ['main', 'submit'],
    main: { rows: kinds.map((kind) => [kind]), options },
  })
  const plan = toUndefined(planForm(tinyFormRequest, configuration))
  if (plan === undefined) throw new Error('no plan')
  return { plan, configuration }
}

const ada = {
  ...nobody,
  title: some('MRS'),
  firstName: some('Ada'),
  surName: some('Byron'),
  mobilePhone: some('+46 70 123 45 67'),
  email: some('ada@x.example'),
  legalAddress: some('1 High St'),
}

describe('what is known, in a form', () => {
  test('[F-PRE-07] only fields of the form are filled', () => {
    const { plan } = formOf(['Firstname', 'Notes'])
    expect(fitPrefill({ plan, consumer: some(ada), profile: none, dialCodes })).toEqual({
      values: { firstName: 'Ada' },
      dial: none,
      address: none,
    })
  })

  test('the phone with its code, a plain phone, a plain address, a title that is offered', () => {
    const input = { consumer: some(ada), profile: none, dialCodes }
    const coded = fitPrefill({ ...input, plan: tinyPlan })
    expect([coded.values['mobilePhone'], coded.dial]).toEqual([
      '701234567',
      some({ iso2: 'SE', code: '+46' }),
    ])
    const options = { Title: [{ value: 'MRS', translationKey: 'TitleMrs' }] }
    const plain = formOf(['Title', 'MobilePhone', 'PlainAddress'], options)
    expect(fitPrefill({ ...input, plan: plain.plan })).toEqual({
      values: { title: 'MRS', mobilePhone: '+46 70 123 45 67', legalAddress: '1 High St' },
      dial: none,
      address: none,
    })
    expect(fitPrefill({ ...input, plan: formOf(['Title']).plan }).values).toEqual({})
  })

  test('[F-PRE-09] an address is a chosen suggestion, and passes', () => {
    const { plan, configuration } = formOf(['LegalAddressAsync'])
    const prefill = fitPrefill({ plan, consumer: some(ada), profile: none, dialCodes })
    const suggestion = { address: '1 High St', outOfBounds: false, id: 'prefill' }
    expect(prefill).toEqual({ values: {}, dial: none, address: some(suggestion) })
    const input = { ...tinyFormInput, configuration: some(configuration) }
    const form = createActor(leadFormMachine, { input }).start()
    form.send({ type: 'prefill.answered', ...prefill })
    form.send({ type: 'field.blur', name: 'legalAddress' })
    const { values, faults, address } = form.getSnapshot().context
    expect([values['legalAddress'], faults.size]).toEqual(['1 High St', 0])
    expect(toUndefined(address)?.field.chosen).toEqual(some(suggestion))
  })

  test('an address the visitor has begun stays, and one they took away stays away', () => {
    const { plan, configuration } = formOf(['AddressAsyncWithManual'])
    const prefill = fitPrefill({ plan, consumer: some(ada), profile: none, dialCodes })
    for (const text of ['2', '']) {
      const input = { ...tinyFormInput, configuration: some(configuration) }
      const form = createActor(leadFormMachine, { input }).start()
      form.send({ type: 'value.set', name: 'legalAddress', value: text })
      form.send({ type: 'prefill.answered', ...prefill })
      expect(form.getSnapshot().context.values['legalAddress']).toBe(text)
    }
  })

  test('[F-PRE-08] what is wrong in it shows when the field is left, not before', () => {
    const input = { ...tinyFormInput, configuration: some(tinyConfiguration) }
    const form = createActor(leadFormMachine, { input }).start()
    const bad = some({ ...nobody, email: some('ada'), firstName: some('A') })
    const filled = { plan: tinyPlan, consumer: bad, profile: none, dialCodes }
    form.send({ type: 'prefill.answered', ...fitPrefill(filled) })
    expect(form.getSnapshot().context.faults.size).toBe(0)
    form.send({ type: 'field.blur', name: 'firstName' })
    expect(form.getSnapshot().context.faults.get('firstName')?.key).toBe('FieldMinLength')
    form.send({ type: 'form.submit', url: 'https://x.example/uk/contact-request/form' })
    expect(form.getSnapshot().context.faults.get('email')?.key).toBe('EmailInvalid')
  })

  test('[F-PRE-07] typed first, known later: what was typed stays, with its code', () => {
    const input = { ...tinyFormInput, configuration: some(tinyConfiguration) }
    const form = createActor(leadFormMachine, { input }).start()
    form.send({ type: 'value.set', name: 'mobilePhone', value: '07700 900123' })
    form.send({ type: 'value.set', name: 'surName', value: '' })
    const known = { plan: tinyPlan, consumer: some(ada), profile: none, dialCodes }
    form.send({ type: 'prefill.answered', ...fitPrefill(known) })
    const { values, dial } = form.getSnapshot().context
    expect([values['mobilePhone'], values['surName'], values['firstName'], dial.code]).toEqual([
      '07700 900123',
      '',
      'Ada',
      '+44',
    ])
  })
})
