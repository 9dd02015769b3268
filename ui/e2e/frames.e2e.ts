// Tools and forms in frames on pages of other origins, in a real browser: a listed page, one that is not, and scripts off.
import { expect, test, type Page } from '@playwright/test'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite, type Served } from './served.js'

test.describe.configure({ mode: 'default' })

const servers: Server[] = []
let service: Served | undefined
let guest = ''
let stranger = ''

// Policy and rules as strict and as broad as those of any page.
const writeHost = (path: string): string => {
  const [, site = '', names = ''] = path.split('/')
  const links = names
    .split(',')
    .map(
      (name) =>
        `<p><a id="${name}" data-evkit href="${service?.origin}/${site}/frame/${name}">The ${name}</a></p>`,
    )
  return `<!doctype html><html lang="en"><title>Guest</title>
<style>* { all: unset } head, title, style, script { display: none } p { display: block }</style>
<button>Before</button>${links.join('')}<button>After</button>
<script src="${service?.origin}/${site}/frame.js" async></script></html>`
}

const serveHost = async (): Promise<string> => {
  const server = createServer(({ url = '' }, response) => {
    const own = service?.origin ?? ''
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${own}; frame-src ${own}; style-src 'unsafe-inline'; require-trusted-types-for 'script'`,
    )
    response.end(writeHost(url))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

test.beforeAll(async () => {
  guest = await serveHost()
  stranger = await serveHost()
  service = await serveSite({
    EVKIT_ENVIRONMENT: 'qa',
    EVKIT_FORMS_LIMITS: 'off',
    EVKIT_FORMS_ORIGINS: guest,
  })
})
test.afterAll(async () => {
  await service?.stop()
  for (const server of servers) server.close()
})

type Told = Readonly<Record<string, unknown>> & { readonly kind: string }

/** Notes what a page hears of its frames. */
const listen = async (page: Page): Promise<() => Promise<readonly Told[]>> => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    for (const kind of ['ready', 'height', 'figure', 'sent'])
      window.addEventListener(`evkit:${kind}`, (event) => told.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
}

const lastOf = (told: readonly Told[], kind: string): Told | undefined =>
  told.findLast((one) => one.kind === kind)

test('[E-T-155] [E-T-156] [E-T-157] a listed page frames a tool: alone, as high as it is, and its figure is told', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  const hear = await listen(page)
  await page.goto(`${guest}/uk/charging`)
  const element = page.locator('iframe#charging')
  await expect(element).toHaveAttribute('title', 'The charging')
  const frame = page.frameLocator('iframe#charging')
  await expect(frame.locator('[data-part="duration"]')).toBeVisible()
  await expect(frame.locator('header, footer, [data-part="trail"]')).toHaveCount(0)
  await expect(frame.locator('[data-part="consent-banner"]')).toBeHidden()
  await expect.poll(async () => lastOf(await hear(), 'figure')?.['name']).toBe('duration')
  const first = lastOf(await hear(), 'figure')
  expect(first).toMatchObject({ source: 'evkit', version: 1, search: '' })
  // By the keyboard into the frame, and out of it again.
  await page.getByRole('button', { name: 'Before' }).focus()
  await page.keyboard.press('Tab')
  await expect(element).toBeFocused()
  await frame.locator('[data-part="range-slider"] input').first().press('Home')
  await expect
    .poll(async () => lastOf(await hear(), 'figure')?.['search'])
    .not.toBe(first?.['search'])
  expect(lastOf(await hear(), 'figure')?.['text']).not.toBe(first?.['text'])
  const fits = async (): Promise<boolean> => {
    const { height } = (await element.boundingBox()) ?? { height: 0 }
    const own = await frame.locator('body').evaluate((body) => body.getBoundingClientRect().height)
    return Math.abs(own - height) <= 1
  }
  await expect.poll(fits).toBe(true)
  // No link leads through the site inside the frame.
  const ways = await frame
    .locator('a[href]:not([href^="#"]):not([target="_blank"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toEqual([])
  await frame.locator('a[target="_blank"]').last().focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
  expect(faults).toEqual([])
})

test('[E-F-84] [E-T-156] a framed form is sent and thanks in its place; its page hears what for, and no more', async ({
  page,
}) => {
  const hear = await listen(page)
  await page.goto(`${guest}/uk/contact-request`)
  const frame = page.frameLocator('iframe')
  await frame.locator('[name="firstName"]').fill('Ada')
  await frame.locator('[name="surName"]').fill('Byron')
  await frame.locator('[name="email"]').fill('ada@evkit.example')
  await frame.locator('textarea[name="description"]').fill('A question')
  await frame.locator('[data-part="submit"]').click()
  await expect(frame.locator('[data-part="form-thanks"]')).toBeVisible({ timeout: 15_000 })
  await expect
    .poll(async () => lastOf(await hear(), 'sent'))
    .toEqual({ source: 'evkit', version: 1, kind: 'sent', purpose: 'CONTACT_REQUEST' })
})

test('[E-T-156] [E-T-157] right to left; what comes later and comes back is framed; consent is taken from the host', async ({
  page,
}) => {
  await page.goto(`${guest}/ae/range`)
  const frame = page.frameLocator('iframe#range')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(frame.locator('[data-part="range"]')).toBeVisible()
  const consentOf = () => frame.locator('body').evaluate(() => document.cookie)
  expect(await consentOf()).toContain('C3%3A0')
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('evkit:consent', { detail: 'C1:1,C3:1' })),
  )
  await expect.poll(consentOf).toContain('C3%3A1')
  await page.evaluate(() => {
    const element = document.querySelector('iframe')
    const link = document.createElement('a')
    link.href = (element?.src ?? '').replace('range', 'charging')
    link.dataset['evkit'] = ''
    link.textContent = 'Later'
    document.body.append(link)
    element?.remove()
    if (element !== null) document.body.append(element)
  })
  await expect(page.locator('iframe[data-evkit="ready"]')).toHaveCount(2)
  await expect(frame.locator('[data-part="range"]')).toBeVisible()
})

test('[E-T-158] a page that is not listed says so beside the link', async ({ page }) => {
  await page.goto(`${stranger}/de/charging`)
  await expect(page.locator('p[data-evkit="refused"]')).toHaveText(
    'Diese Seite kann nicht zeigen, was hier stehen soll. Öffnen Sie es für sich: The charging',
    { timeout: 15_000 },
  )
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[E-T-155] [E-T-157] the link is a link, to the whole page', async ({ page }) => {
    await page.goto(`${guest}/uk/charging`)
    await page.getByRole('link', { name: 'The charging' }).click()
    await expect(page).toHaveURL(/\/uk\/electrification\/charging-your-car\/$/)
    await expect(page.locator('header').first()).toBeVisible()
  })
})
