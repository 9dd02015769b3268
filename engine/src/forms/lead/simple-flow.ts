import type { AppId } from './plan/purpose.js'

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

/** Starts a form application of two pages. */
export const startFlow = (input: SimpleFlowInput): SimpleFlow => ({ ...input, visit: 1 })

/** Starts a new form: what was filled in before is not in it. */
export const nextVisit = (flow: SimpleFlow): SimpleFlow => ({ ...flow, visit: flow.visit + 1 })
