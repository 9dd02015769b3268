// `evkit forms diff`: what a newer configuration changes, in words, and what it may refuse.
import { describe, expect, test } from 'vitest'
import { CHANGE_KINDS, type Change } from '../forms-diff/change.js'
import { writeDiff } from '../forms-diff/write-diff.js'
import {
  changesOf,
  diffFiles,
  writeVersion,
  FORM,
  linesOf,
  MARKET,
  TEXTS,
  type Version,
} from './forms-diff-kit.js'

const { main, legal, custom } = FORM
const withMain = (change: object): Version => ({ form: { ...FORM, main: { ...main, ...change } } })
const withRule = (kind: string, rule: object): Version =>
  withMain({ validation: { ...main.validation, [kind]: rule } })
const withLegal = (change: object): Version => ({
  form: { ...FORM, legal: { ...legal, ...change } },
})
const withMarket = (change: object): Version => ({ market: { ...MARKET, ...change } })
const withPurpose = (change: object): Version =>
  withMarket({
    purposeConfigs: {
      CONTACT_REQUEST: { ...MARKET.purposeConfigs.CONTACT_REQUEST, ...change },
    },
  })
const withTicks = (...keys: readonly string[]): Version => ({
  form: {
    ...FORM,
    custom: {
      terms: {
        ...custom.terms,
        fields: [
          { type: 'Text', translationKey: 'TermsText' },
          ...keys.map((translationKey) => ({ type: 'Checkbox', translationKey })),
        ],
      },
    },
  },
})
const withPicker = (required: boolean): Version => ({
  form: {
    ...FORM,
    order: ['main', 'vehiclePicker', 'terms', 'legal', 'submit'],
    vehiclePicker: { required },
  },
})
const kvkk = (...values: readonly string[]) => ({
  kvkk: {
    title: 'Heading',
    paragraph: 'LegalText',
    field: 'kvkkOpt',
    options: values.map((value) => ({ value, translationKey: 'Heading' })),
  },
})
const NAMES = { minLength: 2, maxLength: 20 }

type Case = readonly [name: string, before: Version, after: Version, lines: readonly string[]]

const BARE_MARKET = { purposeConfigs: { CONTACT_REQUEST: {} } }

