/**
 * Names of the parameters that are read into the form, in lower case.
 *
 * @source F-ROUTE-20
 * @category constants
 */
export const TEXT_PARAMETERS = [
  'additionalinfo',
  'b2bcampaigncode',
  'brand',
  'campaigncode',
  'ccedisplayprice',
  'cceid',
  'ccepricing',
  'cceurl',
  'clientid',
  'ctaurl',
  'customretailerid',
  'emailid',
  'model',
  'modelkey',
  'pno',
  'redirecturl',
  'retailerid',
  'source',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'vbscardatapath',
  'cdb_id',
] as const

/**
 * Names of the parameters that are `true` or `false`.
 *
 * @source F-ROUTE-22
 * @category constants
 */
export const BOOLEAN_PARAMETERS = ['b2b', 'testing', 'disableexperiments'] as const

/** Names that are known and change nothing. @source F-ROUTE-24, D-F-05 @category constants */
export const INERT_PARAMETERS = [
  'channel',
  'contactchannels',
  'eifcta',
  'languageid',
  'market',
  'marketid',
  'noretailer',
  'poiinit',
  'resetstate',
  'source__c',
  'testdealer',
  'type',
] as const

/** Name of a parameter that is text. */
export type TextParameter = (typeof TEXT_PARAMETERS)[number]

/** Name of a parameter that is `true` or `false`. */
export type BooleanParameter = (typeof BOOLEAN_PARAMETERS)[number]

/** Parsed query parameters of a form; absent parameters are absent members. */
export type FormParameters = Readonly<
  Partial<Record<TextParameter, string>> &
    Partial<Record<BooleanParameter, boolean>> & { skip?: readonly string[] }
>

/**
 * Tells whether the query names a model.
 *
 * @source F-CFG-40, D-F-10
 */
export const hasModel = ({ pno, modelkey, model }: FormParameters): boolean =>
  pno !== undefined || modelkey !== undefined || model !== undefined

/** What an address can name that is looked for while the form stands there. */
export type Pending = 'vehicle' | 'retailer' | 'consumer'

/**
 * Lists the look-ups the query requires.
 *
 * | parameter                        | looked up                   |
 * | -------------------------------- | --------------------------- |
 * | `pno`, `modelkey`, `model`       | the vehicle                 |
 * | `retailerid`, `customretailerid` | the retailer                |
 * | `cdb_id`                         | prefill data of the visitor |
 *
 * @param query - Parsed query parameters.
 * @returns The look-ups in that order; empty when there are none.
 * @source F-ROUTE-26, F-ROUTE-27, F-ROUTE-28
 *
 * @example A car and a personal link
 * ```ts
 * import { listPending } from '@evkit/engine/forms'
 *
 * listPending({ pno: '416XY2', cdb_id: '77' }) // => ['vehicle', 'consumer']
 * ```
 * @category resolution
 */
export const listPending = (query: FormParameters): readonly Pending[] => {
  const { retailerid, customretailerid, cdb_id: consumer } = query
  const isNamed: Readonly<Record<Pending, boolean>> = {
    vehicle: hasModel(query),
    retailer: retailerid !== undefined || customretailerid !== undefined,
    consumer: consumer !== undefined,
  }
  return (['vehicle', 'retailer', 'consumer'] as const).filter((one) => isNamed[one])
}

/**
 * Name of the field only programs fill in; in the body only when it is filled.
 *
 * @source E-F-21
 * @category constants
 */
export const TRAP_NAME = 'website'
