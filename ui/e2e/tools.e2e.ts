import { expect, test, type Page } from '@playwright/test'
import { FIRST_SCRIPT } from '../src/shell/first-script.js'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { answerBefore } from './models/consent.model.js'
import { PAGES, ToolPage } from './models/tool.model.js'

const openEverything = async (page: Page): Promise<void> => {
  for (const summary of await page.locator('summary').all()) {
    if (await summary.isVisible()) await summary.click()
  }
}

test.describe('every page, every width', () => {
  test.describe.configure({ timeout: 90_000 })
  for (const [at, [name, path]] of Object.entries(PAGES).entries()) {
    test(`no axe violation on the page of ${name}`, async ({ page }) => {
      const tool = new ToolPage(page)
      await seeNothingWrong(page, () => tool.open(path), { device: deviceOf(at) })
      await seeNothingWrong(page, async () => {
        await tool.open(path)
        await openEverything(page)
      })
    })
  }
})

test('the range page holds the state of its address, in the HTML and after it', async ({
  page,
  request,
}) => {
  const seen = await watch(page)
  const path = `${PAGES.range}?model=EX90&profile=highway&temperatureIndex=0&climate=true&powerTrain=Twin`
  const html = await (await request.get(path)).text()
  const [, figure = ''] = /data-part="range"><span aria-hidden="true">(\d+)</.exec(html) ?? []
  expect(Number(figure)).toBeGreaterThan(0)
  const tool = new ToolPage(page)
  await tool.open(path)
  await tool.seeFigure('range', figure)
  await page.getByRole('radio', { name: 'City' }).check()
  await expect.poll(() => tool.query()).toContain('profile=city')
  await expect(tool.figure('range')).not.toHaveText(figure)
  const shown = (await tool.figure('range').textContent()) ?? ''
  await page.reload()
  await tool.ready()
  await tool.seeFigure('range', shown)
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[T-LIGHT-05] the link of the light calculator opens the full one at the same figure', async ({
  page,
}) => {
  const tool = new ToolPage(page)
  await tool.open(PAGES.tools)
  const light = tool.part('light-calculator')
  await light
    .getByRole('button', { name: /0 degrees/ })
    .first()
    .click()
  const figure = await light.locator('[data-part="range"] span').first().textContent()
  await light.getByRole('link').click()
  await page.waitForURL('**/range/**')
  await tool.ready()
  await tool.seeFigure('range', figure ?? '')
})

test('[T-TABS-03] changing the tab tells it once; the one shown tells nothing', async ({
  page,
}) => {
  await answerBefore(page, ['C2'])
  const tool = new ToolPage(page)
  await tool.open(PAGES.tools)
  const told = () =>
    page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [])
  await expect(page.getByRole('tab', { name: 'Range' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Range' }).click()
  expect(await told()).toEqual([])
  await page.getByRole('tab', { name: 'Range' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Charging' })).toBeFocused()
  expect(await told()).toEqual([{ event: 'interaction', action: 'toggle', label: 'charging' }])
  await expect(page.getByRole('tabpanel', { name: 'Charging' })).toBeVisible()
})

test('[T-CALC-03] on a phone the range stays in view at the lower edge until its own place is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const tool = new ToolPage(page)
  await tool.open(PAGES.range)
  const bar = tool.part('range-bar')
  await expect(bar).toHaveAttribute('data-state', 'shown')
  await tool.part('estimate').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(bar).toHaveAttribute('data-state', 'hidden')
})

test('[T-SAV-03] [T-SAV-04] fuel left out counts nothing; the total stays at the upper edge', async ({
  page,
}) => {
  const seen = await watch(page)
  const tool = new ToolPage(page)
  await tool.open(PAGES.costs)
  const total = tool.part('total')
  const before = await total.locator('span').first().textContent()
  await page.getByRole('checkbox', { name: 'Include fuel savings' }).uncheck()
  await expect(total.locator('span').first()).toHaveText('£0')
  await expect.poll(() => tool.query()).toContain('fuel=0')
  await page.getByRole('checkbox', { name: 'Include fuel savings' }).check()
  await expect(total.locator('span').first()).toHaveText(before ?? '')
  await page.mouse.wheel(0, 700)
  await expect(tool.part('savings-bar')).toHaveAttribute('data-state', 'fixed')
  expect(await page.evaluate(() => document.documentElement.dataset['bars'])).toBe('covering')
  await page.mouse.wheel(0, -700)
  await expect(tool.part('savings-bar')).toHaveAttribute('data-state', 'flowing')
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[D-T-38] what is listed for information keeps each amount on one line, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const site of ['uk', 'de', 'se']) {
    await page.goto(`/${site}/electrification/cost-benefits/`)
    const heights = await page
      .locator('[data-part="taxes"] li span')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect([site, heights.filter((lines) => lines > 1)]).toEqual([site, []])
  }
})

test('[T-SAV-07] [E-T-14] the total counts up on release, and not under reduced motion', async ({
  page,
}) => {
  const tool = new ToolPage(page)
  const collect = () =>
    page.evaluate(async () => {
      const figure = document.querySelector('[data-part="total"] span')
      const seen: string[] = []
      const slider = document.querySelector<HTMLInputElement>(
        '[data-part="value-mileage"] input[type="range"]',
      )
      slider?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }),
      )
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame)
        seen.push(figure?.textContent ?? '')
      }
      return [...new Set(seen)].length
    })
  await tool.open(PAGES.costs)
  expect(await collect()).toBeGreaterThan(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tool.open(PAGES.costs)
  expect(await collect()).toBeLessThanOrEqual(2)
})

