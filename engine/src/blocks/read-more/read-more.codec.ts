import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { ReadMoreContent } from './read-more.types.js'

/** More lines than these are no fold. @source B-READ-01 @category constants */
const MOST_LINES = 12

const lines: c.Lenient<number> = c.mapContent(c.amount, (written) =>
  O.isSome(written) && written.value >= 1
    ? Math.min(Math.round(written.value), MOST_LINES)
    : c.READ_MORE_LINES,
)

/** Reads the content of a text that is folded where it is long: none without a text. */
export const readMoreCodec: c.Lenient<Option<ReadMoreContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    text: c.needed(c.markdown),
    lines,
    moreText: c.optionalText,
    lessText: c.optionalText,
  }),
  ({ text }) => text.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const readMoreBlock = /*#__PURE__*/ c.defineBlock({
  codec: readMoreCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
