// What pages show of the cars is what their record says: once the record has changed, no page of any site shows what it
// said before.
import { readFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { makeChangedData } from './changed-data.js'
import { openData, PLAIN_SITE } from './open-data.js'

const DATA = new URL('../../../data/', import.meta.url)
const changed = makeChangedData()

const openChanged = () => {
  const opened = openStore(changed)
  if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
  return opened.right
}

const store = openData()
const before = createSite({ ...PLAIN_SITE, store })
const after = createSite({ ...PLAIN_SITE, store: openChanged() })

const ask = async (site: typeof before, path: string): Promise<string> => {
  const answer = await site.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  const html = await answer.text()
  return html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')
}

// What the form of the line-up offers is a grid, whatever the cars are.
const GRID = /<select[^>]*name="(?:winter|seats|boot|towing|budget)".*?<\/select>/gs

const plain = (html: string): string =>
  html
    .replaceAll(GRID, '|')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')

const UNITS =
  'miles|km/h|km|mph|kWh|kW|Nm|bhp|hp|PS|hk|kg|lb|mm|m|in|ft|cu ft|l|seconds?|Sekunden?|sekunder?|kr|€|د\\.إ\\.|كم|ثانية|ثوانٍ|لتر|كغم|مم|متر'
const NUMBER = String.raw`\d(?:[\d.,]*\d)?(?: \d{3})*`
const FIGURE = new RegExp(
  String.raw`(?:[£$€]|AED|د\.إ\.) ?${NUMBER}|${NUMBER} ?(?:${UNITS})(?![\p{L}/])`,
  'gu',
)
const figuresOf = (html: string): readonly string[] => plain(html).match(FIGURE) ?? []

// Powers of chargers, which some cars have as well.
const SHARED = ['150 kW', '200 kW', '250 kW', '300 kW', '350 kW']

const listPages = async (): Promise<readonly string[]> => {
  const map = await (await before.request('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address = '']) => address.slice(PLAIN_SITE.origin.length))
    .filter((path) => store.sites.some((site) => path.startsWith(`/${site}/`)))
}

const isCarPage = (path: string): boolean => /\/cars\/[^/]+-electric\/$/.test(path)

const siteOf = (path: string): string => path.split('/')[1] ?? ''

interface Page {
  readonly path: string
  readonly html: string
}

// The pages of the map, and each version of each car on its own.
const showAll = async (): Promise<readonly Page[]> => {
  const shown: Page[] = []
  for (const path of await listPages()) {
    const html = await ask(after, path)
    shown.push({ path, html })
    if (!isCarPage(path)) continue
    const versions = new Set([...html.matchAll(/version=([A-Z]+)/g)].map(([, key]) => key))
    for (const version of versions) {
      const address = `${path}?version=${version}`
      shown.push({ path: address, html: await ask(after, address) })
    }
  }
  return shown
}

const pages = await showAll()

const pagesOf = (site: string): readonly Page[] => pages.filter(({ path }) => siteOf(path) === site)

// What the pages of the cars said, and none of them says now.
const listGone = async (site: string): Promise<ReadonlySet<string>> => {
  const own = pagesOf(site).filter(({ path }) => isCarPage(path))
  const now = new Set(own.flatMap(({ html }) => figuresOf(html)))
  const gone = new Set<string>()
  for (const { path } of own)
    for (const figure of figuresOf(await ask(before, path)))
      if (!now.has(figure) && !SHARED.includes(figure)) gone.add(figure)
  return gone
}

const SAID = {
  uk: ['295 miles', '£39,400', '268 bhp', '343 Nm', '64 kWh', '5.7 seconds', '318 l', '4,233 mm'],
  us: ['295 miles', '$42,800', '268 hp', '64 kWh', '11.2 cu ft', '166.7 in', '4,872 lb'],
  se: ['476 km', '472 000 kr', '272 hk', '64 kWh', '5,7 sekunder', '318 l', '4 233 mm'],
  de: ['476 km', '42.800 €', '272 PS', '64 kWh', '5,7 Sekunden', '318 l', '4.233 mm'],
  ae: ['476 كم', '180,000 د.إ.', '315 kW', '64 kWh', '5.7 ثانية', '318 لتر', '4,233 مم'],
}

interface Car {
  readonly body: string
  readonly colour: string
}

const readPictures = (folder: URL): readonly string[] =>
  (JSON.parse(readFileSync(new URL('content/cars.json', folder), 'utf8')) as readonly Car[]).map(
    ({ body, colour }) => `/media/cars/${body}-${colour}-`,
  )

describe('[E-B-83] once the record has changed', () => {
  test.each(Object.entries(SAID))(
    'no page of %s shows a figure or a price of before',
    async (site, said) => {
      const gone = await listGone(site)
      expect([...gone]).toEqual(expect.arrayContaining(said))
      const faults = pagesOf(site).flatMap(({ path, html }) =>
        figuresOf(html)
          .filter((figure) => gone.has(figure))
          .map((figure) => `${path}: ${figure}`),
      )
      expect(faults).toEqual([])
    },
  )

  test('no page shows a car in the paint of before, but where paints are chosen', () => {
    const now = readPictures(changed)
    const gone = readPictures(DATA).filter((picture) => !now.includes(picture))
    expect(gone).toHaveLength(new Set(gone).size)
    const plainPages = pages.filter(({ path }) => !/electric\/(?:\?|$)|configure/.test(path))
    const faults = plainPages.flatMap(({ path, html }) =>
      gone.filter((picture) => html.includes(picture)).map((picture) => `${path}: ${picture}`),
    )
    expect(faults).toEqual([])
    expect(
      plainPages.filter(({ html }) => now.some((one) => html.includes(one))).length,
    ).toBeGreaterThan(store.sites.length * 3)
  })

  test('its figures are there', () => {
    const page = pages.find(({ path }) => path === '/uk/cars/ex30-electric/?version=SME')
    expect(figuresOf(page?.html ?? '')).toEqual(
      expect.arrayContaining(['28,696 miles', '£433,400', '417 l', '5,545 mm']),
    )
  })
})
