import { toPlainText } from '../../content/index.js'
import type { ReadMoreContent } from './read-more.types.js'

/** What a folded text says itself. */
export interface ReadMoreWords {
  readonly readMore: string
  readonly readLess: string
}

/** Input of {@link readMoreView}. */
export interface ReadMoreBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: ReadMoreContent
  readonly words: ReadMoreWords
}

/** How a text stands. */
export interface ReadMoreState {
  readonly isOpen: boolean
  /** Whether it was measured, and has more lines than are shown. */
  readonly isLong: boolean
}

/** A text that may be folded, as it is drawn. */
export interface ReadMoreView {
  readonly textId: string
  readonly lines: number
  /** Whether the text may be long on some screen: then the control has its room before it is known. */
  readonly hasRoom: boolean
  /** What the control says while the text is folded, and while it is open. */
  readonly more: string
  readonly less: string
}

/** How far a text is folded. */
export interface ReadMoreFold {
  readonly isFolded: boolean
  /** Absent while nothing can be unfolded. */
  readonly toggle: { readonly says: 'more' | 'less'; readonly isExpanded: boolean } | undefined
}

// Fewer characters than a line has on the narrowest screens.
const LEAST_LINE = 20

/**
 * Builds the view model of a text that is collapsed where it is long ("read more").
 *
 * @param block - Its id, content and translations.
 * @returns The view model, for any length of the text.
 * @source B-READ-01, B-READ-02, B-B-07, E-B-15
 *
 * @example A long text
 * ```ts
 * import { readMoreView } from '@evkit/engine/blocks'
 *
 * const text = [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Long' }] }] as const
 * const content = { text, lines: 8, moreText: '', lessText: '' }
 * const words = { readMore: 'Read more', readLess: 'Read less' }
 * const view = readMoreView({ id: 'r', content, words })
 * [view.textId, view.more, view.hasRoom] // => ['r-text', 'Read more', false]
 * ```
 * @category views
 */
export const readMoreView = ({ id, content, words }: ReadMoreBlock): ReadMoreView => {
  const { text, lines, moreText, lessText } = content
  return {
    textId: `${id}-text`,
    lines,
    hasRoom: text.length > 1 || toPlainText(text).length > lines * LEAST_LINE,
    more: moreText || words.readMore,
    less: lessText || words.readLess,
  }
}

/**
 * Tells how far a text is folded.
 *
 * @source B-READ-01, B-READ-02, B-READ-03, E-B-06
 */
export const readMoreFold = ({ isOpen, isLong }: ReadMoreState): ReadMoreFold => ({
  isFolded: !isOpen,
  toggle: isLong ? { says: isOpen ? 'less' : 'more', isExpanded: isOpen } : undefined,
})
