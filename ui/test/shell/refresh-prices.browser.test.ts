import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshPrices } from '../../src/shell/blocks/refresh-prices.js'
import { toPriceKey } from '../../src/shell/blocks/price-key.js'

const KEY = toPriceKey({ modelSlug: 'ex30-electric', edition: '', variant: 'cash', fallback: '' })
const OTHER = toPriceKey({ modelSlug: 'x', edition: '', variant: '', fallback: 'On request' })
const shown = (text: string) => ({ state: 'price', text, tax: '', saving: '', why: '' })

const answerOf = (cash: number) => ({
  settings: {},
  content: {},
  prices: { 'ex30-electric': { editions: { default: { currency: 'GBP', cash } } } },
})

const labels = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.label')].map(({ textContent }) => textContent)

const element = document.createElement('div')
const data = {
  ...{ islands: {}, texts: {}, footnotes: [] },
  context: {
    ...{ site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] },
    prices: { [KEY]: shown('Purchase from £33,795'), [OTHER]: shown('From £1') },
  },
}

beforeEach(() => {
  element.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>
    ${[KEY, KEY].map((key) => `<div class="label" data-price="${key}">Purchase from £33,795</div>`).join('')}
    <div class="label" data-price="${OTHER}">From £1</div>`
  document.body.append(element)
})
afterEach(() => {
  element.remove()
  vi.unstubAllGlobals()
})

test('[E-B-18] labels of one price have one text at all times, and follow every answer', async () => {
  const seen = new Set<string>()
  const watcher = new MutationObserver(() => {
    seen.add(JSON.stringify(labels().slice(0, 2)))
  })
  watcher.observe(element, { subtree: true, childList: true, characterData: true })
  for (const cash of [34000, 35000]) {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answerOf(cash))))
    await refreshPrices()
    const text = `Purchase from £${cash / 1000},000`
    // What is sold no more is its fallback.
    expect(labels()).toEqual([text, text, 'On request'])
  }
  watcher.disconnect()
  for (const pair of seen) {
    const [one, other] = JSON.parse(pair) as readonly string[]
    expect(one).toBe(other)
  }
})

test('[E-B-18] [D-B-16] [B-PRICE-36] an answer that fails leaves the labels as they are, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = labels()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  await refreshPrices()
  expect(labels()).toEqual(before)
  expect(String(logged.mock.calls)).toContain('503')
  logged.mockRestore()
})
