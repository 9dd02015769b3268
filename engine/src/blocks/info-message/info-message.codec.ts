import {
  callToAction,
  defineBlock,
  flag,
  markdown,
  markdownLine,
  memberOf,
  needed,
  never,
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

/** Reads the content of a message: none without a text. */
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

/** What a page goes by wherever a block of this type stands. */
export const infoMessageBlock = /*#__PURE__*/ defineBlock({
  codec: infoMessageCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: never,
  moves: never,
})
