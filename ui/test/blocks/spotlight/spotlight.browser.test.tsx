import '../../../src/tokens/base.css'
import { BLOCKS } from '@evkit/engine/blocks'
import { page as browser, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { Spotlight } from '../../../src/blocks/spotlight/index.js'
import { listFaults } from '../../axe.js'
import { find, see } from '../../tool-page.js'
import { translate } from '../gallery/gallery-page.js'
import { CLIP } from '../video/clip.js'
import { openBlock, readContent, wakeBlock, writeBlock, type BlockPage } from '../written-block.js'

const words = { name: 'Details', moreAbout: 'More about {title}', close: 'Close' }
const TITLES = ['Lamps', 'Wheels', 'Glass', 'Seats']
const items = TITLES.map((title, at) => ({
  title,
  image: CLIP.posterImageLandscape,
  eventLabel: `spot-${title.toLowerCase()}`,
  buttonColorMode: at === 1 ? 'dark' : 'light',
  description: `All about **${title}**.`,
  link: { text: 'See the car', href: '/uk/cars/' },
}))
const block = (more: object = {}) => (
  <Spotlight
    id="spot"
    content={readContent(BLOCKS.spotlight.codec, { heading: 'A closer look', items, ...more })}
    words={words}
    translate={translate}
  />
)
const buttons = ({ block: root }: BlockPage) => [
  ...root.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]'),
]

beforeEach(async () => {
  await browser.viewport(1280, 900)
  // What the test before has left open is nothing to this one.
  history.replaceState(null, '', location.pathname + location.search)
})

describe('a spotlight', () => {
  test('[B-SPOT-01] four items have four buttons; the second opens what is told of the second', async () => {
    const page = await openBlock(block())
    expect(buttons(page).map(({ ariaLabel }) => ariaLabel)).toEqual(
      TITLES.map((title) => `More about ${title}`),
    )
    await userEvent.click(buttons(page)[1]!)
    const dialog = browser.getByRole('dialog', { name: 'Wheels' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().textContent).toContain('All about Wheels.')
    expect(dialog.element().querySelector('img')).not.toBeNull()
    expect(await listFaults(page.block)).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(buttons(page)[1])
  })

  test('[B-SPOT-01] [E-B-04] it is a row that arrows move', async () => {
    const page = await openBlock(block())
    const first = find(page.block, '[data-part="spotlight-item"]')
    const before = first.getBoundingClientRect().left
    await userEvent.click(find(page.block, '[data-part="carousel-next"]'))
    await see(() => {
      expect(first.getBoundingClientRect().left).toBeLessThan(before - 100)
    })
    expect(page.block.querySelectorAll('[data-part="slide"]')).toHaveLength(4)
  })

  test('[B-SPOT-02] its buttons are light or dark, and tracking knows them', async () => {
    const page = await openBlock(block())
    const grounds = buttons(page).map((button) => getComputedStyle(button).backgroundColor)
    expect(grounds[0]).not.toBe(grounds[1])
    expect(buttons(page)[0]?.dataset['event']).toBe('spot-lamps')
  })

  test('[B-SPOT-02] [D-B-64] a pop-up plays the video of its item', async () => {
    const video = { sources: [CLIP.videoDesktopWebM], poster: CLIP.posterImageLandscape }
    const page = await openBlock(block({ items: [{ title: 'Rain', video }] }))
    expect(page.block.querySelector('img')).not.toBeNull()
    await userEvent.click(buttons(page)[0]!)
    const dialog = browser.getByRole('dialog', { name: 'Rain' })
    expect(dialog.element().querySelector('video')?.controls).toBe(true)
  })

  test('[B-B-07] before it is awake, what is told lies folded under each', async () => {
    const page = writeBlock(block())
    const folds = page.block.querySelectorAll('details')
    expect(folds).toHaveLength(4)
    await userEvent.click(folds[0]!.querySelector('summary')!)
    expect(folds[0]!.querySelector('p')?.checkVisibility()).toBe(true)
    await wakeBlock(page, block())
    const fold = page.block.querySelector('details[open]')
    expect(fold?.querySelector('p')?.checkVisibility()).toBe(true)
    expect(page.block.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(3)
    expect(page.block.querySelector('dialog[open]')).toBeNull()
  })

  test.each(['ltr', 'rtl'] as const)(
    '%s: nothing is wrong with it on a phone',
    async (direction) => {
      await browser.viewport(360, 900)
      const page = await openBlock(block(), direction)
      expect(await listFaults(page.block)).toEqual([])
      for (const button of buttons(page).slice(0, 1)) {
        const { width, height } = button.getBoundingClientRect()
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
    },
  )
})
