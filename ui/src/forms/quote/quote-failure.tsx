import { wordFailure } from '@evkit/engine/forms/view'
import { FormFrame } from '../form-frame.js'
import { FormFailure, FormHead } from '../form-parts.js'

/** Props of what stands where the quote application cannot. */
export interface QuoteFailureProps {
  readonly heading: string
  readonly failure: ReturnType<typeof wordFailure>
  /** Asks for the page again. */
  readonly reload: () => void
}

/** What the quote application is made of cannot be read: that is said, and the page can be asked for again. */
export const QuoteFailure = ({ heading, failure, reload }: QuoteFailureProps) => (
  <FormFrame maxWidth={670}>
    <FormHead header={{ heading, subHeading: '', description: '' }} />
    <FormFailure failure={failure} onRetry={reload} />
  </FormFrame>
)
