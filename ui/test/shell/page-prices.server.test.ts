import fc from 'fast-check'
import { option as O } from 'fp-ts'
import { type FrameContent, numberFormat } from '@evkit/engine/site'
import type { PriceView, StructuredOffer } from '@evkit/engine/blocks'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../.config/property-runs.mjs'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { fromPriceKey, toPriceKey } from '../../src/shell/blocks/price-key.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { describePageOffers } from '../../src/shell/pages/page-offers.js'
import { findUsPrices, wordPagePrices } from '../../src/shell/pages/page-prices.js'

const read = createReadBlockPage('https://www.example.com', () => undefined)
const car = { modelSlug: 'ex30-electric', modelKey: 'ex30-bev', fallback: 'Price on request' }
const page = (...contents: readonly object[]) =>
  read({
    title: 'Cars',
    blocks: contents.map((content, at) => ({ id: `b${at}`, type: 'car-price', content })),
  })

const prices = {
  settings: { showVATLabel: true },
  content: {},
  prices: {
    'ex30-electric': {
      editions: { default: { currency: 'GBP', cash: 33795, includesTax: true, basis: 'example' } },
    },
  },
}
const UK = { site: 'uk', locale: 'en-GB' }
const keyOf = (modelSlug: string): string =>
  toPriceKey({ modelSlug, edition: '', variant: '', fallback: car.fallback })

test('[E-B-70] [B-PRICE-22] the labels of a page are worded where it is made, an unknown car by its fallback', () => {
  const labels = wordPagePrices(
    page(car, { ...car, modelSlug: 'unknown' }),
    { findPrices: () => prices, isPreview: false },
    UK,
  )
  expect(labels?.[keyOf('ex30-electric')]).toMatchObject({
    state: 'price',
    text: 'Purchase from £33,795',
    tax: 'incl. VAT',
  })
  expect(labels?.[keyOf('unknown')]).toMatchObject({ state: 'fallback', text: 'Price on request' })
  // Only whoever writes the page is told why.
  const explained = wordPagePrices(page(car), { findPrices: () => prices, isPreview: true }, UK)
  expect(explained?.[keyOf('ex30-electric')]).toMatchObject({
    why: expect.stringContaining('reads as PURCHASE_FROM') as string,
  })
  expect(JSON.stringify(labels)).not.toContain('reads as')
  // As it is written into the page and read there.
  expect(JSON.parse(JSON.stringify(labels))).toEqual(labels)
})

test('[E-B-70] [B-PRICE-33] prices that cannot be had or read leave the labels to the browser', () => {
  for (const answer of [undefined, { settings: 7 }])
    expect(wordPagePrices(page(car), { findPrices: () => answer, isPreview: false }, UK)).toBe(
      undefined,
    )
  const never = () => {
    throw new Error('asked')
  }
  expect(wordPagePrices(page(), { findPrices: never, isPreview: false }, UK)).toBe(undefined)
})

test('[E-B-70] [B-PRICE-25] only the United States get theirs by the key of the model', () => {
  const answer = { monthlyPrice: 549, purchasePrice: 52895, msrpDisclaimer: 'Without taxes.' }
  const findUsPrice = (key: string) => (key === 'ex30-bev' ? answer : undefined)
  expect(findUsPrices(page(car), { findUsPrice }, { site: 'us' })).toEqual({
    'ex30-bev': {
      monthly: O.some(549),
      purchase: O.some(52895),
      monthlyDisclaimer: '',
      msrpDisclaimer: 'Without taxes.',
    },
  })
  expect(findUsPrices(page(car), { findUsPrice }, { site: 'uk' })).toBe(undefined)
})

