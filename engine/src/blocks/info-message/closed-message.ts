import { toFingerprint, toPlainLine, toPlainText } from '../../content/index.js'
import type { InfoMessageContent } from './info-message.types.js'

const FLAG = 'infoMessage'
const TEXT = 'infoMessageText'
const CLOSED = 'true'

/** What is kept of a message that was closed: its flag, and which text it had. */
export interface MessageKeys {
  readonly flag: string
  readonly text: string
}

/**
 * Names what is kept of a message that was closed.
 *
 * @param content - The message.
 * @returns The key of the flag, and the one of the mark of its text.
 * @law Messages of another id, market or car have other keys.
 * @source B-INFO-03, B-B-11, D-B-40
 *
 * @example A message for one car
 * ```ts
 * import { listMessageKeys } from '@evkit/engine/blocks'
 *
 * listMessageKeys({ id: 'm1', marketSlug: 'uk', modelSlug: '' }).flag // => 'infoMessage:m1:uk'
 * listMessageKeys({ id: 'm1', marketSlug: 'uk', modelSlug: 'ex30' }).flag // => 'infoMessage:m1:uk:ex30'
 * ```
 * @category constructors
 */
export const listMessageKeys = ({
  id,
  marketSlug,
  modelSlug,
}: Pick<InfoMessageContent, 'id' | 'marketSlug' | 'modelSlug'>): MessageKeys => {
  const parts = [id, marketSlug, ...(modelSlug === '' ? [] : [modelSlug])].join(':')
  return { flag: `${FLAG}:${parts}`, text: `${TEXT}:${parts}` }
}

/** What was kept of a message; empty where nothing was. */
export type KeptMessage = MessageKeys

/**
 * Says what is kept when a message is closed.
 *
 * @param content - The message.
 * @returns The flag, and a mark of its text.
 * @source B-INFO-02, B-B-11, D-B-40
 *
 * @example The flag
 * ```ts
 * import { keepMessage } from '@evkit/engine/blocks'
 *
 * keepMessage({ title: [], message: [] }).flag // => 'true'
 * ```
 * @category constructors
 */
export const keepMessage = ({
  title,
  message,
}: Pick<InfoMessageContent, 'title' | 'message'>): KeptMessage => ({
  flag: CLOSED,
  text: toFingerprint(`${toPlainLine(title)}\n${toPlainText(message)}`),
})

/**
 * Tells whether a message was closed.
 *
 * | kept | closed |
 * | --- | --- |
 * | nothing, or another flag than `true` | no |
 * | the flag, and no text or this text | yes |
 * | the flag, and another text: the message has changed | no |
 *
 * @param content - The message.
 * @param kept - What was kept.
 * @returns False too for a message that cannot be closed.
 * @source B-INFO-01, B-INFO-07, B-B-11, D-B-40
 *
 * @example Another text
 * ```ts
 * import { isMessageClosed } from '@evkit/engine/blocks'
 *
 * const content = { title: [], message: [], dismissible: true }
 * isMessageClosed(content, { flag: 'true', text: '' }) // => true
 * isMessageClosed(content, { flag: 'true', text: 'another' }) // => false
 * ```
 * @category predicates
 */
export const isMessageClosed = (
  content: Pick<InfoMessageContent, 'title' | 'message' | 'dismissible'>,
  kept: KeptMessage,
): boolean =>
  content.dismissible &&
  kept.flag === CLOSED &&
  (kept.text === '' || kept.text === keepMessage(content).text)
