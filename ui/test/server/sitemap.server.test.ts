import { either as E } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'

const store = openStore(new URL('../../../data/', import.meta.url))
if (E.isLeft(store)) throw new Error('the data has faults')
const site = (origin: string) =>
  createSite({
    store: store.right,
    render: renderPage,
    listAssets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
    origin,
    findAsset: () => undefined,
    headers: {},
    isPreviewOpen: false,
  })

const ORIGIN = 'https://cars.example'
const addressesOf = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

describe('[E-T-74] the map for search engines', () => {
  test('names pages that are there, each once, by their canonical address', async () => {
    const app = site(ORIGIN)
    const answer = await app.request('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const addresses = addressesOf(await answer.text())
    expect(addresses).toContain(`${ORIGIN}/uk/electrification/`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(store.right.sites.length * 9)
    for (const address of addresses.filter((one) => one.startsWith(`${ORIGIN}/uk/`))) {
      const page = await app.request(address.slice(ORIGIN.length))
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`)
    }
  })

  test('gives each page its addresses in the other languages, its own among them', async () => {
    const text = await (await site(ORIGIN).request('/sitemap.xml')).text()
    for (const [entry] of text.matchAll(/<url>[^]*?<\/url>/g)) {
      const own = /<loc>([^<]*)/.exec(entry)?.[1] ?? ''
      const others = [...entry.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, to]) => to)
      expect(others).toContain(own)
      expect(others).toHaveLength(store.right.sites.length)
    }
  })

  test('is named where robots look by its whole address, and at the host it is asked at where none is set', async () => {
    const robotsOf = async (origin: string): Promise<readonly string[]> =>
      (await (await site(origin).request('http://other.example/robots.txt')).text()).split('\n')
    expect(await robotsOf(ORIGIN)).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
      '',
    ])
    expect(await robotsOf('')).toContain('Sitemap: http://other.example/sitemap.xml')
    const text = await (await site('').request('http://other.example/sitemap.xml')).text()
    expect(addressesOf(text)[0]).toMatch(/^http:\/\/other\.example\//)
  })
})
