// A page the browser has kept as it was, and shows again on Back (Playwright turns that off unless it is asked not to).
import { expect, test, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../.config/chromium.mjs'
import { ChargingPage } from './models/charging.model.js'
import { HostPage } from './models/embedded.model.js'
import { FormPage, watchLeads } from './models/forms.model.js'

test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const ELSEWHERE = '/uk/data-credits/'

// What is set on the window lasts only as long as the page itself.
const leaveAndReturn = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    Object.assign(window, { isKept: true })
  })
  await page.goto(ELSEWHERE)
  await page.goBack({ waitUntil: 'commit' })
  const isKept = (): Promise<boolean> => page.evaluate(() => 'isKept' in window)
  await expect.poll(isKept).toBe(true)
}

test('[E-T-51] a tool comes back with what was chosen, in address and figure, and goes on', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open()
  await charging.choose('Public')
  await charging.seeTime('24')
  await expect.poll(() => charging.query()).toContain('cType=P')
  await leaveAndReturn(page)
  await charging.seeTime('24')
  await expect(page.locator('input[type="radio"][value="public"]')).toBeChecked()
  expect(charging.query()).toContain('cType=P')
  await charging.choose('At home')
  await charging.seeTime('3–3.5')
  await expect.poll(() => charging.query()).not.toContain('cType=P')
})

const PERSON = { firstName: 'Ada', surName: 'Byron', email: 'ada@evkit.example' } as const

test('[E-F-46] the thanks for a lead come back as they were, and nothing is sent again', async ({
  page,
}) => {
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await form.open('/uk/contact-request/form')
  await form.fill({ ...PERSON, description: 'When can I see the new car?' })
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  const said = await form.thanks().textContent()
  await leaveAndReturn(page)
  await expect(page).toHaveURL(/\/uk\/contact-request\/finished/)
  await expect(form.thanks()).toHaveText(said ?? '')
  await page.goBack({ waitUntil: 'commit' })
  await expect(form.field('firstName')).toHaveValue('')
  await form.field('firstName').fill('Grace')
  expect(leads).toHaveLength(1)
})

test('[E-F-46] [F-EMB-33] thanks in the page of a host come back in their place, the other forms as they were', async ({
  page,
}) => {
  const leads = watchLeads(page)
  const host = new HostPage(page)
  await host.open()
  const [first, second] = [host.contact(0), host.contact(1)]
  await first.locator('[name="firstName"]').fill('Grace')
  for (const [name, value] of Object.entries({ ...PERSON, description: 'A question' })) {
    await second.locator(`[name="${name}"]`).fill(value)
  }
  // This browser, started with pages it keeps, has stopped drawing frames on a busy machine, which a click waits for.
  await second.locator('[data-part="submit"]').press('Enter')
  const thanks = page.locator('[data-part="form-thanks"]')
  await expect(thanks).toBeVisible({ timeout: 15_000 })
  await leaveAndReturn(page)
  await expect(thanks).toBeVisible()
  await expect(first.locator('[name="firstName"]')).toHaveValue('Grace')
  await first.locator('[name="surName"]').fill('Hopper')
  await expect(first.locator('[name="surName"]')).toHaveValue('Hopper')
  expect(leads).toHaveLength(1)
})
