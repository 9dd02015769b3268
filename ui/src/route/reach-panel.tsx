import type { RouteEvent, RouteView } from '@evkit/engine/route'
import type { PlanView } from '@evkit/engine/internal/route'
import { Button, Disclosure } from '../primitives/index.js'
import { Explanations } from '../tool/index.js'
import type { PlannerView } from './alternative-view.js'
import { AlternativeRoad } from './alternative-road.js'
import { ChangeLink } from './change-link.js'
import { TakeAlong, type TakeAlongProps } from './take-along.js'
import { PlanAims } from './plan-aims.js'
import styles from './reach-panel.module.css'

/** Props of the panel. */
export interface ReachPanelProps extends Omit<TakeAlongProps, 'words'> {
  readonly plan: PlanView
  readonly alternative: PlannerView['alternative']
  readonly labels: Pick<RouteView['labels'], 'trace'>
  readonly send: (event: RouteEvent) => void
}

type Parts = Pick<ReachPanelProps, 'plan' | 'send'>

const LeftOut = ({ plan: { leftOut }, send }: Parts) =>
  leftOut === undefined ? null : (
    <div className={styles['aside']} data-part="left-out">
      <p>{leftOut.text}</p>
      <ChangeLink link={leftOut.include} look="button" part="left-out-include" send={send} />
    </div>
  )

const Wishes = ({ plan: { wishes }, send }: Parts) =>
  wishes.length === 0 ? null : (
    <ul className={styles['wishes']} data-part="wishes">
      {wishes.map(({ text, undo }) => (
        <li key={text} className={styles['aside']}>
          {text} <ChangeLink link={undo} look="text" part="wish-undo" send={send} />
        </li>
      ))}
    </ul>
  )

// [min] A night at a charger of a house or hotel [kW].
const PLACE_TO_CHARGE = { stay: 480, power: 11 }

const Trouble = ({ plan: { trouble }, send }: Parts) =>
  trouble === undefined ? null : (
    <div className={styles['trouble']} data-part="trouble">
      <p data-part="trouble-reason">{trouble.reason}</p>
      {trouble.leftOut.length === 0 ? null : (
        <ul className={styles['reasons']}>
          {trouble.leftOut.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className={styles['label']}>{trouble.label}</p>
      <div className={styles['remedies']}>
        {trouble.remedies.map((remedy) => (
          <ChangeLink key={remedy.href} link={remedy} look="button" part="remedy" send={send} />
        ))}
        {trouble.addPlace === '' ? null : (
          <Button
            data-live
            data-part="remedy-place"
            onClick={() => {
              send({ type: 'via.add', ...PLACE_TO_CHARGE })
            }}
          >
            {trouble.addPlace}
          </Button>
        )}
      </div>
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

/** How far the car gets: the result in one sentence, plans side by side, what the time is made of, and what would help. */
export const ReachPanel = ({ plan, alternative, labels, send, ...ways }: ReachPanelProps) => (
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
    <Trouble plan={plan} send={send} />
    <PlanAims aims={plan.aims} send={send} />
    <AlternativeRoad alternative={alternative} send={send} />
    <LeftOut plan={plan} send={send} />
    <Wishes plan={plan} send={send} />
    <Figures figures={plan.figures} />
    {plan.takeAlong === undefined ? null : <TakeAlong words={plan.takeAlong} {...ways} />}
    {plan.conditions.map((text) => (
      <p key={text} className={styles['conditions']} data-part="plan-conditions">
        {text}
      </p>
    ))}
    {plan.explanations.length === 0 ? null : (
      <Disclosure label={labels.trace}>
        <Explanations explanations={plan.explanations} />
      </Disclosure>
    )}
  </section>
)
