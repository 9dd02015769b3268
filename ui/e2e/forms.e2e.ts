// The four forms on the built site: by keyboard, with mistakes, twice, without a connection, back and reloaded.
import { expect, test, type Page, type Route } from '@playwright/test'
import { deviceOf, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import {
  CONTACT,
  exportLeads,
  fillContact,
  FormPage,
  FORMS,
  isLead,
  LEADS,
  watchLeads,
  watchTime,
} from './models/forms.model.js'

test.describe.configure({ timeout: 60_000 })

const sendContact = async (form: FormPage): Promise<void> => {
  await fillContact(form)
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
}

interface Story {
  readonly app: keyof typeof FORMS
  readonly heading: string
  readonly purpose: string
  /** What is typed, by name of the field, in the order of the Tab key. */
  readonly typed: readonly (readonly [name: string, keys: string])[]
}

const STORIES: readonly Story[] = [
  {
    app: 'contact',
    heading: 'Contact us',
    purpose: 'CONTACT_REQUEST',
    typed: [
      ['firstName', 'Ada'],
      ['surName', 'Byron'],
      ['email', 'ada@evkit.example'],
      ['description', 'When can I see the new car?'],
    ],
  },
  {
    app: 'callback',
    heading: 'Request a callback',
    purpose: 'CBV_CALLBACK',
    typed: [
      ['firstName', 'Ada'],
      ['surName', 'Byron'],
      ['mobilePhone', '07700 900123'],
      ['contactSlots', ' '],
    ],
  },
  {
    app: 'accessory',
    heading: 'Ask about accessories',
    purpose: 'ACCESSORY_REQUEST',
    typed: [
      ['firstName', 'Ada'],
      ['surName', 'Byron'],
      ['email', 'ada@evkit.example'],
      ['licensePlate', 'AB12 CDE'],
    ],
  },
  {
    app: 'updates',
    heading: 'Stay up to date',
    purpose: 'KEEP_ME_UPDATED',
    typed: [
      ['fullName', 'Ada Byron'],
      ['email', 'ada@evkit.example'],
      ['oneMarketingConsent', ' '],
    ],
  },
]

const at = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('name') ?? element?.getAttribute('data-part') ?? ''
  })

const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await at(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${name}`)
}

// Everything is typed, field after field, and the boxes the author has added are ticked.
const typeAll = async ({ page }: FormPage, { typed }: Story): Promise<void> => {
  for (const [name, keys] of typed) {
    await tabTo(page, name)
    if (keys === ' ') await page.keyboard.press('Space')
    else await page.keyboard.type(keys)
  }
  const terms = page.locator('[data-part="section-custom"] input[type=checkbox]')
  if ((await terms.count()) === 0) return
  await tabTo(page, (await terms.first().getAttribute('name')) ?? '')
  await page.keyboard.press('Space')
}

for (const story of STORIES) {
  const { app, heading, purpose, typed } = story
  const [first = ''] = typed[0] ?? []

  test(`[F-ROUTE-06] [F-SUB-72] [E-F-34] ${app}: by keyboard alone, with mistakes, to the thanks`, async ({
    page,
  }) => {
    const form = new FormPage(page)
    const leads = watchLeads(page)
    await form.open(`/uk/${FORMS[app]}?utm_source=a#top`)
    await expect(page).toHaveURL(`/uk/${FORMS[app]}/form?utm_source=a#top`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    // Nothing is filled in yet.
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await expect(form.summary()).toBeFocused()
    expect(leads).toEqual([])
    await expect(page).toHaveTitle(/^Error: /)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.field(first)).toBeFocused()
    await typeAll(form, story)
    await tabTo(page, 'submit')
    await page.keyboard.press('Enter')
    await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(`/uk/${FORMS[app]}/finished?utm_source=a#top`)
    expect(leads).toHaveLength(1)
    expect(leads[0]?.body).toMatchObject({ purpose, analytics: { utmSource: 'a' } })
    expect(leads[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  })

  test(`[E-F-08] [E-F-14] [E-F-46] ${app}: by keyboard without a connection, pressed twice, reloaded, back and forward: one lead, which the maker finds`, async ({
    page,
    context,
  }) => {
    const form = new FormPage(page)
    const leads = watchLeads(page)
    const answers: Promise<unknown>[] = []
    page.on('response', (answer) => {
      if (isLead(answer.request())) answers.push(answer.json())
    })
    const takeTime = watchTime(page)
    await form.open(`/uk/${FORMS[app]}/form`)
    await typeAll(form, story)
    await tabTo(page, 'submit')
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(form.notice()).toContainText('You are offline')
    await context.setOffline(false)
    await expect(form.notice()).toHaveCount(0)
    expect(leads).toEqual([])
    await expect(form.part('submit')).toBeFocused()
    await takeTime()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
    await page.reload()
    await form.awake()
    await expect(form.thanks()).toBeVisible()
    await page.goBack()
    await expect(form.field(first)).toHaveValue('')
    await page.goForward()
    await expect(form.thanks()).toBeVisible()
    expect(leads).toHaveLength(1)
    const [accepted] = (await Promise.all(answers)) as readonly { readonly leadId: string }[]
    const [lead] = exportLeads(accepted?.leadId ?? '')
    expect(lead).toMatchObject({ id: accepted?.leadId, site: 'uk', purpose, delivery: 'pending' })
    for (const [name, keys] of typed) {
      if (/^[A-Z][a-z]+$/.test(keys)) expect(lead?.payload[name]).toBe(keys)
    }
  })
}

