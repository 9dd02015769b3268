import { useEffect, useId, useRef } from 'react'
import { Icon } from './icon.js'
import { treeOf } from './own-tree.dom.js'
import styles from './error-summary.module.css'

/** Props of the list of everything that is wrong. */
export interface ErrorSummaryProps {
  readonly heading: string
  readonly lines: readonly {
    /** Id of the control it leads to. */
    readonly target: string
    readonly text: string
  }[]
}

const follow = (line: Element, target: string): void => {
  const control = treeOf(line).getElementById(target)
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

/** Everything that is wrong, in one box: it takes the focus when it appears, and each line leads to its control. */
export const ErrorSummary = ({ heading, lines }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div
      ref={box}
      className={styles['summary']}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      data-part="error-summary"
    >
      <h2 className={styles['heading']} id={id}>
        <Icon name="warning" />
        {heading}
      </h2>
      <ul className={styles['lines']}>
        {lines.map(({ target, text }) => (
          <li key={target}>
            <a
              className={styles['line']}
              href={`#${target}`}
              onClick={(event) => {
                event.preventDefault()
                follow(event.currentTarget, target)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
