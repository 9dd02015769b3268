import type {
  DisclaimerMark,
  FittedPicture,
  FittedVideo,
  Markdown,
  MarkdownLine,
  Ratio,
  YouTubeVideo,
} from '../../content/index.js'
import type { ControlsMode } from '../../interaction/index.js'
import type { Option } from '../../shared/index.js'

/** Content of a video block: a video of our own, one of YouTube, or one of YouTube behind a loop of our own. */
export interface VideoContent {
  readonly heading: MarkdownLine
  readonly text: Markdown
  readonly marks: readonly DisclaimerMark[]
  readonly video: Option<FittedVideo>
  readonly youTube: Option<YouTubeVideo>
  readonly poster: Option<FittedPicture>
  /** Whether our own video plays in place of a poster until the one of YouTube is wanted. */
  readonly useLoopVideoAsPosterForYouTube: boolean
  /** On phones and tablets. */
  readonly mobileAspectRatio: Ratio
  /** From L on. */
  readonly desktopAspectRatio: Ratio
  /** What is seen and heard; empty when content does not say. */
  readonly videoDescription: string
  /** Name of what YouTube sends; empty when content does not say. */
  readonly youtubeIframeTitle: string
  /** Seen on the button that plays it; empty without one. */
  readonly ctaLabel: string
  readonly largePlayIcon: boolean
  readonly centeredPlayIcon: boolean
  readonly controls: ControlsMode
  readonly enableAutoplay: boolean
  readonly loopVideo: boolean
  /** What is said and seen, to be read; empty without one. */
  readonly transcript: Markdown
  /** Day it was published, such as `2026-11-20`; empty when content does not say. */
  readonly published: string
}
