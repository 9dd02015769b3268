// Pages that are kept: under what tells them apart, in a memory of fixed size, with a tag browsers can ask by.
import fc from 'fast-check'
import { chargingAddress } from '@evkit/engine/charging'
import { costAddress } from '@evkit/engine/cost'
import { calculatorAddress, rangeAddress } from '@evkit/engine/range'
import { savingsAddress } from '@evkit/engine/savings'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../.config/property-runs.mjs'
import { createPages, toPage, type SentPage } from '../../server/pages.js'
import { createSite, type SiteOptions } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'
import { openData } from './open-data.js'

const store = openData()
const ASSETS = { styles: [], scripts: [], preloads: [], fonts: [] }

const serve = (changes: Partial<SiteOptions> = {}) => {
  const rendered: string[] = []
  const site = createSite({
    store,
    render: (request) => {
      rendered.push(`${request.path}${request.search}`)
      return renderPage(request)
    },
    findAsset: () => undefined,
    listAssets: () => ASSETS,
    origin: '',
    headers: {},
    isPreviewOpen: false,
    ...changes,
  })
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await site.request(path, { headers })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return { get, rendered }
}

const NOT_OFFERED: Readonly<Record<string, string>> = {
  uk: 'The link names a car we do not offer. Showing EX30 instead.',
  us: 'The link names a car we do not offer. Showing EX30 instead.',
  se: 'Länken anger en bil som vi inte erbjuder. EX30 visas i stället.',
  de: 'Der Link nennt ein Auto, das es hier nicht gibt. Angezeigt wird EX30.',
  ae: 'يذكر الرابط سيارة لا نوفرها. المعروض بدلًا منها: \u2066EX30\u2069.',
}

const CHARGING = '/uk/electrification/charging-your-car/'
const TOOLS = '/uk/electrification/'
const RANGE = '/uk/electrification/range/'
const COSTS = '/uk/electrification/cost-benefits/'

describe('[E-T-55] a page is rendered once for all addresses that show the same', () => {
  test('parameters no tool reads, their order and their spelling make no new page', async () => {
    const { get, rendered } = serve()
    const first = await get(`${CHARGING}?carModel=EX30&kW=150&cType=P`)
    for (const search of [
      '?cType=P&kW=150kW&carModel=ex30&utm_source=letter',
      '?kW=150&cType=P&carModel=EX30&carModel=EX90&fbclid=1',
      ...Array.from({ length: 50 }, (_, at) => `?cType=P&carModel=EX30&kW=150&junk${at}=${at}`),
    ]) {
      expect((await get(`${CHARGING}${search}`)).bytes.equals(first.bytes)).toBe(true)
    }
    expect(rendered).toHaveLength(1)
  })

  test('what no tool understands is one page, however it is written, and nobody reads it there', async () => {
    const { get, rendered } = serve()
    const { bytes } = await get(`${CHARGING}?carModel=anna%40example.org`)
    for (let at = 0; at < 50; at += 1) await get(`${CHARGING}?carModel=no-car-${at}`)
    expect(rendered).toHaveLength(1)
    expect(bytes.toString()).not.toContain('anna')
  })

  const word = fc.oneof(
    fc.constantFrom('EX30', 'ex90', 'TM', 'SM', 'H', 'P', 'AC', 'DC', '150', '11kW', '20,80', '3'),
    fc.constantFrom('true', 'false', 'city', 'highway', '0', '1', '5', '15000', '1.5', '0.321'),
    fc.string({ maxLength: 12 }),
  )
  const search = (names: readonly string[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), word), { maxLength: 7 })
      .map((pairs) => `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`)
  const withoutSearch = (bytes: Buffer): string =>
    bytes.toString().replaceAll(/"search":"(?:[^"\\]|\\.)*"/g, '')

  test.each([
    [CHARGING, chargingAddress.parameters],
    [TOOLS, rangeAddress.parameters],
    [RANGE, calculatorAddress.parameters],
    [COSTS, [...savingsAddress.parameters, ...costAddress.parameters]],
  ])(
    'on %s any address shows what it would show by itself',
    async (path, names) => {
      const kept = serve()
      // While developing each address is rendered as it stands.
      const alone = serve({ transform: (_path, html) => Promise.resolve(html) })
      await fc.assert(
        fc.asyncProperty(search(names), async (query) => {
          const [one, other] = await Promise.all([kept.get(path + query), alone.get(path + query)])
          expect(withoutSearch(one.bytes)).toBe(withoutSearch(other.bytes))
        }),
        { numRuns: runs(20) },
      )
      expect(kept.rendered.length).toBeLessThanOrEqual(alone.rendered.length)
    },
    60_000,
  )

  test('[E-T-05] [T-CHG-16] a car that is not offered is told of in the language of each site, with the car shown instead', async () => {
    const { get } = serve()
    for (const site of store.sites) {
      const path = CHARGING.replace('uk', site)
      const noticeOf = async (search: string): Promise<string> => {
        const html = (await get(path + search)).bytes.toString()
        const [, text = ''] = /data-part="notices">(.*?)<\/div>/.exec(html) ?? []
        return text.replaceAll(/<[^>]*>/g, '')
      }
      expect([site, await noticeOf('?carModel=EX30')]).toEqual([site, ''])
      expect([site, await noticeOf('?carModel=C40')]).toEqual([site, NOT_OFFERED[site]])
    }
  })

  test('a place of the visitor is rendered for the visitor alone', async () => {
    const { get, rendered } = serve()
    const place = encodeURIComponent(JSON.stringify({ latitude: 51.5, longitude: -0.1 }))
    for (const path of [TOOLS, TOOLS]) {
      const { answer } = await get(path, { Cookie: `evkit_location=${place}` })
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
    const other = await get(TOOLS, { Cookie: 'theirs=1' })
    expect(other.answer.headers.get('cache-control')).toBe('no-cache')
    await get(TOOLS)
    await get(CHARGING, { Cookie: `evkit_location=${place}` })
    await get(CHARGING)
    expect(rendered).toHaveLength(4)
  })

  test('a road is asked for by one visitor: its page is not kept', async () => {
    const { get, rendered } = serve()
    const planner = '/uk/electrification/charging-your-car/public/route-planner/'
    for (const query of ['', '', '?from=London&to=Leeds', '?from=London&to=Leeds']) {
      await get(planner + query)
    }
    expect(rendered).toHaveLength(3)
  })

  test('drafts are other pages', async () => {
    const { get, rendered } = serve({ isPreviewOpen: true })
    const published = await get(CHARGING)
    const draft = await get(`${CHARGING}?preview=true`)
    expect(draft.bytes.equals(published.bytes)).toBe(false)
    expect((await get(CHARGING)).bytes.equals(published.bytes)).toBe(true)
    expect(rendered).toHaveLength(2)
  })
})

