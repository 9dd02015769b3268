// Looks at one page in one width: what it says of itself, what it asks for, what it costs.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ANSWERED } from '../../../.config/answered.mjs'
import { listFaults } from '../../e2e/models/axe.model.js'
import { judgeOutline, type Fault } from './judge.js'

/** What was seen of a page in a width. */
export interface Look {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly links: readonly string[]
  /** [B] As they came over the network. */
  readonly bytes: number
  readonly faults: readonly Fault[]
}

const HEIGHT = 900
// [ms]
const PATIENCE = 30_000
const QUIET = 4000
const AFTER_WAKING = 400

const countBytes = async (context: BrowserContext, page: Page): Promise<() => number> => {
  let bytes = 0
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

const isMissing = (status: number): boolean => status >= 400

const hear = (page: Page, address: string): readonly Fault[] => {
  const faults: Fault[] = []
  const pathOf = (url: string): string => url.replace(new URL(address).origin, '')
  let isNotThere = false
  page.on('console', (message) => {
    // What the driver of a machine without a graphics card says of itself is no fault of the page; nor is that the page
    // that was asked for is not there.
    const isOwn = message.location().url === address && isNotThere
    if (message.text().includes('GL Driver Message') || isOwn) return
    faults.push({ kind: 'console', text: `${message.type()}: ${message.text()}` })
  })
  page.on('pageerror', (error) => faults.push({ kind: 'error', text: error.message }))
  page.on('response', (response) => {
    if (response.url() === address) isNotThere = isMissing(response.status())
    else if (isMissing(response.status()))
      faults.push({ kind: 'request', text: `${response.status()} ${pathOf(response.url())}` })
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A film that is left, and what a page gives up, is no fault.
    if (reason !== 'net::ERR_ABORTED')
      faults.push({ kind: 'request', text: `${reason} ${pathOf(request.url())}` })
  })
  return faults
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })

const rest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: QUIET }).catch(() => undefined)
}

// Run in the page: it holds no function with a name, as what runs this file would add to those.
const readFacts = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((one) => one.checkVisibility() && one.closest('[aria-hidden="true"]') === null)
      .map((one) => ({
        level: Number(one.tagName.slice(1)),
        text: (one.textContent || '').trim().slice(0, 60),
      })),
    links: [
      ...document.querySelectorAll('a[href], link[rel="alternate"], link[rel="manifest"]'),
    ].map((one) => one.getAttribute('href') ?? ''),
    over: document.documentElement.scrollWidth - window.innerWidth,
  }))

const lookAt = async (context: BrowserContext, address: string): Promise<Look> => {
  const page = await context.newPage()
  const bytes = await countBytes(context, page)
  const heard = hear(page, address)
  const answer = await page.goto(address, { timeout: PATIENCE })
  await scrollThrough(page)
  await rest(page)
  const cost = bytes()
  // Reached for, the page wakes: what is wrong with its script is told then.
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.waitForTimeout(AFTER_WAKING)
  await rest(page)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  const { headings, over, ...facts } = await readFacts(page)
  const violations = await listFaults(page)
  const wide = over > 0 ? [`${over} px wider than the window`] : []
  return {
    status: answer?.status() ?? 0,
    headers: (await answer?.allHeaders()) ?? {},
    ...facts,
    bytes: cost,
    faults: [
      ...heard,
      ...judgeOutline(headings),
      ...violations.map((text) => ({ kind: 'axe', text }) as const),
      ...wide.map((text) => ({ kind: 'wide', text }) as const),
    ],
  }
}

/** Looks at a page, as a visitor who has not been there and has answered the question for consent. */
export const look = async (browser: Browser, address: string, width: number): Promise<Look> => {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    storageState: ANSWERED,
  })
  try {
    return await lookAt(context, address)
  } finally {
    await context.close()
  }
}
