import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { BannerContent } from './banner.types.js'

/** Reads the content of a banner: none without a text. */
export const bannerCodec: c.Lenient<Option<BannerContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    bannerText: c.needed(c.markdownLine),
    cta: c.callToAction,
    hideCloseButton: c.flag(false),
  }),
  ({ bannerText }) => bannerText.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const bannerBlock = /*#__PURE__*/ c.defineBlock({
  codec: bannerCodec,
  wakes: 'enhanced',
  place: 'lead',
  isPictured: c.never,
  moves: c.never,
})
