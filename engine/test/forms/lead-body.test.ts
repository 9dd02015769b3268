// What the body of a lead says of each thing a form knows: a row of the specification, a case.
import { describe, expect, test } from 'vitest'
import { either } from 'fp-ts'
import { none, right, some } from '../../src/shared/option.js'
import { parseQuery } from '../../src/shared/query.js'
import { CONSENTS } from '../../src/forms/lead/consent.js'
import { readFormQuery } from '../../src/forms/lead/plan/forms.url.js'
import type { FieldKind } from '../../src/forms/lead/fields/field-kind.js'
import type { LeadContext, LeadInput, LeadSubmission } from '../../src/forms/lead/forms.types.js'
import { LeadSubmissionCodec } from '../../src/forms/lead/documents/wire.codec.js'
import { tinyLead, tinyVehicle } from '../../src/testing/forms-samples.js'
import { leadOf } from '../kit/lead-of.js'

type Change = Partial<Omit<LeadInput, 'context'>> & { readonly context?: Partial<LeadContext> }
/** What keys of the body hold; a key that is left out is undefined here. */
type Told = Readonly<Record<string, unknown>>

const bodyOf = ({ context, ...change }: Change): LeadSubmission => leadOf(change, context)

const filled = (kinds: readonly FieldKind[], values: LeadInput['values']): Change => ({
  kinds,
  values,
})

const says = (change: Change, told: Told): void => {
  const found = Object.entries(bodyOf(change)).filter(([key]) => Object.hasOwn(told, key))
  expect(Object.fromEntries(found)).toEqual(told)
  expect(found).toHaveLength(Object.values(told).filter((value) => value !== undefined).length)
}

describe('the body', () => {
  test('[F-SUB-01] the worked example, letter by letter', () => {
    expect(JSON.stringify(bodyOf({}))).toBe(
      '{"recaptchaResponse":"tok","languageId":"en-GB","marketId":"GB","firstName":"Ada","surName":"Byron","mobilePhone":"+447700900123","email":"ada@x.example","business":false,"phoneValidation":"EXTERNAL","smsOptIn":true,"mailOptIn":false,"socialOptIn":false,"emailOptIn":true,"telephoneOptIn":false,"cbvOptIn":false,"oneMarketingConsent":false,"retailerId":"GB001","productsOfInterest":["416XY2"],"campaignCode":"SPRING","analytics":{"utmSource":"news"},"originalUrl":"https://x.example/uk/","currentUrl":"https://x.example/uk/quote/form?pno=416XY2&retailerid=GB001&utm_source=news&CampaignCode=SPRING","purpose":"OFFER_REQUEST","origin":"leads-forms","originVersion":"leads-forms-1.4.0","isTestLead":false}',
    )
  })

  test('[F-SUB-01] texts are trimmed, what is empty and what is not on the form is left out', () => {
    const values = {
      firstName: ' Ada ',
      secondSurname: '  ',
      contactChannels: [' '],
      surName: 'not on the form',
    }
    const kinds: FieldKind[] = ['Firstname', 'SecondSurname', 'ContactChannels', 'LegalAddress']
    const context = { analytics: {}, vehicle: none }
    says(
      { kinds, values, context },
      {
        firstName: 'Ada',
        secondSurname: undefined,
        contactChannels: undefined,
        legalAddress: undefined,
        surName: undefined,
        analytics: undefined,
        productsOfInterest: undefined,
      },
    )
  })

  test.each<[string, Partial<LeadContext>, Told]>([
    ['[F-SUB-02] the token of the bot check', {}, { recaptchaResponse: 'tok' }],
    ['[F-SUB-02] no token', { token: none }, { recaptchaResponse: undefined }],
    ['[F-SUB-03] the language', { languageId: 'sv-SE' }, { languageId: 'sv-SE' }],
    ['[F-SUB-04] the market', { market: 'se' }, { marketId: 'SE' }],
    ['[F-SUB-04] the United Kingdom is GB', { market: 'uk' }, { marketId: 'GB' }],
    [
      '[F-SUB-39] the counting of the visit',
      { analytics: { clientId: 'GA1', utmSource: 'n' } },
      { analytics: { clientId: 'GA1', utmSource: 'n' } },
    ],
    [
      '[F-SUB-49] the first address of the visit',
      { originalUrl: 'https://x.example/uk/a' },
      { originalUrl: 'https://x.example/uk/a' },
    ],
    [
      '[F-SUB-50] the page that led to the visit',
      { referralUrl: 'https://y.example/' },
      { referralUrl: 'https://y.example/' },
    ],
    [
      '[F-SUB-51] the address at submit',
      { currentUrl: 'https://x.example/uk/contact-request/form' },
      { currentUrl: 'https://x.example/uk/contact-request/form' },
    ],
    ['[F-SUB-52] the purpose', { purpose: 'KEEP_ME_UPDATED' }, { purpose: 'KEEP_ME_UPDATED' }],
    ['[F-SUB-53] [F-CONST-23] the origin', {}, { origin: 'leads-forms' }],
    [
      '[F-SUB-53] the origin of a host',
      { host: { ...tinyLead.context.host, origin: some('blocks') } },
      { origin: 'blocks' },
    ],
    ['[F-SUB-54] the version', { version: '1.4.0' }, { originVersion: 'leads-forms-1.4.0' }],
    ['[F-SUB-54] embedded', { isEmbedded: true }, { originVersion: 'embeddable-forms' }],
    ['[F-SUB-55] a lead for good', {}, { isTestLead: false }],
    ['[F-SUB-55] a lead for trying', { isTestMode: true }, { isTestLead: true }],
  ])('%s', (_, context, told) => {
    says({ context }, told)
  })

  test('[F-SUB-35] the campaign code is the one that was chosen', () => {
    says({ query: {} }, { campaignCode: 'CFG-C' })
    says({ query: {}, values: { business: true } }, { campaignCode: 'CFG-B' })
    says({ query: { campaigncode: 'C1' } }, { campaignCode: 'C1' })
  })
})

