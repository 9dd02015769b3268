import { expect, test, type Locator, type Page } from '@playwright/test'
import { watch } from './models/charging.model.js'
import { CONTACT, exportLeads, FormPage, isLead, LEADS, watchLeads } from './models/forms.model.js'
import { wakeAll } from './models/gallery.model.js'
import { openSettled } from './models/settled.model.js'
import { shiftsOf, watchShifts } from './models/shifts.model.js'
import { serveSlowly } from './models/slowly.model.js'
import { reachFor } from './models/wake.model.js'

const QUESTION = 'How much range do I lose in winter?'
const ANSWER = /Cold air, a cold battery/

test('[B-B-07] the home asks for no framework before somebody touches it, then wakes the block that is touched', async ({
  page,
}) => {
  const { faults } = await watch(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openSettled(page, '/uk/')
  expect(asked.filter((url) => /react|hydrate|xstate|blocks-client/.test(url))).toEqual([])
  await page.getByText(QUESTION).click()
  await expect(page.getByText(ANSWER)).toBeVisible()
  const question = page.getByRole('button', { name: QUESTION })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  expect(asked.some((url) => url.includes('hydrate'))).toBe(true)
  await page.getByRole('button', { name: 'Why do so many figures stop at 80%?' }).click()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  expect(faults).toEqual([])
})

test('the data of a page is read once, however many of its blocks wake', async ({ page }) => {
  await page.addInitScript(() => {
    const { parse } = JSON
    JSON.parse = (text: string, ...rest) => {
      if (text.startsWith('{"islands"')) {
        const { dataset } = document.documentElement
        dataset['read'] = String(Number(dataset['read'] ?? 0) + 1)
      }
      return parse(text, ...rest) as unknown
    }
  })
  await page.goto('/uk/business/fleet/')
  await page.getByText('How do I compare an electric car').click()
  await expect(page.getByText(/Take the mileage and the consumption/)).toBeVisible()
  await page.locator('[data-part="features"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-read', '1')
})

test('[B-FAQ-03] [B-FAQ-04] all questions can be shown, and fewer again', async ({ page }) => {
  await page.goto('/uk/')
  const last = page.getByText('Where do your figures come from?')
  await expect(last).toBeHidden()
  await page.getByText('Show all questions').click()
  await expect(last).toBeVisible()
  await page.getByRole('button', { name: 'Show fewer questions' }).click()
  await expect(last).toBeHidden()
})

test('[B-FEAT-01] the ways to choose are tabs on a wide screen, and lead by keys', async ({
  page,
}) => {
  await page.goto('/uk/cars/')
  await page.getByText('The winter').scrollIntoViewIfNeeded()
  await reachFor(page, 200)
  const tab = page.getByRole('tab', { name: 'The winter' })
  await expect(tab).toBeVisible()
  await page.getByRole('tab', { name: 'The commute' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(/Where it freezes for months/)).toBeVisible()
})

test('[B-OFFER-06] [B-OFFER-07] [B-OFFER-12] [B-B-03] an offer is read and asked for in the overlay; Back closes one layer', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/')
  await page.getByRole('link', { name: 'See the offers' }).click()
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText('From £540/month or £35,000')).toBeVisible()
  await overlay.getByRole('button', { name: 'What’s included' }).click()
  await expect(page).toHaveURL(/#overlay-offers\/details\/1$/)
  await expect(overlay.getByText('8,000')).toBeVisible()
  await overlay.getByRole('button', { name: 'Ask about the EX30' }).click()
  await expect(page).toHaveURL(/#overlay-offers\/form\/1$/)
  await expect(overlay.getByLabel('First name')).toBeVisible()
  for (const left of [/\/details\/1$/, /#overlay-offers$/, /\/uk\/$/]) {
    await page.goBack()
    await expect(page).toHaveURL(left)
  }
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See the offers' })).toBeFocused()
  expect(faults).toEqual([])
})

test('[B-SCOPE-04] [B-OFFER-12] [B-OFFER-14] [B-OFFER-25] the form of an offer is the contact form: its lead says which offer it is about, and inside sales has it', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await context.addCookies([{ name: 'OptanonConsent', value: 'groups=C1:1,C9:1', url }])
  const leads = watchLeads(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (isLead(request)) asked.push(request.url())
  })
  await page.goto('/uk/#overlay-offers/form/2')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByLabel('First name')).toBeVisible()
  for (const [name, value] of Object.entries(CONTACT))
    await overlay.locator(`form [name="${name}"]`).fill(value)
  await overlay.locator('[data-part="submit"]').click()
  await expect.poll(() => leads.length).toBe(1)
  expect(leads[0]?.body).toMatchObject({
    firstName: CONTACT.firstName,
    purpose: 'CONTACT_REQUEST',
    campaignCode: 'HOME-2',
    additionalInfo: `${url}/uk/ | EX90 for the family`,
    originVersion: 'embeddable-forms',
  })
  expect(leads[0]?.body).not.toHaveProperty('retailerId')
  expect(asked[0]).toContain('clientId=merchandising-initiative')
  // Who handles it is told from the moment the form is there.
  const readChannels = () =>
    page.evaluate(() =>
      (
        (window as { dataLayer?: readonly Readonly<Record<string, string>>[] }).dataLayer ?? []
      ).flatMap(({ event, result, salesChannel }) =>
        event === 'webform_action' ? [`${result ?? ''} ${salesChannel ?? ''}`] : [],
      ),
    )
  await expect.poll(readChannels).toEqual(['load inside_sales', 'success inside_sales'])
  await expect(page).toHaveURL(/#overlay-offers\/form\/2$/)
  await expect(overlay.getByText('Tell us how to reach you')).toHaveCount(0)
})

for (const [chosen, info] of [
  ['model=EX90&version=TMP&colour=moss', '; Chosen: Twin Motor Performance, Moss green'],
  ['model=EX30&version=SME&colour=moss', ''],
] as const)
  test(`[E-B-73] [B-OFFER-14] the lead of an offer is about the car of the offer, in what is chosen of that car: ${chosen}`, async ({
    page,
    baseURL: url = '',
  }) => {
    const leads = watchLeads(page)
    await page.goto(`/uk/?${chosen}#overlay-offers/form/2`)
    const overlay = page.getByRole('dialog')
    await expect(overlay.getByLabel('First name')).toBeVisible()
    for (const [name, value] of Object.entries(CONTACT))
      await overlay.locator(`form [name="${name}"]`).fill(value)
    await overlay.locator('[data-part="submit"]').click()
    await expect.poll(() => leads.length).toBe(1)
    expect(leads[0]?.body).toMatchObject({
      productsOfInterest: ['356EX7'],
      additionalInfo: `${url}/uk/?${chosen} | EX90 for the family${info}`,
    })
  })

test('[B-OFFER-13] [F-SUB-81] a company asks about an offer: the lead is stored under the code of the offer', async ({
  page,
}) => {
  await page.goto(`/uk/business/fleet/?gclid=${'a'.repeat(5000)}#overlay-offers/form/1`)
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByLabel('First name')).toBeVisible()
  await overlay.getByLabel('I represent a company').check()
  await overlay.getByLabel('Company name').fill('Byron Ltd')
  for (const [name, value] of Object.entries(CONTACT))
    await overlay.locator(`form [name="${name}"]`).fill(value)
  const answer = page.waitForResponse(LEADS)
  await overlay.locator('[data-part="submit"]').click()
  const { leadId } = (await (await answer).json()) as { readonly leadId: string }
  expect(exportLeads(leadId)[0]?.payload).toMatchObject({
    business: true,
    campaignCode: 'FLEET-1',
  })
})

