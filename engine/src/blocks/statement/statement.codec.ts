import {
  callToAction,
  defineBlock,
  markdownLine,
  needed,
  never,
  oneOf,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { StatementContent } from './statement.types.js'

const SIDES = ['start', 'center', 'end'] as const

/** Reads the content of a statement: none without a text. */
export const statementCodec: Lenient<Option<StatementContent>> = /*#__PURE__*/ shownIf(
  record({
    text: needed(markdownLine),
    cta: callToAction,
    align: oneOf(SIDES, 'center'),
  }),
  ({ text }) => text.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const statementBlock = /*#__PURE__*/ defineBlock({
  codec: statementCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
