import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GalleryGrid } from '../../../src/blocks/gallery/index.js'
import { listFaults } from '../../axe.js'
import { see } from '../../tool-page.js'
import { openBlock, readContent, writeBlock, type BlockPage } from '../written-block.js'
import { galleryWords } from '../../../../engine/test/kit/gallery-words.js'
import { leaveOverlay, startAtAddress } from '../leave-overlay.js'
import { translate, withPictures, writeItems } from './gallery-page.js'

const read = (count: number, more: object = {}) =>
  withPictures(readContent(BLOCKS['gallery-grid'].codec, { items: writeItems(count), ...more }))
const grid = (count: number, more: object = {}) => (
  <GalleryGrid id="grid" content={read(count, more)} words={galleryWords} translate={translate} />
)
const dialog = (page: BlockPage): HTMLDialogElement => page.block.querySelector('dialog')!
const cells = (page: BlockPage): readonly HTMLElement[] => [
  ...page.block.querySelectorAll<HTMLElement>('[data-part="grid-cell"]'),
]
const boxes = (page: BlockPage): readonly DOMRect[] =>
  cells(page).map((cell) => cell.querySelector('[data-part="media"]')!.getBoundingClientRect())
const ratioOf = ({ width, height }: DOMRect): number => width / height
const enlarge = (page: BlockPage, item: number): HTMLElement =>
  cells(page)[item - 1]!.querySelector<HTMLElement>('[data-part="enlarge"]')!
const within = (page: BlockPage, name: string): HTMLElement | null =>
  dialog(page).querySelector<HTMLElement>(`[data-part="${name}"]`)
const slideOf = (page: BlockPage): number => {
  const { scrollLeft, clientWidth } = within(page, 'viewport')!
  // The browser rounds what it scrolls to.
  return Math.round((scrollLeft / clientWidth) * 100) / 100 + 1
}
const seeLate = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 6000 })
const openAt = async (page: BlockPage, item: number): Promise<void> => {
  await userEvent.click(enlarge(page, item))
  await see(() => {
    expect(within(page, 'overlay-item')).not.toBeNull()
  })
}

beforeEach(startAtAddress)
afterEach(leaveOverlay)

