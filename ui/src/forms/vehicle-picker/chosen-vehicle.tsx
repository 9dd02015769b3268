import type { ChosenVehicleView } from '@evkit/engine/forms'
import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/index.js'
import { VehicleCard, type VehicleProps } from '../vehicle-card.js'
import styles from './chosen-vehicle.module.css'

/** Props of the card of the chosen vehicle. */
export interface ChosenVehicleProps extends VehicleProps {
  readonly vehicle: ChosenVehicleView
  /** Id of what a line of the summary leads to: its button. */
  readonly id: string
  /** It has just been chosen: the button takes the focus, which was on its tile. */
  readonly takesFocus?: boolean
  readonly onChange: () => void
}

/** The chosen vehicle, and the way back to the others. */
export const ChosenVehicle = (props: ChosenVehicleProps) => {
  const { vehicle, id, takesFocus = false, onChange } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div
      className={styles['card']}
      role="group"
      aria-labelledby={`${id}-name`}
      data-part="chosen-vehicle"
    >
      <p className={styles['label']} id={`${id}-name`}>
        {vehicle.label}
      </p>
      <VehicleCard {...props}>
        <span className={styles['change']}>
          <Button
            ref={button}
            id={id}
            aria-label={vehicle.change.name}
            data-part="change-vehicle"
            onClick={onChange}
          >
            {vehicle.change.text}
          </Button>
        </span>
      </VehicleCard>
    </div>
  )
}
