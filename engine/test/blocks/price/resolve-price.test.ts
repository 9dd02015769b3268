import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E, option as O } from 'fp-ts'
import { runs } from '../../../../.config/property-runs.mjs'
import { explainPrice } from '../../../src/blocks/price/explain-price.js'
import {
  describeOffers,
  listOffers,
  type StructuredOffer,
} from '../../../src/blocks/price/price-offer.js'
import { PRICE_TABLE } from '../../../src/blocks/price/price-table.js'
import {
  findPriceRule,
  PRICE_TYPES,
  PRICE_VARIANTS,
  resolveDefaultVariant,
  type PriceRule,
} from '../../../src/blocks/price/price-variant.js'
import { resolvePrice } from '../../../src/blocks/price/resolve-price.js'
import type {
  PriceEntry,
  PriceLabels,
  PriceSettings,
} from '../../../src/blocks/price/price.types.js'
import { PriceAnswerCodec } from '../../../src/blocks/price/price.codec.js'
import { decodeWith } from '../../../src/shared/decode.js'
import { none, some } from '../../../src/shared/option.js'
import { answerOf, entryOf, format, queryOf, SLUG, type EntryTerms } from './samples.js'

const LEASE: Partial<PriceSettings> = { leaseFromLabelSalesModels: ['sub_fixed'] }
const BOTH = { P: 33795, M: 399 }

const resolveRule = (
  rule: PriceRule | undefined,
  terms: EntryTerms,
  settings: Partial<PriceSettings> = {},
  labels: Partial<PriceLabels> = {},
) =>
  resolvePrice(
    queryOf({ rule: rule === undefined ? none : some(rule) }),
    answerOf(entryOf(terms), settings, labels),
    format,
  )

const textOf = (...given: Parameters<typeof resolveRule>): string => {
  const resolved = resolveRule(...given)
  return E.isRight(resolved) ? resolved.right.text : 'invalid'
}

const must = (...given: Parameters<typeof resolveRule>) => {
  const resolved = resolveRule(...given)
  if (E.isLeft(resolved)) throw new Error(resolved.left.fault)
  return resolved.right
}

const FROM_P = 'From £33,795'
const FROM_M = 'From £399/month'
const PURCHASE = 'Purchase from £33,795'
const MONTHLY = 'Subscribe from £399/month'
const LEASED = 'Lease from £399/month'
const TOGETHER = 'Subscribe from £399/month or purchase from £33,795'
const NONE = 'invalid'

// Every cell of the decision: both prices, the monthly one, the one to buy for, as a subscription and as a lease.
const CELLS: Readonly<Record<PriceRule, readonly (readonly [string, string, string])[]>> = {
  FROM_PURCHASE_PRICE: [
    [FROM_P, NONE, FROM_P],
    [FROM_P, NONE, FROM_P],
  ],
  FROM_MONTHLY_PRICE: [
    [FROM_M, FROM_M, NONE],
    [FROM_M, FROM_M, NONE],
  ],
  FROM_MONTHLY_OR_PURCHASE_PRICE: [
    ['From £399/month or £33,795', MONTHLY, PURCHASE],
    ['From £399/month or £33,795', LEASED, PURCHASE],
  ],
  PURCHASE_FROM: [
    [PURCHASE, NONE, PURCHASE],
    [PURCHASE, NONE, PURCHASE],
  ],
  MONTHLY_FROM: [
    [MONTHLY, MONTHLY, NONE],
    [LEASED, LEASED, NONE],
  ],
  MONTHLY_FROM_PURCHASE_FROM: [
    [TOGETHER, MONTHLY, PURCHASE],
    [`${LEASED} | ${PURCHASE}`, LEASED, PURCHASE],
  ],
  cash: [
    [PURCHASE, NONE, PURCHASE],
    [PURCHASE, NONE, PURCHASE],
  ],
  subscription: [
    [MONTHLY, MONTHLY, NONE],
    [MONTHLY, MONTHLY, NONE],
  ],
  from: [
    [FROM_P, NONE, FROM_P],
    [FROM_P, NONE, FROM_P],
  ],
  lease: [
    [LEASED, LEASED, NONE],
    [LEASED, LEASED, NONE],
  ],
  loan: [
    [FROM_M, FROM_M, NONE],
    [FROM_M, FROM_M, NONE],
  ],
  pcp: [
    [FROM_M, FROM_M, NONE],
    [FROM_M, FROM_M, NONE],
  ],
  'short-from': [
    [FROM_P, NONE, FROM_P],
    [FROM_P, NONE, FROM_P],
  ],
  subscriptioncash: [
    [TOGETHER, MONTHLY, PURCHASE],
    [`${LEASED} | ${PURCHASE}`, LEASED, PURCHASE],
  ],
  'combined-short': [
    ['From £399/month or £33,795', MONTHLY, PURCHASE],
    ['From £399/month or £33,795', LEASED, PURCHASE],
  ],
  'combined-pipe': [
    [`${MONTHLY} | ${PURCHASE}`, MONTHLY, PURCHASE],
    [`${LEASED} | ${PURCHASE}`, LEASED, PURCHASE],
  ],
}

