import type { Dismissal } from '@evkit/engine/content'
import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button, focusAfter, Icon } from '../../primitives/index.js'
import type { Dismissals } from './dismissals.js'
import styles from './dismissed-messages.module.css'

/** What the list of closed messages says. */
export interface DismissedWords {
  readonly dismissed: string
  readonly showAgain: string
}

/** Props of the list of closed messages. */
export interface DismissedMessagesProps {
  readonly words: DismissedWords
  readonly dismissals: Dismissals
}

const NOTHING: readonly Dismissal[] = []

/** A small control that brings back what was closed during the visit; nothing while nothing was. */
export const DismissedMessages = ({ words, dismissals }: DismissedMessagesProps) => {
  const closed = useSyncExternalStore(dismissals.onChange, dismissals.list, () => NOTHING)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  // The button goes: a message of this page takes the focus, one of another page cannot.
  const restore = (key: string): void => {
    const { current } = root
    if (closed.length > 1) current?.querySelector('button')?.focus()
    else if (current !== null) focusAfter(current)
    dismissals.restore(key)
  }
  if (closed.length === 0) return null
  return (
    <div ref={root} className={styles['control']} data-part="dismissed">
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <Icon name="reset" size={20} />
        {words.dismissed}
        <span className={styles['count']}>{closed.length}</span>
      </Button>
      <ul id={id} className={styles['list']} hidden={!isOpen}>
        {closed.map(({ key, name }) => (
          <li key={key} className={styles['entry']}>
            <span className={styles['name']}>{name}</span>
            <Button
              aria-label={`${words.showAgain}: ${name}`}
              onClick={() => {
                restore(key)
              }}
            >
              {words.showAgain}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
