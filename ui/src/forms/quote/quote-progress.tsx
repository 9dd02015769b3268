import { option as O } from 'fp-ts'
import { resolveQuoteProgress, type QuoteSteps, type FormPage } from '@evkit/engine/internal/forms'
import type { ReactNode } from 'react'
import { ABOVE_HEAD } from '../form-parts.js'
import type { LeadFormAppProps } from '../lead-form-app.types.js'
import styles from './quote.module.css'

/** How far the visitor is, in words and as a row of bars; nothing where nobody can say. */
export const drawProgress = (
  { request, configuration, wordsOf }: LeadFormAppProps,
  steps: QuoteSteps,
  page: FormPage,
): ReactNode => {
  const progress = resolveQuoteProgress(steps, { page, isModelChosen: request.isModelChosen })
  if (O.isNone(progress)) return undefined
  const { step, count } = progress.value
  return (
    <div className={styles['progress']} data-part="quote-progress">
      <p id={ABOVE_HEAD}>{wordsOf(configuration).translate('StepOf', { step, count })}</p>
      <div className={styles['bars']} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles['bar']} data-done={at < step} />
        ))}
      </div>
    </div>
  )
}
