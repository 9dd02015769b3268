import * as c from '../../content/index.js'
import { isRecord, type Option } from '../../shared/index.js'
import type { InfoMessageContent } from './info-message.types.js'
import { INFO_TYPES } from './message-types.js'

// The link of a message has names of its own.
const link: c.Lenient<Option<c.CallToAction>> = (value, at) =>
  c.callToAction(
    isRecord(value)
      ? {
          text: c.memberOf(value, 'urlText'),
          href: c.memberOf(value, 'url'),
          target: c.memberOf(value, 'target'),
          accessibilityLabel: c.memberOf(value, 'accessibilityLabel'),
        }
      : value,
    at,
  )

/** Reads the content of a message: none without a text. */
export const infoMessageCodec: c.Lenient<Option<InfoMessageContent>> = /*#__PURE__*/ c.shownIf(
  c.record({
    id: c.text,
    messageType: c.oneOf(INFO_TYPES, 'default'),
    title: c.markdownLine,
    message: c.needed(c.markdown),
    link,
    dismissible: c.flag(true),
    marketSlug: c.optionalText,
    modelSlug: c.optionalText,
  }),
  ({ message }) => message.length > 0,
)

/** What a page goes by wherever a block of this type stands. */
export const infoMessageBlock = /*#__PURE__*/ c.defineBlock({
  codec: infoMessageCodec,
  wakes: 'enhanced',
  place: 'rows',
  isPictured: c.never,
  moves: c.never,
})
