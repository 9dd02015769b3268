import { expect, type Page } from '@playwright/test'
import { BLOCK_SAMPLES } from '../../src/shell/gallery/block-samples.js'
import { LOOKS } from '../../src/shell/gallery/look-samples.js'
import { settled } from './settled.model.js'
import { reachFor } from './wake.model.js'

/** The types of block the gallery shows. */
export const BLOCK_TYPES = Object.keys(BLOCK_SAMPLES)

/** Those that can look otherwise. */
export const LOOK_TYPES = Object.keys(LOOKS)

// Goes down the page window by window, so that all of it has been near once; false where it stopped being drawn.
const goDown = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // A browser that is busy elsewhere may draw nothing for a while: nobody waits for it.
    const frame = (): Promise<boolean> =>
      Promise.race([
        new Promise<boolean>((done) => {
          requestAnimationFrame(() => {
            done(true)
          })
        }),
        new Promise<boolean>((done) => {
          setTimeout(done, 300, false)
        }),
      ])
    let missed = 0
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      if (top % 600 === 0) window.scrollTo(0, top)
      missed = (await frame()) ? 0 : missed + 1
      if (missed === 20) return false
    }
    return true
  })

const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Promise.race([
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => {
          done(true)
        })
      }),
      new Promise<boolean>((done) => {
        setTimeout(done, 5000, false)
      }),
    ]),
  )

// [ms] Going down the longest page takes a tenth of it.
const STANDS_STILL = 40_000

// Whether a page went all the way in time: where it is not drawn it may also wait for that in the middle of its script.
const inTime = async (way: Promise<boolean>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(done, STANDS_STILL, false)
  })
  return Promise.race([way, late]).finally(() => {
    clearTimeout(timer)
  })
}

// Where Chromium 156 draws by the processor alone, about one visit in twenty to a page as long as the gallery is never drawn
// again: its compositor waits for tiles that nobody works at, while the page goes on. A new process of the browser does draw.
const visitAnew = async (page: Page): Promise<void> => {
  const url = page.url()
  // Another site is another process.
  await page.goto(url.replace('//localhost', '//127.0.0.1'))
  await page.goto(url)
}

// Comes near the first block that sleeps, and names all that do; what is closed sleeps until it is opened.
const comeNear = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() => {
    const boxOf = (root: Element): Element | null =>
      root.hasAttribute('data-boxless') ? root.firstElementChild : root
    const asleep = [...document.querySelectorAll('[data-island]')].filter(
      (root) =>
        boxOf(root)?.checkVisibility() !== false &&
        !root.hasAttribute('data-enhanced') &&
        !Object.keys(root).some((key) => key.startsWith('__reactContainer')),
    )
    const [first] = asleep
    if (first !== undefined) boxOf(first)?.scrollIntoView({ block: 'center' })
    return asleep.map((root) => root.getAttribute('data-island'))
  })

const wakeOnce = async (page: Page): Promise<boolean> => {
  await reachFor(page, 5)
  if (!(await inTime(goDown(page)))) return false
  let asleep: readonly (string | null)[] = []
  await expect
    .poll(
      async () => {
        asleep = await comeNear(page)
        return asleep.length === 0 || !(await isDrawn(page))
      },
      { message: 'blocks wake', intervals: [20], timeout: 60_000 },
    )
    .toBe(true)
    .catch((reason: unknown) => {
      throw new Error(`blocks that sleep: ${asleep.join(', ')}`, { cause: reason })
    })
  return asleep.length === 0
}

/** Lets every block of a page come near once, and waits until all are awake. */
export const wakeAll = async (page: Page): Promise<void> => {
  const VISITS = 4
  for (let visit = 1; !(await wakeOnce(page)); visit += 1) {
    expect(visit, 'visits that were not drawn to their end').toBeLessThan(VISITS)
    await visitAnew(page)
  }
  await settled(page)
}
