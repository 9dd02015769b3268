// The question for consent, as a visitor meets it: asked once, answered by a press, changed at any time.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, listFaults, seeNothingWrong } from './models/axe.model.js'
import { Consent, KINDS, NEW_VISITOR, writeGroups } from './models/consent.model.js'
import { CONTACT, fillContact, FormPage, watchLeads } from './models/forms.model.js'
import { RoutePage } from './models/route.model.js'
import { settled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

test.use({ storageState: NEW_VISITOR })

const ALL = ['C2', 'C3', 'C4', 'C8', 'C9']
const HALF_A_YEAR = 180 * 24 * 3600

const readStores = (page: Page) =>
  page.evaluate(() => {
    const list = (store: Storage): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(store).map(([name, text]) => [name, String(text)]))
    return { kept: list(localStorage), visit: list(sessionStorage) }
  })

for (const [kind, path] of Object.entries(KINDS)) {
  test(`[B-CONS-05] [D-B-44] ${kind}: a first visitor is asked, has agreed to nothing, and finds the settings at its foot`, async ({
    page,
    baseURL: url = '',
  }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const consent = new Consent(page)
    await page.goto(path)
    await expect(consent.banner()).toBeVisible()
    await reachFor(page, 200)
    await settled(page)
    expect(await consent.groups()).toBeUndefined()
    const { kept } = await readStores(page)
    expect(kept).toEqual({})
    await consent.open()
    await expect(consent.box('necessary')).toBeChecked()
    await expect(consent.box('necessary')).toBeDisabled()
    for (const name of ['performance', 'functional', 'targeting', 'analytics', 'statistics'])
      await expect(consent.box(name)).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(consent.dialog()).toBeHidden()
    await expect(consent.opener()).toBeFocused()
    await expect(consent.banner()).toBeVisible()
    // Nothing of a third party, and nothing that would warm up the way to one.
    expect([...origins]).toEqual([url])
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0)
  })
}

test('[B-CONS-02] [D-B-44] who rejects is not asked again, and nothing but the answer is kept', async ({
  page,
  context,
}) => {
  test.slow() // a page of every kind
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await consent.banner().getByRole('button', { name: 'Reject all' }).click()
  await expect(consent.banner()).toBeHidden()
  expect(await consent.groups()).toBe(writeGroups([]))
  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
  const seconds = (cookie?.expires ?? 0) - (await page.evaluate(() => Date.now() / 1000))
  expect(Math.abs(seconds - HALF_A_YEAR)).toBeLessThan(60)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of Object.values(KINDS)) {
    await page.goto(path)
    await reachFor(page, 200)
    await settled(page)
    await expect(consent.banner()).toHaveCount(0)
  }
  expect(asked.filter((url) => url.includes('consent-client'))).toEqual([])
})

test('[B-CONS-02] who accepts has agreed to all six, and finds them ticked', async ({ page }) => {
  const consent = new Consent(page)
  await page.goto(KINDS.form)
  await consent.banner().getByRole('button', { name: 'Accept all' }).click()
  await expect(consent.banner()).toBeHidden()
  expect(await consent.groups()).toBe(writeGroups(ALL))
  await page.goto(KINDS.home)
  await consent.open()
  for (const name of ['necessary', 'performance', 'functional', 'targeting'])
    await expect(consent.box(name)).toBeChecked()
})

test('[D-B-44] accepting and rejecting weigh the same, in banner and settings', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const consent = new Consent(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(KINDS.home)
    await expect(consent.banner()).toBeVisible()
    const look = (type: string) =>
      consent.press(type).evaluate((button) => {
        const { width, height, top } = button.getBoundingClientRect()
        const { backgroundColor, color, fontSize, fontWeight, borderColor } =
          getComputedStyle(button)
        const round = (length: number): number => Math.round(length)
        return {
          ...{ width: round(width), height: round(height), top: round(top) },
          ...{ backgroundColor, color, fontSize, fontWeight, borderColor },
        }
      })
    expect(await look('all.accept')).toEqual(await look('all.reject'))
    await consent.open()
    await reachFor(page, 1)
    expect(await look('all.accept')).toEqual(await look('all.reject'))
  }
})