describe('fields of the form', () => {
  test.each<[string, FieldKind, LeadInput['values'], Told]>([
    ['[F-SUB-05] the title', 'Title', { title: 'MRS' }, { title: 'MRS' }],
    ['[F-SUB-06] the first name', 'Firstname', { firstName: ' Ada ' }, { firstName: 'Ada' }],
    ['[F-SUB-07] the surname', 'Surname', { surName: 'Byron' }, { surName: 'Byron' }],
    ['[F-SUB-08] the landline', 'Landline', { landline: '(08) 1-4' }, { landline: '(08) 1-4' }],
    ['[F-SUB-09] the gender', 'Gender', { gender: 'F' }, { gender: 'F' }],
    [
      '[F-SUB-10] the second surname',
      'SecondSurname',
      { secondSurname: 'Ruiz' },
      { secondSurname: 'Ruiz' },
    ],
    ['[F-SUB-12] the e-mail', 'Email', { email: 'ada@x.example' }, { email: 'ada@x.example' }],
    ['[F-SUB-14] the district', 'District', { district: 'Çankaya' }, { district: 'Çankaya' }],
    [
      '[F-SUB-17] the second line',
      'AddressTwo',
      { addressTwo: 'c/o Ek' },
      { addressTwo: 'c/o Ek' },
    ],
    [
      '[F-SUB-22] the notes, with their lines',
      'Notes',
      { description: 'one\ntwo ' },
      { description: 'one\ntwo' },
    ],
    [
      '[F-SUB-48] the full name',
      'FullName',
      { fullName: ' Ada Byron ' },
      { fullName: 'Ada Byron' },
    ],
    [
      '[F-SUB-33] [F-FIELD-34] channels',
      'ContactChannels',
      { contactChannels: ['PHONE', 'EMAIL'] },
      { contactChannels: ['PHONE', 'EMAIL'] },
    ],
    [
      '[F-SUB-34] [F-FIELD-35] slots',
      'ContactSlots',
      { contactSlots: ['AM', 'PM'] },
      { contactSlots: ['AM', 'PM'] },
    ],
    [
      '[F-SUB-34] [F-FIELD-43] the only slot is a list of one',
      'ContactSlotsSingle',
      { contactSlots: 'AM' },
      { contactSlots: ['AM'] },
    ],
  ])('%s', (_, kind, values, told) => {
    says(filled([kind], values), told)
    says(filled([], values), Object.fromEntries(Object.keys(told).map((key) => [key, undefined])))
  })

  test('[F-SUB-32] the chosen vehicle first, then the chosen products, none twice', () => {
    const values = { productsOfInterest: ['225WW4', '416XY2'] }
    says(filled(['ProductsOfInterest'], values), { productsOfInterest: ['416XY2', '225WW4'] })
    const nameless = some({ ...tinyVehicle, pno34: '' })
    says({ context: { vehicle: nameless } }, { productsOfInterest: undefined })
  })

  test('[F-FIELD-33] the offered vehicles that were chosen, by their product number', () => {
    const change = filled(['ProductsOfInterest'], { productsOfInterest: ['416XY2', '225WW4'] })
    says({ ...change, context: { vehicle: none } }, { productsOfInterest: ['416XY2', '225WW4'] })
  })

  test('[F-FIELD-57] the chosen vehicle is sent as a product and not under its own name', () => {
    says(filled(['ProductsOfInterest'], { modelId: 'v2' }), {
      productsOfInterest: ['416XY2'],
      modelId: undefined,
    })
  })
})

