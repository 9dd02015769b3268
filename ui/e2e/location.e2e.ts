// A visitor in the United States says where they are: by ZIP code, by the position of the browser, by keyboard and phone.
import { expect, test, type Page } from '@playwright/test'
import { seeNothingWrong } from './models/axe.model.js'
import { watch } from './models/charging.model.js'
import { answerBefore } from './models/consent.model.js'
import { settled } from './models/settled.model.js'
import { reachFor } from './models/wake.model.js'

const PATH = '/us/cars/ex30-electric/'
const HOLLYWOOD = { latitude: 34.0901, longitude: -118.4065 }

class Location {
  readonly price
  readonly dialog
  readonly zip
  constructor(readonly page: Page) {
    this.price = page.locator('[data-part="us-price"]')
    this.dialog = page.getByRole('dialog', { name: 'Your location' })
    this.zip = this.dialog.getByLabel('ZIP code')
  }
  readonly control = (name: string) => this.price.getByRole('button', { name })

  async open(): Promise<void> {
    await this.page.goto(PATH)
    await this.control('Set Location').click()
    await expect(this.dialog).toBeVisible()
  }
  async send(zip: string): Promise<void> {
    await this.zip.fill(zip)
    await this.dialog.getByRole('button', { name: 'Show prices here' }).click()
  }
  async seeCity(): Promise<void> {
    await expect(this.dialog).toBeHidden()
    await expect(this.price).toContainText('Beverly Hills, CA 90210')
    await expect(this.price).toContainText('Starting at $38,000 MSRP')
  }
}

const kept = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'evkit_location')?.value

test('[E-B-70] [B-PRICE-35] a version that is chosen keeps its own price wherever the visitor is, and a car without one waits for none', async ({
  page,
}) => {
  const location = new Location(page)
  await page.goto(`${PATH}?version=SME`)
  await expect(location.price).toContainText('Starting at $42,800 MSRP')
  await location.control('Set Location').click()
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/order/prices/us'))
  await location.send('90210')
  expect((await answered).status()).toBe(200)
  await expect(location.price).toContainText('Beverly Hills, CA 90210')
  await expect(location.price).toContainText('Starting at $42,800 MSRP')
  await page.goto('/us/cars/es90-electric/')
  await reachFor(page)
  await settled(page)
  await expect(location.price).toContainText('Price not known yet')
  await expect(location.price).toHaveAttribute('data-state', 'fallback')
})

for (const [screen, use] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use)

    test('[B-PRICE-26] [B-PRICE-27] [B-PRICE-35] [B-LOC-05] a ZIP code is what the prices hold for', async ({
      page,
    }) => {
      const { faults } = await watch(page)
      const location = new Location(page)
      const asked: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/order/prices/us')) asked.push(request.postDataJSON())
      })
      await location.open()
      await expect(page).toHaveURL(`${PATH}#overlay-price`)
      await location.send('90210')
      await location.seeCity()
      await expect(location.control('Change location')).toBeFocused()
      await expect(location.control('Change location')).toHaveAccessibleDescription(
        'Beverly Hills, CA 90210',
      )
      await expect(page).toHaveURL(PATH)
      expect(asked.at(-1)).toMatchObject({ modelKey: 'ex30-bev', zipCode: '90210' })
      expect(faults).toEqual([])
    })

    test('[B-PRICE-27] [E-T-04] the browser says where the visitor is, when asked', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(HOLLYWOOD)
      const location = new Location(page)
      await location.open()
      const near = page.waitForRequest(/places\/us\?/)
      await location.dialog.getByRole('button', { name: 'Use my current location' }).click()
      await location.seeCity()
      // To about a kilometre, and no more.
      expect(new URL((await near).url()).search).toBe('?latitude=34.09&longitude=-118.41')
    })
  })

test('[E-B-01] nothing is wrong with the dialog on any screen', async ({ page }) => {
  const location = new Location(page)
  await location.open()
  await location.send('9021')
  await seeNothingWrong(page, () => expect(location.dialog).toBeVisible(), { part: 'dialog[open]' })
})

test('[B-B-03] Back, Escape and the button close it, and its address opens it', async ({
  page,
}) => {
  const location = new Location(page)
  await location.open()
  await page.goBack()
  await expect(location.dialog).toBeHidden()
  await expect(location.control('Set Location')).toBeFocused()
  await page.goForward()
  await expect(location.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(location.dialog).toBeHidden()
  await page.goto('/us/')
  await page.goto(`${PATH}#overlay-price`)
  await expect(location.dialog).toBeVisible()
  await location.dialog.getByRole('button', { name: 'Close' }).click()
  await expect(location.dialog).toBeHidden()
  await expect(page).toHaveURL(PATH)
})

test('[B-PRICE-27] what does not do is said where it was typed', async ({ page }) => {
  const location = new Location(page)
  await location.open()
  for (const [zip, text] of [
    ['', 'Enter a ZIP code.'],
    ['9021', 'five digits'],
    ['Beverly Hills', 'five digits'],
    ['00000', 'don’t know this ZIP code'],
  ] as const) {
    await location.send(zip)
    await expect(location.zip).toHaveAccessibleDescription(new RegExp(text))
    await expect(location.zip).toBeFocused()
    await expect(location.zip).toHaveAttribute('aria-invalid', 'true')
  }
  await location.zip.fill('9')
  await expect(location.zip).not.toHaveAttribute('aria-invalid', 'true')
  await page.route('**/api/places/us?*', (route) => route.abort())
  await location.send('90210')
  await expect(location.dialog.getByRole('alert')).toContainText('Try again in a moment')
  await page.unroute('**/api/places/us?*')
  await location.send('90210-1234')
  await location.seeCity()
})

test('[E-T-04] a browser that does not tell, and one abroad', async ({ page, context }) => {
  const location = new Location(page)
  await location.open()
  const here = location.dialog.getByRole('button', { name: 'Use my current location' })
  await here.click()
  await expect(location.dialog.getByRole('alert')).toContainText('doesn’t share your location')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 57.7, longitude: 11.97 })
  await here.click()
  await expect(location.dialog.getByRole('alert')).toContainText('outside the United States')
})

test('[B-LOC-03] [E-T-20] the place is kept with functional consent alone', async ({ page }) => {
  await answerBefore(page, [])
  const location = new Location(page)
  await location.open()
  await location.send('90210')
  await location.seeCity()
  expect(await kept(page)).toBeUndefined()
  // Consent that comes later keeps what was chosen before.
  await answerBefore(page, ['C3'])
  await page.evaluate(() => {
    window.dispatchEvent(new Event('pageshow'))
  })
  await expect.poll(() => kept(page)).toContain('90210')
  await page.reload()
  await settled(page)
  await reachFor(page, 200)
  await location.price.scrollIntoViewIfNeeded()
  await location.seeCity()
})

test('[E-B-01] by keyboard alone', async ({ page }) => {
  await page.goto(PATH)
  const location = new Location(page)
  await location.control('Set Location').focus()
  await page.keyboard.press('Enter')
  await expect(location.dialog).toBeVisible()
  await location.zip.focus()
  await page.keyboard.type('90210')
  await page.keyboard.press('Enter')
  await location.seeCity()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[B-PRICE-27] nothing is offered that would not answer', async ({ page }) => {
    await page.goto(PATH)
    const location = new Location(page)
    await expect(location.price).toContainText('Starting at $38,000 MSRP')
    await expect(location.control('Set Location')).toBeHidden()
  })
})
