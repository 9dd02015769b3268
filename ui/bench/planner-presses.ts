// From a key press on a setting of the planner to the next frame, and to the result of the drive planned anew, on a
// processor slowed down four times. A long drive: 900 km past 176 stations.
import type { Page } from 'playwright'
import { middle, type Figure } from '../../.config/measure.mjs'
import { ROUTE_PAGE, RoutePage } from '../e2e/models/route.model.js'
import { onPage } from './measured-browser.js'
import { withSite } from './site.js'

const SLOWER = 4
const PRESSES = 16
const PAUSE = 2500
const GOAL = 100
const DRIVE = 'from=London&to=Inverness&model=EX30'

// The threshold is not yet in the compiler's library.
interface EventTimingOptions extends PerformanceObserverInit {
  readonly durationThreshold: number
}

/** One press: to the next frame [ms], and to the new result [ms]. */
type Press = readonly [frame: number, result: number]

// Runs in the page. A press that painted faster than the least reported counts as that.
const watch = (threshold: number): void => {
  const times: [number, number][] = []
  Object.assign(window, { presses: times })
  const options: EventTimingOptions = { type: 'event', durationThreshold: threshold }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const last = times.at(-1)
      if (name.startsWith('key') && last !== undefined) last[0] = Math.max(last[0], duration)
    }
  }).observe(options)
  let pressed = 0
  addEventListener(
    'keydown',
    () => {
      pressed = performance.now()
      times.push([threshold, 0])
    },
    true,
  )
  const text = document.querySelector('[data-part="plan-text"]')
  if (text === null) throw new Error('The page shows no result')
  new MutationObserver(() => {
    const last = times.at(-1)
    if (last?.[1] === 0) last[1] = performance.now() - pressed
  }).observe(text, { childList: true, characterData: true, subtree: true })
}

const THRESHOLD = 16

const measure = (origin: string): Promise<readonly Press[]> =>
  onPage(async (page: Page) => {
    await new RoutePage(page).open(`?${DRIVE}`, `${origin}${ROUTE_PAGE}`)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('[data-part="value-start"] input[type=range]').focus()
    // The first press loads what the page needs once.
    await page.keyboard.press('ArrowLeft')
    await page.waitForTimeout(PAUSE)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watch, THRESHOLD)
    for (let done = 0; done < PRESSES; done += 1) {
      await page.keyboard.press(done % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
      await page.waitForTimeout(PAUSE)
    }
    const presses = await page.evaluate(() => (window as unknown as { presses: Press[] }).presses)
    if (presses.length < PRESSES || presses.some(([, result]) => result === 0))
      throw new Error('A press changed no result')
    return presses
  })

/** Measures key presses on the planner's page. */
export const measurePlannerPresses = async (): Promise<readonly Figure[]> => {
  const presses = await withSite(measure)
  const name = 'key press on a drive of 900 km, 4x slower'
  const frames = presses.map(([frame]) => frame)
  return [
    { name: `${name}, to the next frame`, value: middle(frames), unit: 'ms', atMost: GOAL },
    { name: `${name}, the slowest`, value: Math.max(...frames), unit: 'ms', atMost: GOAL },
    {
      name: `${name}, to its new result`,
      value: middle(presses.map(([, result]) => result)),
      unit: 'ms',
    },
  ]
}
