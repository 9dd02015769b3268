import type { AppId } from '../purpose.js'

/** What a form application of two pages is started with. */
export interface SimpleFlowInput {
  readonly app: AppId
  readonly page: 'form' | 'finished'
}

/** Where a form application of two pages is. */
export interface SimpleFlow extends SimpleFlowInput {
  /** Counts the forms that were shown: each starts empty. */
  readonly visit: number
}

/**
 * Starts a form application of two pages.
 *
 * @param input - The app, and the page the address names.
 * @returns The application with its first form.
 * @source F-ROUTE-12
 *
 * @example The first form
 * ```ts
 * import { startFlow } from '@evkit/engine/forms/lead'
 *
 * startFlow({ app: 'contact', page: 'form' }).visit // => 1
 * ```
 * @category constructors
 */
export const startFlow = (input: SimpleFlowInput): SimpleFlow => ({ ...input, visit: 1 })

/**
 * Starts a new form: what was filled in before is not in it.
 *
 * @param flow - The application.
 * @returns The application with its next form.
 * @source F-ROUTE-12, F-THX-08
 *
 * @example The second form
 * ```ts
 * import { nextVisit, startFlow } from '@evkit/engine/forms/lead'
 *
 * nextVisit(startFlow({ app: 'contact', page: 'form' })).visit // => 2
 * ```
 * @category constructors
 */
export const nextVisit = (flow: SimpleFlow): SimpleFlow => ({ ...flow, visit: flow.visit + 1 })
