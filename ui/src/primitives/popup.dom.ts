// Opening and closing a native dialog, whoever draws it.
import { findFocus } from './own-tree.dom.js'

const focusFirst = (dialog: HTMLDialogElement): void => {
  const target =
    dialog.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    dialog.querySelector<HTMLElement>('[data-part="close"]') ??
    dialog
  target.focus()
}

// Dialogs over one another hold the page together, and the last to close lets it go.
let holders = 0
let letGo = (): void => undefined

// The page behind keeps its place, and that of its scrollbar where one takes room: as padding, as a gutter would change what a
// length in vw is. Browsers have the bar on the right, whichever way a page reads.
const hold = (): (() => void) => {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingRight } = style
  const bar = window.innerWidth - clientWidth
  if (bar > 0) style.paddingRight = `${bar}px`
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}

const holdPage = (): (() => void) => {
  if (holders === 0) letGo = hold()
  holders += 1
  return () => {
    holders -= 1
    if (holders === 0) letGo()
  }
}

/** Opens a dialog and moves the focus in; answers how to close it, which gives the focus back to where it was. */
export const openDialog = (dialog: HTMLDialogElement, isModal: boolean): (() => void) => {
  const opener = findFocus(dialog)
  const letPageGo = isModal ? holdPage() : undefined
  if (isModal) dialog.showModal()
  else dialog.show()
  focusFirst(dialog)
  return () => {
    const last = findFocus(dialog)
    dialog.close()
    letPageGo?.()
    if (!(last instanceof HTMLElement) || !dialog.contains(last)) return
    // Nobody else can tell that the focus is free before the browser takes it from what is closed, at its next drawing.
    last.blur()
    if (opener instanceof HTMLElement) opener.focus()
  }
}

/**
 * Tells when a visitor closes a dialog that no framework draws: by its button, by a press beside it, by Escape, or as the
 * browser closes it.
 */
export const listenToDialog = (dialog: HTMLDialogElement, close: () => void): void => {
  dialog.addEventListener('click', ({ target }) => {
    const isBeside = target === dialog
    const isClose = target instanceof Element && target.closest('[data-part="close"]') !== null
    if (isBeside || isClose) close()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  // Some browsers close a dialog at the second Escape, whatever the page says; it may be open again when they tell of it.
  dialog.addEventListener('close', () => {
    if (!dialog.open) close()
  })
}
