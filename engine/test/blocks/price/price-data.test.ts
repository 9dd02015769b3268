import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import {
  DEFAULT_DEPLOY_ENV,
  isPriceMarket,
  SESSION_COOKIE,
  toPricesBody,
  toUsPriceBody,
} from '../../../src/blocks/price/price-call.js'
import {
  listPriceHeaders,
  TEST_HEADERS,
  toCallKey,
} from '../../../src/blocks/price/price-request.js'
import { isPrice } from '../../../src/blocks/price/price-amount.js'
import { pickPrice } from '../../../src/blocks/price/pick-price.js'
import { pricesEndpoint, usPriceEndpoint } from '../../../src/blocks/price/price.api.js'
import { PriceAnswerCodec, UsPriceCodec } from '../../../src/blocks/price/price.codec.js'
import { NO_CAR_PRICES, NO_PRICE } from '../../../src/blocks/price/price.errors.js'
import {
  DEFAULT_PRICE_LABELS,
  DEFAULT_SALES_MODEL,
} from '../../../src/blocks/price/price-labels.js'
import {
  DEFAULT_VARIANT_OTHER,
  DEFAULT_VARIANT_UK,
} from '../../../src/blocks/price/price-variant.js'
import { listUsLines } from '../../../src/blocks/price/us-price.js'
import { decodeWith } from '../../../src/shared/decode.js'
import { none, right, some } from '../../../src/shared/option.js'

const decode = (document: unknown) => decodeWith(PriceAnswerCodec, document)
const must = (document: unknown) => {
  const read = decode(document)
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}
const gbp = (cash: unknown, more: object = {}) => ({ currency: 'GBP', cash, ...more })

describe('the answer about prices', () => {
  test('[B-PRICE-13] [B-PRICE-33] what is not said of a site is the default', () => {
    expect(must({ settings: {}, content: {}, prices: {} })).toEqual({
      settings: {
        defaultMonthlySalesModel: 'sub_fixed',
        showVATLabel: false,
        leaseFromLabelSalesModels: [],
      },
      labels: DEFAULT_PRICE_LABELS,
      prices: new Map(),
      fetchedAt: '',
    })
  })

  test('[B-PRICE-14] the ten labels, and what a month and a former price are called', () => {
    const keys = 'fromOr subscribeFromPurchaseFrom from purchaseFrom leaseFrom subscribeFrom save'
    const all = [...keys.split(' '), 'includingVAT', 'excludingVAT', 'sourcePrefix']
    expect(Object.keys(DEFAULT_PRICE_LABELS)).toEqual([...all, 'perMonth', 'previousPrice'])
    const content = { from: 'Från {price}', save: '', includingVAT: null }
    expect(must({ settings: {}, content, prices: {} }).labels).toEqual({
      ...DEFAULT_PRICE_LABELS,
      from: 'Från {price}',
      save: '',
    })
  })

  test.each([
    ['no settings', { content: {}, prices: {} }, 'settings'],
    [
      'settings of another kind',
      { settings: { showVATLabel: 1 }, content: {}, prices: {} },
      'settings',
    ],
    ['no content', { settings: {}, prices: {} }, 'content'],
    ['a label of another kind', { settings: {}, content: { from: 3 }, prices: {} }, 'content'],
    ['no prices', { settings: {}, content: {} }, 'prices'],
    ['prices as a list', { settings: {}, content: {}, prices: [] }, 'prices'],
  ])('[B-PRICE-33] %s makes the answer unusable', (_, document, part) => {
    const read = decode(document)
    expect(E.isLeft(read) && [...new Set(read.left.map(({ path }) => path.split('.')[0]))]).toEqual(
      [part],
    )
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, '399', {}, []])(
    '[B-PRICE-39] %j is no price',
    (value) => {
      expect(isPrice(value)).toBe(false)
      const entry = { ...gbp(value), default: { value }, monthly: { sub_fixed: value } }
      const { prices } = must({
        settings: {},
        content: {},
        prices: { a: { editions: { default: entry } } },
      })
      expect(prices.get('a')?.editions.get('default')).toMatchObject({
        cash: none,
        standard: none,
        monthly: new Map(),
      })
    },
  )

  test('[B-PRICE-17] [B-PRICE-18] an amount is a number, or a number and how it is written', () => {
    const entry = gbp(
      { value: 33795, formatted: ' £33,795 ' },
      {
        default: 34000,
        monthly: { sub_fixed: 399 },
        discount: { was: 35000, saving: 1205 },
        includesTax: true,
        sources: ['On the road.', 7, ''],
        basis: 'published',
        source: 'price-list',
        retrieved: '2026-11-20',
        extra: 1,
      },
    )
    const { prices } = must({
      settings: {},
      content: {},
      prices: { a: { editions: { default: entry } } },
    })
    expect(prices.get('a')?.editions.get('default')).toEqual({
      currency: 'GBP',
      cash: some({ value: 33795, formatted: '£33,795' }),
      standard: some({ value: 34000, formatted: '' }),
      monthly: new Map([['sub_fixed', { value: 399, formatted: '' }]]),
      was: some({ value: 35000, formatted: '' }),
      saving: some({ value: 1205, formatted: '' }),
      includesTax: some(true),
      sources: ['On the road.'],
      basis: 'published',
      source: 'price-list',
      retrieved: '2026-11-20',
    })
  })

  test('[E-B-18] [E-B-31] an entry without its currency is left out, and no document makes the codec throw', () => {
    const prices = {
      a: { editions: { x: { cash: 1 }, y: { cash: 1, currency: 'pounds' }, z: gbp(1) } },
      b: 3,
    }
    const read = must({ settings: {}, content: {}, prices }).prices
    expect([...(read.get('a')?.editions.keys() ?? [])]).toEqual(['z'])
    expect(read.has('b')).toBe(false)
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (any, json) => {
        for (const value of [any, json, { settings: {}, content: {}, prices: { a: any } }]) {
          decode(value)
          decodeWith(UsPriceCodec, value)
        }
      }),
    )
  })
})