describe('how a label reads', () => {
  test.each(Object.entries(CELLS) as [PriceRule, (typeof CELLS)[PriceRule]][])(
    '[B-PRICE-02] [B-PRICE-04] [B-PRICE-10] [B-PRICE-11] %s, every cell of the table',
    (rule, [subscription = [NONE, NONE, NONE], lease = [NONE, NONE, NONE]]) => {
      const cells = (settings: Partial<PriceSettings>) =>
        [BOTH, { M: 399 }, { P: 33795 }].map((terms) => textOf(rule, terms, settings))
      expect(cells({})).toEqual(subscription)
      expect(cells(LEASE)).toEqual(lease)
      expect(textOf(rule, {})).toBe(NONE)
    },
  )

  test('[B-PRICE-03] [B-PRICE-05] [B-PRICE-06] [B-PRICE-07] a monthly price reads a month, and an or variant gives way', () => {
    expect(textOf('FROM_MONTHLY_PRICE', { M: 399 })).toBe('From £399/month')
    const label = must('FROM_MONTHLY_OR_PURCHASE_PRICE', { P: 33795 })
    expect([label.effectiveVariant, label.parts.map(({ labelKey }) => labelKey)]).toEqual([
      'PURCHASE_FROM',
      ['purchaseFrom'],
    ])
    expect(must('MONTHLY_FROM_PURCHASE_FROM', { M: 399 }).effectiveVariant).toBe('MONTHLY_FROM')
  })

  test('[B-PRICE-01] [B-PRICE-20] the names are these and no others', () => {
    expect(Object.keys(PRICE_TABLE)).toEqual([...PRICE_VARIANTS, ...PRICE_TYPES])
    expect(PRICE_VARIANTS).toHaveLength(6)
    expect(PRICE_TYPES).toHaveLength(10)
    expect([...PRICE_VARIANTS, ...PRICE_TYPES].map(findPriceRule)).not.toContainEqual(none)
    expect(['', 'CASH', 'toString', 'from '].map(findPriceRule)).toEqual([none, none, none, none])
  })

  test.each([
    ['uk', 'PURCHASE_FROM'],
    ['master', 'PURCHASE_FROM'],
    ['UK', 'PURCHASE_FROM'],
    ['se', 'MONTHLY_FROM_PURCHASE_FROM'],
    ['us', 'MONTHLY_FROM_PURCHASE_FROM'],
  ])('[B-PRICE-12] on the site %s labels read as %s', (site, variant) => {
    expect(resolveDefaultVariant(site)).toBe(variant)
    const label = resolvePrice(queryOf({ site }), answerOf(entryOf(BOTH)), format)
    expect(E.isRight(label) && label.right.effectiveVariant).toBe(variant)
  })

  test('[B-PRICE-08] [B-PRICE-09] [B-PRICE-16] a monthly price is that of the sales model, and of no other', () => {
    const monthly = new Map([
      ['sub_fixed', { value: 399, formatted: '' }],
      ['lease_36', { value: 349, formatted: '' }],
    ])
    const answer = answerOf(entryOf({ more: { monthly } }), {
      leaseFromLabelSalesModels: ['lease_36'],
    })
    const read = (salesModel: string) => {
      const label = resolvePrice(
        queryOf({ salesModel, rule: some('MONTHLY_FROM') }),
        answer,
        format,
      )
      return E.isRight(label) ? label.right.text : label.left.fault
    }
    expect([read(''), read('lease_36'), read('pcp_24')]).toEqual([
      'Subscribe from £399/month',
      'Lease from £349/month',
      'missing-price',
    ])
  })
})