const accept = async (page: Page, answer: object = {}): Promise<void> => {
  await page.route(LEADS, (route) =>
    route.fulfill({ status: 201, json: { leadId: 'x', status: 'accepted', ...answer } }),
  )
}

const openWrong = async (form: FormPage, path: string): Promise<void> => {
  await form.open(path)
  await form.submit()
  await expect(form.summary()).toBeVisible()
}

test('[E-F-23] no console message, no report of the policy and no stranger on the way to the thanks', async ({
  page,
}) => {
  const seen = await watch(page)
  await accept(page)
  const form = new FormPage(page)
  await sendContact(form)
  expect([seen.faults, seen.strangers]).toEqual([[], []])
})

test('[F-PRE-01] [F-PRE-04] [F-API-39] who is signed in is asked for once a page; nobody is, and nothing is said of it', async ({
  page,
}) => {
  const seen = await watch(page)
  const asked: (readonly [method: string, body: string | null, status: number])[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (new URL(request.url()).pathname === '/api/leads-forms/profile') {
      asked.push([request.method(), request.postData(), response.status()])
    }
  })
  const form = new FormPage(page)
  await accept(page)
  await fillContact(form)
  await expect.poll(() => asked).toEqual([['POST', null, 204]])
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  expect(asked).toHaveLength(1)
  expect(seen.faults).toEqual([])
})

test('[F-ROUTE-07] the root of a form is the form: its address is replaced, with everything behind it', async ({
  page,
}) => {
  const form = new FormPage(page)
  await page.goto('/uk/')
  await page.goto('/uk/keep-me-updated?utm_source=a&b=%20c#top')
  await form.awake()
  await expect(page).toHaveURL('/uk/keep-me-updated/form?utm_source=a&b=%20c#top')
  await page.goBack()
  await expect(page).toHaveURL('/uk/')
})

test('[F-ROUTE-12] [F-THX-01] [F-THX-07] an accepted form is thanked for on its own page, which has the focus and its title', async ({
  page,
}) => {
  await accept(page)
  const form = new FormPage(page)
  await form.open('/uk/contact-request/form?utm_source=a')
  await form.fill(CONTACT)
  await form.submit()
  await expect(page).toHaveURL('/uk/contact-request/finished?utm_source=a', { timeout: 15_000 })
  const heading = page.getByRole('heading', { level: 1, name: 'Thank you for your message' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^Thank you for your message – /)
})

test('[E-F-70] [F-THX-06] a lead has a reference: shown again after a reload, in no other tab and for no other form', async ({
  page,
  context,
}) => {
  const answers: Promise<{ readonly reference: string }>[] = []
  page.on('response', (answer) => {
    if (isLead(answer.request())) answers.push(answer.json() as (typeof answers)[number])
  })
  const form = new FormPage(page)
  await sendContact(form)
  const [answer] = await Promise.all(answers)
  const reference = form.part('sent-reference')
  await expect(reference).toContainText(answer?.reference ?? 'no reference')
  const time = await form.part('sent-time').textContent()
  await expect(page.getByRole('link', { name: 'Explore electric driving' })).toBeVisible()
  await page.reload()
  await form.awake()
  await expect(reference).toContainText(answer?.reference ?? 'no reference')
  await expect(form.part('sent-time')).toHaveText(time ?? '')
  await expect(page).toHaveTitle(/^Thank you for your message – /)

  const other = new FormPage(await context.newPage())
  for (const [tab, path] of [
    [form, 'keep-me-updated'],
    [other, 'contact-request'],
  ] as const) {
    await tab.open(`/uk/${path}/finished`)
    await expect(tab.part('nothing-sent')).toContainText('Nothing has been sent yet')
    await expect(tab.page.getByText(/thank you/i)).toHaveCount(0)
    await expect(tab.page).toHaveTitle(/^Nothing has been sent yet – /)
    await tab.page.getByRole('link', { name: 'Go to the form' }).click()
    await expect(tab.page).toHaveURL(`/uk/${path}/form`)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[F-THX-06] nobody is thanked, and the form is a link away', async ({ page }) => {
    await page.goto('/uk/quote/finished')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request')
    const text = page.locator('main noscript p')
    await expect(text).toContainText('No request has been sent from this window')
    await expect(text).toBeVisible()
    await expect(page.locator('[data-part="spinner"]')).toBeHidden()
    await page.locator('main noscript a', { hasText: 'Go to the form' }).click()
    await expect(page).toHaveURL('/uk/quote')
  })
})

