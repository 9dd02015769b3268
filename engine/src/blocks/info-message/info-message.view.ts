import {
  toPlainLine,
  toPlainText,
  type CallToAction,
  type Dismissal,
  type Markdown,
  type MarkdownLine,
} from '../../content/index.js'
import { toUndefined } from '../../shared/index.js'
import { keepMessage, listMessageKeys, type MessageRecord } from './closed-message.js'
import type { InfoMessageContent, InfoType } from './info-message.types.js'

/** What a message says itself. */
export interface InfoMessageWords {
  readonly close: string
  /** Before a message of weight. */
  readonly important: string
  /** Name of a message without a title. */
  readonly message: string
}

/** Input of {@link infoMessageView}. */
export interface InfoMessageBlock {
  /** Id of the block; ids of its parts begin with it. */
  readonly id: string
  readonly content: InfoMessageContent
  readonly words: InfoMessageWords
}

/** View model of an info message (alert, status or dialog). */
export interface InfoMessageView {
  readonly type: InfoType
  /** ARIA role; absent for a plain part of the page. */
  readonly role: 'status' | 'alert' | undefined
  /** ARIA role of a restored message, which appears after page load. */
  readonly lateRole: 'status' | 'alert' | undefined
  /** Id of its title; absent without one. */
  readonly titleId: string | undefined
  readonly name: string
  /** Screen-reader prefix of a message present at page load; empty where its role suffices. */
  readonly prefix: string
  readonly title: MarkdownLine
  readonly message: Markdown
  readonly call: CallToAction | undefined
  /** Accessible name of the close button; absent when it cannot be closed. */
  readonly closeLabel: string | undefined
  /** Name of its dismissal. */
  readonly dismissal: Dismissal
  /** Storage record of its dismissal; absent when it cannot be closed, so that stored ones are ignored. */
  readonly record: MessageRecord | undefined
}

const ROLES: Readonly<Record<InfoType, InfoMessageView['role']>> = {
  default: undefined,
  alert: 'alert',
  success: 'status',
  dialog: undefined,
}

/**
 * Builds the view model of an info message, with its ARIA roles.
 *
 * | type    | present at page load                      | added later      |
 * | ------- | ----------------------------------------- | ---------------- |
 * | default | part of the page                          | part of the page |
 * | alert   | part of the page, announced as important  | alert            |
 * | success | status                                    | status           |
 * | dialog  | dialog; an alert when it cannot be closed | the same         |
 *
 * @param block - Its id, content and translations.
 * @returns The view model: type, roles and accessible names.
 * @source B-INFO-06, B-INFO-07, B-INFO-08, D-B-40
 *
 * @example A dialog nobody could close
 * ```ts
 * import { infoMessageView } from '@evkit/engine/blocks'
 * import { none } from '@evkit/engine/shared'
 *
 * const content = {
 *   id: 'm1', messageType: 'dialog', title: [], message: [], link: none, dismissible: false, marketSlug: 'uk',
 *   modelSlug: '',
 * } as const
 * const words = { close: 'Close', important: 'Important', message: 'Message' }
 * infoMessageView({ id: 'b', content, words }).type // => 'alert'
 * ```
 * @category views
 */
export const infoMessageView = ({ id, content, words }: InfoMessageBlock): InfoMessageView => {
  const { messageType, title, message, link, dismissible } = content
  const type = messageType === 'dialog' && !dismissible ? 'alert' : messageType
  const isAlert = type === 'alert'
  return {
    type,
    role: isAlert ? undefined : ROLES[type],
    lateRole: ROLES[type],
    titleId: title.length === 0 ? undefined : `${id}-title`,
    name: toPlainLine(title) || words.message,
    prefix: isAlert ? words.important : '',
    title,
    message,
    call: toUndefined(link),
    closeLabel: dismissible ? words.close : undefined,
    dismissal: {
      key: listMessageKeys(content).flag,
      name: toPlainLine(title) || toPlainText(message),
    },
    record: dismissible
      ? { keys: listMessageKeys(content), kept: keepMessage(content) }
      : undefined,
  }
}
