// The first thing a visitor does on each page, in a Firefox that is driven over WebDriver BiDi.
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANSWER } from '../../.config/answered.mjs'
import { findFirefox } from '../../.config/firefox.mjs'
import { serveSite, type Served } from '../e2e/served.js'

const TOOLS = '/uk/electrification/'
const CHARGING = `${TOOLS}charging-your-car/`

const firefox = findFirefox()

/** What a visitor does first, and where it shows. */
interface Story {
  readonly page: string
  readonly path: string
  /** A control that answers once the page is awake; none where the page is nothing but links. */
  readonly control?: string
  /** Where the answer shows. */
  readonly answer: string
  readonly act: (page: Page) => Promise<void>
}

const part = (name: string): string => `[data-part="${name}"]`

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).click()
}

const pressKeys =
  (selector: string, ...keys: readonly KeyInput[]) =>
  async (page: Page) => {
    await page.focus(selector)
    for (const key of keys) await page.keyboard.press(key)
  }

const search = async (page: Page): Promise<void> => {
  await page.type('[name="from"]', 'London')
  await page.type('[name="to"]', 'Edinburgh')
  await page.keyboard.press('Enter')
}

const STORIES: readonly Story[] = [
  {
    page: 'home',
    path: '/uk/',
    answer: 'h1',
    act: press('main a[href^="/"]'),
  },
  {
    page: 'tools',
    path: TOOLS,
    control: `${part('range-tool')} ${part('temperature')} button`,
    answer: `${part('range-tool')} ${part('range')}`,
    act: press(`${part('range-tool')} ${part('temperature')} button`),
  },
  {
    page: 'charging',
    path: CHARGING,
    control: `${part('range-slider')} input`,
    answer: part('duration'),
    act: pressKeys(`${part('range-slider')} input`, 'Home'),
  },
  {
    page: 'range',
    path: `${TOOLS}range/`,
    control: `${part('temperature')} button`,
    answer: part('range'),
    act: press(`${part('temperature')} button`),
  },
  {
    page: 'costs',
    path: `${TOOLS}cost-benefits/`,
    control: `${part('value-mileage')} input[type="range"]`,
    answer: part('total'),
    act: pressKeys(`${part('value-mileage')} input[type="range"]`, 'End'),
  },
  {
    page: 'planner',
    path: `${CHARGING}public/route-planner/`,
    control: '[name="from"]',
    answer: part('status'),
    act: search,
  },
  {
    page: 'contact',
    path: '/uk/contact-request/form',
    control: '[name="business"]',
    answer: part('lead-form'),
    act: pressKeys('[name="business"]', ' '),
  },
  {
    page: 'models',
    path: '/uk/quote',
    control: '[name="pno"]',
    answer: 'h1',
    act: pressKeys('[name="pno"]', 'ArrowRight', 'Enter'),
  },
  {
    page: 'retailers',
    path: '/de/quote/retailer?pno=416XY2',
    control: part('place-input'),
    answer: 'main',
    act: async (page) => page.type(part('place-input'), 'Berlin'),
  },
  {
    page: 'quote',
    path: '/uk/quote/form?pno=416XY2',
    control: part('place-input'),
    answer: 'main',
    act: async (page) => page.type(part('place-input'), 'London'),
  },
  {
    page: 'host',
    path: '/uk/embedded/',
    control: part('overlay-trigger'),
    answer: `dialog ${part('lead-form')}`,
    act: press(`>>> ${part('overlay-trigger')}`),
  },
]

/** Numbers as people of each site write them, and how the page writes what they meant. */
const TYPED: readonly (readonly [site: string, typed: string, value: string, shown: string])[] = [
  ['de', '15.000', 'mileage', '15000'],
  ['de', '0,29', 'energyCost', '0,29'],
  ['uk', '9,000', 'mileage', '9000'],
  ['se', '18,5', 'fuelCost', '18,5'],
]

