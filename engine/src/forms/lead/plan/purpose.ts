import * as O from '#fp-ts/Option'
import { none, some, type Option } from '../../../shared/index.js'
import { resolveSite, splitPath } from '../../../site/index.js'

/**
 * Purposes of a form, such as offer or callback, in the order of the specification.
 *
 * @source F-ROUTE-14, F-CONST-37
 * @category constants
 */
export const PURPOSES = [
  'OFFER_REQUEST',
  'CBV_CALLBACK',
  'CONTACT_REQUEST',
  'ACCESSORY_REQUEST',
  'KEEP_ME_UPDATED',
] as const

/** Purpose of a form: what the visitor requests. */
export type Purpose = (typeof PURPOSES)[number]

/** Short code of each purpose. @source F-ROUTE-14 @category constants */
export const PURPOSE_CODES: Readonly<Record<Purpose, string>> = {
  OFFER_REQUEST: 'QR',
  CBV_CALLBACK: 'CBV',
  CONTACT_REQUEST: 'CR',
  ACCESSORY_REQUEST: 'AR',
  KEEP_ME_UPDATED: 'KMU',
}

/**
 * Short ids of the form applications.
 *
 * @source F-ROUTE-03, F-ROUTE-11, D-F-01
 * @category constants
 */
export const APP_IDS = ['quote', 'accessory', 'callback', 'contact', 'kmu'] as const

/** Short id of a form application: a key of {@link APPS}. */
export type AppId = (typeof APP_IDS)[number]

/** What is fixed of a form application. */
export interface FormApp {
  /** Id that travels in calls. */
  readonly longId: string
  /** Second segment of the address. */
  readonly path: string
  /** Name of its pages in tracking. */
  readonly pageName: string
  /** Name a host embeds it by. */
  readonly formType: string
  /** Purpose it always has; none for the quote app, where the visitor's choices decide. */
  readonly purpose: Option<Purpose>
}

// All but the quote app are called alike wherever they are named.
const appOf = (longId: string, formType: string, purpose: Purpose): FormApp => ({
  longId,
  path: longId,
  pageName: longId.replaceAll('-', ' '),
  formType,
  purpose: some(purpose),
})

/**
 * The five form applications.
 *
 * @source F-ROUTE-11, F-ROUTE-42, D-F-01
 * @category constants
 */
export const APPS: Readonly<Record<AppId, FormApp>> = {
  quote: {
    longId: 'quote-request',
    path: 'quote',
    pageName: 'request a quote',
    formType: 'QuoteRequest',
    purpose: none,
  },
  accessory: /*#__PURE__*/ appOf('accessory-request', 'AccessoryRequest', 'ACCESSORY_REQUEST'),
  callback: /*#__PURE__*/ appOf('callback-request', 'CallbackRequest', 'CBV_CALLBACK'),
  contact: /*#__PURE__*/ appOf('contact-request', 'ContactRequest', 'CONTACT_REQUEST'),
  kmu: /*#__PURE__*/ appOf('keep-me-updated', 'KeepMeUpdated', 'KEEP_ME_UPDATED'),
}

/** Pages a form application can have, in the order of the quote flow. @source F-ROUTE-13 @category constants */
export const FORM_PAGES = ['modelSelector', 'retailerSelector', 'form', 'finished'] as const

/** One page of a form application. */
export type FormPage = (typeof FORM_PAGES)[number]

/** Parsed path of a form page: market, app and page. */
export interface FormAddress {
  /** Market slug, normalised. */
  readonly market: string
  readonly app: AppId
  readonly page: FormPage
}

const LEAVES = ['form', 'finished'] as const

const findLeaf = (app: AppId, leaf: string | undefined): FormPage | undefined => {
  if (leaf === undefined) return app === 'quote' ? 'modelSelector' : 'form'
  const name = leaf.toLowerCase()
  return app === 'quote' && name === 'retailer'
    ? 'retailerSelector'
    : LEAVES.find((one) => one === name)
}

