import { toPlainLine, type DisclaimerMark, type Markdown, type Ratio } from '../../content/index.js'
import { BREAKPOINTS } from '../../site/index.js'
import { showGalleryMedia, type GalleryBox, type GalleryMediaView } from './gallery-media.js'
import { enlargeItem, linkGallery, type EnlargeView } from './gallery-overlay.view.js'
import { WIDEST_GALLERY } from './gallery-width.js'
import type { GalleryGridContent } from './gallery.types.js'
import type { GalleryWords } from './gallery.view.js'

/** Least number of items for which a grid has an overlay. @source B-GAL-13 @category constants */
const OVERLAY_FROM = 3

/** Ratios of the cells of a grid on wide screens, in their order. @source B-GAL-19, D-B-32 @category constants */
const GRID_RATIOS: readonly Ratio[] = ['21:9', '1:1', '16:9', '16:9', '1:1', '21:9']

const WHOLE_ROW: Ratio = '21:9'
const NARROW: Ratio = '4:3'
// The shares of a row of the two cells that stand beside each other.
const SHARES: Readonly<Partial<Record<Ratio, number>>> = { '1:1': 9 / 25, '16:9': 16 / 25 }

/** Input of {@link galleryGridView}. */
export interface GalleryGridBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: GalleryGridContent
  readonly words: GalleryWords
}

/** A cell of a gallery grid. */
export interface GridCellView {
  readonly key: string
  readonly media: GalleryMediaView
  readonly box: GalleryBox
  /** How wide it is, for the browser to choose a file by. */
  readonly sizes: string
  /** What opens the overlay at its item; absent where there is no overlay. */
  readonly enlarge: EnlargeView | undefined
  /** Empty where the overlay shows it. */
  readonly body: Markdown
  readonly marks: readonly DisclaimerMark[]
}

/** A gallery grid as it is drawn. */
export interface GalleryGridView {
  readonly headingId: string
  /** Name of its overlay. */
  readonly label: string
  readonly cells: readonly GridCellView[]
  readonly hasOverlay: boolean
  /** What opens the overlay besides the cells; absent without it. */
  readonly open:
    { readonly href: string; readonly text: string; readonly look: 'link' | 'button' } | undefined
}

// The first cells of the two pairs, from 0: one that would stand alone beside an empty place takes its row.
const PAIRS: readonly number[] = [1, 3]

const ratioOf = (at: number, cells: number): Ratio => {
  const isAlone = PAIRS.includes(at) && at === cells - 1
  return isAlone ? WHOLE_ROW : (GRID_RATIOS[at] ?? WHOLE_ROW)
}

const listSizes = (ratio: Ratio, isFirst: boolean): string => {
  const width = Math.round(WIDEST_GALLERY * (SHARES[ratio] ?? 1))
  return [
    `(min-width: ${BREAKPOINTS.L}px) ${width}px`,
    ...(isFirst ? [] : [`(min-width: ${BREAKPOINTS.M}px) 50vw`]),
    '100vw',
  ].join(', ')
}

/**
 * Builds the view model of a gallery grid.
 *
 * @param block - Its id, content and translations.
 * @returns Three of its items, or six if configured, each in the aspect ratio of its cell; links into the overlay from
 * three items on.
 * @source B-GAL-10, B-GAL-11, B-GAL-12, B-GAL-13, B-GAL-19, D-B-32
 *
 * @example Two pictures have no overlay
 * ```ts
 * import { BLOCKS, galleryGridView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'a.example', ownDomains: [], readUrl: () => ({ scheme: 'https', host: 'a.example' }) }
 * const item = { wideImage: '/a.jpg', alternateText: 'A car by the sea' }
 * const content = toUndefined(BLOCKS['gallery-grid'].codec({ items: [item, item] }, { path: '', links }).value)
 * const words = {
 *   name: 'Gallery', close: 'Close', counter: '{current} / {total}', enlarge: 'Enlarge {number} of {total}',
 *   thumbs: 'Pictures', thumb: '{number} of {total}', thumbsBack: 'Back', thumbsOn: 'On',
 *   zoomIn: 'Larger', zoomOut: 'Smaller', zoomLevel: '{percent}%',
 * }
 * const view = content && galleryGridView({ id: 'grid', content, words })
 * [view?.hasOverlay, view?.cells.length, view?.cells[0]?.enlarge] // => [false, 2, undefined]
 * ```
 * @category views
 */
export const galleryGridView = ({ id, content, words }: GalleryGridBlock): GalleryGridView => {
  const { heading, items, visibleItems, openText, openLook } = content
  const total = items.length
  const hasOverlay = total >= OVERLAY_FROM
  const shown = items.slice(0, visibleItems)
  return {
    headingId: `${id}-title`,
    label: heading.length === 0 ? words.name : toPlainLine(heading),
    cells: shown.map((item, at) => {
      const ratio = ratioOf(at, shown.length)
      const box = { sm: NARROW, md: NARROW, lg: ratio }
      return {
        key: `${id}-${at + 1}`,
        media: showGalleryMedia(item, box),
        box,
        sizes: listSizes(ratio, at === 0),
        enlarge: hasOverlay ? enlargeItem({ id, words }, { item: at + 1, total }) : undefined,
        body: hasOverlay ? [] : item.body,
        marks: hasOverlay ? [] : item.marks,
      }
    }),
    hasOverlay,
    open:
      hasOverlay && openText !== ''
        ? { href: linkGallery(id), text: openText, look: openLook }
        : undefined,
  }
}
