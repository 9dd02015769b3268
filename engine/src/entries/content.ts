/**
 * What pages of blocks are made of: how their documents are read and what is found wrong with them, links, texts,
 * disclaimers, translations.
 *
 * @module
 */
export { cutText } from '../content/cut-text.js'
export type { DisclaimerMark, DisclaimerSource, Footnote } from '../content/disclaimer.types.js'
export {
  FINDINGS,
  type Finding,
  type FindingCode,
  type FindingSeverity,
  type Reading,
} from '../content/finding.js'
export { LINK_ENVIRONMENTS, writeModelPath, type LinkEnvironment } from '../content/model-link.js'
export { findModelPrefix, type ModelPrefixes } from '../content/model-prefix.js'
export {
  addDismissal,
  dropDismissal,
  readDismissals,
  type Dismissal,
} from '../content/dismissal.js'
export type { Details } from '../content/details.codec.js'
export type { FittedPicture, FittedVideo } from '../content/fitted-media.js'
export { footnoteElement, markElement } from '../content/footnotes.js'
export { IMAGE_VIEW_MARGIN, nextImageState, type ImageState } from '../content/image-state.js'
export {
  ASKED_IMAGE_WIDTHS,
  CALLOUT_MOBILE_IMAGE,
  CALLOUT_OVERLAY_IMAGE,
  GALLERY_IMAGE_WIDTHS,
  imageSet,
  imageUrl,
} from '../content/image-url.js'
export type { CallToAction } from '../content/link.js'
export type { LinkSite } from '../content/link-address.js'
export type {
  Markdown,
  MarkdownBlock,
  MarkdownInline,
  MarkdownLine,
} from '../content/markdown.types.js'
export type { Picture, PictureSource, Video, VideoSource } from '../content/media.types.js'
export { toPlainText } from '../content/plain-text.js'
export { readPage, type BlockRecords, type Page, type PageBlock } from '../content/page.codec.js'
export { isFolded } from '../content/read-more.js'
export { describeTrail, type StructuredData } from '../content/structured-data.js'
export type { Ratio } from '../content/ratio.codec.js'
export { makeTranslate } from '../content/translate.js'
export { resolvePathToken } from '../site/slug.js'
export { YOUTUBE_EMBED_ORIGIN } from '../content/youtube.js'
export {
  UNZOOMED,
  ZOOM_MOST,
  zoomPicture,
  type Zoom,
  type ZoomMove,
  type ZoomPoint,
} from '../content/zoom.js'
