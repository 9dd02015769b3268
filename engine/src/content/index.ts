/**
 * What all blocks of a page share: links, texts, pictures, disclaimers, and how what authors write is read.
 *
 * @module
 */
export { isBlank, shownText } from './blank.js'
export { cutText } from './cut-text.js'
export { always, defineBlock, never, type BlockRecord } from './block-record.codec.js'
export { details, type Details } from './details.codec.js'
export type { Dismissal } from './dismissal.js'
export type { DisclaimerMark, Footnote } from './disclaimer.types.js'
export {
  eitherPicture,
  fitPicture,
  fitVideo,
  type FittedPicture,
  type FittedVideo,
} from './fitted-media.js'
export { toFingerprint } from './fingerprint.js'
export { reading, type Finding, type FindingCode, type Reading } from './finding.js'
export {
  amount,
  atMost,
  checked,
  findAt,
  flag,
  ifThere,
  list,
  mapContent,
  memberOf,
  oneOf,
  optionalText,
  placeIn,
  record,
  shownIf,
  text,
  type ContentOf,
  type ContentPlace,
  type Lenient,
} from './lenient.codec.js'
export { resolveCallToAction, type CallToAction } from './link.js'
export {
  isOwnHost,
  judgeLink,
  resolveTextLink,
  type LinkSite,
  type TextLink,
} from './link-address.js'
export type { Markdown, MarkdownBlock, MarkdownInline, MarkdownLine } from './markdown.types.js'
export type { Picture, PictureSource, Video, VideoSource } from './media.types.js'
export {
  toModelSlug,
  writeComparePath,
  writeModelPath,
  type LinkEnvironment,
} from './model-link.js'
export { namedVideo, youTube } from './named-media.codec.js'
export { needed } from './needed.codec.js'
export { toPlainLine } from './plain-line.js'
export { toPlainText } from './plain-text.js'
export { ratio, type Ratio } from './ratio.codec.js'
export { isFolded, READ_MORE_LINES } from './read-more.js'
export { describeQuestions, describeVideo, type StructuredData } from './structured-data.js'
export {
  callToAction,
  disclaimer,
  disclaimers,
  linkAddress,
  markdown,
  markdownLine,
  picture,
  template,
  video,
} from './values.codec.js'
export { HEADING_TAGS, levelOfTag, type HeadingLevel } from './heading-tag.js'
export { findYouTube, type YouTubeVideo } from './youtube.js'
