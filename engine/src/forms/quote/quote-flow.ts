import { none, some, type Option } from '../../shared/index.js'
import type { Flag, FormPage, QuoteChoice, Retailer, Vehicle } from '../lead/index.js'

/** What a market says of the steps of an offer. */
export interface QuoteSteps {
  readonly flags: readonly Flag[]
  /** False where an offer needs no retailer. */
  readonly needsRetailer: boolean
}

/** State of the quote application; the choices so far are in the URL. */
export interface QuoteFlow extends QuoteSteps {
  /** `left` is final: the lead redirected to another page. */
  readonly page: FormPage | 'left'
  /** Number of forms shown; each starts empty. */
  readonly visit: number
  /** Whether the page was reached from another page of the application. */
  readonly hasMoved: boolean
}

/** Events of the quote application. */
export type QuoteFlowEvent =
  | { readonly type: 'vehicle.choose'; readonly vehicle: Vehicle }
  | { readonly type: 'retailer.choose'; readonly retailer: Retailer }
  /** The visitor requests a callback by inside sales. */
  | { readonly type: 'callback.choose'; readonly retailerId: string }
  | { readonly type: 'choice.change'; readonly choice: QuoteChoice }
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  | { readonly type: 'flow.restart' }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: FormPage }

/** What a move within the quote application changes of the query. */
export type QuoteMove =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  /** Its id, or that of inside sales. */
  | { readonly kind: 'retailer'; readonly retailerId: string }
  | { readonly kind: 'drop'; readonly choices: readonly QuoteChoice[] }
  | { readonly kind: 'none' }

/** A page the application moves to by itself, and what its address says more or less for it. */
export interface QuotePageMove {
  readonly page: FormPage
  readonly move: QuoteMove
}

/** Tells whether the retailer of an offer is chosen on the form, or needs no choice. */
export const choosesRetailerOnForm = ({ flags, needsRetailer }: QuoteSteps): boolean =>
  flags.includes('useNewQuoteFlow') || !needsRetailer

const goToPage = (flow: QuoteFlow, page: FormPage): QuoteFlow => ({
  ...flow,
  page,
  visit: flow.visit + (flow.page === 'form' ? 1 : 0),
  hasMoved: true,
})

type QuoteEventOf<Type extends QuoteFlowEvent['type']> = Extract<
  QuoteFlowEvent,
  { readonly type: Type }
>

const pageOfChoice = ({ choice }: QuoteEventOf<'choice.change'>): FormPage =>
  choice === 'model' ? 'modelSelector' : 'retailerSelector'

const findAfterForm = (event: QuoteFlowEvent): QuoteFlow['page'] | undefined => {
  if (event.type === 'choice.change') return pageOfChoice(event)
  if (event.type === 'form.handedOver') return 'finished'
  return event.type === 'form.redirecting' ? 'left' : undefined
}

const findNextPage = (flow: QuoteFlow, event: QuoteFlowEvent): QuoteFlow['page'] | undefined => {
  if (event.type === 'route.changed') return flow.page === 'left' ? undefined : event.page
  switch (flow.page) {
    case 'modelSelector':
      if (event.type !== 'vehicle.choose') return undefined
      return choosesRetailerOnForm(flow) ? 'form' : 'retailerSelector'
    case 'retailerSelector':
      if (event.type === 'choice.change') return pageOfChoice(event)
      return event.type === 'retailer.choose' || event.type === 'callback.choose'
        ? 'form'
        : undefined
    case 'form':
      return findAfterForm(event)
    case 'finished':
      return event.type === 'flow.restart' ? 'modelSelector' : undefined
    case 'left':
      return undefined
  }
}

