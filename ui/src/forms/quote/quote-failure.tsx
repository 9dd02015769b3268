import { FORM_WIDTH } from '@evkit/engine/internal/forms'
import type { Translate } from '@evkit/engine/shared'
import { Awake } from '../../tool/awake.js'
import { FormFrame } from '../form-frame.js'
import { FormFailure, FormHead } from '../form-parts.js'

/** Props of what stands where the quote application cannot. */
export interface QuoteFailureProps {
  readonly translate: Translate
  /** Asks for the page again. */
  readonly onRetry: () => void
  readonly onAwake?: (() => void) | undefined
}

/** What the quote application is made of cannot be read: that is said, and the page can be asked for again. */
export const QuoteFailure = ({ translate, onRetry, onAwake }: QuoteFailureProps) => (
  <FormFrame maxWidth={FORM_WIDTH}>
    <FormHead
      header={{ heading: translate('FormHeading.OFFER_REQUEST'), subHeading: '', description: '' }}
    />
    <FormFailure
      failure={{
        heading: translate('Oops'),
        text: translate('TechnicalIssuesMessage'),
        retry: translate('PleaseReloadPage'),
      }}
      onRetry={onRetry}
    />
    <Awake onAwake={onAwake} />
  </FormFrame>
)

/** Keys of the texts it needs, where there is no configuration to find them in. */
export const FAILURE_KEYS = [
  'FormHeading.OFFER_REQUEST',
  'Oops',
  'PleaseReloadPage',
  'TechnicalIssuesMessage',
] as const
