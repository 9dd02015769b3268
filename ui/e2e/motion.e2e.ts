// What moves when a page is scrolled and when an overlay opens, and what does not.
import { expect, test, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadless } from '../../.config/chromium.mjs'

// A scrollbar takes room here, as on a desk.
test.use({
  launchOptions: {
    executablePath: findHeadless() ?? '',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const revealsOf = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((blocks: readonly HTMLElement[]) => blocks.map(({ dataset }) => dataset['reveal']))

test.describe('[B-CONST-04] blocks below the first screen', () => {
  test('come to their place when they are scrolled to, move nothing else, and are all on paper', async ({
    page,
  }) => {
    await page.goto('/uk/')
    const last = page.locator('main > :has(h2)').last()
    await expect(last).toHaveCSS('opacity', '1')
    await page.mouse.wheel(0, 10)
    await expect(last).toHaveAttribute('data-reveal', 'waiting')
    expect((await revealsOf(page))[0]).toBeUndefined()
    await expect(last).toHaveCSS('opacity', '0')
    await expect(last).toHaveCSS('transition-duration', '1s, 2s')
    await page.emulateMedia({ media: 'print' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: null })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveAttribute('data-reveal', 'shown')
    await expect(last).toHaveCSS('opacity', '1')
    await expect(last).toHaveCSS('transform', 'none')
  })

  test('[E-B-08] stand there from the start for who wants less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/uk/')
    await page.mouse.wheel(0, 10)
    expect(new Set(await revealsOf(page))).toEqual(new Set([undefined]))
  })

  test('are seen at once when the focus comes to them', async ({ page }) => {
    await page.goto('/uk/')
    const last = page.locator('main > :has(h2)').last()
    await expect(last).toHaveCSS('opacity', '1')
    await page.mouse.wheel(0, 10)
    await expect(last).toHaveAttribute('data-reveal', 'waiting')
    await last
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true })
      })
    await expect(last).toHaveCSS('opacity', '1')
  })
})

test.describe('with a scrollbar that takes room', () => {
  test('[B-CONST-08] [E-B-05] an overlay moves nothing of the page behind it, which does not scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.goto('/uk/electrification/charging-your-car/')
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width)
    const before = await width()
    expect(before).toBeLessThan(1280)
    const opener = page.locator('[data-part="card"] button[aria-haspopup]').first()
    const dialog = page.locator('dialog:modal')
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await width()).toBe(before)
    const top = () => page.evaluate(() => window.scrollY)
    const scrolled = await top()
    await page.mouse.move(5, 350)
    await page.mouse.wheel(0, 600)
    expect(await top()).toBe(scrolled)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await width()).toBe(before)
    await expect(opener).toBeFocused()
  })
})

test.describe('with a scrollbar that takes room', () => {
  for (const [path, opener] of [
    ['/uk/business/fleet/', '#work-out-all'],
    ['/uk/cars/', '#read-callout-1-more'],
    ['/uk/', 'footer [data-part="consent"] button'],
  ] as const)
    test(`[B-CONST-08] [E-B-05] ${path}: what ${opener} opens moves nothing of the page behind it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 700 })
      // What comes to its place as the page is scrolled would move meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const button = page.locator(opener)
      // What wakes as it comes near puts a button in the place of its link.
      await button.evaluate((link) => {
        link.scrollIntoView()
      })
      await expect(button).toHaveJSProperty('tagName', 'BUTTON')
      await button.scrollIntoViewIfNeeded()
      const place = () =>
        button.evaluate((element) => element.getBoundingClientRect().toJSON() as object)
      const before = await place()
      await button.click()
      await expect(page.locator('dialog:modal')).toBeVisible()
      expect(await place()).toEqual(before)
      await page.goBack()
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      expect(await place()).toEqual(before)
    })
})

test('[B-HERO-13] [E-B-08] the text of a hero comes to its place, and stands there for who wants less motion', async ({
  page,
}) => {
  const duration = () =>
    page
      .locator('[data-part="hero-text"]')
      .evaluate((text) => getComputedStyle(text).animationDuration)
  await page.goto('/uk/')
  expect(await duration()).toBe('0.6s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(
    await page.locator('[data-part="hero-text"]').evaluate((text) => text.getAnimations().length),
  ).toBe(0)
})
