import type {
  CallToAction,
  Markdown,
  MarkdownLine,
  Picture,
  Ratio,
  Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** Pictures and videos of one owner: an item, or the whole block. */
export interface FeatureMedia {
  readonly image: Option<Picture>
  /** In place of the picture on very wide screens. */
  readonly imageUltrawide: Option<Picture>
  readonly video: Option<Video>
  /** In place of the video on very wide screens. */
  readonly videoUltrawide: Option<Video>
}

/** One feature. */
export interface Feature extends FeatureMedia {
  readonly title: string
  readonly description: Markdown
  /** What tracking calls it; empty when it is not told. */
  readonly eventLabel: string
  /** Address of the captions of its video; empty when there are none. */
  readonly subtitleTrack: string
}

/** Content of a features overview. */
export interface FeaturesContent extends FeatureMedia {
  /** Eyebrow text above the title; empty without one. */
  readonly label: string
  readonly title: MarkdownLine
  readonly body: Markdown
  /** One to four. */
  readonly items: readonly Feature[]
  readonly link: Option<CallToAction>
  /** [ms] How long each item is shown. */
  readonly interval: number
  /** Whether it advances automatically. */
  readonly enableAutoplay: boolean
  readonly loopVideos: boolean
  /** Aspect ratio of pictures and videos on phones. */
  readonly smAspectRatio: Ratio
  /** Aspect ratio of pictures and videos from tablets up. */
  readonly mdAspectRatio: Ratio
}
