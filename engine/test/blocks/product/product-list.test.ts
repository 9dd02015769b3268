import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { productListCodec } from '../../../src/blocks/product/product-list.codec.js'
import { root } from '../../kit/content-site.js'

const read = (products: readonly unknown[]) => {
  const { value, findings } = productListCodec({ products }, root)
  return { products: O.isSome(value) ? value.value.products : [], findings }
}

const of = (written: object, car: object = {}) => {
  const [product] = read([{ carModel: { name: 'EX30', ...car }, ...written }]).products
  if (product === undefined) throw new Error('no product')
  return product
}

const link = (text: string) => ({ text, href: `/${text}` })

const FULL = {
  image: { src: '/a.svg', alt: 'A car' },
  carModel: {
    name: 'EX30',
    isAvailableOnline: true,
    startingPriceCash: '£33,795',
    startingPriceSubscription: '£399 a month',
    link1: link('a'),
    link2: link('b'),
    modelYear: 2026,
    rechargeType: 'Recharge',
  },
  description: 'Small.',
  highlight1: 'One',
  highlight2: 'Two',
  highlight3: 'Three',
  disclaimer: 'Preliminary',
}

describe('content of a product list', () => {
  test('[B-PROD-21] every field comes through as it was written', () => {
    const { products, findings } = read([FULL])
    expect(findings).toEqual([])
    expect(products).toMatchObject([
      {
        name: 'EX30 Recharge',
        image: O.some({ src: '/a.svg', alt: 'A car' }),
        isAvailableOnline: true,
        cash: '£33,795',
        subscription: '£399 a month',
        description: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Small.' }] }],
        highlights: ['One', 'Two', 'Three'],
        links: [
          { text: 'a', href: '/a' },
          { text: 'b', href: '/b' },
        ],
      },
    ])
    expect(products[0]?.marks).toHaveLength(1)
  })

  test.each(['startingPriceCash', 'startingPriceSubscription', 'modelYear', 'rechargeType'])(
    '[B-PROD-21] a %s that is no text is told of, and takes nothing else away',
    (name) => {
      const { products, findings } = read([{ carModel: { name: 'EX30', [name]: ['x'] } }])
      expect(findings.map(({ path }) => path)).toEqual([`products.0.carModel.${name}`])
      expect(products.map((product) => product.name)).toEqual(['EX30'])
    },
  )

  test('[B-PROD-21] a car that says nothing but its name has nothing else', () => {
    expect(of({})).toMatchObject({
      image: O.none,
      isAvailableOnline: false,
      cash: '',
      subscription: '',
      description: [],
      highlights: [],
      marks: [],
      links: [],
    })
  })

  test('[B-PROD-19] empty highlights are skipped without a gap', () => {
    expect(of({ highlight1: 'h1', highlight3: 'h3' }).highlights).toEqual(['h1', 'h3'])
    expect(of({ highlight1: '  ', highlight2: null }).highlights).toEqual([])
    const written = fc.constantFrom('', ' ', 'a', 'b', undefined)
    fc.assert(
      fc.property(written, written, written, (highlight1, highlight2, highlight3) => {
        expect(of({ highlight1, highlight2, highlight3 }).highlights).toEqual(
          [highlight1, highlight2, highlight3].filter((one) => one?.trim()),
        )
      }),
    )
  })

  test('[B-PROD-18] [B-PROD-19] there is no fourth highlight', () => {
    const written = { highlight1: '1', highlight2: '2', highlight3: '3', highlight4: '4' }
    expect(of(written).highlights).toEqual(['1', '2', '3'])
  })

  test('[B-PROD-20] links are the first and the second: the one to configure is not among them', () => {
    const hrefs = (car: object) => of({}, car).links.map(({ href }) => href)
    const my23ConfigLink = '/configure'
    expect(hrefs({ my23ConfigLink, link1: link('a'), link2: link('b') })).toEqual(['/a', '/b'])
    expect(hrefs({ my23ConfigLink, link2: link('b') })).toEqual(['/b'])
    expect(hrefs({ my23ConfigLink })).toEqual([])
  })
})
