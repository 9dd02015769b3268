// What an author of a form should look at.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { checkConfig } from '../../src/forms/lead/check/config-check.js'
import { workedForm } from './worked-form.js'

const rows = (...names: readonly string[]) => ({ main: { rows: [names] } })
const told = (document: unknown) =>
  checkConfig(document).map(({ code, path, name }) => `${code} ${path} ${name}`)

describe('checking a configuration', () => {
  test('[F-CFG-50] [F-CFG-54] a field twice, told once at its second place; spaces may repeat', () => {
    expect(checkConfig(rows('Email', 'Email', 'Email'))).toEqual([
      { code: 'DUPLICATE_FIELD', severity: 'warning', path: 'main.rows[0][1]', name: 'Email' },
    ])
    expect(told(rows('Space', 'Space'))).toEqual([])
  })

  test('[F-CFG-51] a name that is none', () => {
    expect(told(rows('Email', 'FirstName'))).toEqual(['UNKNOWN_FIELD main.rows[0][1] FirstName'])
  })

  test('[F-CFG-52] [F-CFG-53] [F-CFG-56] variants of one value', () => {
    expect(told(rows('MobilePhone', 'MobilePhoneAsync'))).toEqual([
      'PHONE_VARIANTS main.rows MobilePhone+MobilePhoneAsync',
    ])
    expect(told(rows('PhoneWithCountryCode', 'MobilePhone'))).toEqual([
      'PHONE_VARIANTS main.rows MobilePhone+PhoneWithCountryCode',
    ])
    expect(told(rows('EmailAsync', 'Email'))).toEqual(['EMAIL_VARIANTS main.rows Email+EmailAsync'])
  })

  test('[F-CFG-55] [F-ERR-27] keys that are none, first of the form, then of its sections', () => {
    const document = {
      legal: { fields: [], text: 1 },
      ordr: [],
      main: { rowz: [], rows: [] },
      __proto__: { x: 1 },
    }
    expect(told(document)).toEqual([
      'INVALID_KEY ordr ordr',
      'INVALID_KEY main.rowz rowz',
      'INVALID_KEY legal.text text',
    ])
    expect(told(JSON.parse('{"__proto__":{"main":{"rows":[["x"]]}}}'))).toEqual([
      'INVALID_KEY __proto__ __proto__',
    ])
  })

  test('[F-VAL-43] [E-F-26] patterns that are not used, and those that are slow elsewhere', () => {
    const validation = {
      Firstname: { pattern: '(' },
      Surname: { pattern: '(a+)+$' },
      Notes: { pattern: '^a$' },
    }
    expect(checkConfig({ main: { rows: [], validation } })).toEqual([
      {
        code: 'UNUSABLE_PATTERN',
        severity: 'warning',
        path: 'main.validation.Firstname.pattern',
        name: '(',
      },
      {
        code: 'REPEATED_REPEAT',
        severity: 'note',
        path: 'main.validation.Surname.pattern',
        name: '(a+)+$',
      },
    ])
  })

  test('[B-F-01] a KVKK choice is true or false, and both are there', () => {
    expect(told({ kvkk: { options: [{ value: 'true' }] } })).toEqual([
      'KVKK_OPTION kvkk.options false',
    ])
    const options = [{ value: 'true' }, { value: 'maybe' }]
    expect(told({ kvkk: { options } })).toEqual(['KVKK_OPTION kvkk.options[1].value maybe'])
  })

  test('[B-F-01] [F-CFG-08] rules that cannot be followed', () => {
    const validation = {
      City: { minLength: 30 },
      Notes: { minLength: 1.5, maxLength: -1 },
      PostalCode: { pattern: '^[0-9]{40}$', requird: true },
      Title: { pattern: '^A$' },
      firstname: { required: true },
      Surname: { required: true },
    }
    const options = { Title: [{ value: 'MR' }, { value: 'MR', text: 'x' }], Gendre: [] }
    const names = ['City', 'Notes', 'PostalCode', 'Title', 'Gender']
    expect(told({ main: { rows: [names], validation, options } })).toEqual([
      'INVALID_KEY main.validation.PostalCode.requird requird',
      'UNKNOWN_RULE_FIELD main.validation.firstname firstname',
      'UNUSED_RULE main.validation.Surname Surname',
      'UNKNOWN_RULE_FIELD main.options.Gendre Gendre',
      'RULE_BOUNDS main.validation.City.minLength 30 > 25',
      'RULE_BOUNDS main.validation.Notes.minLength 1.5',
      'RULE_BOUNDS main.validation.Notes.maxLength -1',
      'IMPOSSIBLE_PATTERN main.validation.PostalCode.pattern ^[0-9]{40}$',
      'UNUSED_RULE main.validation.Title.pattern pattern',
      'MISSING_OPTIONS main.rows[0][4] Gender',
      'INVALID_KEY main.options.Title[1].text text',
      'DUPLICATE_OPTION main.options.Title[1].value MR',
    ])
  })

  test('[B-F-01] an address by hand and a company have rules of their own', () => {
    const validation = {
      AddressAsyncWithManual: { required: true },
      PostalCode: { pattern: '^.{5}$' },
      B2b: { required: false },
      legalname: { maxLength: 60 },
    }
    expect(told({ main: { rows: [['AddressAsyncWithManual']], validation } })).toEqual([])
  })

  test('[B-F-01] [F-CFG-32] [F-CFG-36] [F-CFG-49] sections that do not show', () => {
    const custom = {
      promo: { type: 'Video', fields: [{ type: 'Text' }, { type: 'Slider', label: 'x' }] },
      lost: { type: 'Text', fields: [] },
    }
    expect(told({ order: ['Main', 'promo', 'main', 'nope', 'Legal'], custom, kvkk: {} })).toEqual([
      'MISSING_ENTRY order[0] main',
      'DUPLICATE_SECTION order[2] main',
      'SKIPPED_SECTION order[3] nope',
      'MISSING_ENTRY order[4] legal',
      'UNUSED_SECTION kvkk kvkk',
      'UNUSED_SECTION custom.lost lost',
      'UNKNOWN_TYPE custom.promo.type Video',
      'INVALID_KEY custom.promo.fields[1].label label',
      'UNKNOWN_TYPE custom.promo.fields[1].type Slider',
    ])
    expect(told({ order: [] })).toEqual(['EMPTY_ORDER order order'])
    expect(told({ order: null, main: { rows: [] } })).toEqual([])
  })

  test('[B-F-01] consents that are none or come twice', () => {
    const fields = ['MasterOptIn', 'EmailOptIn', 'EmailOptInValidated', 'emailOptIn', 'MasterOptIn']
    const validation = { SmsOptIn: { required: true }, Nope: {} }
    expect(told({ legal: { fields, validation } })).toEqual([
      'DUPLICATE_CONSENT legal.fields[2] EmailOptInValidated',
      'UNKNOWN_LEGAL_FIELD legal.fields[3] emailOptIn',
      'DUPLICATE_CONSENT legal.fields[4] MasterOptIn',
      'UNUSED_RULE legal.validation.SmsOptIn SmsOptIn',
      'UNKNOWN_LEGAL_FIELD legal.validation.Nope Nope',
    ])
  })

  test('[F-CFG-01] the worked form has no finding', () => {
    expect(told(workedForm)).toEqual([])
  })

  test('Any document is checked without an exception.', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (main, kvkk) => {
        expect(Array.isArray(checkConfig({ main, kvkk, legal: main }))).toBe(true)
        expect(Array.isArray(checkConfig(main))).toBe(true)
        const hostile = { toString: 1, valueOf: main }
        const anyRules = { rows: [[hostile, main]], validation: { City: main }, options: kvkk }
        const document = { order: [hostile, kvkk], main: anyRules, custom: { a: kvkk, b: main } }
        expect(Array.isArray(checkConfig(document))).toBe(true)
      }),
    )
  })
})
