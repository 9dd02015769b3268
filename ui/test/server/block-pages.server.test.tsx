// The pages made of blocks, on every site: what content has is on them, and nothing was found wrong with it.
import { describe, expect, test, vi } from 'vitest'
import { BLOCKS } from '@evkit/engine/blocks'
import type { LogEntry } from '@evkit/engine/shared'
import { createSite } from '../../server/site.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { openData, PLAIN_SITE } from './open-data.js'

const options = {
  store: openData(),
  ...PLAIN_SITE,
} as const

const site = createSite(options)

const CARS = ['ex30', 'ex30-cross-country', 'ex40', 'ec40', 'ex90', 'es90'].map(
  (name) => `cars/${name}-electric/`,
)
const PAGES = ['', 'cars/', 'business/fleet/', ...CARS]
const SITES = ['uk', 'us', 'se', 'de', 'ae']
const ALL = SITES.flatMap((slug) => PAGES.map((page) => `/${slug}/${page}`))

const mainOf = (text: string): string => text.slice(text.indexOf('<main'), text.indexOf('</main>'))

const rootsOf = (text: string): readonly string[] =>
  [...mainOf(text).matchAll(/<div data-island="[^"]+"[^>]*>/g)].map(([root]) => root)

// What is hydrated has its content in the data of the page; what is enhanced stands as it was drawn.
const islandsOf = (text: string): readonly string[] =>
  rootsOf(text)
    .filter((root) => !root.includes('data-enhances='))
    .map((root) => /data-island="([^"]+)"/.exec(root)?.[1] ?? '')

const dataOf = (text: string) => {
  const [, json = ''] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text) ?? []
  return JSON.parse(json) as {
    readonly islands: Readonly<Record<string, { readonly type: string }>>
    readonly texts: Readonly<Record<string, string>>
  }
}

test('[B-NAV-01] a block is no page: none of their names is an address', async () => {
  for (const type of Object.keys(BLOCKS)) {
    expect([type, (await site.request(`/uk/${type}/`)).status]).toEqual([type, 404])
  }
})

test('[B-HERO-03] [B-HERO-10] the gallery shows a hero with a film, with dark letters, and with its picture whole', async () => {
  const gallery = createSite({ ...options, isPreviewOpen: true })
  const page = mainOf(await (await gallery.request('/uk/blocks/')).text())
  const heroes = [...page.matchAll(/<section[^>]*data-part="hero"[^>]*>/g)].map(([hero]) => [
    /data-media="(\w+)"/.exec(hero)?.[1],
    /data-theme="(\w+)"/.exec(hero)?.[1],
  ])
  expect(heroes).toEqual([
    ['cover', 'light'],
    ['cover', 'light'],
    ['cover', 'dark'],
    ['contain', 'light'],
  ])
  const [, film = ''] = page.split('data-part="hero"').slice(1)
  expect(film).toContain('<video')
})

