import { toVehiclePickerView, type Vehicle } from '@evkit/engine/forms'
import { faultOfKey, OLD_QUOTE_WIDTH, wordFault } from '@evkit/engine/internal/forms'
import { toUndefined, type Option } from '@evkit/engine/shared'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { Button } from '../../primitives/index.js'
import { FormFrame } from '../form-frame.js'
import { FormHead } from '../form-parts.js'
import type { JourneyPorts, LeadFormAppProps } from '../lead-form-app.types.js'
import styles from './quote.module.css'
import { useFocus } from '../use-focus.js'
import { VehiclePicker } from '../vehicle-picker/vehicle-picker.js'

/** Props of the page on which a vehicle is chosen. */
export interface ModelStepProps {
  readonly app: LeadFormAppProps
  readonly ports: JourneyPorts
  readonly vehicles: readonly Vehicle[]
  readonly chosen: Option<Vehicle>
  readonly onChoose: (vehicle: Vehicle) => void
  /** How far the visitor is. */
  readonly above: ReactNode
}

const TARGETS = { tiles: 'input[type=radio]' } as const

/** The first page of the quote application: its vehicles, and the way on. */
export const ModelStep = (props: ModelStepProps) => {
  const { app, ports, vehicles, chosen, onChoose } = props
  const id = useId()
  const [moved, setMoved] = useState<string>()
  // What was chosen before may come a moment later than the page.
  const checked = moved ?? toUndefined(chosen)?.id
  const [isStopped, setStopped] = useState(false)
  const { root, focus } = useFocus(TARGETS)
  const words = useMemo(() => app.wordsOf(app.configuration), [app])
  const heading = words.translate('ModelSelectorHeading')
  const fault = isStopped && checked === undefined ? faultOfKey('ModelRequired') : undefined
  const error = wordFault(words.translate, heading, fault)
  const view = useMemo(
    () => toVehiclePickerView({ vehicles, chosen, heading, error, words }),
    [vehicles, chosen, heading, error, words],
  )
  useEffect(() => {
    app.ports.setTitle(heading)
  }, [app.ports, heading])
  const choose = (wanted: string | undefined): void => {
    const vehicle = vehicles.find((one) => one.id === wanted)
    if (vehicle !== undefined) onChoose(vehicle)
  }
  return (
    <FormFrame maxWidth={OLD_QUOTE_WIDTH}>
      <FormHead header={{ heading, subHeading: '', description: '' }} above={props.above} />
      <div ref={root}>
        <VehiclePicker
          view={view}
          layout="strip"
          pictureOf={ports.pictureOf}
          id={id}
          name="pno"
          isHeadingHidden
          onMove={setMoved}
          onChoose={setMoved}
          onEnter={choose}
        />
      </div>
      {vehicles.length === 0 ? null : (
        <div className={styles['actions']} data-part="quote-actions">
          <Button
            look="primary"
            onClick={() => {
              setStopped(true)
              if (checked === undefined) focus('tiles')
              choose(checked)
            }}
          >
            {words.translate('Continue')}
          </Button>
        </div>
      )}
    </FormFrame>
  )
}
