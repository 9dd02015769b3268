// What opens over a page, wherever it stands: by press, key and address, on a desk and a phone, with scripts, late ones, and none.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { Consent } from './models/consent.model.js'
import { holdBack } from './models/held.model.js'
import { settled } from './models/settled.model.js'
import { leftBy } from './models/steps.model.js'

interface Overlay {
  readonly path: string
  readonly fragment: string
  readonly name: string
  /** What opens it. */
  readonly opener: string
  /** Read in it, and nowhere else on the page while it is closed. */
  readonly text: string
}

const OVERLAYS = {
  'all callouts': {
    path: '/uk/business/fleet/',
    fragment: '#overlay-work-out-all',
    name: 'The figures that decide',
    opener: '#work-out-all',
    text: 'The coldest week',
  },
  'the details of a callout': {
    path: '/uk/cars/',
    fragment: '#overlay-read-callout-2-more',
    name: '10 to 80%, in minutes',
    opener: '#read-callout-2-more',
    text: 'Most people drive on at 80%',
  },
  'the settings for consent': {
    path: '/uk/',
    fragment: '#overlay-consent',
    name: 'Cookie settings',
    opener: 'footer [data-part="consent"] button',
    text: 'Save choice',
  },
} as const satisfies Readonly<Record<string, Overlay>>

const SCREENS = {
  'on a desk': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
} as const

const dialogOf = (page: Page, { name }: Overlay) => page.getByRole('dialog', { name })

const isAt = (page: Page, { path, fragment }: Overlay, isOpen: boolean) =>
  expect(page).toHaveURL((url) => url.pathname === path && url.hash === (isOpen ? fragment : ''))

// As with a finger: what is pressed is whatever lies there.
const press = async (page: Page, overlay: Overlay): Promise<void> => {
  const opener = page.locator(overlay.opener)
  await opener.scrollIntoViewIfNeeded()
  await expect(opener).toHaveJSProperty('tagName', 'BUTTON')
  await opener.click()
  await expect(dialogOf(page, overlay)).toBeVisible()
  await isAt(page, overlay, true)
}

const seeClosed = async (page: Page, overlay: Overlay): Promise<void> => {
  await expect(dialogOf(page, overlay)).toBeHidden()
  await isAt(page, overlay, false)
}

for (const [screen, use] of Object.entries(SCREENS))
  for (const [what, overlay] of Object.entries(OVERLAYS))
    test.describe(screen, () => {
      test.use(use)

      test(`[B-B-03] [E-B-05] ${what}: opened by a press, closed by Back, Escape, its button and a press beside it`, async ({
        page,
      }) => {
        const { faults } = await watch(page)
        await page.goto(overlay.path)
        await settled(page)
        await press(page, overlay)
        await expect(dialogOf(page, overlay).getByText(overlay.text).first()).toBeVisible()
        const entries = await page.evaluate(() => history.length)
        const scrolled = await page.evaluate(() => window.scrollY)
        const closers = {
          back: () =>
            page.evaluate(() => {
              history.back()
            }),
          escape: () => page.keyboard.press('Escape'),
          button: () => dialogOf(page, overlay).locator('[data-part="close"]').click(),
          beside: () => page.mouse.click(2, 2),
        }
        for (const [way, close] of Object.entries(closers)) {
          await test.step(way, async () => {
            if (!(await dialogOf(page, overlay).isVisible())) await press(page, overlay)
            await close()
            if (way === 'beside' && (await dialogOf(page, overlay).isVisible())) {
              // It fills the window: there is nothing beside it.
              await page.keyboard.press('Escape')
            }
            await seeClosed(page, overlay)
            await expect(page.locator(overlay.opener)).toBeFocused()
            expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
          })
        }
        await page.evaluate(() => {
          history.forward()
        })
        await expect(dialogOf(page, overlay)).toBeVisible()
        expect(await page.evaluate(() => history.length)).toBe(entries)
        expect(faults).toEqual([])
      })

      test(`[B-B-03] [E-B-05] ${what}: whoever came by a link within the page has the focus where it was`, async ({
        page,
      }) => {
        await page.goto(`${overlay.path}#main`)
        await settled(page)
        const opener = page.locator(overlay.opener)
        const dialog = dialogOf(page, overlay)
        const closers = {
          back: () =>
            page.evaluate(() => {
              history.back()
            }),
          escape: () => page.keyboard.press('Escape'),
        }
        for (const close of Object.values(closers)) {
          await press(page, overlay)
          await leftBy(page, close)
          await expect(dialog).toBeHidden()
          await expect(page).toHaveURL(/#main$/)
          await expect(opener).toBeFocused()
        }
        await press(page, overlay)
        await dialog.locator('[data-part="close"]').click()
        await page.locator('footer a').first().focus()
        await expect(page).toHaveURL(/#main$/)
        await expect(page.locator('footer a').first()).toBeFocused()
      })

      test(`[B-B-03] ${what}: its address opens it, and Back closes it on the same page`, async ({
        page,
      }) => {
        await page.goto(`${overlay.path}${overlay.fragment}`)
        await expect(dialogOf(page, overlay)).toBeVisible()
        // The page has an entry of its own below it by now.
        await expect
          .poll(() => page.evaluate(() => history.state as unknown))
          .toMatchObject({ overlays: 1 })
        await page.reload()
        await expect(dialogOf(page, overlay)).toBeVisible()
        await page.evaluate(() => {
          history.back()
        })
        await seeClosed(page, overlay)
        await page.evaluate((fragment) => {
          location.hash = fragment
        }, overlay.fragment)
        await expect(dialogOf(page, overlay)).toBeVisible()
        await page.evaluate(() => {
          history.back()
        })
        await seeClosed(page, overlay)
      })
    })

for (const [at, [what, overlay]] of Object.entries(OVERLAYS).entries())
  test(`[E-B-21] ${what}: nothing is wrong with it in any width, light or dark`, async ({
    page,
  }) => {
    const reach = async (): Promise<void> => {
      await page.goto(`${overlay.path}${overlay.fragment}`)
      await expect(dialogOf(page, overlay)).toBeVisible()
    }
    await seeNothingWrong(page, reach, { device: deviceOf(at) })
  })

test('[B-B-03] the settings are opened again in the very moment they are closed, and stay open', async ({
  page,
}) => {
  const overlay = OVERLAYS['the settings for consent']
  await page.goto(`${overlay.path}${overlay.fragment}`)
  await expect(dialogOf(page, overlay)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ overlays: 1 })
  await page.evaluate(async (fragment) => {
    const gone = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
    })
    history.back()
    await gone
    location.hash = fragment
  }, overlay.fragment)
  await expect(dialogOf(page, overlay)).toBeVisible()
  await settled(page)
  await expect(dialogOf(page, overlay)).toBeVisible()
})

