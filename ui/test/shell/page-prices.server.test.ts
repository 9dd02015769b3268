import { option as O } from 'fp-ts'
import { expect, test } from 'vitest'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { toPriceKey } from '../../src/shell/blocks/price-key.js'
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
    { findPrices: () => prices },
    UK,
  )
  expect(labels?.[keyOf('ex30-electric')]).toMatchObject({
    state: 'price',
    text: 'Purchase from £33,795',
    tax: 'incl. VAT',
  })
  expect(labels?.[keyOf('unknown')]).toMatchObject({ state: 'fallback', text: 'Price on request' })
  // As it is written into the page and read there.
  expect(JSON.parse(JSON.stringify(labels))).toEqual(labels)
})

test('[E-B-70] [B-PRICE-33] prices that cannot be had or read leave the labels to the browser', () => {
  for (const answer of [undefined, { settings: 7 }])
    expect(wordPagePrices(page(car), { findPrices: () => answer }, UK)).toBe(undefined)
  const never = () => {
    throw new Error('asked')
  }
  expect(wordPagePrices(page(), { findPrices: never }, UK)).toBe(undefined)
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
