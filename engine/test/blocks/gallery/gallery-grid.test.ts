import { option as O } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { galleryGridCodec } from '../../../src/blocks/gallery/gallery-grid.codec.js'
import { galleryGridView } from '../../../src/blocks/gallery/gallery-grid.view.js'
import { root } from '../../kit/content-site.js'
import { galleryWords } from '../../kit/gallery-words.js'

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    alternateText: `Picture ${at + 1}`,
    standardImage: `/standard-${at + 1}.jpg`,
    ultraWideImage: `/ultra-${at + 1}.jpg`,
    squareImage: `/square-${at + 1}.jpg`,
    wideImage: `/wide-${at + 1}.jpg`,
    body: `Text ${at + 1}`,
  }))
const read = (written: object) => galleryGridCodec(written, root)
const viewOf = (count: number, more: object = {}) => {
  const { value } = read({ items: items(count), ...more })
  if (O.isNone(value)) throw new Error('nothing is shown')
  return galleryGridView({ id: 'grid', content: value.value, words: galleryWords })
}
const shown = (count: number, visibleItems?: unknown): readonly string[] =>
  viewOf(count, { visibleItems }).cells.map(({ media }) => media.alt.replace('Picture ', ''))

describe('a gallery grid', () => {
  test('[B-GAL-10] shows its first three items', () => {
    expect(shown(8)).toEqual(['1', '2', '3'])
    expect(shown(2)).toEqual(['1', '2'])
  })

  test('[B-GAL-11] [D-B-32] shows six where exactly six are asked for; any other number is three, and told of', () => {
    expect(shown(8, 6)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(shown(5, 6)).toEqual(['1', '2', '3', '4', '5'])
    for (const other of [4, 7, 0, -6, 6.5, '6', null]) expect(shown(8, other)).toHaveLength(3)
    const codes = (visibleItems: unknown) =>
      read({ items: items(3), visibleItems }).findings.map(({ code }) => code)
    expect([codes(4), codes(6), codes(3), codes('6')]).toEqual([
      ['UNKNOWN_VALUE'],
      [],
      [],
      ['WRONG_KIND'],
    ])
  })

  test('[B-GAL-13] three items are the least that have an overlay', () => {
    expect([viewOf(2).hasOverlay, viewOf(2).cells.map(({ enlarge }) => enlarge)]).toEqual([
      false,
      [undefined, undefined],
    ])
    const { hasOverlay, cells } = viewOf(3)
    expect([hasOverlay, cells.map(({ enlarge }) => enlarge?.href)]).toEqual([
      true,
      ['#overlay-grid/1', '#overlay-grid/2', '#overlay-grid/3'],
    ])
    expect(cells[1]?.enlarge?.label).toBe('Enlarge 2 of 3')
  })

  test('[B-GAL-24] an item without a file is dropped before it is counted', () => {
    const view = viewOf(0, { items: [...items(2), { body: 'No picture' }] })
    expect([view.cells.length, view.hasOverlay]).toEqual([2, false])
  })

  test('[B-GAL-12] one link or button opens it besides the cells, where content says what it is called', () => {
    expect(viewOf(3, { openText: 'See all', openLook: 'button' }).open).toEqual({
      href: '#overlay-grid',
      text: 'See all',
      look: 'button',
    })
    expect(viewOf(3, { openText: 'See all' }).open?.look).toBe('link')
    expect(viewOf(3).open).toBeUndefined()
    expect(viewOf(2, { openText: 'See all' }).open).toBeUndefined()
  })

  test('[B-GAL-19] [D-B-32] each cell has its ratio on wide screens and its file; narrow ones are 4:3', () => {
    const { cells } = viewOf(6, { visibleItems: 6 })
    expect(cells.map(({ box }) => box.lg)).toEqual(['21:9', '1:1', '16:9', '16:9', '1:1', '21:9'])
    expect(cells.every(({ box }) => box.sm === '4:3' && box.md === '4:3')).toBe(true)
    expect(cells.map(({ media }) => media.picture?.picture.src)).toEqual([
      '/ultra-1.jpg',
      '/square-2.jpg',
      '/wide-3.jpg',
      '/wide-4.jpg',
      '/square-5.jpg',
      '/ultra-6.jpg',
    ])
    expect(cells[0]?.media.picture?.others).toMatchObject([
      { picture: { src: '/standard-1.jpg' }, media: '(width < 1024px)' },
    ])
  })

  test('[D-B-32] a cell that would stand alone beside an empty place takes its row', () => {
    const last = (count: number) => viewOf(count, { visibleItems: 6 }).cells.at(-1)?.box.lg
    expect([last(1), last(2), last(3), last(4), last(5)]).toEqual([
      '21:9',
      '21:9',
      '16:9',
      '21:9',
      '1:1',
    ])
  })

  test('[E-B-14] texts stand under the cells where no overlay shows them', () => {
    expect(viewOf(2).cells.map(({ body }) => body.length)).toEqual([1, 1])
    expect(viewOf(3).cells.map(({ body }) => body.length)).toEqual([0, 0, 0])
  })
})
