// Pictures over the whole screen, on the page of a car: what is fetched for them, and when.
import { expect, test, type Page } from '@playwright/test'
import { listFaults } from './models/axe.model.js'
import { openSettled } from './models/settled.model.js'
import { leftBy } from './models/steps.model.js'
import { reachFor } from './models/wake.model.js'

const CAR = '/uk/cars/ex30-electric/'
const DIALOG = /\/overlay-dialog-[\w-]+\.js/

const overlay = (page: Page) => page.locator('[data-part="gallery-overlay"] dialog[open]')
const links = (page: Page) => page.locator('[data-part="enlarge"]')

const comeNear = async (page: Page, path = CAR): Promise<void> => {
  await openSettled(page, path)
  await links(page).first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 10)
  await expect(links(page).first()).toBeVisible()
}

test('[B-GAL-05] [E-B-28] what shows pictures over the whole screen is sent for once somebody reaches for it, and no press is lost', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await reachFor(page, 1)
  await comeNear(page)
  expect(asked.filter((url) => DIALOG.test(url))).toEqual([])
  await links(page).first().focus()
  await expect.poll(() => asked.some((url) => DIALOG.test(url))).toBe(true)
  await page.keyboard.press('Enter')
  await expect(overlay(page).locator('[data-part="counter"]')).toHaveText(/^1 \/ /)
})

test('[B-GAL-05] where the script of it cannot be had, every picture is shown all the same', async ({
  page,
}) => {
  await page.route(DIALOG, (route) => route.abort())
  await comeNear(page)
  await links(page).nth(1).press('Enter')
  const plain = page.locator('[data-part="plain-overlay"]:has(:target)')
  await expect(plain.locator('[data-part="overlay-item"]').nth(1)).toBeInViewport()
  await plain.getByRole('link').first().click()
  await expect(plain).toHaveCount(0)
  await page.unroute(DIALOG)
  await links(page).nth(1).press('Enter')
  await expect(overlay(page).locator('[data-part="counter"]')).toHaveText(/^2 \/ /)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(links(page).nth(1)).toBeFocused()
})

test('[B-GAL-05] [B-B-03] whoever came to the pictures by a link has the focus at the one that was closed', async ({
  page,
}) => {
  await comeNear(page, `${CAR}#views`)
  const link = links(page).nth(1)
  const closers = { escape: () => page.keyboard.press('Escape'), back: () => page.goBack() }
  for (const close of Object.values(closers)) {
    await link.press('Enter')
    await expect(overlay(page).locator('[data-part="counter"]')).toHaveText(/^2 \/ /)
    await leftBy(page, close)
    await expect(overlay(page)).toHaveCount(0)
    await expect(page).toHaveURL(/#views$/)
    await expect(link).toBeFocused()
  }
})

test('[B-GAL-05] [B-B-03] where its script comes late, one press opens it and one Back closes it', async ({
  page,
}) => {
  let send = (): void => undefined
  const held = new Promise<void>((done) => {
    send = done
  })
  await page.route(DIALOG, async (route) => {
    await held
    await route.continue()
  })
  await comeNear(page)
  await links(page).nth(1).press('Enter')
  await expect(page.locator('[data-part="plain-overlay"]:has(:target)')).toBeVisible()
  send()
  await expect(overlay(page).locator('[data-part="counter"]')).toHaveText(/^2 \/ /)
  await page.goBack()
  await expect(overlay(page)).toHaveCount(0)
  await expect(links(page).nth(1)).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
})

// What is there of a control for a finger: its middle, in the window and under nothing else.
const CONTROLS = ['close', 'carousel-next', 'zoom-plus', 'counter', 'thumb']
const listHidden = (page: Page) =>
  overlay(page).evaluate(
    (dialog, names) =>
      names.filter((name) => {
        const part = dialog.querySelector(`[data-part="${name}"]`)
        if (part === null) return true
        const { left, top, width, height } = part.getBoundingClientRect()
        const met = document.elementFromPoint(left + width / 2, top + height / 2)
        return met === null || !part.contains(met)
      }),
    CONTROLS,
  )

for (const { name, path, more } of [
  { name: 'enlarged four times', path: CAR, more: { viewport: { width: 320, height: 256 } } },
  {
    name: 'enlarged four times and from right to left',
    path: CAR.replace('uk', 'ae'),
    more: { viewport: { width: 320, height: 256 } },
  },
  {
    name: 'in forced colours',
    path: CAR,
    more: { contextOptions: { forcedColors: 'active' as const } },
  },
])
  test.describe(name, () => {
    test.use(more)

    test('[B-GAL-05] [E-B-12] [E-B-21] [E-B-22] every control of what fills the screen can be met, and nothing is wrong', async ({
      page,
    }) => {
      await comeNear(page, path)
      await links(page).first().press('Enter')
      await expect(overlay(page).locator('[data-part="counter"]')).not.toBeEmpty()
      await expect.poll(() => listHidden(page)).toEqual([])
      expect(await listFaults(page)).toEqual([])
    })
  })

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

  test('[B-GAL-05] two fingers enlarge the picture that fills the screen, and neither the page nor the row moves', async ({
    page,
  }) => {
    await comeNear(page)
    await links(page).first().press('Enter')
    const picture = overlay(page).locator('[data-part="overlay-item"] img').first()
    await expect(overlay(page).locator('[data-part="zoom-level"]')).toHaveText('100%')
    const box = await picture.boundingBox()
    if (box === null) throw new Error('The picture is not drawn')
    const { x, y, width, height } = box
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [-1, 1].map((side, id) => ({
                x: x + width / 2 + (side * apart) / 2,
                y: y + height / 2,
                id,
              })),
      })
    await touch('touchStart', 60)
    for (const apart of [80, 100, 120]) await touch('touchMove', apart)
    await touch('touchEnd')
    await expect(overlay(page).locator('[data-part="zoom-level"]')).toHaveText('200%')
    await expect(overlay(page).locator('[data-part="counter"]')).toHaveText(/^1 \/ /)
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  })
})

test('[B-GAL-05] [E-B-08] a picture grows at once for who wants less motion, and gently for others', async ({
  page,
}) => {
  await comeNear(page)
  await links(page).first().press('Enter')
  const picture = overlay(page).locator('[data-part="overlay-item"] img').first()
  const duration = () => picture.evaluate((one) => getComputedStyle(one).transitionDuration)
  await expect.poll(duration).not.toBe('0s')
  const strip = overlay(page).locator('[data-part="thumbs-window"]')
  await expect(strip).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBe('0s')
  await expect(strip).toHaveCSS('scroll-behavior', 'auto')
  await page.keyboard.press('+')
  await expect(overlay(page).locator('[data-part="zoom-level"]')).toHaveText('150%')
  expect(await picture.evaluate((one) => one.getAnimations().length)).toBe(0)
})
