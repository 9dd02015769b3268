/**
 * The blocks of content pages: what each reads of its content, what it decides, and what it shows.
 *
 * Prices: one resolver ({@link resolvePrice}) from settings, templates and prices to the words of a label, with why it
 * reads so ({@link explainPrice}) and the same for machines ({@link describeOffers}); the calls for them
 * ({@link pricesEndpoint}, {@link usPriceEndpoint}) and the machines that make them.
 *
 * Carousels: a machine that is told of pointers, wheels, keys and sizes ({@link carouselMachine}), where its row is in a
 * frame ({@link findFrame}), and what it shows and says ({@link toCarouselView}).
 *
 * @module
 */
export type { FeatureMediaView } from '../blocks/features/feature-media.js'
export type { FeaturesContent } from '../blocks/features/features.types.js'
export {
  featuresView,
  type FeaturesWords,
  type FeatureView,
} from '../blocks/features/features.view.js'
export { toOfferForm, type OfferFormValues } from '../blocks/offers/offer-form.js'
export { toOfferSetup } from '../blocks/offers/offer-pages.js'
export { offersMachine } from '../blocks/offers/offers.machine.js'
export type { OfferPrice, OffersContent, OfferStat } from '../blocks/offers/offers.types.js'
export {
  listOfferCards,
  offersView,
  type OfferActionView,
  type OfferCardView,
  type OfferPageView,
  type OffersView,
  type OffersWords,
} from '../blocks/offers/offers.view.js'
export {
  findFrame,
  type Carousel,
  type CarouselFrame,
  type CarouselSize,
} from '../blocks/carousel/carousel.js'
export {
  findPosition,
  isDragged,
  isSwipeAtRest,
  layOutSlides,
  moveSwipe,
  standAt,
  UNMEASURED_SWIPE,
  type Swipe,
  type SwipeInput,
} from '../interaction/swipe.js'
export { carouselMachine, type CarouselEvent } from '../blocks/carousel/carousel.machine.js'
export { toCarouselView, type CarouselView } from '../blocks/carousel/carousel.view.js'
export { explainPrice } from '../blocks/price/explain-price.js'
export { pickPrice } from '../blocks/price/pick-price.js'
export {
  isPriceMarket,
  PRICE_LIFETIME,
  SESSION_COOKIE,
  toPricesBody,
  toUsPriceBody,
  type DeployEnvironment,
  type PriceCallTerms,
  type PricesBody,
  type UsPriceBody,
} from '../blocks/price/price-call.js'
export { listPriceHeaders, toCallKey } from '../blocks/price/price-request.js'
export { isPrice } from '../blocks/price/price-amount.js'
export type { PriceFeedEvent, PriceReply } from '../blocks/price/price-feed.js'
export {
  describeOffers,
  type OfferedPrice,
  type StructuredOffer,
} from '../blocks/price/price-offer.js'
export { PRICE_TABLE } from '../blocks/price/price-table.js'
export {
  findPriceRule,
  isUsSite,
  resolveDefaultVariant,
  type PriceRule,
  type PriceVariant,
} from '../blocks/price/price-variant.js'
export {
  PricesBodyCodec,
  pricesEndpoint,
  UsPriceBodyCodec,
  usPriceEndpoint,
} from '../blocks/price/price.api.js'
export { PriceAnswerCodec, UsPriceCodec } from '../blocks/price/price.codec.js'
export { NO_CAR_PRICES, NO_PRICE } from '../blocks/price/price.errors.js'
export { priceMachine } from '../blocks/price/price.machine.js'
export {
  priceView,
  type PriceView,
  type PriceViewInput,
  type ShownPrice,
} from '../blocks/price/price.view.js'
export type { PriceAnswer } from '../blocks/price/price.types.js'
export { resolvePrice, type PriceQuery } from '../blocks/price/resolve-price.js'
export { usPriceMachine } from '../blocks/price/us-price.machine.js'
export { findZipCode, usPriceView, type UsPriceView } from '../blocks/price/us-price.view.js'
export { listUsLines, type UsPrice } from '../blocks/price/us-price.js'
export {
  DEFAULT_FLEET,
  resolveContact,
  writeSetSession,
  writeSignIn,
  writeSignUp,
  type FleetSettings,
  type SignInQuery,
} from '../blocks/fleet/fleet-links.js'
export { resolveFleetRedirect } from '../blocks/fleet/fleet-redirect.js'
export type { FleetLinksContent } from '../blocks/fleet/fleet-links.codec.js'
export { fleetView, type FleetView, type FleetViewInput } from '../blocks/fleet/fleet.view.js'
export { setSessionEndpoint } from '../blocks/fleet/fleet.api.js'
export { writeCarePrice, type CareContent } from '../blocks/care/care.js'
export { careView } from '../blocks/care/care.view.js'
export { subNavigationMachine } from '../blocks/sub-navigation/sub-navigation.machine.js'
export type { SubNavigationContent } from '../blocks/sub-navigation/sub-navigation.types.js'
export {
  subNavigationView,
  type SubNavigationView,
  type SubNavigationWords,
} from '../blocks/sub-navigation/sub-navigation.view.js'
export type { BannerContent } from '../blocks/banner/banner.types.js'
export {
  bannerView,
  type BannerBlock,
  type BannerView,
  type BannerWords,
} from '../blocks/banner/banner.view.js'
export {
  closeBanner,
  isBannerClosed,
  openBanner,
  readClosedBanners,
  toBannerKey,
  writeClosedBanners,
  writeReopenedBanner,
  type ClosedBanners,
} from '../blocks/banner/dismissed-banners.js'
export type {
  CalloutLead,
  CalloutsContent,
  CalloutVariant,
} from '../blocks/callouts/callouts.types.js'
export {
  calloutsView,
  type CalloutsBlock,
  type CalloutsView,
  type CalloutsWords,
  type CalloutView,
} from '../blocks/callouts/callouts.view.js'
export type { CompareContent } from '../blocks/compare/compare.types.js'
export { compareView } from '../blocks/compare/compare.view.js'
export type { FaqContent } from '../blocks/faq/faq.types.js'
export {
  describeFaq,
  faqView,
  type FaqBlock,
  type FaqQuestionView,
  type FaqView,
  type FaqWords,
} from '../blocks/faq/faq.view.js'
export {
  findNextQuestion,
  revealQuestion,
  toggleAllQuestions,
  toggleQuestion,
  UNTOUCHED_FAQ,
} from '../blocks/faq/open-question.js'
export {
  isMessageClosed,
  keepMessage,
  listMessageKeys,
} from '../blocks/info-message/closed-message.js'
export type { InfoMessageContent } from '../blocks/info-message/info-message.types.js'
export {
  infoMessageView,
  type InfoMessageBlock,
  type InfoMessageView,
  type InfoMessageWords,
} from '../blocks/info-message/info-message.view.js'
export type { IntroContent } from '../blocks/intro/intro.types.js'
export type { ReadMoreContent } from '../blocks/read-more/read-more.types.js'
export {
  readMoreView,
  type ReadMoreBlock,
  type ReadMoreWords,
} from '../blocks/read-more/read-more.view.js'
export type {
  CarouselCar,
  FilterCarouselContent,
} from '../blocks/filter-carousel/filter-carousel.types.js'
export {
  ALL_MODELS,
  chooseFilter,
  filterCarouselView,
  FILTER_SKELETON_CARDS,
  noteFailedCard,
  type CarCard,
  type CarouselChoice,
  type FilterCarouselView,
} from '../blocks/filter-carousel/filter-carousel.view.js'
export { galleryMachine } from '../blocks/gallery/gallery.machine.js'
export type { GalleryBox, GalleryMediaView } from '../blocks/gallery/gallery-media.js'
export {
  galleryView,
  type GalleryBlock,
  type GallerySlideView,
  type GalleryWords,
} from '../blocks/gallery/gallery.view.js'
export {
  galleryGridView,
  type GalleryGridBlock,
  type GridCellView,
} from '../blocks/gallery/gallery-grid.view.js'
export {
  galleryOverlayView,
  type GalleryOverlayView,
  type OverlayItemView,
} from '../blocks/gallery/gallery-overlay.view.js'
export { findGlideShare } from '../blocks/gallery/glide.js'
export {
  showcaseView,
  type ColourView,
  type ShowcaseBlock,
  type ShowcaseView,
} from '../blocks/gallery/showcase.view.js'
export { findGalleryItem } from '../blocks/gallery/progress.js'
export type { KeyFiguresContent } from '../blocks/key-figures/key-figures.types.js'
export { heroMedia } from '../blocks/hero/hero-media.js'
export type { HeroContent } from '../blocks/hero/hero.types.js'
export type { CarPriceContent } from '../blocks/car-price/car-price.types.js'
export type { FactTableContent } from '../blocks/fact-table/fact-table.types.js'
export type { StatementContent } from '../blocks/statement/statement.types.js'
export {
  BLOCKS,
  recordOf,
  type BlockContent,
  type BlockType,
  type WakingType,
} from '../blocks/blocks.codec.js'
export type {
  ProductCarouselContent,
  ProductImage,
} from '../blocks/product/product-carousel.types.js'
export {
  productCarouselView,
  type ProductCarouselWords,
  type ProductView,
} from '../blocks/product/product-carousel.view.js'
export type { HighlightProduct, ProductListContent } from '../blocks/product/product-list.types.js'
export { mediaHighlightsMachine } from '../blocks/media-highlights/media-highlights.machine.js'
export type { MediaHighlightsContent } from '../blocks/media-highlights/media-highlights.types.js'
export {
  mediaHighlightsView,
  toMediaSetup,
  type MediaCardView,
  type MediaHighlightsBlock,
  type MediaHighlightsView,
  type MediaHighlightsWords,
} from '../blocks/media-highlights/media-highlights.view.js'
export { findPreOrderPage, preOrderEndpoint } from '../blocks/promotion/pre-order.api.js'
export { HONEYPOT_FIELD, maySendPreOrder } from '../blocks/promotion/pre-order.js'
export type { PreOrder, PromotionContent } from '../blocks/promotion/promotion.types.js'
export {
  promotionView,
  type PromotionBlock,
  type PromotionView,
  type PromotionWords,
} from '../blocks/promotion/promotion.view.js'
export type { SpotlightContent } from '../blocks/spotlight/spotlight.types.js'
export {
  spotlightView,
  type SpotlightBlock,
  type SpotlightItemView,
  type SpotlightWords,
} from '../blocks/spotlight/spotlight.view.js'
export type { VideoContent } from '../blocks/video/video.types.js'
export {
  describeVideoBlock,
  videoView,
  type VideoBlock,
  type VideoView,
  type VideoWords,
} from '../blocks/video/video.view.js'