describe('the address', () => {
  const values = {
    legalAddress: '1 High Street, Maidenhead',
    addressOne: '2 Low Street',
    postalCode: 'SL6 4FL',
    city: 'Maidenhead',
  }
  const manual = { ...values, manualaddress: true }
  const bothWays: FieldKind[] = ['AddressAsyncWithManual']

  test.each<[string, FieldKind, Told]>([
    ['[F-SUB-13] the postal code', 'PostalCode', { postalCode: 'SL6 4FL' }],
    ['[F-SUB-15] the city', 'City', { city: 'Maidenhead' }],
    ['[F-SUB-16] the street', 'AddressOne', { addressOne: '2 Low Street' }],
  ])('%s comes from its field, or from the manual address', (_, kind, told) => {
    says(filled([kind], values), told)
    says(filled(bothWays, manual), told)
    says(filled(['Firstname'], manual), { [Object.keys(told)[0] ?? '']: undefined })
  })

  test('[F-SUB-18] a found one is an object with nothing but its text', () => {
    says(filled(['LegalAddressAsync'], values), {
      legalAddress: { address: '1 High Street, Maidenhead' },
    })
  })

  test('[F-ADDR-12] [F-ADDR-11] only the way that shows is sent', () => {
    says(filled(bothWays, values), {
      legalAddress: { address: '1 High Street, Maidenhead' },
      addressOne: undefined,
      postalCode: undefined,
      city: undefined,
    })
    says(filled(bothWays, manual), {
      legalAddress: undefined,
      addressOne: '2 Low Street',
      postalCode: 'SL6 4FL',
      city: 'Maidenhead',
    })
    says(filled([...bothWays, 'City'], values), { city: 'Maidenhead' })
  })

  test('[F-FIELD-54] which way it is, is not sent', () => {
    says(filled(bothWays, manual), { manualaddress: undefined, city: 'Maidenhead' })
  })
})

