import { expect, test } from 'vitest'
import { leaveOutBlocks, linkFootnotes } from '../../src/content/footnotes.js'

const note = (id: string) => ({ id, text: [], type: 'appendix' as const, sources: [] })
const mark = (id: string) => ({ markOf: id, place: 0 })
const block = (id: string, ...marks: readonly string[]) => ({
  id,
  place: `blocks.${id}`,
  content: { marks: marks.map(mark) },
})

const written = (id: string) => ({
  ...note(id),
  text: [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: id }] }],
})

const PAGE = linkFootnotes({
  blocks: [block('cars', 'price', 'range'), block('read', 'range'), block('end')],
  disclaimers: [written('price'), written('range')],
})

test('[E-B-75] a block that is left out takes the disclaimers along that nothing else refers to', () => {
  const { blocks, footnotes } = leaveOutBlocks(PAGE, ['cars'])
  expect(blocks.map(({ id }) => id)).toEqual(['read', 'end'])
  expect(footnotes.map(({ id, symbol, block: by, places }) => [id, symbol, by, places])).toEqual([
    ['range', '1', 'read', [2]],
  ])
})

test('[E-B-75] a page of which nothing is left out stays what it is', () => {
  expect(leaveOutBlocks(PAGE, ['other'])).toEqual({
    blocks: PAGE.blocks,
    footnotes: PAGE.footnotes,
  })
})
