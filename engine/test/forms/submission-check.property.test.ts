// What the page lets through the service lets through, and the other way round.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { toUndefined } from '../../src/shared/result.js'
import { assembleLead } from '../../src/forms/lead/sending/payload.js'
import { checkForm } from '../../src/forms/lead/rules/form-check.js'
import { checkSubmission, readSubmission } from '../../src/forms/lead/rules/submission-check.js'
import { cleanText } from '../../src/forms/lead/rules/clean-text.js'
import { FIELD_KINDS, type FieldKind } from '../../src/forms/lead/fields/field-kind.js'
import { joinPhone } from '../../src/forms/lead/fields/dial.js'
import { planForm } from '../../src/forms/lead/plan/form-plan.js'
import type { LeadValue, LeadValues } from '../../src/forms/lead/forms.types.js'
import { packLead } from '../../src/forms/lead/lead-form-send.js'
import { readFill } from '../../src/forms/lead/lead-form-fill.js'
import { startLeadForm, takeConfiguration } from '../../src/forms/lead/lead-form.js'
import type { LeadFormState } from '../../src/forms/lead/lead-form.types.js'
import { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'
import { readContactForm } from '../../src/testing/form-documents.js'
import { tinyFormInput, tinyFormRequest } from '../../src/testing/form-samples.js'
import { tinyLead } from '../../src/testing/forms-samples.js'
import { additionalInformation } from '../../src/forms/lead/sending/additional-information.js'

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
        const body = toUndefined(packLead(state).envelope)?.body
        if (plan === undefined || body === undefined) throw new Error('nothing to compare')
        const decoded = LeadSubmissionCodec.decode(JSON.parse(JSON.stringify(body)))
        if (E.isLeft(decoded)) throw new Error('no lead')
        const here = checkForm(plan, readFill(state)).map(({ name, fault }) => [name, fault.key])
        const there = checkSubmission(plan, decoded.right).map(({ name, fault }) => [
          name,
          fault.key,
        ])
        expect(there).toEqual(here)
      }),
      { numRuns: runs(10_000) },
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
      const body = toUndefined(packLead({ ...state, values }).envelope)?.body
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

const kinds = Object.keys(FIELD_KINDS) as FieldKind[]

const planOf = (rows: readonly FieldKind[]) => {
  const form = { order: ['main'], main: { rows: rows.map((kind) => [kind]) } }
  const plan = toUndefined(planForm(tinyFormRequest, readContactForm(form)))
  if (plan === undefined) throw new Error('no plan')
  return plan
}

// What looks like something else where parts are joined to one text.
const anyPiece = fc.constantFrom('; ', ';', '"', '""', ': ', ' ', 'Mileage: 5', 'Accompanied: true')
const anyText = fc.oneof(
  hostileText,
  fc
    .array(fc.oneof(anyPiece, fc.constantFrom('a', '12000', '\u0301', '\u037e')), { maxLength: 6 })
    .map((pieces) => pieces.join('')),
)
const anyValue = fc.record({
  text: anyText,
  list: fc.array(anyText, { maxLength: 3 }),
  flag: fc.boolean(),
})

const SHAPES: Readonly<Partial<Record<string, 'list' | 'flag' | 'one'>>> = {
  choices: 'list',
  vehicles: 'list',
  checkbox: 'flag',
  business: 'flag',
}

type Value = typeof anyValue extends fc.Arbitrary<infer A> ? A : never

const valueOf = (kind: FieldKind, { text, list, flag }: Value): LeadValue =>
  ({ list, flag, one: text })[SHAPES[FIELD_KINDS[kind].control] ?? 'one']

const dial = { code: '+46', country: tinyLead.dial.country }

// An empty text of these is read as one.
const TOLD: readonly FieldKind[] = ['LicensePlate', 'Mileage', 'ConditionOfCar', 'ModelYear']

// The very same, in the one way of writing it.
const cleanOf = (kind: FieldKind, value: LeadValue): LeadValue | undefined => {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') {
    const list = new Set(value.map((one) => cleanText(one, false)).filter((one) => one !== ''))
    return list.size === 0 ? undefined : [...list]
  }
  const text = cleanText(value, kind === 'Notes')
  // Two letters that a space kept apart may become one where the space goes.
  const whole = kind === 'PhoneWithCountryCode' ? cleanText(joinPhone(dial, text), false) : text
  return whole === '' && !TOLD.includes(kind) ? undefined : whole
}

const sendAndRead = (
  rows: readonly FieldKind[],
  values: LeadValues,
  { additionalinfo = '' }: { readonly additionalinfo?: string },
) => {
  const plan = planOf(rows)
  const made = assembleLead({
    ...tinyLead,
    values,
    dial,
    kinds: plan.fields.map(({ kind }) => kind),
    query: { campaigncode: 'C', additionalinfo },
    context: { ...tinyLead.context, vehicle: { _tag: 'None' } },
  })
  if (E.isLeft(made)) throw new Error(made.left)
  const decoded = LeadSubmissionCodec.decode(JSON.parse(JSON.stringify(made.right)))
  if (E.isLeft(decoded)) throw new Error('no lead')
  return { plan, body: decoded.right, read: readSubmission(plan, decoded.right).values }
}

describe('there and back', () => {
  test.each(kinds.filter((kind) => 'wire' in FIELD_KINDS[kind]))(
    '[F-SUB-61] [F-SUB-62] [D-F-33] %s: what is written is read back the same',
    (kind) => {
      const name = toUndefined<string>(FIELD_KINDS[kind].valueName) ?? ''
      fc.assert(
        fc.property(anyValue, anyText, (any, additionalinfo) => {
          const value = valueOf(kind, any)
          const { read } = sendAndRead([kind], { [name]: value }, { additionalinfo })
          expect(read[name]).toEqual(cleanOf(kind, value))
        }),
        { examples: [[{ text: 'a \u0301', list: [], flag: false }, '']] },
      )
    },
  )

  test('[F-SUB-47] Every named part is read back as it was written.', () => {
    const names = ['Mileage', 'Accompanied', 'ModelYear']
    const anyPart = fc.record({
      name: fc.constantFrom('', ...names),
      text: anyText.map((text) => cleanText(text, false)).filter((text) => text !== ''),
    })
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 5 }), (parts) => {
        const read = additionalInformation.read(additionalInformation.write(parts, names), names)
        const named = ({ name }: (typeof parts)[number]) => name !== ''
        expect(read.filter(named)).toEqual(parts.filter(named))
      }),
      { numRuns: runs(1000) },
    )
  })

  test('[F-SUB-47] [F-ROUTE-50] [D-F-35] a link that looks like a field is not taken for one', () => {
    const additionalinfo = 'Mileage: about 12'
    const sent = sendAndRead(['Mileage'], { mileage: '12000' }, { additionalinfo })
    expect(sent.body.additionalInfo).toBe('"Mileage: about 12"; Mileage: 12000')
    expect(sent.read['mileage']).toBe('12000')
    expect(checkSubmission(sent.plan, sent.body)).toEqual([])
    const nothing = sendAndRead(['Mileage'], {}, { additionalinfo })
    expect(checkSubmission(nothing.plan, nothing.body)).toEqual([])
    // As a page writes it that was loaded before: the field comes last.
    const before = { ...sent.body, additionalInfo: `${additionalinfo}; Mileage: 12000` }
    expect(checkSubmission(sent.plan, before)).toEqual([])
  })
})
