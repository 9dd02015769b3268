// Sixty cars in a row, on a processor slowed down four times: what each frame of a drag costs the page, and how long a press
// on an arrow takes to be seen.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { middle, shareOf, type Figure } from '../../.config/measure.mjs'
import { takeFrames, watchFrames } from './frames.js'
import { measurePeers, type OpenedPage } from './peer-pages.js'
import { PRESS_THRESHOLD, takePresses, watchPresses } from './press-times.js'

const SLOWER = 4
const ROUNDS = 7
const STEPS = 60
const STEP_PAUSE = 12
const REST = 1500
const FRAME_GOAL = 16
const PRESS_GOAL = 100
const MOST = 0.95

const PICTURES = fileURLToPath(new URL('../../data/pictures/rendered/', import.meta.url))

interface Round {
  readonly frames: readonly number[]
  readonly press: number
}

const prepare = async ({ page, session }: OpenedPage): Promise<void> => {
  await page.route('**/media/cars/*', (route) =>
    route.fulfill({ path: join(PICTURES, route.request().url().split('/').at(-1) ?? '') }),
  )
  // Functions handed to the page carry this call of the compiler's; the page does not know it.
  await page.evaluate('globalThis.__name = (made) => made')
  await page.evaluate(() => (window as unknown as { mountCars: () => Promise<void> }).mountCars())
  await page.evaluate(watchPresses, PRESS_THRESHOLD)
  await page.waitForTimeout(REST)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const drag = async (page: Page, way: 1 | -1): Promise<readonly number[]> => {
  const box = await page.locator('[data-part="viewport"]').boundingBox()
  if (box === null) throw new Error('No row')
  const [middleX, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const reach = (box.width * MOST) / 2
  await page.mouse.move(middleX - way * reach, y)
  await page.mouse.down()
  await page.evaluate(watchFrames)
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(middleX - way * reach + (way * 2 * reach * step) / STEPS, y)
    await page.waitForTimeout(STEP_PAUSE)
  }
  await page.mouse.up()
  await page.waitForTimeout(REST)
  return page.evaluate(takeFrames)
}

const run = async ({ page }: OpenedPage, round: number): Promise<Round> => {
  const way = round % 2 === 0 ? -1 : 1
  const frames = await drag(page, way)
  if (frames.length < STEPS) throw new Error('Too few frames were drawn')
  const arrow = way < 0 ? 'carousel-next' : 'carousel-previous'
  await page.evaluate(takePresses)
  await page.locator(`[data-part="${arrow}"]`).click()
  await page.waitForTimeout(REST)
  return { frames, press: Math.max(PRESS_THRESHOLD, ...(await page.evaluate(takePresses))) }
}

/** Measures a row of sixty cars. */
export const measureCards = async (): Promise<readonly Figure[]> => {
  const { cars = [] } = await measurePeers({
    script: new URL('cards/page.ts', import.meta.url),
    names: ['cars'],
    viewport: { width: 1280, height: 800 },
    hasStyles: true,
    rounds: ROUNDS,
    prepare,
    run,
  })
  return [
    {
      name: 'dragging sixty cars, 4x slower, longest frame',
      value: middle(cars.map(({ frames }) => Math.max(...frames))),
      unit: 'ms',
      atMost: FRAME_GOAL,
    },
    {
      name: 'dragging sixty cars, 4x slower, 95 of 100 frames within',
      value: shareOf(
        cars.flatMap(({ frames }) => frames),
        MOST,
      ),
      unit: 'ms',
    },
    {
      name: 'an arrow among sixty cars, press to next frame, 4x slower',
      value: middle(cars.map(({ press }) => press)),
      unit: 'ms',
      atMost: PRESS_GOAL,
    },
  ]
}
