// Forms in a page of somebody else, on the built site.
import { expect, test } from '@playwright/test'
import { listFaults } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { HostPage } from './models/embedded.model.js'
import { watchLeads } from './models/forms.model.js'

test.describe.configure({ timeout: 60_000 })

for (const width of [360, 768, 1280, 1680]) {
  test(`[F-EMB-33] [E-F-48] at ${String(width)} px nothing is wrong with the page, its forms, or the form over it`, async ({
    page,
  }) => {
    const { faults, strangers } = await watch(page)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const host = new HostPage(page)
    await host.open()
    expect(await listFaults(page)).toEqual([])
    await host.trigger().click()
    await expect(host.overlay().locator('[name="fullName"]')).toBeVisible()
    expect(await listFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    expect([faults, strangers]).toEqual([[], []])
  })
}

test('[F-FLAG-21] a form in a page of others says how soon it is answered where its market wants that', async ({
  page,
}) => {
  const host = new HostPage(page)
  await host.open('/de/embedded/')
  await expect(host.contact(0)).toContainText('Wir antworten innerhalb von zwei Werktagen')
  await host.open('/uk/embedded/')
  await expect(host.contact(0)).not.toContainText('We reply within two working days')
})

test('[E-F-48] a control is drawn as on a page of our own', async ({ page }) => {
  const look = (): Promise<readonly string[]> =>
    page
      .locator('[name="firstName"]')
      .first()
      .evaluate((control) => {
        // A colour on its way is neither.
        for (const animation of control.getAnimations()) animation.finish()
        const style = getComputedStyle(control)
        return [
          'background-color',
          'border',
          'border-radius',
          'font',
          'height',
          'letter-spacing',
          'margin',
          'padding',
          'text-transform',
        ].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
  await page.goto('/uk/contact-request/form')
  const own = await look()
  const host = new HostPage(page)
  await host.open()
  expect(await look()).toEqual(own)
})

test('[F-EMB-10] [F-EMB-11] [F-API-44] [E-F-35] the form over the page: focus inside, Escape, focus back, by the keyboard alone', async ({
  page,
}) => {
  const texts = page.waitForResponse('**/api/leads-forms/translations/uk')
  const host = new HostPage(page)
  await host.open()
  await host.trigger().focus()
  expect((await texts).ok()).toBe(true)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Stay up to date' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement?.closest('[data-part="embedded-form"], a[href]') !== null,
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(host.trigger()).toBeFocused()
})

test('[F-EMB-12] [F-EMB-13] the hash opens it, Back and its button close it, and nothing else of the address goes', async ({
  page,
}) => {
  const host = new HostPage(page)
  await host.open('/uk/embedded/?utm_source=x#Keep-Me')
  await expect(host.overlay()).toBeVisible()
  await host.overlay().getByRole('button', { name: 'Close' }).click()
  await expect(host.overlay()).toBeHidden()
  await expect(page).toHaveURL(/\/uk\/embedded\/\?utm_source=x$/)
  const link = page.getByRole('link', { name: 'Open with a link' })
  await link.click()
  await expect(host.overlay()).toBeVisible()
  await page.goBack()
  await expect(host.overlay()).toBeHidden()
  await expect(page).toHaveURL(/\/uk\/embedded\/\?utm_source=x$/)
})

test('[F-EMB-01] [F-EMB-07] [F-EMB-17] [F-EMB-18] one is sent in its place, in the name of its host', async ({
  page,
}) => {
  const leads = watchLeads(page)
  const host = new HostPage(page)
  await host.open()
  const second = host.contact(1)
  await second.locator('[name="firstName"]').fill('Ada')
  await second.locator('[name="surName"]').fill('Byron')
  await second.locator('[name="email"]').fill('ada@evkit.example')
  await second.locator('[name="description"]').fill('A question')
  await second.locator('[data-part="submit"]').click()
  const thanks = page.locator('[data-part="form-thanks"]')
  await expect(thanks).toBeVisible({ timeout: 15_000 })
  await expect(thanks.getByRole('heading')).toBeFocused()
  await expect(page).toHaveURL(/\/uk\/embedded\/$/)
  expect(leads).toHaveLength(1)
  expect(leads[0]?.body).toMatchObject({
    campaignCode: 'CARD-8',
    additionalInfo: 'Forms on another page',
    originVersion: 'embeddable-forms',
    purpose: 'CONTACT_REQUEST',
  })
  await expect(host.contact(0).locator('[name="firstName"]')).toHaveValue('')
})

test('[F-EMB-33] forms of one kind ask for it once, in the name of the host; what is typed in one stays there', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/configuration?')) asked.push(new URL(request.url()).search)
  })
  const host = new HostPage(page)
  await host.open()
  await host.contact(1).locator('[name="firstName"]').fill('Ada')
  await expect(host.contact(0).locator('[name="firstName"]')).toHaveValue('')
  const ids = await page
    .locator('[data-part="embedded-form"] [id]')
    .evaluateAll((parts) => parts.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  const contacts = asked.filter((search) => search.includes('CONTACT_REQUEST'))
  expect(contacts).toHaveLength(1)
  expect(contacts[0]).toContain('clientId=merchandising-initiative')
})

test('[F-EMB-05] [F-EMB-06] [E-F-16] the choice: what both forms have is kept, and the chosen one is scrolled to', async ({
  page,
}) => {
  const host = new HostPage(page)
  await host.open()
  const quote = host.quote()
  await expect(quote.getByRole('button')).toHaveText(['Visit a retailer', 'Call me back'])
  await quote.getByRole('button', { name: 'Call me back' }).click()
  await expect(quote.getByRole('heading', { name: 'Request a callback' })).toBeInViewport()
  const first = quote.locator('input[type="text"]').first()
  const name = (await first.getAttribute('name')) ?? ''
  await first.fill('Ada')
  await quote.getByRole('button', { name: 'Choose another option' }).click()
  await quote.getByRole('button', { name: 'Call me back' }).click()
  await expect(quote.locator(`[name="${name}"]`)).toHaveValue('Ada')
})

test('[F-EMB-20] [F-EMB-22] [F-EMB-23] [F-EMB-27] the introduction: once, where the site wants it, and on to the form', async ({
  page,
  context,
}) => {
  // The host asks nobody.
  await context.clearCookies()
  await page.addInitScript(() => {
    Object.assign(window, { personalisation: { pageTriggersEnabled: true } })
  })
  const host = new HostPage(page)
  await host.openAtRest()
  await host.leaveAtTop()
  await page.clock.runFor(500)
  await expect(host.introduction()).toBeHidden()
  await page.clock.runFor(3500)
  await page.clock.resume()
  await host.leaveAtTop()
  const dialog = page.getByRole('dialog', { name: 'Before you go' })
  await expect(dialog).toBeVisible()
  expect(await listFaults(page, '[data-part="exit-introduction"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Keep me updated' }).click()
  await expect(dialog).toBeHidden()
  await expect(host.overlay().locator('[name="fullName"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.overlay()).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('exitIntentTriggered'))).toBe(
    '["kmu-host"]',
  )
  await host.openAtRest()
  await page.clock.runFor(3500)
  await host.leaveAtTop()
  await page.clock.runFor(500)
  await expect(host.introduction()).toBeHidden()
})

test('[F-EMB-22] where the site says nothing there is no introduction', async ({ page }) => {
  const host = new HostPage(page)
  await host.openAtRest()
  await page.clock.runFor(3500)
  await host.leaveAtTop()
  await page.clock.runFor(500)
  await expect(host.introduction()).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[B-F-09] every form is a link to its own page', async ({ page }) => {
    await page.goto('/uk/embedded/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms on another page')
    const forms = page.locator('[data-part="embedded-form"] a, [data-part="form-overlay"] a')
    for (const href of await forms.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      expect((await page.request.get(href)).status()).toBe(200)
    }
    expect(await forms.count()).toBe(5)
  })
})
