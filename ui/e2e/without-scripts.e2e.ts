// Forms where scripts are off, on a phone, on the built site: filled in, sent back, sent, and found where leads are.
import { expect, test, type Page, type Response } from '@playwright/test'
import { listFaults } from './models/axe.model.js'
import { exportReference, FormPage } from './models/forms.model.js'

test.use({
  javaScriptEnabled: false,
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
})

interface Filled {
  readonly texts: Readonly<Record<string, string>>
  readonly lists?: Readonly<Record<string, string>>
  /** Boxes and radio buttons, as name and value. */
  readonly ticks: readonly (readonly [name: string, value?: string])[]
  readonly purpose: string
}

const EMAIL = 'ada.scriptless@evkit.example'
const NAMED = { firstName: 'Ada', surName: 'Byron' }

const FORMS: Readonly<Record<string, Filled>> = {
  'uk/contact-request': {
    purpose: 'CONTACT_REQUEST',
    texts: { ...NAMED, email: EMAIL, description: 'One line.\nAnother.' },
    ticks: [['emailOptIn']],
  },
  'uk/callback-request': {
    purpose: 'CBV_CALLBACK',
    texts: { ...NAMED, mobilePhone: '7700900123' },
    ticks: [['contactSlots', 'AM'], ['terms.1']],
  },
  'uk/quote': {
    purpose: 'OFFER_REQUEST',
    texts: { ...NAMED, email: EMAIL },
    ticks: [
      ['modelId', 'ex40'],
      ['retailerid', 'GB001'],
    ],
  },
  'de/contact-request': {
    purpose: 'CONTACT_REQUEST',
    texts: { ...NAMED, email: EMAIL, description: 'Grüße' },
    lists: { title: 'MRS' },
    ticks: [],
  },
  'de/callback-request': {
    purpose: 'CBV_CALLBACK',
    texts: { ...NAMED, mobilePhone: '015112345678' },
    ticks: [['contactSlots', 'AM'], ['terms.1']],
  },
  'de/quote': {
    purpose: 'OFFER_REQUEST',
    texts: { ...NAMED, email: EMAIL, legalAddress: 'Hauptstraße 12, 10827 Berlin' },
    lists: { title: 'MRS' },
    ticks: [
      ['modelId', 'ex30'],
      ['retailerid', 'DE001'],
    ],
  },
  'ae/contact-request': {
    purpose: 'CONTACT_REQUEST',
    texts: { fullName: 'آدا بايرون', email: EMAIL, description: 'مرحبا' },
    ticks: [['emailOptIn']],
  },
  'ae/callback-request': {
    purpose: 'CBV_CALLBACK',
    texts: { fullName: 'آدا بايرون', mobilePhone: '501234567' },
    ticks: [['contactSlots', 'AM']],
  },
  'ae/quote': {
    purpose: 'OFFER_REQUEST',
    texts: { fullName: 'آدا بايرون', mobilePhone: '0501234567' },
    ticks: [
      ['modelId', 'ex90'],
      ['retailerid', 'AE001'],
    ],
  },
}

const tickOf = (page: Page, [name, value]: Filled['ticks'][number]) =>
  page
    .locator(`form [name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`)
    .locator('visible=true')
    .first()

const fillIn = async (form: FormPage, { texts, lists = {}, ticks }: Filled): Promise<void> => {
  await form.fill(texts)
  for (const [name, value] of Object.entries(lists)) await form.field(name).selectOption(value)
  for (const tick of ticks) await tickOf(form.page, tick).check({ force: true })
}

const holds = async (form: FormPage, { texts, lists = {}, ticks }: Filled): Promise<void> => {
  for (const [name, value] of Object.entries({ ...texts, ...lists }))
    await expect(form.field(name)).toHaveValue(value)
  for (const tick of ticks) await expect(tickOf(form.page, tick)).toBeChecked()
}

const sendForm = async (form: FormPage): Promise<Response> => {
  const answer = form.page.waitForResponse(
    (response) => response.request().isNavigationRequest() && response.status() !== 303,
  )
  await form.submit()
  return answer
}

// A person takes longer than a program to look a page over.
const lookItOver = (page: Page): Promise<void> => page.waitForTimeout(2100)

