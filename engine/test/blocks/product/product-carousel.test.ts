import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { productCarouselCodec } from '../../../src/blocks/product/product-carousel.codec.js'
import { productCarouselView } from '../../../src/blocks/product/product-carousel.view.js'
import { autoAdvanceMachine } from '../../../src/interaction/auto-advance.machine.js'
import { root } from '../../kit/content-site.js'

const words = { availableOnline: 'Online', configure: 'Configure', pause: 'Pause', resume: 'Play' }
const advance = { count: 3, index: 0, interval: 5000, reasons: [] } as const
const still = { advance, isPaused: false, isEnded: false }

const read = (written: object) => {
  const { value } = productCarouselCodec(written, root)
  if (O.isNone(value)) throw new Error('nothing of this is shown')
  return value.value
}

const of = (car: object, more: object = {}) => {
  const content = read({ categories: [{ carModels: [{ name: 'EX30', ...car }] }], ...more })
  const [product] = productCarouselView(content, still, words).products
  if (product === undefined) throw new Error('no product')
  return product
}

describe('content of a product carousel', () => {
  test('[B-PROD-03] [B-PROD-15] a car needs its name; all sixteen fields are accepted', () => {
    const car = {
      name: 'EX30',
      rechargeType: 'Recharge',
      pricingText: 'From',
      pricingSuffix: 'OTR',
      startingPrice: '£33,795',
      startingPriceCash: '£33,795',
      startingPriceSubscription: '£399',
      link1: { text: 'a', href: '/a' },
      link2: { text: 'b', href: '/b' },
      images: [{ type: 'product-list', src: '/a.svg', alt: '' }],
      isAvailableOnline: true,
      pno3: '416',
      modelYear: 2026,
      driveLine: 'RWD',
      my23ConfigLink: '/configure',
      slug: 'ex30-electric',
    }
    expect(Object.keys(car)).toHaveLength(16)
    const { value, findings } = productCarouselCodec(
      { categories: [{ title: 'SUVs', carModels: [car, { slug: 'no-name' }] }] },
      root,
    )
    expect(findings.map(({ code, path }) => [code, path])).toEqual([
      ['MISSING_TEXT', 'categories.0.carModels.1.name'],
    ])
    expect(O.isSome(value) && value.value.items).toMatchObject([
      { name: 'EX30 Recharge', slug: 'ex30-electric', isAvailableOnline: true, category: 'SUVs' },
    ])
  })

  test.each([
    ['XC60', 'Recharge', 'XC60 Recharge'],
    ['XC60', '', 'XC60'],
    [' XC60 ', ' Recharge ', 'XC60 Recharge'],
  ])('[B-PROD-04] %s and "%s" are named %s', (name, rechargeType, named) => {
    expect(of({ name, rechargeType }).item.name).toBe(named)
  })

  test.each([
    [['From', '£33,795', 'OTR'], 'From £33,795 OTR'],
    [['', '£33,795', ''], '£33,795'],
    [[' From ', ' £33,795 ', ''], 'From £33,795'],
    [['From', '', 'OTR'], ''],
  ])('[B-PROD-08] %j are the price "%s"', ([pricingText, startingPrice, pricingSuffix], price) => {
    expect(of({ pricingText, startingPrice, pricingSuffix }).price).toBe(price)
  })

  test('[B-PROD-09] content may hide prices, and nothing else changes', () => {
    const car = { startingPrice: '£1', isAvailableOnline: true, link1: { text: 'a', href: '/a' } }
    const { price, ...rest } = of(car)
    expect([price, of(car, { hidePrice: true })]).toEqual(['£1', { ...rest, price: '' }])
  })

  test('[B-PROD-16] a category without a car that can be shown is skipped', () => {
    const suv = { title: 'SUV', carModels: [{ name: 'EX30' }, { name: 'EX90' }] }
    const written = { categories: [{ title: 'None', carModels: [] }, { carModels: [{}] }, suv] }
    expect(read(written).items.map(({ category, name }) => [category, name])).toEqual([
      ['SUV', 'EX30'],
      ['SUV', 'EX90'],
    ])
    for (const none of [{}, { categories: [{ title: 'SUV', carModels: [] }] }, null])
      expect(productCarouselCodec(none, root).value).toEqual(O.none)
  })

  test('[E-B-31] any content is read without an exception, and shown', () => {
    const cars = fc.record({
      carModels: fc.array(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ name: fc.string(), images: fc.jsonValue(), my23ConfigLink: fc.jsonValue() }),
        ),
      ),
    })
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ categories: fc.array(cars) })),
        (written) => {
          const { value } = productCarouselCodec(written, root)
          if (O.isSome(value)) productCarouselView(value.value, still, words)
        },
      ),
    )
  })
})

