import {
  callToAction,
  defineBlock,
  flag,
  markdownLine,
  needed,
  never,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { BannerContent } from './banner.types.js'

/** Reads the content of a banner: none without a text. */
export const bannerCodec: Lenient<Option<BannerContent>> = /*#__PURE__*/ shownIf(
  record({ bannerText: needed(markdownLine), cta: callToAction, hideCloseButton: flag(false) }),
  ({ bannerText }) => bannerText.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const bannerBlock = /*#__PURE__*/ defineBlock({
  codec: bannerCodec,
  wakes: 'enhanced',
  place: 'lead',
  isPictured: never,
  moves: never,
})