describe('[B-B-05] [E-B-32] the prices of a page as machines read them', () => {
  const frame = (site: string, locale: string) =>
    ({
      ...{ site, locale, maker: 'Maker', chargingSegments: {} },
      cars: [{ slug: 'ex30-electric', name: 'EX30' }],
    }) as unknown as FrameContent
  const forms = { origin: 'https://www.example.com' }
  const answerOf = (entry: object) => ({
    settings: { showVATLabel: true },
    content: {},
    prices: { 'ex30-electric': { editions: { default: { currency: 'GBP', ...entry } } } },
  })
  const cardsOf = (text: string) =>
    read({
      title: 'Cars',
      blocks: [
        {
          id: 'list',
          type: 'product-list',
          content: {
            products: [
              { carModel: { name: 'EX30', slug: 'ex30-electric', startingPriceCash: text } },
            ],
          },
        },
        {
          id: 'row',
          type: 'product-carousel',
          content: {
            categories: [
              { carModels: [{ name: 'EX30', slug: 'ex30-electric', startingPrice: text }] },
            ],
          },
        },
        {
          id: 'models',
          type: 'filter-carousel',
          content: { cars: [{ key: 'EX30', displayName: 'EX30', cashPrice: text }] },
        },
      ],
    })
  const isIn = (text: string, locale: string, offer: StructuredOffer): boolean => {
    const { price, priceCurrency = '' } = offer.priceSpecification ?? offer
    const { money } = numberFormat(locale)
    const told = Number(price)
    return (Number.isInteger(told) ? [0, 2] : [2]).some((decimals) =>
      text.includes(money(told, priceCurrency, decimals)),
    )
  }
  const none = { findPrice: () => undefined, findPrices: () => undefined, isPreview: false, forms }

  test('a published price, with its currency, its tax and the day it was read', () => {
    const entry = { cash: 33795, includesTax: true, basis: 'published', retrieved: '2026-11-20' }
    const described = describePageOffers(
      page(car),
      { ...none, findPrices: () => answerOf(entry) },
      frame('uk', 'en-GB'),
    )
    expect(described).toEqual([
      {
        ...{ '@context': 'https://schema.org', '@type': 'Car', name: 'EX30' },
        brand: { '@type': 'Brand', name: 'Maker' },
        url: 'https://www.example.com/uk/cars/ex30-electric/',
        offers: [
          {
            ...{ '@type': 'Offer', price: '33795', priceCurrency: 'GBP' },
            ...{ valueAddedTaxIncluded: true, validFrom: '2026-11-20' },
          },
        ],
      },
    ])
  })

  test('an example is no offer, and neither is a price by the place of the visitor', () => {
    const findPrices = (basis: string) => () => answerOf({ cash: 33795, basis })
    const describeOn = (site: string, locale: string, basis: string) =>
      describePageOffers(page(car), { ...none, findPrices: findPrices(basis) }, frame(site, locale))
    expect(describeOn('uk', 'en-GB', 'example')).toEqual([])
    expect(describeOn('us', 'en-US', 'published')).toEqual([])
    const price = {
      slug: 'ex30-electric',
      amount: 33795,
      currency: 'GBP',
      basis: 'example',
    } as const
    expect(
      describePageOffers(
        cardsOf('from £33,795, example'),
        { ...none, findPrice: () => price },
        frame('uk', 'en-GB'),
      ),
    ).toEqual([])
  })

  test('a card is told of where its price is the one that stands there', () => {
    const price = {
      slug: 'ex30-electric',
      amount: 33795,
      currency: 'GBP',
      basis: 'published',
    } as const
    const describeCard = (text: string) =>
      describePageOffers(
        cardsOf(text),
        { ...none, findPrice: () => price },
        frame('uk', 'en-GB'),
      ).map(({ offers }) => offers)
    const offer = { '@type': 'Offer', price: '33795', priceCurrency: 'GBP' }
    expect(describeCard('from £33,795')).toEqual([[offer]])
    for (const text of ['', 'from £33,800', 'Price on request'])
      expect(describeCard(text)).toEqual([])
  })

  test('The price machines read is the price that is visible.', () => {
    const money = fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.double({ min: 0.01, max: 99_999, noNaN: true }),
    )
    const site = fc.constantFrom(
      ['uk', 'en-GB', 'GBP'],
      ['de', 'de-DE', 'EUR'],
      ['se', 'sv-SE', 'SEK'],
      ['ae', 'ar-AE', 'AED'],
    )
    fc.assert(
      fc.property(site, money, money, ([slug = '', locale = '', currency = ''], cash, monthly) => {
        const answer = answerOf({ currency, cash, monthly: { sub_fixed: monthly } })
        const request = { ...none, findPrices: () => answer }
        const shown = Object.values(
          wordPagePrices(page(car), request, { site: slug, locale }) ?? {},
        )
        const visible = shown.map((view) => (view.state === 'price' ? view.text : '')).join(' ')
        const [record] = describePageOffers(page(car), request, frame(slug, locale))
        const offers = record?.['offers'] as readonly StructuredOffer[]
        expect(offers.length).toBe(slug === 'uk' ? 1 : 2)
        expect(offers.filter((offer) => !isIn(visible, locale, offer))).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })
})

test('[E-B-70] [E-B-18] a label worded where the page is made does not wake and has its name; one that could not be does', () => {
  const drawWith = (labels: Readonly<Record<string, PriceView>> | undefined) =>
    drawBlocks({
      page: page(car),
      context: {
        ...{ site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] },
        ...(labels === undefined ? {} : { prices: labels }),
      },
      log: () => undefined,
    })
  const worded = drawWith(
    wordPagePrices(page(car), { findPrices: () => prices, isPreview: false }, UK),
  )
  expect(Object.keys(worded.data.islands)).not.toContain('b0')
  expect(worded.html).toContain(`data-price="${keyOf('ex30-electric')}"`)
  expect(worded.html).toContain('Purchase from £33,795')
  expect(Object.keys(drawWith(undefined).data.islands)).toContain('b0')
  expect(
    fromPriceKey(toPriceKey({ ...car, edition: 'a', variant: 'cash', fallback: 'x|y' })),
  ).toEqual({
    ...{ modelSlug: 'ex30-electric', edition: 'a', variant: 'cash', fallback: 'x|y' },
  })
})
