import {
  isMessageClosed,
  keepMessage,
  listMessageKeys,
  type InfoMessageContent,
} from '@evkit/engine/blocks'
import type { TextStorage } from '../../tool/text-storage.js'
import { attempt } from '../parts/index.js'

/** What a browser keeps of a message; one that keeps nothing knows nothing. */
export const messageMemory = (storage: () => TextStorage, content: InfoMessageContent) => {
  const keys = listMessageKeys(content)
  const read = (key: string): string => attempt(() => storage().getItem(key)) ?? ''
  return {
    isClosed: (): boolean =>
      isMessageClosed(content, { flag: read(keys.flag), text: read(keys.text) }),
    close: (): void => {
      const { flag, text } = keepMessage(content)
      attempt(() => {
        storage().setItem(keys.text, text)
        storage().setItem(keys.flag, flag)
      })
    },
    open: (): void => {
      attempt(() => {
        storage().removeItem(keys.flag)
        storage().removeItem(keys.text)
      })
    },
  }
}
