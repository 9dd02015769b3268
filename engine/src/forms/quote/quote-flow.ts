import { none, some, type Option } from '../../shared/index.js'
import type { Flag, FormPage, QuoteChoice, Vehicle } from '../lead/index.js'

/** What a market says of the steps of an offer. */
export interface QuoteSteps {
  readonly flags: readonly Flag[]
  /** False where an offer needs no retailer. */
  readonly needsRetailer: boolean
}

/** What the quote application is started with. */
export interface QuoteFlowInput extends QuoteSteps {
  /** The page the address names. */
  readonly page: FormPage
}

/** Where the quote application is; what was chosen so far stands in its address. */
export interface QuoteFlow extends QuoteFlowInput {
  /** Counts the forms that were shown: each starts empty. */
  readonly visit: number
  /** Whether the page was reached from another one of the application. */
  readonly hasMoved: boolean
}

/** What a move within the quote application changes of the query. */
export type QuoteMove =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  /** Its id, or that of inside sales. */
  | { readonly kind: 'retailer'; readonly retailerId: string }
  | { readonly kind: 'drop'; readonly choices: readonly QuoteChoice[] }
  | { readonly kind: 'none' }

/** Starts the quote application on the page an address names; nothing leads back from a later page. */
export const startQuoteFlow = (input: QuoteFlowInput): QuoteFlow => ({
  ...input,
  visit: 1,
  hasMoved: false,
})

/** Tells whether the retailer of an offer is chosen on the form, or needs no choice. */
export const choosesRetailerOnForm = ({ flags, needsRetailer }: QuoteSteps): boolean =>
  flags.includes('useNewQuoteFlow') || !needsRetailer

/** Goes to a page of the application. */
export const goToPage = (flow: QuoteFlow, page: FormPage): QuoteFlow => ({
  ...flow,
  page,
  visit: flow.visit + (flow.page === 'form' ? 1 : 0),
  hasMoved: true,
})

/** How far a visitor is on the way to an offer. */
export interface QuoteProgress {
  /** From 1. */
  readonly step: number
  readonly count: number
}

/**
 * Tells how far a visitor is on the way to an offer.
 *
 * @param steps - What the market says.
 * @param at - The page, and whether its address names a vehicle.
 * @returns The step and how many there are; none on the page that thanks, and for who began in the middle: a form that is
 * opened directly asks for everything itself.
 * @source E-F-71, F-ROUTE-13, F-ROUTE-44
 *
 * @example The form, where the retailer has a page of its own
 * ```ts
 * import { resolveQuoteProgress } from '@evkit/engine/forms'
 * import { option } from 'fp-ts'
 *
 * const steps = { flags: [], needsRetailer: true }
 * resolveQuoteProgress(steps, { page: 'form', isModelChosen: true }) // => option.some({ step: 3, count: 3 })
 * resolveQuoteProgress(steps, { page: 'form', isModelChosen: false }) // => option.none
 * ```
 * @category resolution
 */
export const resolveQuoteProgress = (
  steps: QuoteSteps,
  { page, isModelChosen }: { readonly page: FormPage; readonly isModelChosen: boolean },
): Option<QuoteProgress> => {
  const pages: readonly FormPage[] = choosesRetailerOnForm(steps)
    ? ['modelSelector', 'form']
    : ['modelSelector', 'retailerSelector', 'form']
  const step = pages.indexOf(page) + 1
  return step === 0 || (step > 1 && !isModelChosen) ? none : some({ step, count: pages.length })
}
