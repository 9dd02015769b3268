/**
 * What this repository's own packages take of `@evkit/engine/content` and nobody is promised: it may go or change with any
 * version.
 *
 * @module
 */
export { cutText } from '../../content/cut-text.js'
export type { DisclaimerMark } from '../../content/disclaimer.types.js'
export {
  addDismissal,
  dropDismissal,
  readDismissals,
  type Dismissal,
} from '../../content/dismissal.js'
export type { FindingCode, FindingSeverity } from '../../content/finding.js'
export type { FittedPicture, FittedVideo } from '../../content/fitted-media.js'
export { footnoteElement, leaveOutBlocks, markElement } from '../../content/footnotes.js'
export { nextImageState, type ImageState } from '../../content/image-state.js'
export { ASKED_IMAGE_WIDTHS, GALLERY_IMAGE_WIDTHS, imageSet } from '../../content/image-url.js'
export type { MarkdownLine } from '../../content/markdown.types.js'
export type { Video, VideoSource } from '../../content/media.types.js'
export {
  LINK_ENVIRONMENTS,
  writeModelPath,
  type LinkEnvironment,
} from '../../content/model-link.js'
export type { BlockRecords } from '../../content/page.codec.js'
export { toPlainText } from '../../content/plain-text.js'
export type { Ratio } from '../../content/ratio.codec.js'
export { isFolded } from '../../content/read-more.js'
export { describeTrail } from '../../content/structured-data.js'
export { YOUTUBE_EMBED_ORIGIN } from '../../content/youtube.js'
export { UNZOOMED, ZOOM_MOST, zoomPicture, type Zoom, type ZoomPoint } from '../../content/zoom.js'
export { resolvePathToken } from '../../site/slug.js'
