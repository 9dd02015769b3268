import type { Option } from '../shared/index.js'
import type { FormParameters } from './parameters.js'
import type { Purpose } from './purpose.js'

/**
 * Code of each purpose in what is told to analytics.
 *
 * @source F-TRACK-06, D-F-39
 * @category constants
 */
export const TRACKING_CODES: Readonly<Record<Purpose, string>> = {
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

/**
 * Names the type of a form as analytics know it: audience, purpose, and whether the visitor comes with a car of a sales
 * tool (VBS).
 *
 * @param input - Business mode, purpose and query.
 * @returns Such as `B2C-ORQR`; it ends `-VBS` where the query has the path of the car's data.
 * @source F-TRACK-06, F-TRACK-07, F-ROUTE-17, F-ROUTE-76, D-F-39
 *
 * @example With and without the path
 * ```ts
 * import { nameFormType } from '@evkit/engine/forms'
 * import { some } from '@evkit/engine/shared'
 *
 * const purpose = some('OFFER_REQUEST' as const)
 * nameFormType({ isBusiness: false, purpose, query: {} }) // => 'B2C-ORQR'
 * nameFormType({ isBusiness: true, purpose, query: { vbscardatapath: '/v/1' } }) // => 'B2B-ORQR-VBS'
 * ```
 * @category formatting
 */
export const nameFormType = ({ isBusiness, purpose, query }: FormTypeInput): string =>
  [
    isBusiness ? 'B2B' : 'B2C',
    TRACKING_CODES[purpose._tag === 'Some' ? purpose.value : 'KEEP_ME_UPDATED'],
    ...((query.vbscardatapath ?? '').trim() === '' ? [] : ['VBS']),
  ].join('-')
