import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  PriceAnswerCodec,
  pricesEndpoint,
  resolvePrice,
  toPricesBody,
  UsPriceCodec,
  usPriceEndpoint,
  toUsPriceBody,
} from '@evkit/engine/blocks'
import { toPriceSlug } from '@evkit/engine/internal/car'
import { decodeWith, none, some } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { runs } from '../../.config/property-runs.mjs'
import { readContent } from '../content/read.js'
import { createService } from '../service/app.js'
import { openPrices } from '../service/price-store.js'
import { openData } from './open.js'

const store = openData()
const service = createService(store, { isPreviewOpen: false, ownDomains: ['example.com'] })
const caller = { market: 'uk', locale: 'en-GB', clientName: 'x' }

const post = (path: string, body: unknown, type = 'application/json') =>
  service.request(path, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const askPrices = (market: string) => post(pricesEndpoint.path, toPricesBody({ ...caller, market }))
const askUs = (modelKey: string, zipCode = '') =>
  post(usPriceEndpoint.path, toUsPriceBody({ ...caller, market: 'us' }, modelKey, zipCode))

describe('the prices of a site', () => {
  test.each(store.sites)(
    '[B-PRICE-28] [B-PRICE-33] %s: settings, templates and prices are read',
    async (market) => {
      const answer = await askPrices(market)
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      const read = decodeWith(PriceAnswerCodec, await answer.json())
      if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
      const slugs = store.savings.findCarPrice(market, 'ex30-electric') === undefined ? 0 : 5
      expect(read.right.prices.size).toBeGreaterThanOrEqual(slugs)
      for (const [slug, { editions }] of read.right.prices) {
        for (const entry of editions.values()) {
          expect(entry.basis).toBe('example')
          expect(entry.sources).toHaveLength(1)
          expect(entry.monthly.size).toBe(2)
        }
        const own = store.savings.findCarPrice(market, slug)
        expect(editions.get('default')).toMatchObject({
          cash: some({ value: own?.amount, formatted: '' }),
          currency: own?.currency,
        })
      }
    },
  )

  test('[B-PRICE-15] the price of the savings tool is the price of the label', async () => {
    const read = decodeWith(PriceAnswerCodec, await (await askPrices('uk')).json())
    const query = {
      site: 'uk',
      slug: toPriceSlug('EX30'),
      edition: '',
      modelYear: '',
      salesModel: '',
      rule: none,
    }
    const label = E.isRight(read) && resolvePrice(query, read.right, numberFormat('en-GB'))
    expect(label && E.isRight(label) && [label.right.text, label.right.tax]).toEqual([
      'Purchase from £35,000',
      'incl. VAT',
    ])
    const black =
      E.isRight(read) &&
      resolvePrice({ ...query, edition: 'black-edition' }, read.right, numberFormat('en-GB'))
    expect(black && E.isRight(black) && black.right.text).toBe('Purchase from £37,100')
  })

  test('[B-PRICE-18] a former price is higher than the price in every market that has one', async () => {
    const read = decodeWith(PriceAnswerCodec, await (await askPrices('de')).json())
    const query = {
      site: 'de',
      slug: 'ex40-electric',
      edition: '',
      modelYear: '',
      salesModel: '',
      rule: none,
    }
    const label = E.isRight(read) && resolvePrice(query, read.right, numberFormat('de-DE'))
    expect(label && E.isRight(label) && label.right).toMatchObject({
      former: expect.stringContaining('52.500') as string,
      tax: 'inkl. MwSt.',
    })
  })

  test('the master market is the one of the United Kingdom, and letter case does not count', async () => {
    const uk = await (await askPrices('uk')).text()
    expect(await (await askPrices('master')).text()).toBe(uk)
    expect(await (await askPrices('UK')).text()).toBe(uk)
  })
})

describe('[B-B-05] a published price says who has published it, and when that was read', () => {
  const folder = new URL('../', import.meta.url)
  const row = {
    basis: 'published',
    ...{ slug: 'ex30-electric', amount: 38000, monthly: { lease_36: 475 } },
    ...{ source: 'list', licence: 'CC0-1.0', retrieved: '2026-11-20', note: '' },
  } as const
  const credit = {
    ...{ id: 'list', title: 'Price list', what: 'Prices', url: 'https://www.example.com/prices' },
    ...{ licence: 'CC0-1.0', attribution: '', retrieved: '2026-11-20' },
  }
  const { findPrices, findUsPrice } = openPrices(
    folder,
    readContent(new URL('content/', folder)).parts,
    {
      carPrices: ['uk', 'de', 'se', 'ae', 'us'].map((market) => ({
        ...row,
        market,
        currency: 'EUR',
        editions: { 'black-edition': { amount: 39000 } },
      })),
      credits: [credit],
    },
  )

  test.each([
    ['uk', 'Published price. Source: Price list, 20 November 2026.'],
    ['de', 'Veröffentlichter Preis. Quelle: Price list, 20. November 2026.'],
    ['se', 'Publicerat pris. Källa: Price list, 20 november 2026.'],
    ['ae', /^سعر منشور. المصدر: Price list، .*2026/],
  ])('%s', (site, text) => {
    const read = decodeWith(PriceAnswerCodec, findPrices(site))
    const editions = E.isRight(read) ? read.right.prices.get('ex30-electric')?.editions : undefined
    expect(editions?.size).toBe(2)
    for (const entry of editions?.values() ?? [])
      expect(entry).toMatchObject({
        sources: [typeof text === 'string' ? text : (expect.stringMatching(text) as string)],
        ...{ basis: 'published', source: 'list', retrieved: '2026-11-20' },
      })
  })

  test('and calls no published price of the United States an example', () => {
    const text = 'Published price. Source: Price list, November 20, 2026.'
    expect(findUsPrice('ex30-bev')).toMatchObject({
      monthlyPriceDisclaimer: text,
      msrpDisclaimer: text,
    })
  })
})

describe('prices in the United States', () => {
  test('[B-PRICE-34] [B-PRICE-25] by model, with or without a place', async () => {
    for (const zip of ['', '90210']) {
      const answer = await askUs('ex30-bev', zip)
      const read = decodeWith(UsPriceCodec, await answer.json())
      expect(E.isRight(read) && read.right).toMatchObject({
        monthly: some(475),
        purchase: some(38000),
      })
    }
    expect((await askUs('es90-bev')).status).toBe(404)
  })

  test('[E-B-70] of a version by the key of its model and its own, and none of another', async () => {
    const read = decodeWith(UsPriceCodec, await (await askUs('ex30-bev.SME', '90210')).json())
    expect(E.isRight(read) && read.right).toMatchObject({ purchase: some(42800) })
    for (const key of ['ex30-bev.tm', 'ex30-bev.constructor', 'es90-bev.tm'])
      expect([key, (await askUs(key)).status]).toEqual([key, 404])
  })

  test('[B-PRICE-34] from another market', async () => {
    expect((await post(usPriceEndpoint.path, toUsPriceBody(caller, 'ex30-bev', ''))).status).toBe(
      404,
    )
  })
})

describe('[E-B-25] hostile questions', () => {
  const PATHS = [pricesEndpoint.path, usPriceEndpoint.path]
  const refusal = async (answer: Response | Promise<Response>) => {
    const { status, headers } = await answer
    expect(headers.get('Content-Type')).toMatch(/problem\+json/)
    return status
  }

  test.each(PATHS)(
    '%s refuses what is no JSON, of another kind, too large, or another method',
    async (path) => {
      expect(await refusal(post(path, '{}', 'text/plain'))).toBe(415)
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '7',
        '{}',
        { market: 1 },
        { __proto__: null, market: {} },
      ]) {
        expect(await refusal(post(path, body))).toBe(400)
      }
      expect(await refusal(post(path, { market: 'x'.repeat(5000) }))).toBe(413)
      expect(await refusal(service.request(path))).toBe(405)
      const put = await service.request(path, { method: 'PUT' })
      expect([put.status, put.headers.get('Allow')]).toEqual([405, 'POST'])
    },
  )

  test('each member of the body has its kind', async () => {
    const body = toPricesBody(caller)
    for (const wrong of [
      { deployEnv: 'staging' },
      { market: null },
      { isInStore: 'no' },
      { contentSource: 'draft' },
      { sessionId: 3 },
    ]) {
      expect(await refusal(post(pricesEndpoint.path, { ...body, ...wrong }))).toBe(400)
    }
    expect(await refusal(post(pricesEndpoint.path, '{"__proto__":{"market":"uk"}}'))).toBe(400)
  })

  test('a market nobody knows has no prices', async () => {
    for (const market of ['xx', '__proto__', 'constructor', '../uk']) {
      expect(await refusal(askPrices(market))).toBe(404)
    }
    expect(await refusal(askUs('constructor'))).toBe(404)
  })

  test('any text is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (body) => {
        expect([200, 400, 404, 413]).toContain((await post(pricesEndpoint.path, body)).status)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('[B-FLEET-03] [B-FLEET-08] where the sign-in of fleets comes back to', () => {
  const come = (market: string, redirectUrl?: string) =>
    service.request(
      `/api/fleet/external/${market}/set-session${redirectUrl === undefined ? '' : `?redirectUrl=${encodeURIComponent(redirectUrl)}`}`,
    )

  test.each([
    ['/uk/business/fleet?a=1', '/uk/business/fleet?a=1'],
    ['https://shop.example.com/a', 'https://shop.example.com/a'],
    [undefined, '/uk/business/fleet'],
    ['//evil.org', '/uk/business/fleet'],
    ['/\\evil.org', '/uk/business/fleet'],
    ['https://evil.org', '/uk/business/fleet'],
    ['/a\r\nSet-Cookie: x=1', '/uk/business/fleet'],
  ])('%j goes to %s, and sets no cookie', async (target, wanted) => {
    const answer = await come('uk', target)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, wanted])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.has('Set-Cookie')).toBe(false)
  })

  test('an unknown market is not found', async () => {
    for (const market of ['xx', '__proto__', '%2e%2e', 'constructor']) {
      expect((await come(market, '/uk/')).status).toBe(404)
    }
  })

  test('No target leads to a host that is not of the product', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.webUrl(), fc.string()), async (target) => {
        const answer = await come('uk', target.replaceAll(/\p{Surrogate}/gu, ''))
        const { hostname } = new URL(
          answer.headers.get('Location') ?? '',
          'https://www.example.com',
        )
        expect(hostname).toMatch(/(^|\.)example\.com$/)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('[E-B-35] where a pre-order of the site lands', () => {
  const order = (body: string, { site = 'uk', type = 'application/x-www-form-urlencoded' } = {}) =>
    service.request(`/api/pre-order/${site}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })

  test.each([
    ['a_password=&model=EX30', '/uk/quote/form?model=EX30'],
    ['a_password=&model=EX30+Cross+Country', '/uk/quote/form?model=EX30%20Cross%20Country'],
    ['a_password=', '/uk/quote/form'],
    ['', '/uk/quote/form'],
    ['model=//evil.org', '/uk/quote/form'],
    ['model=EX30%0d%0aSet-Cookie:x', '/uk/quote/form'],
    [`model=${'x'.repeat(65)}`, '/uk/quote/form'],
    ['a_password=x&model=EX30', '/uk/'],
    ['a_password=+&model=EX30', '/uk/'],
  ])('%j goes to %s', async (body, wanted) => {
    const answer = await order(body, { type: 'application/x-www-form-urlencoded; charset=utf-8' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, wanted])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('another site, another kind of body, and a large one are refused', async () => {
    for (const site of ['xx', '__proto__', '%2e%2e'])
      expect((await order('', { site })).status).toBe(404)
    expect((await order('{}', { type: 'application/json' })).status).toBe(415)
    expect((await order(`model=${'x'.repeat(3000)}`)).status).toBe(413)
    expect((await service.request('/api/pre-order/uk')).status).toBe(404)
  })
})
