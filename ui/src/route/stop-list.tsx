import type { RouteEvent } from '@evkit/engine/route'
import type { StopView } from '@evkit/engine/internal/route'
import { useId } from 'react'
import { Button, Disclosure } from '../primitives/index.js'
import { Explanations } from '../tool/index.js'
import { ChangeLink } from './change-link.js'
import type { Pointing } from './road-parts.types.js'
import styles from './stop-list.module.css'

/** Props of the list. */
export interface StopListProps extends Pointing {
  readonly label: string
  readonly stops: readonly StopView[]
  /** How the leg to the first of them is driven. */
  readonly firstLeg: string
  /** What opens the steps of the calculation. */
  readonly traceLabel: string
  readonly send: (event: RouteEvent) => void
}

type StopProps = Omit<StopListProps, 'label' | 'stops' | 'firstLeg'> & { readonly stop: StopView }

interface Named {
  /** Id of the heading that names the stop. */
  readonly nameId: string
}

const Others = ({ stop, send }: Pick<StopProps, 'stop' | 'send'>) => (
  <>
    {stop.others.length === 0 ? null : (
      <ul className={styles['others']} aria-label={stop.othersLabel} data-part="others">
        {stop.others.map((other) => (
          <li key={other.href}>
            <ChangeLink link={other} look="button" part="other" send={send} />
          </li>
        ))}
      </ul>
    )}
    {stop.othersNote === '' ? null : <p className={styles['note']}>{stop.othersNote}</p>}
  </>
)

// Each is about the stop whose name stands over it.
const Actions = ({ stop, send, nameId }: Pick<StopProps, 'stop' | 'send'> & Named) => (
  <>
    <div className={styles['actions']}>
      {stop.strike === undefined ? null : (
        <ChangeLink
          link={stop.strike}
          look="button"
          part="strike"
          describedBy={nameId}
          send={send}
        />
      )}
      {stop.othersLabel === '' ? null : (
        <Button
          data-live
          data-part="others-open"
          aria-describedby={nameId}
          onClick={() => {
            send({ type: 'stop.open', id: stop.id })
          }}
        >
          {stop.othersLabel}
        </Button>
      )}
      {stop.link === undefined ? null : (
        <a href={stop.link.href} aria-describedby={nameId} data-part="stop-link">
          {stop.link.label}
        </a>
      )}
    </div>
    <Others stop={stop} send={send} />
  </>
)

const Facts = ({ stop }: Pick<StopProps, 'stop'>) => {
  const facts = [stop.arrival, stop.departure, stop.power, stop.price]
  return (
    <p className={styles['levels']}>
      {facts.map((text) => (text === '' ? null : <span key={text}>{text} </span>))}
    </p>
  )
}

const Heading = ({ stop, nameId }: Pick<StopProps, 'stop'> & Named) => (
  <>
    <div className={styles['head']}>
      <h3 className={styles['name']} id={nameId}>
        {stop.name}
      </h3>
      <span className={styles['minutes']}>{stop.minutes}</span>
    </div>
    {stop.times === '' ? null : <p className={styles['times']}>{stop.times}</p>}
    <Facts stop={stop} />
    <p className={styles['place']}>{stop.place}</p>
    {stop.note === '' ? null : <p className={styles['note']}>{stop.note}</p>}
  </>
)

const Leg = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <p className={styles['leg']} data-part="leg">
      {text}
    </p>
  )

// What is in it can be pressed by itself; being looked at only shows where it is on the map and in the chart.
const Stop = ({ stop, nameId, traceLabel, send, onPoint, pointed }: StopProps & Named) => (
  // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
  <li
    className={styles['stop']}
    data-part={stop.kind === 'place' ? 'place' : 'stop'}
    data-kind={stop.kind}
    data-assumed={stop.isAssumedSite ? '' : undefined}
    data-pointed={pointed === stop.id ? '' : undefined}
    onPointerEnter={() => {
      onPoint(stop.id)
    }}
    onPointerLeave={() => {
      onPoint(undefined)
    }}
    onFocus={() => {
      onPoint(stop.id)
    }}
    onBlur={() => {
      onPoint(undefined)
    }}
  >
    <span className={styles['number']} aria-hidden="true">
      {stop.kind === 'stop' ? stop.number : ''}
    </span>
    <div className={styles['body']}>
      <Heading stop={stop} nameId={nameId} />
      <Actions stop={stop} send={send} nameId={nameId} />
      {stop.explanations.length === 0 ? null : (
        <Disclosure label={traceLabel}>
          <Explanations explanations={stop.explanations} />
        </Disclosure>
      )}
      <Leg text={stop.leg} />
    </div>
  </li>
)

/** Where to stop and which places lie on the way, in the order of the road: when, for how long, from what to what level. */
export const StopList = ({ label, stops, firstLeg, ...rest }: StopListProps) => {
  const id = useId()
  return (
    <>
      <Leg text={firstLeg} />
      <ol className={styles['stops']} aria-label={label} data-part="stops">
        {stops.map((stop, at) => (
          <Stop key={stop.id} stop={stop} nameId={`${id}-${at}`} {...rest} />
        ))}
      </ol>
    </>
  )
}
