import {
  callToAction,
  markdownLine,
  needed,
  oneOf,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { StatementContent } from './statement.types.js'

const SIDES = ['start', 'center', 'end'] as const

/**
 * Reads the content of a statement: none without a text.
 *
 * @source B-SCOPE-07, D-B-53, D-B-61
 * @category codecs
 */
export const statementCodec: Lenient<Option<StatementContent>> = /*#__PURE__*/ shownIf(
  record({
    text: needed(markdownLine),
    cta: callToAction,
    align: oneOf(SIDES, 'center'),
  }),
  ({ text }) => text.length > 0,
)
