import type { Log } from '@evkit/engine/internal/shared'
import { useCallback } from 'react'
import { createLater } from '../tool/later.js'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import type * as LeadThanks from './lead-thanks.js'

/** What thanks for a lead. */
export type LeadThanksPart = typeof LeadThanks

/** What thanks for a lead: asked for when somebody begins to fill in a form, or when it is needed. */
export const thanksLater = createLater<LeadThanksPart>(
  () => import('./lead-thanks.js'),
  'ThanksFailed',
)

/** What thanks for a lead, once it is needed and there. */
export const useLeadThanks = (isNeeded: boolean, log: Log): LeadThanksPart | undefined =>
  thanksLater.usePart(isNeeded, log)

/** What is got ready when somebody begins: what comes too late is asked for again when it is needed. */
export const useBegin = ({ warmUp }: LeadFormAppProps['ports']): (() => void) =>
  useCallback(() => {
    warmUp()
    thanksLater.load().catch(() => undefined)
  }, [warmUp])
