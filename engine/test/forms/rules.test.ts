// Rules of one field, their messages, and the patterns a configuration may bring.
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { runs } from '../../../.config/property-runs.mjs'
import { left, none, some } from '../../src/shared/option.js'
import {
  checkText,
  fillMessage,
  markLabel,
  NO_RULE,
  type FieldRule,
  type TextField,
} from '../../src/forms/lead/rules/rules.js'
import { cleanText } from '../../src/forms/lead/rules/clean-text.js'
import { parsePattern } from '../../src/forms/lead/rules/pattern.js'
import { hostileText } from '../../src/testing/charging-arbitraries.js'

const check = (field: TextField, value: string, rule: Partial<FieldRule> = {}) =>
  checkText({ field, value, rule: { ...NO_RULE, ...rule } }).map(({ key }) => key)
const required = { isRequired: some(true) }

describe('lengths', () => {
  test('[F-VAL-01] a required text must not be blank', () => {
    expect(check('Firstname', '  ', required)).toEqual(['FieldRequired'])
    expect(check('Firstname', ' \u0000\u200b', required)).toEqual(['FieldRequired'])
    expect(check('Firstname', '  ')).toEqual([])
  })

  test('[F-VAL-02] [F-CONST-13] the shortest length counts when there is a text', () => {
    const rule = { minLength: some(2) }
    expect(check('Firstname', 'A', rule)).toEqual(['FieldMinLength'])
    expect(check('Firstname', '', rule)).toEqual([])
    expect(check('Firstname', '😀😀', rule)).toEqual([])
    expect(check('Firstname', 'A')).toEqual([])
  })

  test('[F-VAL-05] every fault in its order, the first is shown', () => {
    const rule = { minLength: some(3), pattern: some('^x') }
    expect(check('Firstname', ' a ', rule)).toEqual(['FieldMinLength', 'FieldInvalid'])
    expect(check('Firstname', 'e\u0301e\u0301', { maxLength: some(2) })).toEqual([])
    // Characters are counted, not the halves some are written with.
    expect(check('Firstname', '😀', { minLength: some(2) })).toEqual(['FieldMinLength'])
    expect(check('Firstname', '😀😀', { maxLength: some(2) })).toEqual([])
    // What is too long is held against no pattern.
    expect(check('Firstname', 'abc', { maxLength: some(2), pattern: some('^x') })).toEqual([
      'FieldMaxLength',
    ])
  })

  test('[F-VAL-06] [F-CONST-10] one-line texts have at most 25', () => {
    expect(check('Firstname', 'a'.repeat(25))).toEqual([])
    expect(check('Firstname', 'a'.repeat(26))).toEqual(['FieldMaxLength'])
    expect(check('legalname', 'a'.repeat(26))).toEqual(['FieldMaxLength'])
  })

  test('[F-VAL-07] [F-CONST-41] [F-CONST-07] addresses have at most 250', () => {
    expect(check('LegalAddressAsync', '')).toEqual([])
    expect(check('LegalAddressAsync', 'a'.repeat(250))).toEqual([])
    expect(check('LegalAddressAsync', 'a'.repeat(251))).toEqual(['FieldMaxLength'])
    expect(check('AddressOne', 'a'.repeat(250))).toEqual([])
    expect(check('AddressOne', 'a'.repeat(251))).toEqual(['FieldMaxLength'])
  })

  test('[F-VAL-08] [F-FIELD-28] [F-CONST-11] notes have at most 255', () => {
    expect(check('Notes', 'a'.repeat(255))).toEqual([])
    expect(check('Notes', 'a'.repeat(256))).toEqual(['FieldMaxLength'])
  })

  test('[F-PHONE-21] [F-CONST-12] phones have at most 25 as typed', () => {
    expect(check('MobilePhone', '1'.repeat(25))).toEqual([])
    expect(check('MobilePhone', '1'.repeat(26))).toEqual(['FieldMaxLength'])
  })

  test('[F-VAL-10] configured bounds replace the default ones', () => {
    expect(check('Firstname', 'abcdef', { maxLength: some(4) })).toEqual(['FieldMaxLength'])
    expect(check('Firstname', 'a'.repeat(30), { maxLength: some(30) })).toEqual([])
  })
})

