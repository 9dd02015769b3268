// What an author of a form should look at.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { checkConfig } from '@evkit/engine/forms'

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

  test('a KVKK choice is true or false', () => {
    const options = [{ value: 'true' }, { value: 'maybe' }]
    expect(told({ kvkk: { options } })).toEqual(['KVKK_OPTION kvkk.options[1].value maybe'])
  })

  test('Any document is checked without an exception.', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (main, kvkk) => {
        expect(Array.isArray(checkConfig({ main, kvkk, legal: main }))).toBe(true)
        expect(Array.isArray(checkConfig(main))).toBe(true)
      }),
    )
  })
})
