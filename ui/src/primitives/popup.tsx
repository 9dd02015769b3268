import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.js'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { findFocus } from './own-tree.dom.js'
import styles from './popup.module.css'

/** Props of a popup. */
export interface PopupProps {
  readonly isOpen: boolean
  /** `dropdown` hangs under its opener; `overlay` fills the screen; `card` floats over a dimmed page. */
  readonly look: 'dropdown' | 'overlay' | 'card'
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const isModal = (look: PopupProps['look']): boolean => look !== 'dropdown'

const focusFirst = (dialog: HTMLDialogElement): void => {
  const target =
    dialog.querySelector<HTMLElement>('input:checked') ??
    dialog.querySelector<HTMLElement>('[data-part="close"]') ??
    dialog
  target.focus()
}

// Opens and closes the native dialog, moves the focus in, and gives it back to where it was.
const useNativeDialog = ({ isOpen, look }: PopupProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || dialog === null) return
    const opener = findFocus(dialog)
    if (isModal(look)) dialog.showModal()
    else dialog.show()
    focusFirst(dialog)
    return () => {
      const hadFocus = dialog.contains(findFocus(dialog))
      dialog.close()
      if (hadFocus && opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen, look])
  return ref
}

// A dropdown also closes when the visitor presses or tabs outside of it.
const useOutside = (
  ref: { readonly current: HTMLDialogElement | null },
  { isOpen, look, onClose }: PopupProps,
): void => {
  useEffect(() => {
    if (!isOpen || isModal(look)) return
    const leave = (event: Event): void => {
      const area = ref.current?.parentElement
      if (event.target instanceof Node && area?.contains(event.target) === false) onClose()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [ref, isOpen, look, onClose])
}

/**
 * A native dialog: modal ones make the page behind inert and contain the focus; Escape and a labelled button close it,
 * and the focus returns to the opener.
 */
export const Popup = (props: PopupProps) => {
  const ref = useNativeDialog(props)
  useOutside(ref, props)
  const { look, label, closeLabel, onClose, children } = props
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape and a press beside the card
    <dialog
      ref={ref}
      className={classNames(styles['popup'], styles[look])}
      aria-label={label}
      tabIndex={-1}
      data-part="popup"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isModal(look)) onClose()
      }}
    >
      {isModal(look) ? (
        <div className={styles['head']}>
          {look === 'overlay' ? <p className={styles['title']}>{label}</p> : null}
          <Button look="round" aria-label={closeLabel} data-part="close" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
      ) : null}
      {children}
    </dialog>
  )
}
