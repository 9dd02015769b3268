import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { keyFiguresCodec } from '../../../src/blocks/key-figures/key-figures.codec.js'
import { root } from '../../kit/content-site.js'

const read = (value: unknown) => keyFiguresCodec(value, root)
const FIGURE = { value: '295 miles', label: 'Range' }

test('[E-B-34] a figure needs its value and its name; a block needs a figure', () => {
  const { value, findings } = read({ figures: [FIGURE, { value: '26' }, { label: 'Charge' }, 7] })
  expect(O.toUndefined(value)?.figures.map(({ label }) => label)).toEqual(['Range'])
  expect(findings.map(({ path }) => path)).toEqual([
    'figures.1.label',
    'figures.2.value',
    'figures.3',
  ])
  for (const nothing of [{}, null, [], 'text', { heading: 'EX30' }, { figures: [] }])
    expect(O.isNone(read(nothing).value)).toBe(true)
})

test('[E-B-34] four figures are shown, each with five bars', () => {
  const bars = Array.from({ length: 7 }, (_, at) => ({ label: `${at}`, value: 'a', share: 0.5 }))
  const figures = Array.from({ length: 6 }, () => ({ ...FIGURE, bars }))
  const { value, findings } = read({ figures })
  const shown = O.toUndefined(value)?.figures
  expect(shown?.map((one) => one.bars.length)).toEqual([5, 5, 5, 5])
  expect(findings.map(({ code }) => code)).toContain('TOO_MANY')
})

test('[E-B-34] a bar whose share is none is left out by itself and told of', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: 0, max: 1 })), (share) => {
      const { value, findings } = read({
        figures: [{ ...FIGURE, bars: [{ label: '20 °C', value: '295 miles', share }] }],
      })
      const isShare = share >= 0 && share <= 1
      expect(O.toUndefined(value)?.figures[0]?.bars).toHaveLength(isShare ? 1 : 0)
      expect(findings.length === 0).toBe(isShare)
    }),
  )
})
