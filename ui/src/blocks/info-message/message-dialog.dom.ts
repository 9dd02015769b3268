import { focusAfter, listenToDialog, openDialog } from '../../primitives/index.js'
import { giveFocusBack } from '../parts/focus-back.dom.js'
import { holdOverlay } from '../parts/hold-overlay.dom.js'
import type { MessageBox } from './info-message.dom.js'

/**
 * Shows the text of a message in the dialog the server has drawn empty. The address opens one that was closed before; when it
 * goes, the focus goes to where the page begins behind it.
 */
export const inDialog = (
  content: HTMLElement,
  text: HTMLElement,
  onClosed: () => void,
): MessageBox => {
  const dialog = content.closest('dialog')
  if (dialog === null) throw new Error('A message in a dialog has none')
  const { overlay = '' } = content.dataset
  content.append(text)
  let close: (() => void) | undefined
  let openedAt = ''
  const tell = (isOpen: boolean): void => {
    if (!dialog.isConnected) return // its page has taken it away
    if (isOpen) {
      close ??= openDialog(dialog, true)
      openedAt = location.hash
      return
    }
    close?.()
    close = undefined
    giveFocusBack(overlay, openedAt)
    if (document.activeElement === document.body) focusAfter(dialog)
    onClosed()
  }
  const held = holdOverlay(overlay, tell)
  const hide = (): void => {
    if (close !== undefined) held.set(false)
  }
  listenToDialog(dialog, hide)
  return {
    show: () => {
      held.set(true)
    },
    hide,
  }
}
