import {
  isMessageClosed,
  keepMessage,
  listMessageKeys,
  type InfoMessageContent,
} from '@evkit/engine/blocks'
import { attempt, type TextStore } from '../parts/index.js'

/** What a browser keeps of a message; one that keeps nothing knows nothing. */
export const messageMemory = (store: () => TextStore, content: InfoMessageContent) => {
  const keys = listMessageKeys(content)
  const read = (key: string): string => attempt(() => store().getItem(key) ?? '', '')
  return {
    isClosed: (): boolean =>
      isMessageClosed(content, { flag: read(keys.flag), text: read(keys.text) }),
    close: (): void => {
      const { flag, text } = keepMessage(content)
      attempt(() => {
        store().setItem(keys.text, text)
        store().setItem(keys.flag, flag)
      }, undefined)
    },
    open: (): void => {
      attempt(() => {
        store().removeItem(keys.flag)
        store().removeItem(keys.text)
      }, undefined)
    },
  }
}
