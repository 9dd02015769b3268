import { startTransition, useEffect, useState } from 'react'

/** How long a view has to stand before what is costly follows it [ms]: longer than the pauses of a drag. */
const REST = 120

/** The same while a slider is held [ms]: the visitor looks at the figure, and moves on at any moment. */
const HELD_REST = 600

/**
 * Gives the last view that came to rest. What stands behind a figure follows it once the visitor pauses, so that a drag
 * or a held key costs each frame only what is looked at.
 *
 * @param view - The view as it is now.
 * @param isHeld - Whether a slider is held.
 */
export const useRested = <View>(view: View, isHeld = false): View => {
  const [rested, setRested] = useState(view)
  useEffect(() => {
    if (view === rested) return undefined
    const timer = setTimeout(
      () => {
        startTransition(() => {
          setRested(view)
        })
      },
      isHeld ? HELD_REST : REST,
    )
    return () => {
      clearTimeout(timer)
    }
  }, [view, rested, isHeld])
  return rested
}
