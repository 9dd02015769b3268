import type { MapView } from '@evkit/engine/internal/route'
import styles from './map-notes.module.css'

/** Props of the list of colours. */
export interface MapPartsProps {
  readonly label: string
  readonly parts: MapView['parts']
}

/** What the colours of the road mean, each once. */
export const MapParts = ({ label, parts }: MapPartsProps) => {
  const kinds = new Map(parts.map((part) => [part.kind, part.label]))
  return parts.length === 0 ? null : (
    <ul className={styles['parts']} aria-label={label} data-part="map-parts">
      {[...kinds].map(([kind, text]) => (
        <li key={kind} className={styles['part']} data-state={kind}>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** What the map shows, in words. */
export const MapText = ({ text }: Pick<MapView, 'text'>) =>
  text === '' ? null : (
    <p className={styles['text']} data-part="map-text">
      {text}
    </p>
  )