describe('what a product carousel shows', () => {
  const image = (type: string) => ({ type, src: `/${type}.svg`, alt: '' })
  const sources = (...types: readonly string[]) => {
    const { small, large } = of({ images: types.map(image) })
    return [small?.picture.src, large?.picture.src]
  }

  test('[B-PROD-06] each screen has its picture, or the other one', () => {
    expect(sources('product-list', 'product-list-mobile')).toEqual([
      '/product-list-mobile.svg',
      '/product-list.svg',
    ])
    expect(sources('product-list')).toEqual(['/product-list.svg', '/product-list.svg'])
    expect(sources('product-list-mobile')).toEqual([
      '/product-list-mobile.svg',
      '/product-list-mobile.svg',
    ])
    expect(sources('hero')).toEqual([undefined, undefined])
  })

  test('[B-PROD-11] a picture brings what has to be said about it', () => {
    const { small, large } = of({
      images: [
        { ...image('product-list'), disclaimer: 'Preliminary' },
        image('product-list-mobile'),
      ],
    })
    expect([small?.disclaimer, large?.disclaimer]).toEqual(['', 'Preliminary'])
  })

  test('[B-PROD-10] [D-B-24] the way to the configuration stands alone', () => {
    const links = { link1: { text: 'One', href: '/1' }, link2: { text: 'Two', href: '/2' } }
    const shown = (my23ConfigLink?: unknown) =>
      of({ ...links, my23ConfigLink }).links.map(({ text, href }) => [text, href])
    expect(shown()).toEqual([
      ['One', '/1'],
      ['Two', '/2'],
    ])
    expect(shown('/configure')).toEqual([['Configure', '/configure']])
    expect(shown({ text: 'Build it', href: '/build' })).toEqual([['Build it', '/build']])
    for (const broken of ['javascript:alert(1)', '', { text: 'No address' }, 7])
      expect(shown(broken)).toHaveLength(2)
  })

  test('[E-B-07] [E-B-08] what may move has a control; one that is ended, alone or asked to stand has none', () => {
    const content = read({ categories: [{ carModels: [{ name: 'EX30' }] }], enableAutoplay: true })
    const control = (more: object) =>
      productCarouselView(content, { ...still, ...more }, words).control?.label
    expect(control({})).toBe('Pause')
    expect(control({ isPaused: true })).toBe('Play')
    expect(control({ isEnded: true })).toBeUndefined()
    expect(control({ advance: { ...advance, count: 1 } })).toBeUndefined()
    for (const reason of ['still', 'unwanted'])
      expect(control({ advance: { ...advance, reasons: [reason] } })).toBeUndefined()
  })

  test('[B-CAR-15] a block that moves by itself goes round the places there are now', () => {
    const clock = new SimulatedClock()
    const input = { count: 6, interval: 1000, isAllowed: true }
    const actor = createActor(autoAdvanceMachine, { clock, input }).start()
    const index = () => actor.getSnapshot().context.index
    actor.send({ type: 'view.changed', share: 1 })
    for (let at = 0; at < 4; at += 1) clock.increment(1000)
    expect(index()).toBe(4)
    actor.send({ type: 'count.changed', count: 3 })
    expect(index()).toBe(2)
    clock.increment(1000)
    expect(index()).toBe(0)
    actor.send({ type: 'count.changed', count: 1 })
    expect(actor.getSnapshot().value).toBe('standing')
    actor.send({ type: 'count.changed', count: 0 })
    expect(index()).toBe(0)
  })
})
