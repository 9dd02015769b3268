import type { HeadingLevel, MarkdownLine } from '../../content/index.js'

/** Content of the header that opens a part of a page. */
export interface IntroContent {
  /** A short line over the heading; empty when it has none. */
  readonly label: MarkdownLine
  /** Never empty. */
  readonly heading: MarkdownLine
  /** Empty when it has none. */
  readonly subHeading: MarkdownLine
  readonly level: HeadingLevel
  readonly align: 'start' | 'center' | 'end'
}
