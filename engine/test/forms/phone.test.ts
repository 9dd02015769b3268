// Numbers with and without a code, and addresses.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { none, some } from '../../src/shared/option.js'
import { toUndefined } from '../../src/shared/result.js'
import {
  checkAddress,
  findTypedAddress,
  listAddresses,
} from '../../src/forms/lead/fields/address.js'
import {
  checkPhone,
  judgePhone,
  NO_PHONE_MEMORY,
  resolvePhoneValidation,
} from '../../src/forms/lead/fields/phone.js'
import { checkTyped } from '../../src/forms/lead/rules/field-check.js'
import {
  findDial,
  findDialCode,
  joinPhone,
  NO_DIAL,
  stripPhone,
} from '../../src/forms/lead/fields/dial.js'
import { NO_RULE } from '../../src/forms/lead/rules/rules.js'

const table = [
  { iso2: 'GB', areaCodes: ['+44'] },
  { iso2: 'PR', areaCodes: ['+1787', '+1939'] },
]

const sweden = { code: '+46', country: none }

describe('a number with its code', () => {
  test('[F-PHONE-02] a market starts with the first code of its country', () => {
    expect(findDialCode('uk', table)).toEqual(some('+44'))
    expect(findDialCode('pr', table)).toEqual(some('+1787'))
    expect(findDialCode('xx', table)).toEqual(none)
  })

  test('[F-PHONE-03] [F-FIELD-44] separators go, the code counts once, one 0 is dropped', () => {
    for (const number of [
      '0701234567',
      '070-123 45 67',
      '+46 (0)70 123 45 67',
      '0046 70.123/4567',
    ]) {
      expect(joinPhone(sweden, number)).toBe('+46701234567')
    }
    expect(joinPhone(sweden, '00701')).toBe('+460701')
    expect(joinPhone(sweden, '+47 70 12')).toBe('+477012')
  })

  test('[F-PHONE-04] no number is no value, never a bare code', () => {
    for (const number of ['', '  ', '+46', '0', '-', '+46 0']) {
      expect(joinPhone(sweden, number)).toBe('')
    }
  })

  test('[F-PHONE-03] without a chosen code nothing is put before the number', () => {
    expect(joinPhone(NO_DIAL, '070 12')).toBe('7012')
    expect(joinPhone(findDial({ iso2: 'PR', code: '+1939' }, table), '555 0100')).toBe(
      '+19395550100',
    )
  })

  test('A stripped number is not changed by stripping it again.', () => {
    const typed = fc.string({
      unit: fc.constantFrom(
        '0',
        '1',
        '7',
        '9',
        '+',
        ' ',
        '-',
        '.',
        '/',
        '(',
        ')',
        '\u00a0',
        '\u200b',
        '\u2013',
        '٠',
        '۹',
        '７',
        'x',
      ),
    })
    fc.assert(
      fc.property(typed, (number) => {
        const once = stripPhone(number)
        expect(once).toMatch(/^[0-9+x]*$/)
        expect(stripPhone(once)).toBe(once)
      }),
    )
  })

  test('Joining a joined number again changes nothing more, unless a trunk prefix follows its code.', () => {
    const anyNumber = fc.string({ unit: fc.constantFrom('0', '4', '6', '7', '+', ' ', '(') })
    fc.assert(
      fc.property(fc.constantFrom('+46', '+1', '+1787', ''), anyNumber, (code, number) => {
        const dial = { code, country: none }
        const once = joinPhone(dial, number)
        return once.startsWith(`${code}0`) || joinPhone(dial, once) === once
      }),
    )
  })

  const ask = { dial: sweden, number: '0701234567', pattern: none, isAsync: false }

  test('[F-PHONE-05] a configured pattern alone decides about code and number', () => {
    const pattern = some('^\\+467\\d{8}$')
    expect(checkPhone({ ...ask, pattern, isAsync: true })).toEqual({
      mode: 'pattern',
      tested: '+46701234567',
      isValid: true,
    })
    expect(checkPhone({ ...ask, pattern, number: '0801234567' }).isValid).toBe(false)
    expect(checkPhone({ ...ask, pattern: some('('), number: '1' }).isValid).toBe(true)
  })

  test('[F-PHONE-06] [F-PHONE-07] else the server, else the international pattern', () => {
    expect(checkPhone({ ...ask, isAsync: true })).toMatchObject({
      mode: 'server',
      tested: '+46701234567',
    })
    expect(checkPhone(ask)).toMatchObject({ mode: 'pattern', isValid: true })
    expect(checkPhone({ ...ask, number: '70' })).toMatchObject({ tested: '+4670', isValid: false })
    expect(checkPhone({ ...ask, number: 'call me' }).isValid).toBe(false)
    expect(checkPhone({ ...ask, number: '' })).toEqual({ mode: 'empty', tested: '', isValid: true })
  })

  test('[E-F-81] words and extensions are refused without the server being asked', () => {
    for (const number of [
      'call me',
      '070 123 45 67 ext. 12',
      '0701234567x12',
      '070 123 45 67;ext=5',
    ])
      expect(checkPhone({ ...ask, isAsync: true, number })).toMatchObject({
        mode: 'pattern',
        isValid: false,
      })
  })
})

