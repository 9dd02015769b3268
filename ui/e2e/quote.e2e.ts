// The quote application on the built site: a car, a retailer, the form, and the thanks for it.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, listFaults, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { exportLeads, FormPage, isLead } from './models/forms.model.js'

test.describe.configure({ timeout: 60_000 })

const PERSON = { firstName: 'Ada', surName: 'Byron', email: 'ada@evkit.example' }

const open = async (page: Page, path: string): Promise<FormPage> => {
  const form = new FormPage(page)
  await page.goto(path)
  await form.answers()
  return form
}

const tile = (page: Page, name: string) => page.getByRole('radio', { name })

test('[F-ROUTE-35] by keyboard: arrow to a car, Enter, and on to the form with it', async ({
  page,
}) => {
  const { faults, strangers } = await watch(page)
  const form = await open(page, '/uk/quote?utm_source=a')
  await tile(page, 'EX30, Electric').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'EX40, Electric')).toBeFocused()
  await expect(page).toHaveURL(/\/uk\/quote\?utm_source=a$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/uk\/quote\/form\?utm_source=a&pno=225WW4$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Request a quote/)
  await expect(form.part('summary-vehicle')).toContainText('EX40')
  expect(await listFaults(page)).toEqual([])
  expect([faults, strangers]).toEqual([[], []])
})

test('[F-ROUTE-30] [F-ROUTE-32] Change goes back to the cars without a page load, Back to the form', async ({
  page,
}) => {
  const form = await open(page, '/uk/quote/form?pno=416xy2&utm_source=a')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url())
  })
  await page.getByRole('link', { name: 'Change model EX30' }).click()
  await expect(page).toHaveURL(/\/uk\/quote\?utm_source=a$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your model' })).toBeFocused()
  await page.goBack()
  await expect(form.part('summary-vehicle')).toContainText('EX30')
  await page.goForward()
  await expect(tile(page, 'EX30, Electric')).toBeVisible()
  expect(loads).toEqual([])
})

test('[F-ROUTE-45] [F-VEH-15] opened directly the form asks for a car, and is not sent without one', async ({
  page,
}) => {
  const form = await open(page, '/uk/quote/form')
  await expect(tile(page, 'EX30, Electric')).toBeVisible()
  await form.fill(PERSON)
  await form.submit()
  const line = form.summary().getByRole('link', { name: 'Choose a model' })
  await expect(line).toBeVisible()
  await line.click()
  await expect(tile(page, 'EX30, Electric')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(form.part('chosen-vehicle')).toContainText('EX30')
  await expect(line).toHaveCount(0)
  await expect(page).toHaveURL(/pno=416XY2/)
  await expect(form.field('firstName')).toHaveValue('Ada')
})

test('[F-VEH-11] a car nobody knows: the picker is given back, and nothing that was typed is lost', async ({
  page,
}) => {
  let answer = (): void => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/vehicles/by-pno**', async (route) => {
    await asked
    await route.continue()
  })
  const form = await open(page, '/uk/quote/form?pno=zzz999')
  await expect(form.part('vehicle-picker')).toHaveCount(0)
  await form.fill({ firstName: 'Ada' })
  answer()
  await expect(form.part('vehicle-picker')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('We could not find that car. Please choose a model.')).toBeVisible()
  await expect(form.field('firstName')).toHaveValue('Ada')
})

const watchAnswers = (page: Page): Promise<unknown>[] => {
  const answers: Promise<unknown>[] = []
  page.on('response', (answer) => {
    if (isLead(answer.request())) answers.push(answer.json())
  })
  return answers
}

const placeField = (page: Page) =>
  page.getByRole('combobox', { name: /^(Find a retailer|Händler finden)/ })

const findRetailer = async (page: Page, text: string): Promise<void> => {
  await placeField(page).fill(text)
  await page.getByRole('listbox').getByRole('option').first().click()
}

test('[F-ROUTE-13] [F-ROUTE-36] the flow of four steps: car, retailer, form, thanks; one lead with both', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  const { faults, strangers } = await watch(page)
  const form = await open(page, '/de/quote')
  await expect(form.part('quote-progress')).toHaveText('Schritt 1 von 3')
  await tile(page, 'EX30').first().click()
  await expect(page).toHaveURL(/\/de\/quote$/)
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/quote\/retailer\?pno=416XY2$/)
  await expect(form.part('quote-progress')).toHaveText('Schritt 2 von 3')
  await expect(form.part('summary-vehicle')).toContainText('EX30')
  expect(await listFaults(page)).toEqual([])
  await findRetailer(page, 'Hamburg')
  const card = page.getByRole('radio').first()
  await expect(card).toBeVisible()
  await card.click()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/quote\/form\?pno=416XY2&retailerid=DE\w+$/)
  await expect(form.part('quote-progress')).toHaveText('Schritt 3 von 3')
  await expect(form.part('summary-card').getByRole('img')).toBeVisible()
  await expect(form.part('summary-retailer')).toContainText(/\d{5} \S/)
  // What stands on the card is not asked for again.
  await expect(form.part('section-dealerpicker')).toBeHidden()
  expect(await listFaults(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Anrede' }).selectOption({ index: 1 })
  await form.fill(PERSON)
  await form.field('legalAddress').pressSequentially('Hauptstr')
  await page.getByRole('listbox').getByRole('option').first().click()
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  await expect(page).toHaveURL(/\/de\/quote\/finished\?pno=416XY2&retailerid=DE/)
  const [accepted] = (await Promise.all(answers)) as readonly { readonly leadId: string }[]
  const [lead] = exportLeads(accepted?.leadId ?? '')
  expect(lead?.payload).toMatchObject({
    purpose: 'OFFER_REQUEST',
    productsOfInterest: ['416XY2'],
    retailerId: expect.stringMatching(/^DE/),
  })
  expect([faults, strangers]).toEqual([[], []])
})

