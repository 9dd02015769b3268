import type { CallToAction, MarkdownLine, Picture } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** A car of a carousel. */
export interface CarouselCar {
  readonly key: string
  readonly displayName: string
  /** Empty when content does not say. */
  readonly engineType: string
  /** Empty when content does not say. */
  readonly body: string
  readonly image: Option<Picture>
  /** As the site writes it; empty when there is none. */
  readonly cashPrice: string
  /** What the service of prices says of it; none when it was not asked. */
  readonly priceData: Option<{ readonly isValidCarPrice: boolean }>
  /** What kind of car it is; empty when content does not say. */
  readonly text: string
  /** What speaks for it; empty when content does not say. */
  readonly highlight: string
  readonly link: Option<CallToAction>
}

/** By what the cars of a carousel are filtered, and how that is worded. */
export interface CarFilters {
  readonly property: 'engineType' | 'body'
  /** Name of the tab that shows all. */
  readonly allLabel: string
  /** Names of values; one without a name is its own. */
  readonly labels: Readonly<Record<string, string>>
  /** Values that come first. */
  readonly order: readonly string[]
}

/** Content of a carousel of models. */
export interface FilterCarouselContent {
  readonly heading: MarkdownLine
  readonly text: MarkdownLine
  /** In the order they are shown. */
  readonly cars: readonly CarouselCar[]
  /** Label of a price, or a text with its place `{price}`; empty for the usual one. */
  readonly purchaseFromText: string
  /** What pictures tell, with the place `{name}`; empty for the name alone. */
  readonly altText: string
  /** Which prices a label shows; empty for that of the site. */
  readonly carPriceVariant: string
  readonly filters: Option<CarFilters>
  /** Whether a car without a valid price is left out. */
  readonly hideIfNoPrice: boolean
  readonly link: Option<CallToAction>
}
