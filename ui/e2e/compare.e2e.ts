// Cars beside each other, as a buyer compares them.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'

const PAGE = '/uk/cars/compare-cars/'

const headsOf = (page: Page) =>
  page.getByRole('columnheader').getByRole('link', { name: /^E[XSC]\d/ })
const row = (page: Page, id: string) => page.locator(`tr[data-row="${id}"]`)

const HEADS = ['EX90 Twin Motor', 'EX30 Cross Country', 'EX40 Single Motor']

const compare = async (page: Page): Promise<void> => {
  await page.getByLabel('Car 1').selectOption('EX90 Twin Motor')
  await page.getByLabel('Car 3').selectOption('EX40 Single Motor')
  await page.getByLabel('Outside temperature').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(headsOf(page)).toHaveText(HEADS)
}

test('[B-T-05] a buyer comes from a car, puts two others beside it, and finds the same figure in its tool', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/cars/ex30-electric/')
  await page.getByRole('main').getByRole('link', { name: 'Compare our cars' }).click()
  await compare(page)
  const range = row(page, 'range')
  await expect(range).toContainText('Mixed driving, -5°C, climate control on', { ignoreCase: true })
  await expect(range.getByText('Best')).toHaveCount(1)
  const figure = range.getByRole('link').first()
  const text = (await figure.textContent()) ?? ''
  await figure.click()
  await expect(page).toHaveTitle(`EX90: ${text.replace('\u00a0', ' ')} range – Northlane`)
  await page.goBack()
  await expect(headsOf(page)).toHaveText(HEADS)
  expect(faults).toEqual([])
})

test('[B-T-05] [E-B-74] two versions of the car somebody has chosen stand beside each other, each with its price and its quote', async ({
  page,
}) => {
  await page.goto('/uk/cars/ex30-electric/?version=SME&colour=moss')
  await page.getByRole('main').getByRole('link', { name: 'Compare our cars' }).click()
  await expect(page.getByLabel('Car 1')).toHaveValue('ex30-electric.SME')
  await page.getByLabel('Car 2').selectOption('EX30 Twin Motor Performance')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(headsOf(page)).toHaveText([
    'EX30 Single Motor Extended Range',
    'EX30 Twin Motor Performance',
  ])
  await expect(row(page, 'price').getByRole('cell')).toHaveText([
    'from £39,400, exampleBest',
    'from £44,800, example',
  ])
  await page.getByRole('link', { name: 'Get a quote EX30 Twin Motor Performance' }).click()
  await expect(page).toHaveURL(/\?model=EX30&version=TMP&colour=moss/)
  await expect(page.getByText('Twin Motor Performance, Moss green')).toBeVisible()
})

test('[B-T-05] [E-B-84] at a desk the longest name of a version is read in full, and filters take half the height on a phone', async ({
  page,
}) => {
  await page.goto(`${PAGE}?car1=ex30-cross-country-electric.TMP&seats=7`)
  for (const width of [1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 })
    const spare = await page.getByLabel('Car 1').evaluate((list: HTMLSelectElement) => {
      const brush = document.createElement('canvas').getContext('2d')
      const { font, paddingInlineStart } = getComputedStyle(list)
      if (brush === null) throw new Error('nothing is measured')
      brush.font = font
      const name = list.selectedOptions[0]?.text ?? ''
      // The arrow of the list is as wide as its padding.
      return list.clientWidth - brush.measureText(name).width - 2 * parseFloat(paddingInlineStart)
    })
    expect([width, spare > 0]).toEqual([width, true])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  const filters = page.locator('[data-part="filters"] select')
  const tops = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2))
})

const FOUR = `${PAGE}?car1=ex40-electric.SM&car2=ex40-electric.TMP&car3=ex90-electric&car4=es90-electric`

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
  for (let at = 0; at < 10; at += 1) await page.keyboard.press('ArrowRight')
  const head = headsOf(page).last()
  await head.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 300)
  })
  await expect(head).toBeInViewport({ ratio: 1 })
  const name = table.getByText(/^Fast charging at 250.kW/)
  await name.evaluate((element) => {
    window.scrollBy(0, element.getBoundingClientRect().top - 300)
  })
  await expect(name).toBeInViewport({ ratio: 1 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await beyond()).toBe(0)
})

test('[E-B-81] a buyer sorts by length, sees who is long beside whom, and takes the order back', async ({
  page,
}) => {
  await page.goto(`${PAGE}?car1=ex90-electric.TM&car2=ex30-electric.SME&car3=es90-electric.TM`)
  const order = page.getByRole('combobox', { name: 'Order of the columns' })
  await order.selectOption('Length, from low to high')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(/[?&]sort=lengthMm/)
  await expect(headsOf(page)).toHaveText([/^EX30/, /^ES90|^EX90/, /^EX90|^ES90/])
  const drawings = row(page, 'size').getByRole('img')
  await expect(drawings).toHaveCount(3)
  const widths = await drawings.evaluateAll((all) =>
    all.map((one) => one.querySelector('image')?.getBoundingClientRect().width ?? 0),
  )
  expect(widths).toEqual([...widths].sort((one, other) => one - other))
  await order.selectOption('As chosen')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(headsOf(page)).toHaveText([/^EX90/, /^EX30/, /^ES90/])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-B-81] columns are sorted all the same, and a figure nobody knows is said', async ({
    page,
  }) => {
    await page.goto('/us/cars/compare-cars/?car1=es90-electric&car2=ex30-electric')
    await page.getByLabel('Order of the columns').selectOption('Price, from low to high')
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(headsOf(page)).toHaveText([/^EX30/, /^ES90/])
    await expect(page.getByText('Those without it stand last.')).toBeVisible()
  })

  test('[B-T-05] [B-B-07] cars are compared all the same', async ({ page }) => {
    await page.goto(PAGE)
    await compare(page)
    await expect(page).toHaveURL(
      /car1=ex90-electric\.TM&car2=ex30-cross-country-electric\.TMP&car3=ex40-electric\.SM/,
    )
  })
})
