// The line-up filtered by version: how a buyer finds the car that fits.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'

const PAGE = '/uk/cars/'

const versionsOf = (page: Page) => page.locator('[data-part="version"]')
const cars = (page: Page) => page.locator('[data-part="product"]')
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show versions' }).click()

// Three steps: the line-up, the range, the button; versions come by price.
const findCheapest = async (page: Page): Promise<void> => {
  await page.goto(PAGE)
  await field(page, 'Range in winter').selectOption('200')
  await show(page)
  await expect(page).toHaveURL(/[?&]winter=200/)
  await expect(versionsOf(page)).toHaveCount(14)
  await expect(versionsOf(page).first()).toContainText('EX30 Single Motor Extended Range')
  await expect(versionsOf(page).first()).toContainText('£39,400')
}

const narrow = async (page: Page): Promise<void> => {
  await field(page, 'Seats').selectOption('7')
  await field(page, 'Towing').selectOption('1500')
  await show(page)
  await expect(page.getByRole('heading', { name: '2 of 18 versions' })).toBeInViewport()
  await expect(field(page, 'Range in winter')).toHaveValue('200')
  await expect(versionsOf(page)).toHaveCount(2)
  await expect(cars(page)).toHaveCount(0)
}

test('[E-B-75] the cheapest car with 200 miles in winter is found in three steps, and its page shows that version', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await findCheapest(page)
  await versionsOf(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/uk\/cars\/ex30-electric\/\?version=SME/)
  await expect(page.locator('[data-part="versions"] [data-state="chosen"]')).toContainText(
    '£39,400',
  )
  await page.goBack()
  await narrow(page)
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(versionsOf(page)).toHaveCount(0)
  await expect(cars(page)).toHaveCount(6)
  expect(faults).toEqual([])
})

test('[E-B-75] where nothing has it all, one link leads to what comes close', async ({ page }) => {
  await page.goto(`${PAGE}?seats=7&boot=400`)
  await expect(page.getByRole('heading', { name: /^None of our 18 versions/ })).toBeVisible()
  await page.getByRole('link', { name: 'Leave out “Boot”: 3 versions' }).click()
  await expect(versionsOf(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Compare all 3' })).toHaveAttribute(
    'href',
    /car1=ex90-electric.SM&car2=ex90-electric.TM&car3=ex90-electric.TMP$/,
  )
})

for (const [at, path] of [
  `${PAGE}?winter=200`,
  '/ae/cars/?seats=7',
  '/de/cars/?budget=50000&sort=winter',
  `${PAGE}?seats=7&boot=400&winter=abc`,
].entries())
  test(`[E-B-75] [E-B-21] [E-B-22] nothing is wrong in any width, light or dark: ${path}`, async ({
    page,
  }) => {
    const reach = async (): Promise<void> => {
      await page.goto(path)
    }
    await seeNothingWrong(page, reach, { device: deviceOf(at) })
  })

test('[E-B-75] what is pressed is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${PAGE}?winter=200`)
  const targets = page.locator(
    '[data-part="car-finder"] :is(select, button, [data-part="finder-result"] a)',
  )
  const heights = await targets.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-B-75] [B-B-07] it is found all the same', async ({ page }) => {
    await findCheapest(page)
    await narrow(page)
  })
})
