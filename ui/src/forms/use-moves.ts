import { useMemo } from 'react'
import type { FormScreen } from './lead-form-logic.js'

/** What an application is told of its form's end. */
interface Flow {
  readonly send: (event: { readonly type: 'form.handedOver' | 'form.redirecting' }) => void
}

/** Where a form goes when its lead is in: the application's own thanks, or away. */
export const useMoves = ({ send }: Flow): Omit<FormScreen, 'focus'> =>
  useMemo(
    () => ({
      handOver: () => {
        send({ type: 'form.handedOver' })
      },
      leave: () => {
        send({ type: 'form.redirecting' })
      },
    }),
    [send],
  )
