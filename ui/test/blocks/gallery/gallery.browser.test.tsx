import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFaults } from '../../axe.js'
import { see } from '../../tool-page.js'
import { drag } from '../carousel/mounted.js'
import { writeBlock, type BlockPage } from '../written-block.js'
import { awaken, gallery, openGallery, partOf, readGallery, slideOf } from './gallery-page.js'

beforeEach(async () => {
  await browser.viewport(1280, 900)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.documentElement.dir = 'ltr'
})

const arrive = async (page: BlockPage, slide: number): Promise<void> => {
  await see(() => {
    expect(slideOf(page)).toBe(slide)
    expect(partOf(page, 'viewport')?.dataset['motion']).toBe('resting')
  })
}
const press = (page: BlockPage, share: number): void => {
  const bar = partOf(page, 'progress')!
  const { left, top, width, height } = bar.getBoundingClientRect()
  const from = document.documentElement.dir === 'rtl' ? 1 - share : share
  const place = { clientX: left + from * width, clientY: top + height / 2, bubbles: true }
  bar.dispatchEvent(new MouseEvent('click', place))
}

describe('a gallery as the server draws it', () => {
  test('[B-B-07] [E-B-20] shows every picture with its text, in boxes that keep their room', async () => {
    const page = writeBlock(gallery(readGallery(3)))
    const pictures = [...partOf(page, 'carousel')!.querySelectorAll('img')]
    expect(pictures.map(({ alt }) => alt)).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
    expect(page.block.textContent).toContain('Text 3')
    const box = partOf(page, 'media')!.getBoundingClientRect()
    expect(box.width / box.height).toBeCloseTo(16 / 9, 2)
    expect(await listFaults(page.block)).toEqual([])
  })

  test('[B-GAL-21] photographs are asked for up to 3840 px wide', () => {
    const { items } = readGallery(1)
    const content = JSON.parse(
      JSON.stringify({ heading: [], text: [], items }).replaceAll(
        /"data:image[^"]*"/g,
        '"/photo.jpg"',
      ),
    ) as ReturnType<typeof readGallery>
    const page = writeBlock(gallery(content))
    const { srcset, sizes } = page.block.querySelector('img')!
    const widths = srcset.split(', ').map((one) => one.split(' ')[1])
    expect([widths[0], widths.at(-1)]).toEqual(['480w', '3840w'])
    expect(sizes).toBe('(min-width: 1024px) 1120px, 100vw')
  })

  test('[B-GAL-20] takes 70% of its container, at least 1120 px, and never more than it', () => {
    const page = writeBlock(gallery(readGallery(2)))
    const block = partOf(page, 'gallery')!
    block.style.padding = '0'
    const frame = partOf(page, 'gallery-frame')!
    frame.style.maxInlineSize = 'none'
    const widths = [1600, 2000, 1300, 1100].map((container) => {
      block.style.inlineSize = `${container}px`
      return Math.round(frame.getBoundingClientRect().width)
    })
    expect(widths).toEqual([1120, 1400, 1120, 1100])
  })

  test('[B-GAL-20] below L it is as wide as its container', async () => {
    await browser.viewport(800, 900)
    const page = writeBlock(gallery(readGallery(2)))
    const block = partOf(page, 'gallery')!
    block.style.padding = '0'
    block.style.inlineSize = '640px'
    expect(Math.round(partOf(page, 'gallery-frame')!.getBoundingClientRect().width)).toBe(640)
  })
})

describe('an awake gallery', () => {
  test('[B-GAL-01] one item has no arrows and no bar, two have them', async () => {
    const one = await openGallery(readGallery(1))
    expect([partOf(one, 'carousel-next'), partOf(one, 'progress')]).toEqual([null, null])
    const two = await openGallery(readGallery(2))
    expect(partOf(two, 'carousel-next')).not.toBeNull()
    await userEvent.click(partOf(two, 'carousel-next')!)
    await arrive(two, 2)
  })

  test.each(['ltr', 'rtl'] as const)(
    '[B-GAL-02] [E-B-22] a press on the bar leads to the item of that place, %s',
    async (direction) => {
      const page = await openGallery(readGallery(5), direction)
      for (const [share, slide] of [
        [0.5, 3],
        [0.999, 5],
        [0, 1],
      ] as const) {
        press(page, share)
        await arrive(page, slide)
      }
    },
  )

  test('[B-GAL-02] [E-B-10] the bar shows where the row is, and can be met by a finger', async () => {
    const page = await openGallery(readGallery(5))
    const bar = partOf(page, 'progress')!.getBoundingClientRect()
    expect(bar.height).toBeGreaterThanOrEqual(24)
    press(page, 0.5)
    await arrive(page, 3)
    const place = partOf(page, 'progress-place')!.getBoundingClientRect()
    expect((place.left - bar.left) / bar.width).toBeCloseTo(0.4, 2)
    expect(place.width / bar.width).toBeCloseTo(0.2, 2)
  })

  test('[B-GAL-03] it is swiped', async () => {
    const page = await openGallery(readGallery(3))
    const view = partOf(page, 'viewport')!
    await drag(view, [
      [-10, 0],
      [-60, 1],
      [-100, 2],
    ])
    await arrive(page, 2)
  })

  test('[B-GAL-04] arrow keys move it, mirrored from right to left', async () => {
    const page = await openGallery(readGallery(3))
    partOf(page, 'viewport')!.focus()
    await userEvent.keyboard('{ArrowRight}')
    await arrive(page, 2)
    await userEvent.keyboard('{ArrowLeft}')
    await arrive(page, 1)
    const mirrored = await openGallery(readGallery(3), 'rtl')
    partOf(mirrored, 'viewport')!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await arrive(mirrored, 2)
  })

  test('[B-GAL-25] its arrows have icons of 40 px in an area of 44', async () => {
    const page = await openGallery(readGallery(2))
    const next = partOf(page, 'carousel-next')!
    expect(next.querySelector('svg')?.getBoundingClientRect().width).toBe(40)
    const { width, height } = next.getBoundingClientRect()
    expect([width >= 44, height >= 44]).toEqual([true, true])
  })

  test('[E-B-21] nothing of it is a fault, left to right and right to left', async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const page = await openGallery(readGallery(3), direction)
      await awaken(page)
      expect(await listFaults(page.block)).toEqual([])
    }
  })
})