test('[E-F-15] [B-OFFER-07] what is typed into the form of an offer is there when it is opened again, for that offer, while the page lives', async ({
  page,
}) => {
  await page.goto('/uk/#overlay-offers/form/2')
  const name = page
    .locator('[data-part="offer-page"][data-state="resting"]')
    .getByLabel('First name')
  await name.fill('Ada')
  await name.blur()
  await page.goBack()
  await expect(name).toHaveCount(0)
  await page.goForward()
  await expect(name).toHaveValue('Ada')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'Ada',
  )
  await page.evaluate(() => {
    location.hash = '#overlay-offers/form/1'
  })
  await expect(name).toHaveValue('')
  await page.goto('/uk/')
  await page.goto('/uk/#overlay-offers/form/2')
  await expect(name).toHaveValue('')
  await page.reload()
  await expect(name).toHaveValue('')
})

const FLEET_FORM =
  '/uk/contact-request/form?campaigncode=FLEET-1&b2bcampaigncode=FLEET-1&model=EX40'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-OFFER-13] [B-B-07] the form of an offer is a link to the contact form with its code', async ({
    page,
  }) => {
    await page.goto('/uk/business/fleet/#overlay-offers/form/1')
    const link = page.locator('[data-part="plain-offers"] article a[href*="campaigncode"]')
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', FLEET_FORM)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('[B-OFFER-13] [B-B-07] where the script of the blocks fails, an offer leads to the contact form, whose lead has its code', async ({
  page,
}) => {
  await page.route(/blocks-client/, (route) => route.abort())
  await page.goto('/uk/business/fleet/#overlay-offers')
  const plain = page.locator('[data-part="plain-offers"]')
  await plain.locator('a[href$="details/1"]').click()
  await plain.locator('article a[href*="campaigncode"]').click()
  await expect(page).toHaveURL(FLEET_FORM)
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await form.awake()
  await form.fill(CONTACT)
  await form.submit()
  await expect.poll(() => leads.length).toBe(1)
  expect(leads[0]?.body).toMatchObject({ campaignCode: 'FLEET-1' })
})

