import {
  callToAction,
  flag,
  markdownLine,
  needed,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { BannerContent } from './banner.types.js'

/**
 * Reads the content of a banner: none without a text.
 *
 * @source B-BAN-01, D-B-53
 * @category codecs
 */
export const bannerCodec: Lenient<Option<BannerContent>> = /*#__PURE__*/ shownIf(
  record({ bannerText: needed(markdownLine), cta: callToAction, hideCloseButton: flag(false) }),
  ({ bannerText }) => bannerText.length > 0,
)
