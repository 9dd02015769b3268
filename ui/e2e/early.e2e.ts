import { expect, test, type Page } from '@playwright/test'
import { ChargingPage, PAGE, watch } from './models/charging.model.js'
import {
  chooseEarly,
  chooseOnSight,
  EARLY_MOMENTS,
  MOMENTS_OF_ALIKE,
  type EarlyStory,
} from './models/early.model.js'
import { HostPage } from './models/embedded.model.js'
import { FormPage } from './models/forms.model.js'
import { ROUTE_PAGE } from './models/route.model.js'
import { openSettled } from './models/settled.model.js'
import { PAGES } from './models/tool.model.js'
import { isAwake, wakeByPointer } from './models/wake.model.js'

interface Story extends EarlyStory {
  /** Parts of the address, which then hold the choices. */
  readonly address: readonly string[]
  /** The part with the figure. */
  readonly figure: string
}

const LONDON_EDINBURGH =
  '?from=London&fromAt=51.5085,-0.1257&to=Edinburgh&toAt=55.9521,-3.1965&model=EX30&profile=city'

const STORIES: Readonly<Record<string, Story>> = {
  'the planner: weather, road, a tick and a slider': {
    path: `${ROUTE_PAGE}${LONDON_EDINBURGH}`,
    isModel: true,
    choices: [
      ['select:has(option[value="highway"])', 'mixed'],
      ['select:has(option[value="4"]):has(option[value="0"])', '1'],
      ['[data-part="trip-settings"] input[type="checkbox"]', true],
      ['[data-part="value-start"] input[type="range"]', '80'],
    ],
    address: ['profile=mixed', 'temperatureIndex=1', 'climate=false', 'start=80'],
    figure: 'reach',
  },
  'charging: where, and from when to when': {
    path: PAGE,
    isModel: true,
    choices: [
      ['input[type="radio"][value="EX90"]', true],
      ['input[type="radio"][value="public"]', true],
      ['[data-thumb="from"]', '10'],
    ],
    address: ['carModel=EX90', 'cType=P', 'range=10,80'],
    figure: 'duration',
  },
  'range: road, weather, climate': {
    path: PAGES.range,
    choices: [
      ['input[type="radio"][value="highway"]', true],
      ['input[type="range"]', '1'],
      ['input[type="checkbox"]', true],
    ],
    address: ['profile=highway', 'temperatureIndex=1', 'climate=false'],
    figure: 'range',
  },
  'costs: a slider and a number that was typed': {
    path: PAGES.costs,
    choices: [
      ['[data-part="value-mileage"] input[type="range"]', '12000'],
      ['[data-part="value-fuelCost"] input[role="spinbutton"]', '150'],
    ],
    address: ['mileage=12000', 'fuelCost=1.5'],
    figure: 'total',
  },
}

// The first page of a cold server comes late on a busy machine.
const PATIENT = { timeout: 15_000 }

const textOf = (page: Page, part: string): Promise<string | null> =>
  page.locator(`[data-part="${part}"]`).first().textContent()

test.describe('what is chosen before a page is awake counts', () => {
  for (const [name, { path, isModel = false, choices, address, figure }] of Object.entries(
    STORIES,
  )) {
    for (const moment of isModel ? EARLY_MOMENTS : MOMENTS_OF_ALIKE) {
      test(`[E-T-51] ${name}: ${moment}`, async ({ page }) => {
        const seen = await watch(page)
        await chooseEarly(page, path, { moment, choices })
        for (const part of address) {
          const search = () => decodeURIComponent(new URL(page.url()).search)
          await expect.poll(search, PATIENT).toContain(part)
        }
        // The server says the same of that address: the figure belongs to what the controls show.
        const copy = await page.context().newPage()
        await copy.goto(page.url())
        await expect.poll(() => textOf(page, figure)).toBe(await textOf(copy, figure))
        for (const [selector, value] of choices) {
          if (value !== true) await expect(page.locator(selector).first()).toHaveValue(value)
        }
        expect(seen).toEqual({ faults: [], strangers: [] })
      })
    }
  }
})

