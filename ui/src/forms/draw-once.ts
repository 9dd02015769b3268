import type { ReactElement } from 'react'

/** What something is drawn as. */
type Drawn = ReactElement | readonly ReactElement[]

/**
 * Draws each view once: what is drawn of the same view is the very same, and React leaves it as it is. A component for
 * each field would do the same, and takes longer than the field itself.
 */
export const drawOnce = <View extends object, Shown extends Drawn>(
  draw: (view: View) => Shown,
): ((view: View) => Shown) => {
  const kept = new WeakMap<View, Shown>()
  return (view) => {
    const before = kept.get(view)
    if (before !== undefined) return before
    const drawn = draw(view)
    kept.set(view, drawn)
    return drawn
  }
}
