import { expect, test, type Page } from '@playwright/test'
import { deviceOf, listFaults, seeNothingWrong } from './models/axe.model.js'
import { ChargingPage, PAGE } from './models/charging.model.js'
import { settled } from './models/settled.model.js'
import { shiftsOf, watchShifts } from './models/shifts.model.js'

// Every state of the page's machines: where the car is charged, a missing time, what was corrected, what is open.
const STATES: Readonly<Record<string, (charging: ChargingPage) => Promise<void>>> = {
  home: async (charging) => {
    await charging.open('?carModel=EX40&powerTrain=TM')
  },
  'public AC': async (charging) => {
    await charging.open('?cType=P&pCType=AC&kW=22kW')
  },
  'public DC, corrected': async (charging) => {
    await charging.open('?carModel=x&cType=P&range=0,85', `${PAGE}public/`)
  },
  'picker open': async (charging) => {
    await charging.open()
    await charging.part('car-opener').click()
  },
  'card open': async (charging) => {
    await charging.open()
    await charging.page
      .getByRole('button', { name: /^Read more/ })
      .first()
      .click()
  },
  'table and explanation open, bar shown': async (charging) => {
    await charging.open('?cType=P&pCType=DC&kW=50kW')
    for (const summary of await charging.page.locator('main summary').all()) await summary.click()
    await charging.page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight)
    })
    await expect(charging.part('time-bar')).toHaveAttribute('data-state', 'shown')
  },
}

test.describe.configure({ timeout: 90_000 })

// With everything open, both ways to charge.
const IN_FULL = ['home', 'table and explanation open, bar shown']

for (const [at, [name, reach]] of Object.entries(STATES).entries()) {
  test(`no axe violation in any width, light or dark: ${name}`, async ({ page }) => {
    await seeNothingWrong(page, () => reach(new ChargingPage(page)), {
      device: IN_FULL.includes(name) ? undefined : deviceOf(at),
    })
  })
}

test('no axe violation on the other pages and sites', async ({ page }) => {
  for (const path of [
    '/uk/',
    '/uk/cars/',
    '/ae/business/fleet/',
    '/uk/electrification/',
    '/uk/retailers/',
    '/ae/retailers/?place=%D8%AF%D8%A8%D9%8A',
    '/uk/data-credits/',
    '/uk/nowhere/',
    `/ae${PAGE.slice(3)}`,
    `/de${PAGE.slice(3)}`,
  ]) {
    await page.goto(path)
    expect([path, await listFaults(page)]).toEqual([path, []])
  }
})

test('[E-T-30] what is chosen is told by more than colour', async ({ page }) => {
  const charging = new ChargingPage(page)
  await charging.open('?cType=P')
  const weight = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('xpath=..')
      .locator('span > span')
      .first()
      .evaluate((element) => getComputedStyle(element).fontWeight)
  expect([await weight('DC'), await weight('AC')]).toEqual(['600', '400'])
  await page.emulateMedia({ forcedColors: 'active' })
  const outline = await page
    .getByRole('radio', { name: 'DC', exact: true })
    .locator('xpath=..')
    .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline).toBe('solid')
})

test('[E-T-14] under reduced motion nothing moves and the figure changes in one frame', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const charging = new ChargingPage(page)
  await charging.open('?cType=P')
  const figures = await page.evaluate(async () => {
    const duration = document.querySelector('[data-part="duration"] span')
    const seen: string[] = [duration?.textContent ?? '']
    document.querySelector<HTMLInputElement>('input[value="50kW"]')?.click()
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame)
      seen.push(duration?.textContent ?? '')
    }
    return [...new Set(seen)]
  })
  expect(figures).toEqual(['24', '35'])
  const moving = await page.evaluate(() => document.getAnimations().length)
  expect(moving).toBe(0)
})

test('[E-T-32] [E-F-34] at 320 px, and with wide text spacing, nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    PAGE,
    '/de/electrification/charging-your-car/?cType=P',
    '/ae/electrification/charging-your-car/?cType=P',
    '/uk/',
    '/uk/cars/',
    '/uk/cars/compare-cars/?car3=ex90-electric&car4=es90-electric&car2=ec40-electric&car1=ex40-electric',
    '/ae/business/fleet/',
    '/de/electrification/questions/',
    '/ae/electrification/about-the-figures/',
    '/de/privacy/',
    '/ae/cookies/',
    '/de/legal-notice/',
    '/uk/blocks/',
    '/ae/blocks/long/',
    '/uk/electrification/',
    '/uk/retailers/?place=Atlantis',
    '/uk/data-credits/',
    '/uk/contact-request/form',
    '/tr/callback-request/form',
    '/ae/keep-me-updated/form',
    '/de/quote',
    '/uk/quote/form',
  ]) {
    await page.goto(path)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([path, await overflow()]).toEqual([path, 0])
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      )
      document.adoptedStyleSheets = [sheet]
    })
    expect([path, 'spaced', await overflow()]).toEqual([path, 'spaced', 0])
  }
})

test('[E-T-31] a finger that moves up over the slider scrolls the page', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  const charging = new ChargingPage(page)
  await charging.open('?cType=P')
  await charging.start().scrollIntoViewIfNeeded()
  const box = await charging.start().boundingBox()
  const client = await context.newCDPSession(page)
  const before = await page.evaluate(() => window.scrollY)
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    up?: number,
  ): Promise<void> => {
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up === undefined ? [] : [{ x, y: y - up }],
    })
    await page.waitForTimeout(16)
  }
  await touch('touchStart', 0)
  for (let up = 10; up <= 150; up += 10) await touch('touchMove', up)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100)
  await expect(charging.part('range-text')).toHaveText('20% to 80%')
  await context.close()
})

test('[E-T-35] printed, the page is inputs and result', async ({ page }) => {
  const charging = new ChargingPage(page)
  await charging.open('?cType=P')
  await page.emulateMedia({ media: 'print' })
  await expect(charging.part('duration')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'DC', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect(charging.part('time-bar')).toBeHidden()
})

const topOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test('[E-T-24] nothing jumps while the page loads and is used', async ({ page }) => {
  await watchShifts(page)
  const charging = new ChargingPage(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await charging.open('?cType=P&pCType=DC&kW=50kW')
    for (const far of [1200, 4000]) {
      const before = await topOf(page)
      await page.mouse.wheel(0, far)
      await expect.poll(() => topOf(page)).toBeGreaterThan(before)
      await settled(page)
    }
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02)
  }
})
