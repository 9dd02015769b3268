import { option as O } from 'fp-ts'
import {
  amount,
  mapContent,
  markdown,
  needed,
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

/**
 * Reads the content of a text that is folded where it is long: none without a text.
 *
 * @source B-READ-01, B-READ-02, B-READ-05, D-B-53
 * @category codecs
 */
export const readMoreCodec: Lenient<Option<ReadMoreContent>> = /*#__PURE__*/ shownIf(
  record({ text: needed(markdown), lines, moreText: optionalText, lessText: optionalText }),
  ({ text }) => text.length > 0,
)
