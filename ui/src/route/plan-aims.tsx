import type { RouteEvent } from '@evkit/engine/route'
import type { PlanView } from '@evkit/engine/internal/route'
import { useState } from 'react'
import styles from './plan-aims.module.css'

/** Props of the plans side by side. */
export interface PlanAimsProps {
  readonly aims: PlanView['aims']
  readonly send: (event: RouteEvent) => void
}

// While plans are worked out anew those that were shown last stay.
const useKnown = (aims: PlanView['aims']): PlanView['aims'] => {
  const [known, setKnown] = useState(aims)
  if (aims.isBusy) return { ...known, isBusy: true }
  if (aims !== known) setKnown(aims)
  return aims
}

/** The fastest plan, the one with the fewest stops and the cheapest side by side: one is chosen, the others are links. */
export const PlanAims = ({ aims, send }: PlanAimsProps) => {
  const { label, list, isBusy } = useKnown(aims)
  return list.length === 0 ? null : (
    <nav className={styles['aims']} aria-label={label} aria-busy={isBusy} data-part="aims">
      {list.map(({ id, label, href, change, isChosen, time, stops, price }) => (
        <a
          key={id}
          className={styles['aim']}
          href={href}
          aria-current={isChosen ? 'true' : undefined}
          data-part={`aim-${id}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            send({ type: 'trip.set', change })
          }}
        >
          <span className={styles['label']}>{label}</span>
          <span className={styles['time']}>{time}</span>
          <span className={styles['detail']}>{stops}</span>
          {price === '' ? null : <span className={styles['detail']}>{price}</span>}
        </a>
      ))}
    </nav>
  )
}
