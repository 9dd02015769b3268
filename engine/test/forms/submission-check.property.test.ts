// What the page lets through the service lets through, and the other way round.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { toUndefined } from '@evkit/engine/shared'
import { checkForm, checkSubmission, type LeadValues } from '@evkit/engine/forms'
import {
  packLead,
  readFill,
  startLeadForm,
  takeConfiguration,
  type LeadFormState,
} from '@evkit/engine/forms/lead'
import { LeadSubmissionCodec } from '@evkit/engine/forms/documents'
import { readContactForm, tinyFormInput } from '@evkit/engine/testing'

const configuration = readContactForm({
  order: ['main', 'kvkk', 'terms', 'legal'],
  main: {
    rows: [
      ['Title', 'Firstname'],
      ['Email', 'PhoneWithCountryCode'],
      ['PostalCode'],
      ['LicensePlate', 'Mileage'],
      ['Accompanied'],
      ['ContactChannels'],
      ['B2b'],
      ['Notes'],
    ],
    validation: {
      Title: { required: true },
      Firstname: { required: true, minLength: 2 },
      PhoneWithCountryCode: { required: false },
      PostalCode: { pattern: '^[A-Z0-9 ]+$' },
      LicensePlate: { required: true },
      Accompanied: { required: true },
    },
    options: { Title: [], ContactChannels: [] },
  },
  kvkk: { title: 'T', paragraph: 'P', options: [], field: 'kvkkOpt' },
  custom: { terms: { type: 'Text', fields: [{ type: 'Checkbox', translationKey: 'T' }] } },
  legal: {
    fields: ['EmailOptInValidated', 'SmsOptInValidated', 'OneMarketingConsent'],
    validation: { OneMarketingConsent: { required: true } },
  },
})

const start = takeConfiguration(startLeadForm(tinyFormInput), configuration)

// Mostly right, so that each rule is seen broken on its own as well.
const mostly = <T>(right: T, ...wrong: readonly T[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, fc.constantFrom(right, ...wrong))

const anyValues: fc.Arbitrary<LeadValues> = fc.record({
  title: mostly('MR', ''),
  firstName: mostly(' Ada ', 'A', '', '<b>', 'é'.repeat(26), '\u0000Ada'),
  email: mostly('ada@x.example', '', 'a@b', ' ada@x.example '),
  mobilePhone: mostly('07700 900123', '', '12', '+46 70 123 45 67', 'abc'),
  postalCode: mostly('SL6 4FL', '', 'sl6'),
  licensePlate: mostly('ABC 123', '', '<b>', ' A-1 '),
  mileage: mostly('45000', '', '45 000'),
  accompanied: mostly(true, false),
  contactChannels: mostly<readonly string[]>(['PHONE'], [], [' ']),
  business: mostly(false, true),
  legalname: mostly('Acme', '', 'x'.repeat(30)),
  description: mostly('', 'a\nb', 'n'.repeat(256)),
  kvkk_optin: mostly('true', 'false', '', 'maybe'),
  'terms.0': fc.constant(true),
})

const anyFill = fc.record({
  values: anyValues,
  email: fc.boolean(),
  sms: fc.boolean(),
  all: mostly(true, false),
})

type Fill = typeof anyFill extends fc.Arbitrary<infer A> ? A : never

const stateOf = ({ values, email, sms, all }: Fill): LeadFormState => ({
  ...start,
  values,
  dial: { iso2: 'GB', code: '+44' },
  consents: { ...start.consents, emailOptIn: email, smsOptIn: sms, oneMarketingConsent: all },
})

describe('the same rules on both sides', () => {
  test('[B-F-03] [D-F-35] A lead is refused exactly when the form it came from would not have been sent.', () => {
    fc.assert(
      fc.property(anyFill, (filled) => {
        const state = stateOf(filled)
        const plan = toUndefined(state.plan)
        const body = toUndefined(packLead(state).parcel)?.body
        if (plan === undefined || body === undefined) throw new Error('nothing to compare')
        const decoded = LeadSubmissionCodec.decode(JSON.parse(JSON.stringify(body)))
        if (decoded._tag === 'Left') throw new Error('no lead')
        const here = checkForm(plan, readFill(state)).map(({ name, fault }) => [name, fault.key])
        const there = checkSubmission(plan, decoded.right).map(({ name, fault }) => [
          name,
          fault.key,
        ])
        expect(there).toEqual(here)
      }),
      { numRuns: 1000 },
    )
  })

  test('[F-ADDR-12] an address by hand and one that was chosen are both read back', () => {
    const form = readContactForm({
      order: ['main'],
      main: {
        rows: [['AddressAsyncWithManual']],
        validation: { AddressAsyncWithManual: { required: true } },
      },
    })
    const state = takeConfiguration(startLeadForm(tinyFormInput), form)
    const plan = toUndefined(state.plan)
    if (plan === undefined) throw new Error('no plan')
    const bodyOf = (values: LeadValues) => {
      const body = toUndefined(packLead({ ...state, values }).parcel)?.body
      if (body === undefined) throw new Error('no lead')
      return checkSubmission(plan, body).map(({ name }) => name)
    }
    const byHand = { manualaddress: true, addressOne: '1 High Street', city: 'Ayr' }
    expect(bodyOf({ legalAddress: '1 High Street, Ayr' })).toEqual([])
    expect(bodyOf({ ...byHand, postalCode: 'KA7' })).toEqual([])
    expect(bodyOf(byHand)).toEqual(['postalCode'])
    expect(bodyOf({})).toEqual(['legalAddress'])
  })
})
