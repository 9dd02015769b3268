// Cards of models where they lead and where they do not, and those that are dropped.
import type { LinkEnvironment } from '@evkit/engine/internal/content'
import type { LogEntry } from '@evkit/engine/shared'
import { expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { openData, PLAIN_SITE } from './open-data.js'

const store = openData()
const cardsOf = async (linkEnvironment: LinkEnvironment, site: string) => {
  const app = createSite({ ...PLAIN_SITE, store, linkEnvironment })
  const html = await (await app.request(`/${site}/cars/`)).text()
  const cards = html.split('data-part="model-card"').slice(1)
  return cards.map((card) => card.slice(0, card.indexOf('</li>')))
}

test.each([
  ['production', true],
  ['qa', true],
  ['test', true],
  ['development', false],
  ['storybook', false],
] as const)('[B-NAV-09] [D-B-03] in %s a card leads to its model: %s', async (where, leads) => {
  const cards = await cardsOf(where, 'uk')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(card.includes('<a ')).toBe(leads)
    expect(card).toMatch(/E[XCS]\d0/)
  }
})

test.each(['uk', 'se', 'ae'])(
  '[B-NAV-08] on %s a card leads to the page of its model on its site',
  async (site) => {
    const [first, second] = await cardsOf('production', site)
    expect(first).toContain(`href="/${site}/cars/ex30-electric/"`)
    expect(second).toContain(`href="/${site}/cars/ex30-cross-country-electric/"`)
  },
)

const draw = (hideIfNoPrice: boolean) => {
  const read = createReadBlockPage('https://cars.example', () => undefined)
  const page = read({
    title: 'x',
    texts: { 'filter.models': '{count}', 'filter.purchase-from': 'from {price}' },
    blocks: [
      {
        id: 'cars',
        type: 'filter-carousel',
        content: {
          hideIfNoPrice,
          cars: [
            { key: 'EX30', displayName: 'EX30', cashPrice: '£30,000' },
            { key: 'EX60', displayName: 'EX60', priceData: { isValidCarPrice: false } },
          ],
        },
      },
    ],
  })
  const told: LogEntry[] = []
  const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] }
  const { html } = drawBlocks({ page, context: place, log: (entry) => told.push(entry) })
  return { html, told: told.filter(({ code }) => code === 'PriceMissing') }
}

test('[B-FCAR-13] [B-ERR-07] [D-B-23] a card without the price it needs is dropped, and the log says so without alarm', () => {
  const { html, told } = draw(true)
  expect(html).toContain('EX30')
  expect(html).not.toContain('EX60')
  expect(told).toEqual([{ level: 'note', code: 'PriceMissing', text: 'No price found: EX60' }])
})

test('[B-FCAR-13] without that wish it stands there without a price', () => {
  const { html, told } = draw(false)
  expect(html).toContain('EX60')
  expect(told).toEqual([])
})

test('[B-NAV-05] [D-B-01] what the address of a car ends with is what its price is asked for', async () => {
  const app = createSite({ ...PLAIN_SITE, store })
  for (const token of ['ex30-electric', 'ex90-electric']) {
    const html = await (await app.request(`/uk/cars/${token}/`)).text()
    expect(html).toContain(`data-price="${token}|`)
  }
})