describe('a gallery grid', () => {
  test('[B-GAL-19] [D-B-32] from L its cells have their ratios, and those of a row are equally high', () => {
    const page = writeBlock(grid(8, { visibleItems: 6 }))
    const [one, two, three, four, five, six] = boxes(page)
    const ratios = [one!, two!, three!, four!, five!, six!].map(ratioOf)
    ;[21 / 9, 1, 16 / 9, 16 / 9, 1, 21 / 9].forEach((ratio, at) => {
      expect(ratios[at]).toBeCloseTo(ratio, 1)
    })
    expect(Math.abs(two!.height - three!.height)).toBeLessThan(1)
    expect([two!.top, four!.left]).toEqual([three!.top, one!.left])
    expect([Math.round(three!.right), Math.round(five!.right)]).toEqual([
      Math.round(one!.right),
      Math.round(six!.right),
    ])
  })

  test.each([
    [390, 1],
    [800, 2],
  ])('[D-B-32] at %i px its cells are 4:3 in %i columns', async (width, columns) => {
    await browser.viewport(width, 900)
    const page = writeBlock(grid(8))
    const shown = boxes(page)
    for (const box of shown) expect(ratioOf(box)).toBeCloseTo(4 / 3, 1)
    expect(new Set(shown.slice(1).map(({ left }) => left)).size).toBe(columns)
    expect(shown[0]!.width).toBeGreaterThan(width * 0.85)
  })

  test('[B-GAL-13] two items are not interactive and show their texts', async () => {
    const page = await openBlock(grid(2, { openText: 'See all' }))
    expect(page.block.querySelectorAll('a, button')).toHaveLength(0)
    expect(page.block.textContent).toContain('Text 2')
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-GAL-12] a link or a button opens the overlay at its first item', async () => {
    const page = await openBlock(grid(4, { openText: 'See all', openLook: 'button' }))
    await userEvent.click(browser.getByRole('link', { name: 'See all' }))
    await see(() => {
      expect(within(page, 'counter')?.textContent).toBe('1 / 4')
    })
    expect((await openBlock(grid(4))).block.querySelector('[data-part="open-gallery"]')).toBeNull()
  })

  test('[B-GAL-15] [B-GAL-16] from L a cell opens a row at its item, with arrows and a counter', async () => {
    const page = await openBlock(grid(8))
    expect(page.block.querySelector('dialog')).toBeNull()
    await openAt(page, 3)
    expect(within(page, 'counter')?.textContent).toBe('3 / 8')
    expect(within(page, 'carousel-next')).not.toBeNull()
    expect(location.hash).toBe('#overlay-grid/3')
    expect(within(page, 'close')).toBe(document.activeElement)
    expect(await listFaults(dialog(page))).toEqual([])
  })

  test('[B-GAL-17] it begins at the first item and moves to the one that was chosen', async () => {
    const page = await openBlock(grid(8))
    await openAt(page, 3)
    expect(slideOf(page)).toBe(1)
    const seen: number[] = []
    await seeLate(() => {
      seen.push(slideOf(page))
      expect(slideOf(page)).toBe(3)
    })
    expect(seen.some((at) => at > 1 && at < 3)).toBe(true)
    expect([...seen].sort((a, b) => a - b)).toEqual(seen)
    expect(within(page, 'counter')?.textContent).toBe('3 / 8')
    await userEvent.keyboard('{ArrowRight}')
    await see(() => {
      expect([slideOf(page), location.hash]).toEqual([4, '#overlay-grid/4'])
    })
  })

  test('[B-GAL-17] [D-B-34] a key on the way stops it at what is seen', async () => {
    const page = await openBlock(grid(8))
    await openAt(page, 3)
    await userEvent.keyboard('{Shift}')
    await see(() => {
      expect(within(page, 'counter')?.textContent).toBe('1 / 8')
    })
    expect([slideOf(page), location.hash]).toEqual([1, '#overlay-grid/1'])
  })

  test('[B-GAL-14] below L it is one list of every item, with its text', async () => {
    await browser.viewport(390, 800)
    const page = await openBlock(grid(8))
    await openAt(page, 3)
    const items = [...dialog(page).querySelectorAll('[data-part="overlay-item"]')]
    expect(items).toHaveLength(8)
    const tops = items.map((item) => item.getBoundingClientRect().top)
    expect([...tops].sort((a, b) => a - b)).toEqual(tops)
    expect(dialog(page).textContent).toContain('Text 8')
    expect([within(page, 'counter'), within(page, 'carousel')]).toEqual([null, null])
    await seeLate(() => {
      const { top, bottom } = items[2]!.getBoundingClientRect()
      const list = within(page, 'overlay-list')!.getBoundingClientRect()
      expect(Math.abs((top + bottom) / 2 - (list.top + list.bottom) / 2)).toBeLessThan(2)
    })
    expect(await listFaults(dialog(page))).toEqual([])
  })

  test('[B-GAL-14] [B-B-03] turned while it is open, it stays at what is seen, list and row', async () => {
    await browser.viewport(390, 800)
    const page = await openBlock(grid(8))
    await openAt(page, 1)
    const list = within(page, 'overlay-list')!
    await seeLate(() => {
      expect(within(page, 'overlay-list')?.parentElement?.dataset['state']).toBe('resting')
    })
    const sixth = [...list.querySelectorAll<HTMLElement>('[data-part="overlay-item"]')][5]!
    sixth.scrollIntoView({ block: 'center' })
    await see(() => {
      expect(location.hash).toBe('#overlay-grid/6')
    })
    await browser.viewport(1280, 700)
    await see(() => {
      expect(within(page, 'counter')?.textContent).toBe('6 / 8')
      expect(slideOf(page)).toBe(6)
    })
    await browser.viewport(390, 800)
    await see(() => {
      const { top, height } = within(page, 'overlay-list')!
        .querySelectorAll('[data-part="overlay-item"]')[5]!
        .getBoundingClientRect()
      expect(Math.abs(top + height / 2 - 400)).toBeLessThan(200)
    })
    expect(location.hash).toBe('#overlay-grid/6')
  })

  test('[B-GAL-18] [B-B-03] Back closes it, and opened again it begins anew', async () => {
    const page = await openBlock(grid(8))
    await openAt(page, 2)
    history.back()
    await see(() => {
      expect(dialog(page).open).toBe(false)
    })
    expect(document.activeElement).toBe(enlarge(page, 2))
    await openAt(page, 1)
    expect([within(page, 'counter')?.textContent, slideOf(page)]).toEqual(['1 / 8', 1])
  })

  test('[B-GAL-22] a video is its picture in a cell, and can be played in the overlay', async () => {
    const page = await openBlock(grid(3, { items: writeItems(3, { wideVideoMp4: '/a.mp4' }) }))
    expect(page.block.querySelector('[data-part="grid-cell"] video')).toBeNull()
    expect(cells(page)[0]!.querySelector('[data-part="play"]')).not.toBeNull()
    await openAt(page, 1)
    expect(dialog(page).querySelectorAll('video[controls]')).toHaveLength(3)
  })
})