test('[B-OFFER-13] [B-B-07] where the form of an offer cannot be loaded, a link leads to the contact form with its code', async ({
  page,
}) => {
  await page.route(/offer-form/, (route) => route.abort())
  await page.goto('/uk/business/fleet/#overlay-offers/form/1')
  const overlay = page.getByRole('dialog')
  const link = overlay.getByRole('link', { name: 'Open the contact form' })
  await expect(link).toHaveAttribute('href', FLEET_FORM)
  // With a network again, whoever opens it again has it.
  await page.unroute(/offer-form/)
  await page.goBack()
  await expect(link).toHaveCount(0)
  await page.goForward()
  await expect(overlay.getByLabel('First name')).toBeVisible()
})

test('[B-FAQ-07] [B-B-07] a link that is pressed while its block wakes is followed when it is let go', async ({
  page,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/faq-/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/uk/cars/')
  const faq = page.locator('[data-part="faq"]')
  await faq.locator('summary').last().click()
  const link = faq.locator('a[href="#overlay-offers"]')
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.mouse.down()
  release()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Two ways to begin' })).toBeVisible()
  await page.goBack()
  await expect(
    faq.getByRole('button', { name: 'Do you have offers?', expanded: true }),
  ).toBeVisible()
})

for (const [path, question, name] of [
  ['/uk/cars/', 'Do you have offers?', 'Two ways to begin'],
  ['/ae/cars/', 'هل لديكم عروض؟', 'طريقتان للبداية'],
  ['/uk/business/fleet/', 'Can you make an offer for several cars?', 'Offers for fleets'],
] as const)
  test(`[B-OFFER-01] [B-FAQ-07] an answer leads to the offers of its page: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const faq = page.locator('[data-part="faq"]')
    await faq.getByText(question).click()
    await expect(faq.getByRole('button', { name: question, expanded: true })).toBeVisible()
    await faq.locator('a[href="#overlay-offers"]').click()
    const overlay = page.getByRole('dialog', { name })
    await expect(overlay.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(overlay.locator('[data-part="offer"]')).toHaveCount(2)
    await page.goBack()
    await expect(overlay).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test('[E-B-73] [E-B-82] the page of a car leads to the offers of this car alone, and their lead has its version and the paint chosen there', async ({
  page,
}) => {
  const leads = watchLeads(page)
  await page.goto('/uk/cars/ex90-electric/?version=TMP')
  const dot = page.locator('[data-part="colour-dots"] label:has(input[value="dusk"])')
  await dot.click()
  await expect(page).toHaveURL(/[?&]colour=dusk\b/)
  await page.locator('[data-part="car-price"] a[href="#overlay-offers"]').click()
  const overlay = page.getByRole('dialog', { name: 'Offers for the EX90' })
  await expect(overlay.locator('[data-part="offer"]')).toHaveCount(1)
  await overlay.getByRole('button', { name: 'Ask for a weekend' }).click()
  await expect(overlay.getByLabel('First name')).toBeVisible()
  for (const [name, value] of Object.entries(CONTACT))
    await overlay.locator(`form [name="${name}"]`).fill(value)
  await overlay.locator('[data-part="submit"]').click()
  await expect.poll(() => leads.length).toBe(1)
  expect(leads[0]?.body).toMatchObject({
    campaignCode: 'HOME-2',
    productsOfInterest: ['356EX7'],
  })
  expect(JSON.stringify(leads[0]?.body)).toContain(
    '| EX90 for the family; Chosen: Twin Motor Performance, Dusk red"',
  )
  await page.goto('/uk/cars/ec40-electric/')
  await expect(page.locator('a[href="#overlay-offers"]')).toHaveCount(0)
})

test('[B-B-03] the address of an offer opens it with what lies below it', async ({ page }) => {
  await page.goto('/uk/business/fleet/#overlay-offers/details/1')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByRole('heading', { name: 'Start with five' })).toBeVisible()
  await page.goBack()
  await expect(overlay.getByRole('heading', { name: 'Offers for fleets' })).toBeVisible()
  await page.goBack()
  await expect(overlay).toHaveCount(0)
  await expect(page).toHaveURL(/\/uk\/business\/fleet\/$/)
})

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'News' })

// Brings back what was closed, as the foot of a page offers it.
const showAgain = async (page: Page): Promise<void> => {
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Dismissed messages' }).click()
  await page.getByRole('button', { name: /^Show again/ }).click()
}

// Closes the banner of the home for good, as functional consent allows.
const closeWithConsent = async (page: Page, baseURL = ''): Promise<Locator> => {
  const url = new URL(baseURL).origin
  const value = 'groups=C1:1,C3:1'
  await page.context().addCookies([{ name: 'OptanonConsent', value, url }])
  await page.goto('/uk/')
  const banner = bannerOf(page)
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toHaveCount(0)
  return banner
}

test('[B-BAN-03] [B-BAN-06] [B-BAN-08] [B-B-11] a banner is closed, the focus goes on, and it can come back', async ({
  page,
}) => {
  await page.goto('/uk/')
  const readCookies = () => page.evaluate(() => document.cookie)
  const before = await readCookies()
  const banner = bannerOf(page)
  await banner.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Explore electric driving' }).first()).toBeFocused()
  expect(await readCookies()).toBe(before)
  await showAgain(page)
  await expect(banner).toBeFocused()
  // Without consent to keep it, it is closed for this page alone.
  await banner.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(banner).toBeVisible()
})

test('[B-BAN-04] [B-BAN-05] with functional consent a closed banner stays away from its page, from the first byte on', async ({
  page,
  baseURL,
}) => {
  await closeWithConsent(page, baseURL)
  const again = await page.reload()
  const [drawn] = /<aside[^>]* data-part="banner"[^>]*>/.exec((await again?.text()) ?? '') ?? []
  expect(drawn).toContain(' hidden=""')
  await expect(page.locator('[data-part="banner"]')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/de/')
  await expect(page.locator('[data-part="banner"]')).toBeVisible()
})

test('[B-INFO-01] [B-INFO-02] [B-B-11] a message that was closed is not seen again, not even before the first script, and can come back', async ({
  page,
}) => {
  const path = '/uk/electrification/questions/'
  await page.goto(path)
  const message = page.locator('#note [data-part="message"]')
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toBeHidden()
  await page.route(/\.js$/, (route) => route.abort())
  await page.reload()
  await expect(message).toBeAttached()
  await expect(message).toBeHidden()
  await page.unroute(/\.js$/)
  await watchShifts(page)
  await page.reload()
  await page.mouse.move(300, 300)
  await page.mouse.move(600, 600)
  await expect(message).toBeHidden()
  expect(await shiftsOf(page)).toBeLessThan(0.01)
  await showAgain(page)
  await expect(message).toBeVisible()
  await expect(message).toBeFocused()
  await page.reload()
  await expect(message).toBeVisible()
})

test('[B-CONS-08] a cookie with a name that none can have is a line in the console, and nothing else', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  // There before any page looks: a page that had it set while it looked would say so too.
  await page.addInitScript(() => {
    document.cookie = 'a name=1; path=/'
  })
  await openSettled(page, '/uk/cars/')
  await expect.poll(() => lines).toEqual(['EV-321 Invalid cookie key'])
})

test('[B-B-11] a banner that is brought back on another page is back on its own', async ({
  page,
  baseURL,
}) => {
  const banner = await closeWithConsent(page, baseURL)
  await page.goto('/uk/cars/')
  await showAgain(page)
  await expect(page.locator('footer a').first()).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('dismissedBanners')
  await page.goto('/uk/')
  await expect(banner).toBeVisible()
})

test('[B-NAV-21] [B-NAV-25] [E-B-09] the bar of the page for business stays at the upper edge, and covers nothing it leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/uk/business/fleet/')
  const bar = page.locator('[data-part="sub-navigation"]')
  await bar.getByRole('link', { name: 'Service and insurance' }).click()
  await expect(bar).toHaveAttribute('data-state', 'stuck')
  const box = await bar.boundingBox()
  expect(box?.y).toBeCloseTo(0, 0)
  const heading = page.getByRole('heading', { name: 'Looked after, for one amount a month' })
  const top = await heading.boundingBox()
  expect(top?.y ?? 0).toBeGreaterThan(box?.height ?? Infinity)
})

for (const path of ['/uk/cars/', '/ae/cars/'])
  test(`[E-B-09] enlarged four times, nothing of the line-up covers what has the focus: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    const calls = page.locator('[data-part="calls"]')
    await expect(calls).toHaveCSS('position', 'static')
    const last = page.locator('[data-part="filter-carousel"] a').last()
    const isLast = (): Promise<boolean> => last.evaluate((link) => link === document.activeElement)
    const covered: string[] = []
    await page.locator('[data-part="sub-navigation"] a').first().focus()
    for (let stops = 0; stops < 60 && !(await isLast()); stops += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toBeInViewport()
      const name = await page.evaluate(() => {
        const focus = document.activeElement
        const { x, y, width, height } = focus?.getBoundingClientRect() ?? new DOMRect()
        const above = document.elementFromPoint(
          Math.min(Math.max(x + width / 2, 0), innerWidth - 1),
          Math.min(Math.max(y + height / 2, 0), innerHeight - 1),
        )
        return focus?.contains(above) === true ? '' : (focus?.textContent ?? '')
      })
      if (name !== '') covered.push(name)
    }
    expect(await isLast()).toBe(true)
    expect(covered).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  })

