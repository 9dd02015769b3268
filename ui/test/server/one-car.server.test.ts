// One car is one car: on every page of every site what is shown of a version is what its record says, and every way to a
// form keeps what was chosen.
import { readFileSync } from 'node:fs'
import { parseFormPath } from '@evkit/engine/forms'
import { convertDistance } from '@evkit/engine/shared'
import { numberFormat } from '@evkit/engine/site'
import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ ...PLAIN_SITE, store })

interface Register {
  readonly name: string
  readonly model?: string
  readonly motors: readonly string[]
}

interface PriceRow {
  readonly market: string
  readonly slug: string
  readonly amount: number
  readonly currency: string
  readonly editions?: Readonly<Record<string, { readonly amount: number }>>
}

interface RangeRow {
  readonly model: string
  readonly motor: string
  readonly rangeKm: number
}

const readData = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))

const CARS = (readData('content/cars.json') as readonly Register[]).filter(
  ({ model }) => model !== undefined,
)
const PRICES = readData('sources/car-prices.json') as readonly PriceRow[]
const RANGES = readData('sources/published-ranges.json') as readonly RangeRow[]

const PAINTS = ['moss', 'sand', 'cloud', 'dusk', 'fjord', 'graphite']

const slugOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}-electric`

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const partOf = (html: string, part: string): string => {
  const at = html.indexOf(`data-part="${part}"`)
  return at < 0 ? '' : plain(html.slice(at, html.indexOf('</section>', at)))
}

const priceOf = (site: string, { name, motors }: Register, motor: string): string | undefined => {
  const row = PRICES.find(({ market, slug }) => market === site && slug === slugOf(name))
  const own = motor === motors[0] ? row?.amount : row?.editions?.[motor.toLowerCase()]?.amount
  return row === undefined || own === undefined
    ? undefined
    : plain(numberFormat(store.locales.get(site) ?? '').money(own, row.currency, 0))
}

const rangeOf = (site: string, name: string, motor: string): string | undefined => {
  const row = RANGES.find((one) => one.model === name && one.motor === motor)
  const isMiles = ['en-GB', 'en-US'].includes(store.locales.get(site) ?? '')
  return row === undefined
    ? undefined
    : numberFormat(store.locales.get(site) ?? '').number(
        Math.floor(convertDistance(row.rangeKm, 'km', isMiles ? 'mi' : 'km')),
      )
}

const versioned = CARS.filter(({ motors }) => motors.length > 1)

describe.each(store.sites)('[E-B-73] %s: a version is its record', (site) => {
  test.each(versioned.map((car) => [car.name, car] as const))('%s', async (name, car) => {
    for (const motor of car.motors) {
      const html = await ask(`/${site}/cars/${slugOf(name)}/?version=${motor}`)
      const range = rangeOf(site, name, motor)
      const figures = partOf(html, 'key-figures')
      if (range !== undefined)
        expect([motor, figures]).toEqual([motor, expect.stringContaining(range)])
      const versions = html.slice(html.indexOf('data-part="versions"'))
      const chosen = plain(
        versions.slice(versions.indexOf('data-state="chosen"'), versions.indexOf('</ul>')),
      )
      const price = priceOf(site, car, motor)
      if (price === undefined) continue
      expect([motor, chosen]).toEqual([motor, expect.stringContaining(price)])
      const asked = partOf(html, 'car-price')
      expect([motor, asked]).toEqual([motor, expect.stringContaining(price)])
    }
  })
})

const listLinks = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*? href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

const isWayToForm = (href: string): boolean =>
  O.isSome(parseFormPath(new URL(href, PLAIN_SITE.origin).pathname))

const listPages = async (): Promise<readonly string[]> => {
  const map = await (await app.request('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address.slice(PLAIN_SITE.origin.length))
    .filter((path) => store.sites.some((site) => path.startsWith(`/${site}/`)))
}

test('[E-B-73] every way to a form keeps car, version and paint, on every page of every site, unless it names another car', async () => {
  const query = 'model=EX30&version=SME&colour=moss'
  const faults: string[] = []
  for (const path of await listPages()) {
    if (/\/cars\/(?!ex30-electric|compare)[^/]+\/$/.test(path)) continue
    const html = await ask(`${path}?${query}`)
    const body = html.slice(html.indexOf('<body'))
    // A form says itself what it is about: only what stands around it leads on.
    const around = isWayToForm(path)
      ? body.slice(0, body.indexOf('<main')) + body.slice(body.indexOf('</main>'))
      : body
    for (const href of listLinks(around).filter(isWayToForm)) {
      const { searchParams } = new URL(href, PLAIN_SITE.origin)
      const model = searchParams.get('model')
      if (searchParams.has('pno') || (model !== null && model !== 'EX30')) continue
      if (!href.includes('version=SME') || !href.includes('colour=moss'))
        faults.push(`${path}: ${href}`)
    }
  }
  expect(faults).toEqual([])
}, 120_000)

test('[E-B-70] in the United States a version has its own price, and a car without one waits for none', async () => {
  const priceOn = async (path: string) =>
    partOf(await ask(path), 'car-price').replaceAll('\u00a0', ' ')
  expect(await priceOn('/us/cars/ex30-electric/?version=SME')).toContain('Starting at $42,800 MSRP')
  expect(await priceOn('/us/cars/ex30-electric/?version=SM')).toContain('Starting at $38,000 MSRP')
  expect(await priceOn('/us/cars/es90-electric/')).toContain('Price not known yet')
  expect(await ask('/us/cars/es90-electric/')).not.toContain('data-state="waiting"')
})

test('[E-B-73] nobody’s choice is on the page of somebody who has made none', async () => {
  await ask('/uk/cars/ex30-electric/?version=SME&colour=moss')
  const html = await ask('/uk/cars/ex30-electric/')
  expect(html).not.toContain('colour=moss')
  expect(listLinks(html).filter((href) => /version=[A-Z]+$/.test(href))).toEqual([])
})

// Whoever names the wide file of a picture has the narrow one as well.
const listPictures = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/\/media\/[\w/.-]+\.(?:avif|webp|svg|jpg|png)/g)].map(([address]) =>
      address.replace('.800.', '.1600.'),
    ),
  ),
]

test('[E-B-73] every picture of a car is there in every paint its page can be asked for', async () => {
  const missing: string[] = []
  for (const { name } of CARS)
    for (const paint of PAINTS) {
      const html = await ask(`/uk/cars/${slugOf(name)}/?colour=${paint}`)
      missing.push(...listPictures(html).filter((address) => !store.pictures.includes(address)))
    }
  expect([...new Set(missing)]).toEqual([])
})

const LACKED = ['version', 'colour'] as const

test.each(store.sites)(
  '[E-B-73] %s: what a car does not have is said once, on its page and on the form',
  async (site) => {
    const saidOn = async (path: string): Promise<number> =>
      (await ask(path)).split('data-part="lost-choice"').length - 1
    for (const { name, motors } of versioned) {
      for (const member of LACKED)
        for (const path of [`cars/${slugOf(name)}/`, 'cars/', 'quote/form']) {
          const lacks = `/${site}/${path}?model=${name}&${member}=pink`
          expect([lacks, await saidOn(lacks)]).toEqual([lacks, 1])
        }
      const lacking = await ask(`/${site}/cars/${slugOf(name)}/?version=pink&colour=moss`)
      expect(lacking).toMatch(/<main[^>]* data-lost="version"/)
      expect(listLinks(lacking).filter((href) => href.includes('pink'))).toEqual([])
      const has = `/${site}/cars/${slugOf(name)}/?version=${motors.at(-1) ?? ''}`
      expect([has, await saidOn(has)]).toEqual([has, 0])
    }
  },
)

describe.each(store.sites)('[E-B-74] %s: a column of the comparison is its record', (site) => {
  test.each(CARS.map((car) => [car.name, car] as const))('%s', async (name, car) => {
    for (const motor of car.motors) {
      const html = await ask(`/${site}/cars/compare-cars/?car1=${slugOf(name)}.${motor}`)
      const cellOf = (row: string): string => {
        const at = html.indexOf(`<tr data-row="${row}">`)
        const cells = at < 0 ? '' : html.slice(html.indexOf('<td', at), html.indexOf('</tr>', at))
        return plain(cells.slice(0, cells.indexOf('</td>')))
      }
      const price = priceOf(site, car, motor)
      expect([motor, cellOf('price')]).toEqual([
        motor,
        price === undefined ? expect.not.stringMatching(/\d/) : expect.stringContaining(price),
      ])
      const range = rangeOf(site, name, motor)
      if (range !== undefined)
        expect([motor, cellOf('publishedRange')]).toEqual([motor, expect.stringContaining(range)])
    }
  })
})
