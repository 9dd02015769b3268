import { expect, test, type APIRequestContext } from '@playwright/test'
import { ChargingPage, PAGE, watch } from './models/charging.model.js'

const FULL = '?carModel=EX30&powerTrain=SM&cType=P&pCType=DC&kW=250kW&range=20,80'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-T-26] the page can be read, and used as a form', async ({ page }) => {
    await page.goto(`${PAGE}${FULL}`)
    const charging = new ChargingPage(page)
    await charging.seeTime('24')
    await expect(page.getByRole('heading', { name: 'Compare chargers' })).toBeVisible()
    await expect(page.getByText('Shared power')).toBeVisible()
    await expect(charging.part('car-opener')).toBeHidden()
    // What a card opens takes the place of what announces it, in its frame.
    const card = charging.part('card').first()
    await expect(card.getByRole('heading')).toHaveCount(1)
    await expect(card.locator('dialog p').first()).toBeVisible()
    const [before, behind] = await card.evaluate((frame) => {
      const [own, text] = [frame, frame.querySelector('dialog p')].map((one) =>
        one!.getBoundingClientRect(),
      )
      return [text!.left - own!.left, own!.right - text!.right]
    })
    expect(before).toBeGreaterThan(8)
    expect(behind).toBeGreaterThan(8)
    await page.locator('select[name="kW"]').selectOption('50kW')
    await page.locator('select[name="range"]').selectOption('10,80')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(charging.part('conditions')).toHaveText(/EX30 Single Motor, 10% to 80%, 50.kW DC/)
    await page.locator('select[name="carModel"]').selectOption('EX90')
    await page.locator('select[name="cType"]').selectOption('H')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(charging.part('conditions')).toHaveText(
      /EX90 Single Motor, 10% to 80%, 11.kW at home/,
    )
  })
})

test.describe('without scripts, a form', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-F-34] keeps no room between its heading and its first field', async ({ page }) => {
    await page.goto('/uk/contact-request/form')
    const head = await page.locator('[data-part="form-head"]').boundingBox()
    const field = await page.locator('[data-part="required-note"]').boundingBox()
    const below = (head?.y ?? 0) + (head?.height ?? 0)
    expect((field?.y ?? Infinity) - below).toBeLessThan(160)
  })
})

test('[E-T-26] the answer of the server already holds the right duration', async ({ request }) => {
  const html = await (await request.get(`${PAGE}${FULL}`)).text()
  expect(html).toContain('<title>EX30: 24 minutes from 20% to 80% – Northlane</title>')
  expect(html).toMatch(/data-part="duration"><span aria-hidden="true">24<\/span>/)
})

test('[T-NAV-02] [T-NAV-01] the root leads to a site, master and other spellings to the one address', async ({
  request,
}) => {
  const place = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await place('/')).toEqual([308, '/uk/'])
  expect(await place('/master/electrification/?a=1')).toEqual([308, '/uk/electrification/?a=1'])
  expect(await place('/SE/electrification')).toEqual([308, '/se/electrification/'])
  expect((await request.get('/uk/')).status()).toBe(200)
})

test('[T-NAV-03] [T-NAV-04] the trail leads to the pages above', async ({ page }) => {
  await page.goto('/uk/electrification/charging-your-volvo/home/')
  const trail = page.getByRole('navigation', { name: 'You are here' })
  await expect(trail.getByRole('listitem')).toHaveText([
    'Home',
    'Electric driving',
    'Charging',
    'At home',
  ])
  await expect(trail.locator('[aria-current="page"]')).toHaveText('At home')
  for (const link of await trail.getByRole('link').all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})

test('[T-NAV-05] another segment of content names the same page, and says which address is its own', async ({
  page,
}) => {
  await page.goto(`/uk/electrification/charging-your-volvo/public/${FULL}`)
  await new ChargingPage(page).seeTime('24')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/uk\/electrification\/charging-your-car\/public\/$/,
  )
})

