import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { StatementContent } from './statement.types.js'

const SIDES = ['start', 'center', 'end'] as const

/** Reads the content of a statement: none without a text. */
export const statementCodec: c.Lenient<Option<StatementContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    text: c.needed(c.markdownLine),
    cta: c.callToAction,
    align: c.oneOf(SIDES, 'center'),
  }),
  ({ text }) => text.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const statementBlock = /*#__PURE__*/ c.defineBlock({
  codec: statementCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
