import type { Footnote } from '@evkit/engine/content'
import { useMemo, type ReactNode } from 'react'
import { requiredContext } from './context.js'

/** The disclaimers of a page, or those a block refers to. */
export interface Disclaimers {
  readonly all: readonly Footnote[]
  readonly find: (id: string) => Footnote | undefined
}

const disclaimers = requiredContext<Disclaimers>('useDisclaimers', 'DisclaimerProvider')

/** The disclaimers of the page: numbered when it was read, so that server and browser agree. */
export const useDisclaimers = disclaimers.useValue

/** Hands the disclaimers of a page to what is inside. */
export const DisclaimerProvider = (props: {
  readonly footnotes: readonly Footnote[]
  readonly children: ReactNode
}) => {
  const { footnotes, children } = props
  const value = useMemo(
    () => ({ all: footnotes, find: (id: string) => footnotes.find((one) => one.id === id) }),
    [footnotes],
  )
  const { context: Context } = disclaimers
  return <Context value={value}>{children}</Context>
}
