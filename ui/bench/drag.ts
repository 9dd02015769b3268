// Dragging a slider on a processor slowed down four times: what each frame costs the page, from the frame's own start,
// over input, script, layout and paint, to the end of its work.
import type { Page } from 'playwright'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { takeFrames, watchFrames } from './frames.js'
import { withSite } from './site.js'
import { onPage } from './measured-browser.js'

const SLOWER = 4
const DRAGS = 7
const STEPS = 60
const STEP_PAUSE = 12
const REST = 600
const GOAL = 16
const MOST = 0.95
const LEFT = 0.1
const RIGHT = 0.9

interface Drag {
  readonly name: string
  readonly path: string
  readonly slider: string
}

const DRAGGED: readonly Drag[] = [
  {
    name: 'range page, temperature',
    path: '/uk/electrification/range/',
    slider: '[data-part="temperature"] input[type=range]',
  },
  {
    name: 'costs page, mileage',
    path: '/uk/electrification/cost-benefits/',
    slider: '[data-part="savings-tool"] [data-part="value-mileage"] input[type=range]',
  },
]

const drag = async (page: Page, slider: string): Promise<readonly number[]> => {
  const box = await page.locator(slider).first().boundingBox()
  if (box === null) throw new Error(`No slider ${slider}`)
  const at = (share: number): readonly [number, number] => [
    box.x + box.width * share,
    box.y + box.height / 2,
  ]
  const move = async (from: number, to: number): Promise<void> => {
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(...at(from + ((to - from) * step) / STEPS))
      await page.waitForTimeout(STEP_PAUSE)
    }
  }
  await page.mouse.move(...at(LEFT))
  await page.mouse.down()
  await page.evaluate(watchFrames)
  await move(LEFT, RIGHT)
  await move(RIGHT, LEFT)
  const times = await page.evaluate(takeFrames)
  await page.mouse.up()
  await page.waitForTimeout(REST)
  return times
}

const measure = async (
  origin: string,
  { path, slider, name }: Drag,
): Promise<readonly Figure[]> => {
  return onPage(async (page) => {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.locator(slider).first().scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // The first drag wakes what is only needed once.
    await drag(page, slider)
    const drags: (readonly number[])[] = []
    for (let done = 0; done < DRAGS; done += 1) drags.push(await drag(page, slider))
    if (drags.some((frames) => frames.length < STEPS)) throw new Error('Too few frames were drawn')
    const what = `dragging a slider, ${name}, 4x slower`
    return [
      {
        name: `${what}, longest frame`,
        value: middle(drags.map((frames) => Math.max(...frames))),
        unit: 'ms',
        atMost: GOAL,
      },
      {
        name: `${what}, 95 of 100 frames within`,
        value: shareOf(drags.flat(), MOST),
        unit: 'ms',
      },
    ]
  })
}

/** Measures frames while a slider is dragged. */
export const measureDrag = async (): Promise<readonly Figure[]> =>
  withSite(async (origin) => {
    const figures: Figure[] = []
    for (const one of DRAGGED) figures.push(...(await measure(origin, one)))
    return figures
  })
