import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createTranslate } from '../../src/shell/messages.js'

const messages = {
  plain: 'Charge at home',
  filled: '{minutes, plural, one {# minute} other {# minutes}}',
  half: '{hours, number} h',
  broken: '{minutes, plural',
  tag: '{name} <b>bold</b>',
}

describe('messages', () => {
  const english = createTranslate(messages, 'en-GB')

  test('a text without places is the text', () => {
    expect(english('plain')).toBe('Charge at home')
  })

  test('[E-T-15] plurals and numbers are those of the language', () => {
    expect(english('filled', { minutes: 1 })).toBe('1 minute')
    expect(english('filled', { minutes: 26 })).toBe('26 minutes')
    expect(createTranslate(messages, 'de-DE')('half', { hours: 1.5 })).toBe('1,5 h')
    expect(english('half', { hours: 1.5 })).toBe('1.5 h')
  })

  test('[B-I18N-02] a missing text shows nothing, and the log says so', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(english('nothing')).toBe('')
    expect(english('toString')).toBe('')
    expect(error).toHaveBeenCalledTimes(2)
    error.mockRestore()
  })

  test('a text that cannot be read, or lacks a value, shows its key', () => {
    expect(english('broken', { minutes: 1 })).toBe('broken')
    expect(english('filled')).toBe('filled')
  })

  test('tags are text', () => {
    expect(english('tag', { name: '<i>' })).toBe('<i> <b>bold</b>')
  })

  test('[E-T-38] any text and any value give a text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, value) => {
        const translate = createTranslate({ any: text }, 'en-GB')
        expect(typeof translate('any', { value })).toBe('string')
      }),
    )
  })
})