describe('templates', () => {
  test('[B-PRICE-14] a template without a place for its amount stands before it', () => {
    expect(textOf('PURCHASE_FROM', BOTH, {}, { purchaseFrom: 'Köp från ' })).toBe(
      'Köp från £33,795',
    )
    expect(textOf('MONTHLY_FROM', BOTH, {}, { subscribeFrom: 'Prenumerera' })).toBe(
      'Prenumerera £399/month',
    )
    expect(textOf('PURCHASE_FROM', BOTH, {}, { purchaseFrom: ' ' })).toBe('£33,795')
    expect(textOf('MONTHLY_FROM', BOTH, {}, { subscribeFrom: '', perMonth: '{monthly}/mån' })).toBe(
      '£399/mån',
    )
    expect(textOf('loan', BOTH, {}, { from: 'Ab {price}', perMonth: 'monatlich' })).toBe(
      'Ab £399/month',
    )
  })

  test('[B-PRICE-14] a template of two amounts that has no place for one is read as two parts', () => {
    for (const fromOr of ['From {monthly}', 'From {price}', 'From', '']) {
      expect(textOf('FROM_MONTHLY_OR_PURCHASE_PRICE', BOTH, {}, { fromOr })).toBe(
        `${MONTHLY} | ${PURCHASE}`,
      )
    }
  })

  test('[B-PRICE-14] amounts are written once and never read again', () => {
    const more = { cash: some({ value: 5, formatted: '{monthly}' }) }
    expect(textOf('MONTHLY_FROM_PURCHASE_FROM', { M: 399, more })).toBe(
      'Subscribe from £399/month or purchase from {monthly}',
    )
  })

  test('[B-PRICE-17] an amount is written as its source writes it, else with two decimals unless it is whole', () => {
    expect(textOf('cash', { more: { cash: some({ value: 9, formatted: 'nine pounds' }) } })).toBe(
      'Purchase from nine pounds',
    )
    expect(textOf('cash', { P: 33795.5 })).toBe('Purchase from £33,795.50')
    const standard = some({ value: 34000, formatted: '' })
    expect(textOf('cash', { P: 33795, more: { standard } })).toBe(PURCHASE)
    expect(textOf('cash', { more: { standard } })).toBe('Purchase from £34,000')
  })
})

describe('tax, former price and saving', () => {
  const discount = (was: number, saving: number): EntryTerms => ({
    ...BOTH,
    more: {
      was: some({ value: was, formatted: '' }),
      saving: some({ value: saving, formatted: '' }),
    },
  })

  test('[B-PRICE-18] a former price is struck and the saving said', () => {
    expect(must('cash', discount(35000, 1205))).toMatchObject({
      former: '£35,000',
      saving: 'Save £1,205',
    })
    expect(must('cash', discount(35000, 1205), {}, { save: 'Spara' }).saving).toBe('Spara £1,205')
  })

  test.each([
    ['that is not higher', 'cash', discount(33795, 1205)],
    ['without a saving', 'cash', { ...BOTH, more: { was: some({ value: 35000, formatted: '' }) } }],
    [
      'without a former price',
      'cash',
      { ...BOTH, more: { saving: some({ value: 1, formatted: '' }) } },
    ],
    ['beside no purchase price', 'MONTHLY_FROM', discount(35000, 1205)],
    ['of a short type', 'short-from', discount(35000, 1205)],
    ['of a short type', 'combined-short', discount(35000, 1205)],
  ] as const)('[B-PRICE-18] a former price %s shows nothing: %s', (_, rule, terms) => {
    expect(must(rule, terms)).toMatchObject({ former: '', saving: '' })
  })

  test.each([
    [true, some(true), 'incl. VAT'],
    [true, some(false), 'excl. VAT'],
    [true, none, ''],
    [false, some(true), ''],
    [false, some(false), ''],
  ])('[B-PRICE-19] shown %j, included %j: "%s"', (showVATLabel, includesTax, wanted) => {
    const terms = { ...BOTH, more: { includesTax } }
    expect(must('cash', terms, { showVATLabel }).tax).toBe(wanted)
    expect(must('short-from', terms, { showVATLabel }).tax).toBe('')
  })

  test('[B-PRICE-18] A former price is higher than the purchase price that is shown.', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRICE_VARIANTS, ...PRICE_TYPES),
        fc.tuple(
          ...[1, 2, 3, 4].map(() => fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined })),
        ),
        (rule, [P, M, was, saving]) => {
          const worded = (value: number | undefined) =>
            value === undefined ? none : some({ value, formatted: '' })
          const label = resolveRule(rule, {
            P,
            M,
            more: { was: worded(was), saving: worded(saving) },
          })
          if (E.isLeft(label) || label.right.former === '') return
          expect(O.isSome(label.right.shown.purchase)).toBe(true)
          expect(was).toBeGreaterThan(P ?? Infinity)
        },
      ),
    )
  })
})

