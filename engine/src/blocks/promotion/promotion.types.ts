import type {
  CallToAction,
  Details,
  FittedPicture,
  Markdown,
  MarkdownLine,
  Video,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { PROMOTION_ALIGNMENTS, PROMOTION_GROUNDS } from './promotion-looks.js'

/** Where the text of a promotion stands from L on: left is where reading begins. */
export type PromotionAlignment = (typeof PROMOTION_ALIGNMENTS)[number]

/** What a promotion without a picture stands on. */
export type PromotionGround = (typeof PROMOTION_GROUNDS)[number]

/** A pre-order: posted and not followed. */
export interface PreOrder {
  readonly text: string
  readonly action: string
  readonly target: CallToAction['target']
  readonly eventLabel: string
  /** What is posted beside the field only programs fill in, by name. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** Content of a promotion. */
export interface PromotionContent {
  /** Never empty. */
  readonly heading1: MarkdownLine
  readonly heading2: MarkdownLine
  readonly description: Markdown
  readonly picture: Option<FittedPicture>
  /** In place of the picture, which it shows until it plays. */
  readonly video: Option<Video>
  readonly background: PromotionGround
  readonly contentAlignOnDesktop: PromotionAlignment
  readonly cta: Option<CallToAction>
  /** In place of the call to action. */
  readonly preOrder: Option<PreOrder>
  readonly link: Option<CallToAction>
  /** Small print under the card. */
  readonly disclaimer: Markdown
  readonly details: Option<Details>
}
