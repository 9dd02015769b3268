// Every type of block a page may hold, each as one record.
import type { BlockRecord, Lenient } from '../content/index.js'
import type { Option } from '../shared/index.js'
import { bannerBlock } from './banner/banner.codec.js'
import { calloutsBlock } from './callouts/callouts.codec.js'
import { careBlock } from './care/care.codec.js'
import { showcaseBlock } from './gallery/showcase.codec.js'
import { compareBlock } from './compare/compare.codec.js'
import { faqBlock } from './faq/faq.codec.js'
import { featuresBlock } from './features/features.codec.js'
import { filterCarouselBlock } from './filter-carousel/filter-carousel.codec.js'
import { fleetLinksBlock } from './fleet/fleet-links.codec.js'
import { galleryBlock } from './gallery/gallery.codec.js'
import { galleryGridBlock } from './gallery/gallery-grid.codec.js'
import { infoMessageBlock } from './info-message/info-message.codec.js'
import { introBlock } from './intro/intro.codec.js'
import { offersBlock } from './offers/offers.codec.js'
import { productCarouselBlock } from './product/product-carousel.codec.js'
import { productListBlock } from './product/product-list.codec.js'
import { readMoreBlock } from './read-more/read-more.codec.js'
import { subNavigationBlock } from './sub-navigation/sub-navigation.codec.js'
import { keyFiguresBlock } from './key-figures/key-figures.codec.js'
import { heroBlock } from './hero/hero.codec.js'
import { carPriceBlock } from './car-price/car-price.codec.js'
import { mediaHighlightsBlock } from './media-highlights/media-highlights.codec.js'
import { promotionBlock } from './promotion/promotion.codec.js'
import { spotlightBlock } from './spotlight/spotlight.codec.js'
import { factTableBlock } from './fact-table/fact-table.codec.js'
import { versionsBlock } from './versions/versions.codec.js'
import { dimensionsBlock } from './dimensions/dimensions.codec.js'
import { carFinderBlock } from './car-finder/car-finder.codec.js'
import { statementBlock } from './statement/statement.codec.js'
import { videoBlock } from './video/video.codec.js'

/**
 * Registry of all block types: the codec of each, and the metadata pages use.
 *
 * @source B-SCOPE-03, B-B-04, B-B-05, E-B-07
 * @category codecs
 */
export const BLOCKS = {
  banner: bannerBlock,
  callouts: calloutsBlock,
  care: careBlock,
  colours: showcaseBlock,
  'compare-models': compareBlock,
  faq: faqBlock,
  features: featuresBlock,
  'filter-carousel': filterCarouselBlock,
  'fleet-links': fleetLinksBlock,
  gallery: galleryBlock,
  'gallery-grid': galleryGridBlock,
  'info-message': infoMessageBlock,
  'intro-header': introBlock,
  offers: offersBlock,
  'product-carousel': productCarouselBlock,
  'product-list': productListBlock,
  'read-more': readMoreBlock,
  'sub-navigation': subNavigationBlock,
  'key-figures': keyFiguresBlock,
  hero: heroBlock,
  'car-price': carPriceBlock,
  'media-highlights': mediaHighlightsBlock,
  promotion: promotionBlock,
  spotlight: spotlightBlock,
  'fact-table': factTableBlock,
  versions: versionsBlock,
  dimensions: dimensionsBlock,
  'car-finder': carFinderBlock,
  'text-statement': statementBlock,
  video: videoBlock,
} as const

/** Type of a block. */
export type BlockType = keyof typeof BLOCKS

/** Type of a block that a script enhances as the server has drawn it. */
export type EnhancedType = {
  readonly [Type in BlockType]: (typeof BLOCKS)[Type]['wakes'] extends 'enhanced' ? Type : never
}[BlockType]

/** Type of a block that is hydrated as React. */
export type HydratedType = {
  readonly [Type in BlockType]: (typeof BLOCKS)[Type]['wakes'] extends 'hydrated' ? Type : never
}[BlockType]

/** Decoded content of a block type. */
export type BlockContent<Type extends BlockType> =
  (typeof BLOCKS)[Type]['codec'] extends Lenient<Option<infer Content>> ? Content : never

/**
 * Looks up the registry record of a block type.
 *
 * @param type - Type of the block.
 * @returns The record: codec and metadata.
 * @source B-B-04, E-B-07
 *
 * @example Where a banner stands, and whether it can wake
 * ```ts
 * import { recordOf } from '@evkit/engine/blocks'
 *
 * const { place, wakes } = recordOf('banner')
 * place // => 'lead'
 * wakes // => 'enhanced'
 * ```
 * @category look-ups
 */
export const recordOf = (type: BlockType): BlockRecord<unknown> =>
  BLOCKS[type] as BlockRecord<unknown>
