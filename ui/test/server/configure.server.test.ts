// The configurator as the server answers it: on every site each version in each paint is its record, and leads on with it.
import { readFileSync } from 'node:fs'
import { numberFormat } from '@evkit/engine/site'
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

const readData = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))

const CARS = (readData('content/cars.json') as readonly Register[]).filter(
  ({ model }) => model !== undefined,
)
const PRICES = readData('sources/car-prices.json') as readonly PriceRow[]

const slugOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}-electric`

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

const partOf = (html: string, part: string): string => {
  const at = html.indexOf(`data-part="${part}"`)
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at))
}

const priceOf = (site: string, { name, motors }: Register, motor: string): string | undefined => {
  const row = PRICES.find(({ market, slug }) => market === site && slug === slugOf(name))
  const amount = motor === motors[0] ? row?.amount : row?.editions?.[motor.toLowerCase()]?.amount
  return row === undefined || amount === undefined
    ? undefined
    : numberFormat(store.locales.get(site) ?? '').money(amount, row.currency, 0)
}

describe.each(store.sites)('[E-B-78] %s', (site) => {
  test.each(CARS.map((car) => [car.name, car] as const))('%s is its record', async (name, car) => {
    for (const motor of car.motors) {
      const search = `model=${name.replaceAll(' ', '+')}&version=${motor}&colour=moss`
      const html = await ask(`/${site}/cars/configure/?${search}`)
      const [stage, summary] = [partOf(html, 'stage'), partOf(html, 'summary')]
      expect(stage).toContain('-moss-three-quarter')
      const price = priceOf(site, car, motor)
      for (const shown of [stage, summary]) {
        expect(shown).toContain(name)
        if (price !== undefined) expect(shown).toContain(price)
      }
      const forms = linksOf(summary).filter((href) => href.includes('/quote/form'))
      expect(forms).toEqual([`/${site}/quote/form?${search}`])
      const code = linksOf(summary).find((href) => href.includes('code='))
      expect(code).toBe(`/${site}/cars/configure/?code=${slugOf(name)}.${motor}.moss`)
    }
  })

  test('every option answers, and every way from there', async () => {
    const html = await ask(`/${site}/cars/configure/?model=EX30&version=SME&colour=moss`)
    const links = linksOf(
      ['car', 'version', 'paint', 'summary'].map((part) => partOf(html, part)).join(''),
    )
    expect(links.length).toBeGreaterThan(15)
    for (const link of links) await ask(link.replace(/#.*/, ''))
  })
})

describe('[E-B-78] the address of the configurator', () => {
  test('[E-T-55] a code is the page of what it stands for', async () => {
    const tagOf = async (search: string) =>
      (await app.request(`/uk/cars/configure/${search}`)).headers.get('etag')
    const moss = await tagOf('?model=EX30&version=SME&colour=moss')
    expect(await tagOf('?code=ex30-electric.SME.moss')).toBe(moss)
    expect(await tagOf('?code=EX30-electric.sme.MOSS&utm_source=x')).toBe(moss)
    expect(await tagOf('?code=ex30-electric.SME.pink')).toBe(
      await tagOf('?code=ex30-electric.SME.blue'),
    )
    expect(await tagOf('?code=nothing')).toBe(await tagOf('?model=another'))
    expect(await tagOf('?code=nothing')).not.toBe(await tagOf(''))
    expect(await tagOf('')).not.toBe(moss)
  })

  test('what a code asks for and is not to be had is said', async () => {
    const html = await ask('/uk/cars/configure/?code=ex30-electric.SME.pink')
    expect(html.split('data-part="lost-choice"')).toHaveLength(2)
    expect(partOf(html, 'summary')).toContain('code=ex30-electric.SME.')
  })

  test('the page of a car leads to it, and so do the footer and the map for search engines', async () => {
    const links = linksOf(await ask('/uk/cars/ex30-electric/?version=SME&colour=moss'))
    expect(links).toContain('/uk/cars/configure/?model=EX30&version=SME&colour=moss')
    expect(linksOf(await ask('/uk/'))).toContain('/uk/cars/configure/')
    expect(await ask('/sitemap.xml')).toContain('/uk/cars/configure/</loc>')
  })

  test('it needs no script of its own, and has no data for one', async () => {
    const html = await ask('/uk/cars/configure/?model=EX30')
    expect(html).not.toContain('id="page-data"')
  })
})

describe('[E-B-77] the range calculator', () => {
  test.each([
    ['Single', '£35,000', '213 miles'],
    ['Single-with-Extended', '£39,400', '295 miles'],
    ['Twin', '£44,800', '279 miles'],
  ])(
    '[E-T-48] shows the price of %s, and its range as its page does',
    async (powerTrain, price, range) => {
      const html = await ask(`/uk/electrification/range/?model=EX30&powerTrain=${powerTrain}`)
      const data = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(data).toContain(`Small SUV · from ${price}, example`)
      expect(data.replaceAll('\u00a0', ' ')).toContain(`${range} · `)
    },
  )
})
