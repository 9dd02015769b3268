import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toUndefined } from '../../src/shared/index.js'
import { numberFormat } from '../../src/site/number-format.js'
import { readNumber, toTypedNumber } from '../../src/tool/typed-number.js'
import { readTypedValue } from '../../src/tool/typed-value.js'

const MILEAGE = { min: 1000, max: 40_000 }
const PRICE = { min: 0.05, max: 0.9 }
const FUEL = { min: 1, max: 3 }
const KRONOR = { min: 12, max: 30 }

const read = (
  text: string,
  decimalMark: string,
  ends: { readonly min: number; readonly max: number },
): number | undefined => toUndefined(readNumber(text, { decimalMark, ...ends }))

describe('[E-T-111] a number as people write it', () => {
  test.each([
    ['de', '15.000', ',', MILEAGE, 15_000],
    ['de', '15000', ',', MILEAGE, 15_000],
    ['de', '15 000', ',', MILEAGE, 15_000],
    ['de', "15'000", ',', MILEAGE, 15_000],
    ['de', '15’000', ',', MILEAGE, 15_000],
    ['de', '1.234.567,89', ',', MILEAGE, 1_234_567.89],
    ['de', '0,29', ',', PRICE, 0.29],
    ['de', '0.29', ',', PRICE, 0.29],
    ['de', ',29', ',', PRICE, 0.29],
    ['de', '0,29 €', ',', PRICE, 0.29],
    ['de', '€ 0,29', ',', PRICE, 0.29],
    ['de', '1.895', ',', FUEL, 1.895],
    ['de', '1,895', ',', FUEL, 1.895],
    ['de', '1,8', ',', FUEL, 1.8],
    ['se', '18,5', ',', KRONOR, 18.5],
    ['se', '15\u00a0000', ',', MILEAGE, 15_000],
    ['fr', '15\u202f000', ',', MILEAGE, 15_000],
    ['uk', '15,000', '.', MILEAGE, 15_000],
    ['uk', '15.000', '.', MILEAGE, 15_000],
    ['uk', '0,29', '.', PRICE, 0.29],
    ['uk', '.29', '.', PRICE, 0.29],
    ['uk', '£1,234.56', '.', MILEAGE, 1234.56],
    ['uk', '15,000.', '.', MILEAGE, 15_000],
    ['uk', '54%', '.', { min: 0, max: 100 }, 54],
    ['ae', '١٥٬٠٠٠', '.', MILEAGE, 15_000],
    ['ae', '٠٫٢٩', '.', PRICE, 0.29],
    ['ae', '۱۵۰۰۰', '.', MILEAGE, 15_000],
    ['ae', '\u200f15,000\u200f', '.', MILEAGE, 15_000],
    ['jp', '１５０００', '.', MILEAGE, 15_000],
    ['uk', '+54', '.', { min: 0, max: 100 }, 54],
    ['uk', '-54', '.', { min: 0, max: 100 }, -54],
    ['uk', '−0', '.', { min: 0, max: 100 }, 0],
  ])('%s: %j is read', (_site, text, mark, ends, wanted) => {
    expect(read(text, mark, ends)).toBe(wanted)
  })

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '£',
    'fifteen',
    '15k',
    '1e4',
    '0x10',
    '1.2.3',
    '1,23,456',
    '15 00',
    '1.234,567.8',
    '12-14',
    'Infinity',
    'NaN',
    '½',
    '1 2',
  ])('%j is no number', (text) => {
    expect(read(text, '.', MILEAGE)).toBeUndefined()
    expect(read(text, ',', MILEAGE)).toBeUndefined()
  })

  const LOCALES = [
    'en-GB',
    'en-US',
    'de-DE',
    'de-CH',
    'sv-SE',
    'fr-FR',
    'tr-TR',
    'ar-AE',
    'ar-EG',
    'fa-IR',
  ]

  test('what a site writes, it reads: any number, decimals and locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 4 }),
        (locale, whole, decimals) => {
          const value = Number((whole / 10 ** decimals).toFixed(decimals))
          const numbers = numberFormat(locale)
          const words = { translate: (key: string): string => key, numbers } as never
          const ends = { min: 0, max: 1e9, minText: '', maxText: '' }
          const field = toTypedNumber({ value, ...ends }, words)
          // Three decimals may be read as a group of thousands where nothing else tells.
          const close = { ...field, min: value, max: value }
          for (const text of [field.text, numbers.decimal(value, decimals)])
            expect([text, toUndefined(readNumber(text, close))]).toEqual([text, value])
        },
      ),
    )
  })

  test('any text at all is read or is not, and what is read is a number', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('.', ',', '٫', ''),
        (text, mark) => {
          const value = read(text, mark, MILEAGE)
          expect(value === undefined || Number.isFinite(value)).toBe(true)
        },
      ),
    )
  })
})

test('[E-T-38] a number of decimals that is none is no reason to fail', () => {
  const grid = { min: 0, max: 100, step: 1, decimals: -3 }
  const distance = { content: 'km', shown: 'mi' } as const
  expect(readTypedValue(12, { grid, distance })).toBeCloseTo(19.31, 2)
})