describe('a page of blocks', () => {
  test.each(ALL)('[B-SCOPE-02] [E-B-16] [E-B-29] %s is drawn whole', async (path) => {
    const told = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const response = await site.request(path)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(told.flatMap((spy) => spy.mock.calls)).toEqual([])
    const main = mainOf(text)
    expect(main.match(/<h1\b/g)).toHaveLength(1)
    // No level is left out on the way down.
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
    for (const [at, level] of levels.entries())
      expect(level - (levels[at - 1] ?? 0)).toBeLessThan(2)
    expect(main).not.toMatch(/\{[a-zA-Z]+\}/)
    expect(main).not.toContain('PLACEHOLDER_')
    const { islands, texts } = dataOf(text)
    expect(Object.keys(islands)).toEqual(islandsOf(text))
    expect(rootsOf(text).length).toBeGreaterThan(0)
    expect(Object.values(texts).every((one) => one !== '')).toBe(true)
  })

  test.each(SITES)(
    '[B-PROD-18] the line-up of %s says of each car what data knows',
    async (slug) => {
      const main = mainOf(await (await site.request(`/${slug}/cars/`)).text())
      const products = main.split('data-part="product"').slice(1)
      expect(products).toHaveLength(6)
      const unit = ['uk', 'us'].includes(slug) ? /\d+ miles/ : /\d+.(km|كم)/
      for (const product of products) expect(product).toMatch(unit)
      expect(main).toContain('id="ex30-electric"')
      expect(main).toContain(`/${slug}/cars/ex30-cross-country-electric/`)
    },
  )

  test('[E-B-18] the home says the price of each car as the line-up does', async () => {
    const [home, cars] = await Promise.all(
      ['/uk/', '/uk/cars/'].map(async (path) => mainOf(await (await site.request(path)).text())),
    )
    // A car stands in the strip at the top and in the list below, at one price.
    const [shown] = cars?.split('data-part="plain-offers"') ?? []
    const prices = shown?.match(/(?<=from )£[\d,]+\d/g) ?? []
    expect(prices).toHaveLength(12)
    expect(prices.slice(0, 6)).toEqual(prices.slice(6))
    for (const price of prices) expect(home).toContain(`from ${price}, example`)
  })

  test.each(['cars/', 'cars/suv/'])(
    '[B-PROD-01] [B-DISC-10] every price of /%s has its note, and the note leads back to each',
    async (path) => {
      for (const name of ['uk', 'de', 'ae']) {
        const html = await (await site.request(`/${name}/${path}`)).text()
        const [list = ''] = /data-part="product-list".*?<\/section>/s.exec(mainOf(html)) ?? []
        const marks = list.match(/id="mark-price-\d+"/g) ?? []
        expect(marks).toHaveLength(path === 'cars/' ? 6 : 5)
        const [note = ''] = /<li id="disclaimer-price".*?<\/li>/s.exec(html) ?? []
        expect(note.match(/href="#mark-price-\d+"/g)).toHaveLength(marks.length)
      }
    },
  )

  test.each([
    [
      'suv',
      [
        'ex30-electric',
        'ex30-cross-country-electric',
        'ex40-electric',
        'ec40-electric',
        'ex90-electric',
      ],
    ],
    ['sedan', ['es90-electric']],
    ['wagon', ['ex90-electric', 'ex40-electric']],
  ])(
    '[B-NAV-30] [T-NAV-03] /cars/%s/ lists its cars in the order of its author, and leads to the other kinds',
    async (kind, slugs) => {
      for (const name of ['uk', 'us', 'se', 'de', 'ae']) {
        const answer = await site.request(`/${name}/cars/${kind}/`)
        expect(answer.status).toBe(200)
        const main = mainOf(await answer.text())
        const [list = ''] = /data-part="product-list".*/s.exec(main) ?? []
        const shown = [...list.matchAll(new RegExp(`href="/${name}/cars/([a-z0-9-]+)/"`, 'g'))]
        expect(
          [...new Set(shown.map(([, slug]) => slug))].filter((slug) => slug !== 'compare-cars'),
        ).toEqual(slugs)
        for (const other of ['suv', 'sedan', 'wagon'])
          expect(main).toContain(`href="/${name}/cars/${other}/"`)
      }
    },
  )
})

describe('links of business fleets', () => {
  test('[B-FLEET-01] [B-FLEET-03] [B-FLEET-04] [B-FLEET-09] whoever runs a sign-in service offers it to everybody, and nobody else does', async () => {
    const plain = mainOf(await (await site.request('/uk/business/fleet/')).text())
    expect(plain).toContain('data-part="fleet-links"')
    for (const way of ['login', 'create-volvo-id']) expect(plain).not.toContain(way)
    const signedIn = createSite({
      ...options,
      fleetSignIn: 'https://login.example',
      fleetScope: ['openid', 'profile'],
    })
    const main = mainOf(await (await signedIn.request('/uk/business/fleet/')).text())
    const [, href = ''] = /href="(https:\/\/login\.example[^"]*)"/.exec(main) ?? []
    const address = new URL(href.replaceAll('&amp;', '&'))
    expect(address.pathname).toBe('/auth/login')
    expect([...address.searchParams]).toEqual([
      [
        'redirect',
        'https://cars.example/api/fleet/external/uk/set-session?redirectUrl=%2Fuk%2Fbusiness%2Ffleet',
      ],
      ['language', 'en-GB'],
      ['scope', 'openid profile'],
      ['market', 'uk'],
      [
        'relayFlags',
        '{"createAccountURL":"https://cars.example/uk/business/fleet/create-volvo-id","hideInfoLink":true}',
      ],
    ])
    expect(main).toContain('href="/uk/business/fleet/create-volvo-id"')
  })
})

