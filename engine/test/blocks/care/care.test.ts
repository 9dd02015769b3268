import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { careCodec } from '../../../src/blocks/care/care.codec.js'
import { writeCarePrice } from '../../../src/blocks/care/care.js'
import { careView } from '../../../src/blocks/care/care.view.js'
import { root } from '../../kit/content-site.js'

const document = {
  title: 'Care',
  description: 'Everything in one price.',
  serviceTitle: 'Service',
  serviceDescription: 'Every year.',
  servicePrice: { prefix: 'From', value: '£29', suffix: '/month' },
  insuranceTitle: 'Insurance',
  insuranceDescription: 'With cover abroad.',
  insurancePrice: { value: '£49', suffix: 'a month', more: 1 },
}

const read = (value: unknown) => careCodec(value, root)
const shown = (value: unknown) => O.toUndefined(O.map(careView)(read(value).value))

describe('a care-free package', () => {
  test('[B-CARE-01] [B-CARE-03] two parts, each with title, description and price', () => {
    expect(shown(document)).toEqual({
      title: 'Care',
      description: 'Everything in one price.',
      parts: [
        { id: 'service', title: 'Service', description: 'Every year.', price: 'From £29/month' },
        {
          id: 'insurance',
          title: 'Insurance',
          description: 'With cover abroad.',
          price: '£49 a month',
        },
      ],
    })
  })

  test.each([
    ['From', '£29', '/month', 'From £29/month'],
    ['From', '£29', '*', 'From £29*'],
    ['', '£29', 'per month', '£29 per month'],
    ['From', '£29', '', 'From £29'],
    ['From', '', '/month', ''],
    [' From ', ' £29 ', ' /month ', 'From £29/month'],
  ])('[B-CARE-02] "%s" "%s" "%s" is "%s"', (prefix, value, suffix, wanted) => {
    expect(writeCarePrice({ prefix, value, suffix })).toBe(wanted)
  })

  test('[B-CARE-04] a part without its title is not shown, and nothing without both', () => {
    expect(shown({ ...document, insuranceTitle: ' ' })).toMatchObject({
      parts: [{ id: 'service' }],
    })
    expect(shown({ ...document, serviceTitle: null, insuranceTitle: undefined })).toBeUndefined()
    expect(shown({})).toBeUndefined()
  })

  test('[B-CARE-04] [B-B-04] an author hears of a part that lacks its title, and not of one that was never meant', () => {
    expect(read({ ...document, insuranceTitle: ' ' }).findings).toEqual([
      {
        code: 'MISSING_TEXT',
        path: 'insuranceTitle',
        text: 'a part without its title is not shown',
      },
    ])
    expect(read({ title: 'Care', serviceTitle: 'Service' }).findings).toEqual([])
  })

  test('[B-CARE-03] [E-B-31] what is not a text is not there, and found', () => {
    const mixed = { serviceTitle: 'Service', servicePrice: 'x', title: {} }
    expect(shown(mixed)).toEqual({
      title: '',
      description: '',
      parts: [{ id: 'service', title: 'Service', description: '', price: '' }],
    })
    expect(read(mixed).findings.map(({ code, path }) => [code, path])).toEqual([
      ['WRONG_KIND', 'title'],
      ['WRONG_KIND', 'servicePrice'],
    ])
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(read(value)).toHaveProperty('findings')
      }),
    )
  })
})
