import { startTransition, useEffect, useState } from 'react'

/** How long a view has to stand before what is costly follows it [ms]: longer than the pauses of a drag. */
const REST = 120

/**
 * Gives the last view that came to rest. What stands behind a figure follows it once the visitor pauses, so that a drag
 * or a held key costs each frame only what is looked at.
 */
export const useRested = <View>(view: View): View => {
  const [rested, setRested] = useState(view)
  useEffect(() => {
    if (view === rested) return undefined
    const timer = setTimeout(() => {
      startTransition(() => {
        setRested(view)
      })
    }, REST)
    return () => {
      clearTimeout(timer)
    }
  }, [view, rested])
  return rested
}
