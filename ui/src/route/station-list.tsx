import type { RouteEvent } from '@evkit/engine/route'
import type { StationsView, StationView } from '@evkit/engine/internal/route'
import { useId } from 'react'
import { Button, Icon } from '../primitives/index.js'
import styles from './station-list.module.css'

/** Props of the list. */
export interface StationListProps {
  readonly stations: StationsView
  readonly send: (event: RouteEvent) => void
}

const Station = ({
  station,
  send,
}: Pick<StationListProps, 'send'> & { readonly station: StationView }) => (
  <li className={styles['station']} data-part="station">
    <p>{station.sentence}</p>
    {station.leftOut === '' ? null : <p className={styles['source']}>{station.leftOut}</p>}
    {station.source === '' ? null : <p className={styles['source']}>{station.source}</p>}
    <Button
      data-live
      data-part="station-stop"
      aria-label={`${station.stop}: ${station.name}`}
      onClick={() => {
        send({ type: 'trip.set', change: station.change })
      }}
    >
      {station.stop}
    </Button>
  </li>
)

/**
 * How many stations there are along the road, and each of them in the order of the road: what the map shows, in words.
 * The list opens under its heading; it is on the page from the start, and found by the browser's search.
 */
export const StationList = ({ stations, send }: StationListProps) => {
  const id = useId()
  const heading = (
    <h2 className={styles['heading']} id={id} data-part="stations-heading">
      {stations.heading}
    </h2>
  )
  if (stations.list.length === 0) return heading
  return (
    <details data-part="stations">
      <summary className={styles['summary']}>
        {heading}
        <Icon name="chevron" size={22} />
      </summary>
      <div className={styles['source']} data-part="stations-note">
        {stations.notes.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {/* A long list scrolls in its place beside the controls, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="group" aria-labelledby={id} tabIndex={0}>
        <ol aria-labelledby={id}>
          {stations.list.map((station) => (
            <Station key={station.id} station={station} send={send} />
          ))}
        </ol>
      </div>
    </details>
  )
}
