// One car from its page to the lead: the version and the paint that somebody chooses go along, whatever they press.
import { expect, test, type Page } from '@playwright/test'
import { ChargingPage } from './models/charging.model.js'
import { exportReference, FormPage, watchLeads } from './models/forms.model.js'
import { openSettled, settled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

// What scrolls smoothly moves away from below the pointer of a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

const PERSON = { firstName: 'Ada', surName: 'Byron', email: 'ada@evkit.example' }

const chosen = (page: Page) => page.locator('[data-part="versions"] [data-state="chosen"]')

const chooseVersion = async (page: Page, version: string): Promise<void> => {
  await page.locator(`[data-part="versions"] a[href*="version=${version}"]`).click()
  await expect(page).toHaveURL(new RegExp(`[?&]version=${version}\\b`))
}

const choosePaint = async (page: Page, paint: string): Promise<void> => {
  const dot = page.locator(`[data-part="colour-dots"] label:has(input[value="${paint}"])`)
  await dot.click()
  await expect(dot.locator('input')).toBeChecked()
  await expect(page).toHaveURL(new RegExp(`[?&]colour=${paint}\\b`))
}

const carries = async (page: Page): Promise<void> => {
  await reachFor(page, 300)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('carry-car')),
  )
  await settled(page)
}

const pressQuote = (page: Page): Promise<void> =>
  page.locator('header a[href*="/quote/form"]').first().click()

const SITES = [
  {
    ...{ site: 'uk', price: '£39,400', range: '295 miles' },
    words: 'Single Motor Extended Range, Dusk red',
  },
  { site: 'de', price: '', range: '', words: 'Single Motor Extended Range, Abendrot' },
  { site: 'ae', price: '', range: '', words: 'محرك واحد بمدى أطول، أحمر الغسق' },
] as const

for (const { site, price, range, words } of SITES)
  test(`[E-B-73] ${site}: version and paint chosen on the page of a car are in the form, after Back, a reload and in another tab`, async ({
    page,
    context,
  }) => {
    await openSettled(page, `/${site}/cars/ex30-electric/`)
    await reachFor(page, 300)
    await chooseVersion(page, 'SME')
    await expect(chosen(page)).toHaveCount(1)
    await expect(chosen(page)).toContainText(price)
    await expect(page.locator('[data-part="key-figures"]')).toContainText(range)
    await carries(page)
    await choosePaint(page, 'dusk')
    await pressQuote(page)
    const form = new FormPage(page)
    await expect(page).toHaveURL(
      new RegExp(`/${site}/quote/form\\?model=EX30&version=SME&colour=dusk$`),
    )
    const address = page.url()
    await expect(form.part('summary-vehicle')).toContainText(words)
    await expect(form.part('summary-vehicle').locator('img')).toHaveAttribute('src', /-dusk-/)
    await page.goBack()
    await expect(page).toHaveURL(/colour=dusk/)
    await expect(page.locator('[data-part="colour-dots"] input').first()).toHaveValue('dusk')
    await page.reload()
    await expect(page.locator('[data-part="colour-dots"] input').first()).toBeChecked()
    await page.goForward()
    await page.reload()
    await expect(form.part('summary-vehicle')).toContainText(words)
    const other = await context.newPage()
    await other.goto(address)
    await expect(new FormPage(other).part('summary-vehicle')).toContainText(words)
  })

