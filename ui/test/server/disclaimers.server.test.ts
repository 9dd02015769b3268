// Disclaimers where a visitor meets them: beside their block, or at the end of the page, whatever scripts do.
import { expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { openData, PLAIN_SITE } from './open-data.js'

const app = createSite({ ...PLAIN_SITE, store: openData() })
const placeOf = (html: string, text: string): number => {
  const at = html.indexOf(text)
  if (at < 0) throw new Error(`${text} is not on the page`)
  return at
}

test.each(['uk', 'us', 'de', 'se', 'ae'])(
  '[B-DISC-03] [B-DISC-09] [B-B-08] on %s what a price holds for stands beside it, and leads back to it',
  async (site) => {
    const html = await (await app.request(`/${site}/cars/ex30-electric/`)).text()
    const block = placeOf(html, 'data-part="car-price"')
    const note = placeOf(html, 'id="disclaimer-car-price"')
    expect(note).toBeGreaterThan(block)
    expect(note).toBeLessThan(placeOf(html, 'id="idea"'))
    expect(html.split('id="disclaimer-car-price"')).toHaveLength(2)
    const [mark = ''] = /<a[^>]*id="mark-car-price-1"[^>]*>[^<]*<\/a>/.exec(html) ?? []
    expect(mark).toContain('href="#disclaimer-car-price"')
    expect(mark).toMatch(/>a<\/a>$/)
    expect(html.slice(note)).toMatch(/^[^]*?href="#mark-car-price-1"/)
  },
)

const callout = (title: string, ...disclaimers: readonly object[]) => ({
  title,
  description: 'Something.',
  disclaimer: disclaimers,
})
const written = (id: string, type: 'inline' | 'appendix') => ({ id, type, text: `About ${id}.` })

test('[B-DISC-02] [B-DISC-05] [B-DISC-09] [B-DISC-10] those beside a block, and those at the end by number, each once', () => {
  const read = createReadBlockPage('https://cars.example', () => undefined)
  const page = read({
    title: 'x',
    texts: {},
    blocks: [
      {
        id: 'one',
        type: 'callouts',
        content: {
          callouts: [
            callout('A', written('first', 'appendix')),
            callout('B', written('here', 'inline')),
          ],
        },
      },
      {
        id: 'two',
        type: 'callouts',
        content: {
          callouts: [
            callout('C', written('second', 'appendix'), { id: 'first' }),
            callout('D', written('there', 'inline'), { id: 'here' }),
          ],
        },
      },
    ],
  })
  const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview: false, closed: [] }
  const { html, end } = drawBlocks({ page, context: place, log: () => undefined })
  const idsOf = (text: string) => [...text.matchAll(/id="(disclaimer-\w+)"/g)].map(([, id]) => id)
  const [one = '', two = ''] = html.split('id="two"')
  expect([idsOf(one), idsOf(two), idsOf(end)]).toEqual([
    ['disclaimer-here'],
    ['disclaimer-there'],
    ['disclaimer-first', 'disclaimer-second'],
  ])
  const marks = [...html.matchAll(/id="mark-(\w+)-(\d)"[^>]*>(\w)<\/a>/g)].map(
    ([, id, at, symbol]) => `${id} ${at} ${symbol}`,
  )
  expect(marks).toEqual([
    'first 1 1',
    'here 1 a',
    'second 1 2',
    'first 2 1',
    'there 1 b',
    'here 2 a',
  ])
  // Every mark is led back to.
  for (const [, id, at] of html.matchAll(/id="mark-(\w+)-(\d)"/g))
    expect(`${html}${end}`).toContain(`href="#mark-${id}-${at}"`)
})
