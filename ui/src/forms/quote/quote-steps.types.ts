import type { Vehicle } from '@evkit/engine/forms'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import type { Found } from './use-found.js'
import type { useQuoteFlow } from './use-quote-flow.js'

/** What the steps of the quote application are drawn from. */
export interface StepsProps {
  readonly running: ReturnType<typeof useQuoteFlow>
  /** The application as an offer: the pages before the form speak of one, whatever the form will be for. */
  readonly offer: LeadFormAppProps
  /** Those of an offer. */
  readonly vehicles: readonly Vehicle[]
  readonly found: Found
}
