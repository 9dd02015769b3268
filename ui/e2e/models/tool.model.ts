// What a visitor does on the pages of range, costs and savings, in their words.
import { expect, type Page } from '@playwright/test'
import { reachFor } from './wake.model.js'

/** Paths of the pages. */
export const PAGES = {
  tools: '/uk/electrification/',
  range: '/uk/electrification/range/',
  costs: '/uk/electrification/cost-benefits/',
} as const

/** A page with one or more tools. */
export class ToolPage {
  constructor(readonly page: Page) {}

  readonly part = (name: string) => this.page.locator(`[data-part="${name}"]`)

  /** Opens a page and waits until its controls answer. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.ready()
  }

  /** Waits until every part of the page answers. */
  async ready(): Promise<void> {
    // A page wakes when somebody reaches for it.
    await reachFor(this.page, 2)
    await this.page.waitForFunction(() => {
      const controls = [...document.querySelectorAll('[data-part="actions"], [data-part="detail"]')]
      const isAwake = (part: Element): boolean =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber'))
      return controls.length > 0 && controls.every(isAwake)
    })
  }

  /** The figure of a result: its first, visible span. */
  readonly figure = (part: string) => this.part(part).locator('span').first()

  async seeFigure(part: string, text: string): Promise<void> {
    await expect(this.figure(part)).toHaveText(text)
  }

  query(): string {
    return decodeURIComponent(new URL(this.page.url()).search)
  }
}
