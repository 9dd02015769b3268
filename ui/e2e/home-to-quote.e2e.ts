// From the home of a market to a lead that is sent: whatever somebody works the page with, the lead has car, version and
// paint, and the exported one is what is read.
import { expect, test, type Locator, type Page } from '@playwright/test'
import { exportReference, FormPage, watchTime } from './models/forms.model.js'
import { finger, keys, mouse, type Hand } from './models/hand.model.js'
import { holdBack } from './models/held.model.js'
import { settled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

// What scrolls smoothly moves away from below the pointer of a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 90_000 })

interface Market {
  readonly site: string
  readonly lists?: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, string>>
  /** What is written into the field of an address, and what it offers then. */
  readonly address?: readonly [written: string, whole: string]
  /** Where a retailer is looked for, where they are no list. */
  readonly place?: string
  readonly retailer: string
  /** Version and paint, as the visitor is told them. */
  readonly words: string
}

const NAMED = { firstName: 'Ada', surName: 'Byron', email: 'ada@evkit.example' }

const MARKETS: readonly Market[] = [
  {
    ...{ site: 'uk', texts: NAMED, place: 'Maidenhead', retailer: 'GB001' },
    words: 'Single Motor Extended Range, Dusk red',
  },
  {
    ...{ site: 'de', texts: NAMED, place: 'Hamburg', retailer: 'DE001' },
    lists: { title: 'MRS' },
    address: ['Hauptstr', 'Hauptstraße 12, 10827 Berlin'],
    words: 'Single Motor Extended Range, Abendrot',
  },
  {
    ...{ site: 'ae', retailer: 'AE001' },
    texts: { fullName: 'آدا بايرون', mobilePhone: '0501234567' },
    words: 'محرك واحد بمدى أطول، أحمر الغسق',
  },
]

const paintDot = (page: Page, paint: string): Locator =>
  page.locator(`[data-part="colour-dots"] input[value="${paint}"]`)

const carLink = (page: Page, site: string): Locator =>
  page.locator(`main a[href*="/${site}/cars/ex30-electric/"]`).first()

const goToCar = async (page: Page, site: string, { press }: Hand): Promise<void> => {
  await press(carLink(page, site))
  await expect(page).toHaveURL(new RegExp(`/${site}/cars/ex30-electric/`))
  await press(page.locator('[data-part="versions"] a[href*="version=SME"]'))
  await expect(page).toHaveURL(/[?&]version=SME\b/)
}

const takePaint = async (page: Page, { choose }: Hand): Promise<void> => {
  await choose(paintDot(page, 'dusk'))
  await expect(paintDot(page, 'dusk')).toBeChecked()
}

const goToQuote = async (page: Page, { site, words }: Market, { press }: Hand): Promise<void> => {
  await press(page.locator('main a[href*="/quote/form"]').first())
  await expect(page).toHaveURL(
    new RegExp(`/${site}/quote/form\\?model=EX30&version=SME&colour=dusk$`),
  )
  await expect(new FormPage(page).part('summary-vehicle')).toContainText(words)
}

// The first one that is found near the place; of a list, the one that is meant.
const takeRetailer = async (page: Page, market: Market, hand: Hand): Promise<void> => {
  if (market.place === undefined) {
    const list = page.locator('[data-part="section-dealerpicker"] select')
    await hand.take(list, market.retailer)
    return
  }
  await hand.write(
    page.locator('[data-part="section-dealerpicker"] [role="combobox"]'),
    market.place,
  )
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const first = page.locator('[data-part="section-dealerpicker"] input[type="radio"]').first()
  await expect(first).toBeAttached()
  await hand.choose(first)
}

const fillIn = async (page: Page, market: Market, hand: Hand): Promise<void> => {
  const form = new FormPage(page)
  await form.answers()
  for (const [name, value] of Object.entries(market.lists ?? {}))
    await hand.take(form.field(name), value)
  for (const [name, value] of Object.entries(market.texts))
    await hand.write(form.field(name), value)
  if (market.address === undefined) return
  await hand.write(form.field('legalAddress'), market.address[0])
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

const leadHas = async (page: Page, market: Market): Promise<void> => {
  const form = new FormPage(page)
  await expect(form.thanks()).toBeVisible({ timeout: 15_000 })
  const reference = await form.part('sent-reference').locator('dd').textContent()
  const [lead] = exportReference(reference ?? '')
  expect([lead?.site, lead?.purpose]).toEqual([market.site, 'OFFER_REQUEST'])
  expect(lead?.payload).toMatchObject({
    productsOfInterest: ['416XY2'],
    additionalInfo: `Chosen: ${market.words}`,
    retailerId: expect.stringMatching(new RegExp(`^${market.retailer.slice(0, 2)}`)),
  })
}

const send = async (page: Page, market: Market, hand: Hand): Promise<void> => {
  const waited = watchTime(page)
  await fillIn(page, market, hand)
  await takeRetailer(page, market, hand)
  await waited()
  await hand.press(new FormPage(page).part('submit'))
  await leadHas(page, market)
}

const goAllTheWay = async (page: Page, market: Market, hand: Hand): Promise<void> => {
  await page.goto(`/${market.site}/`)
  await settled(page)
  await goToCar(page, market.site, hand)
  await takePaint(page, hand)
  await expect(page).toHaveURL(/[?&]colour=dusk\b/)
  await goToQuote(page, market, hand)
  await send(page, market, hand)
}

for (const market of MARKETS) {
  for (const [name, hold] of Object.entries({ 'the keys alone': keys, 'a mouse': mouse }))
    test(`[E-B-73] ${market.site}: by ${name} from the home to a lead that is sent`, async ({
      page,
    }) => {
      await goAllTheWay(page, market, hold(page))
    })

  test(`[E-B-73] [E-T-51] ${market.site}: from the home to a lead that is sent, version and paint chosen before the scripts have come`, async ({
    page,
  }) => {
    const hand = mouse(page)
    await page.goto(`/${market.site}/`)
    const release = await holdBack(page, /\/assets\/.*\.js$/)
    await goToCar(page, market.site, hand)
    await takePaint(page, hand)
    release()
    await reachFor(page)
    await expect(page).toHaveURL(/[?&]colour=dusk\b/)
    await goToQuote(page, market, hand)
    await send(page, market, hand)
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const market of MARKETS)
    test(`[E-B-73] ${market.site}: by finger from the home to a lead that is sent`, async ({
      page,
    }) => {
      await goAllTheWay(page, market, finger(page))
    })
})

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  for (const market of MARKETS)
    test(`[E-B-73] [B-F-09] ${market.site}: from the home to a lead that is sent, the paint by a link`, async ({
      page,
    }) => {
      const hand = mouse(page)
      const form = new FormPage(page)
      await page.goto(`/${market.site}/`)
      await goToCar(page, market.site, hand)
      await hand.press(page.locator('main a[href*="/cars/configure/"]').first())
      await hand.press(page.locator('[data-part="paint"] a[href*="colour=dusk"]'))
      await goToQuote(page, market, hand)
      for (const [name, value] of Object.entries(market.lists ?? {}))
        await hand.take(form.field(name), value)
      await form.fill(market.texts)
      if (market.address !== undefined) await form.fill({ legalAddress: market.address[1] })
      await page
        .locator(`form [name="retailerid"][value="${market.retailer}"]`)
        .locator('visible=true')
        .first()
        .check({ force: true })
      await form.submit()
      await expect(form.part('review')).toBeVisible()
      await expect(form.part('summary-vehicle')).toContainText(market.words)
      await page.waitForTimeout(2100) // a person takes longer than a program to look a page over
      await form.submit()
      await leadHas(page, market)
    })
})
