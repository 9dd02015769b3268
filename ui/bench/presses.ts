// From a press on what blocks open, close and save to the next painted frame, on a phone and a desk, on a processor slowed
// down four times, as the browser's own event timing tells it (to 8 ms).
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { ANSWERED } from '../../.config/answered.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { middle, type Figure } from '../../.config/measure.mjs'
import { PRESS_THRESHOLD, takePresses, watchPresses } from './press-times.js'
import { withSite } from './site.js'

const SLOWER = 4
const VISITS = 7
const GOAL = 100
const REST = 700

interface Press {
  readonly name: string
  /** The page it begins on; without one it goes on where the press before it has led. */
  readonly path?: string
  readonly target: string
}

const DIALOG = 'dialog[open] '
const CLOSE = '[data-part="close"]'
const PRESSES: readonly Press[] = [
  { name: 'settings open', path: '/uk/', target: 'footer [data-part="consent"] button' },
  { name: 'settings saved', target: `${DIALOG}[data-consent="choice.save"]` },
  { name: 'banner closed', path: '/uk/', target: `[data-part="banner"] ${CLOSE}` },
  {
    name: 'message closed',
    path: '/uk/electrification/questions/',
    target: `#note ${CLOSE}`,
  },
  { name: 'question opened', target: '#range button[aria-expanded]' },
  { name: 'pop-up opened', path: '/uk/cars/', target: '#read-callout-2-more' },
  { name: 'pop-up closed', target: `${DIALOG}${CLOSE}` },
  { name: 'feature chosen', target: '#choose-head-1' },
  { name: 'all callouts opened', path: '/uk/business/fleet/', target: '#work-out-all' },
  { name: 'all callouts closed', target: `${DIALOG}${CLOSE}` },
]
const SCREENS = { phone: { width: 390, height: 800 }, desk: { width: 1280, height: 800 } }

const timePress = async (page: Page, session: CDPSession, target: string): Promise<number> => {
  const element = page.locator(target).first()
  await element.scrollIntoViewIfNeeded()
  await page.mouse.move(5, 400)
  await page.mouse.move(50, 300)
  await page.waitForTimeout(REST)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(takePresses)
  await element.click()
  await page.waitForTimeout(REST)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return Math.max(PRESS_THRESHOLD, ...(await page.evaluate(takePresses)))
}

const visit = async (browser: Browser, origin: string, screen: keyof typeof SCREENS) => {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    storageState: ANSWERED,
  })
  const page = await context.newPage()
  // Functions handed to the page carry this call of the compiler's; the page does not know it.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made' })
  const session = await context.newCDPSession(page)
  const times = new Map<string, number>()
  for (const { name, path, target } of PRESSES) {
    if (path !== undefined) {
      await page.goto(`${origin}${path}`)
      await page.evaluate(watchPresses, PRESS_THRESHOLD)
    }
    times.set(name, await timePress(page, session, target))
  }
  await context.close()
  return times
}

const measure = async (origin: string): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const figures: Figure[] = []
    for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[]) {
      const visits: ReadonlyMap<string, number>[] = []
      for (let done = 0; done < VISITS; done += 1) visits.push(await visit(browser, origin, screen))
      for (const { name } of PRESSES)
        figures.push({
          name: `${name}, ${screen}, press to next frame, 4x slower`,
          value: middle(visits.map((times) => times.get(name) ?? Number.NaN)),
          unit: 'ms',
          atMost: GOAL,
        })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Measures presses on blocks. */
export const measurePresses = (): Promise<readonly Figure[]> => withSite(measure)
