// A car configured in steps, as a buyer does it: from the page of a car to the form of its quote.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'

const PAGE = '/uk/cars/configure/'
const CHOSEN = `${PAGE}?code=ex30-electric.SME.moss`

const stage = (page: Page) => page.locator('[data-part="stage"]')
const optionIn = (page: Page, step: string, name: string) =>
  page.locator(`[data-part="${step}"]`).getByRole('link', { name, exact: true })

const quote = (page: Page) =>
  page.locator('[data-part="summary"]').getByRole('link', { name: 'Request a quote' })

const configure = async (page: Page): Promise<void> => {
  await page.goto('/uk/cars/ex30-electric/')
  await page.getByRole('main').getByRole('link', { name: 'Build yours' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build your EX30')
  await expect(stage(page)).toContainText('from £35,000')
  await optionIn(page, 'version', 'Single Motor Extended Range').click()
  await expect(page).toHaveURL(/version=SME.*#paint$/)
  await optionIn(page, 'paint', 'Dusk red').click()
  await expect(page).toHaveURL(/colour=dusk.*#summary$/)
  await expect(stage(page)).toContainText('from £39,400')
  await expect(stage(page).getByRole('img')).toHaveAttribute('src', /-dusk-three-quarter/)
}

const QUOTE = /\/uk\/quote\/form\/?\?model=EX30&version=SME&colour=dusk/

test('[E-B-78] from the page of a car to its quote, with version and paint; back leads to the step before', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await configure(page)
  await page.goBack()
  await expect(page).toHaveURL(/version=SME&colour=moss#paint$/)
  await page.goForward()
  await quote(page).click()
  await expect(page).toHaveURL(QUOTE)
  await expect(page.getByText('Single Motor Extended Range, Dusk red')).toBeVisible()
  expect(faults).toEqual([])
})

test('[E-B-78] by keys alone', async ({ page }) => {
  await page.goto(`${PAGE}?model=EX30`)
  await optionIn(page, 'version', 'Single Motor Extended Range').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/version=SME/)
  // The next press of Tab goes on where the address has led.
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-part="paint"] a').first()).toBeFocused()
  await expect(page.locator('[data-part="paint"] a').first()).toBeInViewport()
})

test('[E-B-78] a friend opens the address that is passed on, in another market too', async ({
  page,
}) => {
  await page.goto(CHOSEN)
  const code = page.locator('[data-part="code"]')
  await expect(code).toHaveText(/\/uk\/cars\/configure\/\?code=ex30-electric\.SME\.moss$/)
  await code.click()
  await expect(stage(page)).toContainText('Single Motor Extended Range, Moss green')
  for (const [site, form] of [
    ['de', 'Angebot anfordern'],
    ['ae', 'اطلب عرض سعر'],
  ] as const) {
    await page.goto(CHOSEN.replace('/uk/', `/${site}/`))
    await expect(stage(page).getByRole('img')).toHaveAttribute('src', /-moss-three-quarter/)
    await expect(
      page.locator('[data-part="summary"]').getByRole('link', { name: form }),
    ).toHaveAttribute('href', `/${site}/quote/form?model=EX30&version=SME&colour=moss`)
  }
})

test('[E-B-78] on paper it is the picture and the summary', async ({ page }) => {
  await page.goto(CHOSEN)
  await page.emulateMedia({ media: 'print' })
  await expect(stage(page).getByRole('img')).toBeVisible()
  await expect(page.locator('[data-part="summary"]')).toBeVisible()
  for (const step of ['car', 'version', 'paint'])
    await expect(page.locator(`[data-part="${step}"]`)).toBeHidden()
})

for (const [at, path] of [PAGE, CHOSEN, CHOSEN.replace('/uk/', '/ae/')].entries())
  test(`[E-B-21] [E-B-22] nothing is wrong in any width, light or dark: ${path}`, async ({
    page,
  }) => {
    const reach = async (): Promise<void> => {
      await page.goto(path)
    }
    await seeNothingWrong(page, reach, { device: deviceOf(at) })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-B-78] all of it works', async ({ page }) => {
    await configure(page)
    await quote(page).click()
    await expect(page).toHaveURL(QUOTE)
  })
})
