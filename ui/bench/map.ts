// Panning the live map of the planner in software rendering: as the page comes, and with 20,000 stations on it. What it
// is held against is a map of the library that shows nothing: nothing on a page moves faster by it.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { ROUTE_PAGE, RoutePage } from '../e2e/models/route.model.js'
import { takeFrames, watchFrames } from './frames.js'
import { onPage } from './measured-browser.js'
import { withSite } from './site.js'

const STATIONS = 20_000
const PANS = 3
const STEPS = 90
const REST = 1500
const LONGEST_WAIT = 60_000
// How much longer than those of an empty map the frames of ours may take.
const GOAL = 2.5
const MOST = 0.95
const HALF = 0.5
// Nearly to the edge.
const FAR = 0.45

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

// The library's own files beside a page with a map of one colour.
const openBare = async (page: Page, origin: string): Promise<void> => {
  const files = dirname(fileURLToPath(import.meta.resolve('maplibre-gl')))
  await page.route('**/bare/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    if (name !== '') return route.fulfill({ path: join(files, name) })
    return route.fulfill({ contentType: 'text/html', body: BARE })
  })
  await page.goto(`${origin}/bare/`)
  await page.locator('[data-state="live"]').waitFor({ timeout: LONGEST_WAIT })
  await page.waitForTimeout(REST)
}

// As large as the map of the planner on this screen.
const BARE = `<!doctype html><link rel="stylesheet" href="maplibre-gl.css">
<div data-part="live-map" style="width:572px;height:600px"></div>
<script type="module">
import { Map, setWorkerUrl } from './maplibre-gl.mjs'
setWorkerUrl('./maplibre-gl-worker.mjs')
const [container] = document.querySelectorAll('[data-part="live-map"]')
const layers = [{ id: 'sea', type: 'background', paint: { 'background-color': '#abc' } }]
new Map({ container, center: [-1.6, 53.7], zoom: 5, style: { version: 8, sources: {}, layers } })
  .on('load', () => { container.dataset.state = 'live' })
</script>`

/** What one pan cost. */
interface Pan {
  /** [ms] The page's part of each frame. */
  readonly costs: readonly number[]
  /** [ms] Between one frame on the screen and the next, as the browser's trace has them. */
  readonly gaps: readonly number[]
  /** [ms] The page's part of each frame after the map was let go. */
  readonly after: readonly number[]
  /** [ms] The page's part of each frame while keys move the map. */
  readonly keys: readonly number[]
}

interface TraceEvent {
  readonly name: string
  readonly ts: number
}

const readGaps = (trace: Buffer): readonly number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const drawn = traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b)
  return drawn.slice(1).map((at, before) => at - (drawn[before] ?? at))
}

const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame']

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const
const KEY_PAUSE = 200

const panByKeys = async (page: Page): Promise<readonly number[]> => {
  await page.locator('[data-part="live-map"] canvas').first().focus()
  await page.evaluate(watchFrames)
  for (const key of KEYS) {
    await page.keyboard.press(key)
    await page.waitForTimeout(KEY_PAUSE)
  }
  await page.waitForTimeout(REST)
  return page.evaluate(takeFrames)
}

const pan = async (browser: Browser, page: Page): Promise<Pan> => {
  const box = await page.locator('[data-part="live-map"]').boundingBox()
  if (box === null) throw new Error('No live map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const move = async (from: number, to: number): Promise<void> => {
    for (let step = 1; step <= STEPS; step += 1) {
      const share = from + ((to - from) * step) / STEPS
      await page.mouse.move(x + box.width * share, y + box.height * share)
    }
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await browser.startTracing(page, { categories: TRACED })
  await page.evaluate(watchFrames)
  await move(0, FAR)
  await move(FAR, 0)
  const costs = await page.evaluate(takeFrames)
  const gaps = readGaps(await browser.stopTracing())
  if (costs.length < STEPS || gaps.length < STEPS) throw new Error('Too few frames were drawn')
  await page.evaluate(watchFrames)
  await page.mouse.up()
  await page.waitForTimeout(REST)
  const after = await page.evaluate(takeFrames)
  return { costs, gaps, after, keys: await panByKeys(page) }
}

const costsOf = (pans: readonly Pan[]): readonly number[] => pans.flatMap((one) => one.costs)

const toFigures = (what: string, pans: readonly Pan[]): readonly Figure[] => {
  const longest = (part: keyof Pan): number => middle(pans.map((one) => Math.max(...one[part])))
  const figure = (name: string, value: number): Figure => ({
    name: `${what}, ${name}`,
    value,
    unit: 'ms',
  })
  return [
    figure('longest frame', longest('costs')),
    figure('95 of 100 frames within', shareOf(costsOf(pans), MOST)),
    figure('half of the frames within', shareOf(costsOf(pans), HALF)),
    figure('longest time between two frames on the screen', longest('gaps')),
    figure('longest frame after it was let go', longest('after')),
    figure('longest frame while keys move it', longest('keys')),
  ]
}

const compare = (what: string, pans: readonly Pan[], empty: readonly Pan[]): readonly Figure[] =>
  [
    ['95 of 100 frames over those of an empty map', MOST] as const,
    ['half of the frames over those of an empty map', HALF] as const,
  ].map(([name, share]) => ({
    name: `${what}, ${name}`,
    value: shareOf(costsOf(pans), share) / shareOf(costsOf(empty), share),
    unit: 'times',
    atMost: GOAL,
  }))

const measure = async (open: (page: Page) => Promise<void>): Promise<readonly Pan[]> => {
  return onPage(async (page, browser) => {
    await open(page)
    // The first pan wakes what is only needed once.
    await pan(browser, page)
    const pans: Pan[] = []
    for (let done = 0; done < PANS; done += 1) pans.push(await pan(browser, page))
    return pans
  })
}

const openFull = async (page: Page, origin: string): Promise<void> => {
  await fillRoad(page)
  await openLive(page, origin)
  // The list shows some of very many; its heading counts all that are on the map.
  const heading = await page.locator('[data-part="stations-heading"]').innerText()
  if (!heading.includes(STATIONS.toLocaleString('en'))) throw new Error(heading)
}

/** Measures frames while the live map is moved. */
export const measureMap = async (): Promise<readonly Figure[]> =>
  withSite(async (origin) => {
    const empty = await measure((page) => openBare(page, origin))
    const usual = await measure((page) => openLive(page, origin))
    const full = await measure((page) => openFull(page, origin))
    const [road, crowd] = [
      'panning the live map, a road with its stations',
      `panning the live map, ${STATIONS} stations`,
    ]
    return [
      ...toFigures(road, usual),
      ...compare(road, usual, empty),
      ...toFigures(crowd, full),
      ...compare(crowd, full, empty),
      ...toFigures('peer: panning an empty map of MapLibre', empty),
    ]
  })
