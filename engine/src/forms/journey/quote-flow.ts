import { addChoice, dropChoice, type QuoteChoice } from '../forms.url.js'
import type { Vehicle } from '../forms.types.js'
import type { FormPage } from '../purpose.js'
import {
  addedRetailer,
  addedVehicle,
  choosesRetailerOnForm,
  writeQuotePath,
  type QuoteAddress,
  type QuoteSteps,
} from './quote-step.url.js'

/** What the quote application is started with. */
export interface QuoteFlowInput extends QuoteAddress, QuoteSteps {
  /** The page the address names. */
  readonly page: FormPage
}

/** Where the quote application is: what was chosen so far stands in its query and nowhere else. */
export interface QuoteFlow extends QuoteFlowInput {
  /** The query the page was entered with: what is chosen on the page itself is not in it. */
  readonly entry: string
  /** Counts the forms that were shown: each starts empty. */
  readonly visit: number
  /** Whether the page was reached from another one of the application. */
  readonly hasMoved: boolean
}

/**
 * Starts the quote application on the page an address names; nothing leads back from a later page.
 *
 * @param input - Market, page and query.
 * @returns The application with its first form.
 * @source F-ROUTE-13, F-ROUTE-45
 *
 * @example Directly on the form
 * ```ts
 * import { startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * startQuoteFlow({ market: 'uk', page: 'form', search: '', flags: [], needsRetailer: true }).page // => 'form'
 * ```
 * @category constructors
 */
export const startQuoteFlow = (input: QuoteFlowInput): QuoteFlow => ({
  ...input,
  entry: input.search,
  visit: 1,
  hasMoved: false,
})

/**
 * Goes to a page of the application. A form that is come back to is a new one.
 *
 * @param flow - The application.
 * @param to - The page, and its query.
 * @returns The application there.
 * @source F-ROUTE-13, F-THX-08
 *
 * @example Back on the first page
 * ```ts
 * import { goToPage, startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * const flow = startQuoteFlow({ market: 'uk', page: 'form', search: '?pno=1', flags: [], needsRetailer: true })
 * goToPage(flow, { page: 'modelSelector', search: '' }).visit // => 2
 * ```
 * @category state
 */
export const goToPage = (
  flow: QuoteFlow,
  to: Pick<QuoteFlowInput, 'page' | 'search'>,
): QuoteFlow => ({
  ...flow,
  ...to,
  entry: to.search,
  visit: flow.visit + (flow.page === 'form' ? 1 : 0),
  hasMoved: true,
})

/**
 * Writes the query anew for what is chosen on the page itself.
 *
 * @param flow - The application.
 * @param search - The query with the choice, or without it.
 * @returns The application on the same page, which goes on as it was entered.
 * @source F-RET-15, F-VEH-14
 *
 * @example A retailer is chosen on the form
 * ```ts
 * import { rewriteQuery, startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * const flow = startQuoteFlow({ market: 'uk', page: 'form', search: '?pno=1', flags: [], needsRetailer: true })
 * rewriteQuery(flow, '?pno=1&retailerid=GB001').entry // => '?pno=1'
 * ```
 * @category state
 */
export const rewriteQuery = (flow: QuoteFlow, search: string): QuoteFlow => ({ ...flow, search })

/**
 * Takes a vehicle along in the query.
 *
 * @param flow - The application.
 * @param vehicle - The chosen one.
 * @returns The application, on the page the choice leads to.
 * @law The query of the page is kept byte for byte, but for an earlier vehicle.
 * @source F-ROUTE-13, F-ROUTE-25, F-ROUTE-44, F-VEH-14, F-FLAG-05, D-F-08
 *
 * @example To the retailers
 * ```ts
 * import { goWithVehicle, startQuoteFlow } from '@evkit/engine/forms/journey'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * const flow = startQuoteFlow({ market: 'uk', page: 'modelSelector', search: '', flags: [], needsRetailer: true })
 * goWithVehicle(flow, tinyVehicle).search // => '?pno=416XY2'
 * ```
 * @category state
 */
export const goWithVehicle = (flow: QuoteFlow, vehicle: Vehicle): QuoteFlow =>
  goToPage(flow, {
    page: choosesRetailerOnForm(flow) ? 'form' : 'retailerSelector',
    search: addChoice(flow.search, addedVehicle(vehicle)),
  })

/**
 * Takes a retailer along in the query, to the form.
 *
 * @param flow - The application.
 * @param retailerId - Id of the chosen one, or of inside sales.
 * @returns The application on its form.
 * @source F-ROUTE-13, F-RET-44
 *
 * @example The second choice
 * ```ts
 * import { goWithRetailer, startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * const flow = startQuoteFlow({ market: 'uk', page: 'retailerSelector', search: '?pno=1', flags: [], needsRetailer: true })
 * goWithRetailer(flow, 'GB001').search // => '?pno=1&retailerid=GB001'
 * ```
 * @category state
 */
export const goWithRetailer = (flow: QuoteFlow, retailerId: string): QuoteFlow =>
  goToPage(flow, {
    page: 'form',
    search: addChoice(flow.search, addedRetailer(retailerId)),
  })

/**
 * Goes back to where something is chosen, without the choice.
 *
 * @param flow - The application.
 * @param choice - What is changed.
 * @returns The application on the page of the choice.
 * @source F-ROUTE-30, F-ROUTE-31
 *
 * @example Another model
 * ```ts
 * import { goToChange, startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * const flow = startQuoteFlow({ market: 'uk', page: 'form', search: '?pno=1&a=b', flags: [], needsRetailer: true })
 * goToChange(flow, 'model').search // => '?a=b'
 * ```
 * @category state
 */
export const goToChange = (flow: QuoteFlow, choice: QuoteChoice): QuoteFlow =>
  goToPage(flow, {
    page: choice === 'model' ? 'modelSelector' : 'retailerSelector',
    search: dropChoice(flow.search, choice),
  })

/**
 * Starts over, without what was chosen.
 *
 * @param flow - The application.
 * @returns The application on its first page.
 * @source F-ROUTE-13
 *
 * @example After the thanks
 * ```ts
 * import { restartQuote, startQuoteFlow } from '@evkit/engine/forms/journey'
 *
 * const input = { market: 'uk', page: 'finished' as const, search: '?pno=1&retailerid=GB001', flags: [], needsRetailer: true }
 * restartQuote(startQuoteFlow(input)).search // => ''
 * ```
 * @category state
 */
export const restartQuote = (flow: QuoteFlow): QuoteFlow =>
  goToChange({ ...flow, search: dropChoice(flow.search, 'retailer') }, 'model')

/**
 * Writes the address of the page the application is on.
 *
 * @param flow - The application.
 * @returns Path and query.
 * @source F-ROUTE-13, F-ROUTE-25
 *
 * @example The form of a vehicle
 * ```ts
 * import { startQuoteFlow, writeQuoteAddress } from '@evkit/engine/forms/journey'
 *
 * const input = { market: 'uk', page: 'form' as const, search: '?pno=1', flags: [], needsRetailer: true }
 * writeQuoteAddress(startQuoteFlow(input)) // => '/uk/quote/form?pno=1'
 * ```
 * @category conversions
 */
export const writeQuoteAddress = ({
  market,
  page,
  search,
}: Pick<QuoteFlowInput, 'market' | 'page' | 'search'>): string =>
  writeQuotePath(market, page) + search
