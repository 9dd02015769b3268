// What the site keeps in a browser, held against the list that the page about cookies is made from.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { BROWSER_RECORDS, CONSENT_COOKIE } from '@evkit/engine/site'
import { answerBefore, Consent, KINDS, NEW_VISITOR } from './models/consent.model.js'
import { HostPage } from './models/embedded.model.js'
import { FormPage } from './models/forms.model.js'
import { RoutePage } from './models/route.model.js'
import { openSettled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

test.use({ storageState: NEW_VISITOR })

const DRAFT = 'submitData draft'

type BrowserRecord = (typeof BROWSER_RECORDS)[number]
type BrowserStore = BrowserRecord['store']
type Kept = Readonly<Record<BrowserStore, readonly string[]>>

const readKept = async (page: Page): Promise<Kept> => {
  const cookies = await page.context().cookies()
  const rest = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cacheStorage: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => String(name)),
    draft: sessionStorage.getItem('submitData')?.includes('"draft":{') === true,
  }))
  // Nothing is kept where nobody would look for it.
  expect(rest.databases).toEqual([])
  const { local, session, cacheStorage, draft } = rest
  return {
    cookie: cookies.map(({ name }) => name),
    localStorage: local,
    sessionStorage: [...session, ...(draft ? [DRAFT] : [])],
    cacheStorage,
  }
}

const isNamed = ({ name }: BrowserRecord, other: string): boolean =>
  name.endsWith('*') ? other.startsWith(name.slice(0, -1)) : other === name

const PURPOSES: Readonly<Record<string, string>> = {
  C2: 'performance',
  C3: 'functional',
  C9: 'statistics',
}

// What is there and may not be: of no record, or of one nobody has agreed to.
const listStrangers = (kept: Kept, on: readonly string[]): readonly string[] => {
  const accepted = ['necessary', ...on.map((group) => PURPOSES[group])]
  const allowed = BROWSER_RECORDS.filter(({ purposes }) =>
    purposes.some((purpose) => accepted.includes(purpose)),
  )
  return Object.entries(kept).flatMap(([store, names]) =>
    names
      .filter((name) => !allowed.some((one) => one.store === store && isNamed(one, name)))
      .map((name) => `${store}: ${name}`),
  )
}

const pauseMotion = async (page: Page): Promise<void> => {
  const pause = page.getByRole('button', { name: 'Pause all motion' })
  await reachFor(page, 200)
  await pause.scrollIntoViewIfNeeded()
  await pause.click()
  await expect(page.getByRole('button', { name: 'Let everything move' })).toBeVisible()
}

const close = async (part: Locator): Promise<void> => {
  await part.getByRole('button', { name: 'Close' }).click()
  await expect(part).toBeHidden()
}

/** Does on the site whatever it may keep something of. */
const visit = async (page: Page): Promise<void> => {
  await page.goto('/uk/?utm_source=n')
  await close(page.locator('[data-part="banner"]'))
  await pauseMotion(page)
  await page.goto('/uk/electrification/questions/')
  await close(page.locator('#note [data-part="message"]'))
  await page.goto(KINDS.costs)
  await reachFor(page)
  const kilometres = (part: string) =>
    page.locator(`[data-part="${part}"]`).getByRole('radio', { name: 'Kilometres' })
  await kilometres('savings-tool').check()
  await expect(kilometres('cost-calculator')).toBeChecked()
  const form = new FormPage(page)
  await form.open(`${KINDS.form}?retailerid=GB001`)
  await form.field('firstName').fill('Ada')
  await form.field('firstName').blur()
  const route = new RoutePage(page)
  await route.open()
  await route.search('London', 'Edinburgh')
  await expect(route.part('map-text')).not.toHaveCount(0)
  await route.part('keep').click()
  await expect(route.part('keep-said')).not.toBeEmpty()
}

const VISITS = [
  [[], 'nobody has agreed to anything'],
  [['C3'], 'the visitor has agreed to functional cookies'],
  [['C2', 'C9'], 'the visitor may be counted'],
  [['C2', 'C3', 'C4', 'C8', 'C9'], 'the visitor has agreed to everything'],
] as const

