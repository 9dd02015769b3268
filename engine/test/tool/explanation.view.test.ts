import { describe, expect, test } from 'vitest'
import { numberFormat } from '../../src/site/number-format.js'
import { wordValue } from '../../src/tool/explanation.view.js'

const words = {
  translate: (key: string, values?: Readonly<Record<string, unknown>>) =>
    `${String(values?.['value'])} [${key}]`,
  numbers: numberFormat('en-GB'),
} as never

const word = (value: number, unit = '1', currency?: string) =>
  wordValue(value, unit as '1', { words, currency })

describe('[B-T-01] numbers of an explanation', () => {
  test('have as many decimals as they need: two where they do not end, four where they are small', () => {
    expect(word(115 / 60)).toBe('1.92')
    expect(word(1.625)).toBe('1.625')
    expect(word(1)).toBe('1')
    expect(word(1 / 3)).toBe('0.3333')
    expect(word(0.000125)).toBe('0.000125')
    // One itself is not small.
    expect(word(1.000001)).toBe('1.00')
  })

  test('amounts are whole or have two decimals at least', () => {
    expect(word(40, 'money', 'GBP')).toBe('£40')
    expect(word(39.9, 'money', 'GBP')).toBe('£39.90')
    expect(word(0.2486, 'money', 'GBP')).toBe('£0.2486')
    expect(word(39.9, 'money')).toBe('39.9')
  })
})
