// Header, footer, home and the page that is not there, on every site and market: where they lead.
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { option } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { renderPage } from '../../src/shell/render.js'
import { openData, PLAIN_SITE } from './open-data.js'

const PARTS = {
  store: openData(),
  ...PLAIN_SITE,
} satisfies Parameters<typeof createSite>[0]
const site = createSite(PARTS)

const get = async (path: string) => {
  const response = await site.request(path)
  const location = response.headers.get('location') ?? ''
  return { status: response.status, location, text: await response.text() }
}

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)))
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
            SITES.includes(market) ? `/${market}/cars/` : `/${market}/quote`,
            SITES.includes(market) ? `/${market}/retailers/` : `/${market}/quote/retailer`,
            `/${market}/contact-request/form`,
            `/${market}/quote/form`,
          ]),
        )
        expect(header).not.toContain('data-credits')
        // Models are what comes first, and lead to the line-up where there is one.
        const [, models] = hrefsOf(header).filter((href) => !href.startsWith('#'))
        expect(models).toBe(SITES.includes(market) ? `/${market}/cars/` : `/${market}/quote`)
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
      expect(hrefsOf(footerOf(text))).toEqual(
        expect.arrayContaining([
          `/${name}/cars/`,
          `/${name}/business/fleet/`,
          `/${name}/data-credits/`,
          `/${name}/quote`,
        ]),
      )
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

describe('[B-NAV-08] the address of a car', () => {
  test.each(SITES)('[E-B-33] leads to its page on %s, and that of no car nowhere', async (name) => {
    const lineUp = mainOf((await get(`/${name}/cars/`)).text)
    const cars = new Set(hrefsOf(lineUp).filter((href) => /\/cars\/[^/]+-electric\/$/.test(href)))
    expect(cars.size).toBe(6)
    for (const href of cars) expect([href, (await get(href)).status]).toEqual([href, 200])
    for (const slug of ['ex31-electric', 'xc40-electric', 'constructor', '..%2f', '%7Bcar%7D'])
      expect([slug, (await get(`/${name}/cars/${slug}/`)).status]).toEqual([slug, 404])
  })

  test('[E-B-33] is that of the car in every other country, and in the map of the site', async () => {
    const { text } = await get('/uk/cars/ex90-electric/')
    for (const name of SITES) {
      expect(text).toContain(`https://cars.example/${name}/cars/ex90-electric/`)
      expect(footerOf(text)).toContain(`href="/${name}/cars/ex90-electric/"`)
    }
    const { text: map } = await get('/sitemap.xml')
    expect(map).toContain('<loc>https://cars.example/ae/cars/es90-electric/</loc>')
    expect(map).not.toContain('{car}')
  })

  test('[E-B-33] [B-NAV-30] is under the cars in the trail', async () => {
    const { text } = await get('/de/cars/ex40-electric/')
    expect(text).toMatch(
      /href="\/de\/cars\/">[^<]+<\/a><\/li><li[^>]*><span aria-current="page">EX40</,
    )
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
    expect(hrefs.filter((href) => /\/cars\/[^/]+\/$/.test(href)).length).toBeGreaterThan(4)
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `/${name}/electrification/range/`,
        `/${name}/electrification/charging-your-car/`,
        `/${name}/electrification/cost-benefits/`,
        `/${name}/retailers/`,
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
      '/uk/cars/',
      '/uk/electrification/charging-your-car/',
      '/uk/electrification/range/',
      '/uk/electrification/charging-your-car/public/route-planner/',
      '/uk/electrification/cost-benefits/',
      '/uk/electrification/',
      '/uk/retailers/',
      '/uk/contact-request/form',
    ])
  })
})

describe('[D-B-44] consent', () => {
  test.each([...MARKETS.map((market) => `/${market}/`), '/uk/nowhere/', '/tr/quote', '/ae/cars/'])(
    'the question lies ready on %s, for every visitor alike, and shows nothing by itself',
    async (path) => {
      const { text } = await get(path)
      const question = between(text, '<template data-consent-question', '</template>')
      expect(question).toMatch(/<section[^>]* hidden/)
      expect(question).not.toContain('<dialog open')
      const inputs = [...question.matchAll(/<input[^>]*>/g)].map(([input]) => input)
      expect(inputs.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual([
        'necessary',
        'performance',
        'functional',
        'targeting',
        'analytics',
        'statistics',
      ])
      const [, ...others] = inputs
      expect(inputs[0]).toContain('checked')
      expect(others.filter((input) => input.includes('checked'))).toEqual([])
      expect(question).not.toMatch(/PLACEHOLDER|consent\.\w/)
      expect(footerOf(text)).toMatch(/<button[^>]* data-consent="preferences.open"/)
      const asked = await site.request(path, { headers: { cookie: 'OptanonConsent=groups=C3:1' } })
      expect(await asked.text()).toBe(text)
    },
  )

  test('a page of somebody else has none, and is not to be found', async () => {
    const { text } = await get('/uk/embedded/')
    expect(text).not.toContain('data-consent')
    expect(text).toContain('<meta name="robots" content="noindex">')
  })

  test('a site whose host asks has none', async () => {
    const asking = createSite({
      ...PARTS,
      render: (request) =>
        renderPage({
          ...request,
          load: (name, client) =>
            option.map((document) =>
              client === CONTENT_CLIENTS.frame
                ? { ...(document as object), consent: 'host' }
                : document,
            )(request.load(name, client)),
        }),
    })
    const text = await (await asking.request('/uk/cars/')).text()
    expect(text).toContain('</footer>')
    expect(text).not.toContain('data-consent')
  })
})
