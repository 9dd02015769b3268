import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { LogEntry } from '../../src/shared/log.js'
import { makeTranslate, TRANSLATION_TEXTS, type Texts } from '../../src/content/translate.js'

const make = (texts: Texts | undefined, isWriting = false) => {
  const logged: LogEntry[] = []
  const translate = makeTranslate({
    texts,
    language: 'sv',
    isWriting,
    log: (entry) => logged.push(entry),
  })
  return { translate, logged, said: () => logged.map(({ text }) => text) }
}

describe('translations', () => {
  test('[B-I18N-01] [D-B-51] a key without a text shows its placeholder, a blank text nothing', () => {
    const { translate, said } = make({ a: null, b: '' })
    expect([translate('a'), translate('b')]).toEqual(['PLACEHOLDER_a', ''])
    expect(said()).toEqual([])
  })

  test('[B-I18N-02] a key without an entry is empty, and told of once', () => {
    const { translate, said } = make({ a: 'x' })
    expect([translate('b'), translate('b'), translate('constructor')]).toEqual(['', '', ''])
    expect(said()).toEqual(['Translation key not found', 'Translation key not found'])
  })

  test('[B-I18N-03] while pages are written it shows itself, and a warning names key and language', () => {
    const { translate, logged } = make({}, true)
    expect(translate('b')).toBe('b')
    expect(logged).toEqual([
      {
        level: 'warning',
        code: 'TranslationUnwritten',
        text: 'Missing translation key "b" for language "sv"',
      },
    ])
  })

  test('[B-I18N-04] a text that cannot be read or filled shows its key', () => {
    const { translate, said } = make({ hi: 'Hi {name', n: '{n}', odd: '{n, ordinal}' })
    expect([translate('hi'), translate('n'), translate('n'), translate('odd', { n: 1 })]).toEqual([
      'hi',
      'n',
      'n',
      'odd',
    ])
    expect(said()).toEqual(Array(3).fill('Translation format error'))
  })

  test('[B-I18N-05] without texts every key is missing, and that is told once', () => {
    const { translate, said } = make(undefined)
    expect([translate('a'), translate('b')]).toEqual(['', ''])
    expect(said()).toEqual([
      'No translations available',
      'Translation key not found',
      'Translation key not found',
    ])
    expect(make(undefined, true).translate('a')).toBe('a')
  })

  test('[B-I18N-06] values are filled in, and branches that are not chosen need none', () => {
    const { translate } = make({
      cars: '{n, plural, one {# car} other {# cars}}',
      look: '{x, select, a {{missing}} other {fine}}',
    })
    expect([translate('cars', { n: 1 }), translate('cars', { n: 3 })]).toEqual(['1 car', '3 cars'])
    expect(translate('look', { x: 'b' })).toBe('fine')
    expect(translate('look', { x: 'a' })).toBe('look')
  })

  test('[B-ERR-06] the texts of the log, letter by letter', () => {
    expect(Object.values(TRANSLATION_TEXTS)).toEqual([
      'No translations available',
      'Translation key not found',
      'Translation format error',
    ])
  })

  test('Any text and any value give a text. [B-I18N-04]', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (text, value, isWriting) => {
        const { translate } = make({ any: text }, isWriting)
        return typeof translate('any', { value }) === 'string'
      }),
    )
  })
})
