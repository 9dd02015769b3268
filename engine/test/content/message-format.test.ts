// Our reader of messages, held against the library that knows all of the format.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../.config/property-runs.mjs'
import { readMessage, type MessageValues } from '../../src/content/message-format.js'

const root = join(import.meta.dirname, '../../..')

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.includes('{') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const read = (folder: string): readonly string[] =>
  readdirSync(join(root, 'data/content', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .flatMap(({ parentPath, name }) =>
      listTexts(JSON.parse(readFileSync(join(parentPath, name), 'utf8'))),
    )

const attempt = (fill: () => unknown): string => {
  try {
    return String(fill())
  } catch {
    return 'cannot be filled'
  }
}

const ours = (text: string, locale: string, values: MessageValues): string =>
  attempt(() => readMessage(text, locale)(values))

const theirs = (text: string, locale: string, values: MessageValues): string =>
  attempt(() => {
    const options = { ignoreTag: true }
    return new IntlMessageFormat(text, locale, undefined, options).format({ ...values })
  })

const LOCALES = ['en-GB', 'sv', 'de', 'tr', 'ar', 'pl']
const anyLocale = fc.constantFrom(...LOCALES)
const anyNumber = fc.oneof(fc.constantFrom(0, 1, 2, 3, 5, 11, 100, 1234.5), fc.integer())

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name)

describe('messages', () => {
  test('[B-I18N-06] every text of ours reads as by the library', () => {
    const texts = [...new Set(read('.'))]
    expect(texts.length).toBeGreaterThan(200)
    for (const text of texts) {
      for (const locale of LOCALES) {
        for (const value of [0, 1, 2, 11, 1234.5, 'minus']) {
          const values = Object.fromEntries(namesIn(text).map((name) => [name, value]))
          expect(ours(text, locale, values)).toBe(theirs(text, locale, values))
        }
      }
    }
  })

  test('[B-I18N-06] plurals, selects, quotes and what is nested', () => {
    const cars = '{n, plural, one {# car} other {# cars}}'
    expect([ours(cars, 'en', { n: 1 }), ours(cars, 'en', { n: 3 })]).toEqual(['1 car', '3 cars'])
    const anyPiece = fc.constantFrom(
      ...[
        '{n}',
        '{ s }',
        '{n, number}',
        '#',
        "'",
        "''",
        "'{'",
        '}',
        '{',
        ' ',
        'a',
        '<b>',
        "'#'",
        '\u00e9',
        ',',
      ],
      ...['{n, plural, =0 {no #} one {#} other {{s}s #}}', '{s, select, a {A} other {# {n}}}'],
      ...['{n, plural, offset:1 =1 {one} other {# {s, select, a {#} other {b}}}}', cars],
      ...['{n, plural, one {1}}', '{s, select, a {A} a {B} other {C}}', "{n, plural, other {'#'}}"],
    )
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 6 }),
        anyLocale,
        fc.record({ n: anyNumber, s: fc.constantFrom('a', 'b', '') }),
        (pieces, locale, values) => {
          const text = pieces.join('')
          expect(ours(text, locale, values)).toBe(theirs(text, locale, values))
        },
      ),
      { numRuns: runs(3000) },
    )
  })

  test('[B-I18N-04] what has no value is no text', () => {
    expect(() => readMessage('{n}', 'en')({})).toThrow('"n" has no value')
    expect(() => readMessage('{constructor}', 'en')({})).toThrow('has no value')
    expect(() => readMessage('Hi {name', 'en')).toThrow('cannot be read')
    expect(() => readMessage('{n, number, percent}', 'en')).toThrow('cannot be read')
    expect(() => readMessage('{n, date, short}', 'en')).toThrow('cannot be read')
  })
})
