// What a visitor does on the planner's page, in their words.
import { expect, type Page } from '@playwright/test'
import { reachFor } from './wake.model.js'

/** Path of the planner's page. */
export const ROUTE_PAGE = '/uk/electrification/charging-your-car/public/route-planner/'

/** The planner's page. */
export class RoutePage {
  constructor(readonly page: Page) {}

  readonly part = (name: string) => this.page.locator(`[data-part="${name}"]`)

  /** Opens the page and waits until it answers. */
  async open(query = '', site = ROUTE_PAGE): Promise<void> {
    await this.page.goto(`${site}${query}`)
    await this.ready()
  }

  /** Waits until every part of the page answers. */
  async ready(): Promise<void> {
    // A page wakes when somebody reaches for it.
    await reachFor(this.page, 2)
    await this.page.waitForFunction(() => {
      const controls = [
        ...document.querySelectorAll('[data-part="search-form"], [data-part="actions"]'),
      ]
      const isAwake = (part: Element): boolean =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber'))
      return controls.length > 0 && controls.every(isAwake)
    })
  }

  readonly from = () => this.page.getByRole('combobox', { name: 'From' })
  readonly to = () => this.page.getByRole('combobox', { name: 'To', exact: true })

  /** Types two places and searches. */
  async search(from: string, to: string): Promise<void> {
    await this.from().fill(from)
    await this.to().fill(to)
    await this.to().press('Enter')
  }

  async seeStations(heading: RegExp): Promise<void> {
    await expect(this.part('stations-heading')).toHaveText(heading)
  }

  readonly map = () => this.part('map')

  query(): string {
    return decodeURIComponent(new URL(this.page.url()).search.replaceAll('+', ' '))
  }
}
