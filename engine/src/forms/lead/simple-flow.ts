/** State of a two-page form application. */
export interface SimpleFlow {
  /** `left` is final: the lead redirected to another page. */
  readonly page: 'form' | 'finished' | 'left'
  /** Number of forms shown; each starts empty. */
  readonly visit: number
}

/** What can happen to a form application of two pages. */
export type SimpleFlowEvent =
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: 'form' | 'finished' }

/**
 * Reducer of the form applications without pickers: the form, then the thank-you page.
 *
 * @param flow - The current state.
 * @param event - The event to apply.
 * @returns The next state; the same object when nothing has changed.
 * @law A form that is come back to is a new one.
 * @source F-ROUTE-12, F-THX-08, F-TRACK-03, E-F-46
 *
 * @example A lead was accepted, and the visitor goes back
 * ```ts
 * import { followSimpleFlow } from '@evkit/engine/forms'
 *
 * const thanks = followSimpleFlow({ page: 'form', visit: 1 }, { type: 'form.handedOver' })
 * thanks // => { page: 'finished', visit: 1 }
 * followSimpleFlow(thanks, { type: 'route.changed', page: 'form' }) // => { page: 'form', visit: 2 }
 * ```
 * @category machines
 */
export const followSimpleFlow = (flow: SimpleFlow, event: SimpleFlowEvent): SimpleFlow => {
  const { page, visit } = flow
  if (event.type !== 'route.changed') {
    if (page !== 'form') return flow
    return { page: event.type === 'form.handedOver' ? 'finished' : 'left', visit }
  }
  if (page === 'left' || page === event.page) return flow
  return { page: event.page, visit: event.page === 'form' ? visit + 1 : visit }
}
