// From a key press on the slider to the painted figure, on a processor slowed down four times, as the browser's own
// event timing tells it (to 8 ms).
import type { Page } from 'playwright'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { ChargingPage, PAGE } from '../e2e/models/charging.model.js'
import { withSite } from './site.js'
import { onPage } from './measured-browser.js'

const SLOWER = 4
const PRESSES = 32
const PAUSE = 400
const GOAL = 50
// The least the browser reports.
const THRESHOLD = 16

// The threshold is not yet in the compiler's library.
interface EventTimingOptions extends PerformanceObserverInit {
  readonly durationThreshold: number
}

interface Presses {
  pressTimes: number[]
}

// Runs in the page. A press that painted faster than the least reported counts as that.
const watchPresses = (threshold: number): void => {
  const times: number[] = []
  const options: EventTimingOptions = { type: 'event', durationThreshold: threshold }
  Object.assign(window, { pressTimes: times })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') times.push(entry.duration)
  }).observe(options)
}

const press = async (page: Page, tool: ChargingPage, key: string): Promise<void> => {
  const figure = tool.part('duration')
  const before = await figure.textContent()
  await page.keyboard.press(key)
  await page.waitForTimeout(PAUSE)
  if ((await figure.textContent()) === before) throw new Error(`${key} changed no figure`)
}

const measure = async (origin: string): Promise<readonly number[]> => {
  return onPage(async (page) => {
    const tool = new ChargingPage(page)
    await tool.open('', `${origin}${PAGE}`)
    await tool.end().focus()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watchPresses, THRESHOLD)
    for (let done = 0; done < PRESSES; done += 1) {
      await press(page, tool, done % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
    }
    const times = await page.evaluate(() => (window as unknown as Presses).pressTimes)
    const unreported = Math.max(0, PRESSES - times.length)
    return [...times, ...Array.from({ length: unreported }, () => THRESHOLD)]
  })
}

const MOST = 0.75

/** Measures key presses on the charging page. */
export const measureKeyPress = async (): Promise<readonly Figure[]> => {
  const times = await withSite(measure)
  const name = 'key press to painted figure, 4x slower'
  return [
    { name: `${name}, median`, value: middle(times), unit: 'ms', atMost: GOAL },
    { name: `${name}, 75 of 100 within`, value: shareOf(times, MOST), unit: 'ms' },
  ]
}
