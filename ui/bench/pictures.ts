// Sixty pictures in a sliding gallery, a grid and a spotlight, on a processor slowed down four times: from a press to the
// next painted frame, on a phone and a desk, as the browser's own event timing tells it (to 8 ms). Each round is a visit
// of its own, in which everything happens for the first time.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { middle, type Figure } from '../../.config/measure.mjs'
import { measurePeers, type OpenedPage } from './peer-pages.js'
import { PRESS_THRESHOLD, takePresses, watchPresses } from './press-times.js'

const SLOWER = 4
const ROUNDS = 7
const REST = 1200
const PRESS_GOAL = 100

const RENDERED = fileURLToPath(new URL('../../data/pictures/rendered/', import.meta.url))

const SCREENS = { phone: { width: 390, height: 800 }, desk: { width: 1280, height: 800 } }

interface Press {
  readonly name: string
  readonly target: string
}

const ROW = '[data-part="carousel"] '
const OPENED = 'dialog[open] '
const NEXT = '[data-part="carousel-next"]'
const ENLARGED: Press = { name: 'picture enlarged', target: '[data-part="enlarge"]' }
const CLOSED: Press = { name: 'picture closed', target: `${OPENED}[data-part="close"]` }
const ONWARD: Press = { name: 'arrow over the whole screen', target: OPENED + NEXT }
const LARGER: Press = { name: 'larger', target: `${OPENED}[data-part="zoom-plus"]` }
const ARROW: Press = { name: 'arrow', target: ROW + NEXT }
const BAR: Press = { name: 'middle of the bar', target: '[data-part="progress"]' }

const BLOCKS: Readonly<Record<string, Readonly<Record<keyof typeof SCREENS, readonly Press[]>>>> = {
  gallery: {
    phone: [ENLARGED, LARGER, CLOSED, BAR],
    desk: [
      ENLARGED,
      ONWARD,
      { name: 'thumbnail', target: `${OPENED}[data-part="thumbs"] li:nth-child(3) button` },
      LARGER,
      CLOSED,
      ARROW,
      BAR,
    ],
  },
  'gallery-grid': { phone: [ENLARGED, CLOSED], desk: [ENLARGED, ONWARD, CLOSED] },
  spotlight: {
    phone: [
      { name: 'detail opened', target: '#pictures-1-more' },
      { name: 'detail closed', target: `${OPENED}[data-part="close"]` },
    ],
    desk: [
      ARROW,
      { name: 'detail opened', target: '#pictures-2-more' },
      { name: 'detail closed', target: `${OPENED}[data-part="close"]` },
    ],
  },
}

const prepare = async ({ page, session }: OpenedPage): Promise<void> => {
  await page.route('**/media/cars/*', (route) =>
    route.fulfill({
      path: join(RENDERED, new URL(route.request().url()).pathname.split('/').at(-1) ?? ''),
    }),
  )
  // Functions handed to the page carry this call of the compiler's; the page does not know it.
  await page.addInitScript({ content: 'globalThis.__name = (made) => made' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const visit = async (
  { page }: OpenedPage,
  presses: readonly Press[],
): Promise<ReadonlyMap<string, number>> => {
  await page.reload()
  await page.evaluate(() =>
    (window as unknown as { mountPictures: () => Promise<void> }).mountPictures(),
  )
  await page.evaluate(watchPresses, PRESS_THRESHOLD)
  await page.waitForTimeout(REST)
  const times = new Map<string, number>()
  for (const { name, target } of presses) {
    await page.evaluate(takePresses)
    await page.locator(target).filter({ visible: true }).first().click()
    await page.waitForTimeout(REST)
    times.set(name, Math.max(PRESS_THRESHOLD, ...(await page.evaluate(takePresses))))
  }
  return times
}

const measureOn = async (screen: keyof typeof SCREENS): Promise<readonly Figure[]> => {
  const rounds = await measurePeers({
    script: new URL('pictures/page.ts', import.meta.url),
    names: Object.keys(BLOCKS),
    viewport: SCREENS[screen],
    hasStyles: true,
    rounds: ROUNDS,
    prepare,
    run: (opened) =>
      visit(opened, BLOCKS[new URL(opened.page.url()).pathname.slice(1)]?.[screen] ?? []),
  })
  return Object.entries(BLOCKS).flatMap(([block, { [screen]: presses }]) =>
    presses.map(({ name }) => ({
      name: `sixty pictures, ${block}, ${screen}: ${name}, press to next frame, 4x slower`,
      value: middle((rounds[block] ?? []).map((times) => times.get(name) ?? Number.NaN)),
      unit: 'ms',
      atMost: PRESS_GOAL,
    })),
  )
}

/** Measures presses among sixty pictures. */
export const measurePictures = async (): Promise<readonly Figure[]> => [
  ...(await measureOn('phone')),
  ...(await measureOn('desk')),
]
