import { option as O } from 'fp-ts'
import {
  amount,
  defineBlock,
  mapContent,
  markdown,
  needed,
  never,
  optionalText,
  READ_MORE_LINES,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { ReadMoreContent } from './read-more.types.js'

/** More lines than these are no fold. @source B-READ-01 @category constants */
const MOST_LINES = 12

const lines: Lenient<number> = mapContent(amount, (written) =>
  O.isSome(written) && written.value >= 1
    ? Math.min(Math.round(written.value), MOST_LINES)
    : READ_MORE_LINES,
)

/** Reads the content of a text that is folded where it is long: none without a text. */
export const readMoreCodec: Lenient<Option<ReadMoreContent>> = /*#__PURE__*/ shownIf(
  record({ text: needed(markdown), lines, moreText: optionalText, lessText: optionalText }),
  ({ text }) => text.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const readMoreBlock = /*#__PURE__*/ defineBlock({
  codec: readMoreCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: never,
  moves: never,
})