describe('[E-T-55] pages are sent packed, and not at all to who has them', () => {
  test('each way of packing holds the same page, rendered once', async () => {
    const { get, rendered } = serve()
    const plain = await get(CHARGING)
    const gzip = await get(CHARGING, { 'Accept-Encoding': 'gzip' })
    const br = await get(CHARGING, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    expect(rendered).toHaveLength(1)
    for (const { answer } of [plain, gzip, br]) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    }
    expect(br.answer.headers.get('content-encoding')).toBe('br')
  })

  test('every form of the tag is known again', async () => {
    const { get } = serve()
    const first = await get(CHARGING, { 'Accept-Encoding': 'gzip' })
    const tag = first.answer.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w.]{27}-gzip"$/)
    const bare = tag.replace('-gzip', '')
    for (const known of [
      tag,
      `W/${tag}`,
      bare,
      `W/${bare}`,
      `"x", W/${tag}`,
      '*',
      bare.replace(/"$/, ';gzip"'),
    ]) {
      const { answer, bytes } = await get(CHARGING, { 'If-None-Match': known })
      expect([known, answer.status, bytes.byteLength]).toEqual([known, 304, 0])
      expect(answer.headers.get('etag')).toBe(bare)
    }
    for (const other of ['"x"', 'W/"x"', '', tag.slice(1, -1)]) {
      expect((await get(CHARGING, { 'If-None-Match': other })).answer.status).toBe(200)
    }
  })

  test('a page that is not there is never said to be had', async () => {
    const { answer } = await serve().get('/uk/nothing/', { 'If-None-Match': '*' })
    expect(answer.status).toBe(404)
  })
})

describe('[E-T-55] the memory of pages', () => {
  const page = toPage('x'.repeat(2000), 200)
  const write = (): Promise<SentPage> => Promise.resolve(page)

  test('10,000 addresses take no more than it holds, and what is asked for stays', async () => {
    const pages = createPages(200_000)
    await pages.make('home', 'plain', write)
    for (let at = 0; at < 10_000; at += 1) {
      await pages.make(`address ${at}`, 'plain', write)
      if (at % 50 === 0) expect(pages.find('home', 'plain')).toBeDefined()
      expect(pages.weight()).toBeLessThanOrEqual(200_000)
    }
    expect(pages.weight()).toBeGreaterThan(190_000)
    expect(pages.find('address 1', 'plain')).toBeUndefined()
  })

  test('who asks while a page is made waits for it; a page that fails is made again', async () => {
    const pages = createPages(200_000)
    let made = 0
    const slow = async (): Promise<SentPage> => {
      made += 1
      await Promise.resolve()
      if (made === 1) throw new Error('once')
      return page
    }
    const both = [pages.make('a', 'br', slow), pages.make('a', 'br', slow)]
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    await Promise.all([pages.make('a', 'br', slow), pages.make('a', 'br', slow)])
    expect(made).toBe(2)
  })
})
