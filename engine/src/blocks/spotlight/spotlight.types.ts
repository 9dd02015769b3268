import type {
  CallToAction,
  DisclaimerMark,
  Markdown,
  MarkdownLine,
  Picture,
  Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** An item of a spotlight. */
export interface SpotlightItem {
  /** Never empty. */
  readonly title: string
  readonly image: Option<Picture>
  /** In place of the picture. */
  readonly video: Option<Video>
  /** What tracking calls it; empty when it is not told. */
  readonly eventLabel: string
  /** Colour of its button, on what is seen: light, or dark. */
  readonly buttonColorMode: 'light' | 'dark'
  readonly description: Markdown
  readonly link: Option<CallToAction>
  readonly marks: readonly DisclaimerMark[]
}

/** Content of a spotlight. */
export interface SpotlightContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** Never empty. */
  readonly items: readonly SpotlightItem[]
}
