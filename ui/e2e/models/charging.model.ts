// What a visitor does on the charging page, in their words.
import { expect, type Page } from '@playwright/test'
import { reachFor } from './wake.model.js'

/** Path of the charging page. */
export const PAGE = '/uk/electrification/charging-your-car/'

/** Faults a page may not have; watched from before it loads. */
export interface Watch {
  readonly faults: string[]
  /** Addresses asked for on other hosts. */
  readonly strangers: string[]
}

/** Watches console, errors, policy reports and requests of a page. */
export const watch = async (page: Page): Promise<Watch> => {
  const found: Watch = { faults: [], strangers: [] }
  page.on('console', (message) => {
    // What the driver of a machine without a graphics card says of itself is no fault of the page.
    if (!message.text().includes('GL Driver Message'))
      found.faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && protocol !== 'data:') found.strangers.push(request.url())
  })
  await page.exposeFunction('tellPolicy', (text: string) => found.faults.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellPolicy: (text: string) => void }).tellPolicy
      tell(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return found
}

/** The charging page. */
export class ChargingPage {
  constructor(readonly page: Page) {}

  readonly part = (name: string) => this.page.locator(`[data-part="${name}"]`)

  /** Opens the page and waits until it answers. */
  async open(query = '', path = PAGE): Promise<void> {
    await this.page.goto(`${path}${query}`)
    await this.ready()
  }

  /** Waits until every part of the page answers. */
  async ready(): Promise<void> {
    // A page wakes when somebody reaches for it.
    await reachFor(this.page, 2)
    await this.page.waitForFunction(() => {
      const parts = ['live', 'controls', 'comparison', 'cards', 'detail'].flatMap((name) => [
        ...document.querySelectorAll(`[data-part="${name}"]`),
      ])
      const isAwake = (part: Element): boolean =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber'))
      return parts.length > 2 && parts.every(isAwake)
    })
  }

  async seeTime(figure: string): Promise<void> {
    await expect(this.part('duration').locator('span').first()).toHaveText(figure)
  }

  async chooseCar(name: string): Promise<void> {
    const opener = this.part('car-opener')
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
    await this.page.getByRole('radio', { name, exact: true }).check()
    await this.page.keyboard.press('Escape')
  }

  async choose(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).check()
  }

  readonly start = () => this.page.getByRole('slider', { name: 'Start' })
  readonly end = () => this.page.getByRole('slider', { name: 'End' })

  query(): string {
    return decodeURIComponent(new URL(this.page.url()).search)
  }
}
