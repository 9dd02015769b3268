// Cars beside each other, as a buyer compares them.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'

const PAGE = '/uk/cars/compare-cars/'

const headsOf = (page: Page) =>
  page.getByRole('columnheader').getByRole('link', { name: /^E[XSC]\d/ })
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

const compare = async (page: Page): Promise<void> => {
  await page.getByLabel('Car 1').selectOption('EX90')
  await page.getByLabel('Car 3').selectOption('EX40')
  await page.getByLabel('Outside temperature').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(headsOf(page)).toHaveText(['EX90', 'EX30 Cross Country', 'EX40'])
}

test('[B-T-05] a buyer comes from a car, puts two others beside it, and finds the same figure in its tool', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/cars/ex30-electric/')
  await page.getByRole('main').getByRole('link', { name: 'Compare our cars' }).click()
  await compare(page)
  const range = row(page, 'Range')
  await expect(range).toContainText('Mixed driving, -5°C, climate control on', { ignoreCase: true })
  await expect(range.getByText('Best')).toHaveCount(1)
  const figure = range.getByRole('link').first()
  const text = (await figure.textContent()) ?? ''
  await figure.click()
  await expect(page).toHaveTitle(`EX90: ${text.replace('\u00a0', ' ')} range – Northlane`)
  await page.goBack()
  await expect(headsOf(page)).toHaveText(['EX90', 'EX30 Cross Country', 'EX40'])
  expect(faults).toEqual([])
})

const FOUR = `${PAGE}?car1=ex40-electric&car2=ec40-electric&car3=ex90-electric&car4=es90-electric`

for (const [at, path] of [
  PAGE,
  '/ae/cars/compare-cars/?car3=ex90-electric&car2=ex40-electric&car1=ec40-electric',
  FOUR,
].entries())
  test(`[E-B-21] [E-B-22] nothing is wrong in any width, light or dark: ${path}`, async ({
    page,
  }) => {
    const reach = async (): Promise<void> => {
      await page.goto(path)
    }
    await seeNothingWrong(page, reach, { device: path === FOUR ? undefined : deviceOf(at) })
  })

test('[B-T-05] on a phone the cars scroll under the name of their row, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${PAGE}?car1=ex40-electric&car2=ec40-electric&car3=ex90-electric`)
  const table = page.getByRole('group', { name: 'The cars compared' })
  await table.focus()
  for (let at = 0; at < 8; at += 1) await page.keyboard.press('ArrowRight')
  await expect(headsOf(page).last()).toBeInViewport({ ratio: 1 })
  const name = page.getByText(/^Fast charging at 250.kW/)
  await name.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 300)
  })
  await expect(name).toBeInViewport({ ratio: 1 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await beyond()).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-T-05] [B-B-07] cars are compared all the same', async ({ page }) => {
    await page.goto(PAGE)
    await compare(page)
    await expect(page).toHaveURL(/car1=ex90-electric&car2=ex30-cross-country-electric&car3=ex40/)
  })
})
