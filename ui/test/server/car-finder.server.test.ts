// The line-up filtered by version, as the server answers it: what is shown on any site is what the records say.
import { readFileSync } from 'node:fs'
import { toMotorType, type MotorKey } from '@evkit/engine/car'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ ...PLAIN_SITE, store })

interface Register {
  readonly name: string
  readonly model?: string
  readonly motors: readonly MotorKey[]
}

interface PriceRow {
  readonly market: string
  readonly slug: string
  readonly amount: number
  readonly editions?: Readonly<Record<string, { readonly amount: number }>>
}

interface FigureRow {
  readonly model: string
  readonly motor?: string
  readonly figure: string
  readonly value: number
}

const readData = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))

const CARS = (readData('content/cars.json') as readonly Register[]).filter(
  ({ model }) => model !== undefined,
)
const PRICES = readData('sources/car-prices.json') as readonly PriceRow[]
const FIGURES = readData('sources/car-figures.json') as readonly FigureRow[]

const slugOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}-electric`

const VERSIONS = CARS.flatMap(({ name, motors }) =>
  motors.map((motor) => ({ name, motor, motors, key: `${slugOf(name)} ${motor}` })),
)
type Version = (typeof VERSIONS)[number]

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const keysOf = (html: string): readonly string[] =>
  [...html.matchAll(/data-part="version" data-key="([^"]*)"/g)].map(([, key = '']) => key)

const stepsOf = (html: string, name: string): readonly number[] => {
  const field = new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(html)?.[0] ?? ''
  return [...field.matchAll(/<option value="(\d+)"/g)].map(([, value]) => Number(value))
}

const priceOf = (site: string, { name, motor, motors }: Version): number | undefined => {
  const row = PRICES.find(({ market, slug }) => market === site && slug === slugOf(name))
  return motor === motors[0] ? row?.amount : row?.editions?.[motor.toLowerCase()]?.amount
}

const figureOf = ({ name }: Version, figure: string, motor?: string): number | undefined =>
  FIGURES.find((row) => row.model === name && row.figure === figure && row.motor === motor)?.value

// As the range calculator says it of the same car in the same weather.
const winterOf = async (site: string, { name, motor }: Version): Promise<number> => {
  const page = await ask(
    `/${site}/electrification/range/?model=${encodeURIComponent(name)}&profile=mixed&temperatureIndex=0&climate=true&powerTrain=${toMotorType(motor)}`,
  )
  const [, title = ''] = /<title>([^<]*)/.exec(page) ?? []
  return Number(/(\d+)\D*$/.exec(title.replaceAll(name, ''))?.[1])
}

const inPounds = (kg: number | undefined) => kg && Math.round(kg / 0.45359237)
const inCubicFeet = (l: number | undefined) => l && Math.round((l / 28.316846592) * 10) / 10

describe.each(store.sites)('[E-B-75] %s: what is shown is what meets the filter', (site) => {
  const isUs = site === 'us'

  test('every step of every filter, by the records', async () => {
    const winters = new Map<string, number>()
    for (const version of VERSIONS) winters.set(version.key, await winterOf(site, version))
    const towing = (one: Version) => figureOf(one, 'towingKg', one.motor)
    const boot = (one: Version) => figureOf(one, 'bootL')
    const valueOf: Readonly<Record<string, (one: Version) => number | undefined>> = {
      winter: ({ key }) => winters.get(key),
      seats: (one) => figureOf(one, 'seats'),
      boot: isUs ? (one) => inCubicFeet(boot(one)) : boot,
      towing: isUs ? (one) => inPounds(towing(one)) : towing,
    }
    const form = await ask(`/${site}/cars/`)
    for (const [name, value] of Object.entries(valueOf)) {
      const steps = stepsOf(form, name)
      expect([name, steps.length > 0]).toEqual([name, true])
      for (const step of steps) {
        const wanted = VERSIONS.filter((one) => (value(one) ?? -1) >= step).map(({ key }) => key)
        const shown = keysOf(await ask(`/${site}/cars/?${name}=${step}`))
        expect([name, step, shown.toSorted()]).toEqual([name, step, wanted.toSorted()])
        expect(wanted.length).toBeGreaterThan(0)
        expect(wanted.length).toBeLessThan(VERSIONS.length)
      }
    }
  }, 60_000)

  test('by price: ascending, none above the budget, none of an unknown price without a word', async () => {
    const form = await ask(`/${site}/cars/`)
    const priced = VERSIONS.filter((one) => priceOf(site, one) !== undefined)
    for (const step of stepsOf(form, 'budget')) {
      const html = await ask(`/${site}/cars/?budget=${step}`)
      const shown = keysOf(html).map((key) => VERSIONS.find((one) => one.key === key))
      const prices = shown.map((one) => (one === undefined ? undefined : priceOf(site, one)))
      expect(prices).toEqual(prices.toSorted((one, other) => Number(one) - Number(other)))
      expect(prices).toHaveLength(
        priced.filter((one) => (priceOf(site, one) ?? Infinity) <= step).length,
      )
      const unknown = VERSIONS.length - priced.length
      const result = html.slice(html.indexOf('data-part="finder-result"'))
      const told = /<\/div><p class="[^"]*">([^<]*)<\/p><ul/.exec(result)?.[1] ?? ''
      expect(told.includes(String(unknown))).toBe(unknown > 0)
    }
  })
})

const partOf = (html: string, part: string): string => {
  const at = html.indexOf(`data-part="${part}"`)
  return at < 0 ? '' : html.slice(at, html.indexOf('</section>', at))
}

describe('[E-B-75] the address of the line-up', () => {
  test('where nothing is asked for, the line-up is what it was; else the versions stand in its place', async () => {
    const plain = await ask('/uk/cars/')
    expect(partOf(plain, 'product-list').split('data-part="product"')).toHaveLength(7)
    expect(keysOf(plain)).toEqual([])
    for (const search of ['winter=abc', 'seats=-3', 'budget=1e99', 'boot=', 'utm_source=x'])
      expect(partOf(await ask(`/uk/cars/?${search}`), 'product-list')).toBe(
        partOf(plain, 'product-list'),
      )
    const asked = await ask('/uk/cars/?winter=200')
    expect(partOf(asked, 'product-list')).toBe('')
    // The note of its prices goes with it.
    expect(asked).not.toContain('id="disclaimer-price"')
    expect(plain).toContain('id="disclaimer-price"')
  })

  test.each(['winter=abc', 'seats=-3', 'budget=1e99', 'sort=colour'])(
    '%s is ignored, and said so',
    async (search) => {
      const finder = partOf(await ask(`/uk/cars/?${search}`), 'car-finder')
      expect(finder).toContain(
        'role="status">We could not use part of this link, so we left it out.',
      )
      expect(partOf(await ask(`/uk/cars/?${search}&towing=2200`), 'car-finder')).toContain(
        '2 of 18',
      )
    },
  )

  test('an empty choice of the form is nothing to speak of', async () => {
    const finder = partOf(
      await ask('/uk/cars/?winter=&seats=7&boot=&towing=&budget=&sort=price'),
      'car-finder',
    )
    expect(finder).not.toContain('role="status"')
    expect(finder).toContain('3 of 18 versions')
  })

  test('[E-T-55] it is one page however it is asked for', async () => {
    const tagOf = async (search: string) =>
      (await app.request(`/uk/cars/${search}`)).headers.get('etag')
    const seats = await tagOf('?seats=7')
    for (const search of [
      '?utm_source=x&seats=7',
      '?seats=7&seats=5',
      '?winter=&seats=7&boot=&sort=price',
      '?sort=price&seats=7&car1=ex30-electric',
    ])
      expect([search, await tagOf(search)]).toEqual([search, seats])
    expect(await tagOf('?utm_source=x')).toBe(await tagOf(''))
    expect(await tagOf('?boot=')).toBe(await tagOf(''))
    expect(await tagOf('?winter=abc')).toBe(await tagOf('?winter=def'))
    expect(await tagOf('?seats=5')).not.toBe(seats)
    expect(await tagOf('?winter=abc')).not.toBe(await tagOf(''))
    const car = async (search: string) =>
      (await app.request(`/uk/cars/ex30-electric/${search}`)).headers.get('etag')
    expect(await car('?seats=7')).toBe(await car(''))
  })

  test('search engines are led to the line-up, whatever is asked for', async () => {
    expect(await ask('/uk/cars/?seats=7')).toMatch(/rel="canonical" href="[^"?]*\/uk\/cars\/"/)
  })

  test('a version leads to its page, and the first four to their comparison', async () => {
    const finder = partOf(await ask('/uk/cars/?winter=200'), 'car-finder')
    expect(finder).toContain('href="/uk/cars/ex30-electric/?version=SME"')
    expect(finder).toContain(
      'href="/uk/cars/compare-cars/?car1=ex30-electric.SME&amp;car2=ec40-electric.SM&amp;car3=ex40-electric.SME&amp;car4=ec40-electric.SME"',
    )
    const [, href = ''] = /href="([^"]*compare-cars[^"]*car1=[^"]*)"/.exec(finder) ?? []
    const compared = await ask(href.replaceAll('&amp;', '&'))
    expect([...compared.matchAll(/<th scope="col"/g)]).toHaveLength(4)
    expect(compared).not.toContain('is not in our line-up')
  })

  test('none match: the filter that is in the way is named, with a link', async () => {
    const finder = partOf(await ask('/uk/cars/?seats=7&boot=400'), 'car-finder')
    expect(finder).toContain('None of our 18 versions has all of this')
    expect(finder).toContain('href="/uk/cars/?boot=400#finder">Leave out “Seats”: 11 versions')
    expect(finder).toContain('href="/uk/cars/?seats=7#finder">Leave out “Boot”: 3 versions')
  })

  test('the car somebody has chosen goes along with the form', async () => {
    const finder = partOf(
      await ask('/uk/cars/?model=EX30&version=SME&colour=moss&seats=7'),
      'car-finder',
    )
    for (const [name, value] of Object.entries({ model: 'EX30', version: 'SME', colour: 'moss' }))
      expect(finder).toContain(`type="hidden" name="${name}" value="${value}"`)
    expect(finder).toContain('href="/uk/cars/?model=EX30&amp;version=SME&amp;colour=moss#finder"')
    expect(partOf(await ask('/uk/cars/?seats=7'), 'car-finder')).not.toContain('type="hidden"')
  })

  test('a page of blocks has no more data for its scripts', async () => {
    const html = await ask('/uk/cars/?seats=7')
    expect(html.slice(html.indexOf('id="page-data"'))).not.toContain('car-finder')
  })
})

test('[E-B-75] the gallery shows a car finder with versions, and what else its address asks for', async () => {
  const gallery = createSite({ ...PLAIN_SITE, store, isPreviewOpen: true })
  const html = async (search = '') => (await gallery.request(`/uk/blocks/${search}`)).text()
  expect(keysOf(await html()).length).toBeGreaterThan(0)
  expect(keysOf(await html('?seats=7'))).toEqual(['ex90-electric TM'])
})
