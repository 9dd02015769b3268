import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import { galleryItem } from './gallery-item.codec.js'
import type { GalleryGridContent } from './gallery.types.js'

/** Cells of a grid. @source B-GAL-10 @category constants */
const GRID_CELLS = 3

/** Cells of a grid where exactly as many are asked for. @source B-GAL-11 @category constants */
const GRID_CELLS_MORE = 6

/** Looks of what opens the overlay of a grid. @source B-GAL-12 @category constants */
const GRID_LINKS = ['link', 'button'] as const

const visible: c.Lenient<number> = c.mapContent(
  c.checked(c.amount, (value, at) =>
    O.isNone(value) || value.value === GRID_CELLS || value.value === GRID_CELLS_MORE
      ? []
      : [c.findAt('UNKNOWN_VALUE', at, `3 or 6 items, so ${value.value} is read as 3`)],
  ),
  (value) => (O.isSome(value) && value.value === GRID_CELLS_MORE ? GRID_CELLS_MORE : GRID_CELLS),
)

/** Reads the content of a gallery grid: none without a picture or a video. */
export const galleryGridCodec: c.Lenient<Option<GalleryGridContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    items: c.list(galleryItem),
    visibleItems: visible,
    openText: c.optionalText,
    openLook: c.oneOf(GRID_LINKS, 'link'),
  }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const galleryGridBlock = /*#__PURE__*/ c.defineBlock({
  codec: galleryGridCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