test('[T-NAV-06] [B-NAV-32] [B-NAV-33] a pressed link sets the loading flag until the page has moved', async ({
  page,
}) => {
  await page.goto('/uk/')
  const flag = () => page.evaluate(() => document.documentElement.dataset['navigation'])
  expect(await flag()).toBe('resting')
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      event.preventDefault()
    })
  })
  const link = page.getByRole('link', { name: 'Charging', exact: true })
  const main = page.locator('main')
  await page.locator('a[href="#content"]').evaluate((skip: HTMLElement) => {
    skip.click()
  })
  await link.click({ modifiers: ['Control'] })
  expect(await flag()).toBe('resting')
  await link.click()
  expect(await flag()).toBe('loading')
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => {
    window.history.pushState(null, '', '#moved')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await flag()).toBe('loading')
  await page.evaluate(() => {
    window.history.pushState(null, '', '?moved=1')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await flag()).toBe('resting')
  await expect(main).toHaveAttribute('aria-busy', 'false')
})

test('[T-NAV-08] with the preview flag the page shows drafts, and the same figure', async ({
  page,
}) => {
  const charging = new ChargingPage(page)
  await charging.open(`${FULL}&preview=true`, `${PAGE}public/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public charging time (draft)')
  await charging.seeTime('24')
  await charging.open(FULL, `${PAGE}public/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public charging time')
})

test.describe('for the first time', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test('[T-NAV-09] no page asks for a sign-in or sets a cookie', async ({ page, context }) => {
    for (const path of ['/uk/', '/uk/electrification/', PAGE, '/uk/data-credits/']) {
      await page.goto(path)
      await expect(page.locator('input[type=password]')).toHaveCount(0)
    }
    expect(await context.cookies()).toEqual([])
  })
})

test('[E-T-16] the right-to-left site is mirrored', async ({ page }) => {
  const seen = await watch(page)
  const charging = new ChargingPage(page)
  await charging.open('?cType=P', '/ae/electrification/charging-your-car/')
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  const start = page.locator('input[data-thumb="from"]')
  await start.press('ArrowRight')
  await expect.poll(() => charging.query()).toContain('range=10,80')
  await start.press('ArrowLeft')
  await expect.poll(() => charging.query()).toContain('range=20,80')
  const picker = await charging.part('car-opener').boundingBox()
  const panel = await charging.part('estimate').boundingBox()
  expect(picker?.x ?? 0).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0))
  expect(seen).toEqual({ faults: [], strangers: [] })
})

test('[E-T-15] each site writes numbers its own way', async ({ page }) => {
  const home = '/electrification/charging-your-car/home/?carModel=EX30&powerTrain=SM&range=30,80'
  const figures: string[] = []
  for (const site of ['uk', 'us', 'se', 'de']) {
    await page.goto(`/${site}${home}`)
    figures.push((await page.locator('[data-part="duration"]').textContent()) ?? '')
  }
  expect(figures).toEqual([
    '2–2.5 h2 to 2.5 hours',
    '2–2.5 h2 to 2.5 hours',
    expect.stringContaining('2–2,5 h'),
    expect.stringContaining('2–2,5 Std.'),
  ])
})

test('an address without a page says so and leads on', async ({ page }) => {
  const answer = await page.goto('/se/nowhere/')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE')
  await page.locator('main a[href="/se/electrification/charging-your-car/"]').click()
  await expect(page.locator('[data-part="charging-tool"]')).toBeVisible()
  expect((await page.goto('/xx/'))?.status()).toBe(404)
})

test('[E-T-33] the credits say cars by their names, and at 360 px nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/uk/data-credits/')
  const text = await page.locator('main').innerText()
  expect(text).toContain('EX30 (Single Motor)')
  expect(text).not.toMatch(/\b(?:cma|sea|spa)\d+\b|\bTMP\b|\b[0-9a-f]{8}\b/)
  for (const table of await page.locator('main table').all()) {
    const [scroll, client] = await table.evaluate(({ parentElement }) => [
      parentElement?.scrollWidth ?? 0,
      parentElement?.clientWidth ?? 0,
    ])
    expect(scroll).toBeLessThanOrEqual(client)
  }
  await page.getByText('Versions used').click()
  await expect(page.getByText('Snapshot 32d7dc59')).toBeVisible()
})

