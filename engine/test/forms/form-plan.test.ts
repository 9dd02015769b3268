// A form as it is planned from its configuration, and as it is checked.
import { describe, expect, test } from 'vitest'
import { toUndefined } from '../../src/shared/result.js'
import { checkForm, toFaultRecord, type FormFill } from '../../src/forms/lead/rules/form-check.js'
import { planForm, type FormPlan, type FormRequest } from '../../src/forms/lead/plan/form-plan.js'
import { emptyFill, tinyFormRequest } from '../../src/testing/form-samples.js'
import { readContactForm, type SampleMarket } from '../../src/testing/form-documents.js'

const planOf = (
  form: object,
  market: SampleMarket = {},
  request: Partial<FormRequest> = {},
): FormPlan => {
  const plan = toUndefined(
    planForm({ ...tinyFormRequest, ...request }, readContactForm(form, market)),
  )
  if (plan === undefined) throw new Error('no plan')
  return plan
}

const fill = (values: FormFill['values'], change: Partial<FormFill> = {}): FormFill => ({
  ...emptyFill,
  values,
  ...change,
})

const check = (plan: FormPlan, change: FormFill = emptyFill) =>
  toFaultRecord(checkForm(plan, change))

const main = (rows: readonly (readonly string[])[], validation: object = {}) => ({
  order: ['main'],
  main: { rows, validation },
})

describe('the plan', () => {
  test('[F-CFG-28] the same form of the same configuration is planned once, others on their own', () => {
    const configuration = readContactForm(main([['City']]), {})
    const again = readContactForm(main([['City']]), {})
    const request = { ...tinyFormRequest }
    const plan = planForm(request, configuration)
    expect(planForm(request, configuration)).toBe(plan)
    expect(planForm(request, again)).not.toBe(plan)
    expect(planForm({ ...request, isEmbedded: true }, configuration)).not.toBe(plan)
    expect(planForm(request, configuration)).toBe(plan)
  })

  test('[F-VAL-21] [F-FLAG-02] [F-FLAG-23] optional fields are marked where a flag or the host says so', () => {
    const form = main([['City']])
    expect(planOf(form).marksOptional).toBe(false)
    expect(planOf(form, { features: { requiredToOptional: true } }).marksOptional).toBe(true)
    expect(planOf(form, {}, { hidesRequired: true }).marksOptional).toBe(true)
  })

  test('[F-CFG-49] [F-ERR-14] a section without its entry is left out and told, the others stay', () => {
    const plan = planOf({ order: ['legal', 'main'], main: { rows: [['Email']] } })
    expect(plan.sections).toEqual(['main', 'submit'])
    expect(plan.faults).toEqual(['Missing legal configuration'])
  })

  test('[F-CFG-44] [F-CFG-48] [F-ERR-26] custom parts of unknown types are logged and leave no empty section', () => {
    const plan = planOf({
      order: ['promo', 'film', 'terms'],
      custom: {
        promo: { type: 'Text', fields: [{ type: 'Image', translationKey: 'x' }] },
        film: { type: 'Video', fields: [{ type: 'Text', translationKey: 'x' }] },
        terms: {
          type: 'Notice',
          fields: [
            { type: 'Image', translationKey: 'x' },
            { type: 'Checkbox', translationKey: 'TermsAccept' },
          ],
        },
      },
    })
    expect(plan.sections).toEqual(['terms', 'submit'])
    expect(plan.custom.get('terms')?.parts).toEqual([
      { type: 'Checkbox', translationKey: 'TermsAccept', name: 'terms.1' },
    ])
    expect(plan.warnings).toEqual([
      'Unknown type "Image" of field 0 of section "promo"',
      'Unknown type "Video" of section "film"',
      'Unknown type "Image" of field 0 of section "terms"',
    ])
  })

  test('[F-OPT-16] [F-ERR-16] a grouping label outside the UK quote form is left out, its boxes stay', () => {
    const plan = planOf({ order: ['legal'], legal: { fields: ['GroupingLabel', 'EmailOptIn'] } })
    expect(plan.legalFields).toEqual(['EmailOptIn'])
    expect(plan.faults).toEqual(['Grouping label is only supported for the UK quote form'])
    const form = { order: ['legal'], legal: { fields: ['GroupingLabel', 'EmailOptIn'] } }
    const quote = planOf(form, {}, { market: 'uk', app: 'quote' })
    expect([quote.legalFields, quote.faults]).toEqual([['GroupingLabel', 'EmailOptIn'], []])
    const swedish = planOf(form, {}, { market: 'se', app: 'quote' })
    expect(swedish.faults).toEqual(plan.faults)
  })

  test('[F-FLAG-13] [F-FLAG-16] a flag draws another kind, the rule of its own name stays', () => {
    const plan = planOf(
      main([['MobilePhoneAsync'], ['AddressAsyncWithManual']], {
        MobilePhoneAsync: { required: true },
      }),
      { features: { phoneWithCountry: true, AddressAsPlainTextField: true } },
    )
    expect(plan.fields.map(({ kind }) => kind)).toEqual(['PhoneWithCountryCode', 'PlainAddress'])
    expect(plan.fields[0]?.rule.isRequired).toEqual({ _tag: 'Some', value: true })
    expect(plan.manualFields).toEqual([])
  })

  test('[D-F-17] a flag never makes an optional number compulsory', () => {
    const plan = planOf(main([['MobilePhone']]), { features: { phoneWithCountry: true } })
    expect(check(plan)).toEqual({})
    expect(check(planOf(main([['PhoneWithCountryCode']])))).toEqual({
      mobilePhone: 'FieldRequired',
    })
  })

  test('[F-FLAG-07] [F-SUB-60] [D-F-25] the flag adds the business row, the query only presets', () => {
    const flagged = planOf(main([['Email']]), { features: { showB2bSection: true } })
    expect(flagged.fields.map(({ kind }) => kind)).toEqual(['Email', 'B2b'])
    expect([flagged.hasBusinessBox, flagged.startsAsBusiness]).toEqual([true, true])
    const asked = planOf(main([['Email']]), {}, { query: { b2b: true } })
    expect(asked.fields.map(({ kind }) => kind)).toEqual(['Email', 'B2b'])
    expect([asked.hasBusinessBox, asked.startsAsBusiness]).toEqual([false, true])
    const free = planOf(main([['B2b']]), {}, { query: { b2b: false } })
    expect([free.hasBusinessBox, free.startsAsBusiness]).toEqual([true, false])
  })

  test('[F-ADDR-11] [F-FLAG-22] by hand: street, then postal code and city in the order of the market', () => {
    const kinds = (features: Readonly<Record<string, boolean>>) =>
      planOf(main([['AddressAsyncWithManual']]), { features }).manualFields.map(({ kind }) => kind)
    expect(kinds({})).toEqual(['AddressOne', 'PostalCode', 'City'])
    expect(kinds({ cityBeforeZipCode: true })).toEqual(['AddressOne', 'City', 'PostalCode'])
  })

  test('[F-CFG-20] [F-RET-05] no picker where the market has none', () => {
    const form = { order: ['dealerpicker'], dealerPicker: {} }
    const plan = planOf(form, { retailer: true }, { hidesRetailerPicker: true })
    expect([plan.sections, plan.needsRetailer]).toEqual([['submit'], false])
    expect(planOf(form, { retailer: true }).needsRetailer).toBe(true)
  })
})

