// Numbers of all regions as people write them, against a library that knows which numbers there are.
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import {
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
  type Examples,
} from 'libphonenumber-js/max'
import { option as O } from 'fp-ts'
import { checkText, NO_RULE } from '@evkit/engine/internal/forms'
import { findDial, joinPhone } from '../../engine/src/forms/lead/fields/dial.js'
import { checkPhone } from '../../engine/src/forms/lead/fields/phone.js'
import { splitNumber } from '../../engine/src/forms/lead/prefill.js'
import { isPhone, writePhone } from '../service/forms/phone-number.js'
import { makeDialCodes } from '../scripts/dial-code-document.js'
import { goodBody, post, readAll, serve } from './forms-kit.js'

const examples = createRequire(import.meta.url)('libphonenumber-js/mobile/examples') as Examples
const { countries } = makeDialCodes()

const every = countries.flatMap(({ iso2, areaCodes }) => {
  const number = getExampleNumber(iso2 as CountryCode, examples)
  return number === undefined ? [] : areaCodes.map((code) => ({ iso2, code, number }))
})

const join = (iso2: string, code: string, typed: string): string =>
  joinPhone(findDial({ iso2, code }, countries), typed)

type Example = (typeof every)[number]['number']

const WRITINGS: Readonly<Record<string, (number: Example) => string>> = {
  'as it is written at home': (number) => number.formatNational(),
  'as it is written abroad': (number) => number.formatInternational(),
  'without a blank': ({ number }) => number,
  'without the prefix': ({ nationalNumber }) => nationalNumber,
  'with 00': ({ number }) => `00${number.slice(1)}`,
  'with dots': (number) => number.formatNational().replaceAll(/[ -]/g, '.'),
  'with blanks that do not break, and long dashes': (number) =>
    number.formatNational().replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'),
  'copied from a link': (number) => number.getURI(),
  'pasted with marks that are not seen': (number) => `\u202a${number.formatInternational()}\u202c`,
}

// Numbers there, with their own code before them, look like other numbers there: nobody can tell.
const BARE_IS_ANOTHER = ['DE', 'KR', 'XK']

describe('[E-F-81] one notion of a phone number', () => {
  for (const [writing, write] of Object.entries(WRITINGS)) {
    test(`fields and service take a number ${writing}`, () => {
      const refused = every.flatMap(({ iso2, number }) => {
        const value = write(number)
        const isTaken = (['MobilePhone', 'MobilePhoneAsync', 'Landline'] as const).every(
          (field) => checkText({ field, rule: NO_RULE, value }).length === 0,
        )
        return isTaken && isPhone(value, iso2, false) ? [] : [`${iso2} ${value} ${isTaken}`]
      })
      expect(refused).toEqual([])
    })
  }

  test.each([
    ['GB', 'call me'],
    ['DE', '089 1234567 ext. 5'],
    ['GB', '020 7946 0958 ext. 12'],
    ['GB', '020 7946 0958x12'],
    ['US', '+1 213 373 4253;ext=12'],
    ['SE', '070-123 45 67 #1'],
  ])('%s: fields and service refuse %s, with words or an extension', (iso2, value) => {
    for (const field of ['MobilePhone', 'MobilePhoneAsync', 'Landline'] as const)
      expect(checkText({ field, rule: NO_RULE, value })).not.toEqual([])
    const code = every.find((one) => one.iso2 === iso2)?.code ?? ''
    const dial = findDial({ iso2, code }, countries)
    for (const isAsync of [true, false]) {
      const checked = checkPhone({ dial, number: value, pattern: O.none, isAsync })
      expect([checked.mode, checked.isValid]).toEqual(['pattern', false])
    }
    expect(isPhone(value, iso2, false)).toBe(false)
    expect(writePhone(value, iso2)).toBe(value)
  })

  test.each([
    ['DE', '+49 (0)89 1234567', '+49891234567'],
    ['GB', '+44 (0)20 7946 0958', '+442079460958'],
    ['SE', '+46 (0)8 123 456 78', '+46812345678'],
  ])('%s: the prefix in brackets of %s is no part of it', (iso2, typed, number) => {
    expect(checkText({ field: 'Landline', rule: NO_RULE, value: typed })).toEqual([])
    expect(writePhone(typed, iso2)).toBe(number)
    expect(join(iso2, number.slice(0, 3), typed)).toBe(number)
  })
})

