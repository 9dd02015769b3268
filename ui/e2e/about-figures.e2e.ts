// On what the figures of a car rest: told on its page, without a script and on paper.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'

const about = (page: Page) => page.locator('#about-figures details')
const rowOf = (page: Page, figure: string) =>
  about(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: figure, exact: true }) })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await about(page).locator('summary').click()
  await expect(about(page).getByRole('table')).toBeVisible()
}

test.describe('[E-B-80] without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a figure is followed from its table to who says it', async ({ page }) => {
    await page.goto('/uk/cars/ex30-electric/')
    await page.locator('#data').getByRole('link', { name: 'About these figures' }).click()
    await expect(about(page).locator('summary')).toBeInViewport()
    await about(page).locator('summary').click()
    const boot = rowOf(page, 'Boot')
    await expect(boot).toContainText('318 l')
    await expect(boot).toContainText('2024')
    await expect(boot.getByRole('link', { name: 'EVKX charging tables' })).toHaveAttribute(
      'href',
      'https://github.com/evkx/evkx.github.io',
    )
    await expect(about(page).getByText('Example, chosen by us').first()).toBeVisible()
  })
})

test('[E-B-80] on paper it is open', async ({ page }) => {
  await page.goto('/uk/cars/ex30-electric/')
  await page.emulateMedia({ media: 'print' })
  await expect(about(page).getByText('Twin Motor Performance').first()).toBeVisible()
})

for (const [at, site] of (['uk', 'de', 'ae'] as const).entries())
  test(`[E-B-80] ${site}: nothing is wrong with it, light and dark, in four widths`, async ({
    page,
  }) => {
    await seeNothingWrong(page, () => open(page, `/${site}/cars/ex90-electric/`), {
      part: '#about-figures',
      device: deviceOf(at),
    })
  })