test('[E-F-45] a browser that keeps nothing sends a lead all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await accept(page)
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await sendContact(form)
  expect(leads).toHaveLength(1)
})

test('[E-F-33] [F-API-04] the analytics cookie goes along only where the visitor may be counted; the lead is sent all the same', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (isLead(request)) asked.push(request.headers()['analytics-id'])
  })
  await accept(page)
  const form = new FormPage(page)
  await context.addCookies([{ name: '_ga', value: 'GA1.2.3', url }])
  await sendContact(form)
  for (const groups of ['C1:1,C3:1', 'C1:1,C9:1']) {
    await context.addCookies([{ name: 'OptanonConsent', value: `groups=${groups}`, url }])
    await sendContact(form)
  }
  expect(asked).toEqual([undefined, undefined, 'GA1.2.3'])
})

test('[E-F-08] pressed twice it is sent once', async ({ page }) => {
  await accept(page)
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await fillContact(form)
  await form.part('submit').dblclick()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  expect(leads).toHaveLength(1)
})

test('[E-F-14] without a connection nothing is sent and nothing is lost', async ({
  page,
  context,
}) => {
  await accept(page)
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await fillContact(form)
  await form.field('postalCode').focus()
  await context.setOffline(true)
  await form.submit()
  await expect(form.notice()).toContainText('You are offline')
  await expect(form.field('firstName')).toHaveValue('Ada')
  await context.setOffline(false)
  await expect(form.notice()).toHaveCount(0)
  expect(leads).toEqual([])
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
})

/** Sends where the service answers nothing good: three tries with one key, and nothing typed is lost; then it answers. */
const sendTwice = async (
  page: Page,
  answer: Parameters<Route['fulfill']>[0],
  seeRefused: (form: FormPage) => Promise<void>,
): Promise<void> => {
  await page.route(LEADS, (route) => route.fulfill(answer))
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await fillContact(form)
  await form.submit()
  await seeRefused(form)
  expect(leads).toHaveLength(3)
  await expect(form.field('description')).toHaveValue('When can I see the new car?')
  await page.unroute(LEADS)
  await accept(page)
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  expect(new Set(leads.map(({ key }) => key)).size).toBe(1)
}

test('[E-F-09] [E-F-13] a service that fails is asked three times with one key, and again with it', async ({
  page,
}) => {
  await sendTwice(page, { status: 503, json: { status: 503, title: 'busy' } }, async (form) => {
    await expect(form.part('submit')).toHaveAttribute('aria-disabled', 'true')
    await expect(form.notice()).toContainText('Your request could not be sent.', {
      timeout: 20_000,
    })
  })
})

test('[E-F-72] a lead the service is still at work on is not called lost, and the next press ends with the thanks', async ({
  page,
}) => {
  const atWork = {
    status: 409,
    headers: { 'Retry-After': '1' },
    json: { status: 409, code: 'IN_PROGRESS' },
  }
  await sendTwice(page, atWork, async (form) => {
    await expect(form.notice()).toHaveText(
      'Your request is still being processed. Please press Send again in a moment: it will reach us only once.',
      { timeout: 20_000 },
    )
  })
})

