import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.js'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { notePlace } from './next-focus.dom.js'
import { findFocus } from './own-tree.dom.js'
import { openDialog } from './popup.dom.js'
import styles from './popup.module.css'

/** Props of a popup. */
export interface PopupProps {
  readonly isOpen: boolean
  /**
   * `dropdown` hangs under its opener; `overlay` fills the screen; `card` floats over a dimmed page; `screen` fills the
   * screen with parts that scroll by themselves.
   */
  readonly look: 'dropdown' | 'overlay' | 'card' | 'screen'
  readonly label: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** What stands at the head of a `screen`, beside its close button. */
  readonly start?: ReactNode
  readonly children: ReactNode
}

// Written out, so that pages which open none load no table of them.
const LOOKS: Readonly<Record<PopupProps['look'], string | undefined>> = {
  dropdown: styles['dropdown'],
  overlay: styles['overlay'],
  card: styles['card'],
  screen: styles['screen'],
}

const isModal = (look: PopupProps['look']): boolean => look !== 'dropdown'

// Opens and closes the native dialog, moves the focus in, and gives it back to where it was, or to what is there now.
const useNativeDialog = ({ isOpen, look }: PopupProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || dialog === null) return
    const opener = findFocus(dialog)
    const focusPlace = opener === null ? undefined : notePlace(opener)
    const close = openDialog(dialog, isModal(look))
    return () => {
      close()
      if (opener?.isConnected === false) focusPlace?.()
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
  const { isOpen, look, label, closeLabel, onClose, start, children } = props
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape and a press beside the card
    <dialog
      ref={ref}
      className={classNames(styles['popup'], LOOKS[look])}
      aria-label={label}
      tabIndex={-1}
      data-part="popup"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Closed by something else than what draws it, such as the browser itself.
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onClose()
      }}
      onKeyDown={(event) => {
        // While an input method composes, the key is its own.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
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
          {look === 'overlay' ? <p className={styles['title']}>{label}</p> : start}
          <Button look="round" aria-label={closeLabel} data-part="close" onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
      ) : null}
      {children}
    </dialog>
  )
}