describe('the company', () => {
  const values = { business: true, legalname: ' Acme Ltd ' }

  test('[F-SUB-19] [F-FIELD-50] business is always said', () => {
    says(filled(['B2b'], values), { business: true })
    says(filled(['B2b'], { ...values, business: false }), { business: false })
    says(filled([], {}), { business: false })
  })

  test('[F-SUB-20] [F-FIELD-29] its name while business is true', () => {
    says(filled(['B2b'], values), { legalName: 'Acme Ltd' })
    says(filled(['B2b'], { ...values, business: false }), { legalName: undefined })
  })

  test('[F-SUB-62] [F-FIELD-53] [F-FIELD-56] what a form calls legalname and retailerid has a spelling of its own', () => {
    says(filled(['B2b'], values), { legalname: undefined, legalName: 'Acme Ltd' })
    says({ query: { retailerid: 'GB001' } }, { retailerid: undefined, retailerId: 'GB001' })
  })

  test('[F-SUB-62] so have the answer to the Turkish law and the check of the phone', () => {
    says({ kvkk: some(true) }, { kvkk_optin: undefined, kvkkOpt: true })
    says({}, { phonevalidation: undefined, phoneValidation: 'EXTERNAL' })
  })

  test('[F-FIELD-58] the body knows one of two spellings', () => {
    const both = { ...bodyOf({}), legalname: 'x', kvkk_optin: 'x', retailerid: 'x' }
    expect(either.map(Object.keys)(LeadSubmissionCodec.decode(both))).toEqual(
      right(expect.not.arrayContaining(['legalname', 'kvkk_optin', 'retailerid'])),
    )
  })
})

describe('consents', () => {
  test.each([
    ['[F-SUB-23] text messages', 'smsOptIn'],
    ['[F-SUB-24] post', 'mailOptIn'],
    ['[F-SUB-25] social media', 'socialOptIn'],
    ['[F-SUB-26] e-mail', 'emailOptIn'],
    ['[F-SUB-27] telephone', 'telephoneOptIn'],
    ['[F-SUB-28] call back', 'cbvOptIn'],
    ['[F-SUB-30] one marketing', 'oneMarketingConsent'],
  ] as const)('%s: yes or no, always', (_, consent) => {
    for (const isGiven of [true, false]) {
      const others = Object.fromEntries(CONSENTS.map((one) => [one, !isGiven]))
      const consents = { ...tinyLead.consents, ...others, [consent]: isGiven }
      says({ consents }, { [consent]: isGiven })
    }
  })

  test('[F-SUB-29] the Turkish law only with its section', () => {
    says({ kvkk: some(false) }, { kvkkOpt: false })
    says({ kvkk: some(true) }, { kvkkOpt: true })
    says({ kvkk: none }, { kvkkOpt: undefined })
  })
})

describe('what the address of the page tells', () => {
  test.each<[string, string, Told]>([
    ['[F-SUB-36] [F-ROUTE-62]', '?emailid=E9', { emailId: 'E9' }],
    ['[F-SUB-37] [F-ROUTE-53]', '?brand=vcc', { brand: 'vcc' }],
    ['[F-SUB-38] [F-ROUTE-76]', '?vbscardatapath=/v/1', { vbsCarDataPath: '/v/1' }],
    ['[F-SUB-40] [F-ROUTE-68]', '?skip=a,b', { skip: ['a', 'b'] }],
    ['[F-SUB-42] [F-ROUTE-69]', '?source=SE', { addressCountry: 'SE' }],
    ['[F-SUB-43] [F-ROUTE-56]', '?cceid=c-1', { cceId: 'c-1' }],
    ['[F-SUB-44] [F-ROUTE-58]', '?cceurl=https%3A%2F%2Fc.example', { cceUrl: 'https://c.example' }],
    ['[F-SUB-45] [F-ROUTE-57]', '?ccepricing=sub', { ccePricing: 'sub' }],
    ['[F-SUB-46] [F-ROUTE-55]', '?ccedisplayprice=£420', { cceDisplayPrice: '£420' }],
  ])('%s %s', (_, search, told) => {
    says({ query: readFormQuery(parseQuery(search)).read }, told)
    says({ query: {} }, Object.fromEntries(Object.keys(told).map((key) => [key, undefined])))
  })
})
