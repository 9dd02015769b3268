// A block that was read well and cannot be drawn: the others stand, the log has it, and its author sees it.
import { some, type LogEntry } from '@evkit/engine/shared'
import { CONTENT_CLIENTS } from '@evkit/engine/site'
import { describe, expect, test } from 'vitest'
import { createSite } from '../../server/site.js'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'
import { openData, PLAIN_SITE } from './open-data.js'

const statement = (id: string) => ({
  id,
  type: 'text-statement',
  content: { text: `About ${id}.` },
})

const draw = (isPreview: boolean) => {
  const read = createReadBlockPage('https://cars.example', () => undefined)
  const page = read({ title: 'x', texts: {}, blocks: ['one', 'two', 'three'].map(statement) })
  const blocks = page.blocks.map((block) =>
    block.id === 'two' ? ({ ...block, content: undefined } as unknown as typeof block) : block,
  )
  const told: LogEntry[] = []
  const place = { site: 'uk', path: '/uk/', locale: 'en-GB', isPreview, closed: [] }
  const { html } = drawBlocks({
    page: { ...page, blocks },
    context: place,
    log: (one) => told.push(one),
  })
  return { html, failed: told.filter(({ code }) => code === 'BlockFailed') }
}

test('[B-ERR-08] visitors see what is beside it', () => {
  const { html, failed } = draw(false)
  expect(html).toMatch(/About one\.[^]*About three\./)
  expect(html).not.toContain('BROKEN_BLOCK')
  expect(failed).toHaveLength(1)
})

test('[B-B-04] [B-ERR-08] its author sees in its place that it could not be drawn, and why', () => {
  const { html, failed } = draw(true)
  expect(html).toMatch(/About one\.[^]*BROKEN_BLOCK[^]*two could not be drawn[^]*About three\./)
  expect(failed).toHaveLength(1)
})

describe('[B-ERR-04] [D-B-58] a block about something that is not there', () => {
  const store = openData()
  const answer = async (error: object) => {
    const document = {
      title: 'x',
      texts: {},
      blocks: [
        {
          id: 'one',
          type: 'text-statement',
          get content(): object {
            throw Object.assign(new Error('gone'), error)
          },
        },
      ],
    }
    const findContent: typeof store.findContent = (site, client, source) =>
      client === CONTENT_CLIENTS.creditsPage
        ? some(document)
        : store.findContent(site, client, source)
    const app = createSite({ ...PLAIN_SITE, store: { ...store, findContent } })
    const response = await app.request('/uk/data-credits/')
    return { status: response.status, text: await response.text() }
  }

  test.each([[{ status: 404 }], [{ cause: { status: 404 } }]])(
    'by %j: the page is not found, in the frame of the site',
    async (error) => {
      const { status, text } = await answer(error)
      expect(status).toBe(404)
      expect(text).toContain('<footer')
    },
  )

  test('any other error of its content is no page that is missing', async () => {
    expect((await answer({ status: 500 })).status).toBe(500)
  })
})
