import { none, OVERLAY_MARKER, some, type Option } from '../shared/index.js'

/** A layer of an overlay (modal dialog): its name, page and list item. */
export interface OverlayLayer {
  /** Name of the overlay, such as `offers`. */
  readonly name: string
  /** Its page, such as `details`; empty for its first one. */
  readonly page: string
  /** Number of a list item from 1, as in the URL; empty without one. */
  readonly item: string
}

/** Stack of open layers, lowest first; empty when none is open. */
export type OverlayStack = readonly OverlayLayer[]

const FORM = /^#overlay-([a-z0-9][a-z0-9-]*)(?:\/([a-z][a-z0-9-]*))?(?:\/([1-9]\d{0,5}))?\/?$/i

/**
 * Parses the URL fragment (hash) to a stack of overlay layers.
 *
 * @param fragment - Fragment of the URL, with its `#`; empty when it has none.
 * @returns The layers, lowest first: a page other than the first is stacked on the first. Empty when the fragment opens
 * no overlay.
 * @law A stack is read back from its address.
 * @source B-B-03, D-B-04
 *
 * @example The second offer
 * ```ts
 * import { readOverlays } from '@evkit/engine/interaction'
 *
 * readOverlays('#overlay-offers/details/2').map(({ page }) => page) // => ['', 'details']
 * readOverlays('#main') // => []
 * ```
 * @category conversions
 */
export const readOverlays = (fragment: string): OverlayStack => {
  const found = FORM.exec(fragment)
  if (found === null) return []
  const [, name = '', page = '', item = ''] = found
  const top = { name: name.toLowerCase(), page, item }
  return page === '' ? [top] : [{ ...top, page: '', item: '' }, top]
}

/**
 * Serializes the top layer to a URL fragment (hash).
 *
 * @param stack - The stack of open layers.
 * @returns The fragment with its `#`; empty when nothing is open.
 * @source B-B-03, D-B-04
 *
 * @example A picture of a gallery
 * ```ts
 * import { writeOverlays } from '@evkit/engine/interaction'
 *
 * writeOverlays([{ name: 'gallery', page: '', item: '3' }]) // => '#overlay-gallery/3'
 * ```
 * @category conversions
 */
export const writeOverlays = (stack: OverlayStack): string => {
  const top = stack.at(-1)
  if (top === undefined) return ''
  const parts = [top.name, top.page, top.item].filter((part) => part !== '')
  return `${OVERLAY_MARKER}${parts.join('/')}`
}

/**
 * Pushes a layer onto the stack.
 *
 * @param stack - The stack of open layers.
 * @param layer - The layer to open.
 * @returns The new stack with it on top. A page already open changes to the new item, and layers above it close.
 * @law No page is open twice.
 * @source B-B-03
 *
 * @example Another picture takes the place of the one that is shown
 * ```ts
 * import { openOverlay, readOverlays } from '@evkit/engine/interaction'
 *
 * const gallery = readOverlays('#overlay-gallery/3')
 * openOverlay(gallery, { name: 'gallery', page: '', item: '4' }).length // => 1
 * ```
 * @category state
 */
export const openOverlay = (stack: OverlayStack, layer: OverlayLayer): OverlayStack => {
  const at = stack.findIndex(({ name, page }) => name === layer.name && page === layer.page)
  return [...(at < 0 ? stack : stack.slice(0, at)), layer]
}

/** A change of the browser history: push, replace or go back. */
export type HistoryStep =
  | { readonly kind: 'push' | 'replace'; readonly fragment: string }
  | { readonly kind: 'back'; readonly steps: number }

/**
 * Diffs two overlay stacks into browser history changes: Back closes one layer, and reopening adds no entries.
 *
 * @param before - The stack before.
 * @param after - The stack now.
 * @returns Push for a new layer, as many steps back as layers were closed, replace for another item; none when nothing
 * has changed.
 * @law What is opened and closed leaves the history as long as it was.
 * @source B-B-03
 *
 * @example One layer is closed
 * ```ts
 * import { planHistory, readOverlays } from '@evkit/engine/interaction'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const details = readOverlays('#overlay-offers/details/2')
 * toUndefined(planHistory(details, details.slice(0, 1))) // => { kind: 'back', steps: 1 }
 * ```
 * @category resolution
 */
export const planHistory = (before: OverlayStack, after: OverlayStack): Option<HistoryStep> => {
  const fragment = writeOverlays(after)
  if (after.length < before.length) {
    return some({ kind: 'back', steps: before.length - after.length })
  }
  if (after.length > before.length) return some({ kind: 'push', fragment })
  return fragment === writeOverlays(before) ? none : some({ kind: 'replace', fragment })
}

/**
 * Plans the history of a page that is opened with layers over it, so that Back closes one after the other: the page by
 * itself in place of the entry there is, then one entry a layer; nothing when none is open.
 */
export const restoreHistory = (
  stack: OverlayStack,
): readonly Exclude<HistoryStep, { readonly kind: 'back' }>[] =>
  stack.length === 0
    ? []
    : [
        { kind: 'replace', fragment: '' },
        ...stack.map(
          (_, at) => ({ kind: 'push', fragment: writeOverlays(stack.slice(0, at + 1)) }) as const,
        ),
      ]

/** A page location (URL fragment and history depth) that may open, change or close an overlay. */
export interface OverlayAddress {
  readonly stack: OverlayStack
  /** History entries already pushed for it; 0 when they are not ours. */
  readonly depth: number
  /** Whether it was the page's initial URL (deep link). */
  readonly isFirst: boolean
}

/** Plans the history of layers an address has opened: it is one entry, whatever lies under it, and each layer gets its own. */
export const adoptHistory = (
  stack: OverlayStack,
  { depth, isFirst }: Pick<OverlayAddress, 'depth' | 'isFirst'>,
): readonly HistoryStep[] => {
  if (depth === stack.length) return []
  const steps = restoreHistory(stack)
  if (isFirst) return steps
  return steps.slice(1).map((step, at) => (at === 0 ? { ...step, kind: 'replace' } : step))
}