test('[F-THX-08] [E-F-46] back from the thanks is an empty form; the thanks reloaded send nothing', async ({
  page,
}) => {
  await accept(page)
  const leads = watchLeads(page)
  const form = new FormPage(page)
  await sendContact(form)
  await page.reload()
  await form.awake()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message')
  await page.goBack()
  await expect(form.field('firstName')).toHaveValue('')
  await page.goForward()
  await expect(form.thanks()).toBeVisible()
  expect(leads).toHaveLength(1)
})

test('[F-SUB-75] [F-SUB-79] [F-STORE-02] a lead may lead to another page; back from there are the thanks', async ({
  page,
}) => {
  await accept(page, { redirectUrl: '/uk/' })
  const form = new FormPage(page)
  await fillContact(form)
  await form.submit()
  await expect(page).toHaveURL('/uk/', { timeout: 15_000 })
  await page.goBack()
  await expect(form.thanks()).toBeVisible()
})

test('[F-SUB-77] a query leads nowhere else than to our own site', async ({ page }) => {
  await accept(page)
  const form = new FormPage(page)
  await form.open('/uk/keep-me-updated/form?redirecturl=https%3A%2F%2Fevil.example%2F')
  await form.fill({ fullName: 'Ada Byron', email: 'ada@evkit.example' })
  await form.field('oneMarketingConsent').check()
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
})

test('[F-VAL-18] [F-VAL-16] a field is checked when it is left; the service has its say', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/uk/contact-request/form')
  const email = form.field('email')
  await email.pressSequentially('a@b')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-part="field-error"]')).toHaveText(
    'Enter the whole e-mail address, such as name@example.com',
  )
  await page.route('**/validation/email**', (route) => route.fulfill({ json: false }))
  await email.fill('ada@evkit.example')
  await email.press('Tab')
  await expect(page.locator('[data-part="field-error"]')).toHaveText('E-mail is not valid')
  await page.unroute('**/validation/email**')
  await email.fill('ada@evkit.example.org')
  await email.press('Tab')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('[F-VAL-17] [E-F-82] a number the service refuses is told so in the words of the row, with what to do under them', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/uk/contact-request/form')
  const phone = form.field('mobilePhone')
  const error = page.locator('[data-part="field-error"]')
  const help = page.getByText('Enter the whole phone number, including the area code')
  await phone.fill('call me')
  await phone.press('Tab')
  await expect(error).toHaveText('Mobile phone is not valid')
  await expect(help).toBeVisible()
  await page.route('**/validation/phone**', (route) => route.fulfill({ json: false }))
  await phone.fill('07123 ext 5')
  await phone.press('Tab')
  await expect(error).toHaveText('Mobile phone is not valid')
  await expect(help).toBeVisible()
  await page.unroute('**/validation/phone**')
  await phone.fill('07123 456789')
  await phone.press('Tab')
  await expect(error).toHaveCount(0)
  await expect(help).toHaveCount(0)
})

test('[F-ADDR-02] [E-F-36] an address is looked up and chosen by keyboard, or entered by hand', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/uk/accessory-request/form')
  const address = page.getByRole('combobox', { name: 'Address' })
  await address.pressSequentially('High')
  await expect(address).toHaveAttribute('aria-expanded', 'true')
  await address.press('ArrowDown')
  const chosen = await page.getByRole('option').first().textContent()
  await address.press('Enter')
  await expect(address).toHaveValue(chosen ?? '')
  await expect(address).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('checkbox', { name: 'Enter address manually' }).press('Space')
  await expect(form.field('addressOne')).toBeFocused()
  await expect(address).toHaveCount(0)
})

test('[E-F-50] [E-F-34] somebody to talk to is found in the same place on every page, and stays there', async ({
  page,
}) => {
  await accept(page)
  const form = new FormPage(page)
  const place = () =>
    form.part('contact-help').evaluate((element) => ({
      left: element.getBoundingClientRect().left,
      isLast: element.parentElement?.tagName === 'MAIN' && element.nextElementSibling === null,
      text: element.textContent,
    }))
  await form.open('/uk/contact-request/finished')
  const first = await place()
  expect(first).toMatchObject({ isLast: true })
  expect(first.text).toContain('+44 1632 960 960')
  for (const path of [
    'callback-request/form',
    'keep-me-updated/finished',
    'accessory-request/form',
  ]) {
    await form.open(`/uk/${path}`)
    expect([path, await place()]).toEqual([path, first])
  }
  await fillContact(form)
  expect(await place()).toEqual(first)
  // The page is exchanged without being loaded anew.
  await form.submit()
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  expect(await place()).toEqual(first)
  const link = page.getByRole('link', { name: '+44 1632 960 960' })
  await expect(link).toHaveAttribute('href', 'tel:+441632960960')
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
})

