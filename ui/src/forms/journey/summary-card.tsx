import { option as O } from 'fp-ts'
import type { SummaryCard, QuoteChoice } from '@evkit/engine/forms'
import type { ChangeView, SummaryRetailer, SummaryVehicle } from '@evkit/engine/internal/forms'
import type { Option } from '@evkit/engine/shared'
import { useId, type MouseEvent } from 'react'
import type { JourneyPorts } from '../lead-form-app.types.js'
import { VehicleCard } from '../vehicle-card.js'
import parts from '../vehicle-card.module.css'
import styles from './summary-card.module.css'

interface ChangeProps {
  readonly change: Option<ChangeView>
  /** Called in place of the link. */
  readonly onPress: (() => void) | undefined
}

// A press that asks for a new window is the browser's.
const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const Change = ({ change, onPress }: ChangeProps) =>
  O.isNone(change) ? null : (
    <a
      className={styles['change']}
      href={change.value.href}
      aria-label={change.value.name}
      onClick={(event) => {
        if (onPress === undefined || !isPlain(event)) return
        event.preventDefault()
        onPress()
      }}
    >
      {change.value.text}
    </a>
  )

const Vehicle = ({
  onChange,
  ...props
}: {
  readonly vehicle: SummaryVehicle
  readonly pictureOf: JourneyPorts['pictureOf']
  readonly onChange: ChangeProps['onPress']
}) => (
  <div className={styles['part']} data-part="summary-vehicle">
    <VehicleCard {...props}>
      <Change change={props.vehicle.change} onPress={onChange} />
    </VehicleCard>
  </div>
)

const Retailer = (props: {
  readonly retailer: SummaryRetailer
  readonly onChange: ChangeProps['onPress']
}) => {
  const { name, lines, phone, phoneHref, change } = props.retailer
  return (
    <div className={styles['part']} data-part="summary-retailer">
      <div className={parts['facts']}>
        <p className={parts['name']}>{name}</p>
        <address className={styles['address']}>
          {lines.map((line) => (
            <span key={line} className={parts['line']}>
              {line}
            </span>
          ))}
          {phone === '' ? null : (
            <a className={styles['phone']} href={phoneHref} dir="ltr">
              {phone}
            </a>
          )}
        </address>
        <Change change={change} onPress={props.onChange} />
      </div>
    </div>
  )
}

/** Props of the card of what was chosen. */
export interface SummaryCardPartProps {
  readonly card: SummaryCard
  readonly pictureOf: JourneyPorts['pictureOf']
  /** Called in place of the link that changes a choice. */
  readonly onChange?: ((choice: QuoteChoice) => void) | undefined
}

/** What a lead is about, and for whom. */
export const SummaryCardPart = ({ card, pictureOf, onChange }: SummaryCardPartProps) => {
  const { label, vehicle, retailer } = card
  const changeOf = (choice: QuoteChoice) =>
    onChange === undefined
      ? undefined
      : () => {
          onChange(choice)
        }
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id} data-part="summary-card">
      <h2 id={id} className={styles['heading']}>
        {label}
      </h2>
      <div className={styles['parts']}>
        {O.isNone(vehicle) ? null : (
          <Vehicle vehicle={vehicle.value} pictureOf={pictureOf} onChange={changeOf('model')} />
        )}
        {O.isNone(retailer) ? null : (
          <Retailer retailer={retailer.value} onChange={changeOf('retailer')} />
        )}
      </div>
    </section>
  )
}
