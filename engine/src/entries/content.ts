/**
 * Content (CMS) pages: lenient decoding of documents with findings, links, markdown, disclaimers, images, translations.
 *
 * @module
 */
export type { Footnote } from '../content/disclaimer.types.js'
export { FINDINGS, type Finding } from '../content/finding.js'
export { findModelPrefix, type ModelPrefixes } from '../content/model-prefix.js'
export { IMAGE_VIEW_MARGIN } from '../content/image-state.js'
export { CALLOUT_MOBILE_IMAGE, CALLOUT_OVERLAY_IMAGE, imageUrl } from '../content/image-url.js'
export type { CallToAction } from '../content/link.js'
export type { LinkSite } from '../content/link-address.js'
export type { Markdown, MarkdownBlock, MarkdownInline } from '../content/markdown.types.js'
export type { Picture } from '../content/media.types.js'
export { readPage, type Page, type PageBlock } from '../content/page.codec.js'
export type { StructuredData } from '../content/structured-data.js'
export { makeTranslate } from '../content/translate.js'
