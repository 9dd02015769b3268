import type { RouteEvent } from '@evkit/engine/route'
import { useState } from 'react'
import type { PlannerView } from './alternative-view.js'
import styles from './plan-aims.module.css'

/** Props of the other road. */
export interface AlternativeRoadProps {
  readonly alternative: PlannerView['alternative']
  readonly send: (event: RouteEvent) => void
}

// While the road is asked for what was last known of it stays, as the server has drawn it.
const useKnown = (alternative: PlannerView['alternative']): PlannerView['alternative'] => {
  const [known, setKnown] = useState(alternative)
  if (alternative?.kind === 'asking') return known
  if (alternative !== known) setKnown(alternative)
  return alternative
}

/** The other of two roads, as a link with what it differs in; or that there is none, where the address asks for it. */
export const AlternativeRoad = ({ alternative, send }: AlternativeRoadProps) => {
  const known = useKnown(alternative)
  if (known === undefined || known.kind === 'asking') return null
  if (known.kind === 'missing') return <p data-part="alternative-missing">{known.text}</p>
  return (
    <nav className={styles['aims']} aria-label={known.heading} data-part="alternative">
      <a
        className={styles['wide']}
        href={known.href}
        data-part="alternative-link"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          send({ type: 'road.other' })
        }}
      >
        <span className={styles['label']}>{known.label}</span>
        {known.time === '' ? null : <span className={styles['time']}>{known.time}</span>}
        {known.details.map((text) => (
          <span key={text} className={styles['detail']}>
            {text}
          </span>
        ))}
      </a>
    </nav>
  )
}
