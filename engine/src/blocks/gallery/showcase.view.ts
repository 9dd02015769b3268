import { toPlainLine } from '../../content/index.js'
import { drawPauseControl, type AdvanceMotion } from '../../interaction/index.js'
import { BREAKPOINTS, SECTION_WIDTH } from '../../site/index.js'
import {
  findGalleryBox,
  showGalleryMedia,
  type GalleryBox,
  type GalleryMediaView,
} from './gallery-media.js'
import type { ShowcaseColour, ShowcaseContent } from './gallery.types.js'

/** What a showcase of colours says itself. */
export interface ShowcaseWords {
  /** Name of a showcase without a heading. */
  readonly name: string
  /** Name of the choice of colours. */
  readonly choice: string
  readonly pause: string
  readonly resume: string
}

/** A colour as it is shown. */
export interface ColourView extends Omit<ShowcaseColour, 'media'> {
  readonly media: readonly GalleryMediaView[]
  /** Shown now, shown next, or neither: then nothing of it is fetched. */
  readonly place: 'selected' | 'next' | 'away'
}

/** View model of a showcase of colours. */
export interface ShowcaseView {
  readonly headingId: string
  readonly label: string
  readonly colours: readonly ColourView[]
  /** Whether there is a picker: not with one colour. */
  readonly hasChoice: boolean
  readonly box: GalleryBox
  /** `sizes` attribute of its pictures. */
  readonly sizes: string
  /** Pause control; none without auto-advance. */
  readonly control: { readonly label: string; readonly isPaused: boolean } | undefined
}

/** Input of {@link showcaseView}. */
export interface ShowcaseBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: ShowcaseContent
  readonly words: ShowcaseWords
}

// Beside the texts from L on.
const SHARE = 2 / 3

/**
 * Builds the view model of a showcase of colours.
 *
 * @param block - Its id, content and translations.
 * @param motion - The selected colour, and the state of auto-advance.
 * @returns Every colour with its texts and pictures; no picker for a single one. It has a pause control as long as it
 * can auto-advance.
 * @source B-SPOT-03, B-SPOT-04, B-SPOT-05, B-SPOT-10, D-B-35, E-B-07
 *
 * @example One colour leaves no choice
 * ```ts
 * import { BLOCKS, showcaseView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const written = { colours: [{ hexColor: '#364339', upholsteryTitle: 'Wool, grey' }] }
 * const content = toUndefined(BLOCKS.colours.codec(written, { path: '', links }).value)
 * const advance = { count: 1, index: 0, interval: 2000, reasons: [] }
 * const words = { name: 'Colours', choice: 'Colour', pause: 'Pause', resume: 'Play' }
 * const motion = { advance, isPaused: false, isEnded: false }
 * const view = content && showcaseView({ id: 'colours', content, words }, motion)
 * [view?.hasChoice, view?.colours[0]?.place] // => [false, 'selected']
 * ```
 * @category views
 */
export const showcaseView = (
  { id, content, words }: ShowcaseBlock,
  motion: AdvanceMotion,
): ShowcaseView => {
  const { heading, colours } = content
  const { index } = motion.advance
  const box = findGalleryBox(colours.flatMap(({ media }) => media))
  const next = (index + 1) % colours.length
  const placeOf = (at: number): ColourView['place'] => {
    if (at === index) return 'selected'
    return at === next ? 'next' : 'away'
  }
  return {
    headingId: `${id}-title`,
    label: heading.length === 0 ? words.name : toPlainLine(heading),
    colours: colours.map(({ media, ...colour }, at) => ({
      ...colour,
      media: media.map((item) => showGalleryMedia(item, box)),
      place: placeOf(at),
    })),
    hasChoice: colours.length > 1,
    box,
    sizes: `(min-width: ${BREAKPOINTS.L}px) ${Math.round(SECTION_WIDTH * SHARE)}px, 100vw`,
    control: drawPauseControl(motion, words),
  }
}
