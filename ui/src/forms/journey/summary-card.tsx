import type {
  ChangeView,
  SummaryCard,
  SummaryRetailer,
  SummaryVehicle,
} from '@evkit/engine/forms/journey'
import type { Option } from '@evkit/engine/shared'
import { useId } from 'react'
import type { JourneyPorts } from '../lead-form-app.types.js'
import { VehicleCard } from '../vehicle-card.js'
import parts from '../vehicle-card.module.css'
import styles from './summary-card.module.css'

const Change = ({ change }: { readonly change: Option<ChangeView> }) =>
  change._tag === 'None' ? null : (
    <a className={styles['change']} href={change.value.href} aria-label={change.value.name}>
      {change.value.text}
    </a>
  )

const Vehicle = (props: {
  readonly vehicle: SummaryVehicle
  readonly pictureOf: JourneyPorts['pictureOf']
}) => (
  <div className={styles['part']} data-part="summary-vehicle">
    <VehicleCard {...props}>
      <Change change={props.vehicle.change} />
    </VehicleCard>
  </div>
)

const Retailer = ({ retailer }: { readonly retailer: SummaryRetailer }) => {
  const { name, lines, phone, change } = retailer
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
            <a className={styles['phone']} href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </address>
        <Change change={change} />
      </div>
    </div>
  )
}

/** Props of the card of what was chosen. */
export interface SummaryCardPartProps {
  readonly card: SummaryCard
  readonly pictureOf: JourneyPorts['pictureOf']
}

/** What a lead is about, and for whom. */
export const SummaryCardPart = ({ card, pictureOf }: SummaryCardPartProps) => {
  const { label, vehicle, retailer } = card
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id} data-part="summary-card">
      <h2 id={id} className={styles['heading']}>
        {label}
      </h2>
      <div className={styles['parts']}>
        {vehicle._tag === 'None' ? null : <Vehicle vehicle={vehicle.value} pictureOf={pictureOf} />}
        {retailer._tag === 'None' ? null : <Retailer retailer={retailer.value} />}
      </div>
    </section>
  )
}
