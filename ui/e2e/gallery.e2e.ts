// The gallery of blocks: every type in every state, as a visitor of any page may meet it.
import { expect, test, type Page } from '@playwright/test'
import { deviceOf, listFaults, seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { BLOCK_TYPES, LOOK_TYPES, wakeAll } from './models/gallery.model.js'
import { settled } from './models/settled.model.js'
import { shiftsOf, watchShifts } from './models/shifts.model.js'

const STATES = ['normal', 'few', 'broken', 'long', 'looks'] as const

const pathOf = (state: (typeof STATES)[number], site = 'uk'): string =>
  state === 'normal' ? `/${site}/blocks/` : `/${site}/blocks/${state}/`

const samplesOf = (page: Page) => page.locator('[data-part="sample"]')

for (const [at, state] of STATES.entries()) {
  test(`[B-SCOPE-03] [B-B-04] [E-B-15] ${state}: every type of block is there, with what an author should know of it, and nothing moves while fonts, pictures and scripts come late and the blocks wake`, async ({
    page,
  }) => {
    const { faults } = await watch(page)
    await watchShifts(page)
    const late: (() => void)[] = []
    await page.route(/\.woff2|\/media\/|hydrate/, async (route) => {
      await new Promise<void>((done) => late.push(done))
      await route.continue()
    })
    const answer = await page.goto(pathOf(state), { waitUntil: 'commit' })
    expect(answer?.status()).toBe(200)
    await expect(samplesOf(page).last()).toBeAttached()
    await expect.poll(() => late.length).toBeGreaterThan(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const done of late) done()
    await settled(page)
    await expect(samplesOf(page)).toHaveCount(
      state === 'looks' ? LOOK_TYPES.length : BLOCK_TYPES.length,
    )
    const found = await page.locator('[data-part="finding"]').count()
    if (state === 'broken') expect(found).toBeGreaterThan(BLOCK_TYPES.length - 2)
    else expect([state, found]).toEqual([state, 0])
    await wakeAll(page)
    expect(await shiftsOf(page)).toBeLessThan(0.01)
    expect(faults).toEqual([])
  })

  test(`[E-B-21] [E-B-30] [E-B-12] ${state}: nothing is wrong with any block in any width, light or dark`, async ({
    page,
  }) => {
    const reach = async (): Promise<void> => {
      await page.goto(pathOf(state))
      await wakeAll(page)
    }
    const isModel = state === 'normal' || state === 'long'
    await seeNothingWrong(page, reach, { device: isModel ? undefined : deviceOf(at) })
  })
}

test('[E-B-22] from right to left nothing is wrong with any of them either', async ({ page }) => {
  const reach = async (): Promise<void> => {
    await page.goto(pathOf('long', 'ae'))
    await wakeAll(page)
  }
  await seeNothingWrong(page, reach, { device: deviceOf(0) })
})

test('[E-B-21] in forced colours nothing is wrong with any of them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(pathOf('normal'))
  await wakeAll(page)
  expect(await listFaults(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B-B-07] every block says what it says with them', async ({ page }) => {
    await page.goto(pathOf('normal'))
    await expect(samplesOf(page)).toHaveCount(BLOCK_TYPES.length)
    for (const text of [
      'Current flows only once plug and car have agreed on it.',
      'Covered for eight years',
      'You pay one amount a month.',
      'A heat pump, and a place to warm the car',
      'The zanzibar clause says so in writing.',
    ])
      await expect(page.getByText(text).first()).toBeAttached()
    await expect(page.getByText('EX30 for the city').first()).toBeVisible()
  })
})

test('[B-CONST-03] search engines are told of no gallery and of no draft', async ({ request }) => {
  for (const path of [pathOf('normal'), pathOf('broken'), '/uk/?preview=true'])
    expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"')
  expect(await (await request.get('/uk/')).text()).not.toContain('noindex')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/blocks/')
})
