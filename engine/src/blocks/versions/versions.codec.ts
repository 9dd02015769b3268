import {
  atMost,
  callToAction,
  defineBlock,
  disclaimers,
  flag,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  optionalText,
  record,
  shownIf,
  text,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { CarVersion, VersionFigure, VersionsContent } from './versions.types.js'

const MOST_FIGURES = 4

const figure: Lenient<Option<VersionFigure>> = shownIf(
  record({ title: text, value: text }),
  ({ title, value }) => title !== '' && value !== '',
)

const version: Lenient<Option<CarVersion>> = shownIf(
  record({
    title: text,
    price: optionalText,
    figures: atMost(MOST_FIGURES, list(figure)),
    isChosen: flag(false),
    link: callToAction,
  }),
  ({ title }) => title !== '',
)

/** Reads the content of a choice of the versions of a car: up to four figures of each; none without a version. */
export const versionsCodec: Lenient<Option<VersionsContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      heading: markdownLine,
      text: markdown,
      disclaimer: disclaimers,
      chosenText: optionalText,
      versions: list(version),
    }),
    ({ disclaimer: marks, ...rest }) => ({ ...rest, marks }),
  ),
  ({ versions }) => versions.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const versionsBlock = /*#__PURE__*/ defineBlock({
  codec: versionsCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