test('[F-RET-04] a market of the type Map has the list with a map beside it', async ({ page }) => {
  const form = await open(page, '/de/quote/retailer')
  await findRetailer(page, 'Hamburg')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(form.part('retailer-map')).toBeVisible()
})

test('[F-RET-44] [F-RET-43] [F-ROUTE-40] who would rather be called sends a callback, for a car they choose, and no retailer shows', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  const form = await open(page, '/uk/quote/retailer')
  await page.getByRole('button', { name: 'Contact me by phone' }).click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\?retailerid=GB-IS-1$/)
  await expect(page).toHaveTitle(/^Request a callback/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(form.part('summary-retailer')).toHaveCount(0)
  await tile(page, 'EX30, Electric').click()
  await expect(form.part('chosen-vehicle')).toContainText('EX30')
  await form.fill({ firstName: 'Ada', surName: 'Byron', mobilePhone: '7400123456' })
  await page.getByRole('radio', { name: 'Morning' }).check()
  for (const box of await page.locator('form input[type="checkbox"]').all()) await box.check()
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  await expect(form.part('summary-retailer')).toHaveCount(0)
  const [accepted] = (await Promise.all(answers)) as readonly { readonly leadId: string }[]
  const [lead] = exportLeads(accepted?.leadId ?? '')
  expect(lead?.payload).toMatchObject({
    purpose: 'CBV_CALLBACK',
    productsOfInterest: ['416XY2'],
  })
})

test('[E-F-38] a link within the page throws nothing away', async ({ page }) => {
  const form = await open(page, '/uk/quote/form?pno=416XY2')
  await form.fill({ firstName: 'Ada' })
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(form.field('firstName')).toHaveValue('Ada')
  await page.getByRole('link', { name: 'Change model EX30' }).click()
  await expect(page).toHaveURL(/\/uk\/quote$/)
})

test('[F-VEH-12] [F-VEH-13] Back to the cars: the one that was chosen is, and the button goes on with it', async ({
  page,
}) => {
  await open(page, '/uk/quote')
  await tile(page, 'EX40, Electric').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/form\?pno=225WW4$/)
  await page.goBack()
  await expect(tile(page, 'EX40, Electric')).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/form\?pno=225WW4$/)
  await page.goto('/uk/quote')
  await expect(tile(page, 'EX40, Electric')).not.toBeChecked()
})

test('[F-ROUTE-44] [F-RET-27] [F-RET-15] in the new flow the retailer is chosen on the form, and stays after a reload', async ({
  page,
}) => {
  const form = await open(page, '/uk/quote/form?pno=416XY2')
  await findRetailer(page, 'Maidenhead')
  await page.getByRole('radio').first().click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\?pno=416XY2&retailerid=GB001$/)
  const change = page.getByRole('button', { name: /^Change retailer/ })
  await expect(change).toBeFocused()
  await change.click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\?pno=416XY2$/)
  await expect(placeField(page)).toBeFocused()
  await findRetailer(page, 'Maidenhead')
  await page.getByRole('radio').first().click()
  await page.reload()
  await form.answers()
  await expect(form.part('summary-retailer')).toContainText('Northlane Maidenhead')
})

const QUOTES = ['/uk/quote', '/de/quote/retailer?pno=416XY2', '/uk/quote/form', '/ae/quote']

for (const [at, path] of QUOTES.entries()) {
  test(`${path} fits every window and has no fault of accessibility`, async ({ page }) => {
    const reach = async (): Promise<void> => {
      await open(page, path)
    }
    await seeNothingWrong(page, reach, { device: path === '/uk/quote' ? undefined : deviceOf(at) })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/uk/quote', '/uk/quote/form', '/tr/contact-request/form']) {
    test(`[B-F-09] ${path} has nothing that would not answer, and says whom to talk to`, async ({
      page,
    }) => {
      await page.goto(path)
      const form = new FormPage(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(form.part('contact-help')).toBeVisible()
      await expect(
        page.locator('main').getByRole('combobox', { includeHidden: false }),
      ).toHaveCount(await page.locator('main select').count())
      const buttons = await page.locator('main').getByRole('button').all()
      const kinds = await Promise.all(buttons.map(async (one) => one.getAttribute('type')))
      expect(kinds.filter((kind) => kind !== 'submit')).toEqual([])
    })
  }
})