describe('the check of a whole form', () => {
  test('[F-VAL-01] [F-VAL-23] is in reading order, one entry a field', () => {
    const plan = planOf(
      main([['Surname', 'Firstname'], ['Email']], {
        Firstname: { required: true },
        Surname: { required: true, minLength: 3 },
        Email: { required: true },
      }),
    )
    expect(Object.entries(check(plan, fill({ surName: 'B', email: 'a@b' })))).toEqual([
      ['surName', 'FieldMinLength'],
      ['firstName', 'FieldRequired'],
      ['email', 'EmailInvalid'],
    ])
  })

  test('[F-VAL-30] [F-VAL-31] [F-FIELD-34] [F-FIELD-43] at least one channel and one slot, where they are asked', () => {
    const plan = planOf(main([['ContactChannels'], ['ContactSlotsSingle']]))
    expect(check(plan)).toEqual({
      contactChannels: 'CallbackChannelsRequired',
      contactSlots: 'SlotsRequired',
    })
    expect(check(plan, fill({ contactChannels: ['PHONE'], contactSlots: 'AM' }))).toEqual({})
    expect(check(planOf(main([['Email']])))).toEqual({})
    const list = planOf(main([['ContactSlots']]))
    expect(check(list, fill({ contactSlots: [] }))).toEqual({ contactSlots: 'SlotsRequired' })
    expect(check(list, fill({ contactSlots: ['AM'] }))).toEqual({})
  })

  test('[F-VAL-32] [F-VAL-33] pickers that show and are needed', () => {
    const form = {
      order: ['vehiclepicker', 'dealerpicker'],
      vehiclePicker: { required: true },
      dealerPicker: {},
    }
    const plan = planOf(form, { retailer: true })
    expect(check(plan)).toEqual({ modelId: 'ModelRequired', retailerid: 'RetailerRequired' })
    expect(check(plan, fill({}, { hasVehicle: true, hasRetailer: true }))).toEqual({})
    expect(check(planOf({ ...form, vehiclePicker: { required: false } }))).toEqual({})
  })

  test('[F-VAL-34] [F-OPT-30] [D-F-24] a choice under the Turkish law, whichever', () => {
    const kvkk = { title: 'T', paragraph: 'P', options: [], field: 'kvkkOpt' }
    const plan = planOf({ order: ['kvkk'], kvkk })
    expect(check(plan)).toEqual({ kvkk_optin: 'FieldRequired' })
    expect(check(plan, fill({ kvkk_optin: 'false' }))).toEqual({})
    expect(check(plan, fill({ kvkk_optin: 'maybe' }))).toEqual({ kvkk_optin: 'FieldRequired' })
  })

  test('[F-VAL-35] [F-VAL-38] required consents are given, and ask for their channel', () => {
    const plan = planOf({
      order: ['main', 'legal'],
      main: { rows: [['Email'], ['Landline']] },
      legal: {
        fields: ['OneMarketingConsent', 'TelephoneOptIn'],
        validation: { OneMarketingConsent: { required: true }, TelephoneOptIn: { required: true } },
      },
    })
    expect(check(plan)).toEqual({
      landline: 'FieldRequired',
      oneMarketingConsent: 'AcceptPolicies',
      telephoneOptIn: 'FieldRequired',
    })
  })

  test('[F-OPT-14] a validated consent asks for its channel while it is given', () => {
    const plan = planOf({
      order: ['main', 'legal'],
      main: { rows: [['Email'], ['MobilePhone']] },
      legal: { fields: ['EmailOptIn', 'SmsOptInValidated'] },
    })
    const given = { ...emptyFill.consents, emailOptIn: true, smsOptIn: true }
    expect(check(plan)).toEqual({})
    expect(check(plan, fill({}, { consents: given }))).toEqual({ mobilePhone: 'FieldRequired' })
  })

  test('[F-VAL-36] [F-CFG-47] every box of the author is ticked', () => {
    const plan = planOf({
      order: ['terms'],
      custom: { terms: { type: 'Text', fields: [{ type: 'Checkbox', translationKey: 'T' }] } },
    })
    expect(check(plan)).toEqual({ 'terms.0': 'FieldRequired' })
    expect(check(plan, fill({ 'terms.0': true }))).toEqual({})
  })

  test('[F-VAL-37] the name of the company while business is on, with its own rule', () => {
    const plan = planOf(main([['B2b']], { legalname: { minLength: 4 } }))
    expect(check(plan)).toEqual({})
    expect(check(plan, fill({ business: true }))).toEqual({ legalname: 'FieldRequired' })
    expect(check(plan, fill({ business: true, legalname: 'Abc' }))).toEqual({
      legalname: 'FieldMinLength',
    })
  })

  test('[F-VAL-41] select, radio and tick box honour their rule', () => {
    const plan = planOf(
      main([['Title'], ['ConditionOfCar'], ['Accompanied'], ['ProductsOfInterest']], {
        Title: { required: true },
        ConditionOfCar: { required: true },
        Accompanied: { required: true },
        ProductsOfInterest: { required: true },
      }),
    )
    expect(Object.keys(check(plan))).toEqual([
      'title',
      'conditionOfCar',
      'accompanied',
      'productsOfInterest',
    ])
    const filled = {
      title: 'MR',
      conditionOfCar: 'A',
      accompanied: true,
      productsOfInterest: ['x'],
    }
    expect(check(plan, fill(filled))).toEqual({})
  })

  test('[F-VAL-42] [F-ADDR-08] [F-ADDR-11] only the address that shows is checked', () => {
    const plan = planOf(
      main([['AddressAsyncWithManual']], {
        AddressAsyncWithManual: { required: true },
        PostalCode: { pattern: '^\\d+$' },
      }),
    )
    expect(check(plan)).toEqual({ legalAddress: 'FieldRequired' })
    expect(check(plan, fill({ legalAddress: 'Nowhere', postalCode: 'x' }))).toEqual({
      legalAddress: 'LegalAddressInvalid',
    })
    expect(check(plan, fill({ manualaddress: true, postalCode: 'x' }))).toEqual({
      addressOne: 'FieldRequired',
      postalCode: 'FieldInvalid',
      city: 'FieldRequired',
    })
  })

  test('[F-VAL-43] [F-CFG-58] a pattern that cannot be used lets every text pass', () => {
    const plan = planOf(main([['City']], { City: { pattern: '(' } }))
    expect(check(plan, fill({ city: 'Ayr' }))).toEqual({})
  })

  test('[F-VAL-25] names from outside are only looked up as own members', () => {
    const plan = planOf(main([['City']], { City: { required: true } }))
    const hostile = JSON.parse('{"__proto__":{"city":"x"}}') as FormFill['values']
    expect(check(plan, fill(hostile))).toEqual({ city: 'FieldRequired' })
  })
})
