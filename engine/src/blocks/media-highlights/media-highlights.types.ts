import type {
  CallToAction,
  Details,
  DisclaimerMark,
  FittedPicture,
  FittedVideo,
  Markdown,
  MarkdownLine,
  YouTubeVideo,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { MEDIA_AUTOPLAY, MEDIA_VARIANTS } from './media-variants.js'

/** Which videos of a block start by themselves: one after the other, the first alone, or none. */
export type MediaAutoplay = (typeof MEDIA_AUTOPLAY)[number]

/** How highlights lie: below each other, or side by side. */
export type MediaVariant = (typeof MEDIA_VARIANTS)[number]

/** One highlight: a title, a text, and a picture, a video of our own or one of YouTube. */
export interface MediaHighlight {
  /** Empty when it has none. */
  readonly title: string
  readonly text: Markdown
  /** Line by line, in place of the text; empty when content does not break it. */
  readonly lines: readonly MarkdownLine[]
  readonly picture: Option<FittedPicture>
  readonly video: Option<FittedVideo>
  readonly youTube: Option<YouTubeVideo>
  readonly link: Option<CallToAction>
  readonly details: Option<Details>
  readonly marks: readonly DisclaimerMark[]
  /** What the controls of its text say; empty when content does not say. */
  readonly showMoreTitle: string
  readonly showLessTitle: string
}

/** Content of a block of media highlights. */
export interface MediaHighlightsContent {
  readonly variant: MediaVariant
  readonly heading: MarkdownLine
  readonly text: Markdown
  /** One to three. */
  readonly items: readonly MediaHighlight[]
  readonly autoplay: MediaAutoplay
  readonly loopVideos: boolean
}
