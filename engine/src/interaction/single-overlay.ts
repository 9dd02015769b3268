import * as O from '#fp-ts/Option'
import {
  adoptHistory,
  planHistory,
  type HistoryStep,
  type OverlayAddress,
  type OverlayStack,
} from './overlay-stack.js'

/** State of an overlay with one layer, such as a modal dialog opened by a button. */
export interface SingleOverlay {
  /** Its name in the URL fragment, in lower case: `more` has `#overlay-more`. */
  readonly name: string
  readonly isOpen: boolean
  /** Browser history changes of the last event. */
  readonly steps: readonly HistoryStep[]
}

/**
 * Creates a closed overlay.
 *
 * @param name - Its name in the URL fragment; converted to lower case.
 * @returns The overlay.
 * @source B-B-03
 *
 * @example A dialog
 * ```ts
 * import { closedOverlay } from '@evkit/engine/interaction'
 *
 * closedOverlay('Consent') // => { name: 'consent', isOpen: false, steps: [] }
 * ```
 * @category constructors
 */
export const closedOverlay = (name: string): SingleOverlay => ({
  name: name.toLowerCase(),
  isOpen: false,
  steps: [],
})

const toStack = ({ name, isOpen }: Pick<SingleOverlay, 'name' | 'isOpen'>): OverlayStack =>
  isOpen ? [{ name, page: '', item: '' }] : []

/**
 * Opens or closes (dismisses) an overlay.
 *
 * @param overlay - The current state.
 * @param isOpen - Whether it shall be open.
 * @returns The next state, with a history push when opened and a step back when closed.
 * @law What is opened and closed leaves the history as long as it was.
 * @source B-B-03
 *
 * @example Opened and closed
 * ```ts
 * import { closedOverlay, toggleOverlay } from '@evkit/engine/interaction'
 *
 * const open = toggleOverlay(closedOverlay('consent'), true)
 * open.steps // => [{ kind: 'push', fragment: '#overlay-consent' }]
 * toggleOverlay(open, false).steps // => [{ kind: 'back', steps: 1 }]
 * toggleOverlay(open, true).steps // => []
 * ```
 * @category resolution
 */
export const toggleOverlay = (overlay: SingleOverlay, isOpen: boolean): SingleOverlay => {
  const after = { ...overlay, isOpen }
  const step = planHistory(toStack(overlay), toStack(after))
  return { ...after, steps: O.isSome(step) ? [step.value] : [] }
}

/**
 * Syncs the overlay with the page's URL after a link, Back, Forward or a deep link.
 *
 * @param overlay - The current state.
 * @param address - Location of the page.
 * @returns The next state, open when the URL names it. A deep link gets a history entry of the page below it, so that
 * Back closes it.
 * @source B-B-03
 *
 * @example A page opened with the address
 * ```ts
 * import { closedOverlay, followOverlay, readOverlays } from '@evkit/engine/interaction'
 *
 * const address = { stack: readOverlays('#overlay-consent'), depth: 0, isFirst: true }
 * followOverlay(closedOverlay('consent'), address).isOpen // => true
 * followOverlay(closedOverlay('other'), address).isOpen // => false
 * ```
 * @category resolution
 */
export const followOverlay = (overlay: SingleOverlay, address: OverlayAddress): SingleOverlay => {
  const isOpen = address.stack.at(-1)?.name === overlay.name
  const after = { ...overlay, isOpen, steps: [] }
  if (isOpen === overlay.isOpen || !isOpen) return after
  return { ...after, steps: adoptHistory(toStack(after), address) }
}
