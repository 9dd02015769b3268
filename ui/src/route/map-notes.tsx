import type { CreditView, MapView } from '@evkit/engine/route/view'
import styles from './map-notes.module.css'

/** Props of what stands under the map. */
export interface MapNotesProps {
  readonly map: Pick<MapView, 'text' | 'parts'>
  /** Name of the list of colours. */
  readonly partsLabel: string
}

const Parts = ({ map, partsLabel }: MapNotesProps) =>
  map.parts.length === 0 ? null : (
    <ul className={styles['parts']} aria-label={partsLabel} data-part="map-parts">
      {map.parts.map(({ kind, from, label }) => (
        <li key={from} className={styles['part']} data-state={kind}>
          {label}
        </li>
      ))}
    </ul>
  )

/** What the map shows, in words, and what its colours mean. */
export const MapNotes = ({ map, partsLabel }: MapNotesProps) => (
  <div className={styles['notes']}>
    <Parts map={map} partsLabel={partsLabel} />
    {map.text === '' ? null : (
      <p className={styles['text']} data-part="map-text">
        {map.text}
      </p>
    )}
  </div>
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
