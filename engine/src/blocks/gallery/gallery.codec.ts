import { list, markdown, markdownLine, record, shownIf, type Lenient } from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { GalleryContent } from './gallery.types.js'

/**
 * Reads the content of a sliding gallery: none without a picture or a video.
 *
 * @source B-GAL-01, B-GAL-22, B-GAL-23, B-GAL-24
 * @category codecs
 */
export const galleryCodec: Lenient<Option<GalleryContent>> = /*#__PURE__*/ shownIf(
  record({ heading: markdownLine, text: markdown, items: list(galleryItem) }),
  ({ items }) => items.length > 0,
)
