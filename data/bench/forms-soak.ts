// A lead over HTTP, as a page sends it: what the soak and the bench post.
import { fileURLToPath } from 'node:url'
import { FORMS_CALLS, FORMS_HEADERS, REFERENCE_TOKEN } from '@evkit/engine/forms/documents'
import { writeAddress } from '@evkit/engine/shared'
import type { SoakTarget } from './leads-soak.js'

/** What every lead of tests and benches says of a visitor. */
export const EXAMPLE_LEAD = {
  recaptchaResponse: REFERENCE_TOKEN,
  languageId: 'en-GB',
  marketId: 'GB',
  firstName: 'Ada',
  surName: 'Byron',
  email: 'ada@x.example',
  business: false,
  smsOptIn: false,
  mailOptIn: false,
  socialOptIn: false,
  emailOptIn: true,
  telephoneOptIn: false,
  cbvOptIn: false,
  oneMarketingConsent: false,
  campaignCode: 'EX-UK-CR-C',
  currentUrl: 'https://x.example/uk/contact-request/form?utm_source=a',
  purpose: 'CONTACT_REQUEST',
  origin: 'leads-forms',
  originVersion: 'leads-forms-0.1.0',
  isTestLead: false,
} as const

const makeBody = (key: string) => ({
  ...EXAMPLE_LEAD,
  mobilePhone: '+447700900123',
  postalCode: 'SL6 4FL',
  phoneValidation: 'EXTERNAL',
  description: `Please ring after 17; ${key}`,
})

const REPLAYED = 200

/** The calls of the forms, with everything that stands behind them. */
export const FORMS_TARGET: SoakTarget = {
  serve: fileURLToPath(new URL('forms-serve.ts', import.meta.url)),
  latest: 400,
  path: writeAddress(FORMS_CALLS.submitRequest, { site: 'uk', clientId: 'contact-request' }),
  headers: (key, port) => ({
    'Content-Type': 'application/json',
    Origin: `http://127.0.0.1:${port}`,
    [FORMS_HEADERS.key]: key,
    [FORMS_HEADERS.elapsed]: '60000',
  }),
  body: makeBody,
  read: (body, status) => ({
    id: (body as { readonly leadId: string }).leadId,
    isReplay: status === REPLAYED,
  }),
}
