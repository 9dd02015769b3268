import type { ProvenanceView } from '@evkit/engine/tool'
import { Disclosure } from '../primitives/index.js'
import styles from './provenance-list.module.css'

/** Props of the list. */
export interface ProvenanceListProps {
  readonly label: string
  readonly rows: readonly ProvenanceView[]
}

/** Where the defaults come from, each with how sure it is. */
export const ProvenanceList = ({ label, rows }: ProvenanceListProps) => (
  <Disclosure label={label}>
    <ul className={styles['rows']} data-part="provenance">
      {rows.map(({ id, value, basis, text, url }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['value']}>{value}</span>
          <span className={styles['tag']} data-state={basis.kind}>
            {basis.label}
          </span>
          <span className={styles['text']}>{url === '' ? text : <a href={url}>{text}</a>}</span>
        </li>
      ))}
    </ul>
  </Disclosure>
)
