import type {
  CallToAction,
  HeadingLevel,
  MarkdownLine,
  Picture,
  Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** Where the text of a hero stands on wide screens. @source B-HERO-08 @category constants */
export const HERO_TEXT_POSITIONS = [
  'middleLeft',
  'middleRight',
  'bottomLeft',
  'bottomRight',
  'center',
] as const
/** Where the text of a hero stands on wide screens; left is where reading begins. */
export type HeroTextPosition = (typeof HERO_TEXT_POSITIONS)[number]

/** A file for S, one for M and one from L on, as far as content has them. */
export type HeroSources<Media> = Readonly<
  Record<'portrait' | 'tablet' | 'landscape', Option<Media>>
>

/** Content of a hero (main banner of a page). */
export interface HeroContent {
  /** Eyebrow text over the title; empty when it has none. */
  readonly label: MarkdownLine
  /** Never empty. */
  readonly title: MarkdownLine
  /** Empty when it has none. */
  readonly smallText: MarkdownLine
  readonly level: HeadingLevel
  /** Two at most. */
  readonly ctas: readonly CallToAction[]
  /** Empty when it has none. */
  readonly disclaimerText: MarkdownLine
  readonly desktopTextPosition: HeroTextPosition
  /** Colour of the text: light on a dark overlay, or dark on a light one. */
  readonly themeColor: 'light' | 'dark'
  readonly lowerButtonsOnMobile: boolean
  readonly lowerButtonsOnTablet: boolean
  /** Whether the picture covers the hero behind the text, or is contained beside the text. */
  readonly imageFit: 'cover' | 'contain'
  readonly image: HeroSources<Picture>
  readonly video: HeroSources<Video>
}
