import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from '@formatjs/icu-messageformat-parser'
import { either as E, option as O } from 'fp-ts'
import {
  FullConfigurationCodec,
  MarketConfigurationCodec,
  PURPOSES,
  type FieldKind,
} from '@evkit/engine/forms'
import { decodeWith, left } from '@evkit/engine/shared'
import { RetailerCodec, VehicleCodec } from '../../engine/src/forms/lead/documents/wire.codec.js'
import { listFormsContentFaults } from '../check/forms.js'
import { assembleConfiguration } from '../content/forms-assemble.js'
import { MarketEntry, type FormsParts } from '../content/forms-parts.js'
import { readFormsContent } from '../content/forms-read.js'
import { readContent } from '../content/read.js'
import { expandDigits, makeDialCodes } from '../scripts/dial-code-document.js'
import { openStore } from '../service/store.js'
import { data } from './forms-kit.js'

const content = new URL('../content/', import.meta.url)
const { parts, faults } = readFormsContent(content)
const { cars } = readContent(content).parts
const languages = [...parts.languages]
const { forms: store } = data

// The keys of the register, with the purposes filled in.
const spec = readFileSync(new URL('../../docs/spec/forms.md', import.meta.url), 'utf8')
const register = spec.slice(spec.indexOf('# Part 6'), spec.indexOf('# Part 7'))
const keys = [...register.matchAll(/^\| (.+?) \| (.+) \|$/gm)].flatMap(
  ([, left = '', right = '']) => {
    const source = left.includes('{Kind}') ? right : left
    return [...source.matchAll(/`([A-Za-z.{}]+)`/g)].flatMap(([, key = '']) =>
      key.includes('{purpose}') ? PURPOSES.map((one) => key.replace('{purpose}', one)) : [key],
    )
  },
)

