import type {
  CallToAction,
  DisclaimerMark,
  Markdown,
  MarkdownLine,
  Picture,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A car of a product list, with what speaks for it. */
export interface HighlightProduct {
  /** With its recharge type behind it. */
  readonly name: string
  /** Part of the page's address; empty when content gives none. */
  readonly slug: string
  readonly image: Option<Picture>
  readonly isAvailableOnline: boolean
  /** As the site writes it; empty when it is not shown. */
  readonly cash: string
  /** As the site writes it; empty when it is not shown. */
  readonly subscription: string
  readonly description: Markdown
  /** At most three. */
  readonly highlights: readonly string[]
  readonly marks: readonly DisclaimerMark[]
  /** At most two. */
  readonly links: readonly CallToAction[]
}

/** Content of a product list with highlights. */
export interface ProductListContent {
  readonly heading: MarkdownLine
  readonly products: readonly HighlightProduct[]
}
