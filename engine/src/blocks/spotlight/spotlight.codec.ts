import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { SpotlightContent, SpotlightItem } from './spotlight.types.js'

const BUTTON_COLOURS = ['light', 'dark'] as const

const item: c.Lenient<Option<SpotlightItem>> = c.shownIf(
  c.mapContent(
    c.record({
      title: c.text,
      image: c.picture,
      video: c.video,
      eventLabel: c.optionalText,
      buttonColorMode: c.oneOf(BUTTON_COLOURS, 'light'),
      description: c.markdown,
      link: c.callToAction,
      disclaimer: c.disclaimers,
    }),
    ({ disclaimer: marks, ...rest }) => ({ ...rest, marks }),
  ),
  ({ title }) => title !== '',
)

/** Reads the content of a spotlight: none without an item that has a title. */
export const spotlightCodec: c.Lenient<Option<SpotlightContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    heading: c.markdownLine,
    text: c.markdown,
    items: c.list(item),
  }),
  ({ items }) => items.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const spotlightBlock = /*#__PURE__*/ c.defineBlock({
  codec: spotlightCodec,
  wakes: 'hydrated',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
