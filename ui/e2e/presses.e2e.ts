// A press counts once, whichever script of the page is still on its way.
import { expect, test, type Page } from '@playwright/test'
import { PAGE } from './models/charging.model.js'
import {
  chooseEarly,
  chooseWithout,
  EARLY_MOMENTS,
  MOMENTS_OF_ALIKE,
  listScripts,
  pickSome,
  type EarlyStory,
} from './models/early.model.js'
import { ROUTE_PAGE } from './models/route.model.js'
import { PAGES } from './models/tool.model.js'

interface Story extends EarlyStory {
  /** What is then to be seen. */
  readonly sees: (page: Page) => Promise<void>
}

// A page whose scripts were held back comes late on a busy machine.
const PATIENT = { timeout: 30_000 }

const seesOn =
  (selector: string, attribute: string): Story['sees'] =>
  async (page) => {
    await expect(page.locator(selector).first()).toHaveAttribute(attribute, 'true', PATIENT)
  }

// What is typed after the press is not what was sent: the summary tells of the form as it was.
const sendBetween = (name: string): Pick<Story, 'choices' | 'sees'> => {
  const field = `#tool [name="${name}"]`
  return {
    choices: [
      [field, 'Ada'],
      ['[data-part="submit"]', true],
      [field, 'Grace'],
    ],
    sees: async (page) => {
      await expect(page.locator('[data-part="error-summary"]').first()).toBeVisible(PATIENT)
      await expect(page.locator(field).first()).toHaveValue('Grace')
    },
  }
}

const OPENED: Pick<Story, 'choices' | 'sees'> = {
  choices: [['[data-part="car-opener"]', true]],
  sees: seesOn('[data-part="car-opener"]', 'aria-expanded'),
}

const STORIES: Readonly<Record<string, Story>> = {
  charging: { path: PAGE, isModel: true, ...OPENED },
  'the tools': { path: '/uk/electrification/', ...OPENED },
  range: { path: PAGES.range, ...OPENED },
  'costs and savings': {
    path: PAGES.costs,
    choices: [
      ['[data-part="value-mileage"] input[type="range"]', '12000'],
      ['[data-part="actions"] button:last-of-type', true],
      ['[data-part="value-fuelCost"] input[type="range"]', '1.2'],
    ],
    sees: async (page) => {
      const slider = (name: string) =>
        page.locator(`[data-part="value-${name}"] input[type="range"]`).first()
      await expect(slider('fuelCost')).toHaveValue('1.2', PATIENT)
      // Started again after that was chosen.
      await expect(slider('mileage')).not.toHaveValue('12000')
    },
  },
  'the planner': {
    path: `${ROUTE_PAGE}?from=London&fromAt=51.5085,-0.1257&to=Edinburgh&toAt=55.9521,-3.1965&model=EX30`,
    isModel: true,
    choices: [['[data-part="swap"]', true]],
    sees: async (page) => {
      await expect(page.locator('#tool [name="from"]').first()).toHaveValue('Edinburgh', PATIENT)
      await expect(page.locator('#tool [name="to"]').first()).toHaveValue('London')
    },
  },
  contact: { path: '/uk/contact-request/form', isModel: true, ...sendBetween('firstName') },
  callback: { path: '/uk/callback-request/form', ...sendBetween('firstName') },
  accessory: { path: '/uk/accessory-request/form', ...sendBetween('firstName') },
  updates: { path: '/uk/keep-me-updated/form', ...sendBetween('email') },
  'the models of a quote': {
    path: '/uk/quote',
    isModel: true,
    choices: [
      ['[data-part="vehicle-tile"] input', true],
      ['[data-part="quote-actions"] button', true],
    ],
    sees: async (page) => {
      await expect(page.locator('[data-part="retailer-picker"]').first()).toBeVisible(PATIENT)
    },
  },
  'the form of a quote': { path: '/uk/quote/form?pno=416XY2', ...sendBetween('firstName') },
}

for (const [name, { path, isModel = false, choices, sees }] of Object.entries(STORIES)) {
  for (const moment of isModel ? EARLY_MOMENTS : MOMENTS_OF_ALIKE) {
    test(`[E-T-51] [E-F-69] ${name}: what is chosen and pressed ${moment} counts, once and in order`, async ({
      page,
    }) => {
      await chooseEarly(page, path, { moment, choices })
      await sees(page)
    })
  }
}

test('[E-F-69] a form that is sent counts, whichever of its scripts is still on its way', async ({
  page,
}) => {
  const path = '/uk/contact-request/form'
  const { choices, sees } = sendBetween('firstName')
  const scripts = await listScripts(page, path)
  expect(scripts.length).toBeGreaterThan(1)
  test.setTimeout(scripts.length * 30_000)
  for (const script of pickSome(scripts)) {
    await test.step(script, async () => {
      await chooseWithout(page, { script, path }, choices)
      await sees(page)
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})

test('[E-T-51] a search that is sent where no script arrives is answered by the server', async ({
  page,
}) => {
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await failed
    await route.abort()
  })
  await page.goto(ROUTE_PAGE, { waitUntil: 'commit' })
  await page.locator('#page-data').waitFor({ state: 'attached' })
  await page.locator('#tool [name="from"]').fill('London')
  await page.locator('#tool [name="to"]').fill('Edinburgh')
  await page.locator('[data-part="search"]').click()
  expect(new URL(page.url()).search).toBe('')
  fail()
  await expect(page).toHaveURL(/[?&]from=London&to=Edinburgh/, PATIENT)
  await expect(page.locator('[data-part="reach"]').first()).toBeVisible(PATIENT)
})
