import { toPlainLine } from '../../content/index.js'
import type { PlayerWords } from '../../interaction/index.js'
import { fillPlaceholders } from '../../shared/index.js'
import type { PromotionContent } from './promotion.types.js'

/** What a promotion says itself. */
export interface PromotionWords extends PlayerWords {
  /** Name of the button for a disclaimer; `{title}` is that of the promotion. */
  readonly moreAbout: string
  readonly close: string
  /** Name of the field only programs fill in. */
  readonly trap: string
}

/** Input of {@link promotionView}. */
export interface PromotionBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: PromotionContent
  readonly words: PromotionWords
}

/** View model of a promotion. */
export interface PromotionView {
  readonly headingId: string
  readonly name: string
  /** Accessible name of the button for its disclaimer. */
  readonly moreLabel: string
}

/**
 * Builds the view model of a promotion.
 *
 * @param block - Its id, content and translations.
 * @returns Ids and accessible names of its parts.
 * @source B-PROMO-01, B-PROMO-12
 *
 * @example What opens its disclaimer
 * ```ts
 * import { BLOCKS, promotionView } from '@evkit/engine/blocks'
 * import { toUndefined } from '@evkit/engine/shared'
 *
 * const links = { host: 'www.example.com', ownDomains: [], readUrl: () => undefined }
 * const content = toUndefined(BLOCKS.promotion.codec({ heading1: 'Order now' }, { path: '', links }).value)
 * const player = { play: '', pause: '', mute: '', unmute: '' }
 * const words = { ...player, moreAbout: 'More about {title}', close: '', trap: '' }
 * content && promotionView({ id: 'promo', content, words }).moreLabel // => 'More about Order now'
 * ```
 * @category views
 */
export const promotionView = ({ id, content, words }: PromotionBlock): PromotionView => {
  const name = toPlainLine(content.heading1)
  return {
    headingId: `${id}-title`,
    name,
    moreLabel: fillPlaceholders(words.moreAbout, { title: name }),
  }
}
