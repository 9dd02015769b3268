// Where a market has no price of a version, or of a car, no page shows one: not that of another version, and no "from".
import { either as E } from 'fp-ts'
import { openStore } from '@evkit/data/service'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { makeDataWith } from './changed-data.js'
import { PLAIN_SITE } from './open-data.js'

interface PriceRow {
  readonly market: string
  readonly slug: string
  readonly editions?: Readonly<Record<string, object>>
}

// The single motor with the larger battery has no price in `de` and `us`, the EC40 none in `uk` and `us`.
const withoutSome = (text: string): string =>
  JSON.stringify(
    (JSON.parse(text) as readonly PriceRow[])
      .filter(({ market, slug }) => !(['uk', 'us'].includes(market) && slug === 'ec40-electric'))
      .map((row) => {
        if (!['de', 'us'].includes(row.market) || row.slug !== 'ex30-electric') return row
        const { sme: _, ...editions } = row.editions as Record<string, object>
        return { ...row, editions }
      }),
  )

const opened = openStore(makeDataWith({ 'sources/car-prices.json': withoutSome }))
if (E.isLeft(opened)) throw new Error(JSON.stringify(opened.left))
const app = createSite({ ...PLAIN_SITE, store: opened.right })

const ask = async (path: string): Promise<string> => {
  const answer = await app.request(path)
  expect([path, answer.status]).toEqual([path, 200])
  const html = await answer.text()
  return html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>/gs, '')
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

// From where it begins to the end of its section, or of its row.
const partOf = (html: string, begin: string, end = '</section>'): string => {
  const at = html.indexOf(begin)
  return at < 0 ? '' : plain(html.slice(at, html.indexOf(end, at)))
}

const MONEY = /[$€£] ?\d|\d ?€/
const EXAMPLE = /Ein Beispiel, für diese|An example, made up/

const versionOf = (html: string, name: string): string => {
  const list = html.slice(html.indexOf('data-part="versions"'))
  return (
    list
      .slice(0, list.indexOf('</section>'))
      .split('<li')
      .map((item) => plain(`<li${item}`))
      .find((item) => item.includes(` ${name} `)) ?? ''
  )
}

const EXTENDED = 'Single Motor Extended Range'

describe.each([
  { site: 'de', unknown: 'Preis noch nicht bekannt', first: '38.000 €', cell: '– Nicht bekannt' },
  { site: 'us', unknown: 'Price not known yet', first: '$38,000', cell: '– Not known' },
])('[E-B-70] $site: a version without a price', ({ site, unknown, first, cell }) => {
  const car = `/${site}/cars/ex30-electric/`

  test('its page says so, and never what another one costs', async () => {
    const price = partOf(await ask(`${car}?version=SME`), 'data-part="car-price"')
    expect(price).toContain(unknown)
    expect(price).not.toMatch(MONEY)
    expect(price).not.toContain(EXTENDED)
    const whole = partOf(await ask(car), 'data-part="car-price"')
    expect(whole).toContain(first)
    expect(whole).not.toContain(unknown)
  })

  test('it is offered without one, the others with theirs', async () => {
    const html = await ask(car)
    expect(versionOf(html, EXTENDED)).not.toBe('')
    expect(versionOf(html, EXTENDED)).not.toMatch(MONEY)
    expect(versionOf(html, 'Single Motor')).toContain(first)
    expect(versionOf(html, 'Twin Motor Performance')).toMatch(MONEY)
  })

  test('[E-B-72] [E-B-80] its table of data has a dash, and the sources no row of it', async () => {
    const html = await ask(car)
    const price = partOf(html, site === 'de' ? '>Preis, ab<' : '>Price, from<', '</tr>')
    expect(price.replaceAll('\u00a0', ' ')).toMatch(/(?:38[.,]000)[^–]*–[^–]*48[.,]600/)
  })

  test('[E-B-78] configured it has none, at no step', async () => {
    const html = await ask(`/${site}/cars/configure/?model=EX30&version=SME`)
    for (const part of ['stage', 'summary']) {
      const shown = partOf(html, `data-part="${part}"`)
      expect(shown).toContain(EXTENDED)
      expect(shown).not.toMatch(MONEY)
    }
  })

  test('[E-B-74] [E-B-81] compared it has a dash, is never the better one, and stands last', async () => {
    const html = await ask(
      `/${site}/cars/compare-cars/?car1=ex30-electric.SME&car2=ex30-electric.SM&sort=price`,
    )
    const row = partOf(html, '<tr data-row="price">', '</tr>')
    expect(row).toContain(cell)
    expect(row.match(new RegExp(MONEY, 'g'))).toHaveLength(1)
    expect(row.indexOf(first)).toBeLessThan(row.indexOf(cell))
  })

  test('[E-B-75] filtered by price it is left out, and counted', async () => {
    const html = await ask(`/${site}/cars/?budget=50000`)
    const list = html.slice(html.indexOf('id="filters"'))
    expect(list).not.toContain(EXTENDED)
    const known = await ask(`/${site}/cars/?winter=${site === 'de' ? 300 : 200}`)
    expect(plain(known)).toContain(EXTENDED)
  })

  test('[E-B-77] the range calculator shows none of it', async () => {
    const path = `/${site}/electrification/range/?model=EX30&powerTrain=`
    const shown = async (drive: string) =>
      partOf(await ask(`${path}${drive}`), '<main', '</main>').split('EX30 Cross Country')[1]
    expect(await shown('Single')).toContain(first)
    expect(await shown('Single-with-Extended')).not.toMatch(MONEY)
  })

  test('[E-B-73] asked for it is in the quote all the same', async () => {
    const html = await ask(`/${site}/quote/form?model=EX30&version=SME`)
    expect(plain(html)).toContain(EXTENDED)
  })
})

describe.each(['uk', 'us'])('[E-B-70] %s: a car without a price', (site) => {
  test('its page has none of it, and says nothing of what one would hold for', async () => {
    const html = await ask(`/${site}/cars/ec40-electric/`)
    const price = partOf(html, 'data-part="car-price"')
    expect(price).toContain('Price not known yet')
    expect(price).not.toMatch(MONEY)
    expect(partOf(html, 'data-part="versions"')).not.toMatch(MONEY)
    expect(plain(html)).not.toMatch(EXAMPLE)
    expect(html).not.toContain('data-state="waiting"')
  })

  test('cards, line-up, comparison and configurator name it without one', async () => {
    for (const path of ['', 'cars/', 'cars/ex30-electric/']) {
      const html = await ask(`/${site}/${path}`)
      const card = html
        .split(/<li|data-part="slide"/)
        .map(plain)
        .filter((text) => text.includes(' EC40 ') && !/ EX40 | EX90 /.test(text))
      expect([path, card.length > 0]).toEqual([path, true])
      for (const text of card)
        expect([path, text]).toEqual([path, expect.not.stringMatching(MONEY)])
    }
    const configured = await ask(`/${site}/cars/configure/?model=EC40`)
    for (const part of ['stage', 'summary'])
      expect(partOf(configured, `data-part="${part}"`)).not.toMatch(MONEY)
    expect(plain(configured)).not.toMatch(EXAMPLE)
    const compared = await ask(
      `/${site}/cars/compare-cars/?car1=ec40-electric.SM&car2=ex40-electric.SM`,
    )
    const row = compared.slice(compared.indexOf('<tr data-row="price">'))
    expect(plain(row.slice(row.indexOf('<td'), row.indexOf('</td>')))).toContain('Not known')
  })
})
