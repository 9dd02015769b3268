import { expect, test, type Page } from '@playwright/test'
import { listFaults, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { holdBack } from './models/held.model.js'
import { openSettled, settled } from './models/settled.model.js'
import { shiftsOf, watchShifts } from './models/shifts.model.js'
import { reachFor } from './models/wake.model.js'

const models = (page: Page) => page.locator('[data-part="filter-carousel"]')
const row = (page: Page) => models(page).locator('[data-part="row"]')
const shown = (page: Page) => row(page).getByRole('heading')
const offset = (page: Page): Promise<number> => row(page).evaluate((one) => one.scrollLeft)

test('[B-FCAR-01] [B-FCAR-03] [B-FCAR-05] the line-up shows its cars, by kind, and all again', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/cars/')
  const tabs = models(page).getByRole('tab')
  await expect(tabs).toHaveText(['All (6)', 'SUVs (5)', 'Saloons (1)'])
  await expect(shown(page)).toHaveCount(6)
  // The first press comes before any script of the block.
  await models(page).getByRole('tab', { name: 'Saloons (1)' }).click()
  await expect(shown(page)).toHaveText(['ES90'])
  await expect(models(page).getByRole('tabpanel', { name: 'Saloons (1)' })).toBeVisible()
  await models(page).getByRole('tab', { name: 'All (6)' }).click()
  await expect(shown(page)).toHaveCount(6)
  await models(page).getByRole('button', { name: 'Further cars' }).click()
  await expect.poll(() => offset(page)).toBeGreaterThan(300)
  await models(page).getByRole('tab', { name: 'SUVs (5)' }).click()
  expect(await offset(page)).toBe(0)
  await models(page).getByRole('link', { name: 'EX30', exact: true }).click()
  await expect(page).toHaveURL(/\/uk\/cars\/ex30-electric\/$/)
  expect(faults).toEqual([])
})

test('[B-FCAR-07] [B-FCAR-08] [E-B-22] from right to left the row goes on to the left', async ({
  page,
}) => {
  await page.goto('/ae/cars/')
  await row(page).scrollIntoViewIfNeeded()
  await reachFor(page, 300)
  const [previous, next] = ['previous', 'next'].map((way) =>
    models(page).locator(`[data-part="row-${way}"]`),
  ) as [ReturnType<typeof models>, ReturnType<typeof models>]
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.poll(() => offset(page)).toBeLessThan(-300)
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
  // The arrow that leads on points to the left, and lies on the left.
  const [back, on] = [await previous.boundingBox(), await next.boundingBox()]
  expect(on?.x ?? 0).toBeLessThan(back?.x ?? 0)
})

test('[E-B-15] nothing moves while the row comes, wakes and is filtered', async ({ page }) => {
  await watchShifts(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openSettled(page, '/uk/cars/')
    await row(page).scrollIntoViewIfNeeded()
    await reachFor(page, 200)
    await expect(models(page).locator('[data-part="row-next"]')).toBeVisible()
    await models(page).getByRole('tab', { name: 'SUVs (5)' }).click()
    await expect(shown(page)).toHaveCount(5)
    expect([width, await shiftsOf(page)]).toEqual([width, 0])
  }
})

