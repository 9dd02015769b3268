import * as O from '#fp-ts/Option'
import type { DisclaimerMark, Markdown, Picture } from '../../content/index.js'
import { OVERLAY_MARKER, fillPlaceholders } from '../../shared/index.js'
import { pickMedium, showGalleryMedia, type GalleryMediaView } from './gallery-media.js'
import type { GalleryOverlay } from './gallery-overlay.js'
import type { GalleryItem } from './gallery.types.js'
import { drawStrip, type ThumbStrip } from './thumb-strip.js'

/** What opens an overlay at an item. */
export interface EnlargeView {
  readonly href: string
  readonly label: string
}

/** What the overlay of a gallery says itself. */
export interface GalleryOverlayWords {
  readonly close: string
  /** Which item is shown; `{current}` and `{total}`. */
  readonly counter: string
  /** Name of a link to an item; `{number}` and `{total}`. */
  readonly enlarge: string
  /** Name of the strip of thumbnails. */
  readonly thumbs: string
  /** Name of a thumbnail; `{number}` and `{total}`. */
  readonly thumb: string
  readonly thumbsBack: string
  readonly thumbsOn: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** How large a picture is; `{percent}`. */
  readonly zoomLevel: string
}

/** An item of the overlay. */
export interface OverlayItemView {
  /** Id of its element before the page is awake: the address of the item leads to it. */
  readonly target: string
  readonly media: GalleryMediaView
  readonly body: Markdown
  readonly marks: readonly DisclaimerMark[]
  readonly thumb: {
    readonly label: string
    /** Absent where the item is a video without a picture. */
    readonly picture: Picture | undefined
    readonly isCurrent: boolean
    /** Whether it is seen, or will be soon: its picture is fetched then. */
    readonly isNear: boolean
  }
  /** Whether it is shown, or will be by the next step: its picture is fetched then. */
  readonly isNear: boolean
}

/** View model of a gallery's overlay (lightbox). */
export interface GalleryOverlayView {
  readonly isOpen: boolean
  /** Id of its element for links before hydration. */
  readonly target: string
  /** Number of the visible item, from 1; 0 while closed. */
  readonly current: number
  readonly counter: string
  readonly items: readonly OverlayItemView[]
  readonly strip: ThumbStrip
}

// Whole pictures: phones see the squarest one, wide screens the widest that is usual.
const WHOLE = { sm: '1:1', md: '4:3', lg: '16:9' } as const
const THUMB = { screen: 'sm', ratio: '4:3' } as const

/** The address of the overlay of the gallery with this id. */
export const linkGallery = (id: string): string => `${OVERLAY_MARKER}${id}`

/** The address of an item of the gallery with this id, counted from 1. */
const linkGalleryItem = (id: string, item: number): string => `${linkGallery(id)}/${item}`

/** What opens the overlay of a gallery at an item, counted from 1 of all there are. */
export const enlargeItem = (
  { id, words: { enlarge } }: { readonly id: string; readonly words: GalleryOverlayWords },
  { item, total }: { readonly item: number; readonly total: number },
): EnlargeView => ({
  href: linkGalleryItem(id, item),
  label: fillPlaceholders(enlarge, { number: String(item), total: String(total) }),
})

/**
 * Builds the view model of a gallery's overlay (lightbox).
 *
 * @param overlay - State of the overlay.
 * @param items - The items of its gallery.
 * @param words - Translations of its controls.
 * @returns Every item with its thumbnail, the thumbnail strip, and the counter.
 * @source B-GAL-06, B-GAL-07, B-GAL-08, B-GAL-15, D-B-32
 *
 * @example A closed one
 * ```ts
 * import { galleryMachine, galleryOverlayView } from '@evkit/engine/blocks'
 * import { createActor } from 'xstate'
 *
 * const input = { id: 'photos', count: 0, entry: 'placed' } as const
 * const { context } = createActor(galleryMachine, { input }).start().getSnapshot()
 * const words = {
 *   close: 'Close', counter: '{current} / {total}', enlarge: 'Enlarge {number} of {total}', thumbs: 'Pictures',
 *   thumb: '{number} of {total}', thumbsBack: 'Back', thumbsOn: 'On',
 *   zoomIn: 'Larger', zoomOut: 'Smaller', zoomLevel: '{percent}%',
 * }
 * galleryOverlayView(context, [], words).isOpen // => false
 * ```
 * @category views
 */
export const galleryOverlayView = (
  overlay: GalleryOverlay,
  items: readonly GalleryItem[],
  words: GalleryOverlayWords,
): GalleryOverlayView => {
  const { setup, current, first } = overlay
  const total = items.length
  return {
    isOpen: current > 0,
    target: linkGallery(setup.id).slice(1),
    current,
    counter: fillPlaceholders(words.counter, { current: String(current), total: String(total) }),
    items: items.map((item, at) => {
      const number = at + 1
      const thumb = pickMedium(item.pictures, THUMB)
      return {
        target: linkGalleryItem(setup.id, number).slice(1),
        media: showGalleryMedia(item, WHOLE),
        body: item.body,
        marks: item.marks,
        thumb: {
          label: fillPlaceholders(words.thumb, { number: String(number), total: String(total) }),
          picture: O.isSome(thumb) ? thumb.value.file : undefined,
          isCurrent: number === current,
          // Five more than are seen, before and behind: a browser by itself would fetch twenty.
          isNear: Math.abs(number - first - 3) < 8,
        },
        isNear: Math.abs(number - current) < 2,
      }
    }),
    strip: drawStrip(first, total),
  }
}
