import * as O from '#fp-ts/Option'
import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { DimensionFigure, DimensionsContent, MeasuredCar } from './dimensions.types.js'

const positive: c.Lenient<Option<number>> = c.mapContent(
  c.checked(c.amount, (value, at) =>
    O.exists((one: number) => one <= 0)(value)
      ? [c.findAt('UNKNOWN_VALUE', at, 'a measure is above zero')]
      : [],
  ),
  O.filter((value) => value > 0),
)

const measures = c.record({
  picture: c.picture,
  nose: c.amount,
  tail: positive,
  ground: positive,
  length: positive,
  width: positive,
  widthWithMirrors: c.mapContent(
    c.amount,
    O.filter((value) => value > 0),
  ),
})

const isSized = (one: c.Picture): one is MeasuredCar['picture'] =>
  (one.width ?? 0) > 0 && (one.height ?? 0) > 0

const car: c.Lenient<Option<MeasuredCar>> = c.mapContent(
  measures,
  ({ picture: shown, nose, tail, ground, length, width, widthWithMirrors }) =>
    O.isSome(shown) &&
    isSized(shown.value) &&
    O.isSome(nose) &&
    O.isSome(tail) &&
    tail.value > nose.value &&
    O.isSome(ground) &&
    O.isSome(length) &&
    O.isSome(width)
      ? O.some({
          picture: shown.value,
          nose: nose.value,
          tail: tail.value,
          ground: ground.value,
          length: length.value,
          width: width.value,
          widthWithMirrors: Math.max(width.value, O.getOrElse(() => 0)(widthWithMirrors)),
        })
      : O.none,
)

const figure: c.Lenient<Option<DimensionFigure>> = c.shownIf(
  c.record({ title: c.text, value: c.text }),
  ({ title, value }) => title !== '' && value !== '',
)

/** Reads the content of a drawing of a car to scale; none without a car that is pictured and measured. */
export const dimensionsCodec: c.Lenient<Option<DimensionsContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    car,
    sideLabel: c.text,
    topLabel: c.text,
    person: c.optionalText,
    bay: c.optionalText,
    figures: c.list(figure),
  }),
  ({ car: shown }) => O.isSome(shown),
)

/** What a page goes by wherever a block of this type stands. */
export const dimensionsBlock = /*#__PURE__*/ c.defineBlock({
  codec: dimensionsCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
