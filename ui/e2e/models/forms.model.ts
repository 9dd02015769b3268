import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { E2E_DATA } from '../../playwright.config.js'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { reachFor } from './wake.model.js'

/** The paths of the four forms. */
export const FORMS = {
  contact: 'contact-request',
  callback: 'callback-request',
  accessory: 'accessory-request',
  updates: 'keep-me-updated',
} as const

/**
 * Who sends within two seconds of the check's question is taken for a program by the clock of the service, and their lead
 * held back. Gives what waits for the rest of them.
 */
export const watchTime = (page: Page): (() => Promise<void>) => {
  let asked = Number.POSITIVE_INFINITY
  page.on('response', (answer) => {
    if (answer.url().includes('/bot-check')) asked = Date.now()
  })
  return () => expect.poll(() => Date.now() - asked, { intervals: [100] }).toBeGreaterThan(2000)
}

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
    await this.reach()
    await expect(this.page).toHaveURL(/\/(form|finished)\b/)
    await this.answers()
  }

  /** Reaches for the page: what has nothing to ask for sleeps until then. */
  async reach(): Promise<void> {
    await reachFor(this.page, 1)
  }

  /** Waits until the page answers. */
  async answers(): Promise<void> {
    await this.reach()
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

  /** What stands by the button: that there is no connection, or that it has failed. */
  notice(): Locator {
    return this.part('section-submit').getByRole('alert')
  }

  summary(): Locator {
    return this.part('error-summary')
  }

  thanks(): Locator {
    return this.part('form-thanks')
  }
}

/** What somebody writes into the contact form of the United Kingdom. */
export const CONTACT = {
  firstName: 'Ada',
  surName: 'Byron',
  email: 'ada@evkit.example',
  description: 'When can I see the new car?',
}

/** Opens the contact form of the United Kingdom and fills it in. */
export const fillContact = async (form: FormPage): Promise<void> => {
  await form.open('/uk/contact-request/form')
  await form.fill(CONTACT)
}

/** Where leads are sent to, in any market. */
export const LEADS = '**/api/forms-backend/v1/*/request**'

/** Whether a request sends a lead. */
export const isLead = (request: Request): boolean =>
  request.method() === 'POST' && request.url().includes('/request')

/** Posts of leads, as the browser sends them. */
export const watchLeads = (page: Page): { readonly key: string; readonly body: unknown }[] => {
  const leads: { readonly key: string; readonly body: unknown }[] = []
  page.on('request', (request) => {
    if (!isLead(request)) return
    leads.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postDataJSON() as unknown,
    })
  })
  return leads
}

/** A lead as the command of the maker writes it. */
export interface ExportedLead {
  readonly id: string
  readonly site: string
  readonly purpose: string
  readonly delivery: string
  readonly payload: Readonly<Record<string, unknown>>
}

// Beside the service that has the storage open.
const exportBy = (name: '--id' | '--reference', value: string): readonly ExportedLead[] => {
  const root = resolve(import.meta.dirname, '../../..')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['data/cli/evkit.mjs', 'leads', 'export', name, value],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', EVKIT_DATA_DIR: E2E_DATA },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportedLead)
}

/** Asks `evkit leads export` for a lead by its id. */
export const exportLeads = (id: string): readonly ExportedLead[] => exportBy('--id', id)

/** Asks it for the lead with the number a visitor was given. */
export const exportReference = (reference: string): readonly ExportedLead[] =>
  exportBy('--reference', reference)
