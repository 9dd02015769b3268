import * as O from '#fp-ts/Option'
import { pipe } from '#fp-ts/function'
import type { Option } from '../../../shared/index.js'
import type { FormParameters } from '../plan/parameters.js'
import { countryCodeOf, type FormPage, type Purpose } from '../plan/purpose.js'

/** Code of each purpose in what is told to analytics. @source F-TRACK-06, D-F-39 @category constants */
const TRACKING_CODES: Readonly<Record<Purpose, string>> = {
  OFFER_REQUEST: 'ORQR',
  CBV_CALLBACK: 'CBCB',
  CONTACT_REQUEST: 'CRCR',
  ACCESSORY_REQUEST: 'ARAR',
  KEEP_ME_UPDATED: 'KMUKMU',
}

/** What decides the type of a form. */
export interface FormTypeInput {
  readonly isBusiness: boolean
  /** None before one is chosen. */
  readonly purpose: Option<Purpose>
  readonly query: FormParameters
}

const codeOf = (purpose: Option<Purpose>): string =>
  pipe(
    purpose,
    O.match(
      () => TRACKING_CODES.KEEP_ME_UPDATED,
      (known) => TRACKING_CODES[known],
    ),
  )

/** Names the type of a form as analytics know it: audience, purpose, and whether a sales tool chose the car. */
export const nameFormType = ({ isBusiness, purpose, query }: FormTypeInput): string =>
  [
    isBusiness ? 'B2B' : 'B2C',
    codeOf(purpose),
    ...((query.vbscardatapath ?? '').trim() === '' ? [] : ['VBS']),
  ].join('-')

/** Names a form as analytics know it: country and purpose. */
export const nameFormId = (market: string, purpose: Option<Purpose>): string =>
  `${countryCodeOf(market)}${codeOf(purpose)}-SUMMARY`

/** Names of the pages of a form application in what is told to analytics. @source F-TRACK-02 @category constants */
export const PAGE_TYPES: Readonly<Record<FormPage, string>> = {
  modelSelector: 'model selector',
  retailerSelector: 'sales agent selector',
  form: 'form',
  finished: 'thank you',
}