const WRITTEN = {
  '#tool [name="title"]': 'MR',
  '#tool [name="firstName"]': 'Ada',
  '#tool [name="description"]': 'When can I drive it?',
} as const

test.describe('what is chosen and typed before a form is awake counts', () => {
  for (const moment of EARLY_MOMENTS) {
    test(`[E-F-69] a list, a text, several lines and a tick: ${moment}`, async ({ page }) => {
      const form = new FormPage(page)
      await chooseEarly(page, '/uk/contact-request/form', {
        moment,
        choices: [...Object.entries(WRITTEN), ['[name="emailOptIn"]', true]],
      })
      await form.awake()
      for (const [selector, value] of Object.entries(WRITTEN)) {
        await expect(page.locator(selector)).toHaveValue(value)
      }
      await expect(page.locator('[name="emailOptIn"]')).toBeChecked()
      await form.submit()
      await expect(form.summary()).toBeVisible()
      // What was chosen early is not missing.
      for (const selector of Object.keys(WRITTEN)) {
        await expect(page.locator(selector)).not.toHaveAttribute('aria-invalid', 'true')
      }
    })

    test(`[E-F-69] the salutation of a request for a quote: ${moment}`, async ({ page }) => {
      const form = new FormPage(page)
      await chooseEarly(page, '/de/quote/form?pno=356EX7&retailerid=DE001', {
        moment,
        choices: [['#tool [name="title"]', 'MR']],
      })
      await form.answers()
      await expect(page.locator('[name="title"]')).toHaveValue('MR')
      await form.field('firstName').fill('Ada')
      await form.submit()
      await expect(form.summary()).toBeVisible()
      await expect(page.locator('[name="title"]')).toHaveValue('MR')
      await expect(page.locator('[name="title"]')).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
})

test('[E-F-69] a form in the page of a host keeps what is chosen and typed the moment it appears', async ({
  page,
}) => {
  const host = new HostPage(page)
  const field = (name: string) => host.contact(0).locator(`[name="${name}"]`)
  await chooseOnSight(page, '/uk/embedded/', [
    ['[name="title"]', 'MR'],
    ['[name="firstName"]', 'Ada'],
    ['[name="emailOptIn"]', true],
  ])
  await host.contact(0).locator('[data-part="submit"]').click()
  await expect(host.contact(0).locator('[data-part="error-summary"]')).toBeVisible()
  for (const [name, value] of [
    ['title', 'MR'],
    ['firstName', 'Ada'],
  ] as const) {
    await expect(field(name)).toHaveValue(value)
    await expect(field(name)).not.toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field('emailOptIn')).toBeChecked()
})

test('[E-F-69] the form over the page of a host opens for a press the moment its button appears', async ({
  page,
}) => {
  const host = new HostPage(page)
  await chooseOnSight(page, '/uk/embedded/', [['[data-part="overlay-trigger"]', true]])
  await expect(host.overlay().locator('[name="fullName"]')).toBeVisible(PATIENT)
  await host.overlay().getByRole('button', { name: 'Close' }).click()
  await expect(host.overlay()).toBeHidden()
})

test('[E-F-69] what the browser puts back when the visitor returns to a form counts', async ({
  page,
}) => {
  const form = new FormPage(page)
  const seesBoth = async (): Promise<void> => {
    for (const [name, value] of [
      ['title', 'MR'],
      ['firstName', 'Ada'],
    ] as const) {
      await expect(form.field(name)).toHaveValue(value)
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid', 'true')
    }
  }
  // The first time no script arrives: what is filled in is the browser's alone.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/uk/contact-request/form')
  await form.field('title').selectOption('MR')
  await form.fill({ firstName: 'Ada' })
  await page.unroute('**/assets/*.js')
  await page.goto('/uk/')
  await page.goBack()
  await form.awake()
  await seesBoth()
  await form.submit()
  await expect(form.summary()).toBeVisible()
  await seesBoth()
})

test('[E-T-51] a button pressed early is pressed once, after what was chosen', async ({ page }) => {
  const charging = new ChargingPage(page)
  await chooseEarly(page, PAGE, {
    moment: 'asleep',
    choices: [
      ['input[type="radio"][value="public"]', true],
      ['[data-part="car-opener"]', true],
    ],
  })
  await expect(charging.part('car-opener')).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => charging.query()).toContain('cType=P')
})

test('[E-T-54] a tool nobody reaches for sleeps, and the first pointer wakes it', async ({
  page,
}) => {
  await page.clock.install()
  await openSettled(page, PAGE)
  await page.clock.runFor(2000)
  expect(await isAwake(page)).toBe(false)
  await wakeByPointer(page)
})

test('[E-T-54] a pointer that lies on the page while it loads wakes it with its next move, and not before', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('about:blank')
  await page.mouse.move(300, 300)
  await openSettled(page, PAGE)
  await page.clock.runFor(2000)
  expect(await isAwake(page)).toBe(false)
  await page.mouse.move(301, 300)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('[E-T-54] left alone it wakes after ten seconds, with units chosen before at once', async ({
  page,
}) => {
  await page.clock.install()
  await openSettled(page, PAGE)
  await page.clock.runFor(12_000)
  await expect.poll(() => isAwake(page)).toBe(true)
  await page.evaluate(() => {
    sessionStorage.setItem('evkit-units', 'range=metric')
  })
  await openSettled(page, PAGES.range)
  await page.clock.runFor(1000)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('[E-F-80] a form nobody reaches for sleeps with its landing kept, and the first pointer wakes it', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await context.addCookies([{ name: 'OptanonConsent', value: 'groups=C1:1,C9:1', url }])
  await page.clock.install()
  for (const path of ['/uk/contact-request/form', '/uk/quote', '/uk/quote/form?pno=416XY2']) {
    await page.goto('about:blank')
    await openSettled(page, path)
    await page.clock.runFor(2000)
    expect([path, await isAwake(page)]).toEqual([path, false])
    // What notes it is fetched, and comes when it comes.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('urlData') ?? ''))
      .toContain('/uk/contact-request/form')
    expect([path, await isAwake(page)]).toEqual([path, false])
    await wakeByPointer(page)
  }
  await page.goto('about:blank')
  await openSettled(page, '/uk/contact-request/form')
  await page.clock.runFor(12_000)
  await expect.poll(() => isAwake(page)).toBe(true)
})

test('[E-F-80] a form that has to ask, keep or show something of the visit wakes by itself', async ({
  page,
}) => {
  await page.clock.install()
  const wakes = async (path: string): Promise<void> => {
    await openSettled(page, path)
    await page.clock.runFor(1000)
    await expect.poll(() => isAwake(page), { message: path }).toBe(true)
  }
  await wakes('/de/quote/form?pno=416XY2&retailerid=DE001')
  await wakes('/uk/contact-request/form?utm_source=post')
  await wakes('/uk/quote/form')
  await wakes('/uk/contact-request/finished')
  for (const kept of ['submitData', 'redirected', 'selectedModel', 'selectedRetailer']) {
    await page.evaluate((name) => {
      sessionStorage.clear()
      sessionStorage.setItem(name, '{}')
    }, kept)
    await wakes('/uk/contact-request/form')
  }
})

test('[E-T-51] what the browser puts back counts as well', async ({ page }) => {
  await page.goto(`${ROUTE_PAGE}${LONDON_EDINBURGH}`)
  const profile = page.locator('select:has(option[value="highway"])')
  await profile.selectOption('mixed')
  await expect.poll(() => page.url()).toContain('profile=mixed')
  await page.goto('/uk/')
  await page.goBack()
  await expect(profile).toHaveValue('mixed')
  const copy = await page.context().newPage()
  await copy.goto(`${ROUTE_PAGE}${LONDON_EDINBURGH.replace('city', 'mixed')}`)
  await expect.poll(() => textOf(page, 'reach')).toBe(await textOf(copy, 'reach'))
})
