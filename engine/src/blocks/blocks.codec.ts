// The codecs of all blocks, by the type a page gives them.
import { bannerCodec } from './banner/banner.codec.js'
import { calloutsCodec } from './callouts/callouts.codec.js'
import { careCodec } from './care/care.codec.js'
import { compareCodec } from './compare/compare.codec.js'
import { faqCodec } from './faq/faq.codec.js'
import { featuresCodec } from './features/features.codec.js'
import { filterCarouselCodec } from './filter-carousel/filter-carousel.codec.js'
import { fleetLinksCodec } from './fleet/fleet-links.codec.js'
import { showcaseCodec } from './gallery/showcase.codec.js'
import { galleryCodec } from './gallery/gallery.codec.js'
import { galleryGridCodec } from './gallery/gallery-grid.codec.js'
import { infoMessageCodec } from './info-message/info-message.codec.js'
import { introCodec } from './intro/intro.codec.js'
import { offersCodec } from './offers/offers.codec.js'
import { productCarouselCodec } from './product/product-carousel.codec.js'
import { productListCodec } from './product/product-list.codec.js'
import { readMoreCodec } from './read-more/read-more.codec.js'
import { keyFiguresCodec } from './key-figures/key-figures.codec.js'
import { heroCodec } from './hero/hero.codec.js'
import { carPriceCodec } from './car-price/car-price.codec.js'
import { mediaHighlightsCodec } from './media-highlights/media-highlights.codec.js'
import { promotionCodec } from './promotion/promotion.codec.js'
import { spotlightCodec } from './spotlight/spotlight.codec.js'
import { factTableCodec } from './fact-table/fact-table.codec.js'
import { statementCodec } from './statement/statement.codec.js'
import { subNavigationCodec } from './sub-navigation/sub-navigation.codec.js'
import { videoCodec } from './video/video.codec.js'

/**
 * Codec of each type of block a page may hold.
 *
 * @source B-SCOPE-03, B-B-04
 * @category codecs
 */
export const BLOCK_CODECS = {
  banner: bannerCodec,
  callouts: calloutsCodec,
  care: careCodec,
  colours: showcaseCodec,
  'compare-models': compareCodec,
  faq: faqCodec,
  features: featuresCodec,
  'filter-carousel': filterCarouselCodec,
  'fleet-links': fleetLinksCodec,
  gallery: galleryCodec,
  'gallery-grid': galleryGridCodec,
  'info-message': infoMessageCodec,
  'intro-header': introCodec,
  offers: offersCodec,
  'product-carousel': productCarouselCodec,
  'product-list': productListCodec,
  'read-more': readMoreCodec,
  'sub-navigation': subNavigationCodec,
  'key-figures': keyFiguresCodec,
  hero: heroCodec,
  'car-price': carPriceCodec,
  'media-highlights': mediaHighlightsCodec,
  promotion: promotionCodec,
  spotlight: spotlightCodec,
  'fact-table': factTableCodec,
  'text-statement': statementCodec,
  video: videoCodec,
} as const

/** Type of a block. */
export type BlockType = keyof typeof BLOCK_CODECS