test('[F-PHONE-01] the code alone is no value, and only a required number is missed', () => {
  const typed = { field: 'PhoneWithCountryCode', dial: sweden } as const
  const key = (value: string, isRequired: boolean) => {
    const rule = { ...NO_RULE, isRequired: some(isRequired) }
    return toUndefined(checkTyped({ ...typed, value, rule }))?.key
  }
  expect([key('0', true), key('+46', true), key('', true)]).toEqual([
    'FieldRequired',
    'FieldRequired',
    'FieldRequired',
  ])
  expect([key('0', false), key('+46', false), key('', false)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(key('70', false)).toBe('PhoneInvalid')
})

describe('a number the server is asked about', () => {
  const refused = { value: '0701234567', isAccepted: false, allowsManual: true }

  test('[F-PHONE-10] an accepted number is external, and everything is forgotten', () => {
    expect(
      judgePhone({ lastRejected: some('1'), isReEntered: true }, { ...refused, isAccepted: true }),
    ).toEqual({ status: 'EXTERNAL', memory: NO_PHONE_MEMORY })
  })

  test('[F-PHONE-11] a refused number is remembered', () => {
    expect(judgePhone(NO_PHONE_MEMORY, refused)).toEqual({
      status: 'INVALID',
      memory: { lastRejected: some('0701234567'), isReEntered: false },
    })
  })

  test('[F-PHONE-12] [F-FLAG-10] the same number entered again is accepted by hand', () => {
    const memory = { lastRejected: some('0701234567'), isReEntered: true }
    expect(judgePhone(memory, { ...refused, value: '070-123 45 67' }).status).toBe('INTERNAL')
    expect(judgePhone(memory, { ...refused, allowsManual: false }).status).toBe('INVALID')
    expect(judgePhone(memory, { ...refused, value: '0701234568' }).status).toBe('INVALID')
    const short = { lastRejected: some('4321'), isReEntered: true }
    expect(judgePhone(short, { ...refused, value: '4321' }).status).toBe('INTERNAL')
    const words = { lastRejected: some('callme'), isReEntered: true }
    expect(judgePhone(words, { ...refused, value: 'call me' }).status).toBe('INVALID')
  })

  test('[F-PHONE-13] a second look at the same text is no second entry', () => {
    const first = judgePhone(NO_PHONE_MEMORY, refused)
    expect(judgePhone(first.memory, refused).status).toBe('INVALID')
    expect(judgePhone({ ...first.memory, isReEntered: true }, refused).status).toBe('INTERNAL')
  })

  test('Without the flag a refused number is never accepted.', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, value) => {
        const memory = { lastRejected: some(before), isReEntered: true }
        return (
          judgePhone(memory, { value, isAccepted: false, allowsManual: false }).status === 'INVALID'
        )
      }),
    )
  })

  test('[F-PHONE-20] [F-CONST-38] [F-FIELD-15] [F-FIELD-16] what is sent of the check', () => {
    expect(resolvePhoneValidation('MobilePhone', 'pattern')).toEqual(some('IGNORED'))
    expect(resolvePhoneValidation('MobilePhoneAsync', 'server')).toEqual(some('EXTERNAL'))
    expect(resolvePhoneValidation('MobilePhoneAsync', 'manual')).toEqual(some('INTERNAL'))
    expect(resolvePhoneValidation('MobilePhoneAsync', 'outage')).toEqual(some('IGNORED'))
    expect(resolvePhoneValidation('PhoneWithCountryCode', 'server')).toEqual(some('EXTERNAL'))
    expect(resolvePhoneValidation('PhoneWithCountryCode', 'pattern')).toEqual(some('IGNORED'))
    expect(resolvePhoneValidation('PhoneWithCountryCode', 'manual')).toEqual(some('IGNORED'))
    expect(resolvePhoneValidation('MobilePhone', 'none')).toEqual(none)
    expect(resolvePhoneValidation('Landline', 'pattern')).toEqual(none)
  })
})

describe('addresses', () => {
  const high = { address: '1 High Street', outOfBounds: false, id: 'a1' }

  test('[F-ADDR-06] [F-FLAG-12] [F-CONST-08] [F-CONST-33] the typed text is an entry above five characters', () => {
    const list = (text: string) => listAddresses(text, [high], ['useUserInputAsAddress'])
    expect(list('High S').at(-1)).toEqual({
      address: 'High S',
      outOfBounds: false,
      id: 'fromUserInput',
    })
    expect(list('Hight')).toEqual([high])
    expect(list(' High ')).toEqual([high])
    expect(listAddresses('High Street', [high], [])).toEqual([high])
  })

  test('[F-ADDR-08] a suggestion has to be chosen', () => {
    expect(checkAddress({ text: ' ', chosen: none }, false)).toEqual(none)
    expect(checkAddress({ text: '', chosen: none }, true)).toEqual(some('FieldRequired'))
    expect(checkAddress({ text: '1 High', chosen: none }, false)).toEqual(
      some('LegalAddressInvalid'),
    )
    expect(checkAddress({ text: high.address, chosen: some(high) }, true)).toEqual(none)
  })

  test('[F-ADDR-09] a choice out of bounds is refused', () => {
    const far = { ...high, outOfBounds: true }
    expect(checkAddress({ text: far.address, chosen: some(far) }, true)).toEqual(
      some('LegalAddressNotDeliverable'),
    )
  })

  test('one suggestion typed to the end is chosen, one of two is not', () => {
    expect(findTypedAddress(' 1 HIGH street', [high])).toEqual(some(high))
    expect(findTypedAddress('1 high street', [high, { ...high, id: 'a2' }])).toEqual(none)
    expect(findTypedAddress('1 high', [high])).toEqual(none)
  })
})