describe('a page with something broken in it', () => {
  const document = {
    title: 'Cars',
    blocks: [
      { id: 'first', type: 'intro-header', content: { heading: 'First' } },
      { id: 'poem', type: 'poem', content: {} },
      { id: 'care', type: 'care', content: { serviceTitle: 'Service', insuranceDescription: 'x' } },
    ],
  }
  const draw = (isPreview: boolean) => {
    const log: LogEntry[] = []
    const page = createReadBlockPage('https://cars.example', (entry) => log.push(entry))(document)
    const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview, closed: [] }
    const { html } = drawBlocks({ page, context: place, log: (entry) => log.push(entry) })
    return { html, log }
  }

  test('[B-VID-23] [B-ERR-06] whoever runs the site reads of a ratio that is not allowed, letter by letter', () => {
    const log: LogEntry[] = []
    createReadBlockPage('https://cars.example', (entry) => log.push(entry))({
      title: 'Cars',
      blocks: [
        {
          id: 'film',
          type: 'video',
          content: {
            videoDesktopMp4: '/media/film.mp4',
            desktopAspectRatio: '2:1',
            mobileAspectRatio: 'abc',
          },
        },
      ],
    })
    expect(log.filter(({ code }) => code === 'RATIO')).toEqual(
      ['mobileAspectRatio', 'desktopAspectRatio'].map((member) => ({
        level: 'warning',
        code: 'RATIO',
        text: `Cars, blocks.0.content.${member}: Ratio not supported, using 16:9`,
      })),
    )
  })

  test('[B-MEDIA-07] the disclaimer of a highlight is mark 1 at its title', () => {
    const disclaimer = { id: 'r1', text: 'Measured by us.', type: 'appendix', link: '/uk/noise/' }
    const page = createReadBlockPage(
      'https://cars.example',
      () => undefined,
    )({
      title: 'Cars',
      blocks: [
        {
          id: 'high',
          type: 'media-highlights',
          content: {
            items: [
              { title: 'Quiet', text: 'x', disclaimer },
              { title: 'Two', text: 'y' },
            ],
          },
        },
      ],
    })
    const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] }
    const { html } = drawBlocks({ page, context: place, log: () => undefined })
    expect(html.match(/<a id="mark-r1-1" href="#disclaimer-r1"[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(/>1$/),
    ])
    expect(html.indexOf('Quiet')).toBeLessThan(html.indexOf('mark-r1-1'))
  })

  test('[B-B-04] visitors see what is whole, and whoever runs the site reads what is not', () => {
    const { html, log } = draw(false)
    expect(html).not.toContain('data-part="finding"')
    expect(html).toContain('First')
    expect(html).toContain('Service')
    const codes = log.map(({ code }) => code).filter((code) => !code.includes('Translation'))
    expect(codes).toEqual(['UNKNOWN_BLOCK', 'MISSING_TEXT'])
  })

  test('[B-B-04] an author sees each finding beside its block, or where the block would stand', () => {
    const { html } = draw(true)
    const order = ['First', 'blocks.1.type', 'data-part="care-package"', 'insuranceTitle'].map(
      (one) => html.indexOf(one),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
    expect(order).not.toContain(-1)
    expect(html).toContain('UNKNOWN_BLOCK')
    expect(html).toContain('there is no block poem')
  })

  test.each(['EX30', 'EX90'])(
    '[E-B-34] the figures of the %s are those of the tools',
    async (name) => {
      const read = async (path: string) => mainOf(await (await site.request(path)).text())
      const page = await read(`/de/cars/${name.toLowerCase()}-electric/`)
      const figures = page.slice(page.indexOf('data-part="bars"'))
      const bars = [
        ...figures
          .slice(0, figures.indexOf('</dl>'))
          .matchAll(/<dt>([^<]+)<\/dt><dd>([\d.]+).km<\/dd>/g),
      ]
      expect(bars.map(([, label = '']) => Number.parseInt(label))).toEqual([20, 0, -20])
      for (const [at, index] of [
        [0, 3],
        [1, 1],
      ] as const) {
        const tool = await read(
          `/de/electrification/range/?model=${name}&profile=mixed&temperatureIndex=${index}&climate=true`,
        )
        expect(tool).toContain(bars[at]?.[2] ?? 'none')
      }
    },
  )

  test.each(['', 'cars/', 'cars/suv/', 'cars/sedan/', 'cars/ex30-electric/'])(
    '[E-B-20] of /uk/%s the first picture is asked for at once, and no other before its turn',
    async (path) => {
      const page = mainOf(await (await site.request(`/uk/${path}`)).text())
      const urgent = [...page.matchAll(/<img[^>]*data-part="picture"[^>]*>/g)].map(([picture]) =>
        picture.includes('fetchPriority="high"'),
      )
      expect(urgent.indexOf(true)).toBe(0)
      expect(urgent.filter(Boolean)).toHaveLength(1)
      expect(page.match(/<img[^>]*loading="eager"[^>]*>/g)).toEqual([
        expect.stringContaining('high'),
      ])
    },
  )

  test.each(['uk', 'us', 'de', 'se', 'ae'])(
    '[B-HERO-04] [E-B-20] the tools page of %s opens with a hero: the one heading of the page, and the one picture that is hurried',
    async (name) => {
      const html = await (await site.request(`/${name}/electrification/`)).text()
      const page = mainOf(html)
      expect(page.match(/<h1/g)).toHaveLength(1)
      expect(page.indexOf('<h1')).toBeGreaterThan(page.indexOf('data-part="hero"'))
      expect(page.indexOf('<h1')).toBeLessThan(page.indexOf('role="tablist"'))
      const hurried = page.match(/<img[^>]*fetchPriority="high"[^>]*>/g)
      expect(hurried).toEqual([expect.stringContaining('/media/scenes/coast.')])
      // The pictures of the tools wait until somebody comes near.
      const early = [...html.matchAll(/<link rel="preload"[^>]*as="image"[^>]*>/g)].join('')
      expect(early).not.toContain('three-quarter')
      // Both calls lead to pages of this site.
      const [, calls = ''] = /data-part="hero-calls">(.*?)<\/p>/.exec(page) ?? []
      const places = [...calls.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      expect(places).toHaveLength(2)
      for (const href of places) expect((await site.request(href)).status).toBe(200)
    },
  )

  test('[B-HERO-01] [E-B-20] of thirty heroes only the first picture is hurried', () => {
    const hero = (at: number) => ({
      id: `hero-${at}`,
      type: 'hero',
      content: {
        title: `Hero ${at}`,
        // The first has nothing to hurry.
        ...(at === 0 ? {} : { image: { landscape: { src: `/media/${at}.jpg`, alt: '' } } }),
      },
    })
    const page = createReadBlockPage(
      'https://cars.example',
      () => undefined,
    )({
      blocks: Array.from({ length: 31 }, (_, at) => hero(at)),
    })
    const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] }
    const { html } = drawBlocks({ page, context: place, log: () => undefined })
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture)
    expect(pictures).toHaveLength(30)
    const hurried = pictures.filter((one) => /fetchPriority="high"|loading="eager"/.test(one))
    expect(hurried).toEqual(pictures.slice(0, 1))
    expect(hurried[0]).toContain('/media/1.jpg')
    expect([...html.matchAll(/<link[^>]*as="image"[^>]*>/g)].length).toBeLessThan(2)
  })

  test('[B-SPOT-03] [E-B-33] a car is shown in every paint, its own first, each with its name', async () => {
    const page = mainOf(await (await site.request('/de/cars/ex90-electric/')).text())
    const colours = page.slice(page.indexOf('id="colours"'), page.indexOf('id="character"'))
    const paints = ['Fjordblau', 'Wolkenweiß', 'Graphitgrau', 'Moosgrün', 'Sandbeige', 'Abendrot']
    const found = paints.map((paint) => colours.indexOf(paint))
    expect(found.every((at, index) => at > (found[index - 1] ?? 0))).toBe(true)
    for (const paint of ['fjord', 'cloud', 'graphite', 'moss', 'sand', 'dusk'])
      expect(colours).toContain(`/media/cars/large-suv-${paint}-three-quarter.`)
    expect(colours).toContain('EX90 in Fjordblau')
  })
})

