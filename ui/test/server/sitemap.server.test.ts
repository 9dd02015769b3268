import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { PAGE_NAMES } from '@evkit/engine/internal/site'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const site = (origin: string) => createSite({ ...PLAIN_SITE, store, origin })

const ORIGIN = 'https://cars.example'
/** Cars of the line-up, each with a page of its own. */
const CARS = 6
/** Pages that content alone describes. */
const { length: CONTENT } = JSON.parse(
  readFileSync(new URL('../../../data/content/pages.json', import.meta.url), 'utf8'),
) as readonly unknown[]
const addressesOf = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

describe('[E-T-74] the map for search engines', () => {
  test('[E-B-61] names pages that are there, each once, by their canonical address, each with a picture to pass on', async () => {
    const app = site(ORIGIN)
    const answer = await app.request('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const addresses = addressesOf(await answer.text())
    expect(addresses).toContain(`${ORIGIN}/uk/electrification/`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toContain(`${ORIGIN}/uk/cars/ex30-electric/`)
    expect(addresses).toHaveLength(store.sites.length * (PAGE_NAMES.length + CARS + CONTENT))
    for (const address of addresses.filter((one) => one.startsWith(`${ORIGIN}/uk/`))) {
      const page = await app.request(address.slice(ORIGIN.length))
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain(`<link rel="canonical" href="${address}">`)
      const [, card = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? []
      expect([address, store.pictures.includes(card.slice(ORIGIN.length))]).toEqual([address, true])
    }
  })

  test('gives each page its addresses in the other languages, its own among them', async () => {
    const text = await (await site(ORIGIN).request('/sitemap.xml')).text()
    for (const [entry] of text.matchAll(/<url>[^]*?<\/url>/g)) {
      const own = /<loc>([^<]*)/.exec(entry)?.[1] ?? ''
      const others = [...entry.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(([, to]) => to)
      expect(others).toContain(own)
      expect(others).toHaveLength(store.sites.length)
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

describe('what else machines read of a site', () => {
  const dataOf = async (path: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
    const text = await (await site(ORIGIN).request(path)).text()
    return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
    )
  }

  test('[E-B-32] [D-B-63] a page says its trail, with whole addresses', async () => {
    const [trail] = await dataOf('/uk/cars/ex90-electric/')
    expect(trail).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/uk/` },
        { '@type': 'ListItem', position: 2, name: 'Cars', item: `${ORIGIN}/uk/cars/` },
        { '@type': 'ListItem', position: 3, name: 'EX90' },
      ],
    })
    expect(await dataOf('/uk/')).not.toContainEqual(
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    )
    expect(await dataOf('/uk/nowhere/')).toEqual([])
  })

  test('[E-B-32] a page with questions says them with their answers, in its language', async () => {
    for (const [path, question] of [
      ['/uk/cars/ex30-electric/', /EX30/],
      ['/de/', /\?$/],
    ] as const) {
      const pages = (await dataOf(path)).filter((one) => one['@type'] === 'FAQPage')
      expect([path, pages.length]).toEqual([path, 1])
      const [first] = pages[0]?.['mainEntity'] as readonly {
        name: string
        acceptedAnswer: { text: string }
      }[]
      expect(first?.name).toMatch(question)
      expect(first?.acceptedAnswer.text.length).toBeGreaterThan(20)
    }
  })

  test('each site is an app of its own, in its language', async () => {
    const app = site(ORIGIN)
    for (const [name, lang, dir] of [
      ['uk', 'en-GB', 'ltr'],
      ['ae', 'ar-AE', 'rtl'],
    ]) {
      const answer = await app.request(`/${name}/site.webmanifest`)
      expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
      expect(await answer.json()).toMatchObject({
        lang,
        dir,
        start_url: `/${name}/`,
        scope: `/${name}/`,
      })
      expect(await (await app.request(`/${name}/`)).text()).toContain(
        `<link rel="manifest" href="/${name}/site.webmanifest">`,
      )
    }
  })
})

describe('[B-T-12] what is kept for when there is no network', () => {
  const ask = async (keptFiles?: readonly string[]): Promise<unknown> => {
    const app = createSite({
      ...PLAIN_SITE,
      store,
      ...(keptFiles === undefined ? {} : { keptFiles }),
    })
    return (await app.request('/se/offline.json')).json()
  }

  test('is the pages of the tools of the site, each of which has the note that is shown then, and their files', async () => {
    const { pages } = (await ask(['/assets/a.js'])) as { readonly pages: readonly string[] }
    expect(await ask(['/assets/a.js'])).toEqual({ pages, files: ['/assets/a.js'] })
    expect(pages).toHaveLength(6)
    const app = site(ORIGIN)
    for (const path of [...pages, '/se/', '/se/retailers/']) {
      const html = await (await app.request(path)).text()
      expect([path, html.includes('data-part="offline" hidden')]).toEqual([
        path,
        pages.includes(path),
      ])
      expect([path, /data-part="offline"[^>]*>[^<]*\{date\}/.test(html)]).toEqual([
        path,
        pages.includes(path),
      ])
    }
  })

  test('is nothing where the site does not want it', async () => {
    expect(await ask()).toEqual({ pages: [], files: [] })
  })
})
