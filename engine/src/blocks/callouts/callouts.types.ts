import type {
  CallToAction,
  Details,
  DisclaimerMark,
  Markdown,
  MarkdownLine,
  Picture,
  Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CALLOUT_ICONS, CALLOUT_VARIANTS } from './callout-looks.js'

/** How callouts look: cards, symbols over centred texts, or pictures with a button for more. */
export type CalloutVariant = (typeof CALLOUT_VARIANTS)[number]

/** Name of a symbol; empty for none. */
export type CalloutPicture = (typeof CALLOUT_ICONS)[number]

/** A callout. */
export interface Callout {
  readonly title: MarkdownLine
  readonly description: Markdown
  readonly image: Option<Picture>
  readonly video: Option<Video>
  readonly icon: CalloutPicture
  readonly cta: Option<CallToAction>
  readonly marks: readonly DisclaimerMark[]
  readonly details: Option<Details>
}

/** A file of a video with the screens it is for. */
export interface ScreenVideo {
  readonly src: string
  readonly type: string
  /** Empty for every screen. */
  readonly media: string
}

/** What is seen over the callouts. */
export interface CalloutLead {
  readonly landscape: Option<Picture>
  readonly portrait: Option<Picture>
  /** Empty when nothing is played. */
  readonly videos: readonly ScreenVideo[]
}

/** Content of a section of callouts. */
export interface CalloutsContent {
  readonly variant: CalloutVariant
  readonly showAll: boolean
  readonly label: MarkdownLine
  readonly heading: MarkdownLine
  readonly subHeading: MarkdownLine
  readonly description: Markdown
  readonly lead: CalloutLead
  /** Never empty. */
  readonly callouts: readonly Callout[]
  readonly cta: Option<CallToAction>
  /** What the button that shows all callouts says; empty when content does not say. */
  readonly ctaLabel: string
  readonly marks: readonly DisclaimerMark[]
}
