import { describe, expect, test } from 'vitest'
import { FALLBACK_RATIO, ratio, RATIOS } from '../../src/content/ratio.codec.js'
import { root } from '../kit/content-site.js'

describe('[D-B-38] a ratio', () => {
  test.each(RATIOS)('%s is read as it is written', (written) => {
    expect(ratio('1:1')(written, root)).toEqual({ value: written, findings: [] })
  })

  test('blanks do not count, and it is not reduced', () => {
    expect(ratio('1:1')(' 4 : 2 ', root).value).toBe('4:2')
    expect(ratio('1:1')('2:1', root).value).toBe(FALLBACK_RATIO)
  })

  test.each([undefined, null, '', '  '])('%j is the default, and nothing is wrong', (written) => {
    expect(ratio('4:3')(written, root)).toEqual({ value: '4:3', findings: [] })
  })

  test.each(['5:4', '4:3:2', 'wide', 4, ['4:3'], {}])(
    '[B-FEAT-12] %j is 16:9, not the default, and is found',
    (written) => {
      const { value, findings } = ratio('4:3')(written, root)
      expect([value, findings.map(({ code, text }) => `${code}: ${text}`)]).toEqual([
        '16:9',
        ['RATIO: Ratio not supported, using 16:9'],
      ])
    },
  )
})
