import type { Log } from '@evkit/engine/shared'
import { useCallback, useEffect, useState } from 'react'
import type { LeadFormAppProps } from './lead-form-app.types.js'
import type * as LeadThanks from './lead-thanks.js'

/** What thanks for a lead. */
export type LeadThanksPart = typeof LeadThanks

// [ms] What could not be loaded is asked for again after.
const PAUSE = 4000

let asked: Promise<LeadThanksPart> | undefined

// What could not be loaded is asked for again with the next call.
const loadLeadThanks = (): Promise<LeadThanksPart> => {
  asked ??= import('./lead-thanks.js').catch((fault: unknown) => {
    asked = undefined
    throw fault
  })
  return asked
}

/** What thanks for a lead, once it is needed and there. */
export const useLeadThanks = (isNeeded: boolean, log: Log): LeadThanksPart | undefined => {
  const [part, setPart] = useState<LeadThanksPart>()
  useEffect(() => {
    if (!isNeeded) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (): void => {
      loadLeadThanks().then(setPart, (fault: unknown) => {
        log({ level: 'error', code: 'ThanksFailed', text: String(fault) })
        timer = setTimeout(load, PAUSE)
      })
    }
    load()
    return () => {
      clearTimeout(timer)
    }
  }, [isNeeded, log])
  return part
}

/** What is got ready when somebody begins: what comes too late is asked for again when it is needed. */
export const useBegin = ({ warmUp }: LeadFormAppProps['ports']): (() => void) =>
  useCallback(() => {
    warmUp()
    loadLeadThanks().catch(() => undefined)
  }, [warmUp])
