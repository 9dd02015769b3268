import type { Vehicle } from '@evkit/engine/forms'
import { toVehiclePickerView } from '@evkit/engine/forms/vehicle-picker'
import type { Option } from '@evkit/engine/shared'
import { useEffect, useMemo } from 'react'
import { FormFrame } from '../form-frame.js'
import { FormHead } from '../form-parts.js'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import { VehiclePicker } from '../vehicle-picker/vehicle-picker.js'

/** Props of the page on which a vehicle is chosen. */
export interface ModelStepProps {
  readonly app: LeadFormAppProps
  readonly ports: JourneyPorts
  readonly vehicles: readonly Vehicle[]
  readonly chosen: Option<Vehicle>
  readonly onChoose: (vehicle: Vehicle) => void
}

/** The first page of the quote application: its vehicles. */
export const ModelStep = (props: ModelStepProps) => {
  const { app, vehicles, chosen, onChoose } = props
  const words = useMemo(() => app.wordsOf(app.configuration), [app])
  const view = useMemo(
    () => toVehiclePickerView({ vehicles, chosen, heading: '', error: '', words }),
    [vehicles, chosen, words],
  )
  useEffect(() => {
    app.ports.setTitle(view.heading)
  }, [app.ports, view.heading])
  const choose = (id: string): void => {
    const vehicle = vehicles.find((one) => one.id === id)
    if (vehicle !== undefined) onChoose(vehicle)
  }
  return (
    <FormFrame maxWidth={1280}>
      <FormHead header={{ heading: view.heading, subHeading: '', description: '' }} />
      <VehiclePicker
        view={view}
        layout="strip"
        pictureOf={props.ports.pictureOf}
        id="model"
        name="pno"
        isHeadingHidden
        onChoose={choose}
      />
    </FormFrame>
  )
}