test('[E-T-40] a switched unit changes every tool of the page and lives as long as the visit', async ({
  page,
}) => {
  const tool = new ToolPage(page)
  await tool.open(PAGES.costs)
  await tool.part('savings-tool').getByRole('radio', { name: 'Kilometres' }).check()
  const cost = tool.part('cost-calculator')
  await expect(cost.getByRole('radio', { name: 'Kilometres' })).toBeChecked()
  await tool.open(PAGES.range)
  await expect(tool.part('range')).toContainText('km')
  expect(tool.query()).not.toContain('km')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-T-26] the range page answers through its form', async ({ page }) => {
    await page.goto(PAGES.range)
    const figure = () => page.locator('[data-part="range"] span').first().textContent()
    const before = await figure()
    await page.getByRole('combobox', { name: 'Outside temperature' }).selectOption('0')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.waitForURL('**temperatureIndex=0**')
    expect(Number(await figure())).toBeLessThan(Number(before))
  })

  test('[E-T-26] the tools page lies open, the costs page has its figures', async ({ page }) => {
    await page.goto(PAGES.tools)
    await expect(page.getByRole('tablist')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Costs and savings' })).toBeVisible()
    await page.goto(PAGES.costs)
    await expect(page.locator('[data-part="total"] span').first()).toContainText('£')
    await expect(page.locator('[data-part="cost"] span').first()).toContainText('£')
  })
})

test('[E-T-32] at 320 px nothing scrolls sideways on the tool pages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const site of ['uk', 'de', 'ae']) {
    for (const path of Object.values(PAGES)) {
      const own = path.replace('/uk/', `/${site}/`)
      await page.goto(own)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect([own, overflow]).toEqual([own, 0])
    }
  }
})

test('[E-T-27] hostile addresses give the pages with their defaults', async ({ page }) => {
  const seen = await watch(page)
  const hostile =
    '?model=%3Cscript%3E&profile=__proto__&temperatureIndex=9&climate=maybe&car=x&mileage=NaN&fuelCost=-1e999'
  for (const path of Object.values(PAGES)) {
    const answer = await page.goto(`${path}${hostile}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // The listener in the head is the only script in the text of a page, and the same for every address.
  expect(
    await page
      .locator('script:not([src])')
      .evaluateAll((all) => all.map((one) => one.getAttribute('type') ?? one.textContent)),
  ).toEqual([FIRST_SCRIPT, 'application/ld+json', 'application/json'])
  expect(seen).toEqual({ faults: [], strangers: [] })
})

for (const [site, part, typed, shown] of [
  ['uk', 'mileage', '15,000', '15000'],
  ['uk', 'mileage', '15.000', '15000'],
  ['de', 'mileage', '15.000', '15000'],
  ['de', 'mileage', '15 000', '15000'],
  ['de', 'energyCost', '0,29', '0,29'],
  ['de', 'energyCost', '0.29', '0,29'],
  ['de', 'fuelCost', '1.895', '1,895'],
  ['se', 'fuelCost', '18,5', '18,5'],
  ['ae', 'mileage', '١٥٬٠٠٠', '15000'],
] as const)
  test(`[E-T-111] in ${site} ${typed} is typed for ${part}, and ${shown} is meant`, async ({
    page,
  }) => {
    await page.goto(`/${site}/electrification/cost-benefits/`)
    const control = page.locator(`[data-part="value-${part}"]`).first()
    const field = control.getByRole('spinbutton')
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveValue(shown)
    await expect(field).toHaveAttribute('aria-invalid', 'false')
    await expect(control.getByRole('alert')).toBeEmpty()
    const before = await page.evaluate(() => scrollY)
    await field.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(field).toHaveValue(shown)
  })

for (const [site, typed, said] of [
  ['de', 'viel', 'Diese Zahl können wir nicht lesen.'],
  ['de', '900.000', 'Wählen Sie einen Wert von'],
  ['uk', '1', 'Choose a value from'],
] as const)
  test(`[E-T-111] in ${site} ${typed} is told at its field and changes nothing`, async ({
    page,
  }) => {
    await page.goto(`/${site}/electrification/cost-benefits/`)
    const control = page.locator('[data-part="value-mileage"]').first()
    const slider = control.getByRole('slider')
    const before = await slider.inputValue()
    const field = control.getByRole('spinbutton')
    await field.fill(typed)
    await field.press('Tab')
    await expect(control.getByRole('alert')).toContainText(said)
    await expect(field).toHaveValue(typed)
    expect(await slider.inputValue()).toBe(before)
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(control.getByRole('alert')).toBeEmpty()
    await expect(field).not.toHaveValue(typed)
  })
