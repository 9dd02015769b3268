import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { mediaHighlight } from './media-highlight.codec.js'
import type { MediaHighlightsContent } from './media-highlights.types.js'
import { MEDIA_AUTOPLAY, MEDIA_VARIANTS } from './media-variants.js'

/** Highlights a block shows. @source B-MEDIA-01 @category constants */
const MEDIA_MAX_ITEMS = 3

const parts = c.record({
  variant: c.oneOf(MEDIA_VARIANTS, 'rows'),
  heading: c.markdownLine,
  text: c.markdown,
  items: c.atMost(MEDIA_MAX_ITEMS, c.list(mediaHighlight)),
  autoplay: c.oneOf(MEDIA_AUTOPLAY, 'disabled'),
  loopVideos: c.flag(false),
  showMoreTitle: c.optionalText,
  showLessTitle: c.optionalText,
})

/** Reads the content of media highlights: none without one that has a word. */
export const mediaHighlightsCodec: c.Lenient<Option<MediaHighlightsContent>> =
  /*#__PURE__*/ c.shownIf(
    // What the controls say may stand once for all.
    c.mapContent(parts, ({ showMoreTitle: more, showLessTitle: less, items, ...rest }) => ({
      ...rest,
      items: items.map((item) => ({
        ...item,
        showMoreTitle: item.showMoreTitle || more,
        showLessTitle: item.showLessTitle || less,
      })),
    })),
    ({ items }) => items.length > 0,
  )

/** What a page goes by wherever a block of this type stands. */
export const mediaHighlightsBlock = /*#__PURE__*/ c.defineBlock({
  codec: mediaHighlightsCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: ({ autoplay }) => autoplay !== 'disabled',
})
