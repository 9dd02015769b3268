import {
  callToAction,
  defineBlock,
  disclaimers,
  list,
  mapContent,
  markdown,
  markdownLine,
  never,
  oneOf,
  optionalText,
  picture,
  record,
  shownIf,
  text,
  video,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { SpotlightContent, SpotlightItem } from './spotlight.types.js'

const BUTTON_COLOURS = ['light', 'dark'] as const

const item: Lenient<Option<SpotlightItem>> = shownIf(
  mapContent(
    record({
      title: text,
      image: picture,
      video,
      eventLabel: optionalText,
      buttonColorMode: oneOf(BUTTON_COLOURS, 'light'),
      description: markdown,
      link: callToAction,
      disclaimer: disclaimers,
    }),
    ({ disclaimer: marks, ...rest }) => ({ ...rest, marks }),
  ),
  ({ title }) => title !== '',
)

/** Reads the content of a spotlight: none without an item that has a title. */
export const spotlightCodec: Lenient<Option<SpotlightContent>> = /*#__PURE__*/ shownIf(
  record({ heading: markdownLine, text: markdown, items: list(item) }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const spotlightBlock = /*#__PURE__*/ defineBlock({
  codec: spotlightCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: never,
  moves: never,
})
