import { expect, test, type Page } from '@playwright/test'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyHouse } from '../../.config/copy-house.mjs'
import { listFaults } from './models/axe.model.js'
import { serveSite, type Served } from './served.js'

const CAR = '/uk/cars/ex30-electric/'
const PRICES = '/api/order/prices'

const label = (page: Page) => page.locator('[data-part="car-price"] [data-part="price"]')

interface Answer {
  readonly prices: Record<string, { readonly editions: Record<string, { cash: number }> }>
}

// The service answers with what the page came with, and another price to buy for.
const answerWith = async (page: Page, cash: number): Promise<{ asked: () => number }> => {
  let asked = 0
  await page.route(`**${PRICES}`, async (route) => {
    asked += 1
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const entry = answer.prices['ex30-electric']?.editions['default']
    if (entry !== undefined) entry.cash = cash
    await route.fulfill({ response, json: answer })
  })
  return { asked: () => asked }
}

const touch = async (page: Page): Promise<void> => {
  const woken = page.waitForResponse(/blocks-client/)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await woken
  await page.waitForLoadState('networkidle')
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('[E-B-18] [B-PRICE-28] a price the page came with is asked for anew when it was seen for 15 minutes, and not before', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  const { asked } = await answerWith(page, 36000)
  await page.clock.install()
  await page.goto(CAR)
  await expect(label(page)).toContainText('£35,000')
  await touch(page)
  await page.clock.runFor('10:00')
  await setHidden(page, true)
  await page.clock.runFor('59:00')
  await setHidden(page, false)
  await page.clock.runFor('04:30')
  expect(asked()).toBe(0)
  expect(scripts.filter((url) => /refresh-prices|price\.machine/.test(url))).toEqual([])
  await page.clock.runFor('01:00')
  await expect(label(page)).toContainText('£36,000')
  await expect(page.locator('[data-part="car-price"]')).toContainText(
    'An example price for the demonstration',
  )
  expect(asked()).toBe(1)
  await page.clock.runFor('16:00')
  await expect.poll(asked).toBe(2)
  expect(await listFaults(page, '[data-part="car-price"]')).toEqual([])
})

test('[E-B-18] the labels of offers follow, awake or asleep', async ({ page }) => {
  const { asked } = await answerWith(page, 36000)
  await page.clock.install()
  await page.goto('/uk/')
  await touch(page)
  await page.clock.runFor('16:00')
  await expect.poll(asked).toBe(1)
  await page.getByRole('link', { name: 'See the offers' }).click()
  const prices = page.getByRole('dialog').locator('[data-part="price"]')
  await expect(prices.first()).toContainText('£36,000')
})

test('[E-B-18] [D-B-16] where nobody answers the price stays, and it is logged', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await page.route(`**${PRICES}`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.clock.install()
  await page.goto(CAR)
  const before = await label(page).textContent()
  await touch(page)
  await page.clock.runFor('16:00')
  await expect.poll(() => said.join('\n')).toContain('Prices were refused: 503')
  expect(await label(page).textContent()).toBe(before)
})

const structuredOf = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all
        .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
        .filter((one) => one['@type'] === 'Car'),
    )

test('[B-B-05] an example is no offer to machines', async ({ page }) => {
  for (const path of [CAR, '/uk/', '/de/', '/us/', '/uk/cars/']) {
    await page.goto(path)
    expect([path, await structuredOf(page)]).toEqual([path, []])
  }
})

test.describe('a site with a published price', () => {
  test.describe.configure({ mode: 'default' })
  const house = copyHouse({
    copied: ['data', 'ui/dist/server', 'package.json'],
    linked: ['engine', 'node_modules', 'ui/dist/client', 'ui/dist/pictures', 'ui/package.json'],
    isNeeded: (path) => !/\/(?:node_modules|test)$/.test(path),
  })
  let site: Served | undefined

  test.beforeAll(async () => {
    const file = join(house, 'data/sources/car-prices.json')
    const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Record<string, unknown>[]
    const published = rows.map((row) =>
      row['slug'] === 'ex30-electric' ? { ...row, basis: 'published' } : row,
    )
    writeFileSync(file, JSON.stringify(published))
    site = await serveSite({ EVKIT_THREADS: '0' }, join(house, 'ui/dist/server/main.js'), house)
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(house, { recursive: true })
  })

  test('[B-B-05] machines read its price, its tax and its day as they stand beside it', async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('console', (message) => faults.push(message.text()))
    await page.goto(`${site?.origin ?? ''}${CAR}`)
    await expect(label(page)).toContainText('Subscribe from £540/month or purchase from £35,000')
    await expect(page.locator('[data-part="price-note"]')).toHaveText(
      /^Published price\. Source: .+, 20 November 2026\.$/,
    )
    const more = { valueAddedTaxIncluded: true }
    const [car, ...others] = await structuredOf(page)
    expect(others).toEqual([])
    expect(car).toMatchObject({
      name: 'EX30',
      offers: [
        {
          '@type': 'Offer',
          price: '35000',
          priceCurrency: 'GBP',
          validFrom: '2026-11-20',
          ...more,
        },
        {
          ...{ '@type': 'Offer', validFrom: '2026-11-20' },
          priceSpecification: { price: '540', priceCurrency: 'GBP', unitCode: 'MON', ...more },
        },
      ],
    })
    for (const path of ['/uk/', '/uk/cars/']) {
      await page.goto(`${site?.origin ?? ''}${path}`)
      const cars = await structuredOf(page)
      expect([path, cars.map(({ name }) => name)]).toEqual([path, ['EX30']])
      expect(JSON.stringify(cars)).toContain('"price":"35000"')
    }
    expect(faults).toEqual([])
  })
})