test('the credits lead to the notices of all whose work is in the site, and to the list of it', async ({
  page,
  request,
}) => {
  await page.goto('/uk/data-credits/')
  const pathOf = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  const notices = await request.get((await pathOf('Licences and notices')) ?? '')
  expect(notices.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await notices.text()
  for (const words of ['react 19.', 'hono 4.', 'maplibre-gl 6.', 'SIL OPEN FONT'])
    expect(text).toContain(words)
  const list = await request.get((await pathOf('Software bill of materials (CycloneDX)')) ?? '')
  expect(list.headers()['content-type']).toBe('application/json; charset=utf-8')
  expect(await list.json()).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
})

test.describe('the menu without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('[E-T-59] it opens by keyboard and leads on', async ({ page }) => {
    await page.goto('/uk/')
    const menu = page.locator('[data-part="menu-list"]')
    await expect(menu.getByRole('link', { name: 'Range', exact: true })).toBeHidden()
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link')).toHaveText([
      'Models',
      'Retailers',
      'Contact',
      'Charging',
      'Range',
      'Route planner',
      'Costs and savings',
      'All tools',
      'Request a quote',
    ])
    await menu.getByRole('link', { name: 'Range', exact: true }).click()
    await expect(page).toHaveURL(/\/uk\/electrification\/range\/$/)
  })
})

test('[E-T-59] the tools of the header open by keyboard, and close by Escape and by moving on', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/')
  const tools = page.locator('[data-part="menu-row"] details')
  const way = tools.getByRole('link', { name: 'Range', exact: true })
  await tools.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(way).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(way).toBeHidden()
  await expect(tools.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(way).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(way).toBeHidden()
  await tools.locator('summary').click()
  await way.click()
  await expect(page).toHaveURL(/\/uk\/electrification\/range\/$/)
  expect(faults).toEqual([])
})

test('[E-B-60] a retailer is found by keyboard, and the map beside the list turns live when reached for', async ({
  page,
}) => {
  const { faults } = await watch(page)
  await page.goto('/uk/retailers/')
  const cards = page.locator('[data-part="retailer-list"] li')
  const all = await cards.count()
  await page.getByRole('searchbox', { name: 'Town or postcode' }).focus()
  await page.keyboard.type('maidenhead')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/uk\/retailers\/\?place=maidenhead$/)
  await expect(page.getByRole('heading', { name: 'Near maidenhead' })).toBeVisible()
  await expect(cards.first()).toContainText('Maidenhead')
  expect(await cards.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Explore the map' }).click()
  await expect(page.locator('[data-part="map"]')).toHaveAttribute('data-state', 'live', {
    timeout: 20_000,
  })
  await cards
    .first()
    .getByRole('link', { name: /^Request a quote here/ })
    .click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\?retailerid=GB001$/)
  expect(faults).toEqual([])
})

const listPaths = async (request: APIRequestContext): Promise<readonly string[]> => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
  return [
    ...listed.map(({ pathname }) => pathname).filter((path) => path.startsWith('/uk/')),
    '/uk/blocks/',
    '/uk/blocks/broken/',
    '/uk/nowhere/',
    '/uk/quote/model',
    '/uk/contact-request/form',
    '/uk/retailers/?place=Bath',
    '/uk/electrification/charging-your-car/public/route-planner/?from=London&to=Bristol',
  ]
}

const SHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/g

test('every page has the styles of all it draws, and its own sheet is all it loads', async ({
  request,
}) => {
  const sheets = new Map<string, ReadonlySet<string>>()
  const drawn = new Map<string, readonly [sheet: string, classes: ReadonlySet<string>]>()
  for (const path of await listPaths(request)) {
    const html = await (await request.get(path)).text()
    const links = [...html.matchAll(SHEET)].map(([, href = '']) => href)
    expect([path, links.length]).toEqual([path, 1])
    const [sheet = ''] = links
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    drawn.set(path, [sheet, new Set(classes)])
    if (sheets.has(sheet)) continue
    const styles = await (await request.get(sheet)).text()
    sheets.set(sheet, new Set([...styles.matchAll(/\.(_\w+)/g)].map(([, name = '']) => name)))
  }
  expect(sheets.size).toBeGreaterThan(8)
  const known = new Set([...sheets.values()].flatMap((names) => [...names]))
  const bare = [...drawn].flatMap(([path, [sheet, classes]]) =>
    [...classes]
      .filter((name) => known.has(name) && sheets.get(sheet)?.has(name) !== true)
      .map((name) => `${path} ${name}`),
  )
  expect(bare).toEqual([])
})
