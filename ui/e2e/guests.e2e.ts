// Pages of other origins in a real browser: a listed one uses the service, another sees pictures and nothing else; and
// starts that fail.
import { expect, test, type Page } from '@playwright/test'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLE_LEAD } from '../../data/bench/example-lead.js'
import { chooseInFrame } from './models/early.model.js'
import { serveSite, startSite, type Environment, type Served } from './served.js'

const QA = { EVKIT_ENVIRONMENT: 'qa', EVKIT_FORMS_LIMITS: 'off' }

test.describe.configure({ mode: 'default' })

const folder = mkdtempSync(join(tmpdir(), 'guests-'))
const pages: Server[] = []
let service: Served | undefined
let origin = ''

const servePage = async (): Promise<string> => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Guest</title><body></body>')
  })
  pages.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let guest = ''
let stranger = ''

test.beforeAll(async () => {
  guest = await servePage()
  stranger = await servePage()
  service = await serveSite({ ...QA, EVKIT_FORMS_ORIGINS: guest })
  origin = service.origin
})
test.afterAll(async () => {
  await service?.stop()
  for (const server of pages) server.close()
  rmSync(folder, { recursive: true })
})

/** Asks from a page: an answer, or `refused` where the browser lets nothing through. */
const ask = (page: Page, address: string, init: RequestInit = {}) =>
  page.evaluate(
    async ([url, sent]) =>
      fetch(url, sent).then(
        async (answer) => `${answer.status} ${(await answer.text()).slice(0, 20)}`,
        () => 'refused',
      ),
    [address, init] as const,
  )

const LEAD: RequestInit = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': '0b0f1f9e-4f5d-4b5c-8f2e-0d4f0a1b2c3d',
    'form-elapsed': '9000',
  },
  body: '{}',
}

/** Everything a form sends that asks to be written to. */
const WHOLE: RequestInit = {
  ...LEAD,
  body: JSON.stringify({ ...EXAMPLE_LEAD, description: 'Please write to me' }),
}

const show = (page: Page, address: string) =>
  page.evaluate(
    async (url) =>
      new Promise<string>((resolve) => {
        const picture = new Image()
        picture.onload = () => {
          resolve('shown')
        }
        picture.onerror = () => {
          resolve('refused')
        }
        picture.src = url
      }),
    address,
  )

const frame = async (page: Page, address: string): Promise<boolean> => {
  // A frame that is refused ends its load as well, with a page of the browser's.
  await page.evaluate(
    (url) =>
      new Promise((done) => {
        const element = document.createElement('iframe')
        element.onload = done
        element.src = url
        document.body.append(element)
      }),
    address,
  )
  return page.frameLocator('iframe').locator('form [name="firstName"]').first().isVisible()
}

const pictureOf = () => `${origin}/api/forms-backend/v1/vehicles/image?imageId=small-suv-moss-side`
const portOf = () => new URL(origin).port
const formOf = () => `${origin}/uk/contact-request/form`

test('[E-F-66] a listed page reads data, sends a lead, shows a picture and frames a form', async ({
  page,
}) => {
  await page.goto(guest)
  expect(await ask(page, `${origin}/api/charging/data`)).toMatch(/^200 /)
  // The service has read the lead, and tells its page what is missing.
  expect(await ask(page, `${origin}/api/forms-backend/v1/uk/request`, LEAD)).toMatch(
    /^400 \{"type"/,
  )
  const request = `${origin}/api/forms-backend/v1/uk/request`
  expect(await ask(page, request, WHOLE)).toMatch(/^201 \{"leadId"/)
  expect(await ask(page, request, WHOLE)).toMatch(/^200 \{"leadId"/)
  expect(await show(page, pictureOf())).toBe('shown')
  expect(await frame(page, formOf())).toBe(true)
})

test('[E-F-69] what is chosen early in a form a guest frames is kept, and not missing when it is sent', async ({
  page,
}) => {
  await page.goto(guest)
  const frame = await chooseInFrame(page, formOf(), {
    moment: 'before any script',
    choices: [
      ['#tool [name="title"]', 'MR'],
      ['#tool [name="firstName"]', 'Ada'],
    ],
  })
  const submit = frame.locator('[data-part="submit"]').first()
  await expect(submit).toBeVisible()
  await submit.click()
  await expect(frame.locator('[data-part="error-summary"]')).toBeVisible({ timeout: 15_000 })
  for (const [name, value] of [
    ['title', 'MR'],
    ['firstName', 'Ada'],
  ] as const) {
    const field = frame.locator(`form [name="${name}"]`).first()
    await expect(field).toHaveValue(value)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})

for (const moment of ['before any script', 'asleep'] as const) {
  for (const path of ['contact-request', 'callback-request']) {
    test(`[E-F-69] ${path} in the frame of a guest, sent ${moment}, tells what is missing`, async ({
      page,
    }) => {
      await page.goto(guest)
      const frame = await chooseInFrame(page, `${origin}/uk/${path}/form`, {
        moment,
        choices: [
          ['#tool [name="firstName"]', 'Ada'],
          ['[data-part="submit"]', true],
        ],
      })
      await expect(frame.locator('[data-part="error-summary"]')).toBeVisible({ timeout: 15_000 })
      await expect(frame.locator('#tool [name="firstName"]')).toHaveValue('Ada')
    })
  }
}

test('[E-F-66] a page that is not listed is refused each, but pictures, which are public', async ({
  page,
}) => {
  await page.goto(stranger)
  expect(await ask(page, `${origin}/api/charging/data`)).toBe('refused')
  expect(await ask(page, `${origin}/api/forms-backend/v1/uk/request`, LEAD)).toBe('refused')
  expect(await show(page, pictureOf())).toBe('shown')
  expect(await frame(page, formOf())).toBe(false)
})

const failures: readonly (readonly [
  name: string,
  environment: () => Environment,
  words: () => string,
])[] = [
  ['a port that is taken', () => ({ PORT: portOf() }), () => `Port ${portOf()} is taken`],
  ['a setting that is not understood', () => ({ PORT: 'abc' }), () => 'PORT is a number'],
  ['a folder that cannot be', () => ({ PORT: '0', EVKIT_DATA_DIR: '/proc/x' }), () => '/proc/x'],
]
for (const [name, environment, words] of failures) {
  test(`[E-F-68] ${name} ends the start with 1 and a line that says so`, async () => {
    const child = startSite({ EVKIT_DATA_DIR: folder, ...QA, ...environment() })
    let told = ''
    child.stderr.on('data', (part: Buffer) => (told += part.toString()))
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(told.trim().split('\n')).toHaveLength(1)
    expect(told).toContain(words())
  })
}
