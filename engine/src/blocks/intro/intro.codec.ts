import {
  defineBlock,
  HEADING_TAGS,
  levelOfTag,
  mapContent,
  markdownLine,
  needed,
  never,
  oneOf,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { IntroContent } from './intro.types.js'

const SIDES = ['start', 'center', 'end'] as const

/** Reads the content of an intro header: none without a heading. */
export const introCodec: Lenient<Option<IntroContent>> = /*#__PURE__*/ shownIf(
  mapContent(
    record({
      label: markdownLine,
      heading: needed(markdownLine),
      subHeading: markdownLine,
      headingTag: oneOf(HEADING_TAGS, 'h2'),
      align: oneOf(SIDES, 'start'),
    }),
    ({ headingTag, ...rest }) => ({ ...rest, level: levelOfTag(headingTag) }),
  ),
  ({ heading }) => heading.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const introBlock = /*#__PURE__*/ defineBlock({
  codec: introCodec,
  wakes: false,
  place: 'rows',
  isPictured: never,
  moves: never,
})
