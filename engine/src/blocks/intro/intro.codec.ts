import {
  HEADING_TAGS,
  levelOfTag,
  mapContent,
  markdownLine,
  needed,
  oneOf,
  record,
  shownIf,
  type Lenient,
} from '../../content/index.js'
import type { Option } from '../../shared/index.js'
import type { IntroContent } from './intro.types.js'

const SIDES = ['start', 'center', 'end'] as const

/**
 * Reads the content of an intro header: none without a heading.
 *
 * @source B-SCOPE-06, D-B-53, D-B-61
 * @category codecs
 */
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
