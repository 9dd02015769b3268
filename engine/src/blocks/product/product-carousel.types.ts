import type { CallToAction, MarkdownLine, Picture } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A picture of a car, with what has to be said about it. */
export interface ProductImage {
  /** Which screens it is for: `product-list` or `product-list-mobile`. */
  readonly type: string
  readonly picture: Picture
  /** Empty when nothing has to be said. */
  readonly disclaimer: string
}

/** The way to the configuration of a car. */
export interface ConfigureLink {
  readonly call: CallToAction
  /** Whether content words it; else the language of the page does. */
  readonly isWorded: boolean
}

/** A car of a product carousel. */
export interface ProductItem {
  /** Title of its category; empty without one. */
  readonly category: string
  /** With its recharge type behind it. */
  readonly name: string
  /** Part of the page's address; empty when content gives none. */
  readonly slug: string
  readonly images: readonly ProductImage[]
  readonly isAvailableOnline: boolean
  /** As the site writes it; empty when there is none. */
  readonly price: string
  readonly configure: Option<ConfigureLink>
  /** At most two. */
  readonly links: readonly CallToAction[]
}

/** Content of a product carousel. */
export interface ProductCarouselContent {
  readonly heading: MarkdownLine
  /** Text under the heading. */
  readonly text: MarkdownLine
  /** Leads to all cars. */
  readonly link: Option<CallToAction>
  readonly items: readonly ProductItem[]
  /** Whether no price is shown. */
  readonly hidePrice: boolean
  /** Whether it advances automatically. */
  readonly enableAutoplay: boolean
  /** [ms] How long each place is shown. */
  readonly interval: number
}