describe('[B-PRICE-15] which price of a model counts', () => {
  const prices = must({
    settings: {},
    content: {},
    prices: {
      plain: { editions: { core: gbp(300), plus: gbp(200), ultra: gbp(200), bare: gbp(null) } },
      withDefault: {
        editions: { core: gbp(100), default: gbp(300) },
        modelYears: { 2027: gbp(1) },
      },
      years: {
        editions: { core: gbp(50), 'black-edition': gbp(70) },
        modelYears: {
          2025: gbp(10),
          2027: { editions: { core: gbp(30), gold: gbp(20) } },
          2026: gbp(40),
        },
      },
      empty: { editions: {}, modelYears: { soon: gbp(5) } },
    },
  }).prices

  const pick = (slug: string, edition = '', modelYear = '') => {
    const found = pickPrice(prices, { slug, edition, modelYear })
    if (E.isLeft(found)) return found.left
    const { entry, by, edition: e, modelYear: y } = found.right
    return [O.isSome(entry.cash) ? entry.cash.value.value : 0, by, e, y].join(' ')
  }

  test.each([
    ['', '', '', 'no-model'],
    ['ex99', '', '', 'unknown-model'],
    ['constructor', '', '', 'unknown-model'],
    ['plain', '', '', '200 lowest-price plus '],
    ['plain', 'core', '', '300 asked core '],
    ['plain', 'black-edition', '', 'unknown-edition'],
    ['plain', '', '2027', 'unknown-year'],
    ['withDefault', '', '', '300 default-edition default '],
    ['withDefault', '', '2027', '1 asked  2027'],
    ['years', '', '', '20 newest-year gold 2027'],
    ['years', 'black-edition', '', '70 asked black-edition '],
    ['years', 'gold', '', '20 asked gold 2027'],
    ['years', 'core', '2027', '30 asked core 2027'],
    ['years', 'black-edition', '2027', 'unknown-edition'],
    ['years', 'core', '2025', 'unknown-edition'],
    ['years', '', '2025', '10 asked  2025'],
    ['empty', '', '', 'unknown-model'],
    ['empty', '', 'soon', '5 asked  soon'],
  ])('%s, edition "%s", year "%s": %s', (slug, edition, year, wanted) => {
    expect(pick(slug, edition, year)).toBe(wanted)
  })
})

