import { isMessageClosed } from '@evkit/engine/internal/blocks'
import { focusAfter } from '../../primitives/index.js'
import type { TextStorage } from '../../tool/text-storage.js'
import { attempt, type Dismissals } from '../parts/dismissals.js'
import { findPart } from '../parts/enhance.dom.js'

/** What a message asks of the browser. */
export interface InfoMessagePorts {
  /** Where closed messages are kept; may throw. */
  readonly storage: () => TextStorage
  readonly dismissals: Dismissals
}

// What a browser keeps of a message; one that keeps nothing knows nothing, and one that cannot be closed keeps nothing.
const messageMemory = ({ dataset }: HTMLElement, storage: InfoMessagePorts['storage']) => {
  const { flagKey, textKey = '', flag = '', mark = '' } = dataset
  const read = (key: string): string => attempt(() => storage().getItem(key)) ?? ''
  return {
    isClosed: (): boolean =>
      flagKey !== undefined && isMessageClosed(mark, { flag: read(flagKey), text: read(textKey) }),
    close: (): void => {
      attempt(() => {
        storage().setItem(textKey, mark)
        storage().setItem(flagKey ?? '', flag)
      })
    },
    open: (): void => {
      attempt(() => {
        storage().removeItem(flagKey ?? '')
        storage().removeItem(textKey)
      })
    },
  }
}

/** How a message is shown and hidden. */
export interface MessageBox {
  /** One that is late came after the page: it is brought back. */
  readonly show: (isLate: boolean) => void
  readonly hide: () => void
}

// It came after the page: its role says so, and no word of weight does.
const showLate = (message: HTMLElement): void => {
  const { lateRole } = message.dataset
  if (lateRole !== undefined) {
    message.setAttribute('role', lateRole)
    findPart(message, 'prefix')?.remove()
  }
  message.focus()
}

const inPage = (box: HTMLElement, message: HTMLElement, close: () => void): MessageBox => {
  findPart(message, 'close')?.addEventListener('click', () => {
    focusAfter(message)
    close()
  })
  return {
    show: (isLate) => {
      box.hidden = false
      if (isLate) showLate(message)
    },
    hide: () => {
      box.hidden = true
    },
  }
}

const makeBox = async (
  root: HTMLElement,
  message: HTMLElement,
  close: () => void,
): Promise<MessageBox> => {
  const content = findPart(root, 'dialog')
  const text = findPart(message, 'message-text')
  if (content === undefined || text === undefined)
    return inPage(findPart(root, 'message-box') ?? message, message, close)
  const { inDialog } = await import('./message-dialog.dom.js')
  findPart(root, 'scriptless')?.remove()
  return inDialog(content, text, close)
}

/** Enhances a message: it stays away once it was closed, until its text changes or it is brought back. */
export const enhanceMessage = async (root: HTMLElement, ports: InfoMessagePorts): Promise<void> => {
  const message = findPart(root, 'message')
  if (message === undefined) return
  const { storage, dismissals } = ports
  const { key = '', name = '' } = message.dataset
  const memory = messageMemory(message, storage)
  const isClosed = memory.isClosed()
  if (!isClosed) dismissals.drop(key)
  const box = await makeBox(root, message, () => {
    memory.close()
    dismissals.add({ key, name }, true)
    box.hide()
  })
  if (isClosed) box.hide()
  else box.show(false)
  dismissals.onRestore((restored) => {
    if (restored !== key) return
    memory.open()
    box.show(true)
  })
}
