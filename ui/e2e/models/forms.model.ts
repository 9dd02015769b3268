import { expect, type Locator, type Page } from '@playwright/test'

/** The paths of the four forms. */
export const FORMS = {
  contact: 'contact-request',
  callback: 'callback-request',
  accessory: 'accessory-request',
  updates: 'keep-me-updated',
} as const

/** A page of a form, in the visitor's words. */
export class FormPage {
  constructor(readonly page: Page) {}

  /** Opens a form and waits until it answers. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.awake()
  }

  /** Waits until the form answers: its root's address then says which page it is. */
  async awake(): Promise<void> {
    await expect(this.page).toHaveURL(/\/(form|finished)\b/)
    await this.page.waitForFunction(() => {
      const root = document.querySelector('#tool')
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    })
    await this.page.waitForTimeout(100)
  }

  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`).first()
  }

  field(name: string): Locator {
    return this.page.locator(`form [name="${name}"]`).first()
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value)
  }

  async submit(): Promise<void> {
    await this.part('submit').click()
  }

  summary(): Locator {
    return this.part('error-summary')
  }

  thanks(): Locator {
    return this.part('form-thanks')
  }
}

/** Posts of leads, as the browser sends them. */
export const watchLeads = (page: Page): { readonly key: string; readonly body: unknown }[] => {
  const leads: { readonly key: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/request')) return
    leads.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postDataJSON() as unknown,
    })
  })
  return leads
}
