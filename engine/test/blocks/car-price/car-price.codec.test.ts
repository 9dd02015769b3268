import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { carPriceCodec } from '../../../src/blocks/car-price/car-price.codec.js'
import { root } from '../../kit/content-site.js'

const read = (value: unknown) => carPriceCodec(value, root)

test('[E-B-70] it names a model, or there is none of it', () => {
  expect(O.toUndefined(read({ modelSlug: 'ex30-electric' }).value)).toEqual({
    heading: [],
    text: [],
    modelSlug: 'ex30-electric',
    modelKey: '',
    edition: '',
    variant: '',
    fallback: '',
    marks: [],
    ctas: [],
  })
  for (const value of [{}, null, [], 'text', { heading: 'EX30' }, { modelSlug: '  ' }])
    expect(O.isNone(read(value).value)).toBe(true)
})

test('[E-B-70] two ways on are shown, and a third is told of', () => {
  const way = (text: string) => ({ text, href: `/uk/${text}` })
  const { value, findings } = read({ modelSlug: 'ex30-electric', ctas: ['a', 'b', 'c'].map(way) })
  expect(O.toUndefined(value)?.ctas.map(({ text }) => text)).toEqual(['a', 'b'])
  expect(findings.map(({ code }) => code)).toEqual(['TOO_MANY'])
})
