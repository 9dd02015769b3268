import type { StopView } from '@evkit/engine/route'
import { Disclosure } from '../primitives/index.js'
import { Explanations } from '../tool/index.js'
import styles from './stop-list.module.css'

/** Props of the list. */
export interface StopListProps {
  readonly label: string
  readonly stops: readonly StopView[]
  /** What opens the steps of the calculation. */
  readonly traceLabel: string
}

const Stop = ({ stop, traceLabel }: { readonly stop: StopView; readonly traceLabel: string }) => (
  <li className={styles['stop']} data-part="stop">
    <span className={styles['number']} aria-hidden="true">
      {stop.number}
    </span>
    <div className={styles['body']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{stop.name}</h3>
        <span className={styles['minutes']}>{stop.minutes}</span>
      </div>
      <p className={styles['place']}>{stop.place}</p>
      <p className={styles['levels']}>
        <span>{stop.arrival}</span> <span>{stop.departure}</span> <span>{stop.power}</span>
      </p>
      {stop.note === '' ? null : <p className={styles['note']}>{stop.note}</p>}
      {stop.link === undefined ? null : (
        <a className={styles['link']} href={stop.link.href} data-navigation="">
          {stop.link.label}
        </a>
      )}
      <Disclosure label={traceLabel}>
        <Explanations explanations={stop.explanations} />
      </Disclosure>
    </div>
  </li>
)

/** Where to stop, in the order of the road: for how long, from what to what level, and the same stop in the charging tool. */
export const StopList = ({ label, stops, traceLabel }: StopListProps) => (
  <ol className={styles['stops']} aria-label={label} data-part="stops">
    {stops.map((stop) => (
      <Stop key={stop.id} stop={stop} traceLabel={traceLabel} />
    ))}
  </ol>
)