test('[E-B-73] [F-SUB-47] the lead has version and paint in words; another car taken there is shown in them as far as it has them', async ({
  page,
}) => {
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await page.goto('/uk/quote/form?model=EX30&version=SME&colour=moss&retailerid=GB001')
  await form.answers()
  await form.fill(PERSON)
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  await expect(form.part('summary-vehicle')).toContainText(
    'Single Motor Extended Range, Moss green',
  )
  expect(leads[0]?.body).toMatchObject({
    productsOfInterest: ['416XY2'],
    additionalInfo: 'Chosen: Single Motor Extended Range, Moss green',
  })
  await page.goto('/uk/quote/form?model=EX30&version=SME&colour=moss')
  await form.answers()
  await page.getByRole('link', { name: 'Change model EX30' }).click()
  await expect(page).toHaveURL(/\/uk\/quote\?version=SME&colour=moss$/)
  await page.getByRole('radio', { name: /^EX90, Electric/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/uk\/quote\/form\?version=SME&colour=moss&pno=356EX7$/)
  await expect(form.part('vehicle-chosen')).toHaveText('Moss green')
  await page.reload()
  await expect(form.part('vehicle-chosen')).toHaveText('Moss green')
})

test('[E-B-73] a tool that takes another car or drive carries that one on, and leaves the paint', async ({
  page,
}) => {
  await page.goto('/uk/electrification/charging-your-car/?model=EX30&version=SME&colour=moss')
  const quote = page.locator('header a[href*="/quote/form"]').first()
  await expect(quote).toHaveAttribute('href', /\?model=EX30&version=SME&colour=moss$/)
  await carries(page)
  await new ChargingPage(page).chooseCar('EX40')
  await expect(page).toHaveURL(/carModel=EX40/)
  await quote.click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\?model=EX40&version=SM&colour=moss$/)
  await expect(new FormPage(page).part('summary-vehicle')).toContainText('Single Motor, Moss green')
})

test('[E-B-73] what a car does not have is left out, and the page says so once', async ({
  page,
}) => {
  await page.goto('/uk/cars/ex30-electric/?version=TM&colour=pink')
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.locator('header a[href*="/quote/form"]').first()).toHaveAttribute(
    'href',
    '/uk/quote/form?model=EX30',
  )
  const notice = page.locator('[data-part="lost-choice"]')
  await expect(notice).toHaveText(
    'The EX30 comes in neither the version nor the paint this link names.',
  )
  const quote = page.locator('header a[href*="/quote/form"]').first()
  await quote.focus()
  await expect(quote).toHaveAttribute('href', '/uk/quote/form?model=EX30')
  await quote.click()
  await expect(page).toHaveURL('/uk/quote/form?model=EX30')
  await expect(notice).toHaveCount(0)
  await page.goto('/de/quote/form?model=EX30&version=TM&colour=moss')
  await expect(notice).toHaveText('Den EX30 gibt es nicht in der Version, die dieser Link nennt.')
  await page.goto('/uk/cars/ex40-electric/?model=EX30&version=SME&colour=moss')
  await expect(chosen(page)).toHaveCount(0)
  await expect(notice).toHaveCount(0)
})

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-B-73] [B-F-09] links and forms carry version and paint into the lead', async ({
    page,
  }) => {
    await page.goto('/uk/cars/ex30-electric/?colour=fjord')
    await chooseVersion(page, 'TMP')
    await expect(page).toHaveURL('/uk/cars/ex30-electric/?version=TMP&colour=fjord#versions')
    await pressQuote(page)
    const form = new FormPage(page)
    await expect(form.part('summary-vehicle')).toContainText('Twin Motor Performance, Fjord blue')
    await form.fill(PERSON)
    await page
      .locator('form [name="retailerid"][value="GB001"]')
      .locator('visible=true')
      .first()
      .check({ force: true })
    await form.submit()
    await expect(form.part('review')).toBeVisible()
    await expect(form.part('summary-vehicle')).toContainText('Twin Motor Performance, Fjord blue')
    await page.waitForTimeout(2100) // a person takes longer than a program to look a page over
    await form.submit()
    await expect(form.thanks()).toBeVisible()
    const reference = await form.part('sent-reference').locator('dd').textContent()
    expect(exportReference(reference ?? '')[0]?.payload['additionalInfo']).toBe(
      'Chosen: Twin Motor Performance, Fjord blue',
    )
  })
})
