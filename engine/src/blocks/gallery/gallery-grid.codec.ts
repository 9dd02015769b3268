import { option as O } from 'fp-ts'
import {
  amount,
  checked,
  defineBlock,
  findAt,
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
import { galleryItem } from './gallery-item.codec.js'
import type { GalleryGridContent } from './gallery.types.js'

/** Cells of a grid. @source B-GAL-10 @category constants */
const GRID_CELLS = 3

/** Cells of a grid where exactly as many are asked for. @source B-GAL-11 @category constants */
const GRID_CELLS_MORE = 6

/** Looks of what opens the overlay of a grid. @source B-GAL-12 @category constants */
const GRID_LINKS = ['link', 'button'] as const

const visible: Lenient<number> = mapContent(
  checked(amount, (value, at) =>
    O.isNone(value) || value.value === GRID_CELLS || value.value === GRID_CELLS_MORE
      ? []
      : [findAt('UNKNOWN_VALUE', at, `3 or 6 items, so ${value.value} is read as 3`)],
  ),
  (value) => (O.isSome(value) && value.value === GRID_CELLS_MORE ? GRID_CELLS_MORE : GRID_CELLS),
)

/** Reads the content of a gallery grid: none without a picture or a video. */
export const galleryGridCodec: Lenient<Option<GalleryGridContent>> = /*#__PURE__*/ shownIf(
  record({
    heading: markdownLine,
    text: markdown,
    items: list(galleryItem),
    visibleItems: visible,
    openText: optionalText,
    openLook: oneOf(GRID_LINKS, 'link'),
  }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const galleryGridBlock = /*#__PURE__*/ defineBlock({
  codec: galleryGridCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: never,
})