test('[B-B-03] a choice saved in the settings leaves the page as it was, whatever opened them', async ({
  page,
}) => {
  const consent = new Consent(page)
  await page.goto('/uk/cars/#overlay-consent')
  await expect(consent.dialog()).toBeVisible()
  await consent.dialog().locator('[data-consent="all.accept"]').click()
  await expect(consent.dialog()).toBeHidden()
  await expect(page).toHaveURL(/\/uk\/cars\/$/)
})

test.describe('while scripts are late', () => {
  for (const [what, { path, link, fragment }] of Object.entries({
    offers: { path: '/uk/', link: '[href="#overlay-offers"]', fragment: '#overlay-offers' },
    pictures: {
      path: '/uk/cars/ex30-electric/',
      link: '[href="#overlay-views/2"]',
      fragment: '#overlay-views/2',
    },
  }))
    test(`[B-B-03] ${what}: a link pressed before they come makes one step, and one Back leaves the page after it`, async ({
      page,
    }) => {
      await page.goto('/uk/business/fleet/')
      const release = await holdBack(page, /\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator(link).first().press('Enter')
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(fragment)
      release()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname === path && url.hash === '')
      await page.goBack()
      await expect(page).toHaveURL(/\/uk\/business\/fleet\/$/)
    })

  test('[B-B-07] what is opened is read where it is, and stays there when they come', async ({
    page,
  }) => {
    const release = await holdBack(page, /\.js$/)
    const { opener, path, name } = OVERLAYS['the details of a callout']
    await page.goto(path, { waitUntil: 'commit' })
    const summary = page.locator(`summary${opener}`)
    await summary.click()
    const text = page.locator('#read').getByText('Most people drive on at 80%')
    await expect(text).toBeVisible()
    release()
    // Another of them shows that the block is awake: the press was a touch.
    await expect(page.locator('button#read-callout-1-more')).toBeVisible()
    await expect(text).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await summary.press('Enter')
    const button = page.locator(`button${opener}`)
    await expect(button).toBeFocused()
    await expect(text).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-B-03] [B-B-07] an address shows the same content in the page', async ({ page }) => {
    for (const { path, fragment, text, opener } of Object.values(OVERLAYS).slice(0, 2)) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeHidden()
      await page.goto(`${path}${fragment}`)
      await expect(page.getByText(text).first()).toBeVisible()
      await page.goto(path)
      await page.locator(opener).click()
      await expect(page.getByText(text).first()).toBeVisible()
    }
    await page.goto('/uk/#overlay-consent')
    await expect(page.locator('[data-part="consent"]')).toBeInViewport()
  })
})
