import { useMemo } from 'react'
import type { FormScreen } from './lead-form-logic.js'

/** What an application is told of its form's end. */
interface Flow {
  readonly send: (event: { readonly type: 'form.handedOver' | 'form.redirecting' }) => void
}

/** Where a form goes when its lead is in: the application's own thanks, or away. */
export const useMoves = (flow: Flow): Omit<FormScreen, 'focus'> =>
  useMemo(
    () => ({
      handOver: () => {
        flow.send({ type: 'form.handedOver' })
      },
      leave: () => {
        flow.send({ type: 'form.redirecting' })
      },
    }),
    [flow],
  )