for (const [site, way] of [
  ['uk', -1],
  ['ae', 1],
] as const)
  test(`[B-FCAR-01] [B-CAR-05] [B-CAR-11] a mouse drags the cars, and opens none that it lets go on: ${site}`, async ({
    page,
  }) => {
    const { faults } = await watch(page)
    await page.goto(`/${site}/cars/`)
    await row(page).scrollIntoViewIfNeeded()
    await reachFor(page, 300)
    await expect(models(page).locator('[data-part="row-next"]')).toBeVisible()
    const card = models(page).locator('[data-part="model-card"]').nth(1)
    const box = await card.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 100]
    await page.evaluate(() => {
      Object.assign(window, { ghosts: 0 })
      addEventListener('dragstart', ({ defaultPrevented }) => {
        if (!defaultPrevented) (window as unknown as { ghosts: number }).ghosts += 1
      })
    })
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + way * 150, y + 10, { steps: 8 })
    expect(-way * (await offset(page))).toBeCloseTo(150, -1)
    await page.mouse.move(x + way * 260, y + 10, { steps: 8 })
    await page.mouse.up()
    // It comes to rest where a card begins, and nothing was pressed.
    const start = (box?.width ?? 0) + 24
    await expect.poll(async () => (-way * (await offset(page))) % start).toBeCloseTo(0, 0)
    expect(-way * (await offset(page))).toBeGreaterThan(100)
    await expect(page).toHaveURL(new RegExp(`/${site}/cars/$`))
    expect(await page.evaluate(() => (window as unknown as { ghosts: number }).ghosts)).toBe(0)
    await page.mouse.click(x, y)
    await expect(page).toHaveURL(new RegExp(`/${site}/cars/[\\w-]+/$`))
    expect(faults).toEqual([])
  })

test('[E-B-08] under reduced motion an arrow shows the next cars at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uk/cars/')
  await row(page).scrollIntoViewIfNeeded()
  await reachFor(page, 200)
  const next = models(page).getByRole('button', { name: 'Further cars' })
  await expect(next).toBeVisible()
  const moved = await next.evaluate((button: HTMLElement) => {
    const scrolled = document.querySelector('[data-part="filter-carousel"] [data-part="row"]')
    button.click()
    return scrolled?.scrollLeft ?? 0
  })
  expect(moved).toBeGreaterThan(300)
})

test('[E-B-21] no axe violation of the row in any width, light or dark', async ({ page }) => {
  await seeNothingWrong(page, async () => {
    await page.goto('/uk/cars/')
    await row(page).scrollIntoViewIfNeeded()
    await reachFor(page, 200)
    await expect(models(page).locator('[data-part="row-next"]')).toBeVisible()
  })
})

const products = (page: Page) => page.locator('[data-part="product-carousel"]')
const view = (page: Page) => products(page).locator('[data-part="viewport"]')
const dot = (page: Page) => products(page).locator('[data-part="dots"] [aria-current]')

interface Finger {
  readonly down: (x: number) => Promise<void>
  readonly move: (from: number, to: number) => Promise<void>
  readonly up: () => Promise<void>
}

// A finger on the row, which moves a step a frame.
const putFinger = async (page: Page): Promise<Finger & { readonly left: number }> => {
  const box = await view(page).boundingBox()
  const client = await page.context().newCDPSession(page)
  const y = (box?.y ?? 0) + 150
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    x?: number,
  ): Promise<void> => {
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
    await page.waitForTimeout(16)
  }
  return {
    left: box?.x ?? 0,
    down: (x) => touch('touchStart', x),
    move: async (from, to) => {
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', from + ((to - from) * step) / 10)
    },
    up: () => touch('touchEnd'),
  }
}

const swipe = async (page: Page, by: number): Promise<void> => {
  const finger = await putFinger(page)
  const start = finger.left + (by < 0 ? 250 : 60)
  await finger.down(start)
  await finger.move(start, start + by)
  await finger.up()
}

const scrolled = (page: Page): Promise<number> => view(page).evaluate((one) => one.scrollLeft)
// The script that the blocks of a page wake by.
const HYDRATION = /hydrate-island/
const awake = (page: Page) =>
  expect(products(page).locator('[data-part="carousel"]')).toHaveAttribute('data-state', 'awake')

const wakeProducts = async (page: Page): Promise<void> => {
  await view(page).scrollIntoViewIfNeeded()
  await view(page).hover()
  await awake(page)
}

