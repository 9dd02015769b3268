// A block that was read well and cannot be drawn: the others stand, the log has it, and its author sees it.
import type { LogEntry } from '@evkit/engine/shared'
import { expect, test } from 'vitest'
import { createReadBlockPage } from '../../src/shell/blocks/read-block-page.js'
import { drawBlocks } from '../../src/shell/blocks/render-blocks.js'

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
  const { html } = drawBlocks({ page: { ...page, blocks }, place, log: (one) => told.push(one) })
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