describe('looks of blocks that pages of the site have', () => {
  const textOf = async (path: string): Promise<string> => (await site.request(path)).text()

  test('[B-HERO-03] a car with a film opens with it, over the poster of the film; the others with their picture', async () => {
    const film = mainOf(await textOf('/uk/cars/es90-electric/'))
    expect(film).toMatch(/<video[^>]* controls=""[^>]* poster="\/media\/clips\/coast\.1600\.webp"/)
    expect(film).toContain('<source src="/media/clips/coast.webm" type="video/webm"/>')
    const picture = mainOf(await textOf('/uk/cars/ex90-electric/'))
    expect(picture.slice(0, picture.indexOf('data-part="sub-navigation"'))).not.toContain('<video')
  })

  test.each(SITES)(
    '[B-SPOT-01] [B-PROMO-01] [B-GAL-10] %s: details of a car, small print, and a grid',
    async (slug) => {
      const car = mainOf(await textOf(`/${slug}/cars/ex30-electric/`))
      const spotlight = car.slice(car.indexOf('id="character"'), car.indexOf('id="work-out"'))
      expect(spotlight.match(/data-part="spotlight-item"/g)).toHaveLength(3)
      // Before any script each says its details in place.
      expect(spotlight.match(/<details>/g)).toHaveLength(3)
      const lineUp = mainOf(await textOf(`/${slug}/cars/`))
      const promotion = lineUp.slice(
        lineUp.indexOf('id="three-days"'),
        lineUp.indexOf('id="questions"'),
      )
      expect(promotion).toMatch(/href="#overlay-offers"/)
      expect(promotion).toMatch(/<details>/)
      const suvs = mainOf(await textOf(`/${slug}/cars/suv/`))
      const grid = suvs.slice(
        suvs.indexOf('id="behind"'),
        suvs.indexOf('data-part="plain-overlay"'),
      )
      expect(new Set(grid.match(/\/media\/cars\/[\w-]+-rear\.1600\.webp/g)).size).toBe(3)
    },
  )
})
