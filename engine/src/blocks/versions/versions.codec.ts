import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CarVersion, VersionFigure, VersionsContent } from './versions.types.js'

const MOST_FIGURES = 4

const figure: c.Lenient<Option<VersionFigure>> = c.shownIf(
  c.record({ title: c.text, value: c.text }),
  ({ title, value }) => title !== '' && value !== '',
)

const version: c.Lenient<Option<CarVersion>> = c.shownIf(
  c.record({
    title: c.text,
    price: c.optionalText,
    figures: c.atMost(MOST_FIGURES, c.list(figure)),
    isChosen: c.flag(false),
    link: c.callToAction,
  }),
  ({ title }) => title !== '',
)

/** Reads the content of a choice of the versions of a car: up to four figures of each; none without a version. */
export const versionsCodec: c.Lenient<Option<VersionsContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(
    c.record({
      heading: c.markdownLine,
      text: c.markdown,
      disclaimer: c.disclaimers,
      chosenText: c.optionalText,
      versions: c.list(version),
    }),
    ({ disclaimer: marks, ...rest }) => ({ ...rest, marks }),
  ),
  ({ versions }) => versions.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const versionsBlock = /*#__PURE__*/ c.defineBlock({
  codec: versionsCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