/**
 * Parses the URL path of a form page.
 *
 * | third segment           | page                                            |
 * | ----------------------- | ----------------------------------------------- |
 * | none                    | `modelSelector` of quote, `form` of the others  |
 * | `form`, `finished`      | that page                                       |
 * | `retailer`, quote only  | `retailerSelector`                              |
 *
 * @param path - URL path, with or without query and hash; a trailing slash is ignored.
 * @returns Market, app and page; `none` means not found (404).
 * @source F-ROUTE-01, F-ROUTE-02, F-ROUTE-03, F-ROUTE-04, F-ROUTE-05, F-ROUTE-06, F-ROUTE-08, F-ROUTE-09, F-ROUTE-10, D-F-02, D-F-03
 *
 * @example The retailer step is the quote app's own
 * ```ts
 * import { parseFormPath } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * parseFormPath('/se/quote/retailer') // => option.some({ market: 'se', app: 'quote', page: 'retailerSelector' })
 * parseFormPath('/uk/contact-request/retailer') // => option.none
 * ```
 * @category look-ups
 */
export const parseFormPath = (path: string): Option<FormAddress> => {
  const [market = '', segment, leaf, ...rest] = splitPath(path)
  const app = APP_IDS.find((id) => APPS[id].path === segment)
  if (app === undefined || rest.length > 0) return none
  const page = findLeaf(app, leaf)
  return page === undefined ? none : some({ market: resolveSite(market), app, page })
}

/** Finds an app by its short id; prototype names find nothing. */
export const findApp = (id: string): Option<AppId> =>
  O.fromNullable(APP_IDS.find((one) => one === id))

/** Retailer id that always means inside sales. @source F-CONST-31, F-RET-42 @category constants */
export const INSIDE_SALES_RETAILER = 'INSIDE_SALES_RETAILER'

/** Tells whether a retailer id means inside sales, the sales channel reached by phone. */
export const isInsideSalesId = (id: string, insideSales: Option<string>): boolean =>
  id === INSIDE_SALES_RETAILER || (O.isSome(insideSales) && id === insideSales.value)

/** What decides the purpose of a form. */
export interface PurposeInput {
  /** Short id of the app; anything. */
  readonly app: string
  readonly isEmbedded: boolean
  /** What the visitor or the host chose on an embedded quote form. */
  readonly chosen: Option<Purpose>
  /** Retailer of the query, or else the stored one. */
  readonly retailerId: Option<string>
  /** Inside-sales id of the market. */
  readonly insideSales: Option<string>
}

const quotePurpose = (input: PurposeInput): Option<Purpose> => {
  if (input.isEmbedded) return input.chosen
  const { retailerId, insideSales } = input
  const isByPhone = O.isSome(retailerId) && isInsideSalesId(retailerId.value, insideSales)
  return some(isByPhone ? 'CBV_CALLBACK' : 'OFFER_REQUEST')
}

/**
 * Resolves the purpose of a form.
 *
 * | form                     | purpose                                                      |
 * | ------------------------ | ------------------------------------------------------------ |
 * | quote, a page            | callback when the retailer is inside sales, else offer       |
 * | quote, embedded          | what was chosen; none before                                 |
 * | any other known app      | its own                                                      |
 * | an app that is not known | none; the form cannot be sent                                |
 *
 * @param input - App, page or embedded, and the visitor's choice.
 * @returns The purpose, or `none`.
 * @source F-ROUTE-40, F-ROUTE-41, F-ROUTE-42, F-ROUTE-43, D-F-08
 *
 * @example A full page of the quote app
 * ```ts
 * import { resolvePurpose } from '@evkit/engine/forms'
 * import { none, some } from '@evkit/engine/shared'
 * import { option } from 'fp-ts'
 *
 * const page = { app: 'quote', isEmbedded: false, chosen: none, insideSales: some('GB-IS-1') }
 * resolvePurpose({ ...page, retailerId: some('GB-IS-1') }) // => option.some('CBV_CALLBACK')
 * resolvePurpose({ ...page, retailerId: some('GB001') }) // => option.some('OFFER_REQUEST')
 * ```
 * @category resolution
 */
export const resolvePurpose = (input: PurposeInput): Option<Purpose> => {
  const app = findApp(input.app)
  if (O.isNone(app)) return none
  return app.value === 'quote' ? quotePurpose(input) : APPS[app.value].purpose
}

/**
 * Resolves the country code of a market, as it is sent.
 *
 * @source F-CONST-40, F-SUB-04, D-F-02
 */
export const countryCodeOf = (market: string): string => {
  const slug = resolveSite(market)
  return slug === 'uk' ? 'GB' : slug.toUpperCase()
}

/** What a step of the quote application selects: vehicle or retailer. */
export type QuoteChoice = 'model' | 'retailer'