for (const [on, when] of VISITS) {
  test(`[B-CONS-09] [B-INFO-02] [B-INFO-03] [D-B-44] a visit while ${when}: nothing is kept that the list does not say, and all of it goes with the consent`, async ({
    page,
    context,
  }) => {
    test.slow() // pages of every kind
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 57.7, longitude: 11.97 })
    if (on.length > 0) await answerBefore(page, on)
    await visit(page)
    await page.goto(KINDS.tools)
    await page.locator('[data-part="range-map"] button').first().click()
    await expect(page.locator('[data-part="range-map-text"]')).toContainText(/km|mi/)
    const isKept = on.some((group) => group === 'C3')
    if (isKept) await expect.poll(async () => (await readKept(page)).cacheStorage).toHaveLength(1)
    const kept = await readKept(page)
    expect(listStrangers(kept, on)).toEqual([])
    // The visit has done what is kept of it.
    const expected = isKept
      ? ['evkit_location', 'dismissedBanners', 'evkit-recent-places', DRAFT]
      : []
    const all = Object.values(kept).flat()
    expect(all).toEqual(expect.arrayContaining([...expected, 'motion-paused', 'evkit-units']))
    const store = isKept ? kept.localStorage : kept.sessionStorage
    expect(store).toContain('infoMessage:answers-in-general:uk')
    expect(store).toContain('infoMessageText:answers-in-general:uk')
    expect(all.includes('urlData')).toBe(on.some((group) => group === 'C2'))
    await new Consent(page).answer('all.reject')
    await expect.poll(async () => listStrangers(await readKept(page), [])).toEqual([])
    // Nothing comes back: what was in the memory of a page is written no more.
    await openSettled(page, KINDS.form)
    expect(listStrangers(await readKept(page), [])).toEqual([])
  })
}

// As if other pages had kept everything there is, under names of every record.
const keepAll = async (page: Page, url: string): Promise<void> => {
  const sample = ({ name }: BrowserRecord): string => name.replace(/\*$/, 'x')
  const of = (store: BrowserStore) =>
    BROWSER_RECORDS.filter(
      ({ store: where, name }) => where === store && name !== DRAFT && name !== CONSENT_COOKIE,
    )
  const cookies = of('cookie').map((record) => ({ name: sample(record), value: '%7B%7D', url }))
  await page.context().addCookies(cookies)
  await page.evaluate(
    async ({ local, session, cache }) => {
      for (const key of local) localStorage.setItem(key, '[]')
      for (const key of session) sessionStorage.setItem(key, '{}')
      sessionStorage.setItem('submitData', '{"draft":{"values":{"firstName":"Ada"}}}')
      for (const name of cache) await caches.open(name)
    },
    {
      local: of('localStorage').map(sample),
      session: of('sessionStorage').map(sample),
      cache: of('cacheStorage').map(sample),
    },
  )
}

test('[B-CONS-09] [D-B-44] withdrawn on a page of any kind, everything there was is taken from the device', async ({
  page,
  baseURL: url = '',
}) => {
  test.slow() // a page of every kind
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await consent.banner().getByRole('button', { name: 'Accept all' }).click()
  for (const [kind, path] of Object.entries(KINDS)) {
    await page.goto(path)
    await consent.answer('all.accept')
    await keepAll(page, url)
    expect(listStrangers(await readKept(page), []).length, kind).toBeGreaterThan(8)
    await consent.answer('all.reject')
    await expect
      .poll(async () => listStrangers(await readKept(page), []), { message: kind })
      .toEqual([])
  }
})

test('[B-CONS-09] [D-B-44] where a consent has ended, the next page takes what was kept with it', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await page.goto(KINDS.credits)
  await keepAll(page, url)
  await context.clearCookies({ name: 'OptanonConsent' })
  await openSettled(page, KINDS.business)
  await expect.poll(async () => listStrangers(await readKept(page), [])).toEqual([])
})

test('[F-STORE-09] the page of a host keeps its introductions for good, and for the visit where the host was told not to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { personalisation: { pageTriggersEnabled: true } })
  })
  await answerBefore(page, [])
  const host = new HostPage(page)
  await host.openAtRest()
  await page.clock.runFor(3500)
  await page.clock.resume()
  await host.leaveAtTop()
  const dialog = page.getByRole('dialog', { name: 'Before you go' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep me updated' }).click()
  await expect(dialog).toBeHidden()
  const { localStorage, sessionStorage } = await readKept(page)
  expect([localStorage, sessionStorage.includes('exitIntentTriggered')]).toEqual([[], true])
})