describe('the dictionaries', () => {
  test('[E-F-40] English, Swedish, German, Turkish and a language from right to left', () => {
    expect(languages.map(([name]) => name)).toEqual(['ar', 'de', 'en', 'sv', 'tr'])
    expect(store.markets.map(({ entry }) => [entry.market, entry.direction].join(' '))).toEqual(
      expect.arrayContaining(['uk ltr', 'us ltr', 'se ltr', 'de ltr', 'tr ltr', 'ae rtl']),
    )
  })

  test.each(languages)('%s has every key of the register', (_, texts) => {
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => (texts[key] ?? '').trim() === '')).toEqual([])
  })

  // What English says of a key, once every language says something.
  const say = (key: string): string => {
    expect(languages.filter(([, texts]) => (texts[key] ?? '').trim() === '')).toEqual([])
    return parts.languages.get('en')?.[key] ?? ''
  }

  test('[F-ERR-30] [F-ERR-41] a failed sending: that it is one, and what to do', () => {
    expect(say('GenericErrorMessage')).toBe('Your request could not be sent.')
    expect(say('SubmitRequestErrorMessage')).toContain('press Send again')
  })

  test('[E-F-72] a lead that is at work: that it is, and that it stays one', () => {
    expect(say('SubmitInProgressMessage')).toBe(
      'Your request is still being processed. Please press Send again in a moment: it will reach us only once.',
    )
  })

  test('[F-ERR-31] a part that fails', () => {
    expect(say('SomethingWentWrong')).toBe('Something went wrong')
  })

  test('[F-ERR-32] [F-ERR-33] [F-ERR-34] a page that fails: text, heading and button', () => {
    expect(say('TechnicalIssuesMessage')).toBe('We have technical issues. Please try again later.')
    expect(say('Oops')).toBe('Oops')
    expect(say('PleaseReloadPage')).toBe('Please reload the page')
  })

  test('[F-ERR-35] [F-ERR-36] [F-ERR-43] a search for retailers: none, no position, a failure', () => {
    expect(say('NoRetailersFound')).toBe('No retailers found')
    expect(say('PleaseEnableGeoLocation')).toBe('Please enable geolocation in your browser')
    expect(say('FetchRetailersErrorMessage')).toBe('Something went wrong fetching dealers')
  })

  test('[F-ERR-37] a car of a link that is not there', () => {
    expect(say('CouldNotChooseAsset')).toBe('We could not find that car. Please choose a model.')
  })

  test('[F-ERR-38] [F-ERR-39] [F-ERR-40] [F-ERR-42] the reserved ones', () => {
    expect(say('CancelErrorFailed')).toBe('The cancellation failed')
    expect(say('CancelErrorNotFound')).toBe('The request was not found')
    expect(say('AlreadyCancelled')).toBe('The request is already cancelled')
    expect(say('CalendarRequestErrorMessage')).toBe('The calendar could not be loaded')
  })

  test('[F-VAL-40] digits only, four of them, a channel for a callback, a time', () => {
    for (const key of ['DigitsOnly', 'FourDigitsOnly', 'CallbackChannelsRequired', 'SlotsRequired'])
      expect(say(key)).not.toBe('')
  })

  test('[F-ADDR-15] an address that was not chosen, and one nothing is delivered to', () => {
    for (const key of ['LegalAddressInvalid', 'LegalAddressNotDeliverable'])
      expect(say(key)).not.toBe('')
  })

  test('[F-ERR-44] the fourteen of the register are in every language', () => {
    const rows = [...spec.matchAll(/^\| (F-ERR-(?:3\d|4[0-3])) \| `(\w+)`/gm)]
    expect(rows).toHaveLength(14)
    for (const [, , key = ''] of rows) expect(say(key)).not.toBe('')
  })

  test('[F-ROUTE-15] every purpose has its heading, its button and its thanks in every language', () => {
    for (const [, texts] of languages) {
      for (const purpose of PURPOSES) {
        for (const key of ['FormHeading', 'SubmitButton', 'ThankYouHeading', 'ThankYouSubHeading'])
          expect(texts[`${key}.${purpose}`] ?? '').not.toBe('')
      }
    }
  })

  test('English says what the register says', () => {
    const english = parts.languages.get('en') ?? {}
    expect([
      english['FieldMinLength'],
      english['FetchRetailersErrorMessage'],
      english['SubmitButton.OFFER_REQUEST'],
      english['ChangeModel'],
      english['LegalNameLabel'],
    ]).toEqual([
      '$0 must have at least $1 characters',
      'Something went wrong fetching dealers',
      'Request an offer',
      'Change model {modelName}',
      'Company name',
    ])
  })

  test.each(languages)(
    '%s can be read, with counts in the plural forms of the language',
    (name, texts) => {
      for (const text of Object.values(texts)) parse(text)
      const forms = new Intl.PluralRules(name).resolvedOptions().pluralCategories
      for (const key of ['AddressCount', 'RetailerCount', 'ErrorCount']) {
        for (const form of forms) {
          expect(texts[key], `${name} ${key}`).toMatch(new RegExp(`\\b${form} \\{|=0 \\{`))
        }
      }
    },
  )
})

