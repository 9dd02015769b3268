// Every link of the site's pages within the site: it answers, at its own address, and the place it names is there.
import { expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const app = createSite({ ...PLAIN_SITE, store })
// The form of an offer is there once its script is; until then the link to it is not shown.
const FORM_OF_OFFER = /^#overlay-[\w-]+\/form\/\d+$/
const own = new RegExp(`^/(?:${store.sites.join('|')})(?:/|$)`)

const plain = (text: string): string => text.replaceAll('&amp;', '&')

interface Answered {
  readonly status: number
  readonly ids: ReadonlySet<string>
  /** Ids that are there more than once. */
  readonly twice: readonly string[]
  readonly links: readonly string[]
}

const ask = async (path: string): Promise<Answered> => {
  const answer = await app.request(path)
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  const text = isPage ? await answer.text() : ''
  const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  return {
    status: answer.status,
    ids: new Set(ids),
    twice: ids.filter((id, at) => ids.indexOf(id) !== at),
    links: [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => plain(href)),
  }
}

const answers = new Map<string, Promise<Answered>>()
const once = (path: string): Promise<Answered> => {
  const known = answers.get(path) ?? ask(path)
  answers.set(path, known)
  return known
}

const listed = async (): Promise<readonly string[]> => {
  const map = await (await app.request('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(PLAIN_SITE.origin.length),
  )
}

const faultOf = async (page: string, link: string): Promise<readonly string[]> => {
  const { pathname, search, hash, origin } = new URL(link, `${PLAIN_SITE.origin}${page}`)
  if (origin !== PLAIN_SITE.origin || !own.test(pathname) || FORM_OF_OFFER.test(hash)) return []
  const { status, ids } = await once(pathname + search)
  if (status !== 200) return [`${page}: ${link} answers ${status}`]
  const place = decodeURIComponent(hash.slice(1))
  return place === '' || ids.has(place) ? [] : [`${page}: ${link} names a place that is not there`]
}

test('[E-T-74] [D-B-04] no id is on a page twice; every link between the pages of the map leads to a page, and to the place it names', async () => {
  const pages = await listed()
  expect(pages.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const page of pages) {
    const { links, twice } = await once(page)
    expect([page, links.length > 0, twice]).toEqual([page, true, []])
    for (const link of new Set(links)) faults.push(...(await faultOf(page, link)))
  }
  expect(faults).toEqual([])
}, 120_000)

test.each([
  ['/uk/electrification/charging-your-car/home/', 'charging'],
  ['/uk/electrification/', 'range'],
  ['/uk/electrification/range/', 'range'],
  ['/uk/electrification/charging-your-car/public/route-planner/', 'routes'],
  ['/uk/electrification/cost-benefits/', 'costs'],
])('[E-T-33] the tool at %s leads to what is said of its figures', async (page, part) => {
  const { links } = await once(page)
  expect(links).toContain(`/uk/electrification/about-the-figures/#${part}`)
})
