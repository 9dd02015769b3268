// A lead over HTTP, as a page sends it: what the soak and the bench post.
import { fileURLToPath } from 'node:url'
import { FORMS_CALLS } from '@evkit/engine/forms'
import { FORMS_HEADERS } from '@evkit/engine/internal/forms'
import { writeAddress } from '@evkit/engine/shared'
import { EXAMPLE_LEAD } from './example-lead.js'
import type { SoakTarget } from './leads-soak.js'

const makeBody = (key: string) => ({
  ...EXAMPLE_LEAD,
  mobilePhone: '+447700900123',
  postalCode: 'SL6 4FL',
  phoneValidation: 'EXTERNAL',
  description: `Please ring after 17; ${key}`,
})

const OFFER_CODE = 'HOME-2'

// As the form of an offer sends it, in a page of blocks.
const makeOfferBody = (key: string) => ({
  ...makeBody(key),
  campaignCode: OFFER_CODE,
  additionalInfo: `https://x.example/uk/ | EX90 for the family; ${key}`,
  currentUrl: 'https://x.example/uk/#overlay-offers/form/2',
  originVersion: 'embeddable-forms',
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
  offers: {
    path: writeAddress(FORMS_CALLS.submitRequest, {
      site: 'uk',
      clientId: 'merchandising-initiative',
    }),
    body: makeOfferBody,
    campaignCode: OFFER_CODE,
  },
  read: (body, status) => ({
    id: (body as { readonly leadId: string }).leadId,
    isReplay: status === REPLAYED,
  }),
}