/**
 * Reducer (wizard steps) of the quote application: vehicle, retailer where it has its own page, form, thank-you page.
 *
 * @remarks
 * After a step the caller writes the page to the URL with the query changes of {@link toQuoteMove}, unless the URL
 * changed by itself. It saves a chosen vehicle or retailer for the visit, and removes what {@link listDroppedChoices}
 * lists.
 *
 * @param flow - The current state.
 * @param event - The event to apply.
 * @returns The next state; the same object when the event has no effect.
 * @law Every page can be opened directly, and none leads back by itself.
 * @law What was chosen stands in the address.
 * @source F-ROUTE-13, F-ROUTE-30, F-ROUTE-31, F-ROUTE-35, F-ROUTE-44, F-ROUTE-45, F-VEH-12, F-VEH-14, F-RET-27, F-RET-44, F-TRACK-03
 *
 * @example A model is chosen in the new flow
 * ```ts
 * import { followQuoteFlow, type QuoteFlow } from '@evkit/engine/forms'
 * import { tinyVehicle } from '@evkit/engine/testing'
 *
 * const flow: QuoteFlow = {
 *   page: 'modelSelector',
 *   flags: ['useNewQuoteFlow'],
 *   needsRetailer: true,
 *   visit: 1,
 *   hasMoved: false,
 * }
 * followQuoteFlow(flow, { type: 'vehicle.choose', vehicle: tinyVehicle }).page // => 'form'
 * ```
 * @category machines
 */
export const followQuoteFlow = (flow: QuoteFlow, event: QuoteFlowEvent): QuoteFlow => {
  const page = findNextPage(flow, event)
  if (page === undefined) return flow
  return page === 'left' ? { ...flow, page } : goToPage(flow, page)
}

/**
 * Lists the choices an event of the quote application discards.
 *
 * @param event - The event to apply.
 * @returns Vehicle or retailer, or both when the visitor starts over.
 * @source F-ROUTE-30, F-ROUTE-31, F-RET-44
 *
 * @example Who wants to be called has no retailer
 * ```ts
 * import { listDroppedChoices } from '@evkit/engine/forms'
 *
 * listDroppedChoices({ type: 'callback.choose', retailerId: 'GB-IS-1' }) // => ['retailer']
 * listDroppedChoices({ type: 'form.handedOver' }) // => []
 * ```
 * @category resolution
 */
export const listDroppedChoices = (event: QuoteFlowEvent): readonly QuoteChoice[] => {
  switch (event.type) {
    case 'choice.change':
      return [event.choice]
    case 'callback.choose':
      return ['retailer']
    case 'flow.restart':
      return ['model', 'retailer']
    default:
      return []
  }
}

/**
 * Returns the query changes of an event of the quote application.
 *
 * @param event - The event to apply.
 * @returns The parameters to set and to remove.
 * @source F-ROUTE-13, F-ROUTE-30, F-ROUTE-31, F-RET-44
 *
 * @example The retailer is chosen anew
 * ```ts
 * import { toQuoteMove } from '@evkit/engine/forms'
 *
 * toQuoteMove({ type: 'choice.change', choice: 'retailer' }) // => { kind: 'drop', choices: ['retailer'] }
 * ```
 * @category conversions
 */
export const toQuoteMove = (event: QuoteFlowEvent): QuoteMove => {
  switch (event.type) {
    case 'vehicle.choose':
      return { kind: 'vehicle', vehicle: event.vehicle }
    case 'retailer.choose':
      return { kind: 'retailer', retailerId: event.retailer.dealerId }
    case 'callback.choose':
      return { kind: 'retailer', retailerId: event.retailerId }
    case 'choice.change':
    case 'flow.restart':
      return { kind: 'drop', choices: listDroppedChoices(event) }
    default:
      return { kind: 'none' }
  }
}

/** How far a visitor is on the way to an offer. */
export interface QuoteProgress {
  /** From 1. */
  readonly step: number
  readonly count: number
}

/**
 * Tells how far a visitor is on the way to an offer.
 *
 * @source E-F-71, F-ROUTE-13, F-ROUTE-44
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
