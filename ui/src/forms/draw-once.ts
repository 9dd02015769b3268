import type { ReactElement } from 'react'
import { isSameValue } from '../tool/memo-by-value.js'

/** What something is drawn as. */
type Drawn = ReactElement | readonly ReactElement[]

/**
 * Draws a part anew only when its view holds something else: else it is the very same, and React leaves it as it is. A
 * component for each field would do the same, and takes longer than the field itself.
 */
export const drawOnce = <View, Shown extends Drawn>(
  draw: (view: View) => Shown,
): ((name: string, view: View) => Shown) => {
  const kept = new Map<string, { readonly view: View; readonly shown: Shown }>()
  return (name, view) => {
    const before = kept.get(name)
    if (before !== undefined && isSameValue(before.view, view)) return before.shown
    const shown = draw(view)
    kept.set(name, { view, shown })
    return shown
  }
}
