import type { WhatIfView } from '@evkit/engine/internal/savings'
import styles from './break-even-list.module.css'

/** The value of each slider at which both cars cost the same. */
export const BreakEvenList = ({ breakEven }: { readonly breakEven: WhatIfView['breakEven'] }) => (
  <section className={styles['section']} aria-label={breakEven.heading} data-part="break-even">
    <h2 className={styles['heading']}>{breakEven.heading}</h2>
    <p className={styles['text']}>{breakEven.text}</p>
    <dl>
      {breakEven.rows.map(({ id, label, text, isReachable }) => (
        <div key={id} className={styles['row']} data-state={isReachable ? 'reachable' : 'beyond'}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