describe('the markets', () => {
  test('can be read, and nothing in them is wrong', () => {
    expect([...faults, ...listFormsContentFaults(parts, cars)]).toEqual([])
  })

  test.each(store.markets.map((market) => [market.entry.market, market] as const))(
    '[F-CFG-17] [F-CFG-23] [F-API-45] %s has a form of each purpose, a map, retailers and vehicles of their shapes',
    (_, market) => {
      for (const purpose of PURPOSES) {
        const read = decodeWith(FullConfigurationCodec, assembleConfiguration(market, purpose))
        expect(read._tag).toBe('Right')
        expect(market.forms.has(purpose)).toBe(true)
      }
      expect(market.configuration.map._tag).toBe('Some')
      expect(market.retailers.length).toBeGreaterThanOrEqual(24)
      for (const retailer of market.retailers)
        expect(decodeWith(RetailerCodec, retailer)._tag).toBe('Right')
      for (const vehicle of market.vehicles) {
        expect(decodeWith(VehicleCodec, vehicle)._tag).toBe('Right')
      }
      expect(market.vehicles.map(({ presentation }) => presentation.title)).toEqual(
        cars.map(({ name }) => name),
      )
    },
  )

  test('[F-API-45] the map of the uk', () => {
    const [uk] = store.markets
    expect(uk?.configuration.map).toMatchObject({
      value: { center: { latitude: 54, longitude: -2.5 }, country: 'GB', zoom: 5 },
    })
  })

  test('the choice of the Turkish law is asked for in Turkey, on every form, and nowhere else', () => {
    const asking = store.markets.flatMap(({ entry, forms }) =>
      [...forms.values()].flatMap(({ value }) => (O.isSome(value.kvkk) ? [entry.market] : [])),
    )
    expect(asking).toEqual(PURPOSES.map(() => 'tr'))
  })

  test('[E-F-32] nothing is agreed to before the visitor says so where the GDPR holds', () => {
    const auto = store.markets.filter(({ forms }) =>
      [...forms.values()].some(
        ({ value: { legal } }) =>
          O.isSome(legal) && legal.value.fields.includes('OneMarketingConsentAuto'),
      ),
    )
    expect(auto.map(({ entry }) => [entry.market, entry.consents.isUnderGdpr])).toEqual([
      ['us', false],
    ])
  })

  test('everything invented is marked as an example', () => {
    const rows = [...parts.retailers.values()].flat()
    const all = [...rows, ...parts.addresses, ...parts.vehicles, ...parts.consumers]
    expect(new Set(all.map(({ basis }) => basis))).toEqual(new Set(['example']))
    expect(rows.every(({ email }) => email.endsWith('.example'))).toBe(true)
  })

  test('[E-T-50] retailers are named after the maker, whose name stands in one file', () => {
    const maker = readContent(content).parts.brand.name
    const names = store.markets.flatMap(({ retailers }) => retailers.map(({ name }) => name))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !name.startsWith(`${maker} `))).toEqual([])
    expect(names).toContain(`${maker} Maidenhead`)
  })

  test('fields of many kinds are on the forms', () => {
    const kinds = new Set(
      store.markets.flatMap(({ forms }) =>
        [...forms.values()].flatMap(({ value: { main } }) =>
          O.isSome(main) ? main.value.rows.flat() : [],
        ),
      ),
    )
    const wanted: readonly FieldKind[] = [
      'AddressAsyncWithManual',
      'B2b',
      'ContactChannels',
      'ContactSlotsSingle',
      'MobilePhoneAsync',
      'PhoneWithCountryCode',
      'ProductsOfInterest',
    ]
    expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([])
  })
})

// A market with one thing changed: what the check says of it.
const changed = (change: (market: FormsParts) => FormsParts): readonly string[] =>
  listFormsContentFaults(change(parts), cars).map(({ path, text }) => `${path} ${text}`)

const withForm = (document: Readonly<Record<string, unknown>>, market = 'uk') =>
  changed((all) => {
    const forms = all.flexforms.get(market)
    const old = forms?.get('CONTACT_REQUEST')
    if (forms === undefined || old === undefined) throw new Error('no such form')
    const whole = { ...(old.document as object), ...document }
    const read = decodeWith(FullConfigurationCodec, {
      marketConfiguration: { purposeConfigs: {} },
      flexFormConfigurations: { CONTACT_REQUEST: whole },
    })
    if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
    const value = read.right.flexFormConfigurations.get('CONTACT_REQUEST') ?? old.value
    const next = new Map(forms).set('CONTACT_REQUEST', { document: whole, value })
    return { ...all, flexforms: new Map(all.flexforms).set(market, next) }
  })

