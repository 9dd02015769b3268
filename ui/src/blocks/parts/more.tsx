import { OVERLAY_MARKER } from '@evkit/engine/interaction'
import { useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { findFocus, Popup } from '../../primitives/index.js'
import { useNative } from './use-native.js'
import { useOverlay } from './use-overlay.js'
import { usePrinting } from './use-printing.js'

/** Props of a button for more. */
export interface MoreProps {
  /** Id of the button. */
  readonly id: string
  /** What the button says; read aloud only where `sign` is seen. */
  readonly label: string
  readonly sign?: ReactNode
  readonly look: 'overlay' | 'card'
  /** Name of what it opens. */
  readonly name: string
  readonly closeLabel: string
  /** Class of the button and of what stands in its place without scripts. */
  readonly className: string | undefined
  /** What tracking calls it; it is not told without one. */
  readonly event?: string
  /** What is read without scripts, in the page, and on paper. */
  readonly inPage: ReactNode
  /** What is read in the dialog. */
  readonly children: ReactNode
}

// What was opened before the block was awake is being read: it stays where it is until it is closed.
const useFold = (id: string) => {
  const root = useRef<HTMLDivElement>(null)
  const [isFolding, setFolding] = useState(false)
  const isLeft = useRef(false)
  const isAwake = useNative(root, (opened) => {
    setFolding(opened.includes(id))
  })
  useLayoutEffect(() => {
    if (isFolding || !isLeft.current) return
    isLeft.current = false
    root.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isFolding])
  return {
    root,
    isAwake,
    isFolding,
    end: (): void => {
      const { current } = root
      isLeft.current = current?.contains(findFocus(current)) === true
      setFolding(false)
    },
  }
}

/**
 * A button that opens more in a dialog with an address of its own; without scripts a fold in the page, which the same
 * address opens.
 */
export const More = (props: MoreProps) => {
  const { id, label, sign, look, name, closeLabel, className, inPage, children } = props
  const tracked = { 'data-event': props.event === '' ? undefined : props.event }
  const { isOpen, wasOpened, set } = useOverlay(id)
  const { root, isAwake, isFolding, end } = useFold(id)
  // The dialog is there at once, what it holds a moment later: a press on a slow phone is answered all the same.
  const isDrawn = useDeferredValue(isOpen)
  const isPrinting = usePrinting()
  const close = (): void => {
    set(false)
  }
  const shown = sign ?? label
  const named = sign === undefined ? {} : { 'aria-label': label }
  return (
    <div ref={root} data-part="more">
      {!isAwake || (isFolding && !wasOpened) ? (
        <details
          suppressHydrationWarning
          onToggle={({ currentTarget }) => {
            if (!currentTarget.open) end()
          }}
        >
          <summary id={id} className={className} {...named} {...tracked}>
            {shown}
          </summary>
          <div id={`${OVERLAY_MARKER.slice(1)}${id.toLowerCase()}`}>{inPage}</div>
        </details>
      ) : (
        <>
          <button
            type="button"
            id={id}
            className={className}
            aria-haspopup="dialog"
            data-overlay-id={id}
            {...named}
            {...tracked}
            onClick={() => {
              set(true)
            }}
          >
            {shown}
          </button>
          <Popup isOpen={isOpen} look={look} label={name} closeLabel={closeLabel} onClose={close}>
            {isOpen && isDrawn ? children : null}
          </Popup>
          {isPrinting ? inPage : null}
        </>
      )}
    </div>
  )
}