describe('patterns of the kinds', () => {
  test('[F-VAL-04] [F-FIELD-24] a configured pattern decides', () => {
    const rule = { pattern: some('^\\d{3} ?\\d{2}$') }
    expect(check('PostalCode', '123 45', rule)).toEqual([])
    expect(check('PostalCode', '123 4x', rule)).toEqual(['FieldInvalid'])
    expect(check('PostalCode', '', rule)).toEqual([])
  })

  test('[F-VAL-09] [F-FIELD-18] e-mail addresses', () => {
    expect(check('Email', 'firstname.lastname@a-long-company.example')).toEqual([])
    for (const bad of ['a@b', 'a b@c.d', '@c.d', 'a@', 'a@b..c', 'a@@b.c']) {
      expect(check('EmailAsync', bad)).toEqual(['EmailInvalid'])
    }
    const long = `${'b'.repeat(61)}.`.repeat(4)
    expect(check('Email', `ab@${long}com`)).toEqual([])
    expect(check('Email', `abc@${long}com`)).toEqual(['FieldMaxLength'])
  })

  test('[F-VAL-09] ordinary addresses of people pass', () => {
    for (const good of [
      'ada@x.example',
      'Ada.Byron@X.EXAMPLE',
      'ada+news@x.example',
      "o'brien@x.example",
      'a@b.co',
      'ada_byron@x.example',
      'ada-byron@x-y.example',
      '1234567890@x.example',
      '_______@x.example',
      'ada@sub.sub2.x.example',
      'ada@123.example',
      'ada@x.museum',
      'ada@x.co.uk',
      'a.b.c.d@x.example',
      'ada/byron@x.example',
      'ada=byron@x.example',
      '{ada}@x.example',
      'ada%x@y.example',
      '!ada@x.example',
      '#ada@x.example',
      'ada@xn--mnchen-3ya.example',
      'ada@münchen.example',
      'åsa@x.example',
      '用户@例子.公司',
      'ada@مثال.إختبار',
      'ada@उदाहरण.परीक्षा',
      `${'a'.repeat(64)}@x.example`,
      `ada@${'x'.repeat(63)}.example`,
    ]) {
      expect([good, check('Email', good)]).toEqual([good, []])
    }
  })

  test('[F-VAL-09] addresses nobody can have do not', () => {
    for (const bad of [
      'user@ex<script>.com',
      'user@"x".com',
      'user@(comment)example.com',
      'user@ex\\ample.com',
      'user@-example.com',
      'user@example-.com',
      'user@exam_ple.com',
      'two..dots@example.com',
      '.leading@example.com',
      'trailing.@example.com',
      `${'a'.repeat(65)}@x.example`,
      `ada@${'x'.repeat(64)}.example`,
      'ada@127.0.0.1',
      'ada@x.123',
      'postmaster@localhost',
      'ada@.example',
      'a[b]@x.example',
      'ada@x,example',
      'ada;eva@x.example',
    ]) {
      expect([bad, check('EmailAsync', bad)]).toEqual([bad, ['EmailInvalid']])
    }
  })

  test('[F-VAL-09] [D-F-13] what came along with a copied address is said in words of its own', () => {
    for (const end of [';', ',', '.', '>', ')', '; ', '.;']) {
      expect(check('Email', `ada@x.example${end}`)).toEqual(['EmailEnd'])
    }
    expect(check('Email', 'ada@x;')).toEqual(['EmailInvalid'])
  })

  test('[E-F-57] [E-F-22] what nobody sees is not kept, in notes neither, but the lines there', () => {
    expect(cleanText('Ada\u202egnp.exe', false)).toBe('Adagnp.exe')
    expect(cleanText('By\u200bron\ud800', false)).toBe('Byron')
    expect(cleanText('a\u2028b\u0085c', false)).toBe('a b c')
    expect(cleanText(' a\u202e\tb\nc\u2028d\udc00 ', true)).toBe('a b\nc\nd')
    expect(cleanText('می\u200cخواهم 👩\u200d🔧', false)).toBe('می\u200cخواهم 👩\u200d🔧')
  })

  test('[F-VAL-11] [F-FIELD-39] licence plates of any script', () => {
    expect(check('LicensePlate', 'ABC 12Å')).toEqual([])
    expect(check('LicensePlate', '<b>')).toEqual(['FieldInvalid'])
    expect(check('LicensePlate', 'ABC', { pattern: some('^\\d+$') })).toEqual(['FieldInvalid'])
  })

  test('[F-VAL-12] [F-FIELD-40] mileage is digits', () => {
    expect(check('Mileage', '12000')).toEqual([])
    expect(check('Mileage', '12 000')).toEqual(['DigitsOnly'])
  })

  test('[F-VAL-13] [F-FIELD-42] a model year is four digits', () => {
    expect(check('ModelYear', '2024')).toEqual([])
    expect(check('ModelYear', '20244')).toEqual(['FourDigitsOnly'])
  })

  test('[F-VAL-14] [F-FIELD-17] landlines', () => {
    for (const good of ['+46 8 123 456', '(08) 123-45.67/8', '+(46)8123456']) {
      expect(check('Landline', good)).toEqual([])
    }
    for (const bad of ['08 abc', '+', '++46 8', '()', '-/.']) {
      expect(check('Landline', bad)).toEqual(['FieldInvalid'])
    }
  })

  test.each([
    '+49 (0)89 1234567',
    '089/123 45-67',
    '(089) 123 (45) 67',
    'tel:+49-89-1234567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '０８９－１２３４５６７',
    '+49\u00a089\u202f1234567',
  ])('[E-F-81] every field for a phone number takes %s', (number) => {
    expect(check('Landline', number)).toEqual([])
    expect(check('MobilePhone', number)).toEqual([])
    expect(check('MobilePhoneAsync', number)).toEqual([])
  })

  test.each(['call me', '089 1234567 ext. 5', 'x', '+', '089+1234567', '12;34'])(
    '[E-F-81] no field for a phone number takes %s',
    (number) => {
      expect(check('Landline', number)).toEqual(['FieldInvalid'])
      expect(check('MobilePhone', number)).toEqual(['FieldInvalid'])
      expect(check('MobilePhoneAsync', number)).toEqual(['FieldInvalid'])
    },
  )

  test('[F-VAL-15] a configured pattern replaces the default one', () => {
    expect(check('Landline', '+46', { pattern: some('^0\\d+$') })).toEqual(['FieldInvalid'])
    expect(check('Mileage', '12 000', { pattern: some('^[\\d ]+$') })).toEqual([])
  })

  test('[F-VAL-43] a pattern that is none lets any text pass', () => {
    expect(check('Firstname', 'any', { pattern: some('(') })).toEqual([])
  })

  test('An empty text has no fault unless it is required.', () => {
    const anyRule = fc.record({
      minLength: fc.constantFrom(none, some(3)),
      pattern: fc.constantFrom(none, some('^x$')),
    })
    fc.assert(fc.property(anyRule, (rule) => check('Firstname', ' ', rule).length === 0))
  })

  test('Blanks around a text change nothing.', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(check('Firstname', `  ${text} `)).toEqual(check('Firstname', text))
      }),
    )
  })
})

