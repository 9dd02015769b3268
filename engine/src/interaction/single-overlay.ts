import { option as O } from 'fp-ts'
import {
  adoptHistory,
  planHistory,
  type HistoryStep,
  type OverlayAddress,
  type OverlayStack,
} from './overlay-stack.js'

/** An overlay of one layer, such as a dialog that a button opens. */
export interface SingleOverlay {
  /** What its address calls it, in small letters: `more` has `#overlay-more`. */
  readonly name: string
  readonly isOpen: boolean
  /** What becomes of the visitor's history by the last change. */
  readonly steps: readonly HistoryStep[]
}

/**
 * Starts with an overlay that is closed.
 *
 * @param name - What its address calls it; capitals become small letters.
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
 * Opens or closes an overlay.
 *
 * @param overlay - The overlay as it is.
 * @param isOpen - How it shall be.
 * @returns The overlay, with a new entry of the history when it is opened and a step back when it is closed.
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
 * Follows the address of the page: a link to the overlay, Back and Forward, or a page that was opened with its address.
 *
 * @param overlay - The overlay as it is.
 * @param address - Where the page is.
 * @returns The overlay, open when it is what the address opens; the page gets an entry of its own below it, so that Back
 * closes it.
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
