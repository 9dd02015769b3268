import type {
  ChargingView,
  EstimatePanel as Panel,
  Figure,
  TimePanel,
} from '@evkit/engine/charging/view'
import { Spinner } from '../primitives/index.js'
import styles from './estimate-panel.module.css'

/** Props of the estimate panel. */
export interface EstimatePanelProps {
  readonly panel: Panel
  readonly label: string
  readonly picture: ChargingView['picture']
}

/** A figure with its unit; a reader hears the spoken form in its place. */
const FigureText = ({ figure }: { readonly figure: Figure }) => (
  <>
    <span aria-hidden="true">{figure.figure}</span>{' '}
    <span aria-hidden="true" className={styles['unit']}>
      {figure.unit}
    </span>
    <span className={styles['spoken']}>{figure.spoken}</span>
  </>
)

const Facts = ({ panel }: { readonly panel: TimePanel }) => (
  <dl className={styles['facts']}>
    {panel.facts.map(({ id, label, text }) => (
      <div key={id} data-part={`fact-${id}`}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

const Time = ({ panel, label }: { readonly panel: TimePanel; readonly label: string }) => (
  <div className={styles['result']}>
    <div className={styles['head']}>
      <h2 className={styles['label']}>{label}</h2>
      <span className={styles['tag']} data-part="basis" data-state={panel.basis.kind}>
        {panel.basis.label}
      </span>
    </div>
    <p className={styles['time']} data-part="duration">
      <FigureText figure={panel.duration} />
    </p>
    <div>
      <p className={styles['conditions']} data-part="conditions">
        {panel.conditions}
      </p>
      <p className={styles['muted']}>
        <span data-part="exact">{panel.exact}</span>
        {' · '}
        {panel.note}
      </p>
    </div>
    <Facts panel={panel} />
  </div>
)

/** The living result: time, conditions and facts; or the spinner and what has no data. */
export const EstimatePanel = ({ panel, label, picture }: EstimatePanelProps) => (
  <section
    className={styles['panel']}
    aria-label={label}
    data-part="estimate"
    data-state={panel.status}
    aria-busy="false"
  >
    <div className={styles['stage']}>
      {picture === undefined ? null : (
        <img
          className={styles['picture']}
          src={picture.src}
          alt={picture.alt}
          width={800}
          height={400}
          fetchPriority="high"
        />
      )}
    </div>
    {panel.status === 'time' ? (
      <Time panel={panel} label={label} />
    ) : (
      <div className={styles['result']}>
        <h2 className={styles['label']}>{label}</h2>
        <div className={styles['missing']}>
          <Spinner label={panel.spinner} />
          {panel.message === '' ? null : <p data-part="missing">{panel.message}</p>}
        </div>
        <p className={styles['conditions']} data-part="conditions">
          {panel.conditions}
        </p>
      </div>
    )}
  </section>
)
