/**
 * What this repository's own packages take of `@evkit/engine/blocks` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export {
  closeBanner,
  isBannerClosed,
  openBanner,
  readClosedBanners,
  toBannerKey,
  writeClosedBanners,
  writeReopenedBanner,
  type ClosedBanners,
} from '../../blocks/banner/dismissed-banners.js'
export type { EnhancedType, HydratedType } from '../../blocks/blocks.codec.js'
export type { CalloutLead } from '../../blocks/callouts/callouts.types.js'
export type { CalloutView } from '../../blocks/callouts/callouts.view.js'
export { finderAddress, isAsked } from '../../blocks/car-finder/car-finder.url.js'
export { carFinderView, type CarFinderView } from '../../blocks/car-finder/car-finder.view.js'
export {
  filterAddress,
  listOffered,
  nameOffered,
  offerVersions,
  versionFilterView,
  type VersionFilterView,
} from '../../blocks/car-finder/version-filter.view.js'
export type { CarPriceContent } from '../../blocks/car-price/car-price.types.js'
export type { CarouselSize } from '../../blocks/carousel/carousel.js'
export {
  dimensionsView,
  sidesView,
  type DimensionsView,
} from '../../blocks/dimensions/dimensions.view.js'
export type { FactTableContent } from '../../blocks/fact-table/fact-table.types.js'
export { describeFaq, faqFolds, type FaqQuestionView } from '../../blocks/faq/faq.view.js'
export {
  findNextQuestion,
  revealQuestion,
  toggleAllQuestions,
  toggleQuestion,
  UNTOUCHED_FAQ,
  type FaqScope,
} from '../../blocks/faq/open-question.js'
export type { FeatureMediaView } from '../../blocks/features/feature-media.js'
export type { FeatureView } from '../../blocks/features/features.view.js'
export type { FilterCarouselContent } from '../../blocks/filter-carousel/filter-carousel.types.js'
export {
  chooseFilter,
  noteFailedCard,
  type CarCard,
} from '../../blocks/filter-carousel/filter-carousel.view.js'
export { writeSignUp } from '../../blocks/fleet/fleet-links.js'
export { resolveFleetRedirect } from '../../blocks/fleet/fleet-redirect.js'
export { setSessionEndpoint } from '../../blocks/fleet/fleet.api.js'
export type { GridCellView } from '../../blocks/gallery/gallery-grid.view.js'
export type { GalleryMediaView } from '../../blocks/gallery/gallery-media.js'
export type { OverlayItemView } from '../../blocks/gallery/gallery-overlay.view.js'
export type { GallerySlideView, GalleryWords } from '../../blocks/gallery/gallery.view.js'
export { findGlideShare } from '../../blocks/gallery/glide.js'
export { findGalleryItem } from '../../blocks/gallery/progress.js'
export type { ColourView } from '../../blocks/gallery/showcase.view.js'
export {
  isMessageClosed,
  keepMessage,
  listMessageKeys,
} from '../../blocks/info-message/closed-message.js'
export type { IntroContent } from '../../blocks/intro/intro.types.js'
export type { KeyFiguresContent } from '../../blocks/key-figures/key-figures.types.js'
export type {
  MediaCardView,
  MediaHighlightsWords,
} from '../../blocks/media-highlights/media-highlights.view.js'
export { toOfferForm, type OfferFormValues } from '../../blocks/offers/offer-form.js'
export { toOfferSetup } from '../../blocks/offers/offer-pages.js'
export type { OfferPrice, OfferStat } from '../../blocks/offers/offers.types.js'
export {
  listOfferCards,
  type OfferActionView,
  type OfferCardView,
  type OfferPageView,
} from '../../blocks/offers/offers.view.js'
export {
  isPriceMarket,
  PRICE_LIFETIME,
  SESSION_COOKIE,
  type DeployEnvironment,
} from '../../blocks/price/price-call.js'
export type { PriceReply } from '../../blocks/price/price-feed.js'
export { listPriceHeaders, toCallKey } from '../../blocks/price/price-request.js'
export { findPriceRule, isUsSite } from '../../blocks/price/price-variant.js'
export { PricesBodyCodec, UsPriceBodyCodec } from '../../blocks/price/price.api.js'
export type { ShownPrice } from '../../blocks/price/price.view.js'
export { findZipCode } from '../../blocks/price/us-price.view.js'
export type { ProductImage } from '../../blocks/product/product-carousel.types.js'
export type { ProductView } from '../../blocks/product/product-carousel.view.js'
export type { ProductListContent } from '../../blocks/product/product-list.types.js'
export { findPreOrderPage, preOrderEndpoint } from '../../blocks/promotion/pre-order.api.js'
export { maySendPreOrder } from '../../blocks/promotion/pre-order.js'
export type { PreOrder } from '../../blocks/promotion/promotion.types.js'
export { readMoreFold } from '../../blocks/read-more/read-more.view.js'
export type { SpotlightItemView } from '../../blocks/spotlight/spotlight.view.js'
export type { StatementContent } from '../../blocks/statement/statement.types.js'
export { SUBNAV_SCROLL_DEBOUNCE } from '../../blocks/sub-navigation/scroll-debounce.js'
export { describeVideoBlock } from '../../blocks/video/video.view.js'
export {
  findPosition,
  isDragged,
  isSwipeAtRest,
  layOutSlides,
  moveSwipe,
  standAt,
  type SwipeInput,
} from '../../interaction/swipe.js'