describe('the calls', () => {
  const terms = { market: 'uk', locale: 'en-GB', clientName: 'x' }

  test('[B-PRICE-28] [B-PRICE-34] paths, and bodies without what is not known', () => {
    expect([pricesEndpoint.method, pricesEndpoint.path]).toEqual(['POST', '/api/order/prices'])
    expect([usPriceEndpoint.method, usPriceEndpoint.path]).toEqual(['POST', '/api/order/prices/us'])
    expect(toPricesBody(terms)).toStrictEqual({
      deployEnv: 'prod',
      market: 'uk',
      locale: 'en-GB',
      clientName: 'x',
      isInStore: false,
      contentSource: 'published',
    })
    expect(toUsPriceBody(terms, 'ex30-bev', '')).toStrictEqual({ ...terms, modelKey: 'ex30-bev' })
    expect(toUsPriceBody(terms, 'ex30-bev', '90210')).toHaveProperty('zipCode', '90210')
  })

  test('[B-PRICE-29] the session is in the body when there is one', () => {
    expect(SESSION_COOKIE).toBe('sessionId')
    expect(toPricesBody({ ...terms, sessionId: 'abc' })).toHaveProperty('sessionId', 'abc')
    expect(toPricesBody({ ...terms, sessionId: '' })).not.toHaveProperty('sessionId')
    expect(toPricesBody({ ...terms, taxTerritory: 'CA' })).toHaveProperty('taxTerritory', 'CA')
  })

  test('[B-PRICE-30] [B-PRICE-31] [B-PRICE-37] who asks is said; outside of production two headers more', () => {
    const common = { 'Content-Type': 'application/json', 'x-client-name': 'merchandising' }
    expect(listPriceHeaders('merchandising')).toEqual(common)
    expect(listPriceHeaders('merchandising', 'prod')).toEqual(common)
    for (const env of ['qa', 'test', 'dev'] as const) {
      expect(listPriceHeaders('merchandising', env)).toEqual({
        ...common,
        testwww: 'true',
        qawww: 'true',
      })
    }
  })

  test('[B-PRICE-32] a market may be off', () => {
    expect([
      isPriceMarket('uk', 'all'),
      isPriceMarket('uk', ['se']),
      isPriceMarket('se', ['se']),
    ]).toEqual([true, false, true])
  })

  test('[E-B-19] Bodies with equal members have one key, others have another.', () => {
    const body = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean()))
    fc.assert(
      fc.property(body, body, (a, b) => {
        const turned = Object.fromEntries(Object.entries(a).reverse())
        expect(toCallKey('/p', turned)).toBe(toCallKey('/p', a))
        const isSame = JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
        expect(toCallKey('/p', a) === toCallKey('/p', b)).toBe(isSame)
        expect(toCallKey('/q', a)).not.toBe(toCallKey('/p', a))
      }),
    )
  })

  const sorted = (body: object) => Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))

  test('[B-PRICE-12] [B-PRICE-13] [B-PRICE-31] [B-PRICE-37] constants', () => {
    expect([DEFAULT_DEPLOY_ENV, DEFAULT_SALES_MODEL, TEST_HEADERS]).toEqual([
      'prod',
      'sub_fixed',
      { testwww: 'true', qawww: 'true' },
    ])
    expect([DEFAULT_VARIANT_UK, DEFAULT_VARIANT_OTHER]).toEqual([
      'PURCHASE_FROM',
      'MONTHLY_FROM_PURCHASE_FROM',
    ])
  })

  test('[B-ERR-07] the thrown texts', () => {
    expect([NO_CAR_PRICES, NO_PRICE]).toEqual(['No car prices found', 'No price found'])
  })
})

describe('prices in the United States', () => {
  const price = { monthly: none, purchase: none, monthlyDisclaimer: '', msrpDisclaimer: '' }

  test('[B-PRICE-23] [B-PRICE-24] [B-PRICE-25] a line for each price, with its own disclaimer', () => {
    const both = {
      monthly: some(549),
      purchase: some(52895),
      monthlyDisclaimer: '36 months',
      msrpDisclaimer: 'Without destination',
    }
    expect(listUsLines(both, 'ex30-bev')).toEqual([
      {
        kind: 'monthly',
        text: 'Lease from $549/month',
        disclaimer: { id: 'us-monthly-ex30-bev', text: '36 months' },
      },
      {
        kind: 'msrp',
        text: 'Starting at $52,895 MSRP',
        disclaimer: { id: 'us-msrp-ex30-bev', text: 'Without destination' },
      },
    ])
    expect(listUsLines({ ...both, purchase: none }, 'k').map(({ kind }) => kind)).toEqual([
      'monthly',
    ])
    expect(listUsLines({ ...price, purchase: some(1) }, 'k')[0]?.disclaimer).toBeUndefined()
    expect(listUsLines(price, 'k')).toEqual([])
  })

  test('[B-PRICE-25] [B-PRICE-39] the answer is read line by line', () => {
    const read = (document: unknown) => decodeWith(UsPriceCodec, document)
    expect(read({ monthlyPrice: 549, purchasePrice: '52895', msrpDisclaimer: ' x ' })).toEqual(
      right({ ...price, monthly: some(549), msrpDisclaimer: 'x' }),
    )
    for (const currency of ['USD', null])
      expect(read({ purchasePrice: 52_895, currency })).toEqual(
        right({ ...price, purchase: some(52_895) }),
      )
    expect(read({ monthlyPrice: 549, purchasePrice: 52_895, currency: 'CAD' })).toEqual(
      right(price),
    )
    expect(E.isLeft(read({ msrpDisclaimer: 1 }))).toBe(true)
    expect(E.isLeft(read('no'))).toBe(true)
  })
})
