// Header, footer, home and the page that is not there, on every site and market: where they lead.
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'
import { openData } from './open-data.js'

const site = createSite({
  store: openData(),
  render: renderPage,
  findAsset: () => undefined,
  listAssets: () => ({ styles: [], scripts: [], preloads: [], fonts: [] }),
  origin: 'https://cars.example',
  headers: {},
  isPreviewOpen: false,
})

const get = async (path: string) => {
  const response = await site.request(path)
  return { status: response.status, text: await response.text() }
}

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to))
const headerOf = (text: string): string => between(text, '<header', '</header>')
const mainOf = (text: string): string => between(text, '<main', '</main>')
const footerOf = (text: string): string => between(text, '<footer', '</footer>')

const hrefsOf = (part: string): readonly string[] => [
  ...new Set([...part.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href = '']) => href)),
]

const countriesOf = (text: string): readonly string[] =>
  [...between(text, 'data-part="countries"', '</footer>').matchAll(/<a [^>]*>([^<]+)<\/a>/g)].map(
    ([, name = '']) => name,
  )

const SITES = ['uk', 'us', 'se', 'de', 'ae']
const MARKETS = [...SITES, 'tr']

describe('[E-T-59] the header', () => {
  test.each(MARKETS)(
    'of %s leads to models, retailers, contact and a quote on every page',
    async (market) => {
      const pages = [`/${market}/`, `/${market}/contact-request/form`, `/${market}/quote`]
      for (const path of pages) {
        const header = headerOf((await get(path)).text)
        expect(hrefsOf(header)).toEqual(
          expect.arrayContaining([
            `/${market}/`,
            `/${market}/quote`,
            `/${market}/quote/retailer`,
            `/${market}/contact-request/form`,
            `/${market}/quote/form`,
          ]),
        )
        expect(header).not.toContain('data-credits')
      }
    },
  )

  test.each(SITES)('of %s leads to its tools, and the footer to data and credits', async (name) => {
    for (const path of [`/${name}/electrification/range/`, `/${name}/keep-me-updated/form`]) {
      const { text } = await get(path)
      for (const part of [headerOf(text), footerOf(text)]) {
        expect(hrefsOf(part)).toEqual(
          expect.arrayContaining([
            `/${name}/electrification/`,
            `/${name}/electrification/charging-your-car/`,
            `/${name}/electrification/range/`,
            `/${name}/electrification/cost-benefits/`,
          ]),
        )
      }
      expect(hrefsOf(footerOf(text))).toContain(`/${name}/data-credits/`)
    }
  })

  test('says where the visitor is', async () => {
    const { text } = await get('/uk/electrification/range/')
    expect(headerOf(text)).toMatch(/href="\/uk\/electrification\/range\/" aria-current="page"/)
    expect(headerOf((await get('/uk/contact-request/form')).text)).toMatch(
      /href="\/uk\/contact-request\/form" aria-current="page"/,
    )
  })
})

describe('[E-T-59] no link of the frame leads nowhere', () => {
  test.each(MARKETS)('%s', async (market) => {
    const pages = [`/${market}/`, `/${market}/quote/form`, `/${market}/nowhere/`]
    const links = new Set<string>()
    for (const path of pages) {
      const { text } = await get(path)
      for (const href of hrefsOf(`${headerOf(text)}${footerOf(text)}`)) links.add(href)
    }
    expect(links.size).toBeGreaterThan(10)
    for (const href of links) expect([href, (await get(href)).status]).toEqual([href, 200])
  })
})

describe('[E-T-59] countries', () => {
  test('have the same names in the same order on tools, forms and homes', async () => {
    const names = [
      'United Kingdom',
      'United States',
      'Sverige',
      'Deutschland',
      'Türkiye',
      'الإمارات العربية المتحدة',
    ]
    for (const path of [
      '/uk/',
      '/ae/electrification/range/',
      '/de/quote/form',
      '/tr/contact-request/form',
      '/tr/',
    ]) {
      const shown = countriesOf((await get(path)).text).filter((name) => names.includes(name))
      expect([path, shown]).toEqual([path, names])
    }
  })

  test('a country with forms only is led to from the tools, and says so in its language', async () => {
    const { text } = await get('/uk/electrification/range/')
    expect(footerOf(text)).toContain('<a href="/tr/" lang="tr-TR"')
    const home = await get('/tr/')
    expect(home.status).toBe(200)
    expect(home.text).toContain('<html lang="tr-TR" dir="ltr">')
    expect(hrefsOf(mainOf(home.text))).toContain('/tr/contact-request/form')
    expect((await get('/tr/nowhere/')).status).toBe(404)
  })
})

describe('[E-T-60] the home', () => {
  test.each(SITES)('of %s leads to its cars, its tools and the next steps', async (name) => {
    const main = mainOf((await get(`/${name}/`)).text)
    const hrefs = hrefsOf(main)
    expect(hrefs.filter((href) => href.includes('/range/?model=')).length).toBeGreaterThan(4)
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `/${name}/electrification/range/`,
        `/${name}/electrification/charging-your-car/`,
        `/${name}/electrification/cost-benefits/`,
        `/${name}/quote/retailer`,
        `/${name}/contact-request/form`,
        `/${name}/quote/form`,
      ]),
    )
    for (const href of hrefs) expect([href, (await get(href)).status]).toEqual([href, 200])
  })

  test('a page that is not there leads home, to the tools and to somebody', async () => {
    const { status, text } = await get('/uk/nowhere/')
    expect(status).toBe(404)
    expect(hrefsOf(mainOf(text))).toEqual([
      '/uk/',
      '/uk/quote',
      '/uk/electrification/charging-your-car/',
      '/uk/electrification/range/',
      '/uk/electrification/charging-your-car/public/route-planner/',
      '/uk/electrification/cost-benefits/',
      '/uk/electrification/',
      '/uk/quote/retailer',
      '/uk/contact-request/form',
    ])
  })
})
