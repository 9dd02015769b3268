// Pages in frames and what puts them there, in plain Node.
import { toPacked } from '@evkit/data/service'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { listSecurityHeaders } from '../../server/security.js'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const HOST = 'https://www.example.org'
const store = openData()
const site = createSite({
  ...PLAIN_SITE,
  store,
  guests: [HOST],
  headers: listSecurityHeaders(PLAIN_SITE.origin),
  findAsset: (path) =>
    path === '/frame-loader.js'
      ? {
          type: 'text/javascript; charset=utf-8',
          isText: true,
          isImmutable: false,
          packed: toPacked(Buffer.from('told(evkitRefused)')),
        }
      : undefined,
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.request(path, { headers })
  return { answer, html: await answer.text() }
}

const TOOLS = ['charging', 'range', 'cost-benefits', 'electrification', 'route-planner']

describe('[E-T-155] a framed page', () => {
  test.each(store.sites)(
    '%s: each tool is its page without what leads through the site',
    async (name) => {
      for (const tool of TOOLS) {
        const { answer, html } = await get(`/${name}/frame/${tool}`)
        expect([tool, answer.status]).toEqual([tool, 200])
        expect(html).not.toMatch(/<header|<footer|data-part="trail"/)
        expect(html).toContain('<meta name="robots" content="noindex">')
        expect(html).toMatch(
          new RegExp(`<link rel="canonical" href="https://cars.example/${name}/electrification/`),
        )
        expect(html).not.toMatch(/rel="alternate"/)
        expect(html).not.toMatch(/<a (?![^>]*target=)[^>]*href="\//)
      }
    },
  )

  test('what is chosen in the address is what it shows', async () => {
    const whole = await get('/uk/electrification/charging-your-car/?cType=P')
    const { html } = await get(`/uk/frame/charging?cType=P&host=${encodeURIComponent(HOST)}`)
    const figureOf = (text: string) => /data-part="duration">(.*?)<\/p>/.exec(text)?.[1]
    expect(figureOf(html)).toBe(figureOf(whole.html))
  })

  test('in a window of its own it leads to the page', async () => {
    const headers = { 'Sec-Fetch-Dest': 'document' }
    const of = async (path: string) => (await get(path, headers)).answer.headers.get('location')
    expect(await of(`/uk/frame/charging?cType=P&host=${HOST}`)).toBe(
      '/uk/electrification/charging-your-car/?cType=P',
    )
    expect(await of('/uk/frame/quote')).toBe('/uk/quote')
    expect(await of('/uk/frame/nothing')).not.toMatch(/electrification/)
  })

  test('it is in no map of the site', async () => {
    expect((await get('/sitemap.xml')).html).not.toContain('/frame/')
  })
})

describe('[E-T-156] who is spoken to', () => {
  test.each([
    [HOST, HOST],
    ['https://other.example', ''],
    ['*', ''],
  ])('%s named: %j', async (named, host) => {
    for (const path of ['/uk/frame/range', '/uk/frame/contact-request']) {
      const { html } = await get(`${path}?host=${encodeURIComponent(named)}`)
      expect(html).toContain(`data-host="${host}"`)
    }
  })

  test.each([
    ['/uk/frame/charging', true],
    ['/uk/frame/contact-request', true],
    ['/uk/frame/compare-cars', false],
    ['/uk/frame/nothing', false],
  ])('%s may be framed: %s', async (path, isFramed) => {
    const policy = (await get(path)).answer.headers.get('content-security-policy') ?? ''
    expect(policy.includes(HOST)).toBe(isFramed)
  })
})

describe('[E-T-157] [E-T-158] what puts frames there', () => {
  test.each(store.forms.markets.map(({ entry }) => entry.market))(
    '%s: it may be loaded by all, is asked for again within an hour, and has its sentence',
    async (market) => {
      const { answer, html } = await get(`/${market}/frame.js`)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
      expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(answer.headers.get('etag')).toBeTruthy()
      const told: string[] = []
      runInNewContext(html, { told: (text: string) => told.push(text) })
      expect(told).toHaveLength(1)
      expect(told[0]?.length).toBeGreaterThan(20)
    },
  )
})

describe('[E-F-84] a framed form', () => {
  test('is there where its market has it, and nowhere else', async () => {
    expect((await get('/de/frame/contact-request')).answer.status).toBe(200)
    expect((await get('/de/frame/contact')).answer.status).not.toBe(200)
    const { html } = await get('/ae/frame/contact-request')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain(
      '<link rel="canonical" href="https://cars.example/ae/contact-request/form">',
    )
  })
})
