import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFaults } from '../../axe.js'
import { rest, see } from '../../tool-page.js'
import { drag } from '../carousel/mounted.js'
import { comeCold } from '../block-page.js'
import { readContent, writeBlock, type BlockPage } from '../written-block.js'
import { gallery, openGallery, partOf, readGallery, slideOf, writeItems } from './gallery-page.js'

const dialog = (page: BlockPage): HTMLDialogElement => page.block.querySelector('dialog')!
const within = (page: BlockPage, name: string): HTMLElement | null =>
  dialog(page).querySelector<HTMLElement>(`[data-part="${name}"]`)
const allWithin = (page: BlockPage, name: string): readonly HTMLElement[] => [
  ...dialog(page).querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]
// It rises when it opens, so that heights have fractions for a moment.
const heightOf = (page: BlockPage, name: string): number =>
  Math.round(within(page, name)!.getBoundingClientRect().height)
const enlarge = (page: BlockPage, item: number): HTMLElement =>
  [...page.block.querySelectorAll<HTMLElement>('[data-part="enlarge"]')][item - 1]!

/** The item the overlay shows: by its counter, its row and its thumbnail alike. */
const arrive = async (page: BlockPage, item: number): Promise<void> => {
  await see(() => {
    const view = within(page, 'viewport')!
    expect(within(page, 'counter')?.textContent).toMatch(new RegExp(`^${item} / `))
    expect(Math.round(Math.abs(view.scrollLeft) / view.clientWidth) + 1).toBe(item)
    expect(view.dataset['motion']).toBe('resting')
    const current = allWithin(page, 'thumb').findIndex((thumb) => thumb.ariaCurrent === 'true')
    expect(current + 1).toBe(item)
    expect(location.hash).toBe(`#overlay-photos/${item}`)
  })
}

