import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { FigureBar, KeyFigure, KeyFiguresContent } from './key-figures.types.js'

const MOST_FIGURES = 4
const MOST_BARS = 5

const isShare = (share: number): boolean => share >= 0 && share <= 1

const share: c.Lenient<Option<number>> = c.mapContent(
  c.checked(c.amount, (value, at) =>
    O.exists(isShare)(value)
      ? []
      : [c.findAt('UNKNOWN_VALUE', at, 'a share is a number from 0 to 1')],
  ),
  O.filter(isShare),
)

const bar: c.Lenient<Option<FigureBar>> = c.mapContent(
  c.record({ label: c.text, value: c.text, share }),
  ({ label, value, share: part }) =>
    label === '' || value === ''
      ? O.none
      : O.map((of: number) => ({ label, value, share: of }))(part),
)

const figure: c.Lenient<Option<KeyFigure>> = c.shownIf(
  c.record({
    value: c.text,
    label: c.text,
    text: c.markdownLine,
    bars: c.atMost(MOST_BARS, c.list(bar)),
    link: c.callToAction,
  }),
  ({ value, label }) => value !== '' && label !== '',
)

/** Reads the content of a block of key figures: up to four figures, each with its name; none without a figure. */
export const keyFiguresCodec: c.Lenient<Option<KeyFiguresContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    figures: c.atMost(MOST_FIGURES, c.list(figure)),
  }),
  ({ figures }) => figures.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const keyFiguresBlock = /*#__PURE__*/ c.defineBlock({
  codec: keyFiguresCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