const ANSWERS = '/uk/electrification/questions/#charging-answer-2'

const seeAnswer = async (page: Page): Promise<void> => {
  const question = page.locator('#charging-question-2')
  await expect(page.locator('#charging-answer-2')).toBeInViewport()
  await expect(question).toBeInViewport()
  const under = await page.evaluate(() => {
    const head = document.querySelector('#charging-question-2')
    const { x, y, width, height } = head?.getBoundingClientRect() ?? new DOMRect()
    return head?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) === true
  })
  expect(under).toBe(true)
}

test('[E-B-13] a link to an answer opens it below its question, from elsewhere and on the page that is awake', async ({
  page,
}) => {
  await page.goto(ANSWERS)
  await seeAnswer(page)
  await expect(page.locator('button#charging-question-2')).toHaveAttribute('aria-expanded', 'true')
  await page.goto('/uk/electrification/questions/#range-answer-3')
  await expect(page.locator('#range-answer-3')).toBeInViewport()
  await expect(page.locator('#charging-answer-2')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-B-13] a link to an answer opens it below its question', async ({ page }) => {
    await page.goto(ANSWERS)
    await seeAnswer(page)
  })

  test('[B-B-07] every answer of the home can be opened, and every link leads on', async ({
    page,
  }) => {
    await page.goto('/uk/')
    await page.getByText(QUESTION).click()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await page.getByRole('link', { name: 'See the offers' }).click()
    await expect(page.getByRole('heading', { name: 'EX90 for the family' })).toBeInViewport()
    await expect(page.getByText('You pay one amount a month.')).toBeVisible()
    await page.goto('/uk/cars/')
    await page.getByRole('link', { name: 'Explore the EX30', exact: true }).click()
    await expect(page).toHaveURL(/\/uk\/cars\/ex30-electric\/$/)
  })
})

