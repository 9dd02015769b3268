import { option as O } from 'fp-ts'
import type { VehicleFacts } from '@evkit/engine/internal/forms'
import type { ReactNode } from 'react'
import { LastingPicture } from './lasting-picture.js'
import type { JourneyPorts } from './lead-form-app.types.js'
import styles from './vehicle-card.module.css'

/** A vehicle, and where its picture is. */
export interface VehicleProps {
  readonly vehicle: VehicleFacts
  readonly pictureOf: JourneyPorts['pictureOf']
}

/** The picture of a vehicle; its frame keeps its size without one. */
export const VehiclePicture = ({ vehicle: { image, alternative }, pictureOf }: VehicleProps) => (
  <span className={styles['frame']} data-part="vehicle-frame">
    {O.isNone(image) ? null : (
      <LastingPicture sources={pictureOf(image.value)} alternative={alternative} />
    )}
  </span>
)

/** A vehicle with its picture, and what can be done about it below. */
export const VehicleCard = (props: VehicleProps & { readonly children: ReactNode }) => {
  const { title, engine, chosen } = props.vehicle
  return (
    <>
      <VehiclePicture {...props} />
      <div className={styles['facts']}>
        <p className={styles['name']}>{title}</p>
        {engine === '' ? null : <p className={styles['line']}>{engine}</p>}
        {O.isNone(chosen) ? null : (
          <p className={styles['line']} data-part="vehicle-chosen">
            {chosen.value}
          </p>
        )}
        {props.children}
      </div>
    </>
  )
}