describe('texts', () => {
  test('[E-F-22] control characters go, line breaks stay in notes', () => {
    expect(cleanText('a\u0007b\nc\u202e', false)).toBe('ab c')
    expect(cleanText(' a\u0007\nb ', true)).toBe('a\nb')
    expect(cleanText('<script>', false)).toBe('<script>')
    expect(cleanText('Ne\u0301e', false)).toBe('N\u00e9e')
  })

  test('Cleaning a text twice is cleaning it once.', () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, isMultiline) => {
        const once = cleanText(text, isMultiline)
        expect(cleanText(once, isMultiline)).toBe(once)
      }),
    )
  })

  test('[F-VAL-03] messages name label and bounds, each once looked at', () => {
    const values = { label: 'Efternamn', minimum: some(3), maximum: some(10) }
    expect(fillMessage('$0: minst $1, högst $2 tecken', values)).toBe(
      'Efternamn: minst 3, högst 10 tecken',
    )
    expect(fillMessage('$2 $1 $3', { label: '', minimum: none, maximum: some(1) })).toBe('1 $1 $3')
    expect(fillMessage('$0!', { ...values, label: '$1 $&' })).toBe('$1 $&!')
  })

  test('A text without placeholders is the message itself.', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/\$[012]/.test(text)),
        (text) => fillMessage(text, { label: 'x', minimum: some(1), maximum: some(2) }) === text,
      ),
    )
  })

  const mark = (isRequired: boolean, marksOptional: boolean) =>
    markLabel({ isRequired, marksOptional })

  test('[F-VAL-20] a required label has its asterisk, another none', () => {
    expect([mark(true, false), mark(false, false)]).toEqual(['asterisk', 'bare'])
  })

  test('[F-VAL-21] where the optional ones are marked, required labels are bare', () => {
    expect([mark(true, true), mark(false, true)]).toEqual(['bare', 'optional'])
  })

  test.each([true, false])('[D-F-15] one kind of mark and never both: %s', (marksOptional) => {
    const marks = [mark(true, marksOptional), mark(false, marksOptional)]
    expect(marks.filter((one) => one !== 'bare')).toHaveLength(1)
  })
})

