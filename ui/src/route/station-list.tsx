import type { StationsView, StationView } from '@evkit/engine/route'
import { useId } from 'react'
import { Icon } from '../primitives/index.js'
import styles from './station-list.module.css'

const Station = ({ station }: { readonly station: StationView }) => (
  <li className={styles['station']} data-part="station">
    <p>{station.sentence}</p>
    {station.leftOut === '' ? null : <p className={styles['source']}>{station.leftOut}</p>}
    {station.source === '' ? null : <p className={styles['source']}>{station.source}</p>}
  </li>
)

/**
 * How many stations there are along the road, and each of them in the order of the road: what the map shows, in words.
 * The list opens under its heading; it is on the page from the start, and found by the browser's search.
 */
export const StationList = ({ stations }: { readonly stations: StationsView }) => {
  const id = useId()
  const heading = (
    <h2 className={styles['heading']} id={id} data-part="stations-heading">
      {stations.heading}
    </h2>
  )
  if (stations.list.length === 0) return heading
  return (
    <details className={styles['stations']} data-part="stations">
      <summary className={styles['summary']}>
        {heading}
        <Icon name="chevron" size={22} />
      </summary>
      <p className={styles['source']} data-part="stations-note">
        {stations.note}
      </p>
      {/* A long list scrolls in its place beside the controls, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
        <ol aria-labelledby={id}>
          {stations.list.map((station) => (
            <Station key={station.id} station={station} />
          ))}
        </ol>
      </div>
    </details>
  )
}