describe('numbers of all regions', () => {
  test('there is one of each', () => {
    expect(countries).toHaveLength(245)
    expect(new Set(every.map(({ iso2 }) => iso2)).size).toBe(245)
  })

  for (const [writing, write] of Object.entries(WRITINGS)) {
    test(`[F-PHONE-03] ${writing}`, () => {
      const wrong = every.flatMap(({ iso2, code, number }) => {
        const typed = write(number)
        const joined = join(iso2, code, typed)
        return joined === number.number ? [] : [`${iso2} ${code} ${typed} -> ${joined}`]
      })
      expect(wrong).toEqual([])
    })
  }

  test('[F-PHONE-03] with a bare code before it', () => {
    const wrong = every.flatMap(({ iso2, code, number }) =>
      join(iso2, code, number.number.slice(1)) === number.number ? [] : [iso2],
    )
    expect(wrong).toEqual(BARE_IS_ANOTHER)
  })

  test('[F-PHONE-03] with the prefix of the country in brackets', () => {
    const wrong = every.flatMap(({ iso2, code, number }) => {
      const { trunk = '0' } = countries.find((one) => one.iso2 === iso2) ?? {}
      if (trunk !== '0') return []
      const typed = `+${number.countryCallingCode} (0) ${number.nationalNumber}`
      return join(iso2, code, typed) === number.number ? [] : [`${iso2} ${typed}`]
    })
    expect(wrong).toEqual([])
  })

  test('[F-PHONE-03] [F-PHONE-08] split into code and rest, and joined again', () => {
    const wrong = every.flatMap(({ iso2, number }) => {
      const split = splitNumber(number.number, countries, iso2.toLowerCase())
      if (O.isNone(split)) return [iso2]
      const { dial, number: rest } = split.value
      return join(dial.iso2, dial.code, rest) === number.number ? [] : [iso2]
    })
    expect(wrong).toEqual([])
  })

  test('[F-PHONE-03] a joined number joined again is the same', () => {
    for (const { iso2, code, number } of every) {
      const once = join(iso2, code, number.formatNational())
      expect(join(iso2, code, once)).toBe(once)
    }
  })
})

test('[F-PHONE-03] numbers as visitors type them', () => {
  const typed: readonly (readonly [iso2: string, code: string, typed: string, joined: string])[] = [
    ['US', '+1', '1 (201) 555-0123', '+12015550123'],
    ['RU', '+7', '8 912 345-67-89', '+79123456789'],
    ['KZ', '+7', '8 (771) 000 9998', '+77710009998'],
    ['LT', '+370', '8 612 34567', '+37061234567'],
    ['HU', '+36', '06 20 123 4567', '+36201234567'],
    ['IT', '+39', '06 6982', '+39066982'],
    ['SM', '+378', '0549 886377', '+3780549886377'],
    ['CI', '+225', '01 23 45 67 89', '+2250123456789'],
    ['CI', '+225', '+225 01 23 45 67 89', '+2250123456789'],
    ['BJ', '+229', '01 90 01 12 34', '+2290190011234'],
    ['AG', '+1268', '(268) 464-1234', '+12684641234'],
    ['AG', '+1268', '464-1234', '+12684641234'],
    ['AG', '+1268', '+1 268', ''],
    ['DO', '+1809', '829-234-5678', '+18292345678'],
    ['PR', '+1787', '(939) 234-5678', '+19392345678'],
    ['AR', '+54', '011 15-2345-6789', '+5491123456789'],
    ['AU', '+61', '0412 345 678', '+61412345678'],
    ['GB', '+44', '44 7700 900123', '+447700900123'],
    ['DE', '+49', '0171 1234567', '+491711234567'],
    ['AE', '+971', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['SE', '+46', '00701', '+460701'],
    ['SE', '+46', '+44 7700 900123', '+447700900123'],
  ]
  for (const [iso2, code, number, joined] of typed) {
    expect([iso2, number, join(iso2, code, number)]).toEqual([iso2, number, joined])
    if (joined.length > 8 && !joined.startsWith('+447700')) {
      expect(parsePhoneNumberFromString(joined)?.number).toBe(joined)
    }
  }
})

const STORED = ['GB', 'US', 'SE', 'DE', 'TR', 'AE', 'RU', 'IT', 'HU', 'CI', 'AG', 'AR', 'BJ', 'SM']

const storeMobile = async (mobilePhone: string, site = 'uk'): Promise<unknown> => {
  const own = await serve()
  const country = site === 'uk' ? {} : { languageId: 'de-DE', marketId: 'DE', title: 'MRS' }
  const answer = await post(own, goodBody({ mobilePhone, ...country }), {}, site)
  expect(answer.status).toBe(201)
  return (await readAll(own))[0]?.payload['mobilePhone']
}

describe('a number that is kept', () => {
  test.each(STORED)(
    '[E-F-54] typed as at home in %s, it can be dialled from anywhere',
    async (iso2) => {
      const example = every.find((one) => one.iso2 === iso2)
      if (example === undefined) throw new Error('no such country')
      const { code, number } = example
      const joined = join(iso2, code, number.formatNational())
      expect(await storeMobile(joined)).toBe(number.number)
      expect(await storeMobile(number.formatInternational())).toBe(number.number)
    },
  )

  test('[E-F-54] other pages and programs may write it their way', async () => {
    expect(await storeMobile('+1 1 (201) 555-0123')).toBe('+12015550123')
    expect(await storeMobile('+44 (0)7400 123456')).toBe('+447400123456')
    expect(await storeMobile('0151 23456789', 'de')).toBe('+4915123456789')
  })

  test('[E-F-54] what is no number of the market stays as it was typed', async () => {
    expect(await storeMobile('07700 900123')).toBe('07700 900123')
    expect(await storeMobile('12 34')).toBe('12 34')
  })
})