describe('configured patterns', () => {
  const matches = (source: string, text: string): boolean | string => {
    const pattern = parsePattern(source)
    return E.isLeft(pattern) ? pattern.left : pattern.right.matches(text)
  }

  test('[F-VAL-43] what is no pattern, and what cannot be matched in steps, is refused', () => {
    expect(parsePattern('(')).toEqual(left('uncompilable'))
    expect(parsePattern('(a)\\1')).toEqual(left('unsupported'))
    expect(parsePattern('(?<=a)b')).toEqual(left('unsupported'))
    expect(parsePattern('(a{99}){99}')).toEqual(left('tooLarge'))
    expect(parsePattern('a'.repeat(5000))).toEqual(left('tooLarge'))
  })

  // Parts as they are counted: one for each character of the source is more than enough but for written out repeats.
  const stepsOf = (source: string, text: string): number => {
    const pattern = parsePattern(source)
    if (E.isLeft(pattern)) throw new Error(`${source} ${pattern.left}`)
    return pattern.right.attempt(text).steps
  }

  const HOSTILE = [
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(.*a){20}$',
    'a*a*a*a*b',
    '^([a-z]+)*[A-Z]$',
    '^(?=.*\\d)(?=.*[a-z])[\\w ]+$',
    '(?=.*(?=.*b))c',
    '(?=.*(?=.*(?=.*b)))c',
    '(?!.*(?!.*(?!.*(?!.*b))))c',
    '^(?=(a+)+$)(?=(a|a)*$).*b',
    '((?=a*b)a)*c',
  ]

  test.each(HOSTILE)(
    '[E-F-26] %s costs a step for each part and place, twice the text twice the steps',
    (source) => {
      const [once, twice] = [stepsOf(source, 'a'.repeat(250)), stepsOf(source, 'a'.repeat(500))]
      expect(twice).toBeLessThan(2.1 * once)
      expect(twice).toBeLessThan(4 * 200 * 501)
      expect(stepsOf(source, 'a'.repeat(10_000))).toBe(0)
    },
  )

  test('[E-F-26] what is looked ahead for counts among the parts of a pattern', () => {
    expect(parsePattern('((?=a{900}){2})')).toEqual(left('tooLarge'))
    expect(parsePattern('(?=a{900})')._tag).toBe('Right')
  })

  test('[E-F-26] a catastrophic pattern is known for what it is, a long text matches none', () => {
    expect(parsePattern('^(a+)+$')).toMatchObject({ right: { repeatsRepeats: true } })
    expect(parsePattern('^a+(?:b|c)$')).toMatchObject({ right: { repeatsRepeats: false } })
    expect(matches('^(a+)+$', 'a'.repeat(512))).toBe(true)
    expect(matches('^(a+)+$', 'a'.repeat(513))).toBe(false)
  })

  const SOURCES = [
    '^\\d{3} ?\\d{2}$',
    '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$',
    '^(?=.*\\d)[\\w .-]*$',
    '^(?!0)\\d+$',
    'a|bc|',
    '(?:ab?)+c',
    '^\\+467\\d{8}$',
    '\\bab\\B',
    '[^a-c]+$',
    '^\\p{L}+$',
    'x*?y+?',
    '(?<n>a){2,}b{0,1}',
    '^(a*)*$',
    '[\\]a]b',
    '\\u0061.',
    'a{,2}',
    '😀+',
    '/',
  ]

  test.each(SOURCES)('%s is read as the language reads it', (source) => {
    const native = (() => {
      try {
        return new RegExp(source, 'u')
      } catch {
        return new RegExp(source)
      }
    })()
    const anyText = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        'c',
        'x',
        'y',
        '1',
        '0',
        ' ',
        'A',
        '+',
        '{',
        ',',
        '2',
        '}',
        '😀',
        '/',
        ']',
        '\n',
      ),
    })
    fc.assert(fc.property(anyText, (text) => matches(source, text) === native.test(text)))
  })

  test('A safe pattern matches what the pattern of the language matches.', () => {
    const anyPart = fc.constantFrom(
      'a',
      'b',
      '[ab]',
      '.',
      '\\d',
      '(a|b)',
      '(?:ab)',
      '^',
      '$',
      '(?=a)',
      '(?!b)',
      '(?=.*(?!1)b)',
      '(?!a(?=b+$))',
      '|',
    )
    const anySource = fc
      .array(fc.tuple(anyPart, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}')), {
        maxLength: 5,
      })
      .map((parts) =>
        parts
          .map(([part, count]) => (/^[\^$|]$|^\(\?[=!]/.test(part) ? part : part + count))
          .join(''),
      )
    fc.assert(
      fc.property(
        anySource,
        fc.string({ unit: fc.constantFrom('a', 'b', '1'), maxLength: 6 }),
        (source, text) => {
          expect([source, matches(source, text)]).toEqual([
            source,
            new RegExp(source, 'u').test(text),
          ])
        },
      ),
      { numRuns: runs(1000) },
    )
  })

  test('No pattern takes more than four steps for each of its parts and each place of the text.', () => {
    const anyPart = fc.constantFrom(
      'a',
      '.',
      '(?=.*a',
      '(?!.*b',
      '(a|',
      '(?:',
      ')',
      ')',
      '*',
      '+',
      '?',
      '|',
    )
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 20 }), fc.nat(60), (parts, length) => {
        const pattern = parsePattern(parts.join(''))
        if (E.isLeft(pattern)) return true
        // A repeat or a choice is written in at most three parts for each of its own characters.
        const most = 3 * parts.join('').length + 3
        return pattern.right.attempt('a'.repeat(length)).steps <= 4 * most * (length + 1)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('Any text is made a pattern or refused, without an exception.', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '*',
            '+',
            '?',
            '|',
            '\\',
            'a',
            '1',
            ',',
            '^',
            '$',
            '.',
            'k',
            '<',
          ),
        }),
        (source) => {
          const pattern = parsePattern(source)
          return E.isLeft(pattern) || typeof pattern.right.matches('a1(') === 'boolean'
        },
      ),
      { numRuns: runs(2000) },
    )
  })
})