describe('the check of the content', () => {
  test('a key without a text', () => {
    expect(withForm({ header: { heading: 'Nope' } })).toEqual([
      'CONTACT_REQUEST.header.heading MISSING_TEXT: "Nope" has no text in en',
    ])
  })

  test('[E-F-26] a slow pattern', () => {
    const main = { rows: [['Email']], validation: { Email: { pattern: '(a+)+$' } } }
    expect(withForm({ main, legal: { fields: ['EmailOptIn'] } })).toEqual([
      'CONTACT_REQUEST.main.validation.Email.pattern REPEATED_REPEAT: "(a+)+$": a pattern that is slow in other programs, such as (a+)+',
    ])
  })

  test('a section nobody has made, a field nobody knows, a consent there is not', () => {
    expect(
      withForm({ order: ['main', 'promo', 'legal'], legal: { fields: ['FaxOptIn'] } }),
    ).toEqual([
      'CONTACT_REQUEST.order[1] SKIPPED_SECTION: "promo": a section that is neither built in nor configured; it is skipped',
      'CONTACT_REQUEST.legal.fields[0] UNKNOWN_LEGAL_FIELD: "FaxOptIn": a consent that does not exist; letter case counts',
    ])
    const main = { rows: [['FirstName']] }
    expect(withForm({ main, legal: { fields: ['MailOptIn'] } })).toEqual([
      'CONTACT_REQUEST.main.rows[0][0] UNKNOWN_FIELD: "FirstName": a field name that does not exist; letter case counts',
    ])
  })

  test('[E-F-32] a consent that is given before, where the GDPR holds and nobody has looked at it', () => {
    expect(withForm({ legal: { fields: ['OneMarketingConsentAuto'] } }, 'de')).toEqual([
      'CONTACT_REQUEST.legal.fields[0] PRESET_CONSENT: "OneMarketingConsentAuto" is given before the visitor says so',
    ])
    expect(withForm({ legal: { fields: ['OneMarketingConsentAuto'] } }, 'us')).toEqual([])
  })

  test('a caption outside the quote form of the uk', () => {
    expect(withForm({ legal: { fields: ['GroupingLabel'] } })).toEqual([
      'CONTACT_REQUEST.legal.fields[0] GROUPING_LABEL: Grouping label is only supported for the UK quote form',
    ])
  })

  const withPurpose = (purpose: Readonly<Record<string, unknown>>) =>
    changed((all) => ({
      ...all,
      markets: all.markets.map((entry) => {
        if (entry.market !== 'uk') return entry
        const whole = entry.configuration.document as {
          readonly purposeConfigs: Readonly<Record<string, object>>
        }
        const document = {
          ...whole,
          purposeConfigs: {
            ...whole.purposeConfigs,
            CONTACT_REQUEST: { ...whole.purposeConfigs['CONTACT_REQUEST'], ...purpose },
          },
        }
        const read = decodeWith(MarketConfigurationCodec, document)
        if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
        return { ...entry, configuration: { document, value: read.right } }
      }),
    }))

  test('[F-SUB-82] a purpose whose leads could not be sent, or would lead on to an open address', () => {
    const at = 'configuration.purposeConfigs.CONTACT_REQUEST'
    expect(withPurpose({ campaignCodes: { b2BCampaignCode: 'B' } })).toEqual([
      `${at} CAMPAIGN_CODE: CONTACT_REQUEST has no "b2CCampaignCode": its leads cannot be sent`,
    ])
    expect(withPurpose({ redirectUrl: 'http://www.northlane.example/' })).toEqual([
      `${at}.redirectUrl leads lead on to https addresses only`,
    ])
    expect(withPurpose({ redirectUrl: 'javascript:alert(1)' })).toEqual([
      `${at}.redirectUrl UNSAFE_LINK: "javascript:alert(1)" is not followed`,
    ])
    expect(withPurpose({ redirectUrl: 'https://www.northlane.example/' })).toEqual([])
  })

  test.each([
    [{ kind: 'phone', phone: '+44 1632 960 960' }, true],
    [{ kind: 'link', url: 'https://www.northlane.example/help' }, true],
    [{ kind: 'phone', phone: '01632 960960' }, false],
    [{ kind: 'phone', phone: '+44 1632 960 960;ext=1' }, false],
    [{ kind: 'link', url: 'http://www.northlane.example/help' }, false],
    [{ kind: 'link', url: 'javascript:alert(1)' }, false],
    [{ kind: 'mail', mail: 'ada@x.example' }, false],
    [undefined, false],
  ])('[E-F-50] %j as the way to somebody to talk to: %s', (help, isGood) => {
    const [uk] = parts.markets
    if (uk === undefined) throw new Error('no such market')
    const entry = { ...uk, configuration: uk.configuration.document, help }
    expect(decodeWith(MarketEntry, entry)._tag).toBe(isGood ? 'Right' : 'Left')
  })

  test('a retailer twice, an unknown retailer by phone, a car there is not, an address of no market', () => {
    const first = parts.retailers.get('uk')?.[0]
    if (first === undefined) throw new Error('no retailers')
    const found = changed((all) => ({
      ...all,
      retailers: new Map(all.retailers).set('uk', [first, first]),
      vehicles: all.vehicles.map((one, at) => (at === 0 ? { ...one, car: 'EX00' } : one)),
      addresses: all.addresses.map((one, at) => (at === 0 ? { ...one, market: 'xx' } : one)),
    }))
    expect(found).toEqual([
      'GB001 repeats the id of a retailer',
      '0.car there is no car EX00 in data/content/cars.json',
      'High Street no market xx',
    ])
  })

  test('a text that is missing, or says its bounds in another place', () => {
    const found = changed((all) => {
      const { Oops: _, ...rest } = all.languages.get('sv') ?? {}
      const texts = { ...rest, FieldMinLength: 'minst $2' }
      return { ...all, languages: new Map(all.languages).set('sv', texts) }
    })
    expect(found).toEqual(['Oops this text is missing', 'FieldMinLength expected $0 $1'])
  })
})