const CASES: readonly Case[] = [
  ['nothing', {}, {}, []],
  ['a market that comes', {}, { markets: ['uk', 'se'] }, ['market.added: market se is new']],
  [
    'a market that goes: none of its leads is taken any more',
    { markets: ['uk', 'se'] },
    {},
    ['! market.removed: market se is gone with all its forms'],
  ],
  [
    'a form in place of another',
    {},
    { forms: { KEEP_ME_UPDATED: FORM } },
    ['! form.removed: form CONTACT_REQUEST is gone', 'form.added: form KEEP_ME_UPDATED is new'],
  ],
  [
    'a section that goes, with its box that had to be ticked',
    {},
    { form: { ...FORM, order: ['main', 'legal', 'submit'] } },
    ['section.removed: section terms is gone'],
  ],
  [
    'a section that comes, with a box that has to be ticked',
    { form: { ...FORM, order: ['main', 'legal', 'submit'] } },
    {},
    ['! section.added: section terms is new, and asks for an answer'],
  ],
  [
    'a section that comes and asks for nothing',
    {},
    withPicker(false),
    [
      'section.added: section vehiclepicker is new',
      'body.appears: body key productsOfInterest appears',
    ],
  ],
  [
    'a section that comes and asks for a choice',
    {},
    withPicker(true),
    [
      '! section.added: section vehiclepicker is new, and asks for an answer',
      'body.appears: body key productsOfInterest appears',
    ],
  ],
  [
    'a choice that has to be made now',
    withPicker(false),
    withPicker(true),
    ['! field.required: vehicle is required now'],
  ],
  [
    'a section that stands elsewhere',
    {},
    { form: { ...FORM, order: ['terms', 'main', 'legal', 'submit'] } },
    ['section.moved: section main stands behind terms instead of first'],
  ],
  [
    'a choice of the law on personal data',
    { form: { ...FORM, order: ['main', 'kvkk', 'submit'], ...kvkk('true', 'false') } },
    { form: { ...FORM, order: ['main', 'kvkk', 'submit'], ...kvkk('true') } },
    ['! choice.removed: choice "false" of kvkkOpt is gone'],
  ],
  [
    'fields that come, go, and stand elsewhere',
    {},
    withMain({ rows: [['Email'], ['Firstname', 'Surname'], ['Mileage'], ['ContactSlotsSingle']] }),
    [
      'field.added: field Mileage is new',
      'field.removed: field MobilePhone is gone',
      'field.moved: Email stands first instead of behind surName',
      'body.appears: body key additionalInfo (Mileage) appears',
      'body.vanishes: body key mobilePhone vanishes',
      'body.vanishes: body key phoneValidation vanishes',
    ],
  ],
  [
    'fields that stand in other rows',
    {},
    withMain({
      rows: [['Firstname'], ['Surname', 'Space'], ['Email', 'MobilePhone'], ['ContactSlotsSingle']],
    }),
    [
      'field.moved: Email stands beside mobilePhone instead of alone in its row',
      'field.moved: Firstname stands alone in its row instead of beside surName',
      'field.moved: MobilePhone stands beside email instead of alone in its row',
      'field.moved: Surname stands beside Space instead of beside firstName',
    ],
  ],
  [
    'a field that comes and has to be filled in',
    {},
    withMain({
      rows: [...main.rows, ['City']],
      validation: { ...main.validation, City: { required: true } },
    }),
    ['! field.added: field City is new, and required', 'body.appears: body key city appears'],
  ],
  [
    'an address that is looked up now, and its parts by hand',
    withMain({ rows: [...main.rows, ['PlainAddress']] }),
    withMain({ rows: [...main.rows, ['AddressAsyncWithManual']] }),
    [
      '! field.changed: PlainAddress is AddressAsyncWithManual now',
      'field.added: field AddressOne is new',
      'field.added: field City is new',
      'field.added: field PostalCode is new',
      'body.appears: body key addressOne appears',
      'body.appears: body key city appears',
      'body.appears: body key postalCode appears',
    ],
  ],
  [
    'a field the server is asked about now',
    {},
    withMain({ rows: [['Firstname', 'Surname'], ['EmailAsync'], ...main.rows.slice(2)] }),
    ['! field.changed: Email is EmailAsync now'],
  ],
  [
    'a field the server is asked about no more',
    withMain({ rows: [['Firstname', 'Surname'], ['EmailAsync'], ...main.rows.slice(2)] }),
    {},
    ['field.changed: EmailAsync is Email now'],
  ],
  [
    'a number the server is asked about now, and no more',
    withMain({ rows: [['PhoneWithCountryCode']], validation: {} }),
    withMain({
      rows: [['PhoneWithCountryCode']],
      validation: { PhoneWithCountryCode: { async: true } },
    }),
    ['! rule.tightened: the server is asked about PhoneWithCountryCode now'],
  ],
  [
    'a field that has to be filled in now',
    {},
    withRule('Surname', { required: true }),
    ['! field.required: Surname is required now'],
  ],
  [
    'a field that may be left out now',
    {},
    withRule('Firstname', NAMES),
    ['field.optional: Firstname may be left out now'],
  ],
  [
    'lengths that are tighter',
    {},
    withRule('Firstname', { required: true, minLength: 3, maxLength: 10 }),
    [
      '! rule.tightened: the longest text of Firstname is 10 instead of 20',
      '! rule.tightened: the shortest text of Firstname is 3 instead of 2',
    ],
  ],
  [
    'lengths that are looser',
    {},
    withRule('Firstname', { required: true, maxLength: 30 }),
    [
      'rule.loosened: the longest text of Firstname is 30 instead of 20',
      'rule.loosened: the shortest text of Firstname is 0 instead of 2',
    ],
  ],
  [
    'a length that was the usual one',
    {},
    withRule('Surname', { maxLength: 24 }),
    ['! rule.tightened: the longest text of Surname is 24 instead of 25'],
  ],
  [
    'a pattern where there was none',
    {},
    withRule('Surname', { pattern: '^A' }),
    ['! rule.tightened: the pattern of Surname is "^A", there was none'],
  ],
  [
    'a pattern in place of another',
    withRule('Surname', { pattern: '^A' }),
    withRule('Surname', { pattern: '^[AB]' }),
    [
      '! rule.changed: the pattern of Surname is "^[AB]" instead of "^A"; nobody can tell which texts still match',
    ],
  ],
  [
    'a pattern that is gone',
    withRule('Surname', { pattern: '^A' }),
    {},
    ['rule.loosened: the pattern of Surname "^A" is gone'],
  ],
  [
    'a pattern that is gone from a field that judges by itself',
    withRule('Email', { pattern: '@' }),
    {},
    ['! rule.changed: the pattern of Email "@" is gone, its kind decides'],
  ],
  [
    'choices that come, go, and stand in another order',
    {},
    withMain({
      options: {
        ContactSlotsSingle: ['PM', 'EVENING', 'NIGHT'].map((value) => ({
          value,
          translationKey: value,
        })),
      },
    }),
    [
      '! choice.removed: choice "AM" of ContactSlotsSingle is gone',
      'choice.added: choice "EVENING" of ContactSlotsSingle is new',
      'choice.added: choice "NIGHT" of ContactSlotsSingle is new',
      'text.changed: choice "PM" of ContactSlotsSingle: the text of PM (not among the files) instead of the text of Afternoon (not among the files)',
    ],
  ],
  [
    'choices in another order',
    {},
    withMain({
      options: { ContactSlotsSingle: [...main.options.ContactSlotsSingle].reverse() },
    }),
    ['choice.moved: the choices of ContactSlotsSingle stand in another order'],
  ],
  [
    'consents that come and go',
    {},
    withLegal({ fields: ['MailOptIn', 'SmsOptIn'] }),
    ['consent.added: consent smsOptIn is new', 'consent.removed: consent emailOptIn is gone'],
  ],
  [
    'a consent that comes and has to be given',
    {},
    withLegal({
      fields: ['EmailOptIn', 'MailOptIn', 'SocialOptIn'],
      validation: { SocialOptIn: { required: true } },
    }),
    ['! consent.added: consent socialOptIn is new, and has to be given'],
  ],
  [
    'a consent that has to be given now, and with it an address to write to',
    {},
    withLegal({ validation: { EmailOptIn: { required: true } } }),
    [
      '! field.required: Email is required now',
      '! consent.changed: consent emailOptIn has to be given now',
    ],
  ],
  [
    'a consent that asks for an address once it is given',
    {},
    withLegal({ fields: ['EmailOptInValidated', 'MailOptIn'] }),
    ['! consent.changed: consent emailOptIn asks for email once it is given'],
  ],
  [
    'a consent that asks for no address any more',
    withLegal({ fields: ['EmailOptInValidated', 'MailOptIn'] }),
    {},
    ['consent.changed: consent emailOptIn does not ask for email any more'],
  ],
  [
    'a consent whose number is another field now',
    {
      form: {
        ...withLegal({ fields: ['SmsOptInValidated'] }).form,
        main: { ...main, rows: [['Landline'], ['MobilePhone']] },
      },
    },
    {
      form: {
        ...withLegal({ fields: ['SmsOptInValidated'] }).form,
        main: { ...main, rows: [['Landline']] },
      },
    },
    [
      '! consent.changed: consent smsOptIn asks for landline once it is given',
      'field.removed: field MobilePhone is gone',
      'consent.changed: consent smsOptIn does not ask for mobilePhone any more',
      'body.vanishes: body key mobilePhone vanishes',
      'body.vanishes: body key phoneValidation vanishes',
    ],
  ],
  [
    'a consent that is given unseen',
    withLegal({ fields: ['OneMarketingConsent'] }),
    withLegal({ fields: ['OneMarketingConsentAuto'] }),
    [
      'consent.changed: consent oneMarketingConsent is given from the start now',
      'consent.changed: consent oneMarketingConsent is not shown any more',
    ],
  ],
  [
    'consents in another order',
    {},
    withLegal({ fields: ['MailOptIn', 'EmailOptIn'] }),
    ['consent.moved: consent emailOptIn stands behind mailOptIn instead of first'],
  ],
  [
    'another campaign code',
    {},
    withPurpose({ campaignCodes: { b2BCampaignCode: 'B', b2CCampaignCode: 'D' } }),
    ['body.changed: body key campaignCode is "D" instead of "C"'],
  ],
  [
    'no campaign code any more',
    {},
    withPurpose({ campaignCodes: { b2BCampaignCode: 'B' } }),
    ['! body.vanishes: body key campaignCode is missing: no lead can be sent'],
  ],
  [
    'companies can say who they are now',
    {},
    withMain({ rows: [...main.rows, ['B2b']] }),
    [
      'field.added: field B2b is new',
      'field.added: field legalname is new, and required',
      'body.appears: body key campaignCode of companies appears',
      'body.appears: body key legalName appears',
    ],
  ],
  [
    'a flag, and what it does',
    {},
    withMarket({ features: { showB2bSection: true } }),
    [
      '! field.added: field legalname is new, and required',
      'field.added: field B2b is new',
      'body.appears: body key campaignCode of companies appears',
      'body.appears: body key legalName appears',
      'flag.on: flag showB2bSection is on now',
    ],
  ],
  [
    'a flag that is off, and what it did',
    withMarket({ features: { phoneWithCountry: true } }),
    {},
    [
      'field.changed: PhoneWithCountryCode is MobilePhone now',
      'flag.off: flag phoneWithCountry is off now',
    ],
  ],
  [
    'settings',
    {},
    withMarket({ mainlandFilter: true, allowedRedirectHosts: ['shop.example'] }),
    [
      '! setting.changed: mainlandFilter is "true" instead of "false"',
      'setting.changed: allowedRedirectHosts is "shop.example" instead of not said',
    ],
  ],
  [
    'a text of the language, and one nobody sees at first',
    {},
    { texts: { ...TEXTS, FirstnameLabel: 'Given name', FieldRequired: '$0?', Oops: 'Oh' } },
    [
      'text.changed: text FieldRequired in en: "$0?" instead of "Please fill in $0"',
      'text.changed: text FirstnameLabel in en: "Given name" instead of "First name"',
      'text.changed: text Oops in en: "Oh" instead of nothing',
    ],
  ],
  [
    'another text at a place',
    {},
    {
      form: {
        ...FORM,
        header: { heading: 'YourDetails' },
        legal: { ...legal, paragraphs: ['LegalText', 'TermsOther'] },
      },
    },
    [
      'text.changed: heading of the form: "Your details" instead of "Contact us"',
      'text.changed: paragraph 2 of legal: "Other terms" instead of nothing',
    ],
  ],
  [
    'another key for the same words',
    {},
    {
      form: { ...FORM, header: { heading: 'Heading2' } },
      texts: { ...TEXTS, Heading: undefined, Heading2: 'Contact us' },
    },
    [],
  ],
  [
    'a company that has to be named by everybody now',
    withMain({ rows: [...main.rows, ['B2b']] }),
    {
      ...withMain({ rows: [...main.rows, ['B2b']] }),
      ...withMarket({ features: { showB2bSection: true } }),
    },
    [
      '! field.changed: legalname is asked of everybody now',
      'flag.on: flag showB2bSection is on now',
    ],
  ],
  [
    'a second box to tick, behind the first one or before it',
    {},
    withTicks('TermsOther', 'TermsAccept'),
    [
      '! field.added: tick box 2 of terms is new, and required',
      'text.changed: label of tick box 1 of terms: "Other terms" instead of the text of TermsAccept (not among the files)',
    ],
  ],
  [
    'a market that says less than before',
    {},
    { market: BARE_MARKET },
    ['! body.vanishes: body key campaignCode is missing: no lead can be sent'],
  ],
]

