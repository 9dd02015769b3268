import { REFERENCE_TOKEN } from '@evkit/engine/internal/forms'

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
