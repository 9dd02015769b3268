import { useRef, useState, type ReactNode } from 'react'
import { Popup } from '../../primitives/index.js'
import { useNative } from './use-native.js'
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

/** A button that opens more in a dialog; without scripts a fold in the page. */
export const More = (props: MoreProps) => {
  const { id, label, sign, look, name, closeLabel, className, inPage, children } = props
  const tracked = { 'data-event': props.event === '' ? undefined : props.event }
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const isAwake = useNative(root, ({ opened }) => {
    setOpen(opened.includes(id))
  })
  const close = (): void => {
    setOpen(false)
  }
  const shown = sign ?? label
  const named = sign === undefined ? {} : { 'aria-label': label }
  return (
    <div ref={root} data-part="more">
      {isAwake ? (
        <>
          <button
            type="button"
            id={id}
            className={className}
            aria-haspopup="dialog"
            {...named}
            {...tracked}
            onClick={() => {
              setOpen(true)
            }}
          >
            {shown}
          </button>
          <Popup isOpen={isOpen} look={look} label={name} closeLabel={closeLabel} onClose={close}>
            {isOpen ? children : null}
          </Popup>
          {isPrinting ? inPage : null}
        </>
      ) : (
        <details suppressHydrationWarning>
          <summary id={id} className={className} {...named} {...tracked}>
            {shown}
          </summary>
          {inPage}
        </details>
      )}
    </div>
  )
}