const kindsOf = (changes: readonly Change[]): readonly string[] => changes.map(({ kind }) => kind)

describe('what is told', () => {
  test.each(CASES)('[B-F-07] %s', (_, before, after, lines) => {
    expect(linesOf(changesOf(before, after))).toEqual(lines)
  })

  test('[B-F-07] every kind of change is among them', () => {
    const met = new Set(CASES.flatMap(([, before, after]) => kindsOf(changesOf(before, after))))
    expect(CHANGE_KINDS.filter((kind) => !met.has(kind))).toEqual([])
  })
})

describe('where it is told', () => {
  const textOf = (before: Version, after: Version): readonly string[] =>
    writeDiff(diffFiles(writeVersion(before), writeVersion(after)), 'text')
      .trim()
      .split('\n')
  const three = ['uk', 'se', 'de']
  const short = withRule('Surname', { maxLength: 9 })
  const refusing = 'may refuse: the longest text of Surname is 9 instead of 25'
  const one = '1 change, 1 of which may refuse what was fine before'

  test('[B-F-07] equal changes of several markets and forms are one line', () => {
    const forms = (form: object) => ({ CONTACT_REQUEST: form, KEEP_ME_UPDATED: form })
    const market = {
      ...MARKET,
      purposeConfigs: {
        CONTACT_REQUEST: MARKET.purposeConfigs.CONTACT_REQUEST,
        KEEP_ME_UPDATED: MARKET.purposeConfigs.CONTACT_REQUEST,
      },
    }
    const all = (form: object): Version => ({ forms: forms(form), market, markets: three })
    expect(textOf(all(FORM), all(short.form ?? {}))).toEqual([
      `${refusing} (every form in every market)`,
      one,
    ])
    const some = (form: object): Version => ({
      forms: { CONTACT_REQUEST: form, KEEP_ME_UPDATED: FORM },
      market,
      markets: three,
    })
    expect(textOf(some(FORM), some(short.form ?? {}))[0]).toBe(
      `${refusing} (CONTACT_REQUEST in every market)`,
    )
    const files = [FORM, short.form ?? {}].map(
      (form) =>
        new Map([
          ...writeVersion(all(FORM)),
          ...writeVersion({ ...all(form), markets: ['uk', 'se'] }),
        ]),
    )
    const [before = new Map(), after = new Map()] = files
    expect(writeDiff(diffFiles(before, after), 'text')).toContain(
      `${refusing} (every form in se and uk)\n`,
    )
  })

  test('[B-F-07] what only some ways of meeting a form have is told with them', () => {
    const dynamic = withMarket({ dynamicFeatures: { phoneWithCountry: false } })
    const coded = {
      ...dynamic,
      ...withMain({ validation: { ...main.validation, MobilePhone: { async: true } } }),
    }
    expect(textOf(dynamic, coded)).toEqual([
      'may refuse: the server is asked about PhoneWithCountryCode now (CONTACT_REQUEST in uk, with phoneWithCountry on)',
      one,
    ])
  })

  test('[B-F-07] a flag that is configured otherwise is told as configured, not once for each switch', () => {
    const on = withMarket({ dynamicFeatures: { phoneWithCountry: true, useDynamicCTA: true } })
    const off = withMarket({ dynamicFeatures: { phoneWithCountry: false, useDynamicCTA: true } })
    expect(textOf(off, on)).toEqual([
      'may refuse: MobilePhone is PhoneWithCountryCode now (CONTACT_REQUEST in uk, as configured)',
      'flag phoneWithCountry is on now (CONTACT_REQUEST in uk, as configured)',
      '2 changes, 1 of which may refuse what was fine before',
    ])
  })

  test('[B-F-07] a flag that can be switched now is told with what it does', () => {
    const after = withMarket({ dynamicFeatures: { phoneWithCountry: false } })
    expect(textOf({}, after)).toEqual([
      'may refuse: MobilePhone is PhoneWithCountryCode now (CONTACT_REQUEST in uk, with phoneWithCountry on)',
      'flag phoneWithCountry is on now (CONTACT_REQUEST in uk, with phoneWithCountry on)',
      '2 changes, 1 of which may refuse what was fine before',
    ])
  })

  test('[B-F-07] a form for a page and for a host', () => {
    const offer = (order: readonly string[]): Version => ({
      forms: { OFFER_REQUEST: { ...FORM, order, dealerPicker: {} } },
      market: {
        ...MARKET,
        features: { useNewQuoteFlow: true },
        purposeConfigs: { OFFER_REQUEST: { campaignCodes: { b2CCampaignCode: 'C' } } },
      },
    })
    expect(
      textOf(offer(['main', 'dealerPicker', 'legal']), offer(['main', 'legal', 'dealerPicker'])),
    ).toEqual([
      'section dealerpicker stands behind legal instead of behind main (OFFER_REQUEST in uk, embedded, with a model in the address)',
      '1 change, none of which may refuse what was fine before',
    ])
  })

  test('[B-F-07] nothing is told as no change', () => {
    expect(textOf({}, {})).toEqual(['no change'])
  })

  test('[B-F-07] for programs: the same, with every place', () => {
    const diff = diffFiles(
      writeVersion({ markets: ['uk', 'se'] }),
      writeVersion({ ...short, markets: ['uk', 'se'] }),
    )
    expect(JSON.parse(writeDiff(diff, 'json'))).toEqual({
      mayRefuse: 1,
      changes: [
        {
          kind: 'rule.tightened',
          mayRefuse: true,
          subject: 'surName',
          text: 'the longest text of Surname is 9 instead of 25',
          places: [
            { market: 'se', purpose: 'CONTACT_REQUEST', when: '' },
            { market: 'uk', purpose: 'CONTACT_REQUEST', when: '' },
          ],
        },
      ],
    })
  })
})