test('[F-ROUTE-10] other applications and pages are not there', async ({ page }) => {
  for (const path of ['/uk/contact-request/retailer', '/uk/brochure/form', '/xx/keep-me-updated']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
  }
})

test('[D-F-03] a slash at the end and a leaf in capitals are the same page', async ({
  request,
}) => {
  for (const path of ['/uk/contact-request/', '/uk/contact-request/FORM', '/uk/contact-request/']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
  }
})

test('a market without a site has its forms in a plain frame, in its own language', async ({
  page,
}) => {
  const form = new FormPage(page)
  await form.open('/tr/contact-request')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR')
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('link[hreflang="sv-se"]')).toHaveAttribute(
    'href',
    /\/se\/contact-request\/form$/,
  )
  await page.getByRole('link', { name: 'Sverige' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE')
})

// What the service says, in place of it: nothing for ever, a refusal that is not tried again, or faults of fields.
const answerWith = async (
  { page }: FormPage,
  answer: 'nothing' | { readonly status: number; readonly json: unknown },
): Promise<void> => {
  await page.unroute(LEADS)
  await page.route(LEADS, (route) => (answer === 'nothing' ? undefined : route.fulfill(answer)))
}

// Every state a visitor can come to, in the forms that show most of it.
const STATES: Readonly<Record<string, (form: FormPage) => Promise<void>>> = {
  contact: (form) => form.open('/uk/contact-request/form'),
  callback: (form) => form.open('/uk/callback-request/form'),
  accessory: (form) => form.open('/uk/accessory-request/form'),
  'updates, Germany': (form) => form.open('/de/keep-me-updated/form'),
  'contact, wrong': (form) => openWrong(form, '/uk/contact-request/form'),
  'callback, Turkey, wrong': (form) => openWrong(form, '/tr/callback-request/form'),
  'contact, Emirates, wrong': (form) => openWrong(form, '/ae/contact-request/form'),
  'accessory, list open': async (form) => {
    await form.open('/uk/accessory-request/form')
    await form.field('legalAddress').pressSequentially('High')
    await expect(form.page.getByRole('option').first()).toBeVisible()
  },
  'contact, sending': async (form) => {
    await answerWith(form, 'nothing')
    await fillContact(form)
    await form.submit()
    await expect(form.part('submit')).toHaveAttribute('aria-disabled', 'true')
  },
  'contact, failed': async (form) => {
    await answerWith(form, { status: 403, json: { status: 403, title: 'no', code: 'BOT_CHECK' } })
    await fillContact(form)
    await form.submit()
    await expect(form.notice()).toBeVisible({ timeout: 15_000 })
  },
  'contact, refused by the service': async (form) => {
    const json = { status: 400, title: 'no', code: 'VALIDATION', errors: { email: 'FieldInvalid' } }
    await answerWith(form, { status: 400, json })
    await fillContact(form)
    await form.submit()
    await expect(form.summary()).toBeVisible({ timeout: 15_000 })
  },
  'contact, offline': async (form) => {
    await fillContact(form)
    await form.page.context().setOffline(true)
    await form.submit()
    await expect(form.notice()).toContainText('You are offline')
  },
  thanks: async (form) => {
    const json = { leadId: 'x', status: 'accepted', reference: '7YJC-3MMY' }
    await answerWith(form, { status: 201, json })
    await sendContact(form)
  },
  'nothing sent': (form) => form.open('/uk/keep-me-updated/finished'),
  'nothing sent, Emirates': (form) => form.open('/ae/keep-me-updated/finished'),
}

// Where a form, its mistakes and its end stand for those of other forms.
const IN_FULL = ['contact', 'contact, wrong', 'thanks']

for (const [at, [name, reach]] of Object.entries(STATES).entries()) {
  test(`[E-F-34] no axe violation in any width, light or dark: ${name}`, async ({ page }) => {
    await seeNothingWrong(
      page,
      async () => {
        await page.context().setOffline(false)
        await reach(new FormPage(page))
      },
      { device: IN_FULL.includes(name) ? undefined : deviceOf(at) },
    )
  })
}
