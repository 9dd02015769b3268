import type { Finding } from '@evkit/engine/content'
import { Icon } from '../../primitives/index.js'
import styles from './finding-note.module.css'

/** What was found wrong with a block, for whoever writes the page; visitors never see it. */
export const FindingNote = ({ finding: { code, path, text } }: { readonly finding: Finding }) => (
  <div className={styles['note']} role="note" data-part="finding" dir="ltr" lang="en">
    <Icon name="warning" />
    <p>
      <code>{code}</code> <code>{path}</code>
      <span className={styles['text']}>{text}</span>
    </p>
  </div>
)
