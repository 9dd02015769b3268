import { expect, type Page } from '@playwright/test'
import { BLOCK_SAMPLES } from '../../src/shell/gallery/block-samples.js'
import { settled } from './settled.model.js'

/** The types of block the gallery shows. */
export const BLOCK_TYPES = Object.keys(BLOCK_SAMPLES)

// Goes down the page window by window, so that all of it has been near once.
const goDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser that is busy elsewhere may draw nothing for a while: nobody waits for it.
    const frame = (): Promise<unknown> =>
      Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((done) => {
          setTimeout(done, 300)
        }),
      ])
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top)
      await frame()
      await frame()
    }
  })

// Comes near the first block that sleeps, and names all that do; what is closed sleeps until it is opened.
const comeNear = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => {
    const boxOf = (root: Element): Element | null =>
      root.hasAttribute('data-boxless') ? root.firstElementChild : root
    const asleep = [...document.querySelectorAll('[data-island]')].filter(
      (root) =>
        boxOf(root)?.checkVisibility() !== false &&
        !Object.keys(root).some((key) => key.startsWith('__reactContainer')),
    )
    const [first] = asleep
    if (first !== undefined) boxOf(first)?.scrollIntoView({ block: 'center' })
    return asleep.map((root) => root.getAttribute('data-island'))
  })

/** Lets every block of a page come near once, and waits until all are awake. */
export const wakeAll = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5)
  await goDown(page)
  await expect
    .poll(() => comeNear(page), { message: 'blocks that sleep', intervals: [20], timeout: 60_000 })
    .toEqual([])
  await settled(page)
}
