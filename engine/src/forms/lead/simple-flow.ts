/** Where a form application of two pages is. */
export interface SimpleFlow {
  /** Nothing follows `left`: the lead has led to another page. */
  readonly page: 'form' | 'finished' | 'left'
  /** Counts the forms that were shown: each starts empty. */
  readonly visit: number
}

/** What can happen to a form application of two pages. */
export type SimpleFlowEvent =
  | { readonly type: 'form.handedOver' }
  | { readonly type: 'form.redirecting' }
  /** Back, Forward or a direct link. */
  | { readonly type: 'route.changed'; readonly page: 'form' | 'finished' }

/**
 * Follows the form applications without pickers of their own: the form, and the page that thanks for it.
 *
 * @param flow - Where the application is.
 * @param event - What has happened.
 * @returns Where it is from now on; the same object where nothing has changed.
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
