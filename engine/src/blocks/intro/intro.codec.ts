import * as c from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { IntroContent } from './intro.types.js'

const SIDES = ['start', 'center', 'end'] as const

/** Reads the content of an intro header: none without a heading. */
export const introCodec: c.Lenient<Option<IntroContent>> = /*#__PURE__*/ c.shownIf(
  c.mapContent(
    c.record({
      label: c.markdownLine,
      heading: c.needed(c.markdownLine),
      subHeading: c.markdownLine,
      headingTag: c.oneOf(c.HEADING_TAGS, 'h2'),
      align: c.oneOf(SIDES, 'start'),
    }),
    ({ headingTag, ...rest }) => ({ ...rest, level: c.levelOfTag(headingTag) }),
  ),
  ({ heading }) => heading.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const introBlock = /*#__PURE__*/ c.defineBlock({
  codec: introCodec,
  wakes: false,
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
