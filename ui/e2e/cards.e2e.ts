// Every card of a car, on the home page and among all cars, in every site: it opens its car, and its car opens the tools.
import { expect, test, type Page } from '@playwright/test'
import { reachFor } from './models/wake.model.js'

const SITES = ['uk', 'de', 'se', 'us', 'ae'] as const

const cardsOf = (page: Page) => page.locator('[data-part="product-item"]')
const linkOf = (page: Page, at: number) => cardsOf(page).nth(at).getByRole('link').first()
const priceOf = async (page: Page, at: number): Promise<string> => {
  const price = cardsOf(page).nth(at).locator('[data-part="price"]')
  return (await price.count()) > 0 ? await price.innerText() : ''
}

// The amount alone: what stands around it differs from place to place.
const amountIn = (text: string): string => /\d[\d.,\s]*\d/u.exec(text)?.[0] ?? ''

// Tools and pages that are told by their address which car is meant.
const NAMED = /\?(?:model|carModel|car|car1)=/

for (const site of SITES) {
  test(`[B-NAV-08] ${site}: every card opens its car, at its price, and every link from there is about that car`, async ({
    page,
    request,
  }) => {
    test.slow() // every car of the site
    const home = `/${site}/`
    await page.goto(home)
    const count = await cardsOf(page).count()
    expect(count).toBeGreaterThan(0)
    for (let at = 0; at < count; at += 1) {
      const name = await cardsOf(page).nth(at).getByRole('heading').innerText()
      const amount = amountIn(await priceOf(page, at))
      await linkOf(page, at).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveURL(new RegExp(`^[^?]+/${site}/cars/[a-z0-9-]+/$`))
      if (amount !== '')
        await expect(page.locator('main [data-part="car-price"]')).toContainText(amount)
      const links = await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
      const named = [...new Set(links)].filter((href) => NAMED.test(href))
      expect(named.length).toBeGreaterThan(3)
      for (const href of named) {
        const answer = await request.get(href)
        const html = await answer.text()
        const told = {
          href,
          status: answer.status(),
          corrected: html.includes('data-part="notices"'),
        }
        expect(told).toEqual({ href, status: 200, corrected: false })
        expect(html).toContain(name)
      }
      // A form chooses its car in the browser.
      await page.goto(links.find((href) => href.includes('/quote/form?')) ?? '')
      await reachFor(page, 5)
      await expect(page.locator('[data-part="summary-vehicle"]').first()).toContainText(name)
      await page.goto(home)
    }
  })
}

test('[B-NAV-08] a car of the comparison can be asked for, and is the one that is chosen', async ({
  page,
}) => {
  await page.goto('/uk/cars/compare-cars/?car1=ex30-cross-country-electric&car2=ex90-electric')
  await page.locator('main a[href*="/quote"]').first().click()
  await expect(page).toHaveURL(/\/uk\/quote\/form\/?\?model=EX30/)
  await reachFor(page, 5)
  await expect(page.locator('[data-part="summary-vehicle"]').first()).toContainText(
    'EX30 Cross Country',
  )
})
