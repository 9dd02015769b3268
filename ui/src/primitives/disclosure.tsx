import type { ReactNode } from 'react'
import { Icon } from './icon.js'
import styles from './disclosure.module.css'

/** Props of a disclosure. */
export interface DisclosureProps {
  readonly label: string
  readonly children: ReactNode
}

/** Something more to read: native, so that it opens without scripts and is found by the browser's search. */
export const Disclosure = ({ label, children }: DisclosureProps) => (
  <details data-part="disclosure">
    <summary className={styles['summary']}>
      {label}
      <Icon name="chevron" size={20} />
    </summary>
    <div className={styles['body']}>{children}</div>
  </details>
)