// Notes where the row is in each frame.
const watchRow = (page: Page) =>
  view(page).evaluate((one) => {
    const places: number[] = []
    Object.assign(window, { places })
    const note = (): void => {
      places.push(Math.abs(one.scrollLeft))
      requestAnimationFrame(note)
    }
    note()
  })
// [px] The furthest it has gone back from where it was.
const findStepBack = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let [furthest, back] = [0, 0]
    for (const place of (window as unknown as { places: readonly number[] }).places) {
      furthest = Math.max(furthest, place)
      back = Math.max(back, furthest - place)
    }
    return back
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [site, by] of [
    ['uk', -180],
    ['ae', 180],
  ] as const) {
    test(`[B-CAR-09] [B-B-12] [E-B-22] a swipe, a key and an arrow lead to the next car: ${site}`, async ({
      page,
    }) => {
      await page.goto(`/${site}/business/fleet/`)
      await view(page).scrollIntoViewIfNeeded()
      await page.touchscreen.tap(5, 5)
      const carousel = products(page).locator('[data-part="carousel"]')
      await expect(carousel).toHaveAttribute('data-state', 'awake')
      const place = () =>
        dot(page).evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one))
      expect(await place()).toBe(0)
      await swipe(page, by)
      await expect.poll(place).toBe(1)
      await view(page).focus()
      await page.keyboard.press(site === 'ae' ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(place).toBe(2)
      await products(page).locator('[data-part="carousel-previous"]').click()
      await expect.poll(place).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  }
})

test.describe('before the script', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [site, way] of [
    ['uk', -1],
    ['ae', 1],
  ] as const) {
    test(`[B-CAR-06] [B-B-07] [E-B-16] a swipe that began before goes on to its end: ${site}`, async ({
      page,
    }) => {
      const release = await holdBack(page, HYDRATION)
      await page.goto(`/${site}/business/fleet/`)
      await view(page).scrollIntoViewIfNeeded()
      await settled(page)
      const finger = await putFinger(page)
      const start = finger.left + (way < 0 ? 300 : 50)
      await watchRow(page)
      await finger.down(start)
      await finger.move(start, start + way * 90)
      const before = Math.abs(await scrolled(page))
      expect(before).toBeGreaterThan(40)
      release()
      await awake(page)
      await page.waitForTimeout(200)
      // The row waits under the finger, and follows it on.
      expect(Math.abs(await scrolled(page))).toBeCloseTo(before, 0)
      await finger.move(start + way * 90, start + way * 220)
      expect(Math.abs(await scrolled(page))).toBeGreaterThan(before + 90)
      await finger.up()
      await expect(dot(page)).toHaveAttribute('aria-label', /2/)
      const one = await view(page).evaluate(
        (row) => row.querySelector('[data-part="slide"]')?.getBoundingClientRect().width ?? 0,
      )
      await expect.poll(() => scrolled(page)).toBeCloseTo(-way * one, 0)
      expect(await findStepBack(page)).toBeLessThan(2)
      // From now on the row is the carousel's.
      await swipe(page, way * 180)
      await expect(dot(page)).toHaveAttribute('aria-label', /3/)
    })
  }
})