describe('a service on content that leads astray', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'ftp://x.example/'])(
    '[F-SUB-77] [D-F-36] does not start with %j as the way on after a lead, and says where it stands',
    (redirectUrl) => {
      const copy = mkdtempSync(join(tmpdir(), 'evkit-forms-'))
      onTestFinished(() => {
        rmSync(copy, { recursive: true })
      })
      for (const one of ['brand', 'tables', 'sources']) {
        symlinkSync(fileURLToPath(new URL(`../${one}`, import.meta.url)), join(copy, one))
      }
      cpSync(content, join(copy, 'content'), { recursive: true })
      const path = join(copy, 'content/forms/markets/uk.json')
      const marked = readFileSync(path, 'utf8').replace(
        /"CONTACT_REQUEST": \{/,
        `$&"redirectUrl": ${JSON.stringify(redirectUrl)},`,
      )
      writeFileSync(path, marked)
      const opened = openStore(pathToFileURL(`${copy}/`))
      expect(opened).toEqual(
        left([
          {
            file: 'data/content/forms/markets/uk.json',
            path: 'configuration.purposeConfigs.CONTACT_REQUEST.redirectUrl',
            text: 'is neither an http(s) address nor a path',
          },
        ]),
      )
    },
  )
})

describe('the table of country codes', () => {
  const { dialCodes } = store

  test('[F-CONST-25] [F-PHONE-08] about 240 countries and territories, each with codes', () => {
    expect(dialCodes.length).toBeGreaterThanOrEqual(230)
    expect(dialCodes.length).toBeLessThanOrEqual(260)
    for (const { iso2, areaCodes } of dialCodes) {
      expect(iso2).toMatch(/^[A-Z]{2}$/)
      expect(areaCodes.length).toBeGreaterThan(0)
      for (const code of areaCodes) expect(code).toMatch(/^\+\d{1,7}$/)
    }
    expect(new Set(dialCodes.map(({ iso2 }) => iso2)).size).toBe(dialCodes.length)
  })

  test('[F-PHONE-02] the codes of some', () => {
    const codeOf = (iso2: string) => dialCodes.find((one) => one.iso2 === iso2)?.areaCodes
    expect([codeOf('GB'), codeOf('PR'), codeOf('DO'), codeOf('US')]).toEqual([
      ['+44'],
      ['+1787', '+1939'],
      ['+1809', '+1829', '+1849'],
      ['+1'],
    ])
  })

  test('is what its script makes, with source and licence', () => {
    const made = makeDialCodes()
    expect(made.countries).toEqual(dialCodes)
    expect(made.credit.licence).toBe('MIT; metadata Apache-2.0')
  })

  test('digits of a pattern', () => {
    expect(expandDigits('8001|8[024]9|65[8-9]')).toEqual([
      '8001',
      '809',
      '829',
      '849',
      '658',
      '659',
    ])
  })
})