test('[B-PROD-05] [E-B-33] a car of the line-up is seen from bumper to bumper, in its box of 4:3', async ({
  page,
}) => {
  for (const path of ['/uk/cars/', '/ae/cars/suv/']) {
    await page.goto(path)
    const pictures = page.locator('[data-part="product"] img')
    await expect(pictures.first()).toBeVisible()
    for (const picture of await pictures.all())
      await expect(picture).toHaveCSS('object-fit', 'contain')
    const { width, height } = (await pictures.first().boundingBox()) ?? { width: 0, height: 1 }
    expect([path, Math.round((width / height) * 30)]).toEqual([path, 40])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-B-07] features lie open, and none of their headings can be pressed', async ({
    page,
  }) => {
    await page.goto('/uk/cars/')
    const features = page.locator('#choose')
    for (const name of ['The commute', 'The long haul', 'The winter'])
      await expect(features.locator('noscript span').filter({ hasText: name })).toBeVisible()
    await expect(features.getByText('a heat pump and a place to warm the car')).toBeVisible()
    await expect(features.getByRole('button')).toHaveCount(0)
  })
})

test('[E-B-07] [E-B-08] [B-B-01] who wants less motion finds everything at rest, and a way to start it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/uk/')
  await wakeAll(page)
  const control = page.locator('[data-part="motion"] button')
  await expect(control).toHaveText('Let everything move')
  const playing = () =>
    page
      .locator('video')
      .evaluateAll(
        (films: readonly HTMLVideoElement[]) => films.filter((one) => !one.paused).length,
      )
  await page.locator('video').first().scrollIntoViewIfNeeded()
  expect([await page.locator('video').count(), await playing()]).toEqual([expect.any(Number), 0])
  await control.click()
  await page.locator('video').first().scrollIntoViewIfNeeded()
  await expect.poll(playing).toBeGreaterThan(0)
  await expect(control).toHaveText('Pause all motion')
  await page.reload()
  await wakeAll(page)
  await expect(control).toHaveText('Pause all motion')
})