test('[B-PRICE-39] No label shows a price that is not finite and above 0.', () => {
  const value = fc.oneof(
    fc.integer({ max: 0 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, '399', null),
  )
  fc.assert(
    fc.property(fc.constantFrom(...PRICE_VARIANTS, ...PRICE_TYPES), value, value, (rule, P, M) => {
      const entry = { currency: 'GBP', cash: P, default: { value: P }, monthly: { sub_fixed: M } }
      const read = decodeWith(PriceAnswerCodec, {
        settings: {},
        content: {},
        prices: { [SLUG]: { editions: { default: entry } } },
      })
      const shown =
        E.isRight(read) && resolvePrice(queryOf({ rule: some(rule) }), read.right, format)
      expect(shown && E.isLeft(shown) && shown.left.fault).toBe('missing-price')
    }),
  )
})

const priceOf = ({ price, priceSpecification }: StructuredOffer): string =>
  price ?? priceSpecification?.price ?? ''

// A car with three labels on one page.
const describeCar = (more: Partial<PriceEntry>) =>
  describeOffers({
    name: 'EX30',
    maker: 'Maker',
    url: 'https://www.example.com/uk/cars/ex30-electric/',
    prices: ([undefined, 'cash', 'FROM_PURCHASE_PRICE'] as const).map((rule) =>
      must(rule, { ...BOTH, more }),
    ),
  })

describe('[B-B-05] why a label reads so', () => {
  const AVAILABLE = {
    both: BOTH,
    monthly: { M: 399 },
    purchase: { P: 33795 },
    neither: {},
  } as const
  const OR: readonly PriceRule[] = ['FROM_MONTHLY_OR_PURCHASE_PRICE', 'MONTHLY_FROM_PURCHASE_FROM']

  test.each(
    PRICE_VARIANTS.flatMap((rule) =>
      (Object.keys(AVAILABLE) as (keyof typeof AVAILABLE)[]).map((given) => [rule, given] as const),
    ),
  )('%s with %s', (rule, available) => {
    const resolved = resolveRule(rule, AVAILABLE[available])
    const explanation = E.isRight(resolved) ? resolved.right.explanation : resolved.left.explanation
    const isOr = OR.includes(rule)
    const effective =
      isOr && available === 'monthly'
        ? some('MONTHLY_FROM')
        : isOr && available === 'purchase'
          ? some('PURCHASE_FROM')
          : E.isRight(resolved)
            ? some(rule)
            : none
    expect(explanation).toEqual({
      slug: SLUG,
      requested: some(rule),
      effective,
      available,
      fallback:
        isOr && available === 'monthly'
          ? 'purchase-missing'
          : isOr && available === 'purchase'
            ? 'monthly-missing'
            : 'none',
      salesModel: 'sub_fixed',
      isLease: false,
      tax: 'unknown',
      picked: some({ by: 'default-edition', edition: 'default', modelYear: '' }),
      basis: '',
      source: '',
      fetchedAt: '',
    })
  })

  test('a sentence says all of it', () => {
    const terms = {
      M: 399,
      more: { includesTax: some(false), basis: 'example', source: 'price-list' },
    }
    const answer = { ...answerOf(entryOf(terms), LEASE), fetchedAt: '2026-11-20' }
    const label = resolvePrice(queryOf(), answer, format)
    expect(E.isRight(label) && explainPrice(label.right.explanation)).toBe(
      'ex30-electric: the default of the site reads as MONTHLY_FROM; there is no purchase price; of the default edition default; sales model sub_fixed, a lease; tax not included; example; source price-list; read 2026-11-20',
    )
    const own = must('MONTHLY_FROM', { M: 399, more: { retrieved: '2026-11-27' } })
    expect(own.explanation.fetchedAt).toBe('2026-11-27')
    const missed = resolvePrice(queryOf({ slug: 'x' }), answer, format)
    expect(E.isLeft(missed) && explainPrice(missed.left.explanation, missed.left.fault)).toBe(
      'x: the default of the site is not shown; there is no price of this model; sales model sub_fixed, a lease; tax not known; read 2026-11-20',
    )
  })

  test('[E-B-32] The price of an offer is the price that is visible.', () => {
    const money = fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.double({ min: 0.01, max: 99_999, noNaN: true }),
    )
    const visible = (text: string): readonly string[] =>
      (text.match(/£[\d,]+(\.\d+)?/g) ?? []).map((one) => one.replaceAll(/[£,]/g, ''))
    fc.assert(
      fc.property(
        fc.constantFrom(...PRICE_VARIANTS, ...PRICE_TYPES),
        fc.option(money, { nil: undefined }),
        fc.option(money, { nil: undefined }),
        fc.boolean(),
        (rule, P, M, isLease) => {
          const more = { basis: 'published', retrieved: '2026-11-20' }
          const label = resolveRule(rule, { P, M, more }, isLease ? LEASE : {})
          if (E.isLeft(label)) return
          const offered = listOffers(label.right)
          expect(offered.map(priceOf).sort()).toEqual([...visible(label.right.text)].sort())
          expect(
            offered.map(({ priceCurrency, priceSpecification, validFrom }) => [
              priceCurrency ?? priceSpecification?.priceCurrency,
              validFrom,
            ]),
          ).toEqual(offered.map(() => ['GBP', '2026-11-20']))
        },
      ),
      { numRuns: runs(1000) },
    )
  })

  test.each(['example', 'modelled', 'estimate'])('[E-B-32] No %s is an offer.', (basis) => {
    expect(listOffers(must(undefined, { ...BOTH, more: { basis } }))).toEqual([])
    expect(describeCar({ basis })).toEqual([])
  })

  test('[E-B-32] a car is described with each price once, as its first label says it', () => {
    const [record] = describeCar({ basis: 'published', includesTax: some(true) })
    expect(record).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Car',
      name: 'EX30',
      brand: { '@type': 'Brand', name: 'Maker' },
      url: 'https://www.example.com/uk/cars/ex30-electric/',
      offers: [
        { '@type': 'Offer', price: '33795', priceCurrency: 'GBP', valueAddedTaxIncluded: true },
        {
          '@type': 'Offer',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: '399',
            priceCurrency: 'GBP',
            unitCode: 'MON',
            valueAddedTaxIncluded: true,
          },
        },
      ],
    })
  })

  test('[E-B-32] an amount its source writes in another way is offered to nobody', () => {
    const offers = (formatted: string) =>
      listOffers(
        must('cash', {
          more: { cash: some({ value: 33795, formatted }), includesTax: some(true) },
        }),
      )
    expect(offers('£33,795.00')).toEqual([
      { '@type': 'Offer', price: '33795', priceCurrency: 'GBP', valueAddedTaxIncluded: true },
    ])
    expect(offers('from £30,000')).toEqual([])
    expect(listOffers(must('MONTHLY_FROM', { M: 399.5 }))).toEqual([
      {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '399.50',
          priceCurrency: 'GBP',
          unitCode: 'MON',
        },
      },
    ])
  })
})
