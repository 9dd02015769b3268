import { option as O } from 'fp-ts'
import {
  amount,
  atMost,
  callToAction,
  checked,
  defineBlock,
  findAt,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { FigureBar, KeyFigure, KeyFiguresContent } from './key-figures.types.js'

const MOST_FIGURES = 4
const MOST_BARS = 5

const isShare = (share: number): boolean => share >= 0 && share <= 1

const share: Lenient<Option<number>> = mapContent(
  checked(amount, (value, at) =>
    O.exists(isShare)(value)
      ? []
      : [findAt('UNKNOWN_VALUE', at, 'a share is a number from 0 to 1')],
  ),
  O.filter(isShare),
)

const bar: Lenient<Option<FigureBar>> = mapContent(
  record({ label: text, value: text, share }),
  ({ label, value, share: part }) =>
    label === '' || value === ''
      ? O.none
      : O.map((of: number) => ({ label, value, share: of }))(part),
)

const figure: Lenient<Option<KeyFigure>> = shownIf(
  record({
    value: text,
    label: text,
    text: markdownLine,
    bars: atMost(MOST_BARS, list(bar)),
    link: callToAction,
  }),
  ({ value, label }) => value !== '' && label !== '',
)

/** Reads the content of a block of key figures: up to four figures, each with its name; none without a figure. */
export const keyFiguresCodec: Lenient<Option<KeyFiguresContent>> = /*#__PURE__*/ shownIf(
  record({
    heading: markdownLine,
    text: markdown,
    figures: atMost(MOST_FIGURES, list(figure)),
  }),
  ({ figures }) => figures.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const keyFiguresBlock = /*#__PURE__*/ defineBlock({
  codec: keyFiguresCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
