import {
  callToAction,
  flag,
  markdown,
  markdownLine,
  memberOf,
  needed,
  oneOf,
  optionalText,
  record,
  shownIf,
  text,
  type CallToAction,
  type Lenient,
} from '../../content/index.js'
import { isRecord, type Option } from '../../shared/index.js'
import type { InfoMessageContent } from './info-message.types.js'
import { INFO_TYPES } from './message-types.js'

// The link of a message has names of its own.
const link: Lenient<Option<CallToAction>> = (value, at) =>
  callToAction(
    isRecord(value)
      ? {
          text: memberOf(value, 'urlText'),
          href: memberOf(value, 'url'),
          target: memberOf(value, 'target'),
          accessibilityLabel: memberOf(value, 'accessibilityLabel'),
        }
      : value,
    at,
  )

/**
 * Reads the content of a message: none without a text.
 *
 * @source B-INFO-04, B-INFO-05, B-INFO-06, B-INFO-08, D-B-40, D-B-53
 * @category codecs
 */
export const infoMessageCodec: Lenient<Option<InfoMessageContent>> = /*#__PURE__*/ shownIf(
  record({
    id: text,
    messageType: oneOf(INFO_TYPES, 'default'),
    title: markdownLine,
    message: needed(markdown),
    link,
    dismissible: flag(true),
    marketSlug: optionalText,
    modelSlug: optionalText,
  }),
  ({ message }) => message.length > 0,
)
