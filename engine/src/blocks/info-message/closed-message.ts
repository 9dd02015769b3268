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
 * @source B-INFO-03, B-B-11, D-B-40
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

/** What a message is known by and kept as once it was closed. */
export interface MessageRecord {
  readonly keys: MessageKeys
  readonly kept: KeptMessage
}

/**
 * Says what is kept when a message is closed.
 *
 * @source B-INFO-02, B-B-11, D-B-40
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
 * @source B-INFO-01, B-B-11, D-B-40
 */
export const isMessageClosed = (mark: string, kept: KeptMessage): boolean =>
  kept.flag === CLOSED && (kept.text === '' || kept.text === mark)
