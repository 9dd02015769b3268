import type { CallToAction, MarkdownLine } from '../../content/index.js'
import type { Option } from '../../shared/index.js'

/** Content of a banner. */
export interface BannerContent {
  /** Never empty. */
  readonly bannerText: MarkdownLine
  readonly cta: Option<CallToAction>
  readonly hideCloseButton: boolean
}
