// A trip kept on the device: by consent only, found again, opened, named, removed.
import { expect, test, type Page } from '@playwright/test'
import { listFaults } from './models/axe.model.js'
import { answerBefore, Consent, NEW_VISITOR } from './models/consent.model.js'
import { RoutePage, ROUTE_PAGE } from './models/route.model.js'

test.use({ storageState: NEW_VISITOR })

const TRIP = '?from=London&to=Inverness&model=EX30&limit=80'
const RECORD = 'evkit-kept-trips'

const readRecord = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), RECORD)

/** What a visit before has kept, of this site and of another. */
const keepBefore = async (page: Page, trips: Readonly<Record<string, string>>): Promise<void> => {
  await answerBefore(page, ['C3'])
  const list = Object.entries(trips).map(([name, address]) => ({ name, address }))
  await page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text)
    },
    [RECORD, JSON.stringify({ version: 1, list })] as const,
  )
}

const namesOf = (planner: RoutePage) => planner.part('kept-link')

const openList = async (planner: RoutePage): Promise<void> => {
  await planner.part('kept-trips').locator('summary').click()
}

test('[E-T-145] without consent nothing is written; agreeing keeps the trip that was asked for, withdrawing forgets it', async ({
  page,
}) => {
  const planner = new RoutePage(page)
  const consent = new Consent(page)
  await planner.open(TRIP)
  await consent.banner().getByRole('button', { name: 'Reject all' }).click()
  await planner.part('keep').click()
  const said = planner.part('keep-said')
  await expect(said).toContainText('needs your consent to functional cookies')
  expect(await readRecord(page)).toBeNull()
  await expect(planner.part('kept-trips')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open cookie settings' }).click()
  await expect(consent.dialog()).toBeVisible()
  await consent.box('functional').check()
  await consent.press('choice.save').click()
  await expect(said).toContainText('Kept on this device as “London – Inverness”')
  await expect(planner.part('keep-rename')).toBeFocused()
  // The address and the name, and nothing else.
  const record = JSON.parse((await readRecord(page)) ?? '') as { list: readonly object[] }
  expect(record.list).toHaveLength(1)
  expect(Object.keys(record.list[0] ?? {}).sort()).toEqual(['address', 'name'])
  await expect(planner.part('kept-trips')).toBeVisible()
  await consent.answer('all.reject')
  await expect.poll(() => readRecord(page)).toBeNull()
  await expect(planner.part('kept-trips')).toHaveCount(0)
})

test('[E-T-144] a trip that is kept is found on the next visit, named, opened with its settings, and removed', async ({
  page,
}) => {
  await answerBefore(page, ['C3'])
  const planner = new RoutePage(page)
  await planner.open(TRIP)
  await planner.part('keep').click()
  await expect(planner.part('keep-said')).toContainText('Kept on this device')
  // The next visit: nobody has to reach for the page before the list is there.
  await page.goto(ROUTE_PAGE)
  await expect(planner.part('kept-trips').locator('summary')).toHaveText('1 kept trip')
  await openList(planner)
  await expect(namesOf(planner)).toHaveText(['London – Inverness'])
  await page.getByRole('button', { name: 'Rename “London – Inverness”' }).click()
  await page.getByLabel('Name of the trip').fill('To grandma')
  await page.keyboard.press('Enter')
  await expect(planner.part('kept-said')).toHaveText('The trip is now called “To grandma”.')
  await page.getByRole('link', { name: 'To grandma' }).click()
  await planner.ready()
  expect(planner.query()).toContain('from=London')
  expect(planner.query()).toContain('limit=80')
  await planner.seeStations(/charging station/)
  await openList(planner)
  await page.getByRole('button', { name: 'Remove “To grandma”' }).press('Enter')
  const undo = planner.part('kept-undo')
  await expect(undo).toBeFocused()
  expect(await readRecord(page)).toBeNull()
  await undo.press('Enter')
  await expect(namesOf(planner)).toBeFocused()
  await expect(namesOf(planner)).toHaveText(['To grandma'])
  await page.getByRole('button', { name: 'Remove “To grandma”' }).click()
  await page.goto(ROUTE_PAGE)
  await planner.ready()
  await expect(planner.part('kept-trips')).toHaveCount(0)
})

test('[E-T-144] the list has the trips of its own site, and a trip whose car is gone says so', async ({
  page,
}) => {
  const other = ROUTE_PAGE.replace('/uk/', '/se/')
  await keepBefore(page, {
    'With the old car': `${ROUTE_PAGE}?from=London&to=Nowhereville&model=EX99`,
    Resan: `${other}?from=Malm%C3%B6`,
    Script: 'javascript:alert(1)',
  })
  await page.goto(ROUTE_PAGE)
  const planner = new RoutePage(page)
  await openList(planner)
  await expect(namesOf(planner)).toHaveText(['With the old car'])
  await namesOf(planner).click()
  await planner.ready()
  await expect(planner.part('notices')).toContainText('car')
  await expect(page.getByText('We found no place for “To”', { exact: false }).first()).toBeVisible()
})

for (const [site, width, colorScheme] of [
  ['uk', 360, 'light'],
  ['ae', 360, 'dark'],
  ['de', 1280, 'light'],
] as const)
  test(`[E-T-144] the list fits and has no axe violation: ${site}, ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    const path = ROUTE_PAGE.replace('/uk/', `/${site}/`)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await keepBefore(page, {
      'To grandma': `${path}?from=London&to=Inverness`,
      [`A${'very'.repeat(14)}long`]: `${path}?from=London&to=York`,
    })
    const planner = new RoutePage(page)
    await page.goto(`${path}?from=London&to=Leeds`)
    await planner.ready()
    await openList(planner)
    await planner.part('kept-rename').last().click()
    await planner.part('keep').click()
    await expect(planner.part('keep-rename')).toBeVisible()
    expect(await listFaults(page, '[data-part="route-planner"]')).toEqual([])
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E-T-144] nothing is offered that needs one', async ({ page }) => {
    await page.goto(`${ROUTE_PAGE}${TRIP}`)
    const planner = new RoutePage(page)
    await expect(planner.part('reach')).toBeVisible()
    await expect(planner.part('keep')).toBeHidden()
    await expect(planner.part('kept-trips')).toHaveCount(0)
  })
})