const open = async (
  count: number,
  item: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<BlockPage> => {
  const page = await openGallery(readGallery(count), direction)
  if (item > 1) {
    enlarge(page, 1).focus()
    const bar = partOf(page, 'progress')!
    const { left, right, top, width } = bar.getBoundingClientRect()
    const by = ((item - 0.5) / count) * width
    const clientX = direction === 'rtl' ? right - by : left + by
    bar.dispatchEvent(new MouseEvent('click', { clientX, clientY: top, bubbles: true }))
    await see(() => {
      expect(slideOf(page)).toBe(item)
      expect(partOf(page, 'viewport')?.dataset['motion']).toBe('resting')
    })
  }
  await userEvent.click(enlarge(page, item))
  await arrive(page, item)
  return page
}

const isClosed = async (page: BlockPage): Promise<void> => {
  await see(() => {
    expect([dialog(page).open, location.hash]).toEqual([false, ''])
  })
}

beforeEach(async () => {
  await browser.viewport(1280, 900)
  history.replaceState(null, '', location.pathname + location.search)
})
afterEach(async () => {
  vi.restoreAllMocks()
  if (document.querySelector('dialog')?.open === true) {
    await userEvent.keyboard('{Escape}')
    await see(() => {
      expect(location.hash).toBe('')
    })
  }
  document.documentElement.dir = 'ltr'
})

describe('the overlay of a gallery', () => {
  test('[B-GAL-05] fills the screen at the picture that was enlarged, with the thumbnails beside it', async () => {
    const page = await open(5, 3)
    const { width, height } = dialog(page).getBoundingClientRect()
    expect([width, height].map(Math.round)).toEqual([1280, 900])
    const row = within(page, 'viewport')!.getBoundingClientRect()
    const thumbs = allWithin(page, 'thumb').map((one) => one.getBoundingClientRect())
    expect(thumbs.every(({ left }) => left >= row.right)).toBe(true)
    expect(new Set(thumbs.map(({ left }) => left)).size).toBe(1)
    const picture = dialog(page).querySelectorAll<HTMLImageElement>('figure img')[2]!
    expect(picture.alt).toBe('Picture 3')
    expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
    expect(getComputedStyle(picture).objectFit).toBe('contain')
  })

  test('[B-GAL-06] [B-GAL-07] [E-B-10] thumbnails are 72 by 54, 62 apart; seven show five between arrows', async () => {
    const page = await open(7, 1)
    const boxes = allWithin(page, 'thumb').map((one) => one.getBoundingClientRect())
    expect([boxes[0]!.width, boxes[0]!.height].map(Math.round)).toEqual([72, 54])
    expect(Math.round(boxes[1]!.top - boxes[0]!.top)).toBe(62)
    expect(heightOf(page, 'thumbs')).toBe(372)
    expect(heightOf(page, 'thumbs-window')).toBe(310)
    expect(heightOf(page, 'thumbs-on')).toBeGreaterThanOrEqual(24)
  })

  test('[B-GAL-06] [B-B-10] of sixty thumbnails those that are seen are fetched, and further ones when they come', async () => {
    performance.clearResourceTimings()
    performance.setResourceTimingBufferSize(1000)
    const items = writeItems(60).map((item, at) => ({
      ...item,
      squareImage: `/pictures/thumb-${at + 1}.jpg`,
      wideImage: `/pictures/thumb-${at + 1}.jpg`,
    }))
    const page = await openGallery(
      readContent(BLOCKS.gallery.codec, { heading: 'The EX30', items }),
    )
    await userEvent.click(enlarge(page, 1))
    await see(() => {
      expect(allWithin(page, 'thumb')).toHaveLength(60)
    })
    const asked = (): readonly number[] =>
      [
        ...new Set(
          performance
            .getEntriesByType('resource')
            .flatMap(({ name }) => /thumb-(\d+)\.jpg\?w=480/.exec(name)?.[1] ?? [])
            .map(Number),
        ),
      ].sort((one, other) => one - other)
    await see(() => {
      expect(asked()).toContain(5)
    })
    await rest(300)
    expect(asked().at(-1)).toBeLessThanOrEqual(10)
    await userEvent.keyboard('{End}')
    await arrive(page, 60)
    await see(() => {
      expect(asked()).toContain(60)
    })
    await rest(300)
    expect(asked().filter((at) => at > 12 && at < 48)).toEqual([])
  })

  test('[B-GAL-07] six have no arrows and are all seen', async () => {
    const page = await open(6, 1)
    expect(within(page, 'thumbs-on')).toBeNull()
    expect(heightOf(page, 'thumbs')).toBe(372)
    const last = allWithin(page, 'thumb')[5]!.getBoundingClientRect()
    expect(last.bottom).toBeLessThanOrEqual(
      within(page, 'thumbs-window')!.getBoundingClientRect().bottom,
    )
  })

  test('[B-GAL-08] [B-GAL-09] the strip follows what is chosen, and its arrows choose nothing', async () => {
    const page = await open(10, 1)
    const strip = within(page, 'thumbs-window')!
    const seeAt = (offset: number): Promise<void> =>
      see(() => {
        expect(strip.scrollTop).toBe(offset)
      })
    expect(within(page, 'thumbs-back')!.ariaDisabled).toBe('true')
    await userEvent.click(within(page, 'thumbs-on')!)
    await seeAt(62)
    expect(within(page, 'counter')?.textContent).toBe('1 / 10')
    for (const [item, offset] of [
      [7, 248],
      [10, 310],
      [1, 0],
    ] as const) {
      allWithin(page, 'thumb')[item - 1]!.click()
      await arrive(page, item)
      await seeAt(offset)
    }
  })

  test.each(['ltr', 'rtl'] as const)(
    '[B-GAL-05] [E-B-11] [E-B-22] arrows, keys and fingers move it, %s',
    async (direction) => {
      const page = await open(4, 2, direction)
      const [on, back] =
        direction === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
      expect(document.activeElement).toBe(within(page, 'close'))
      await userEvent.keyboard(on)
      await arrive(page, 3)
      await userEvent.keyboard(back)
      await arrive(page, 2)
      await userEvent.keyboard('{End}')
      await arrive(page, 4)
      await userEvent.keyboard('{Home}')
      await arrive(page, 1)
      await userEvent.click(within(page, 'carousel-next')!)
      await arrive(page, 2)
      const way = direction === 'ltr' ? -1 : 1
      await drag(within(page, 'viewport')!, [
        [10 * way, 0],
        [60 * way, 0],
        [100 * way, 0],
      ])
      await arrive(page, 3)
    },
  )

  test('[E-B-04] [B-GAL-15] arrow keys in the strip choose the picture above and below, and keep the focus', async () => {
    const page = await open(4, 1)
    allWithin(page, 'thumb')[0]!.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await arrive(page, 3)
    expect(document.activeElement).toBe(allWithin(page, 'thumb')[2])
    await userEvent.keyboard('{ArrowUp}')
    await arrive(page, 2)
    expect(within(page, 'counter')?.ariaLive).toBe('polite')
  })

  test('[E-B-05] [E-B-09] Escape closes it and gives the focus back; the page behind keeps its width', async () => {
    const page = await openGallery(readGallery(3))
    const before = document.body.getBoundingClientRect().width
    await userEvent.click(enlarge(page, 1))
    await arrive(page, 1)
    expect(document.body.getBoundingClientRect().width).toBe(before)
    expect(dialog(page).matches(':modal')).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await arrive(page, 2)
    await userEvent.keyboard('{Escape}')
    await isClosed(page)
    expect(document.activeElement).toBe(enlarge(page, 1))
  })

  test('[B-B-03] [B-GAL-18] Back closes it, and its link opens it at the first picture again', async () => {
    const page = await open(4, 3)
    const { length } = history
    await userEvent.keyboard('{ArrowRight}')
    await arrive(page, 4)
    history.back()
    await isClosed(page)
    location.hash = '#overlay-photos'
    await arrive(page, 1)
    expect(history.length).toBe(length)
    await userEvent.click(within(page, 'close')!)
    await isClosed(page)
  })

  test('[B-B-03] an address opens it cold at its picture, and Back closes it on the same page', async () => {
    comeCold('#overlay-photos/3')
    const page = await openGallery(readGallery(4))
    await arrive(page, 3)
    history.back()
    await isClosed(page)
  })

  test('[E-B-21] nothing of it is a fault, with and without arrows at its strip', async () => {
    for (const count of [3, 8]) {
      const page = await open(count, 2)
      expect(await listFaults(dialog(page))).toEqual([])
      await userEvent.keyboard('{Escape}')
      await isClosed(page)
    }
  })

  test('[E-B-12] on a phone everything of it is on the screen, and in a low window the strip is scrolled', async () => {
    await browser.viewport(360, 640)
    const page = await open(8, 1)
    const stage = within(page, 'viewport')!.getBoundingClientRect()
    const strip = within(page, 'thumbs')!.getBoundingClientRect()
    expect([stage.left >= 0, strip.right <= 360, strip.bottom <= 640]).toEqual([true, true, true])
    await browser.viewport(640, 360)
    await see(() => {
      expect(within(page, 'thumbs')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(360)
    })
    expect(dialog(page).scrollWidth).toBe(640)
  })
})

const shownPicture = (page: BlockPage, item: number): HTMLElement =>
  dialog(page).querySelectorAll<HTMLElement>('figure img')[item - 1]!

/** How large a picture of the overlay is said to be and is drawn, and where. */
const seeZoom = async (
  page: BlockPage,
  item: number,
  zoom: { readonly percent: number; readonly x?: number; readonly y?: number },
): Promise<void> => {
  await see(() => {
    expect(within(page, 'zoom-level')?.textContent).toBe(`${zoom.percent}%`)
    const { a, e, f } = new DOMMatrix(shownPicture(page, item).style.transform)
    expect(Math.round(a * 100)).toBe(zoom.percent)
    if (zoom.x !== undefined) expect(Math.round(e)).toBe(zoom.x)
    if (zoom.y !== undefined) expect(Math.round(f)).toBe(zoom.y)
  })
}

const touch = (page: BlockPage, type: string, finger: number, x: number, y: number): void => {
  const picture = shownPicture(page, 1)
  const { left, top, width, height } = picture.parentElement!.getBoundingClientRect()
  picture.dispatchEvent(
    new PointerEvent(type, {
      ...{ pointerId: 40 + finger, pointerType: 'touch', isPrimary: finger === 0 },
      ...{ clientX: left + width / 2 + x, clientY: top + height / 2 + y },
      ...{ bubbles: true, cancelable: true, buttons: 1 },
    }),
  )
}

describe('a picture of the overlay', () => {
  test.each(['ltr', 'rtl'] as const)(
    '[B-GAL-05] [E-B-11] [E-B-22] keys enlarge it, move it within its frame, and put it back, %s',
    async (direction) => {
      const page = await open(3, 1, direction)
      await userEvent.keyboard('+')
      await seeZoom(page, 1, { percent: 150, x: 0, y: 0 })
      await userEvent.keyboard('{ArrowRight}')
      await seeZoom(page, 1, { percent: 150, x: -80, y: 0 })
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await seeZoom(page, 1, { percent: 150, x: 0, y: -80 })
      const { offsetWidth } = shownPicture(page, 1)
      for (let press = 0; press < 9; press += 1) await userEvent.keyboard('{ArrowLeft}')
      await seeZoom(page, 1, { percent: 150, x: Math.round(offsetWidth / 4) })
      await userEvent.keyboard('-')
      await seeZoom(page, 1, { percent: 100, x: 0, y: 0 })
      await userEvent.keyboard('+++++++')
      await seeZoom(page, 1, { percent: 400 })
      expect(within(page, 'zoom-plus')?.ariaDisabled).toBe('true')
      await userEvent.keyboard('0')
      await seeZoom(page, 1, { percent: 100 })
      expect(within(page, 'counter')?.textContent).toBe('1 / 3')
    },
  )

  test('[B-GAL-05] [E-B-10] [E-B-21] buttons enlarge it and say how large it is; another picture begins as it is', async () => {
    const page = await open(3, 1)
    const [smaller, larger] = [within(page, 'zoom-minus')!, within(page, 'zoom-plus')!]
    expect([smaller.ariaLabel, larger.ariaLabel]).toEqual(['Smaller', 'Larger'])
    expect(smaller.ariaDisabled).toBe('true')
    expect(within(page, 'zoom-level')?.ariaLive).toBe('polite')
    expect(heightOf(page, 'zoom-plus')).toBeGreaterThanOrEqual(44)
    await userEvent.click(larger)
    await userEvent.click(larger)
    await seeZoom(page, 1, { percent: 225 })
    expect(await listFaults(dialog(page))).toEqual([])
    await userEvent.click(within(page, 'carousel-next')!)
    await arrive(page, 2)
    await seeZoom(page, 2, { percent: 100 })
    expect(shownPicture(page, 1).style.transform).toBe('')
  })

  test('[B-GAL-05] [E-B-05] Escape puts it back first, and closes the overlay then', async () => {
    const page = await open(3, 1)
    await userEvent.keyboard('+')
    await seeZoom(page, 1, { percent: 150 })
    await userEvent.keyboard('{Escape}')
    await seeZoom(page, 1, { percent: 100 })
    expect(dialog(page).open).toBe(true)
    await userEvent.keyboard('{Escape}')
    await isClosed(page)
  })

  test('[B-GAL-05] two fingers enlarge it about what they hold; then one moves it, and the row stays', async () => {
    // The browser knows none of these fingers.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
    const page = await open(3, 1)
    touch(page, 'pointerdown', 0, -50, 0)
    touch(page, 'pointerdown', 1, 50, 0)
    touch(page, 'pointermove', 0, -100, 0)
    touch(page, 'pointermove', 1, 100, 0)
    touch(page, 'pointerup', 0, -100, 0)
    touch(page, 'pointerup', 1, 100, 0)
    await seeZoom(page, 1, { percent: 200, y: 0 })
    const { e } = new DOMMatrix(shownPicture(page, 1).style.transform)
    touch(page, 'pointermove', 1, 0, 0)
    await seeZoom(page, 1, { percent: 200, x: Math.round(e), y: 0 })
    touch(page, 'pointerdown', 0, 0, 0)
    touch(page, 'pointermove', 0, -90, 20)
    touch(page, 'pointerup', 0, -90, 20)
    await seeZoom(page, 1, { percent: 200, x: Math.round(e - 90), y: 20 })
    await arrive(page, 1)
    await userEvent.keyboard('0')
    await seeZoom(page, 1, { percent: 100 })
  })
})

describe('before the page is awake', () => {
  test('[B-B-07] every picture lies under an address, and the way back leads to the gallery', async () => {
    const page = writeBlock(gallery(readGallery(3)))
    const plain = partOf(page, 'plain-overlay')!
    expect(getComputedStyle(plain).display).toBe('none')
    location.hash = enlarge(page, 2).getAttribute('href')!
    await see(() => {
      expect(getComputedStyle(plain).position).toBe('fixed')
    })
    expect(plain.querySelector(':target img')?.getAttribute('alt')).toBe('Picture 2')
    expect(plain.querySelector('a')?.getAttribute('href')).toBe('#photos')
    expect(await listFaults(plain)).toEqual([])
    location.hash = '#photos'
    await see(() => {
      expect(getComputedStyle(plain).display).toBe('none')
    })
    history.replaceState(null, '', location.pathname + location.search)
  })
})