test('[E-B-05] the settings by keyboard alone: the focus goes in, stays in and comes back; what is chosen is saved and said once', async ({
  page,
}) => {
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await expect(consent.banner()).toBeVisible()
  // The question is the first thing on the page.
  for (const name of ['Reject all', 'Accept all', 'Choose for each purpose']) {
    await page.keyboard.press('Tab')
    await expect(consent.banner().getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(consent.dialog()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  const isInside = () =>
    consent
      .dialog()
      .evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      )
  for (let at = 0; at < 24; at += 1) {
    expect(await isInside()).toBe(true)
    await page.keyboard.press(at < 12 ? 'Tab' : 'Shift+Tab')
  }
  await page.keyboard.press('Escape')
  await expect(consent.dialog()).toBeHidden()
  await expect(
    consent.banner().getByRole('button', { name: 'Choose for each purpose' }),
  ).toBeFocused()
  expect(await consent.groups()).toBeUndefined()
  await page.keyboard.press('Enter')
  const reach = async (selector: string): Promise<void> => {
    for (let at = 0; at < 12; at += 1) {
      if (await page.locator(selector).evaluate((one) => one === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${selector} cannot be reached`)
  }
  await reach('dialog[open] input[name="functional"]')
  await page.keyboard.press('Space')
  await expect(consent.box('functional')).toBeChecked()
  await reach('dialog[open] [data-consent="choice.save"]')
  await page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    const region = document.querySelector('[role="status"][data-saved]')
    if (region !== null)
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await page.keyboard.press('Enter')
  await expect(consent.dialog()).toBeHidden()
  await expect(consent.banner()).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(await consent.groups()).toBe(writeGroups(['C3']))
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { texts: string[] }).texts))
    .toEqual(['Thank you. Your choice is noted.', ''])
})

test('[E-B-05] boxes that are not saved change nothing, and are as stored the next time', async ({
  page,
}) => {
  const consent = new Consent(page)
  await page.goto(KINDS.charging)
  await consent.open()
  await consent.box('statistics').check()
  await consent.dialog().getByRole('button', { name: 'Close without saving' }).click()
  await expect(consent.dialog()).toBeHidden()
  expect(await consent.groups()).toBeUndefined()
  await consent.open()
  await expect(consent.box('statistics')).not.toBeChecked()
})

test.describe('live, without a reload', () => {
  test('[B-CONS-09] recent places are kept from when the visitor agrees until they withdraw it', async ({
    page,
  }) => {
    const consent = new Consent(page)
    const route = new RoutePage(page)
    await route.open()
    await consent.banner().getByRole('button', { name: 'Reject all' }).click()
    await route.search('London', 'Edinburgh')
    await expect(route.part('map-text')).not.toHaveCount(0)
    const readPlaces = async () => (await readStores(page)).kept['evkit-recent-places']
    expect(await readPlaces()).toBeUndefined()
    await consent.answer('all.accept')
    await expect.poll(readPlaces).toContain('Edinburgh')
    await consent.answer('all.reject')
    await expect.poll(readPlaces).toBeUndefined()
  })

  test('[B-CONS-09] [E-F-15] a draft is kept from when the visitor agrees until they withdraw it', async ({
    page,
  }) => {
    const consent = new Consent(page)
    const form = new FormPage(page)
    await form.open(KINDS.form)
    await form.field('firstName').fill('Ada')
    await form.field('firstName').blur()
    const readDraft = async () => (await readStores(page)).visit['submitData'] ?? ''
    expect(await readDraft()).not.toContain('Ada')
    await consent.answer('all.accept')
    await expect.poll(readDraft).toContain('Ada')
    await consent.answer('all.reject')
    await expect.poll(readDraft).not.toContain('Ada')
    await expect(form.field('firstName')).toHaveValue('Ada')
  })

  test('[B-CONS-09] [E-T-20] the place of the map is kept from when the visitor agrees until they withdraw it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 57.7, longitude: 11.97 })
    const consent = new Consent(page)
    await page.goto(KINDS.tools)
    await consent.banner().getByRole('button', { name: 'Reject all' }).click()
    await page.locator('[data-part="range-map"] button').first().click()
    await expect(page.locator('[data-part="range-map-text"]')).toContainText(/km|mi/)
    const readPlace = async () =>
      (await context.cookies()).filter(({ name }) => name === 'evkit_location').length
    expect(await readPlace()).toBe(0)
    await consent.answer('all.accept')
    await expect.poll(readPlace).toBe(1)
    await consent.answer('all.reject')
    await expect.poll(readPlace).toBe(0)
  })

  test('[B-CONS-09] [E-F-33] [F-TRACK-04] analytics hear of the form from when the visitor agrees until they withdraw it', async ({
    page,
  }) => {
    const consent = new Consent(page)
    const form = new FormPage(page)
    await form.open(KINDS.form)
    await expect(consent.banner()).toBeVisible()
    const readLayer = () =>
      page.evaluate(() => (window as { dataLayer?: readonly { event: string }[] }).dataLayer ?? [])
    expect(await readLayer()).toEqual([])
    await consent.answer('all.accept')
    await expect
      .poll(async () => (await readLayer()).map(({ event }) => event))
      .toEqual(['webform_action', 'pageView'])
    await consent.answer('all.reject')
    await page.evaluate(() => {
      ;(window as { dataLayer?: unknown[] }).dataLayer = []
    })
    await page.goto(KINDS.quote)
    await form.answers()
    expect(await readLayer()).toEqual([])
  })

  test('[F-TRACK-14] [F-TRACK-16] [F-TRACK-18] [F-STORE-06] a lead tells where the visit began from when the visitor agrees until they withdraw it', async ({
    page,
    baseURL: url = '',
  }) => {
    test.setTimeout(90_000)
    const leads = watchLeads(page)
    const consent = new Consent(page)
    const form = new FormPage(page)
    const search = `${url}/search.html`
    await page.route(search, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<a href="/uk/?utm_source=n&utm_campaign=spring">A result</a>',
      }),
    )
    const send = async (): Promise<void> => {
      await fillContact(form)
      await form.submit()
      await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
    }
    const readVisit = async () => {
      const { urlData, utmParameterData, gtmParameterData } = (await readStores(page)).visit
      return [urlData, utmParameterData, gtmParameterData]
    }
    // Before: nothing is kept, nothing is told.
    await page.goto(search)
    await page.getByRole('link').click()
    await expect(consent.banner()).toBeVisible()
    const nothing = [undefined, undefined, undefined]
    expect(await readVisit()).toEqual(nothing)
    await send()
    expect(await readVisit()).toEqual(nothing)
    for (const name of ['originalUrl', 'referralUrl', 'analytics'])
      expect(leads[0]?.body).not.toHaveProperty(name)
    // After: the page they land on, whichever that is, and what led there.
    await page.goto(search)
    await page.getByRole('link').click()
    await consent.answer('all.accept')
    // The counter of the site is a cookie, and its tag has kept more of the visit.
    await page.context().addCookies([{ name: '_ga', value: 'GA1', url }])
    await page.evaluate(() => {
      sessionStorage.setItem('gtmParameterData', '{"trackId":"t","userId":"u"}')
    })
    await page.goto('/uk/cars/')
    await send()
    const landing = {
      originalUrl: `${url}/uk/?utm_source=n&utm_campaign=spring`,
      referralUrl: search,
    }
    expect(leads[1]?.body).toMatchObject({
      ...landing,
      analytics: {
        ...{ utmSource: 'n', utmCampaign: 'spring' },
        ...{ clientId: 'GA1', trackId: 't', userId: 'u' },
      },
    })
    // Withdrawn while a form is open, and agreed to again: the lead is told what is so when it is sent.
    await form.open('/uk/contact-request/form?utm_source=b')
    await consent.answer('all.reject')
    expect(await readVisit()).toEqual(nothing)
    await consent.answer('all.accept')
    await form.fill(CONTACT)
    await form.submit()
    await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
    expect(leads[2]?.body).toMatchObject({
      originalUrl: `${url}/uk/contact-request/form?utm_source=b`,
      analytics: { utmSource: 'b' },
    })
    await page.goto('/uk/cars/')
    await consent.answer('all.reject')
    await send()
    expect(leads).toHaveLength(4)
    for (const name of ['originalUrl', 'referralUrl', 'analytics'])
      expect(leads[3]?.body).not.toHaveProperty(name)
  })

  test('[E-F-33] [E-B-24] the form of an offer tells analytics nothing before the visitor agrees', async ({
    page,
  }) => {
    const consent = new Consent(page)
    const open = async () => {
      await page.getByRole('link', { name: 'See the offers' }).click()
      const overlay = page.getByRole('dialog')
      await overlay.getByRole('button', { name: 'What’s included' }).click()
      await overlay.getByRole('button', { name: 'Ask about the EX30' }).click()
      await expect(overlay.getByLabel('First name')).toBeVisible()
    }
    const readLayer = () =>
      page.evaluate(
        () =>
          (window as { dataLayer?: readonly { event: string; action?: string }[] }).dataLayer ?? [],
      )
    await page.goto(KINDS.home)
    await expect(consent.banner()).toBeVisible()
    await open()
    expect(await readLayer()).toEqual([])
    await page.goto(KINDS.home)
    await consent.banner().getByRole('button', { name: 'Accept all' }).click()
    await open()
    // What is pressed on the way there is told as well.
    const readEvents = async () =>
      (await readLayer()).filter(({ action }) => action !== 'press').map(({ event }) => event)
    await expect.poll(readEvents).toEqual(['webform_action'])
    // Read again, and asked again where it stands already, it tells nothing more.
    await reachFor(page, 50)
    await page.waitForTimeout(500)
    expect(await readEvents()).toEqual(['webform_action'])
  })

  test('[B-CONS-09] [D-B-47] withdrawn on any page, what other pages have kept is taken from the device', async ({
    page,
    context,
    baseURL: url = '',
  }) => {
    const consent = new Consent(page)
    const form = new FormPage(page)
    await form.open(KINDS.form)
    await consent.banner().getByRole('button', { name: 'Accept all' }).click()
    await form.field('firstName').fill('Ada')
    await form.field('firstName').blur()
    const readDraft = async () => (await readStores(page)).visit['submitData'] ?? ''
    await expect.poll(readDraft).toContain('Ada')
    await context.addCookies([
      { name: 'evkit_location', value: '%7B%7D', url },
      { name: 'dismissedBanners', value: '%5B%22%2Fuk%22%5D', url },
    ])
    await page.evaluate(() => {
      localStorage.setItem('evkit-recent-places', '[]')
    })
    await page.goto(KINDS.home)
    await consent.answer('all.reject')
    await expect.poll(readDraft).not.toContain('Ada')
    expect((await readStores(page)).kept).toEqual({})
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['OptanonConsent'])
  })

  test('[B-CONS-09] an answer in another tab is an answer here', async ({ page, context }) => {
    const consent = new Consent(page)
    await page.goto(KINDS.home)
    await expect(consent.banner()).toBeVisible()
    const other = new Consent(await context.newPage())
    await other.page.goto(KINDS.charging)
    await other.banner().getByRole('button', { name: 'Accept all' }).click()
    await page.bringToFront()
    await expect(consent.banner()).toBeHidden()
    await consent.open()
    await expect(consent.box('statistics')).toBeChecked()
  })
})

test('[B-CONS-09] a browser without a store of cookies that tells reads the cookie anew when the page is seen again', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'cookieStore', { value: undefined })
  })
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await expect(consent.banner()).toBeVisible()
  await context.addCookies([
    { name: 'OptanonConsent', value: encodeURIComponent('groups=C1:1,C3:1'), url },
  ])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(consent.banner()).toBeHidden()
})

test('[D-B-44] another groups and parameters of the cookie stay', async ({
  page,
  context,
  baseURL: url = '',
}) => {
  await context.addCookies([
    { name: 'OptanonConsent', value: 'version=2&groups=C1%3A1%2CX7%3A1', url },
  ])
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await consent.answer('all.reject')
  const [cookie] = await context.cookies()
  expect(cookie?.value).toMatch(/^version=2&groups=.*X7%3A1/)
})

test.describe('[E-B-26] where the browser keeps no cookie', () => {
  test('who has answered is not asked again on the page, and nothing fails', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    })
    const consent = new Consent(page)
    await page.goto(KINDS.planner)
    await consent.banner().getByRole('button', { name: 'Accept all' }).click()
    await expect(consent.banner()).toBeHidden()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(consent.banner()).toBeHidden()
    expect((await readStores(page)).kept).toEqual({})
    await consent.open()
    await expect(consent.box('functional')).toBeChecked()
    expect(faults).toEqual([])
  })

  test('cookies and stores that throw are no fault', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Blocked', 'SecurityError')
      }
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
      for (const store of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, store, { get: refuse })
    })
    const consent = new Consent(page)
    await page.goto(KINDS.home)
    await consent.banner().getByRole('button', { name: 'Reject all' }).click()
    await expect(consent.banner()).toBeHidden()
    expect(faults).toEqual([])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[E-B-26] nobody is asked, and the foot of the page says why', async ({ page, context }) => {
    for (const path of [KINDS.home, KINDS.form, KINDS.charging, KINDS.missing]) {
      await page.goto(path)
      const consent = new Consent(page)
      await expect(consent.banner()).toHaveCount(0)
      await expect(consent.opener()).toBeHidden()
      const text = page.locator('footer noscript p')
      await expect(text).toContainText('stores nothing on your device')
      await expect(text).toBeVisible()
      expect(await context.cookies()).toEqual([])
    }
  })
})

test.describe('scripts that come late', () => {
  const QUESTION = '**/assets/consent-client-*.js'

  test('what is pressed meanwhile is done when they are there', async ({ page }) => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(QUESTION, async (route) => {
      await released
      await route.continue()
    })
    const consent = new Consent(page)
    await page.goto(KINDS.home)
    await consent.opener().click()
    await expect(consent.dialog()).toHaveCount(0)
    release()
    await expect(consent.dialog()).toBeVisible()
    await expect(consent.banner()).toBeVisible()
  })

  test('one that did not come is asked for again with the next press', async ({ page }) => {
    let tries = 0
    await page.route(QUESTION, async (route) => {
      tries += 1
      if (tries === 1) await route.abort()
      else await route.continue()
    })
    const consent = new Consent(page)
    await page.goto(KINDS.home)
    await expect.poll(() => tries).toBe(1)
    await consent.opener().click()
    await expect(consent.dialog()).toBeVisible()
  })
})

test('[E-B-15] the question comes without moving the page, and is never its largest paint', async ({
  page,
}) => {
  test.slow() // every kind of page, on a phone and on a screen
  const consent = new Consent(page)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of Object.values(KINDS)) {
      await page.goto(path)
      // Waited for without a hand on the page: a paint counts until then.
      await expect(consent.banner()).toBeVisible()
      const { shift, isBanner } = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const read = (type: string) =>
          new Promise<PerformanceEntryList>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              observer.disconnect()
              resolve(list.getEntries())
            })
            observer.observe({ type, buffered: true })
            setTimeout(() => {
              resolve([])
            }, 200)
          })
        const shifts = (await read('layout-shift')) as unknown as { value: number }[]
        const paints = (await read('largest-contentful-paint')) as unknown as { element: Element }[]
        return {
          shift: shifts.reduce((sum, { value }) => sum + value, 0),
          isBanner: paints.at(-1)?.element.closest('[data-part="consent-banner"]') !== null,
        }
      })
      expect([path, width, shift, isBanner]).toEqual([path, width, 0, false])
    }
  }
})

test('[E-F-34] what has the focus is never under the question, on a phone and on a screen', async ({
  page,
}) => {
  test.slow() // sixty steps on each of six pages
  const consent = new Consent(page)
  for (const [width, height] of [
    [360, 740],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [KINDS.home, KINDS.form, KINDS.charging]) {
      await page.goto(path)
      await expect(consent.banner()).toBeVisible()
      const covered: string[] = []
      for (let at = 0; at < 60; at += 1) {
        await page.keyboard.press('Tab')
        const found = await page.evaluate(() => {
          const focus = document.activeElement
          const banner = document.querySelector('[data-part="consent-banner"]')
          if (focus === null || focus === document.body || banner?.contains(focus) !== false)
            return ''
          const { top, bottom } = focus.getBoundingClientRect()
          const edge = banner.getBoundingClientRect().top
          // Of a text of many lines it is the line that is written.
          const isTall = focus instanceof HTMLTextAreaElement || bottom - top > edge
          return (isTall ? top + 44 : bottom) > edge ? focus.outerHTML.slice(0, 120) : ''
        })
        if (found !== '') covered.push(found)
      }
      expect([path, width, covered]).toEqual([path, width, []])
    }
  }
})

test('[E-B-05] less motion: the question stands where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const consent = new Consent(page)
  await page.goto(KINDS.home)
  await expect(consent.banner()).toBeVisible()
  expect(await consent.banner().evaluate((banner) => banner.getAnimations().length)).toBe(0)
})

test('the right-to-left site is asked in its language, mirrored', async ({ page }) => {
  const consent = new Consent(page)
  await page.goto('/ae/')
  await expect(consent.banner()).toContainText('ملفات الارتباط')
  const left = (type: string) =>
    consent.press(type).evaluate((button) => button.getBoundingClientRect().left)
  expect(await left('all.accept')).toBeLessThan(await left('all.reject'))
})

for (const path of ['/uk/', '/ae/electrification/charging-your-car/']) {
  test(`nothing is wrong with the question and the settings for anybody, in any width: ${path}`, async ({
    page,
  }) => {
    const consent = new Consent(page)
    const ask = async (): Promise<void> => {
      await page.goto(path)
      await expect(consent.banner()).toBeVisible()
    }
    await seeNothingWrong(page, ask, { device: path === '/uk/' ? undefined : deviceOf(0) })
    const open = async (): Promise<void> => {
      await page.goto(path)
      await consent.open()
    }
    await seeNothingWrong(page, open, { device: path === '/uk/' ? undefined : deviceOf(1) })
  })
}

test('nothing is wrong with the question in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const consent = new Consent(page)
  await page.goto(KINDS.form)
  await expect(consent.banner()).toBeVisible()
  expect(await listFaults(page)).toEqual([])
})
