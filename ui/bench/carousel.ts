// One drag of a row of slides and its coming to rest: what it costs the main thread, beside the same row by others, in the
// same run of the same browser.
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { middle, type Figure } from '../../.config/measure.mjs'
import { measurePeers, type OpenedPage } from './peer-pages.js'

const ROUNDS = 11
const MOVES = 60
// [px]
const STEP = 8
// [ms]
const PAUSE = 12
const REST = 1500
const SECOND = 1000
const GOAL = 1

const OURS = 'ours'
const PEERS = { embla: 'Embla', swiper: 'Swiper' } as const
const NAMES = [OURS, ...Object.keys(PEERS)]

const prepare = async ({ page, session }: OpenedPage): Promise<void> => {
  await page.bringToFront()
  await page.evaluate(() => (window as unknown as { mountRow: () => Promise<void> }).mountRow())
  await wait(REST)
  await session.send('Performance.enable')
}

// What the main thread has worked so far [ms].
const readWork = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * SECOND
}

const placeOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().left ?? 0)

const drag = async ({ page, session }: OpenedPage, way: 1 | -1): Promise<number> => {
  const start = 450 - (way * MOVES * STEP) / 2
  const from = await placeOf(page)
  await page.mouse.move(start, 200)
  const before = await readWork(session)
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(start + way * move * STEP, 200)
    await wait(PAUSE)
  }
  await page.mouse.up()
  await wait(REST)
  const work = (await readWork(session)) - before
  const moved = Math.abs((await placeOf(page)) - from)
  if (moved < MOVES * STEP) throw new Error(`${page.url()}: the row has moved ${String(moved)} px`)
  return work
}

const WHAT = 'a drag of 60 moves and its rest, main thread'

/** Measures the drag of a row of slides. */
export const measureCarousel = async (): Promise<readonly Figure[]> => {
  const times = await measurePeers({
    script: new URL('carousel/page.ts', import.meta.url),
    names: NAMES,
    viewport: { width: 900, height: 700 },
    hasStyles: true,
    rounds: ROUNDS,
    prepare,
    run: (opened, round) => drag(opened, round % 2 === 0 ? -1 : 1),
  })
  const timeOf = (name: string): number => middle(times[name] ?? [])
  const cheapest = Math.min(...Object.keys(PEERS).map(timeOf))
  return [
    { name: WHAT, value: timeOf(OURS), unit: 'ms' },
    ...Object.entries(PEERS).map(([name, peer]) => ({
      name: `peer: ${WHAT}, ${peer}`,
      value: timeOf(name),
      unit: 'ms',
    })),
    {
      name: `${WHAT}, over the cheaper peer`,
      value: timeOf(OURS) / cheapest,
      unit: 'times',
      atMost: GOAL,
    },
  ]
}
