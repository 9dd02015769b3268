// What of the site is there without a network.
import { expect, test, type Page } from '@playwright/test'
import { ANSWER } from '../../.config/answered.mjs'
import { listFaults } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { openSettled } from './models/settled.model.js'
import { PAGES } from './models/tool.model.js'
import { wakeByPointer } from './models/wake.model.js'

const CHARGING = '/uk/electrification/charging-your-car/public/'
// Who agrees that the device keeps what makes the site easier.
const AGREED = { ...ANSWER, value: ANSWER.value.replace('C3%3A0', 'C3%3A1') }
const KEPT = [CHARGING, PAGES.range, PAGES.costs, PAGES.tools]
// With choices no server has heard of when there is no network.
const ASKED = [
  CHARGING,
  `${CHARGING}?start=30&end=70`,
  PAGES.range,
  `${PAGES.range}?temperatureIndex=1&climate=false`,
  PAGES.costs,
  PAGES.tools,
]
const NOTE = '[data-part="offline"]'

// What a page shows; what it says of a change belongs to the change.
const readText = async (page: Page): Promise<string> =>
  page.locator('#content').evaluate((main: HTMLElement) => {
    const said = [...main.querySelectorAll<HTMLElement>('[data-part="live"]')]
    return said.reduce((text, { innerText }) => text.replace(innerText, ''), main.innerText).trim()
  })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await wakeByPointer(page)
}

// Every page, and every file that the site says belongs to them: the fonts of a page are kept before its last script.
const isKept = async (page: Page, paths: readonly string[]): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const list = (await (await fetch('/uk/offline.json')).json()) as { files: readonly string[] }
    const found = await Promise.all([...wanted, ...list.files].map((path) => caches.match(path)))
    return list.files.length > 0 && found.every((one) => one !== undefined)
  }, paths)

// Workers, and what they have kept, on the whole device.
const countKept = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return [registrations.length, (await caches.keys()).length]
  })

test('[B-T-12] after one visit the tools work without a network, with the same figures, and say of which day they are', async ({
  page,
  context,
}) => {
  await context.addCookies([AGREED])
  const said = new Map<string, string>()
  for (const path of ASKED) {
    await open(page, path)
    said.set(path, await readText(page))
  }
  await expect(page.locator(NOTE)).toBeHidden()
  await expect.poll(() => isKept(page, KEPT), { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  const { faults } = await watch(page)
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
  for (const path of ASKED) {
    await open(page, path)
    await expect.poll(() => readText(page)).toBe(said.get(path))
    await expect(page.locator(NOTE)).toContainText(day)
    expect(await listFaults(page, NOTE)).toEqual([])
  }
  expect(faults).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await expect(page.locator(NOTE)).toBeHidden()
})

test('[B-T-12] who does not agree has nothing kept, and what was kept goes with the consent', async ({
  page,
  context,
}) => {
  await openSettled(page, CHARGING)
  expect(await countKept(page)).toEqual([0, 0])
  await context.addCookies([AGREED])
  await page.reload()
  await expect.poll(() => isKept(page, KEPT), { timeout: 30_000 }).toBe(true)
  await page.locator('[data-part="consent"] button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(() => countKept(page)).toEqual([0, 0])
})

// Offline, on a page of the same site or on one of another: what has been kept is known to neither.
for (const [where, path, isOffline] of [
  ['on a page that is no tool', '/uk/', false],
  ['on a page of another market', '/de/', false],
  ['without a network', CHARGING, true],
] as const) {
  test(`[B-T-12] consent that is withdrawn ${where} takes what was kept with it`, async ({
    page,
    context,
  }) => {
    await context.addCookies([AGREED])
    await page.goto(CHARGING)
    await expect.poll(() => isKept(page, KEPT), { timeout: 30_000 }).toBe(true)
    await context.setOffline(isOffline)
    await openSettled(page, path)
    await page.locator('[data-part="consent"] button').click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button')
      .filter({ hasText: /^(?:Reject all|Alle ablehnen)$/ })
      .click()
    await expect.poll(() => countKept(page)).toEqual([0, 0])
  })
}

test('[B-T-12] consent that has ended takes what was kept with it, on the next page of the site', async ({
  page,
  context,
}) => {
  await context.addCookies([AGREED])
  await page.goto(CHARGING)
  await expect.poll(() => isKept(page, KEPT), { timeout: 30_000 }).toBe(true)
  await context.clearCookies({ name: AGREED.name })
  await page.goto('/uk/')
  await expect.poll(() => countKept(page)).toEqual([0, 0])
})