for (const [path, filled] of Object.entries(FORMS)) {
  test(`[B-F-09] /${path} is filled in, comes back with what is missing, is sent, and is a lead`, async ({
    page,
  }) => {
    const form = new FormPage(page)
    await page.goto(`/${path}/form`)
    const bare = await sendForm(form)
    expect(bare.status()).toBe(422)
    await expect(form.summary().getByRole('link').first()).toBeVisible()
    for (const link of await form.summary().getByRole('link').all()) {
      const target = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1)
    }
    await expect(page).toHaveTitle(/: /)
    await fillIn(form, filled)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await lookItOver(page)
    await form.submit()
    await expect(form.thanks()).toBeVisible()
    const reference = await form.part('sent-reference').locator('dd').textContent()
    const [lead] = exportReference(reference ?? '')
    expect([lead?.site, lead?.purpose, lead?.delivery]).toEqual([
      path.slice(0, 2),
      filled.purpose,
      'pending',
    ])
  })
}

const CONTACT = FORMS['uk/contact-request']

test('[B-F-09] what is complete at once is looked over before it is sent, and is one lead however often it is sent', async ({
  page,
}) => {
  const form = new FormPage(page)
  await page.goto('/uk/contact-request/form')
  if (CONTACT === undefined) throw new Error('no such form')
  await fillIn(form, CONTACT)
  expect((await sendForm(form)).status()).toBe(200)
  await expect(form.part('review')).toHaveText(
    'Everything is filled in. Please look it over, then send it.',
  )
  await holds(form, CONTACT)
  await lookItOver(page)
  await form.submit()
  await expect(form.thanks()).toBeVisible()
  const reference = await form.part('sent-reference').locator('dd').textContent()
  await page.goto('/uk/contact-request/form')
  await fillIn(form, CONTACT)
  await form.submit()
  await lookItOver(page)
  await form.submit()
  await expect(form.part('sent-reference').locator('dd')).toHaveText(reference ?? '-')
  expect(exportReference(reference ?? '')).toHaveLength(1)
})

test('[B-F-09] an address that has to be one of a list comes back with the list', async ({
  page,
}) => {
  const form = new FormPage(page)
  const quote = FORMS['de/quote']
  await page.goto('/de/quote/form')
  if (quote === undefined) throw new Error('no such form')
  await fillIn(form, { ...quote, texts: { ...quote.texts, legalAddress: 'Haupt' } })
  expect((await sendForm(form)).status()).toBe(422)
  await page.locator('[name="legalAddress-choice"]').first().check({ force: true })
  await lookItOver(page)
  await form.submit()
  await expect(form.thanks()).toBeVisible()
})

test('[B-F-09] the pages of a quote lead on by links, each with what was chosen', async ({
  page,
}) => {
  const form = new FormPage(page)
  await page.goto('/us/quote')
  await form.part('plain-step').getByRole('link', { name: 'EX40, Electric' }).click()
  await expect(page).toHaveURL(/\/us\/quote\/retailer\?/)
  await form.part('plain-step').getByRole('link', { name: 'Northlane Austin' }).click()
  await expect(page).toHaveURL(/\/us\/quote\/form\?/)
  await form.fill({ ...NAMED, email: EMAIL })
  await form.submit()
  await expect(form.part('review')).toBeVisible()
  await lookItOver(page)
  await form.submit()
  await expect(form.thanks()).toBeVisible()
  const reference = await form.part('sent-reference').locator('dd').textContent()
  const [lead] = exportReference(reference ?? '')
  expect(lead?.payload['productsOfInterest']).toHaveLength(1)
  expect(lead?.payload['retailerId']).toMatch(/^US/)
})

test.describe('where scripts are on and none arrives', () => {
  test.use({ javaScriptEnabled: true })

  test('[B-F-09] a form is sent by the browser alone', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const form = new FormPage(page)
    await page.goto('/uk/contact-request/form')
    if (CONTACT === undefined) throw new Error('no such form')
    await fillIn(form, CONTACT)
    await form.submit()
    await expect(form.part('review')).toBeVisible()
    expect(await listFaults(page)).toEqual([])
    await lookItOver(page)
    await form.submit()
    await expect(form.thanks()).toBeVisible()
    expect(await listFaults(page)).toEqual([])
  })

  test('[B-F-09] what comes back with something missing has nothing wrong for a reader', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const form = new FormPage(page)
    await page.goto('/uk/quote/form')
    await form.submit()
    await expect(form.summary()).toBeVisible()
    expect(await listFaults(page)).toEqual([])
  })
})
