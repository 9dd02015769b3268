import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { GalleryContent } from './gallery.types.js'

/** Reads the content of a sliding gallery: none without a picture or a video. */
export const galleryCodec: c.Lenient<Option<GalleryContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    items: c.list(galleryItem),
  }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const galleryBlock = /*#__PURE__*/ c.defineBlock({
  codec: galleryCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
