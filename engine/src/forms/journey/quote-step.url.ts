import type { Flag } from '../features.js'
import { addChoice, dropChoice, type AddedChoice } from '../forms.url.js'
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

/** A vehicle that was chosen on the model page of the quote application. */
export interface ModelStep {
  /** Market slug. */
  readonly market: string
  /** Query of the page, with or without `?`. */
  readonly search: string
  readonly vehicle: Vehicle
  readonly flags: readonly Flag[]
  /** False where the purpose needs no retailer. */
  readonly needsRetailer: boolean
}

/**
 * Resolves where the choice of a vehicle leads: to the form where the retailer is chosen in it or none is needed, else to
 * the retailers.
 *
 * @param step - The vehicle, the page it was chosen on, and what the market says.
 * @returns Path and query: everything the query held, and the vehicle behind it.
 * @law The query of the page is kept byte for byte, but for an earlier vehicle.
 * @source F-ROUTE-13, F-ROUTE-25, F-ROUTE-44, F-FLAG-05, D-F-08
 *
 * @example In the new flow
 * ```ts
 * import { resolveModelStep } from '@evkit/engine/forms/journey'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * const step = { market: 'uk', search: '', vehicle: tinyVehicle, needsRetailer: true }
 * resolveModelStep({ ...step, flags: ['useNewQuoteFlow'] }) // => '/uk/quote/form?pno=416XY2'
 * resolveModelStep({ ...step, flags: [] }) // => '/uk/quote/retailer?pno=416XY2'
 * ```
 * @category resolution
 */
export const resolveModelStep = (step: ModelStep): string => {
  const { market, search, vehicle, flags, needsRetailer } = step
  const isForm = flags.includes('useNewQuoteFlow') || !needsRetailer
  const page = isForm ? 'form' : 'retailerSelector'
  return writeQuotePath(market, page) + addChoice(search, addedVehicle(vehicle))
}

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
  { market, search }: Pick<ModelStep, 'market' | 'search'>,
  choice: 'model' | 'retailer',
): string =>
  writeQuotePath(market, choice === 'model' ? 'modelSelector' : 'retailerSelector') +
  dropChoice(search, choice)
