import {
  defineBlock,
  list,
  markdown,
  markdownLine,
  never,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { GalleryContent } from './gallery.types.js'

/** Reads the content of a sliding gallery: none without a picture or a video. */
export const galleryCodec: Lenient<Option<GalleryContent>> = /*#__PURE__*/ shownIf(
  record({ heading: markdownLine, text: markdown, items: list(galleryItem) }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const galleryBlock = /*#__PURE__*/ defineBlock({
  codec: galleryCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: never,
})
