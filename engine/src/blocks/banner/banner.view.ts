import {
  toPlainLine,
  type CallToAction,
  type Dismissal,
  type MarkdownLine,
} from '../../content/index.js'
import { toUndefined } from '../../shared/index.js'
import type { BannerContent } from './banner.types.js'
import { toBannerKey } from './dismissed-banners.js'

/** What a banner says itself. */
export interface BannerWords {
  readonly close: string
  /** Name of the banner among the parts of the page. */
  readonly banner: string
}

/** A banner on a page. */
export interface BannerBlock {
  readonly content: BannerContent
  readonly words: BannerWords
  /** Path of the page. */
  readonly path: string
}

/** A banner as it is drawn. */
export interface BannerView {
  readonly label: string
  readonly text: MarkdownLine
  readonly call: CallToAction | undefined
  /** Name of the button that closes it; absent when content wants none. */
  readonly closeLabel: string | undefined
  /** What it is known by and called once it was closed. */
  readonly dismissal: Dismissal
}

/**
 * Shows a banner.
 *
 * @param block - Its content, words and page.
 * @returns What is drawn, and what it is called once it was closed.
 * @source B-BAN-01, B-BAN-03, B-NAV-18
 *
 * @example Without a button
 * ```ts
 * import { bannerView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const content = { bannerText: [{ kind: 'text', text: 'New' }], cta: none, hideCloseButton: true } as const
 * const view = bannerView({ content, words: { close: 'Close', banner: 'News' }, path: '/uk/' })
 * [view.closeLabel, view.dismissal.name] // => [undefined, 'New']
 * ```
 * @category views
 */
export const bannerView = ({ content, words, path }: BannerBlock): BannerView => ({
  label: words.banner,
  text: content.bannerText,
  call: toUndefined(content.cta),
  closeLabel: content.hideCloseButton ? undefined : words.close,
  dismissal: { key: toBannerKey(path, content), name: toPlainLine(content.bannerText) },
})
