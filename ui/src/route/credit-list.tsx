import type { CreditView } from '@evkit/engine/internal/route'
import styles from './map-notes.module.css'

/** Props of the sources. */
export interface CreditListProps {
  readonly label: string
  readonly list: readonly CreditView[]
}

/** Where roads, stations and places come from. */
export const CreditList = ({ label, list }: CreditListProps) =>
  list.length === 0 ? null : (
    <div className={styles['credits']} data-part="credits">
      <p className={styles['label']}>{label}</p>
      <ul>
        {list.map(({ text, url, note }) => (
          <li key={text}>
            {url === '' ? text : <a href={url}>{text}</a>} {note}
          </li>
        ))}
      </ul>
    </div>
  )
