// Panning the live map of the planner in software rendering: as the page comes, and with 20,000 stations on it.
import { chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { ROUTE_PAGE, RoutePage } from '../e2e/models/route.model.js'
import { takeFrames, watchFrames } from './frames.js'
import { withSite } from './site.js'

const PORT = 4325
const STATIONS = 20_000
const PANS = 3
const STEPS = 40
const STEP_PAUSE = 16
const REST = 1500
const LONGEST_WAIT = 60_000
const GOAL = 32
const MOST = 0.95
const FAR = 0.3

interface Station {
  readonly id: string
  readonly lat: number
  readonly lng: number
}

interface Answer {
  readonly chargingStations: readonly Station[]
}

const MIDDLE = { lat: 53.7, lng: -1.6 }
const SPAN = { lat: 5.5, lng: 5 }
// Steps of two irrational parts fill a field evenly without chance.
const [ACROSS, UP] = [0.7548776662466927, 0.5698402909980532]

const spread = (of: Station): readonly Station[] =>
  Array.from({ length: STATIONS }, (_, at) => ({
    ...of,
    id: `${of.id}-${at}`,
    lat: MIDDLE.lat + SPAN.lat * (((at * UP) % 1) - 0.5),
    lng: MIDDLE.lng + SPAN.lng * (((at * ACROSS) % 1) - 0.5),
  }))

const fillRoad = async (page: Page): Promise<void> => {
  await page.route('**/get-route/**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const [first] = answer.chargingStations
    if (first === undefined) throw new Error('A road without stations')
    await route.fulfill({ response, json: { ...answer, chargingStations: spread(first) } })
  })
}

const openLive = async (page: Page, origin: string): Promise<void> => {
  const planner = new RoutePage(page)
  await planner.open('', `${origin}${ROUTE_PAGE}`)
  await planner.search('London', 'Edinburgh')
  await planner.part('stations-heading').waitFor({ timeout: LONGEST_WAIT })
  await planner.map().scrollIntoViewIfNeeded()
  await planner.map().locator('button').first().click()
  await page.locator('[data-part="map"][data-state="live"]').waitFor({ timeout: LONGEST_WAIT })
  await page.waitForTimeout(REST)
}

const pan = async (page: Page): Promise<readonly number[]> => {
  const box = await page.locator('[data-part="map"] canvas').boundingBox()
  if (box === null) throw new Error('No live map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const move = async (from: number, to: number): Promise<void> => {
    for (let step = 1; step <= STEPS; step += 1) {
      const share = from + ((to - from) * step) / STEPS
      await page.mouse.move(x + box.width * share, y + box.height * share)
      await page.waitForTimeout(STEP_PAUSE)
    }
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  await move(0, FAR)
  await move(FAR, 0)
  const times = await page.evaluate(takeFrames)
  await page.mouse.up()
  await page.waitForTimeout(REST)
  return times
}

const measure = async (
  origin: string,
  what: string,
  isFull: boolean,
): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
  })
  try {
    const page = await browser.newPage()
    // Functions handed to the page carry this call of the compiler's; the page does not know it.
    await page.addInitScript({ content: 'globalThis.__name = (made) => made' })
    if (isFull) await fillRoad(page)
    await openLive(page, origin)
    const stations = await page.locator('[data-part="station"]').count()
    if (isFull && stations !== STATIONS) throw new Error(`${stations} stations on the page`)
    // The first pan wakes what is only needed once.
    await pan(page)
    const pans: (readonly number[])[] = []
    for (let done = 0; done < PANS; done += 1) pans.push(await pan(page))
    if (pans.some((frames) => frames.length < STEPS / 2))
      throw new Error('Too few frames were drawn')
    return [
      {
        name: `panning the live map, ${what}, longest frame`,
        value: middle(pans.map((frames) => Math.max(...frames))),
        unit: 'ms',
        atMost: GOAL,
      },
      {
        name: `panning the live map, ${what}, 95 of 100 frames within`,
        value: shareOf(pans.flat(), MOST),
        unit: 'ms',
        atMost: GOAL,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Measures frames while the live map is moved. */
export const measureMap = async (): Promise<readonly Figure[]> =>
  withSite(PORT, async (origin) => [
    ...(await measure(origin, 'a road with its stations', false)),
    ...(await measure(origin, `${STATIONS} stations`, true)),
  ])
