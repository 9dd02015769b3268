import {
  toPlainLine,
  type CallToAction,
  type DisclaimerMark,
  type Markdown,
  type Picture,
  type Video,
} from '../../content/index.js'
import { fillPlaceholders, toUndefined } from '../../shared/index.js'
import type { SpotlightContent, SpotlightItem } from './spotlight.types.js'

/** What a spotlight says itself. */
export interface SpotlightWords {
  /** Name of a spotlight without a heading. */
  readonly name: string
  /** Name of the button for more; `{title}` is that of its item. */
  readonly moreAbout: string
  readonly close: string
}

/** Input of {@link spotlightView}. */
export interface SpotlightBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: SpotlightContent
  readonly words: SpotlightWords
}

/** An item as it is drawn. */
export interface SpotlightItemView extends Pick<
  SpotlightItem,
  'title' | 'eventLabel' | 'buttonColorMode'
> {
  readonly id: string
  /** What is seen of it in the row. */
  readonly picture: Picture | undefined
  /** What its pop-up plays, in place of the picture. */
  readonly video: Video | undefined
  readonly openLabel: string
  readonly description: Markdown
  readonly call: CallToAction | undefined
  readonly marks: readonly DisclaimerMark[]
}

/** A spotlight as it is drawn. */
export interface SpotlightView {
  readonly headingId: string
  readonly label: string
  readonly items: readonly SpotlightItemView[]
}

/**
 * Builds the view model of a spotlight.
 *
 * @param block - Its id, content and translations.
 * @returns Each item, with the overlay its button opens.
 * @source B-SPOT-01, B-SPOT-02, D-B-64
 *
 * @example One item
 * ```ts
 * import { BLOCKS, spotlightView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const content = toUndefined(BLOCKS.spotlight.codec({ items: [{ title: 'Lamps' }] }, { path: '', links }).value)
 * const words = { name: 'Details', moreAbout: 'More about {title}', close: 'Close' }
 * const view = content && spotlightView({ id: 'details', content, words })
 * view?.items[0]?.openLabel // => 'More about Lamps'
 * ```
 * @category views
 */
export const spotlightView = ({ id, content, words }: SpotlightBlock): SpotlightView => {
  const { heading, items } = content
  return {
    headingId: `${id}-title`,
    label: heading.length === 0 ? words.name : toPlainLine(heading),
    items: items.map((item, at) => {
      const { title, eventLabel, buttonColorMode, description, marks } = item
      const video = toUndefined(item.video)
      const image = toUndefined(item.image)
      return {
        id: `${id}-${at + 1}`,
        title,
        eventLabel,
        buttonColorMode,
        picture: video?.poster ?? image,
        video,
        openLabel: fillPlaceholders(words.moreAbout, { title }),
        description,
        call: toUndefined(item.link),
        marks,
      }
    }),
  }
}
