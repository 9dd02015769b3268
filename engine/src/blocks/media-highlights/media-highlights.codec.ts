import {
  atMost,
  defineBlock,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  oneOf,
  optionalText,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { mediaHighlight } from './media-highlight.codec.js'
import type { MediaHighlightsContent } from './media-highlights.types.js'
import { MEDIA_AUTOPLAY, MEDIA_VARIANTS } from './media-variants.js'

/** Highlights a block shows. @source B-MEDIA-01 @category constants */
const MEDIA_MAX_ITEMS = 3

const parts = record({
  variant: oneOf(MEDIA_VARIANTS, 'rows'),
  heading: markdownLine,
  text: markdown,
  items: atMost(MEDIA_MAX_ITEMS, list(mediaHighlight)),
  autoplay: oneOf(MEDIA_AUTOPLAY, 'disabled'),
  loopVideos: flag(false),
  showMoreTitle: optionalText,
  showLessTitle: optionalText,
})

/** Reads the content of media highlights: none without one that has a word. */
export const mediaHighlightsCodec: Lenient<Option<MediaHighlightsContent>> = /*#__PURE__*/ shownIf(
  // What the controls say may stand once for all.
  mapContent(parts, ({ showMoreTitle: more, showLessTitle: less, items, ...rest }) => ({
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
export const mediaHighlightsBlock = /*#__PURE__*/ defineBlock({
  codec: mediaHighlightsCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: ({ autoplay }) => autoplay !== 'disabled',
})
