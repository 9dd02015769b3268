import { useEffect, useRef, type RefObject } from 'react'
import type { Dismissals } from './dismissals.js'

/** Tells when what is known by a key is brought back, and gives it the focus then. */
export const useRestored = (
  { dismissals, key }: { readonly dismissals: Dismissals; readonly key: string },
  onRestore: () => void,
): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null)
  const told = useRef(onRestore)
  const isWanted = useRef(false)
  useEffect(() => {
    told.current = onRestore
    if (!isWanted.current || ref.current === null) return
    isWanted.current = false
    ref.current.focus()
  })
  useEffect(
    () =>
      dismissals.onRestore((restored) => {
        if (restored !== key) return
        isWanted.current = true
        told.current()
      }),
    [dismissals, key],
  )
  return ref
}
