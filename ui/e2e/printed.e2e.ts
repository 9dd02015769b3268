// What is on paper: everything that lies behind a press on the screen, and nothing that is only pressed.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { wakeAll } from './models/gallery.model.js'

const FOLDED = [
  // Beyond the first three callouts, and what a pop-up of one says.
  'Always up to date',
  'Covered for eight years',
  'Everything that drives.',
  // Answers, of the first questions and of those behind "show more".
  'On an 11 kW wallbox a full charge takes about',
  'About a third less at 120 km/h.',
  'Current flows only once plug and car have agreed on it.',
  // A section of an offer's details.
  'You pay one amount a month.',
  'Service, tyres and breakdown cover.',
  // Features beyond the first, and a text that is folded.
  'What matters is how quickly a battery fills, not how large it is.',
  'A heat pump, and a place to warm the car while it is plugged in.',
  'The zanzibar clause says so in writing.',
] as const

// Width of an A4 page.
const WIDTH = 794

test.use({ viewport: { width: WIDTH, height: 1123 } })

const BARS = [
  'banner',
  'sub-navigation',
  'consent-banner',
  'motion-control',
  'controls',
  'preview',
] as const

// Seen: it has a box, and no ancestor keeps its content from being drawn.
const listUnseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (texts) => {
      const seen = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) =>
        element.checkVisibility({
          contentVisibilityAuto: true,
          opacityProperty: true,
          visibilityProperty: true,
        }),
      )
      return texts.filter(
        (text) =>
          !seen.some(
            (element) =>
              element.textContent.includes(text) &&
              ![...element.children].some((child) => child.textContent.includes(text)),
          ),
      )
    },
    FOLDED as readonly string[],
  )

const CONTROLS = /^(?:Show all questions|Show more|Learn more|Close|What’s included)$/

const expectNoBars = async (page: Page): Promise<void> => {
  for (const part of BARS)
    await expect(page.locator(`[data-part="${part}"]`).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const controls = page.locator('button, summary, a').filter({ visible: true })
  await expect(controls.filter({ hasText: CONTROLS })).toHaveCount(0)
}

const readTarget = (link: Locator): Promise<string> =>
  link.evaluate((element) => getComputedStyle(element, '::after').content)

// Carousels: items beside and below each other, all on the page.
const expectGrid = async (items: Locator, count: number, columns: number): Promise<void> => {
  const boxes = await items.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top: Math.round(top), bottom: Math.round(bottom) }
    }),
  )
  expect(boxes).toHaveLength(count)
  for (const [at, { left, right, top }] of boxes.entries()) {
    expect([left >= 0, right <= WIDTH]).toEqual([true, true])
    const above = boxes[at - columns]
    if (above !== undefined) expect(top).toBeGreaterThanOrEqual(above.bottom)
    if (at % columns > 0) expect(left).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 1)
  }
}

for (const isAwake of [false, true]) {
  test(`[E-B-14] ${isAwake ? 'awake' : 'asleep'}, the gallery is printed with every text, and without bars`, async ({
    page,
  }) => {
    await page.goto('/uk/blocks/')
    if (isAwake) {
      await wakeAll(page)
      // An overlay that was open once is awake too.
      await page.getByRole('link', { name: 'open the overlay' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.locator('[data-part="plain-offers"]')).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => listUnseen(page)).toEqual([])
    await expectNoBars(page)
    await expectGrid(page.locator('[data-part="product-item"]'), 5, 3)
    await expectGrid(page.locator('[data-part="filter-carousel"] li'), 5, 3)
    const link = page.getByRole('link', { name: 'Explore electric driving' })
    expect(await readTarget(link)).toBe('"(/uk/electrification/)"')
    await page.emulateMedia({ media: 'screen' })
    if (isAwake) await expect(page.locator('[data-part="plain-offers"]')).toHaveCount(0)
  })
}

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('[E-B-14] the home is printed without the question for consent, with where its links lead, and on paper', async ({
    page,
  }) => {
    await page.goto('/uk/')
    await expect(page.locator('[data-part="consent-banner"]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectNoBars(page)
    for (const text of ['Cold air, a cold battery', 'From published registers', 'keep driving it'])
      await expect(page.getByText(text).first()).toBeVisible()
    const link = page.getByRole('link', { name: 'charging at home' })
    expect(await readTarget(link)).toBe('"(/uk/electrification/charging-your-car/home/)"')
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
