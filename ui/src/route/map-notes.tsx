import type { CreditView, MapView } from '@evkit/engine/route'
import styles from './map-notes.module.css'

/** Props of the list of colours. */
export interface MapPartsProps {
  readonly label: string
  readonly parts: MapView['parts']
}

/** What the colours of the road mean. */
export const MapParts = ({ label, parts }: MapPartsProps) =>
  parts.length === 0 ? null : (
    <ul className={styles['parts']} aria-label={label} data-part="map-parts">
      {parts.map((part) => (
        <li key={part.from} className={styles['part']} data-state={part.kind}>
          {part.label}
        </li>
      ))}
    </ul>
  )

/** What the map shows, in words. */
export const MapText = ({ text }: Pick<MapView, 'text'>) =>
  text === '' ? null : (
    <p className={styles['text']} data-part="map-text">
      {text}
    </p>
  )

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
