/**
 * The blocks (components) of content pages: codec, logic and view model of each.
 *
 * Prices: one resolver ({@link resolvePrice}) from settings, templates and prices to a label, with its explanation
 * ({@link explainPrice}) and structured data ({@link describeOffers}); the HTTP endpoints ({@link pricesEndpoint},
 * {@link usPriceEndpoint}) and the state machines that fetch them.
 *
 * Carousels: a state machine of pointer, wheel, key and resize events ({@link carouselMachine}), animation frames
 * ({@link findFrame}), and the view model ({@link toCarouselView}).
 *
 * @module
 */
export type { FeaturesContent } from '../blocks/features/features.types.js'
export { featuresView, type FeaturesWords } from '../blocks/features/features.view.js'
export { offersMachine } from '../blocks/offers/offers.machine.js'
export type { OffersContent } from '../blocks/offers/offers.types.js'
export { offersView, type OffersView, type OffersWords } from '../blocks/offers/offers.view.js'
export { findFrame, type Carousel, type CarouselFrame } from '../blocks/carousel/carousel.js'
export { UNMEASURED_SWIPE, type Swipe } from '../interaction/swipe.js'
export { carouselMachine, type CarouselEvent } from '../blocks/carousel/carousel.machine.js'
export { toCarouselView, type CarouselView } from '../blocks/carousel/carousel.view.js'
export { explainPrice } from '../blocks/price/explain-price.js'
export {
  toPricesBody,
  type PriceCallTerms,
  type PricesBody,
  type UsPriceBody,
  toUsPriceBody,
} from '../blocks/price/price-call.js'
export type { PriceFeedEvent } from '../blocks/price/price-feed.js'
export {
  describeOffers,
  type OfferedPrice,
  type StructuredOffer,
} from '../blocks/price/price-offer.js'
export { PRICE_TABLE } from '../blocks/price/price-table.js'
export type { PriceRule } from '../blocks/price/price-variant.js'
export { pricesEndpoint, usPriceEndpoint } from '../blocks/price/price.api.js'
export { PriceAnswerCodec, UsPriceCodec } from '../blocks/price/price.codec.js'
export { NO_CAR_PRICES, NO_PRICE } from '../blocks/price/price.errors.js'
export { priceMachine } from '../blocks/price/price.machine.js'
export { priceView, type PriceView, type PriceViewInput } from '../blocks/price/price.view.js'
export type { PriceAnswer } from '../blocks/price/price.types.js'
export { resolvePrice, type PriceQuery } from '../blocks/price/resolve-price.js'
export { usPriceMachine } from '../blocks/price/us-price.machine.js'
export { usPriceView, type UsPriceView } from '../blocks/price/us-price.view.js'
export type { UsPrice } from '../blocks/price/us-price.js'
export { DEFAULT_FLEET } from '../blocks/fleet/fleet-links.js'
export { fleetView, type FleetView, type FleetViewInput } from '../blocks/fleet/fleet.view.js'
export type { CareContent } from '../blocks/care/care.js'
export { careView } from '../blocks/care/care.view.js'
export type { SubNavigationContent } from '../blocks/sub-navigation/sub-navigation.types.js'
export {
  subNavigationView,
  type SubNavigationView,
  type SubNavigationWords,
} from '../blocks/sub-navigation/sub-navigation.view.js'
export { bannerView, type BannerBlock, type BannerView } from '../blocks/banner/banner.view.js'
export {
  calloutsView,
  type CalloutsBlock,
  type CalloutsView,
} from '../blocks/callouts/callouts.view.js'
export type { CompareContent } from '../blocks/compare/compare.types.js'
export { compareView } from '../blocks/compare/compare.view.js'
export { faqView, type FaqBlock, type FaqView } from '../blocks/faq/faq.view.js'
export {
  infoMessageView,
  type InfoMessageBlock,
  type InfoMessageView,
} from '../blocks/info-message/info-message.view.js'
export { readMoreView, type ReadMoreBlock } from '../blocks/read-more/read-more.view.js'
export {
  ALL_MODELS,
  filterCarouselView,
  FILTER_SKELETON_CARDS,
  type CarouselChoice,
  type FilterCarouselView,
} from '../blocks/filter-carousel/filter-carousel.view.js'
export { galleryMachine } from '../blocks/gallery/gallery.machine.js'
export { galleryView, type GalleryBlock } from '../blocks/gallery/gallery.view.js'
export { galleryGridView, type GalleryGridBlock } from '../blocks/gallery/gallery-grid.view.js'
export {
  galleryOverlayView,
  type GalleryOverlayView,
} from '../blocks/gallery/gallery-overlay.view.js'
export {
  showcaseView,
  type ShowcaseBlock,
  type ShowcaseView,
} from '../blocks/gallery/showcase.view.js'
export { heroMedia } from '../blocks/hero/hero-media.js'
export type { HeroContent } from '../blocks/hero/hero.types.js'
export { BLOCKS, recordOf, type BlockContent, type BlockType } from '../blocks/blocks.codec.js'
export type { ProductCarouselContent } from '../blocks/product/product-carousel.types.js'
export {
  productCarouselView,
  type ProductCarouselWords,
} from '../blocks/product/product-carousel.view.js'
export { mediaHighlightsMachine } from '../blocks/media-highlights/media-highlights.machine.js'
export type { MediaHighlightsContent } from '../blocks/media-highlights/media-highlights.types.js'
export {
  mediaHighlightsView,
  toMediaSetup,
  type MediaHighlightsBlock,
  type MediaHighlightsView,
} from '../blocks/media-highlights/media-highlights.view.js'
export { HONEYPOT_FIELD } from '../blocks/promotion/pre-order.js'
export {
  promotionView,
  type PromotionBlock,
  type PromotionView,
} from '../blocks/promotion/promotion.view.js'
export { spotlightView, type SpotlightBlock } from '../blocks/spotlight/spotlight.view.js'
export { videoView, type VideoBlock, type VideoView } from '../blocks/video/video.view.js'
