// What a visitor does with the question for consent, in their words.
import { expect, type Locator, type Page } from '@playwright/test'

/** A visitor who comes for the first time. */
export const NEW_VISITOR = { cookies: [], origins: [] }

/** Pages of every kind, by what they are. */
export const KINDS = {
  home: '/uk/',
  tools: '/uk/electrification/',
  charging: '/uk/electrification/charging-your-car/',
  range: '/uk/electrification/range/',
  costs: '/uk/electrification/cost-benefits/',
  planner: '/uk/electrification/charging-your-car/public/route-planner/',
  'page of blocks': '/uk/cars/',
  business: '/uk/business/fleet/',
  credits: '/uk/data-credits/',
  form: '/uk/contact-request/form',
  quote: '/uk/quote',
  'home of a market with forms only': '/tr/',
  'form of a market with forms only': '/tr/contact-request/form',
  missing: '/uk/nowhere/',
} as const

/** The groups in the order of the cookie, all but the first as chosen. */
export const writeGroups = (on: readonly string[]): string =>
  ['C1', 'C2', 'C3', 'C4', 'C8', 'C9']
    .map((id) => `${id}:${id === 'C1' || on.includes(id) ? '1' : '0'}`)
    .join(',')

/** Answers before the page is opened, as a visit before has. */
export const answerBefore = (page: Page, on: readonly string[]): Promise<void> =>
  page.context().addCookies([
    {
      name: 'OptanonConsent',
      value: encodeURIComponent(`groups=${writeGroups(on)}`),
      domain: 'localhost',
      path: '/',
    },
  ])

/** The question for consent. */
export class Consent {
  constructor(readonly page: Page) {}

  readonly banner = (): Locator => this.page.locator('[data-part="consent-banner"]')
  readonly dialog = (): Locator =>
    this.page.locator('dialog:has([data-part="consent-preferences"])')
  readonly opener = (): Locator => this.page.locator('footer [data-part="consent"] button')
  readonly box = (name: string): Locator => this.dialog().locator(`input[name="${name}"]`)
  readonly press = (type: string): Locator =>
    this.page.locator(`[data-consent="${type}"]:visible`).last()

  /** Opens the settings from the foot of the page. */
  async open(): Promise<void> {
    await this.opener().click()
    await expect(this.dialog()).toBeVisible()
  }

  /** Opens the settings and answers the same for all. */
  async answer(type: 'all.accept' | 'all.reject'): Promise<void> {
    await this.open()
    await this.dialog().locator(`[data-consent="${type}"]`).click()
    await expect(this.dialog()).toBeHidden()
  }

  /** What the cookie says, decoded; nothing without one. */
  async groups(): Promise<string | undefined> {
    const cookies = await this.page.context().cookies()
    const found = cookies.find(({ name }) => name === 'OptanonConsent')
    return found === undefined ? undefined : (new URLSearchParams(found.value).get('groups') ?? '')
  }
}