test('[E-B-15] nothing moves while a page of blocks comes and wakes', async ({ page }) => {
  await watchShifts(page)
  for (const path of ['/uk/', '/uk/cars/', '/de/business/fleet/']) {
    await openSettled(page, path)
    await wakeAll(page)
    expect([path, (await shiftsOf(page)) < 0.01]).toEqual([path, true])
  }
})

for (const width of [360, 1280]) {
  test(`[E-B-15] nothing moves while a page arrives piece by piece, ${width} px wide`, async ({
    context,
    baseURL,
  }) => {
    test.slow() // each page takes as long as on a slow line
    const slow = await serveSlowly(baseURL ?? '')
    const readsStill = async (path: string): Promise<void> => {
      const page = await context.newPage()
      await watchShifts(page)
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${slow.origin}${path}`)
      expect([path, (await shiftsOf(page)) < 0.005]).toEqual([path, true])
    }
    // All at once: what takes the time is the line.
    await Promise.all(
      [
        '/uk/',
        '/uk/cars/ex30-electric/',
        '/uk/business/fleet/',
        '/uk/electrification/range/',
        '/uk/data-credits/',
        '/tr/',
      ].map(readsStill),
    )
    await slow.stop()
  })
}

const priceOf = (page: Page) => page.locator('[data-part="car-price"]')

test('[E-B-70] [B-LOC-04] [B-PRICE-35] where prices go by place, another place is asked for', async ({
  page,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/order/prices/us')) return
    asked.push(request.postDataJSON())
    expect(request.headers()).toMatchObject({ qawww: 'true', 'x-client-name': 'merchandising' })
  })
  await page.goto('/us/cars/ex30-electric/')
  await priceOf(page).scrollIntoViewIfNeeded()
  await reachFor(page, 200)
  await expect(priceOf(page)).toContainText('Starting at $38,000 MSRP')
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const location = {
          latitude: 34.1,
          longitude: -118.4,
          zipCode: '90210',
          city: 'Beverly Hills',
        }
        const detail = { placeDetails: { location } }
        document.dispatchEvent(new CustomEvent('locationChangeEvent', { detail }))
      })
      return asked.length
    })
    .toBeGreaterThan(0)
  expect(asked[0]).toMatchObject({ market: 'us', modelKey: 'ex30-bev', zipCode: '90210' })
  await expect(priceOf(page)).toContainText('Beverly Hills 90210')
  await expect(priceOf(page)).toContainText('Starting at $38,000 MSRP')
})

test('[B-LOC-06] [B-PRICE-34] a place that is known already is what the price of a car is asked for', async ({
  page,
  context,
  baseURL,
}) => {
  const place = { latitude: 34.1, longitude: -118.4, zipCode: '90210', city: 'Beverly Hills' }
  const url = new URL(baseURL ?? '').origin
  await context.addCookies([
    { name: 'OptanonConsent', value: 'groups=C1:1,C3:1', url },
    {
      name: 'evkit_location',
      value: encodeURIComponent(JSON.stringify({ userInput: place })),
      url,
    },
  ])
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order/prices/us')) asked.push(request.postDataJSON())
  })
  await page.goto('/us/cars/ex30-electric/')
  await priceOf(page).scrollIntoViewIfNeeded()
  await reachFor(page, 200)
  await expect(priceOf(page)).toContainText('Beverly Hills 90210')
  await expect(priceOf(page)).toContainText('Starting at $38,000 MSRP')
  expect(asked).toMatchObject([{ modelKey: 'ex30-bev', zipCode: '90210' }])
})

test.describe('without scripts, prices', () => {
  test.use({ javaScriptEnabled: false })

  for (const [site, price, source] of [
    ['uk', 'purchase from £35,000', 'An example price'],
    ['de', 'Kaufen ab 38.000', 'Ein Beispielpreis'],
    ['us', 'Lease from $475/month', 'Example lease'],
  ] as const)
    test(`[E-B-70] [B-B-07] the page of a car says what it costs, ${site}`, async ({ page }) => {
      await page.goto(`/${site}/cars/ex30-electric/`)
      await expect(priceOf(page)).toContainText(price)
      await expect(priceOf(page)).toContainText(source)
    })
})
