import { toPlainLine, type DisclaimerMark, type Markdown } from '../../content/index.js'
import { BREAKPOINTS } from '../../site/index.js'
import {
  findGalleryBox,
  showGalleryMedia,
  type GalleryBox,
  type GalleryMediaView,
} from './gallery-media.js'
import { enlargeItem, type EnlargeView, type GalleryOverlayWords } from './gallery-overlay.view.js'
import { WIDEST_GALLERY } from './gallery-width.js'
import type { GalleryContent } from './gallery.types.js'

/** What a gallery says itself. */
export interface GalleryWords extends GalleryOverlayWords {
  /** Name of a gallery without a heading. */
  readonly name: string
}

/** Input of {@link galleryView}. */
export interface GalleryBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: GalleryContent
  readonly words: GalleryWords
}

/** An item of a sliding gallery. */
export interface GallerySlideView {
  readonly key: string
  readonly media: GalleryMediaView
  readonly body: Markdown
  readonly marks: readonly DisclaimerMark[]
  /** What opens the overlay at the item. */
  readonly enlarge: EnlargeView
}

/** A sliding gallery as it is drawn. */
export interface GalleryView {
  readonly headingId: string
  /** Name of its row. */
  readonly label: string
  readonly box: GalleryBox
  /** How wide its pictures are shown, for the browser to choose a file by. */
  readonly sizes: string
  readonly slides: readonly GallerySlideView[]
}

/**
 * Builds the view model of a sliding gallery.
 *
 * @param block - Its id, content and translations.
 * @returns Each item with its files by screen size, and the aspect ratios of their boxes.
 * @source B-GAL-01, B-GAL-05, B-GAL-20, B-GAL-23
 *
 * @example One picture
 * ```ts
 * import { BLOCKS, galleryView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'a.example', ownDomains: [], readUrl: () => ({ scheme: 'https', host: 'a.example' }) }
 * const words = {
 *   name: 'Gallery', close: 'Close', counter: '{current} / {total}', enlarge: 'Enlarge {number} of {total}',
 *   thumbs: 'Pictures', thumb: '{number} of {total}', thumbsBack: 'Back', thumbsOn: 'On',
 *   zoomIn: 'Larger', zoomOut: 'Smaller', zoomLevel: '{percent}%',
 * }
 * const item = { wideImage: '/a.jpg', alternateText: 'A car by the sea' }
 * const content = toUndefined(BLOCKS.gallery.codec({ items: [item] }, { path: '', links }).value)
 * const view = content && galleryView({ id: 'photos', content, words })
 * [view?.label, view?.slides[0]?.media.alt] // => ['Gallery', 'A car by the sea']
 * ```
 * @category views
 */
export const galleryView = ({ id, content, words }: GalleryBlock): GalleryView => {
  const { heading, items } = content
  const box = findGalleryBox(items)
  return {
    headingId: `${id}-title`,
    label: heading.length === 0 ? words.name : toPlainLine(heading),
    box,
    sizes: `(min-width: ${BREAKPOINTS.L}px) ${WIDEST_GALLERY}px, 100vw`,
    slides: items.map((item, at) => ({
      key: `${id}-${at + 1}`,
      media: showGalleryMedia(item, box),
      body: item.body,
      marks: item.marks,
      enlarge: enlargeItem({ id, words }, { item: at + 1, total: items.length }),
    })),
  }
}
