import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fillPlaceholders } from '../../src/shared/placeholders.js'

describe('D-T-48 placeholders', () => {
  test('every occurrence is replaced, unknown ones stay', () => {
    expect(fillPlaceholders('{a} and {a}, not {b}', { a: '1' })).toBe('1 and 1, not {b}')
  })

  test('a dollar sign has no meaning', () => {
    expect(fillPlaceholders('{a}', { a: '$& $1 $$' })).toBe('$& $1 $$')
  })

  test('names of the prototype are unknown', () => {
    expect(fillPlaceholders('{constructor}', {})).toBe('{constructor}')
  })

  test('Inserted text is never scanned again.', () => {
    fc.assert(
      fc.property(fc.string(), (inner) => {
        const value = `{b}${inner}`
        return fillPlaceholders('{a}', { a: value, b: 'no' }) === value
      }),
    )
  })
})