const open = async (browser: Browser, address: string) => {
  // What one story leaves in the browser is not there in the next.
  const context = await browser.createBrowserContext()
  const { name, value, domain, path } = ANSWER
  await context.setCookie({ name, value, domain, path })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`error: ${String(error)}`))
  const answer = await page.goto(address, { waitUntil: 'load' })
  return { page, faults, context, status: answer?.status() }
}

/** What stands at a place of the page, also within a part that keeps its inside to itself. */
interface Seen {
  readonly text: string
  /** Whether it has its script. */
  readonly isAwake: boolean
}

const look = (page: Page, selector: string): Promise<Seen> =>
  page.evaluate((one) => {
    const find = (root: Document | ShadowRoot): Element | undefined => {
      const element = root.querySelector(one)
      if (element !== null) return element
      const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot === null ? [] : [find(shadowRoot)],
      )
      return inner.find((found) => found !== undefined)
    }
    const element = find(document)
    const names = element === undefined ? [] : Object.keys(element)
    return {
      text: element?.textContent ?? '',
      isAwake: names.some((name) => name.startsWith('__reactFiber')),
    }
  }, selector)

// Firefox draws nothing in three dimensions on a machine without a graphics card; the page says so and keeps its picture.
const NO_WEBGL = 'EV-411 The map could not be loaded: WebGL2 is required'

// A place on every page; where a pointer was before, it does not move to.
const reachFor = async ({ mouse }: Page): Promise<void> => {
  await mouse.move(199, 199)
  await mouse.move(200, 200)
}

const SOON = { timeout: 30_000 }
const LIMIT = 300_000

// Where there is none, the run of all tests counts these as skipped, by the name of the group.
describe.skipIf(firefox === undefined)('in Firefox', () => {
  let site: Served
  let browser: Browser
  beforeAll(async () => {
    site = await serveSite({
      EVKIT_PREVIEW: 'on',
      EVKIT_ENVIRONMENT: 'qa',
      EVKIT_FORMS_LIMITS: 'off',
    })
    browser = await launch({
      browser: 'firefox',
      executablePath: firefox ?? '',
      headless: true,
      // The map is drawn by the processor where there is no graphics card.
      extraPrefsFirefox: { 'webgl.force-enabled': true },
    })
  }, LIMIT)
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })

  test.each(STORIES)('the $page page opens in silence, wakes and answers', async (story) => {
    const { page, faults, context, status } = await open(browser, `${site.origin}${story.path}`)
    expect([story.path, status]).toEqual([story.path, 200])
    const { control } = story
    // A page of a tool sleeps until somebody reaches for it.
    await reachFor(page)
    if (control !== undefined)
      await expect.poll(() => look(page, control), SOON).toMatchObject({ isAwake: true })
    const before = await look(page, story.answer)
    await story.act(page)
    await expect.poll(async () => (await look(page, story.answer)).text, SOON).not.toBe(before.text)
    expect(faults.filter((fault) => !fault.includes(NO_WEBGL))).toEqual([])
    await context.close()
  })

  test.each(TYPED)(
    '[E-T-111] in %s, %s is typed for %s and %s is meant; a wheel over it changes nothing',
    async (name, typed, value, shown) => {
      const { page, faults, context } = await open(
        browser,
        `${site.origin}/${name}/electrification/cost-benefits/`,
      )
      await reachFor(page)
      const field = `${part(`value-${value}`)} input:not([type="range"])`
      await expect.poll(() => look(page, field), SOON).toMatchObject({ isAwake: true })
      const element = await page.waitForSelector(field)
      await element?.click({ count: 3 })
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      const valueOf = (): Promise<string> =>
        page.evaluate((one) => document.querySelector<HTMLInputElement>(one)?.value ?? '', field)
      await expect.poll(valueOf, SOON).toBe(shown)
      const before = await page.evaluate(() => window.scrollY)
      await page.mouse.wheel({ deltaY: 200 })
      await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBeGreaterThan(before)
      expect(await valueOf()).toBe(shown)
      expect(faults).toEqual([])
      await context.close()
    },
  )
})
