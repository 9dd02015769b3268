import * as O from '#fp-ts/Option'
import {
  adoptHistory,
  planHistory,
  type HistoryStep,
  type OverlayAddress,
  type OverlayStack,
} from '../../interaction/index.js'
import { followThumb, moveStrip, type StripStep } from './thumb-strip.js'

/** What the overlay of a gallery is made of. */
export interface GallerySetup {
  /** Id of its block: links to `#overlay-` and it open the overlay. */
  readonly id: string
  /** How many items it shows; 0 where there is no overlay. */
  readonly count: number
  /** How the item it is opened at comes into view: it is there, or the overlay moves to it. */
  readonly entry: 'placed' | 'glides'
}

/** The overlay of a gallery. */
export interface GalleryOverlay {
  readonly setup: GallerySetup
  /** The item that is shown, from 1; 0 while it is closed. */
  readonly current: number
  /** The thumbnail its strip begins with, from 0. */
  readonly first: number
  /** Whether less motion is asked for. */
  readonly isStill: boolean
  /** What becomes of the visitor's history by the last change. */
  readonly steps: readonly HistoryStep[]
}

/** An overlay that is closed. */
export const closedGallery = (setup: GallerySetup): GalleryOverlay => ({
  setup,
  current: 0,
  first: 0,
  isStill: false,
  steps: [],
})

/** Tells whether an overlay is open. */
export const isGalleryOpen = ({ current }: Pick<GalleryOverlay, 'current'>): boolean => current > 0

const toLayers = (id: string, current: number): OverlayStack =>
  current === 0 ? [] : [{ name: id.toLowerCase(), page: '', item: String(current) }]

const show = (
  overlay: GalleryOverlay,
  current: number,
  steps: readonly HistoryStep[],
): GalleryOverlay => ({
  ...overlay,
  current,
  first: followThumb(current, overlay.setup.count),
  steps,
})

const change = (overlay: GalleryOverlay, current: number): GalleryOverlay => {
  const { id } = overlay.setup
  const step = planHistory(toLayers(id, overlay.current), toLayers(id, current))
  return show(overlay, current, O.isSome(step) ? [step.value] : [])
}

/** Shows another item of an overlay that is open; one there is not changes nothing. */
export const showGalleryItem = (overlay: GalleryOverlay, item: number): GalleryOverlay =>
  isGalleryOpen(overlay) && Number.isInteger(item) && item >= 1 && item <= overlay.setup.count
    ? change(overlay, item)
    : { ...overlay, steps: [] }

/** Closes an overlay: it forgets what was shown. */
export const closeGallery = (overlay: GalleryOverlay): GalleryOverlay => change(overlay, 0)

/** Moves the strip of thumbnails; what is shown stays. */
export const moveThumbs = (overlay: GalleryOverlay, by: StripStep): GalleryOverlay => ({
  ...overlay,
  first: moveStrip(overlay.first, by, overlay.setup.count),
  steps: [],
})

const itemAt = ({ id, count }: GallerySetup, stack: OverlayStack): number => {
  const top = stack.at(-1)
  if (top?.name !== id.toLowerCase() || count === 0) return 0
  const item = Number(top.item)
  return item >= 1 && item <= count ? item : 1
}

/** Follows the address of the page: a link to an item, Back and Forward, or a page opened with an address. */
export const followGalleryAddress = (
  overlay: GalleryOverlay,
  address: OverlayAddress,
): GalleryOverlay => {
  const { setup, current } = overlay
  const wanted = itemAt(setup, address.stack)
  if (wanted === current) return { ...overlay, steps: [] }
  return show(
    overlay,
    wanted,
    current === 0 ? adoptHistory(toLayers(setup.id, wanted), address) : [],
  )
}
