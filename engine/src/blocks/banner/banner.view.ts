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

/** Input of {@link bannerView}. */
export interface BannerBlock {
  readonly content: BannerContent
  readonly words: BannerWords
  /** Path of the page. */
  readonly path: string
}

/** View model of a banner. */
export interface BannerView {
  readonly label: string
  readonly text: MarkdownLine
  readonly call: CallToAction | undefined
  /** Accessible name of the close button; absent when content disables it. */
  readonly closeLabel: string | undefined
  /** Id and name of its dismissal. */
  readonly dismissal: Dismissal
}

/**
 * Builds the view model of a dismissible banner.
 *
 * @param block - Its content, translations and page.
 * @returns The view model, with the id and name of its dismissal.
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
