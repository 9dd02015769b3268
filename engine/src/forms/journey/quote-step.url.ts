import type { Flag } from '../features.js'
import { dropChoice, type AddedChoice } from '../forms.url.js'
import type { Vehicle } from '../forms.types.js'
import { APPS, type FormPage } from '../purpose.js'

const LEAVES: Readonly<Record<FormPage, string>> = {
  modelSelector: '',
  retailerSelector: '/retailer',
  form: '/form',
  finished: '/finished',
}

/**
 * Writes the choice of a vehicle as a step of the quote flow adds it to the query.
 *
 * @param vehicle - The chosen one.
 * @returns Its product number, or its key where it has none.
 * @law The vehicle that was added is the one the address means.
 * @source F-ROUTE-13, F-VEH-14
 *
 * @example With a number
 * ```ts
 * import { addedVehicle } from '@evkit/engine/forms/journey'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * addedVehicle(tinyVehicle) // => { choice: 'model', parameter: 'pno', value: '416XY2' }
 * ```
 * @category conversions
 */
export const addedVehicle = ({ pno34, modelKey }: Vehicle): AddedChoice =>
  pno34 === ''
    ? { choice: 'model', parameter: 'modelkey', value: modelKey }
    : { choice: 'model', parameter: 'pno', value: pno34 }

/**
 * Writes the choice of a retailer as a step of the quote flow adds it to the query.
 *
 * @param retailerId - Id of the chosen one, or of inside sales.
 * @returns What is added.
 * @source F-ROUTE-13, F-RET-44
 *
 * @example A retailer
 * ```ts
 * import { addedRetailer } from '@evkit/engine/forms/journey'
 *
 * addedRetailer('GB001') // => { choice: 'retailer', parameter: 'retailerid', value: 'GB001' }
 * ```
 * @category conversions
 */
export const addedRetailer = (retailerId: string): AddedChoice => ({
  choice: 'retailer',
  parameter: 'retailerid',
  value: retailerId,
})

/**
 * Writes the path of a page of the quote application.
 *
 * @param market - Market slug.
 * @param page - One of its four pages.
 * @returns The path, without a query.
 * @law The path that was written is read back as its page.
 * @source F-ROUTE-08, F-ROUTE-09, F-ROUTE-13
 *
 * @example The second page
 * ```ts
 * import { writeQuotePath } from '@evkit/engine/forms/journey'
 *
 * writeQuotePath('se', 'retailerSelector') // => '/se/quote/retailer'
 * ```
 * @category conversions
 */
export const writeQuotePath = (market: string, page: FormPage): string =>
  `/${market}/${APPS.quote.path}${LEAVES[page]}`

/** What a market says of the steps of an offer. */
export interface QuoteSteps {
  readonly flags: readonly Flag[]
  /** False where an offer needs no retailer. */
  readonly needsRetailer: boolean
}

/** A page of the quote application. */
export interface QuoteAddress {
  /** Market slug. */
  readonly market: string
  /** Query of the page, with or without `?`. */
  readonly search: string
}

/**
 * Tells whether the retailer of an offer is chosen on the form, or needs no choice.
 *
 * @param steps - What the market says.
 * @returns False where the retailer is chosen on a page of its own.
 * @source F-ROUTE-44, F-FLAG-05, D-F-08
 *
 * @example By flag
 * ```ts
 * import { choosesRetailerOnForm } from '@evkit/engine/forms/journey'
 *
 * choosesRetailerOnForm({ flags: ['useNewQuoteFlow'], needsRetailer: true }) // => true
 * choosesRetailerOnForm({ flags: [], needsRetailer: true }) // => false
 * ```
 * @category predicates
 */
export const choosesRetailerOnForm = ({ flags, needsRetailer }: QuoteSteps): boolean =>
  flags.includes('useNewQuoteFlow') || !needsRetailer

/**
 * Writes where the Change link of a choice leads: to the page it is made on, without it.
 *
 * @param page - Market and query of the page.
 * @param choice - What is changed.
 * @returns Path and query.
 * @source F-ROUTE-30, F-ROUTE-31, D-F-06
 *
 * @example Another model
 * ```ts
 * import { writeChangeLink } from '@evkit/engine/forms/journey'
 *
 * writeChangeLink({ market: 'uk', search: '?pno=1&utm_source=a' }, 'model') // => '/uk/quote?utm_source=a'
 * ```
 * @category conversions
 */
export const writeChangeLink = (
  { market, search }: QuoteAddress,
  choice: 'model' | 'retailer',
): string =>
  writeQuotePath(market, choice === 'model' ? 'modelSelector' : 'retailerSelector') +
  dropChoice(search, choice)