test('[B-PROD-01] [B-PROD-03] [B-PROD-08] [B-PROD-10] the home shows its cars with their prices, examples as examples', async ({
  page,
}) => {
  const { faults } = await watch(page)
  for (const [path, price] of [
    ['/us/', 'from $38,000, example'],
    ['/uk/', 'from £35,000, example'],
  ] as const) {
    await page.goto(path)
    await expect(products(page).locator('[data-part="product-item"]')).toHaveCount(6)
    const first = products(page).locator('[data-part="product-item"]').first()
    await expect(first.getByRole('heading', { name: 'EX30', exact: true })).toBeVisible()
    await expect(first.locator('[data-part="price"]')).toHaveText(price)
  }
  // Only what is seen is asked for.
  await expect(products(page).locator('img:not([loading="lazy"])')).toHaveCount(0)
  await products(page).getByRole('link', { name: 'See its range: EX30', exact: true }).click()
  await expect(page).toHaveURL(/\/electrification\/range\//)
  await page.goto('/uk/')
  await products(page).getByRole('link', { name: 'Explore: EX30', exact: true }).click()
  await expect(page).toHaveURL(/\/uk\/cars\/ex30-electric\/$/)
  expect(faults).toEqual([])
})

for (const [which, path] of [
  ['of the home', '/uk/'],
  ['for business', '/uk/business/fleet/'],
] as const)
  test(`[E-B-15] [E-B-21] the cars ${which} come and wake without a shift, and nothing is wrong with them`, async ({
    page,
  }) => {
    await watchShifts(page)
    await openSettled(page, path)
    await wakeProducts(page)
    expect(await shiftsOf(page)).toBe(0)
    await seeNothingWrong(page, () => settled(page), { part: '[data-part="product-carousel"]' })
  })

test('[B-B-12] a wheel that is turned sideways leads on by the rules of a finger', async ({
  page,
}) => {
  await page.goto('/uk/business/fleet/')
  await wakeProducts(page)
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(40, 0)
  await expect(dot(page)).toHaveAttribute('aria-label', /^Go to [23] of 3$/)
})

test('[B-B-12] who makes pages sees what decides about a row; visitors do not', async ({
  page,
}) => {
  const { faults } = await watch(page)
  const open = async (query: string) => {
    await page.goto(`/uk/business/fleet/?${query}debug=carousels`)
    await wakeProducts(page)
  }
  const drawn = page.locator('[data-part="explained-row"]')
  await open('preview=true&')
  await expect(drawn).toHaveCount(1)
  const { x, y, width } = (await view(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
  const [middle, start] = [y + 60, x + width - 40]
  await page.mouse.move(start, middle)
  await page.mouse.down()
  await page.mouse.move(start - 30, middle, { steps: 4 })
  const now = drawn.locator('[data-part="explained-now"]')
  await expect(now).toHaveText('at 30 px · 0.00 px/ms · slow: the nearest slide, 1 of 3')
  await page.mouse.move(start - 0.7 * width, middle, { steps: 8 })
  await expect(now).toContainText('slow: the nearest slide, 3 of 3')
  await page.mouse.up()
  const last = drawn.locator('[data-part="explained-last"]')
  await expect(last).toHaveText(/^let go: .* · slow: the nearest slide, 3 of 3$/)
  await expect(dot(page)).toHaveAttribute('aria-label', /^Go to 3 of 3$/)
  await expect(now).toContainText('nobody holds it, 3 of 3')
  await open('')
  await expect(drawn).toHaveCount(0)
  expect(faults).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-B-07] all cars are in a row that scrolls and snaps, and each leads on', async ({
    page,
  }) => {
    await page.goto('/uk/cars/')
    await expect(shown(page)).toHaveCount(6)
    await expect(models(page).getByRole('tablist')).toBeHidden()
    await expect(models(page).locator('[data-part="row-controls"]')).toBeHidden()
    await row(page).scrollIntoViewIfNeeded()
    const box = await row(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100)
    await page.mouse.wheel(700, 0)
    const last = models(page).getByRole('link', { name: 'EC40' })
    await expect(last).toBeInViewport({ ratio: 1 })
    await last.click()
    await expect(page).toHaveURL(/\/uk\/cars\/ec40-electric\/$/)
  })
})

test('[B-B-07] while scripts are late the row is there, and what was pressed is done then', async ({
  page,
}) => {
  const release = await holdBack(page, HYDRATION)
  await page.goto('/uk/cars/')
  await models(page).getByRole('tab', { name: 'Saloons (1)' }).click()
  await expect(shown(page)).toHaveCount(6)
  expect(await listFaults(page, '[data-part="filter-carousel"]')).toEqual([])
  release()
  await expect(shown(page)).toHaveText(['ES90'])
})
