import type { RouteEvent, PlanView } from '@evkit/engine/route'
import { Button, Disclosure } from '../primitives/index.js'
import { Explanations } from '../tool/index.js'
import styles from './reach-panel.module.css'

/** Props of the panel. */
export interface ReachPanelProps {
  readonly plan: PlanView
  /** What opens the steps of the calculation. */
  readonly traceLabel: string
  readonly send: (event: RouteEvent) => void
}

const LeftOut = ({ plan: { leftOut }, send }: Pick<ReachPanelProps, 'plan' | 'send'>) =>
  leftOut === undefined ? null : (
    <div className={styles['left-out']} data-part="left-out">
      <p>{leftOut.text}</p>
      <Button
        data-live
        onClick={() => {
          send({ type: 'trip.set', change: { isAssumed: true } })
        }}
      >
        {leftOut.include}
      </Button>
    </div>
  )

const Figures = ({ figures }: Pick<PlanView, 'figures'>) =>
  figures.length === 0 ? null : (
    <dl className={styles['figures']}>
      {figures.map(({ id, label, value }) => (
        <div key={id} className={styles['row']} data-part={`figure-${id}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

/** How far the car gets: the result in one sentence, what the time is made of, what it rests on, and every step. */
export const ReachPanel = ({ plan, traceLabel, send }: ReachPanelProps) => (
  <section
    className={styles['panel']}
    aria-label={plan.heading}
    data-part="reach"
    data-state={plan.kind}
  >
    <h2 className={styles['heading']}>{plan.heading}</h2>
    <p className={styles['text']} data-part="plan-text">
      {plan.text}
    </p>
    <LeftOut plan={plan} send={send} />
    <Figures figures={plan.figures} />
    {plan.conditions === '' ? null : (
      <p className={styles['conditions']} data-part="plan-conditions">
        {plan.conditions}
      </p>
    )}
    {plan.explanations.length === 0 ? null : (
      <Disclosure label={traceLabel}>
        <Explanations explanations={plan.explanations} />
      </Disclosure>
    )}
  </section>
)
